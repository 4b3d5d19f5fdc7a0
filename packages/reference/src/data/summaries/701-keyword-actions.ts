import type { Summaries } from '../summary.ts'

export const keywordActions: Summaries = {
  7: {
    en: 'Keywords, state-based actions, copies, unusual card frames and rare procedures.',
    de: 'Schlüsselwörter, zustandsbasierte Aktionen, Kopien, besondere Kartenrahmen und seltene Abläufe.',
  },
  700: {
    en: 'Events, modes and other words used throughout.',
    de: 'Ereignisse, Modi und andere allgemein benutzte Begriffe.',
  },
  '700.2': { en: 'Modal: options to choose from.', de: 'Modal: Möglichkeiten zur Wahl.' },
  701: {
    en: 'Verbs with a fixed meaning, such as destroy or scry.',
    de: 'Tätigkeitswörter mit fester Bedeutung, etwa zerstören oder Hellsicht.',
  },
  '701.2': {
    en: 'Use an activated ability: put it on the stack and pay for it.',
    de: 'Eine aktivierte Fähigkeit benutzen: auf den Stapel legen und bezahlen.',
  },
  '701.3': {
    en: 'Move an Aura, Equipment or Fortification onto what it shall sit on.',
    de: 'Eine Aura, Ausrüstung oder Befestigung an ihren Träger bringen.',
  },
  '701.3a': { en: 'What it means to attach.', de: 'Was Anlegen bedeutet.' },
  '701.3b': {
    en: 'An attachment that may not go somewhere does not move.',
    de: 'Was irgendwo nicht angelegt sein darf, bewegt sich nicht.',
  },
  '701.4': {
    en: 'Show a fitting card from hand or point at a fitting permanent of yours.',
    de: 'Eine passende Handkarte vorzeigen oder auf ein passendes eigenes Permanent deuten.',
  },
  '701.5': {
    en: 'Put a spell on the stack and pay for it.',
    de: 'Einen Zauberspruch auf den Stapel legen und bezahlen.',
  },
  '701.6': {
    en: 'Remove a spell or ability from the stack without effect.',
    de: 'Einen Zauberspruch oder eine Fähigkeit ohne Wirkung vom Stapel nehmen.',
  },
  '701.6a': {
    en: 'Off the stack, no effect, spells to the graveyard.',
    de: 'Weg vom Stapel, ohne Wirkung, Zaubersprüche auf den Friedhof.',
  },
  '701.7': {
    en: 'Put tokens with the given characteristics onto the battlefield.',
    de: 'Spielsteine mit den genannten Eigenschaften ins Spiel bringen.',
  },
  '701.7a': { en: 'What it means to create.', de: 'Was Erzeugen bedeutet.' },
  '701.8': {
    en: 'Send a permanent to the graveyard, unless it is indestructible or regenerates.',
    de: 'Ein Permanent auf den Friedhof legen, außer es ist unzerstörbar oder regeneriert.',
  },
  '701.8a': {
    en: "From the battlefield to its owner's graveyard.",
    de: 'Vom Spiel auf den Friedhof seines Besitzers.',
  },
  '701.8b': {
    en: 'Only "destroy", lethal damage and deathtouch destroy.',
    de: 'Nur „zerstöre“, tödlicher Schaden und Todesberührung zerstören.',
  },
  '701.9': { en: 'Put a card from hand into the graveyard.', de: 'Eine Karte von der Hand auf den Friedhof legen.' },
  '701.9a': { en: 'From hand to graveyard.', de: 'Von der Hand auf den Friedhof.' },
  '701.9b': {
    en: 'The player chooses, unless it is random or said otherwise.',
    de: 'Der Spieler wählt, wenn nicht zufällig oder anders gesagt.',
  },
  '701.10': {
    en: 'Make twice as much of power, life, counters or mana.',
    de: 'Stärke, Lebenspunkte, Marken oder Mana auf das Doppelte bringen.',
  },
  '701.11': { en: 'Make three times as much of something.', de: 'Etwas auf das Dreifache bringen.' },
  '701.12': { en: 'Swap two things entirely or not at all.', de: 'Zwei Dinge ganz oder gar nicht tauschen.' },
  '701.12a': { en: 'Whole or not at all.', de: 'Ganz oder gar nicht.' },
  '701.13': { en: 'Put an object into exile from wherever it is.', de: 'Ein Objekt von überallher ins Exil legen.' },
  '701.14': {
    en: 'Two creatures deal damage equal to their power to one another.',
    de: 'Zwei Kreaturen fügen einander Schaden in Höhe ihrer Stärke zu.',
  },
  '701.14a': { en: 'Each hurts the other by its power.', de: 'Jede schadet der anderen mit ihrer Stärke.' },
  '701.15': {
    en: 'Force a creature to attack, preferably somebody else.',
    de: 'Eine Kreatur zum Angriff zwingen, möglichst auf jemand anderen.',
  },
  '701.16': { en: 'Create a Clue.', de: 'Einen Hinweis erzeugen.' },
  '701.17': {
    en: 'Put cards from the top of the library into the graveyard.',
    de: 'Karten oben von der Bibliothek auf den Friedhof legen.',
  },
  '701.17a': { en: 'Top cards to the graveyard.', de: 'Oberste Karten auf den Friedhof.' },
  '701.18': {
    en: 'Play a land, or cast the card if it is no land.',
    de: 'Ein Land spielen oder die Karte wirken, wenn sie kein Land ist.',
  },
  '701.19': {
    en: 'Set up a shield that replaces the next destruction this turn.',
    de: 'Einen Schild aufbauen, der die nächste Zerstörung im Zug ersetzt.',
  },
  '701.19a': {
    en: 'Next time: tap, heal, leave combat instead.',
    de: 'Nächstes Mal stattdessen: tappen, heilen, aus dem Kampf.',
  },
  '701.20': {
    en: 'Show a card to everybody; it stays where it is.',
    de: 'Eine Karte allen zeigen; sie bleibt, wo sie ist.',
  },
  '701.20a': { en: 'Shown to everyone.', de: 'Allen gezeigt.' },
  '701.21': {
    en: "Put a permanent of your own into its owner's graveyard.",
    de: 'Ein eigenes Permanent auf den Friedhof seines Besitzers legen.',
  },
  '701.21a': {
    en: 'Only your own permanents; this is not destruction.',
    de: 'Nur eigene Permanente; das ist keine Zerstörung.',
  },
  '701.22': {
    en: 'Look at top cards and put any of them to the bottom.',
    de: 'Oberste Karten ansehen und beliebige davon nach unten legen.',
  },
  '701.22a': { en: 'Some to the bottom, the rest on top.', de: 'Einige nach unten, der Rest nach oben.' },
  '701.23': {
    en: 'Look through a zone for a matching card; in hidden zones one may fail to find.',
    de: 'Eine Zone nach passenden Karten durchsehen; in verdeckten darf man nichts finden.',
  },
  '701.23a': { en: 'Looking through and finding.', de: 'Durchsehen und finden.' },
  '701.23b': { en: 'In hidden zones one need not find.', de: 'In verdeckten Zonen muss man nicht finden.' },
  '701.24': { en: 'Bring a library into random order.', de: 'Eine Bibliothek in zufällige Reihenfolge bringen.' },
  '701.24a': { en: 'Random for everybody.', de: 'Zufällig für alle.' },
  '701.25': {
    en: 'Look at top cards and put any of them into your graveyard.',
    de: 'Oberste Karten ansehen und beliebige davon auf den Friedhof legen.',
  },
  '701.25a': { en: 'Some to the graveyard, the rest on top.', de: 'Einige auf den Friedhof, der Rest nach oben.' },
  '701.26': {
    en: 'Turn a permanent sideways, or back upright.',
    de: 'Ein Permanent querlegen oder wieder aufrichten.',
  },
  '701.26a': { en: 'Only an untapped one can be tapped.', de: 'Nur Ungetapptes kann getappt werden.' },
  '701.26b': { en: 'Only a tapped one can be untapped.', de: 'Nur Getapptes kann enttappt werden.' },
  '701.27': {
    en: 'Turn a double-faced permanent to its other face.',
    de: 'Ein doppelseitiges Permanent auf die andere Seite drehen.',
  },
  '701.27a': { en: 'Only double-faced ones transform.', de: 'Nur Doppelseitiges transformiert.' },
  '701.28': { en: 'Like transforming, under another name.', de: 'Wie Transformieren, unter anderem Namen.' },
  '701.29': {
    en: "Like scry, but with an opponent's library.",
    de: 'Wie Hellsicht, aber mit der Bibliothek eines Gegners.',
  },
  '701.30': {
    en: 'Both reveal a top card; the higher mana value wins.',
    de: 'Beide decken eine oberste Karte auf; der höhere Manabetrag gewinnt.',
  },
  '701.31': {
    en: 'Leave the current plane for the next one.',
    de: 'Die jetzige Welt verlassen und die nächste aufdecken.',
  },
  '701.32': { en: 'Turn up the top scheme.', de: 'Das oberste Komplott aufdecken.' },
  '701.33': {
    en: 'Put an ongoing scheme back under its deck.',
    de: 'Ein laufendes Komplott unter sein Deck zurücklegen.',
  },
  '701.34': {
    en: 'Give chosen permanents and players one more of each counter they have.',
    de: 'Gewählten Permanenten und Spielern je eine Marke jeder vorhandenen Art geben.',
  },
  '701.34a': { en: 'For any chosen, one more of each kind.', de: 'Für beliebige Gewählte je eine mehr jeder Art.' },
  '701.35': {
    en: 'Until your next turn it neither attacks, blocks nor activates.',
    de: 'Bis zu deinem nächsten Zug kein Angriff, kein Block, keine Aktivierung.',
  },
  '701.36': { en: 'Copy a creature token of yours.', de: 'Einen eigenen Kreaturenspielstein kopieren.' },
  '701.37': {
    en: 'Grow once with counters and become monstrous.',
    de: 'Einmal durch Marken wachsen und monströs werden.',
  },
  '701.38': {
    en: 'Players in turn order choose among options.',
    de: 'Die Spieler wählen der Reihe nach unter Möglichkeiten.',
  },
  '701.39': {
    en: 'Counters for your creature with the least toughness.',
    de: 'Marken für deine Kreatur mit der geringsten Widerstandskraft.',
  },
  '701.40': {
    en: 'Put a card face down onto the battlefield as a plain 2/2.',
    de: 'Eine Karte verdeckt als schlichte 2/2-Kreatur ins Spiel bringen.',
  },
  '701.41': { en: 'A +1/+1 counter for each of several targets.', de: 'Je eine +1/+1-Marke für mehrere Ziele.' },
  '701.42': {
    en: 'Join two matching cards into one permanent.',
    de: 'Zwei zusammengehörige Karten zu einem Permanent fügen.',
  },
  '701.43': {
    en: 'Use something hard, so that it will not untap next time.',
    de: 'Etwas so beanspruchen, dass es nächstes Mal nicht enttappt.',
  },
  '701.44': {
    en: 'Reveal a card: a land goes to hand, otherwise the creature grows.',
    de: 'Eine Karte aufdecken: ein Land kommt auf die Hand, sonst wächst die Kreatur.',
  },
  '701.45': {
    en: 'Build a Contraption; only for silver-bordered cards.',
    de: 'Ein Gerät bauen; nur mit silberumrandeten Karten.',
  },
  '701.46': {
    en: 'Get counters only when there are none yet.',
    de: 'Marken erhalten, aber nur wenn noch keine da sind.',
  },
  '701.47': {
    en: 'Grow your Army, raising one first if necessary.',
    de: 'Die eigene Armee vergrößern, notfalls erst eine aufstellen.',
  },
  '701.48': {
    en: 'Exchange a card by discarding, or fetch a Lesson from outside.',
    de: 'Durch Abwerfen eine Karte tauschen oder eine Lektion von außerhalb holen.',
  },
  '701.49': {
    en: 'Enter a dungeon or go on to its next room.',
    de: 'Ein Gewölbe betreten oder in den nächsten Raum gehen.',
  },
  '701.50': {
    en: 'Draw, discard; a nonland discard adds a counter.',
    de: 'Ziehen, abwerfen; bei Nichtland kommt eine Marke dazu.',
  },
  '701.51': { en: 'Turn up the top Attraction.', de: 'Die oberste Attraktion aufdecken.' },
  '701.52': {
    en: 'Roll a die to see which Attractions are visited.',
    de: 'Würfeln, welche Attraktionen besucht werden.',
  },
  '701.53': { en: 'Create an Incubator with counters.', de: 'Einen Brutapparat mit Marken erzeugen.' },
  '701.54': {
    en: 'Choose a Ring-bearer, whose Ring grows stronger each time.',
    de: 'Einen Ringträger bestimmen, dessen Ring jedes Mal stärker wird.',
  },
  '701.55': { en: 'Choose which of two bad things happens.', de: 'Wählen, welches von zwei Übeln geschieht.' },
  '701.56': {
    en: 'Add or remove a time counter on each chosen thing of yours.',
    de: 'Bei gewählten eigenen Dingen je eine Zeitmarke hinzufügen oder entfernen.',
  },
  '701.57': {
    en: 'Exile until a cheap enough card turns up; cast it free or take it.',
    de: 'Ins Exil schicken, bis eine genügend billige Karte kommt; frei wirken oder nehmen.',
  },
  '701.58': { en: 'Manifest a card with ward on it.', de: 'Eine Karte mit Abwehr manifestieren.' },
  '701.59': {
    en: 'Exile graveyard cards worth enough mana value.',
    de: 'Friedhofskarten von genügendem Manabetrag ins Exil schicken.',
  },
  '701.60': { en: 'Give menace, but take away blocking.', de: 'Bedrohlich verleihen, aber das Blocken nehmen.' },
  '701.61': {
    en: 'Exile three graveyard cards or sacrifice a Food.',
    de: 'Drei Friedhofskarten ins Exil schicken oder eine Speise opfern.',
  },
  '701.62': {
    en: 'Manifest one of two top cards, bury the other.',
    de: 'Eine von zwei obersten Karten manifestieren, die andere ablegen.',
  },
  '701.63': { en: 'Either counters or a Spirit of that size.', de: 'Entweder Marken oder ein Geist dieser Größe.' },
  '701.64': { en: 'Mark a permanent as harnessed.', de: 'Ein Permanent als beherrscht kennzeichnen.' },
  '701.65': {
    en: 'Exile something that its owner may recast cheaply.',
    de: 'Etwas ins Exil schicken, das der Besitzer billig neu wirken darf.',
  },
  '701.66': {
    en: 'Turn a land into a growing creature that comes back.',
    de: 'Ein Land zur wachsenden Kreatur machen, die wiederkehrt.',
  },
  '701.67': {
    en: 'Pay a cost with help of artifacts and creatures.',
    de: 'Kosten mit Hilfe von Artefakten und Kreaturen bezahlen.',
  },
  '701.68': { en: 'Put -1/-1 counters on a creature of yours.', de: '-1/-1-Marken auf eine eigene Kreatur legen.' },
  '701.69': { en: 'Remove damage already marked.', de: 'Bereits vermerkten Schaden entfernen.' },
}
