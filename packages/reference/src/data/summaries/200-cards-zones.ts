import type { Summaries } from '../summary.ts'

export const cardsAndZones: Summaries = {
  2: {
    en: 'Where to find what on a card, and what it means.',
    de: 'Was wo auf einer Karte steht und was es bedeutet.',
  },
  200: { en: "The list of a card's parts.", de: 'Die Liste der Teile einer Karte.' },
  201: {
    en: 'Names, when two are the same, and how a card speaks of itself.',
    de: 'Namen, wann zwei gleich sind und wie eine Karte sich selbst nennt.',
  },
  '201.2': { en: 'Names are compared in English.', de: 'Namen vergleicht man auf Englisch.' },
  202: {
    en: 'Mana costs, the colors they give, and mana value.',
    de: 'Manakosten, die Farben daraus und der Manabetrag.',
  },
  '202.3': { en: 'Mana value is the total of the mana cost.', de: 'Der Manabetrag ist die Summe der Manakosten.' },
  203: { en: 'The picture has no meaning in play.', de: 'Das Bild hat im Spiel keine Bedeutung.' },
  204: {
    en: 'A dot beside the types that gives a card its color.',
    de: 'Ein Punkt neben den Typen, der einer Karte ihre Farbe gibt.',
  },
  205: { en: 'Card types, subtypes and supertypes.', de: 'Kartentypen, Untertypen und Übertypen.' },
  '205.2': {
    en: 'Which card types exist and what having several means.',
    de: 'Welche Kartentypen es gibt und was mehrere zugleich bedeuten.',
  },
  '205.3': {
    en: 'The lists of subtypes, each bound to a card type.',
    de: 'Die Listen der Untertypen, jede an einen Kartentyp gebunden.',
  },
  '205.4': {
    en: 'Basic, legendary, ongoing, snow and world.',
    de: 'Standard, legendär, laufend, verschneit und Weltweit.',
  },
  '205.4d': {
    en: 'Legendary permanents are subject to the legend rule.',
    de: 'Legendäre Permanente unterliegen der Legendenregel.',
  },
  206: { en: 'Shows set and rarity, nothing more.', de: 'Zeigt Edition und Seltenheit, sonst nichts.' },
  207: { en: 'Rules text, and the italics that have no effect.', de: 'Regeltext und die kursiven Teile ohne Wirkung.' },
  208: {
    en: 'How strong a creature is, also with stars and base values.',
    de: 'Wie stark eine Kreatur ist, auch mit Sternen und Grundwerten.',
  },
  '208.3': {
    en: 'What is no creature has no power or toughness.',
    de: 'Was keine Kreatur ist, hat weder Stärke noch Widerstandskraft.',
  },
  209: { en: 'The number a planeswalker starts with.', de: 'Die Zahl, mit der ein Planeswalker beginnt.' },
  210: { en: 'The number a battle starts with.', de: 'Die Zahl, mit der eine Schlacht beginnt.' },
  211: { en: "A vanguard's change to hand size.", de: 'Wie eine Vanguard-Karte die Handgröße ändert.' },
  212: { en: "A vanguard's change to starting life.", de: 'Wie eine Vanguard-Karte die Startlebenspunkte ändert.' },
  213: {
    en: 'Collector number, artist and legal line; without effect.',
    de: 'Sammlernummer, Künstler, Rechtshinweis; ohne Wirkung.',
  },
  3: {
    en: 'One section per card type, with its own peculiarities.',
    de: 'Ein Abschnitt je Kartentyp mit seinen Besonderheiten.',
  },
  300: {
    en: 'The list of card types, and cards with several.',
    de: 'Die Liste der Kartentypen und Karten mit mehreren.',
  },
  301: {
    en: 'Artifacts with Equipment, Fortifications and Vehicles.',
    de: 'Artefakte samt Ausrüstungen, Befestigungen und Fahrzeugen.',
  },
  '301.5': { en: 'Equipment is attached to creatures only.', de: 'Ausrüstungen liegen nur an Kreaturen an.' },
  302: {
    en: 'Creatures: power, combat, summoning sickness and damage.',
    de: 'Kreaturen: Stärke, Kampf, Einsatzverzögerung und Schaden.',
  },
  '302.6': {
    en: 'A creature new to you cannot attack or pay with tapping.',
    de: 'Eine Kreatur, die neu bei dir ist, greift nicht an und zahlt nicht durch Tappen.',
  },
  303: {
    en: 'Enchantments, above all Auras and what they are attached to.',
    de: 'Verzauberungen, vor allem Auren und woran sie angelegt sind.',
  },
  '303.4': { en: 'Auras come attached to what they enchant.', de: 'Auren kommen an ihrem Träger ins Spiel.' },
  '303.4a': { en: 'An Aura spell has a target.', de: 'Ein Aurazauber hat ein Ziel.' },
  '303.4c': {
    en: 'An Aura at an illegal place goes to the graveyard.',
    de: 'Eine Aura am falschen Platz geht auf den Friedhof.',
  },
  '303.4d': {
    en: 'No Aura enchants itself, and no creature Aura anything.',
    de: 'Keine Aura verzaubert sich selbst, keine Kreaturaura irgendetwas.',
  },
  '303.4f': {
    en: 'An Aura not cast: its player chooses what it enchants.',
    de: 'Eine nicht gewirkte Aura: ihr Spieler wählt den Träger.',
  },
  '303.4g': {
    en: 'With nothing to enchant, an Aura stays where it was.',
    de: 'Gibt es keinen Träger, bleibt die Aura, wo sie war.',
  },
  304: {
    en: 'Instants can be cast whenever one has priority.',
    de: 'Spontanzauber wirkt man, wann immer man Priorität hat.',
  },
  305: { en: 'Playing lands, basic land types and their mana.', de: 'Länder spielen, Standardlandtypen und ihr Mana.' },
  '305.1': { en: 'Land is played, not cast.', de: 'Ein Land spielt man, man wirkt es nicht.' },
  '305.2': {
    en: 'One land in a turn, unless effects allow more.',
    de: 'Ein Land im Zug, wenn Effekte nicht mehr erlauben.',
  },
  '305.6': {
    en: 'Basic land types bring their mana ability along.',
    de: 'Standardlandtypen bringen ihre Manafähigkeit mit.',
  },
  '305.7': {
    en: "Setting a basic land type removes the land's own abilities.",
    de: 'Ein gesetzter Standardlandtyp nimmt dem Land seine eigenen Fähigkeiten.',
  },
  306: {
    en: 'Planeswalkers with loyalty and loyalty abilities.',
    de: 'Planeswalker mit Loyalität und Loyalitätsfähigkeiten.',
  },
  '306.5b': {
    en: 'It enters with its printed number of loyalty counters.',
    de: 'Er kommt mit der aufgedruckten Zahl an Loyalitätsmarken.',
  },
  307: {
    en: "Sorceries are cast in one's own main phase with an empty stack.",
    de: 'Hexereien wirkt man in der eigenen Hauptphase bei leerem Stapel.',
  },
  '307.5': {
    en: 'As a sorcery: main phase, own turn, empty stack, priority.',
    de: 'Wie eine Hexerei: Hauptphase, eigener Zug, leerer Stapel, Priorität.',
  },
  308: {
    en: 'A card type that lends creature types to other cards.',
    de: 'Ein Kartentyp, der anderen Karten Kreaturentypen verleiht.',
  },
  309: { en: 'Dungeons, their rooms and the way through them.', de: 'Gewölbe, ihre Räume und der Weg hindurch.' },
  310: {
    en: 'Battles with defense counters and a protector.',
    de: 'Schlachten mit Verteidigungsmarken und einem Beschützer.',
  },
  311: { en: 'Planes of Planechase.', de: 'Weltenkarten aus Planechase.' },
  312: { en: 'Phenomena of Planechase.', de: 'Phänomenkarten aus Planechase.' },
  313: { en: 'Characters of the Vanguard variant.', de: 'Die Figuren der Vanguard-Variante.' },
  314: { en: 'Schemes of the archenemy.', de: 'Die Komplottkarten des Erzfeindes.' },
  315: { en: 'Conspiracies that start in the command zone.', de: 'Verschwörungen, die in der Kommandozone beginnen.' },
  4: {
    en: 'The places where objects can be, and what a move between them does.',
    de: 'Die Orte, an denen Objekte liegen, und was ein Wechsel zwischen ihnen bewirkt.',
  },
  400: {
    en: 'Zones, public and hidden, and why a moved object is a new one.',
    de: 'Zonen, offene und verdeckte, und warum ein bewegtes Objekt ein neues ist.',
  },
  '400.3': { en: "Cards always go to their owner's zones.", de: 'Karten gehen immer in die Zonen ihres Besitzers.' },
  '400.7': {
    en: 'After a change of zone it is a new object that remembers nothing.',
    de: 'Nach einem Zonenwechsel ist es ein neues Objekt ohne Erinnerung.',
  },
  '400.7a': {
    en: 'What changed a permanent spell still holds for the permanent.',
    de: 'Was einen Permanentzauber veränderte, gilt auch für das Permanent.',
  },
  '400.7d': {
    en: 'A permanent still knows how its spell was paid for.',
    de: 'Ein Permanent weiß noch, wie sein Zauberspruch bezahlt wurde.',
  },
  '400.7e': {
    en: 'Leaving triggers can find the card where it went.',
    de: 'Auslöser beim Verlassen finden die Karte an ihrem neuen Ort.',
  },
  '400.7j': {
    en: 'The rest of an effect finds what it moved to an open zone.',
    de: 'Der Rest eines Effekts findet, was er in eine offene Zone bewegte.',
  },
  401: { en: 'The face-down pile one draws from.', de: 'Der verdeckte Stapel, von dem man zieht.' },
  '401.4': {
    en: 'Several cards to one place of a library: the owner orders them.',
    de: 'Mehrere Karten an eine Stelle der Bibliothek: der Besitzer ordnet.',
  },
  402: {
    en: 'Cards held, with a maximum that matters at cleanup.',
    de: 'Gehaltene Karten mit einem Höchstwert, der beim Aufräumen zählt.',
  },
  '402.2': {
    en: 'Seven cards at most after cleanup, normally.',
    de: 'Normal höchstens sieben Karten nach dem Aufräumen.',
  },
  403: { en: 'Where permanents are.', de: 'Wo die Permanente liegen.' },
  404: { en: 'The open pile of what was used or destroyed.', de: 'Der offene Stapel des Benutzten und Zerstörten.' },
  '404.3': {
    en: 'Several cards at once into a graveyard: the owner orders them.',
    de: 'Mehrere Karten zugleich auf den Friedhof: der Besitzer ordnet.',
  },
  405: {
    en: 'Spells and abilities wait here; the last one in resolves first.',
    de: 'Hier warten Zaubersprüche und Fähigkeiten; was zuletzt kam, verrechnet sich zuerst.',
  },
  '405.1': {
    en: 'Cast, activated and triggered things go on the stack.',
    de: 'Gewirktes, Aktiviertes und Ausgelöstes kommt auf den Stapel.',
  },
  '405.2': { en: 'New things go on top.', de: 'Neues kommt obenauf.' },
  '405.3': {
    en: 'Put on at once: those of the active player lie lowest.',
    de: 'Zugleich daraufgelegt: Die des aktiven Spielers liegen unten.',
  },
  '405.5': {
    en: 'All passed: the newest resolves first.',
    de: 'Haben alle gepasst, wird das Neueste zuerst verrechnet.',
  },
  '405.6': { en: 'What does not use the stack.', de: 'Was den Stapel nicht benutzt.' },
  406: {
    en: 'Where cards are set aside, face up or face down.',
    de: 'Wo Karten beiseitegelegt werden, offen oder verdeckt.',
  },
  407: {
    en: 'An old optional rule about playing for cards.',
    de: 'Eine alte, freiwillige Regel über Karten als Einsatz.',
  },
  408: {
    en: 'Home of emblems, commanders and special cards.',
    de: 'Heimat der Embleme, Kommandeure und Sonderkarten.',
  },
}
