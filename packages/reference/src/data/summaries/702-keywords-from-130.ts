import type { Summaries } from '../summary.ts'

export const keywordsFrom130: Summaries = {
  '702.130': { en: 'Blocking it costs life.', de: 'Es zu blocken kostet Lebenspunkte.' },
  '702.131': {
    en: "Ten permanents earn the city's blessing for good.",
    de: 'Zehn Permanente bringen für immer den Segen der Stadt.',
  },
  '702.132': { en: 'Another player may help to pay.', de: 'Ein anderer Spieler darf mitbezahlen.' },
  '702.133': {
    en: 'Cast again from the graveyard by discarding.',
    de: 'Durch Abwerfen nochmals aus dem Friedhof wirken.',
  },
  '702.134': { en: 'Strengthens a weaker fellow attacker.', de: 'Stärkt einen schwächeren Mitangreifer.' },
  '702.135': { en: 'Leaves flying Spirits behind.', de: 'Hinterlässt fliegende Geister.' },
  '702.136': { en: 'A counter or haste.', de: 'Eine Marke oder Eile.' },
  '702.137': {
    en: 'Another cost once an opponent has lost life.',
    de: 'Andere Kosten, sobald ein Gegner Lebenspunkte verlor.',
  },
  '702.138': {
    en: 'Cast from the graveyard by exiling others there.',
    de: 'Aus dem Friedhof wirken, indem andere ins Exil gehen.',
  },
  '702.139': {
    en: 'A card from outside for a deck of a certain kind.',
    de: 'Eine Karte von außerhalb für ein Deck bestimmter Art.',
  },
  '702.140': { en: 'Merges with a creature of yours.', de: 'Verbindet sich mit einer eigenen Kreatur.' },
  '702.141': {
    en: 'Attacking copies for each opponent, for a turn.',
    de: 'Angreifende Kopien für jeden Gegner, für einen Zug.',
  },
  '702.142': { en: 'Usable once in a turn in which it attacked.', de: 'Einmal benutzbar im Zug, in dem sie angriff.' },
  '702.143': {
    en: 'Exile it hidden now, cast it later for less.',
    de: 'Jetzt verdeckt ins Exil, später billiger gewirkt.',
  },
  '702.144': { en: 'Copy it, and let an opponent do so too.', de: 'Kopieren und einem Gegner dasselbe erlauben.' },
  '702.145': { en: 'Faces that turn with day and night.', de: 'Seiten, die mit Tag und Nacht wechseln.' },
  '702.146': { en: 'Cast transformed from the graveyard.', de: 'Transformiert aus dem Friedhof wirken.' },
  '702.147': {
    en: 'Cannot block, and an attack is its last.',
    de: 'Kann nicht blocken, und ein Angriff ist ihr letzter.',
  },
  '702.148': { en: 'Pay more to drop the bracketed words.', de: 'Mehr bezahlen, um das Eingeklammerte zu streichen.' },
  '702.149': { en: 'Grows when attacking beside someone stronger.', de: 'Wächst beim Angriff neben einer Stärkeren.' },
  '702.150': {
    en: 'Fewer loyalty counters if life was paid.',
    de: 'Weniger Loyalitätsmarken, wenn Leben bezahlt wurde.',
  },
  '702.151': { en: 'A creature that can serve as Equipment.', de: 'Eine Kreatur, die als Ausrüstung dienen kann.' },
  '702.152': { en: 'Quick, sacrificed at end of turn for a card.', de: 'Schnell, am Zugende geopfert, und man zieht.' },
  '702.153': { en: 'Sacrifice a creature for a copy.', de: 'Eine Kreatur opfern für eine Kopie.' },
  '702.154': { en: 'Tap a helper to add its power.', de: 'Einen Helfer tappen und dessen Stärke hinzufügen.' },
  '702.155': { en: 'Start a Saga at a chapter of choice.', de: 'Eine Saga bei einem beliebigen Kapitel beginnen.' },
  '702.156': {
    en: 'X counters, and a card from an X of five upwards.',
    de: 'X Marken, und eine Karte ab X gleich fünf.',
  },
  '702.157': { en: 'Pay repeatedly for copies on arrival.', de: 'Mehrmals bezahlen für Kopien bei der Ankunft.' },
  '702.158': { en: 'Puts creatures into three sectors.', de: 'Teilt Kreaturen in drei Sektoren.' },
  '702.159': { en: 'What happens when an Attraction is visited.', de: 'Was beim Besuch einer Attraktion geschieht.' },
  '702.160': { en: 'Castable small and cheap.', de: 'Klein und billig wirkbar.' },
  '702.161': { en: 'A Vehicle alive in your own turn.', de: 'Ein Fahrzeug, das im eigenen Zug lebt.' },
  '702.162': { en: 'Cast converted for another cost.', de: 'Konvertiert zu anderen Kosten wirken.' },
  '702.163': {
    en: 'Equipment that brings a Rebel to carry it.',
    de: 'Ausrüstung, die einen Rebellen als Träger mitbringt.',
  },
  '702.164': {
    en: 'Hits on players add poison besides damage.',
    de: 'Treffer bei Spielern bringen neben Schaden Gift.',
  },
  '702.165': {
    en: 'Lends counters and abilities to a creature on arrival.',
    de: 'Verleiht bei der Ankunft Marken und Fähigkeiten.',
  },
  '702.166': {
    en: 'Sacrifice something small for a better effect.',
    de: 'Etwas Kleines opfern für eine bessere Wirkung.',
  },
  '702.167': {
    en: 'Exile materials and return transformed.',
    de: 'Material ins Exil schicken und transformiert zurückkehren.',
  },
  '702.168': { en: 'Morph with ward.', de: 'Morph mit Abwehr.' },
  '702.169': { en: 'Works once the Case is solved.', de: 'Gilt, sobald der Fall gelöst ist.' },
  '702.170': {
    en: 'Exile it for a cost, cast it free on a later turn.',
    de: 'Gegen Kosten ins Exil, in einem späteren Zug frei gewirkt.',
  },
  '702.171': { en: 'Tap creatures to saddle a Mount.', de: 'Kreaturen tappen, um ein Reittier zu satteln.' },
  '702.172': { en: 'Choose modes, paying for each.', de: 'Modi wählen und für jeden bezahlen.' },
  '702.173': {
    en: 'Cheaper after a hit by an Assassin or commander.',
    de: 'Billiger nach einem Treffer durch Assassine oder Kommandeur.',
  },
  '702.174': {
    en: 'Promise an opponent something for a better effect.',
    de: 'Einem Gegner etwas versprechen für eine bessere Wirkung.',
  },
  '702.175': { en: 'Pay more for a 1/1 copy.', de: 'Mehr bezahlen für eine 1/1-Kopie.' },
  '702.176': {
    en: 'Cheaper, but a creature only after some turns.',
    de: 'Billiger, aber erst nach einigen Zügen eine Kreatur.',
  },
  '702.177': { en: 'An ability usable a single time.', de: 'Eine nur ein einziges Mal benutzbare Fähigkeit.' },
  '702.178': { en: 'Works at speed four.', de: 'Gilt bei Tempo vier.' },
  '702.179': { en: 'Gives you speed, which then rises.', de: 'Gibt dir Tempo, das dann steigt.' },
  '702.180': {
    en: 'Cast from the graveyard, cheaper by a tapped creature.',
    de: 'Aus dem Friedhof wirken, billiger durch eine getappte Kreatur.',
  },
  '702.181': { en: 'Attacks with short-lived Warriors.', de: 'Greift mit kurzlebigen Kriegern an.' },
  '702.182': {
    en: 'Equipment that brings a Hero to carry it.',
    de: 'Ausrüstung, die einen Helden als Träger mitbringt.',
  },
  '702.183': { en: 'Choose one mode and pay its price.', de: 'Einen Modus wählen und dessen Preis bezahlen.' },
  '702.184': { en: 'Tap a creature to charge it.', de: 'Eine Kreatur tappen, um es aufzuladen.' },
  '702.185': {
    en: 'Cast cheaply for one turn, again later from exile.',
    de: 'Für einen Zug billig gewirkt, später nochmals aus dem Exil.',
  },
  '702.186': { en: 'Works once harnessed.', de: 'Gilt, sobald es beherrscht ist.' },
  '702.187': {
    en: 'Castable from the graveyard in the turn of its discard.',
    de: 'Im Zug des Abwerfens aus dem Friedhof wirkbar.',
  },
  '702.188': { en: 'Cheaper by returning a tapped creature.', de: 'Billiger, wenn eine getappte Kreatur zurückkehrt.' },
  '702.189': { en: 'Attacking yields red mana for the combat.', de: 'Der Angriff bringt rotes Mana für den Kampf.' },
  '702.190': {
    en: 'Cast during combat by taking back an unblocked attacker.',
    de: 'Im Kampf gewirkt, indem ein ungeblockter Angreifer zurückkehrt.',
  },
  '702.191': {
    en: 'Grows with spells costlier than its size.',
    de: 'Wächst mit Sprüchen, die teurer sind als es selbst groß.',
  },
  '702.192': { en: 'Recast as a copy every turn.', de: 'Jeden Zug als Kopie neu gewirkt.' },
  '702.193': {
    en: 'An ability usable once, cheaper on arrival.',
    de: 'Eine einmalige Fähigkeit, bei der Ankunft billiger.',
  },
  '702.194': { en: 'Tap creatures for a better effect.', de: 'Kreaturen tappen für eine bessere Wirkung.' },
}
