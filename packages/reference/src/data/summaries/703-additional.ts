import type { Summaries } from '../summary.ts'

export const additionalRules: Summaries = {
  703: {
    en: 'What the game does by itself as steps begin or end.',
    de: 'Was die Partie von selbst tut, wenn Segmente beginnen oder enden.',
  },
  '703.1': { en: 'They happen by themselves, without the stack.', de: 'Sie geschehen von selbst, ohne Stapel.' },
  '703.3': { en: 'They come before anything else of the step.', de: 'Sie kommen vor allem anderen des Segments.' },
  '703.4': { en: 'The list of them.', de: 'Ihre Liste.' },
  704: {
    en: 'What the game puts right by itself before anybody gets priority.',
    de: 'Was die Partie von selbst bereinigt, bevor jemand Priorität erhält.',
  },
  '704.1': { en: 'They happen by themselves, without the stack.', de: 'Sie geschehen von selbst, ohne Stapel.' },
  '704.3': {
    en: 'Checked before each priority, all at once, until quiet.',
    de: 'Vor jeder Priorität geprüft, alle zugleich, bis Ruhe ist.',
  },
  '704.4': {
    en: 'What is only passing during a resolution does not count.',
    de: 'Was nur während einer Verrechnung so ist, zählt nicht.',
  },
  '704.5': { en: 'The list of them.', de: 'Ihre Liste.' },
  '704.5a': { en: 'No life: that player loses.', de: 'Keine Lebenspunkte: der Spieler verliert.' },
  '704.5b': {
    en: 'Drew from an empty library: that player loses.',
    de: 'Aus leerer Bibliothek gezogen: der Spieler verliert.',
  },
  '704.5c': { en: 'Ten poison counters: that player loses.', de: 'Zehn Giftmarken: der Spieler verliert.' },
  '704.5d': { en: 'A token elsewhere vanishes.', de: 'Ein Spielstein anderswo verschwindet.' },
  '704.5e': { en: 'A copy in the wrong zone vanishes.', de: 'Eine Kopie in falscher Zone verschwindet.' },
  '704.5f': {
    en: 'No toughness: graveyard, and no regeneration helps.',
    de: 'Keine Widerstandskraft: Friedhof, ohne Regeneration.',
  },
  '704.5g': { en: 'Lethal damage: destroyed.', de: 'Tödlicher Schaden: zerstört.' },
  '704.5h': { en: 'Damage with deathtouch: destroyed.', de: 'Schaden mit Todesberührung: zerstört.' },
  '704.5i': { en: 'No loyalty: graveyard.', de: 'Keine Loyalität: Friedhof.' },
  '704.5j': {
    en: 'The legend rule: of namesakes of one player, one is kept.',
    de: 'Die Legendenregel: von Gleichnamigen eines Spielers bleibt eine.',
  },
  '704.5k': { en: 'The world rule: only the newest stays.', de: 'Die Weltregel: nur das neueste bleibt.' },
  '704.5m': {
    en: 'An Aura on nothing or something illegal: graveyard.',
    de: 'Eine Aura an nichts oder Unzulässigem: Friedhof.',
  },
  '704.5n': { en: 'Equipment at something illegal comes off.', de: 'Ausrüstung an Unzulässigem löst sich.' },
  '704.5p': {
    en: 'Creatures and other things not made for it come off.',
    de: 'Kreaturen und anderes Ungeeignetes lösen sich.',
  },
  '704.5q': { en: 'Plus and minus counters cancel.', de: 'Plus- und Minusmarken heben sich auf.' },
  '704.5r': { en: 'Counters above a limit go.', de: 'Marken über einer Grenze gehen weg.' },
  '704.5s': { en: 'A finished Saga is sacrificed.', de: 'Eine beendete Saga wird geopfert.' },
  '704.5t': { en: 'A finished dungeon leaves.', de: 'Ein beendetes Gewölbe geht.' },
  '704.5u': { en: 'Creatures get their sectors.', de: 'Kreaturen erhalten ihre Sektoren.' },
  '704.5v': { en: 'No defense: the battle goes.', de: 'Keine Verteidigung: die Schlacht geht.' },
  '704.5w': {
    en: 'A battle without protector gets one or goes.',
    de: 'Eine Schlacht ohne Beschützer erhält einen oder geht.',
  },
  '704.5x': {
    en: 'A Siege is never protected by its own controller.',
    de: 'Eine Belagerung wird nie vom eigenen Beherrscher beschützt.',
  },
  '704.5y': {
    en: 'Of several Roles by one player, the newest stays.',
    de: 'Von mehreren Rollen eines Spielers bleibt die neueste.',
  },
  '704.5z': { en: 'Starting engines: speed becomes one.', de: 'Motoren gestartet: Tempo wird eins.' },
  '704.6c': {
    en: 'Twenty-one combat damage from one commander: loss.',
    de: 'Einundzwanzig Kampfschaden eines Kommandeurs: Niederlage.',
  },
  '704.6d': {
    en: 'A commander in graveyard or exile may return.',
    de: 'Ein Kommandeur in Friedhof oder Exil darf zurück.',
  },
  '704.7': {
    en: 'One replacement serves for several equal results.',
    de: 'Ein Ersatz genügt für mehrere gleiche Ergebnisse.',
  },
  705: { en: 'Flipping coins, winning and losing flips.', de: 'Münzen werfen, Würfe gewinnen und verlieren.' },
  706: {
    en: 'Rolling dice, modifiers, tables and ignored rolls.',
    de: 'Würfeln, Modifikatoren, Tabellen und nicht gewertete Würfe.',
  },
  707: {
    en: 'What a copy takes over, and how spells are copied.',
    de: 'Was eine Kopie übernimmt und wie Zaubersprüche kopiert werden.',
  },
  '707.2': {
    en: 'Copied is what is printed, not counters, tapping or other effects.',
    de: 'Kopiert wird das Gedruckte, nicht Marken, Getapptsein, andere Effekte.',
  },
  '707.2b': {
    en: 'Later changes of the original do not reach the copy.',
    de: 'Spätere Änderungen des Originals erreichen die Kopie nicht.',
  },
  '707.3': { en: 'Copies of copies work.', de: 'Kopien von Kopien gehen.' },
  '707.5': { en: '"As a copy": it is one already on arrival.', de: '„Als Kopie“: es ist schon beim Eintreffen eine.' },
  '707.9': { en: 'Copies with exceptions.', de: 'Kopien mit Ausnahmen.' },
  '707.10': {
    en: 'A copied spell is put on the stack, not cast.',
    de: 'Ein kopierter Zauberspruch kommt auf den Stapel, ungewirkt.',
  },
  '707.10c': { en: 'New targets may be chosen, old ones kept.', de: 'Neue Ziele darf man wählen, alte behalten.' },
  708: {
    en: 'What a face-down object is, and turning it up.',
    de: 'Was ein verdecktes Objekt ist und wie man es aufdeckt.',
  },
  '708.2': {
    en: 'Face down: only what is listed, else a plain 2/2.',
    de: 'Verdeckt: nur Genanntes, sonst eine schlichte 2/2.',
  },
  709: { en: 'Two halves on one card.', de: 'Zwei Hälften auf einer Karte.' },
  710: { en: 'Cards read upside down once flipped.', de: 'Karten, die umgedreht anders gelesen werden.' },
  711: { en: 'Creatures that grow with level counters.', de: 'Kreaturen, die mit Stufenmarken wachsen.' },
  712: {
    en: 'Cards with two faces: transforming, modal and meld.',
    de: 'Karten mit zwei Seiten: verwandelbar, modal und verschmelzend.',
  },
  '712.8': {
    en: 'Each face has characteristics of its own; mostly the one that is up counts.',
    de: 'Jede Seite hat eigene Eigenschaften; meist zählt die offene.',
  },
  713: { en: 'Stand-ins for double-faced cards in a deck.', de: 'Stellvertreter für doppelseitige Karten im Deck.' },
  714: {
    en: 'Enchantments that tell chapters as lore counters grow.',
    de: 'Verzauberungen, deren Kapitel mit Sagenmarken voranschreiten.',
  },
  715: {
    en: 'Permanent cards with a spell in a small frame.',
    de: 'Permanentkarten mit einem Zauberspruch im kleinen Rahmen.',
  },
  716: { en: 'Enchantments whose level one pays for.', de: 'Verzauberungen, deren Stufe man bezahlt.' },
  717: {
    en: 'A deck of its own, opened and visited by dice.',
    de: 'Ein eigenes Deck, eröffnet und per Würfel besucht.',
  },
  718: { en: 'Cards castable in a smaller version.', de: 'Karten, die man auch in kleinerer Fassung wirken kann.' },
  719: { en: 'Cases that are solved by a condition.', de: 'Fälle, die durch eine Bedingung gelöst werden.' },
  720: {
    en: 'Like Adventures, but the card is shuffled away afterwards.',
    de: 'Wie Abenteuer, doch danach wird die Karte eingemischt.',
  },
  721: {
    en: 'Permanents that wake up with enough charge counters.',
    de: 'Permanente, die mit genügend Ladungsmarken erwachen.',
  },
  722: {
    en: 'Cards with a small spell that a prepared permanent offers.',
    de: 'Karten mit einem kleinen Zauber, den ein vorbereitetes Permanent anbietet.',
  },
  723: { en: "Making another player's decisions.", de: 'Die Entscheidungen eines anderen Spielers treffen.' },
  724: { en: 'Ending a turn or combat at once.', de: 'Einen Zug oder Kampf sofort beenden.' },
  725: {
    en: 'A title that gives a card a turn, lost through combat damage.',
    de: 'Ein Titel, der pro Zug eine Karte bringt und durch Kampfschaden verloren geht.',
  },
  726: {
    en: 'A title that leads into a dungeon each upkeep.',
    de: 'Ein Titel, der jede Versorgung ins Gewölbe führt.',
  },
  727: { en: 'Starting over with the same cards.', de: 'Mit denselben Karten von vorn beginnen.' },
  728: {
    en: 'Counters that mill their bearer and cost life.',
    de: 'Marken, die ihren Träger millen lassen und Lebenspunkte kosten.',
  },
  729: { en: 'A game within the game.', de: 'Eine Partie innerhalb der Partie.' },
  730: { en: 'Several cards as one permanent.', de: 'Mehrere Karten als ein Permanent.' },
  731: {
    en: 'A state of the game that changes with the number of spells cast.',
    de: 'Ein Zustand der Partie, der mit der Zahl gewirkter Sprüche wechselt.',
  },
  732: {
    en: 'Skipping through known sequences, and what to do about loops.',
    de: 'Bekannte Abläufe überspringen und was bei Schleifen gilt.',
  },
  733: {
    en: 'An action that cannot be finished legally is taken back.',
    de: 'Eine nicht regelgerecht abschließbare Aktion wird zurückgenommen.',
  },
  '733.1': {
    en: 'Take back the whole action and its payments.',
    de: 'Die ganze Handlung samt Zahlungen zurücknehmen.',
  },
  '733.2': {
    en: 'The player keeps priority and may act anew.',
    de: 'Der Spieler behält Priorität und darf neu handeln.',
  },
}
