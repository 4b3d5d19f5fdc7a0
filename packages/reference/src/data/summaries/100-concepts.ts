import type { Summaries } from '../summary.ts'

export const concepts: Summaries = {
  1: {
    en: 'The ideas every game rests on: players, cards, mana, damage and turns of priority.',
    de: 'Die Begriffe, auf denen jede Partie ruht: Spieler, Karten, Mana, Schaden, Priorität.',
  },
  100: {
    en: 'What one needs for a game: players, decks, sideboards.',
    de: 'Was man für eine Partie braucht: Spieler, Decks, Sideboards.',
  },
  101: {
    en: 'Cards beat rules, prohibitions beat permissions, and the active player chooses first.',
    de: 'Karten gehen vor Regeln, Verbote vor Erlaubnissen, und der aktive Spieler wählt zuerst.',
  },
  '101.1': {
    en: 'Where a card contradicts the rules, follow the card.',
    de: 'Widerspricht eine Karte den Regeln, gilt die Karte.',
  },
  '101.2': { en: 'A prohibition wins over a permission.', de: 'Ein Verbot geht vor eine Erlaubnis.' },
  '101.3': { en: 'Impossible parts of an instruction are skipped.', de: 'Unmögliche Teile einer Anweisung entfallen.' },
  '101.4': {
    en: 'When several choose at once: active player first, then in turn order.',
    de: 'Wählen mehrere zugleich: erst der aktive Spieler, dann der Reihe nach.',
  },
  102: {
    en: 'Who counts as active player, opponent and teammate.',
    de: 'Wer aktiver Spieler, Gegner und Mitspieler ist.',
  },
  103: {
    en: 'Who starts, shuffling, life totals, opening hands and mulligans.',
    de: 'Wer anfängt, Mischen, Lebenspunkte, Starthand und Mulligan.',
  },
  '103.5': {
    en: 'Opening hand of seven, with London mulligans.',
    de: 'Starthand von sieben Karten, mit Londoner Mulligan.',
  },
  '103.8': { en: "The first turn is the starting player's.", de: 'Der erste Zug gehört dem Startspieler.' },
  '103.8a': {
    en: 'With two players, whoever starts does not draw on turn one.',
    de: 'Zu zweit zieht der Startspieler im ersten Zug nicht.',
  },
  104: { en: 'How one wins, loses or draws.', de: 'Wie man gewinnt, verliert oder unentschieden spielt.' },
  '104.2a': { en: 'The last one left wins.', de: 'Wer allein übrig bleibt, gewinnt.' },
  '104.3a': { en: 'Conceding is always possible and works at once.', de: 'Aufgeben geht jederzeit und wirkt sofort.' },
  '104.3b': {
    en: 'No life left means a loss at the next check.',
    de: 'Keine Lebenspunkte mehr heißt Niederlage bei der nächsten Prüfung.',
  },
  '104.3c': {
    en: "Drawing beyond the library's end loses at the next check.",
    de: 'Ziehen über das Ende der Bibliothek hinaus verliert bei der nächsten Prüfung.',
  },
  '104.3f': {
    en: 'Winning and losing together counts as losing.',
    de: 'Zugleich gewinnen und verlieren heißt verlieren.',
  },
  '104.4a': { en: 'If all lose at once, nobody wins.', de: 'Verlieren alle zugleich, ist es unentschieden.' },
  '104.4b': {
    en: 'An endless loop nobody can leave is a draw.',
    de: 'Eine endlose Schleife ohne Ausweg ist unentschieden.',
  },
  105: {
    en: 'The five colors, and how an object gets or changes them.',
    de: 'Die fünf Farben und wie ein Objekt sie erhält oder wechselt.',
  },
  '105.2': {
    en: 'Color comes from the mana symbols in the cost.',
    de: 'Die Farbe kommt aus den Manasymbolen der Kosten.',
  },
  106: {
    en: 'What mana is, how it is made, kept and spent.',
    de: 'Was Mana ist, wie es entsteht, bleibt und ausgegeben wird.',
  },
  '106.1': { en: 'Mana is what costs are mostly paid with.', de: 'Mana ist, womit man Kosten meistens bezahlt.' },
  '106.1b': {
    en: 'Five colors and colorless make six types of mana.',
    de: 'Fünf Farben und farblos ergeben sechs Manatypen.',
  },
  '106.3': {
    en: 'Mana abilities, and some other effects, produce mana; its source is remembered.',
    de: 'Manafähigkeiten und manche Effekte erzeugen Mana; die Quelle wird gemerkt.',
  },
  '106.4': {
    en: 'Mana waits in the pool until step or phase ends.',
    de: 'Mana bleibt im Vorrat, bis Segment oder Phase endet.',
  },
  '106.5': { en: 'Mana of no definable type is not produced.', de: 'Mana ohne bestimmbaren Typ entsteht nicht.' },
  '106.6': {
    en: 'Mana may carry restrictions or extras for what it is spent on.',
    de: 'Mana kann Bedingungen oder Zusätze für seine Verwendung tragen.',
  },
  '106.6a': {
    en: 'Restrictions also hold for mana that a replacement adds.',
    de: 'Bedingungen gelten auch für Mana, das ein Ersatzeffekt hinzufügt.',
  },
  '106.7': {
    en: 'What a permanent could produce ignores whether its costs can be paid now.',
    de: 'Was ein Permanent erzeugen könnte, ist unabhängig davon, ob man die Kosten jetzt zahlen kann.',
  },
  '106.8': { en: 'For hybrid mana the player chooses a half.', de: 'Bei hybridem Mana wählt der Spieler eine Hälfte.' },
  '106.12': {
    en: 'Tapped for mana means: by a mana ability with the tap symbol in its cost.',
    de: 'Für Mana getappt heißt: durch eine Manafähigkeit mit Tappsymbol in den Kosten.',
  },
  '106.12a': {
    en: 'Such triggers wait until the ability has really produced the mana.',
    de: 'Solche Auslöser warten, bis die Fähigkeit wirklich Mana erzeugt hat.',
  },
  '106.12b': {
    en: 'Such replacements change the mana while it is being produced.',
    de: 'Solche Ersatzeffekte ändern das Mana, während es entsteht.',
  },
  107: {
    en: 'How numbers, X and the symbols in costs and texts are read.',
    de: 'Wie Zahlen, X und die Symbole in Kosten und Texten zu lesen sind.',
  },
  '107.1': { en: 'Only whole numbers are used.', de: 'Es gibt nur ganze Zahlen.' },
  '107.1b': {
    en: 'A negative result mostly counts as zero; power and toughness may be negative.',
    de: 'Negative Ergebnisse zählen meist als null; Stärke und Widerstandskraft dürfen negativ sein.',
  },
  '107.2': { en: 'A number nobody can determine is zero.', de: 'Eine nicht bestimmbare Zahl ist null.' },
  '107.3': {
    en: 'X stands for a number that a text defines or a player chooses.',
    de: 'X steht für eine Zahl, die ein Text festlegt oder ein Spieler wählt.',
  },
  '107.3a': {
    en: 'X in a cost is chosen on casting or activating and holds on the stack.',
    de: 'X in Kosten wird beim Wirken oder Aktivieren gewählt und gilt auf dem Stapel.',
  },
  '107.3b': {
    en: 'Cast without paying an X cost, only zero may be chosen.',
    de: 'Ohne Bezahlung der X-Kosten ist nur null wählbar.',
  },
  '107.3c': { en: 'If the text says what X is, nobody chooses.', de: 'Sagt der Text, was X ist, wählt niemand.' },
  '107.3f': {
    en: 'X only in the text is chosen at its time by the controller.',
    de: 'X allein im Text wählt der Beherrscher zu gegebener Zeit.',
  },
  '107.3g': { en: 'Off the stack, X in a mana cost is zero.', de: 'Außerhalb des Stapels ist X in Manakosten null.' },
  '107.3i': { en: 'All X of one object are equal.', de: 'Alle X eines Objekts sind gleich.' },
  '107.3k': {
    en: 'X of an activated ability is its own matter.',
    de: 'X einer aktivierten Fähigkeit ist deren eigene Sache.',
  },
  '107.3m': {
    en: "A permanent's arrival abilities may still use X of the spell it was.",
    de: 'Fähigkeiten beim Eintreffen kennen noch das X des Zauberspruchs.',
  },
  '107.4': { en: 'All symbols for mana in costs and texts.', de: 'Alle Symbole für Mana in Kosten und Texten.' },
  '107.4a': { en: 'One symbol for each color.', de: 'Je Farbe ein Symbol.' },
  '107.4b': {
    en: 'Numbers and X ask for generic mana, payable with any type.',
    de: 'Zahlen und X verlangen generisches Mana, bezahlbar mit jedem Typ.',
  },
  '107.4c': {
    en: 'The colorless symbol accepts nothing but colorless mana.',
    de: 'Das Farblos-Symbol nimmt nur farbloses Mana an.',
  },
  '107.4e': {
    en: 'A hybrid symbol is paid by either half and has both colors.',
    de: 'Ein Hybridsymbol zahlt man mit einer Hälfte; es hat beide Farben.',
  },
  '107.4f': {
    en: 'A Phyrexian symbol costs its color or two life.',
    de: 'Ein phyrexianisches Symbol kostet seine Farbe oder zwei Lebenspunkte.',
  },
  '107.4h': {
    en: 'A snow symbol needs mana from a snow source.',
    de: 'Ein Schneesymbol braucht Mana einer verschneiten Quelle.',
  },
  '107.5': {
    en: 'The tap symbol: tap this; not possible when tapped, or for a creature that just came.',
    de: 'Das Tappsymbol: tappe dies; unmöglich, wenn getappt oder eben erst als Kreatur gekommen.',
  },
  '107.6': {
    en: 'The untap symbol: untap this; not possible when untapped, or for a creature that just came.',
    de: 'Das Enttappsymbol: enttappe dies; unmöglich, wenn ungetappt oder eben erst als Kreatur gekommen.',
  },
  108: {
    en: 'What a card is, and who owns and controls it.',
    de: 'Was eine Karte ist, wem sie gehört und wer sie kontrolliert.',
  },
  109: {
    en: 'What counts as an object, its characteristics, and whom "you" means.',
    de: 'Was als Objekt zählt, seine Eigenschaften und wer mit „du“ gemeint ist.',
  },
  '109.2': { en: 'A type named without a zone means a permanent.', de: 'Ein Typ ohne Zone meint ein Permanent.' },
  '109.3': {
    en: 'Which qualities count as characteristics, and which do not.',
    de: 'Welche Angaben als Eigenschaften gelten und welche nicht.',
  },
  '109.4': {
    en: 'Only things on the stack or the battlefield are controlled, with few exceptions.',
    de: 'Nur was auf dem Stapel oder im Spiel ist, wird kontrolliert, mit wenigen Ausnahmen.',
  },
  '109.5': {
    en: '"You" is the controller, or the owner if there is none.',
    de: '„Du“ ist der Beherrscher, sonst der Besitzer.',
  },
  110: {
    en: 'Cards and tokens on the battlefield, their owner, controller and status.',
    de: 'Karten und Spielsteine im Spiel, ihr Besitzer, ihr Beherrscher und ihr Status.',
  },
  '110.2': {
    en: 'Whose a permanent is, and who controls it at first.',
    de: 'Wem ein Permanent gehört und wer es zunächst kontrolliert.',
  },
  '110.5': {
    en: 'Tapped, flipped, face down, phased out: the four kinds of status.',
    de: 'Getappt, umgedreht, verdeckt, instabil: die vier Arten von Status.',
  },
  '110.5b': {
    en: 'Permanents arrive untapped and face up, if nothing says otherwise.',
    de: 'Permanente kommen ungetappt und offen, wenn nichts anderes gesagt ist.',
  },
  111: {
    en: 'Permanents without a card: how they come about, what they are, when they vanish.',
    de: 'Permanente ohne Karte: wie sie entstehen, was sie sind, wann sie verschwinden.',
  },
  '111.2': { en: 'Whoever creates a token owns it.', de: 'Wer einen Spielstein erzeugt, besitzt ihn.' },
  '111.3': {
    en: 'The creating effect defines what the token is.',
    de: 'Der erzeugende Effekt bestimmt, was der Spielstein ist.',
  },
  '111.4': {
    en: 'An unnamed token is called after its subtypes.',
    de: 'Ein namenloser Spielstein heißt nach seinen Untertypen.',
  },
  '111.7': {
    en: 'A token off the battlefield vanishes at the next check.',
    de: 'Ein Spielstein außerhalb des Spiels verschwindet bei der nächsten Prüfung.',
  },
  '111.8': { en: 'A token that has left never comes back.', de: 'Ein Spielstein, der gegangen ist, kehrt nie zurück.' },
  '111.10': {
    en: 'Treasure, Food, Clue and others are defined by the rules.',
    de: 'Schatz, Speise, Hinweis und andere sind in den Regeln festgelegt.',
  },
  112: {
    en: 'A card or copy on the stack is a spell.',
    de: 'Eine Karte oder Kopie auf dem Stapel ist ein Zauberspruch.',
  },
  '112.1': {
    en: 'A card becomes a spell by moving to the stack.',
    de: 'Eine Karte wird auf dem Stapel zum Zauberspruch.',
  },
  113: {
    en: 'The kinds of abilities, where they work, and what their source is.',
    de: 'Die Arten von Fähigkeiten, wo sie wirken und was ihre Quelle ist.',
  },
  '113.3': {
    en: 'Spell, activated, triggered and static abilities.',
    de: 'Zauberspruch-, aktivierte, ausgelöste und statische Fähigkeiten.',
  },
  '113.6': {
    en: 'Abilities work on the battlefield (or, for spells, the stack) unless they imply another zone.',
    de: 'Fähigkeiten gelten im Spiel (bei Zaubersprüchen auf dem Stapel), wenn sie nichts anderes ergeben.',
  },
  '113.7': {
    en: 'The source is the object the ability comes from.',
    de: 'Die Quelle ist das Objekt, von dem die Fähigkeit stammt.',
  },
  '113.7a': {
    en: 'On the stack an ability lives on without its source.',
    de: 'Auf dem Stapel besteht eine Fähigkeit auch ohne Quelle.',
  },
  '113.10': { en: 'Effects may add abilities or take them away.', de: 'Effekte können Fähigkeiten geben oder nehmen.' },
  114: {
    en: 'Markers in the command zone that carry nothing but abilities.',
    de: 'Marken in der Kommandozone, die nur Fähigkeiten tragen.',
  },
  115: {
    en: 'What can be targeted, how targets are chosen and changed.',
    de: 'Was man als Ziel wählen darf, wie Ziele bestimmt und geändert werden.',
  },
  '115.1': {
    en: 'Targets are chosen when the spell or ability goes on the stack.',
    de: 'Ziele bestimmt man, wenn etwas auf den Stapel kommt.',
  },
  '115.2': {
    en: 'Normally only permanents are targets, unless the text widens that.',
    de: 'Normal sind nur Permanente Ziele, außer der Text erweitert das.',
  },
  '115.3': {
    en: 'One word "target" never takes the same thing twice.',
    de: 'Ein Wort „Ziel“ nimmt nie zweimal dasselbe.',
  },
  '115.4': {
    en: '"Any target": creature, player, planeswalker or battle.',
    de: '„Ein beliebiges Ziel“: Kreatur, Spieler, Planeswalker oder Schlacht.',
  },
  '115.5': {
    en: 'Nothing on the stack can target itself.',
    de: 'Nichts auf dem Stapel kann sich selbst zum Ziel nehmen.',
  },
  '115.7': { en: 'How targets are changed or chosen anew.', de: 'Wie Ziele geändert oder neu bestimmt werden.' },
  116: {
    en: 'Things a player with priority does without the stack, such as playing a land.',
    de: 'Was ein Spieler mit Priorität ohne den Stapel tut, etwa ein Land spielen.',
  },
  '116.2': { en: 'The list of special actions.', de: 'Die Liste der besonderen Aktionen.' },
  '116.2a': {
    en: 'Playing a land: own main phase, empty stack, normally once a turn.',
    de: 'Ein Land spielen: eigene Hauptphase, leerer Stapel, normal einmal im Zug.',
  },
  '116.3': {
    en: 'Afterwards the same player has priority again.',
    de: 'Danach hat derselbe Spieler wieder Priorität.',
  },
  117: {
    en: 'Who may act when, and what happens once everybody passes.',
    de: 'Wer wann handeln darf und was geschieht, wenn alle passen.',
  },
  '117.1': {
    en: 'Only a player with priority may cast, activate or act.',
    de: 'Nur wer Priorität hat, darf wirken, aktivieren, handeln.',
  },
  '117.1a': {
    en: "Instants at any priority; the rest in one's main phase with an empty stack.",
    de: 'Spontanzauber bei jeder Priorität; alles andere in der eigenen Hauptphase bei leerem Stapel.',
  },
  '117.1b': {
    en: 'Activated abilities may be used at any priority.',
    de: 'Aktivierte Fähigkeiten gehen bei jeder Priorität.',
  },
  '117.1d': {
    en: 'Mana abilities also while a payment is being asked for.',
    de: 'Manafähigkeiten auch, während Mana verlangt wird.',
  },
  '117.2': {
    en: 'Things that happen without anybody having priority.',
    de: 'Was geschieht, ohne dass jemand Priorität hat.',
  },
  '117.3a': {
    en: 'A step starts with priority for the active player.',
    de: 'Ein Segment beginnt mit Priorität für den aktiven Spieler.',
  },
  '117.3b': {
    en: 'After each resolution the active player gets priority.',
    de: 'Nach jeder Verrechnung erhält der aktive Spieler Priorität.',
  },
  '117.3c': { en: 'Whoever acted has priority again.', de: 'Wer gehandelt hat, hat wieder Priorität.' },
  '117.3d': {
    en: 'Passing hands priority to the next player.',
    de: 'Passen gibt die Priorität an den nächsten Spieler.',
  },
  '117.4': {
    en: 'All pass: the top of the stack resolves, or the step ends.',
    de: 'Alle passen: das Oberste wird verrechnet, oder das Segment endet.',
  },
  '117.5': {
    en: 'Before priority: state-based actions until none, then triggers, and again.',
    de: 'Vor der Priorität: zustandsbasierte Aktionen bis zum Ende, dann Auslöser, dann von vorn.',
  },
  118: {
    en: 'What a cost is, how it is changed, combined and paid.',
    de: 'Was Kosten sind, wie sie verändert, verbunden und bezahlt werden.',
  },
  '118.3': {
    en: 'What one does not fully have cannot be paid.',
    de: 'Was man nicht ganz hat, kann man nicht bezahlen.',
  },
  '118.5': { en: 'Zero costs must still be paid deliberately.', de: 'Auch Kosten von null bezahlt man bewusst.' },
  '118.6': { en: 'No mana cost means: not payable at all.', de: 'Keine Manakosten heißt: gar nicht bezahlbar.' },
  '118.7': { en: 'Reductions change what is really paid.', de: 'Ermäßigungen ändern, was wirklich bezahlt wird.' },
  '118.7a': {
    en: 'Reducing by generic mana touches only the generic part.',
    de: 'Ermäßigung um generisches Mana betrifft nur den generischen Teil.',
  },
  '118.8': { en: 'Additional costs come on top of the cost.', de: 'Zusätzliche Kosten kommen hinzu.' },
  '118.9': {
    en: 'An alternative cost replaces the mana cost; only one may apply.',
    de: 'Alternative Kosten treten an die Stelle der Manakosten; nur einmal möglich.',
  },
  '118.10': { en: 'Each payment serves one purpose.', de: 'Jede Zahlung dient einem Zweck.' },
  '118.12': {
    en: '"May do … if they do" makes the deed a cost paid on resolution.',
    de: '„Kann … falls ja“ macht die Tat zu Kosten beim Verrechnen.',
  },
  '118.12a': {
    en: '"Unless" means the other may act to stop it.',
    de: '„Es sei denn“ heißt: der andere kann es durch seine Tat abwenden.',
  },
  119: {
    en: 'Starting totals, gaining, losing and paying life.',
    de: 'Startwert, Dazuerhalten, Verlieren und Bezahlen von Lebenspunkten.',
  },
  '119.3': {
    en: 'Gaining and losing adjusts the life total.',
    de: 'Dazuerhalten und Verlieren ändert die Lebenspunkte.',
  },
  '119.4': { en: 'Life can be paid only as far as one has it.', de: 'Lebenspunkte zahlt man nur, soweit man sie hat.' },
  '119.5': {
    en: 'Setting a total is a gain or loss of the difference.',
    de: 'Das Setzen ist ein Gewinn oder Verlust der Differenz.',
  },
  '119.7': {
    en: 'Who cannot gain life also makes no such exchange.',
    de: 'Wer nichts dazuerhalten kann, tauscht auch nicht nach oben.',
  },
  120: { en: 'Who can take damage and what it leads to.', de: 'Wer Schaden nehmen kann und wozu er führt.' },
  '120.1': {
    en: 'Objects can deal damage to players, creatures, planeswalkers and battles.',
    de: 'Objekte können Spielern, Kreaturen, Planeswalkern und Schlachten Schaden zufügen.',
  },
  '120.3': {
    en: 'What damage turns into depends on who takes it and from what.',
    de: 'Wozu Schaden wird, hängt von Empfänger und Quelle ab.',
  },
  '120.3a': { en: 'A player loses as much life.', de: 'Ein Spieler verliert ebenso viele Lebenspunkte.' },
  '120.3c': {
    en: 'A planeswalker loses as many loyalty counters.',
    de: 'Ein Planeswalker verliert ebenso viele Loyalitätsmarken.',
  },
  '120.3e': { en: 'On a creature the damage is marked.', de: 'Bei einer Kreatur wird der Schaden vermerkt.' },
  '120.3f': { en: 'Lifelink adds a life gain to it.', de: 'Lebensverknüpfung fügt einen Lebensgewinn hinzu.' },
  '120.4': { en: 'Damage goes through four stages in order.', de: 'Schaden durchläuft der Reihe nach vier Stufen.' },
  '120.6': { en: 'Marked damage stays until cleanup.', de: 'Vermerkter Schaden bleibt bis zum Aufräumen.' },
  '120.8': { en: 'No damage of zero exists.', de: 'Schaden von null gibt es nicht.' },
  121: {
    en: 'Drawing one card after another, and how effects change it.',
    de: 'Karten einzeln ziehen, und wie Effekte das verändern.',
  },
  '121.1': {
    en: 'To draw: the top card of the library goes to hand.',
    de: 'Ziehen: die oberste Karte der Bibliothek kommt auf die Hand.',
  },
  '121.2': { en: 'Several cards are drawn singly.', de: 'Mehrere Karten werden einzeln gezogen.' },
  '121.4': {
    en: 'Drawing from nothing loses at the next check.',
    de: 'Aus dem Leeren zu ziehen verliert bei der nächsten Prüfung.',
  },
  '121.5': { en: 'Putting into hand is not drawing.', de: 'Auf die Hand nehmen ist nicht Ziehen.' },
  '121.6': { en: 'Replacing draws, also with an empty library.', de: 'Ziehen ersetzen, auch bei leerer Bibliothek.' },
  122: {
    en: 'Counters on objects and players and what each kind does.',
    de: 'Marken auf Objekten und Spielern und was jede Art bewirkt.',
  },
  '122.1': { en: 'Counters mark objects and players.', de: 'Marken liegen auf Objekten und Spielern.' },
  '122.1a': {
    en: 'Plus and minus counters change power and toughness.',
    de: 'Plus- und Minusmarken ändern Stärke und Widerstandskraft.',
  },
  '122.1b': { en: 'A keyword counter gives that keyword.', de: 'Eine Schlüsselwortmarke verleiht das Schlüsselwort.' },
  '122.2': { en: 'Changing zones loses counters.', de: 'Beim Zonenwechsel gehen Marken verloren.' },
  '122.3': { en: 'Opposite counters cancel in pairs.', de: 'Gegenteilige Marken heben sich paarweise auf.' },
  '122.6': {
    en: 'Also counters with which it arrives count as put on it.',
    de: 'Auch Marken, mit denen es kommt, gelten als daraufgelegt.',
  },
  123: {
    en: 'Stickers that change an object for the rest of a game.',
    de: 'Sticker, die ein Objekt für den Rest der Partie verändern.',
  },
}
