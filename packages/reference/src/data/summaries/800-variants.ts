import type { Summaries } from '../summary.ts'

export const variants: Summaries = {
  8: { en: 'Options and variants for more than two players.', de: 'Optionen und Varianten für mehr als zwei Spieler.' },
  800: {
    en: 'Playing with more than two, and what happens when someone leaves.',
    de: 'Spielen zu mehr als zweit und was geschieht, wenn jemand ausscheidet.',
  },
  '800.4': { en: 'A game goes on when some have left.', de: 'Die Partie geht weiter, wenn einige gegangen sind.' },
  '800.4a': {
    en: 'Their things leave, their control ends, the rest is exiled.',
    de: 'Ihre Dinge gehen, ihre Kontrolle endet, der Rest kommt ins Exil.',
  },
  '800.4b': {
    en: 'Nothing comes under control of one who left.',
    de: 'Nichts kommt unter Kontrolle eines Gegangenen.',
  },
  '800.4c': {
    en: 'When lent things lose their last controller, they are exiled.',
    de: 'Verliert Geliehenes seinen letzten Beherrscher, kommt es ins Exil.',
  },
  '800.4d': { en: 'Nothing new is made for one who left.', de: 'Für Gegangene entsteht nichts Neues.' },
  '800.4e': { en: 'No damage is assigned to them.', de: 'Ihnen wird kein Schaden zugewiesen.' },
  '800.4f': { en: 'They pay nothing.', de: 'Sie zahlen nichts.' },
  '800.4g': { en: 'Somebody else chooses in their place.', de: 'Ein anderer wählt an ihrer Stelle.' },
  '800.4h': { en: "Rules' choices go to the next player.", de: 'Wahl durch Regeln trifft der nächste Spieler.' },
  '800.4i': {
    en: 'Asked about them, the last known answer counts.',
    de: 'Fragt man nach ihnen, gilt das zuletzt Bekannte.',
  },
  '800.4j': {
    en: 'Their turn is finished without an active player.',
    de: 'Ihr Zug läuft ohne aktiven Spieler zu Ende.',
  },
  '800.4k': { en: 'Their later turns do not come.', de: 'Ihre späteren Züge entfallen.' },
  '800.4m': {
    en: 'What lasts until their turn ends when it would have come.',
    de: 'Was bis zu ihrem Zug gilt, endet, wenn er gekommen wäre.',
  },
  801: {
    en: 'Only players and objects nearby can be affected.',
    de: 'Nur Spieler und Objekte in der Nähe sind betroffen.',
  },
  802: { en: 'One combat may be aimed at several opponents.', de: 'Ein Kampf darf sich gegen mehrere Gegner richten.' },
  803: { en: 'Attacks go only to a neighbor on one side.', de: 'Angegriffen wird nur der Nachbar auf einer Seite.' },
  804: { en: 'Creatures can be handed to teammates.', de: 'Kreaturen können Mitspielern überlassen werden.' },
  805: { en: 'Teammates take their turns together.', de: 'Mitspieler eines Teams ziehen gemeinsam.' },
  806: { en: 'All play for themselves.', de: 'Alle spielen für sich.' },
  807: {
    en: 'Large circles with several turns going on at once.',
    de: 'Große Runden, in denen mehrere Züge zugleich laufen.',
  },
  808: { en: 'Teams sitting together against teams.', de: 'Zusammensitzende Teams gegeneinander.' },
  809: {
    en: "Generals guard an emperor whose defeat is the team's.",
    de: 'Generäle schützen einen Kaiser, dessen Niederlage die des Teams ist.',
  },
  810: { en: 'Pairs share life total and turn.', de: 'Paare teilen Lebenspunkte und Zug.' },
  811: { en: 'Members of the teams sit alternately.', de: 'Die Mitglieder der Teams sitzen abwechselnd.' },
  9: {
    en: 'Formats for fun with rules or cards of their own.',
    de: 'Spielweisen zum Vergnügen mit eigenen Regeln oder Karten.',
  },
  900: { en: 'What the casual variants have in common.', de: 'Was die zwanglosen Varianten gemeinsam haben.' },
  901: { en: 'Planes and a die change the world of the game.', de: 'Welten und ein Würfel verändern die Partie.' },
  '901.15': { en: 'All share one planar deck.', de: 'Alle teilen ein Weltendeck.' },
  902: { en: 'Each player plays a character with abilities.', de: 'Jeder Spieler führt eine Figur mit Fähigkeiten.' },
  903: {
    en: 'Hundred different cards led by a legend from the command zone.',
    de: 'Hundert verschiedene Karten, geführt von einer Legende aus der Kommandozone.',
  },
  '903.3': { en: 'Which cards may be commander.', de: 'Welche Karten Kommandeur sein dürfen.' },
  '903.4': {
    en: 'Color identity: all colors of cost, text and indicator.',
    de: 'Farbidentität: alle Farben aus Kosten, Text und Anzeiger.',
  },
  '903.5a': { en: 'A hundred cards, commander included.', de: 'Hundert Karten samt Kommandeur.' },
  '903.5b': { en: 'No name twice, save basic lands.', de: 'Kein Name doppelt, außer Standardländern.' },
  '903.5c': { en: 'Only colors of the commander.', de: 'Nur Farben des Kommandeurs.' },
  '903.6': { en: 'The commander starts in the command zone.', de: 'Der Kommandeur beginnt in der Kommandozone.' },
  '903.7': { en: 'Forty life.', de: 'Vierzig Lebenspunkte.' },
  '903.8': {
    en: 'Cast from there, two more for each time before.',
    de: 'Von dort gewirkt, zwei mehr je früherem Mal.',
  },
  '903.9a': { en: 'From graveyard or exile it may go home.', de: 'Aus Friedhof oder Exil darf er heim.' },
  '903.9b': {
    en: 'On its way to hand or library it may go home.',
    de: 'Auf dem Weg zu Hand oder Bibliothek darf er heim.',
  },
  '903.10a': {
    en: 'Twenty-one combat damage from one commander: loss.',
    de: 'Einundzwanzig Kampfschaden eines Kommandeurs: Niederlage.',
  },
  '903.12': { en: 'A smaller Commander with sixty cards.', de: 'Ein kleineres Commander mit sechzig Karten.' },
  '903.13': { en: 'Drafting cards for Commander decks.', de: 'Karten für Commander-Decks draften.' },
  904: { en: 'One with schemes against all others.', de: 'Einer mit Komplotten gegen alle anderen.' },
  '904.12': { en: 'Every player brings schemes.', de: 'Jeder Spieler bringt Komplotte mit.' },
  '904.13': { en: 'Archenemy played with Commander decks.', de: 'Erzfeind mit Commander-Decks.' },
  905: {
    en: 'A draft with cards that already act while drafting.',
    de: 'Ein Draft mit Karten, die schon beim Draften wirken.',
  },
}
