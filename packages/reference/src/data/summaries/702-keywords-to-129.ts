import type { Summaries } from '../summary.ts'

export const keywordsTo129: Summaries = {
  '702.60': {
    en: 'Casts namesakes revealed from the top for free.',
    de: 'Wirkt aufgedeckte gleichnamige Karten umsonst.',
  },
  '702.61': {
    en: 'Nobody may respond except with mana abilities.',
    de: 'Niemand darf reagieren, außer mit Manafähigkeiten.',
  },
  '702.62': {
    en: 'Waits in exile with time counters, then is cast free.',
    de: 'Wartet mit Zeitmarken im Exil und wird dann frei gewirkt.',
  },
  '702.63': {
    en: 'Loses time counters and is sacrificed with the last.',
    de: 'Verliert Zeitmarken und wird mit der letzten geopfert.',
  },
  '702.64': { en: 'Prevents some damage from every source.', de: 'Verhindert einen Teil des Schadens jeder Quelle.' },
  '702.65': { en: 'Exchange the Aura with one from hand.', de: 'Die Aura gegen eine von der Hand tauschen.' },
  '702.66': { en: 'Graveyard cards may pay generic mana.', de: 'Friedhofskarten dürfen generisches Mana bezahlen.' },
  '702.66a': {
    en: 'Each exiled graveyard card pays one generic.',
    de: 'Jede Friedhofskarte im Exil zahlt eins generisch.',
  },
  '702.67': { en: 'Like equip, for a Fortification and a land.', de: 'Wie Ausrüsten, für Befestigung und Land.' },
  '702.68': { en: 'Stronger when unblocked.', de: 'Stärker, wenn ungeblockt.' },
  '702.69': {
    en: 'Copied for each permanent that went to a graveyard this turn.',
    de: 'Kopiert für jedes Permanent, das im Zug auf einen Friedhof ging.',
  },
  '702.70': {
    en: 'Combat damage to a player adds poison counters.',
    de: 'Kampfschaden an einem Spieler bringt Giftmarken.',
  },
  '702.71': {
    en: 'Sacrifice to fetch a creature of equal mana value.',
    de: 'Opfern und eine Kreatur gleichen Manabetrags holen.',
  },
  '702.72': { en: 'Exile one of your own while this stays.', de: 'Eine eigene Karte ins Exil, solange diese bleibt.' },
  '702.73': { en: 'Has every creature type.', de: 'Hat jeden Kreaturentyp.' },
  '702.74': { en: 'Cast cheaper, sacrificed on arrival.', de: 'Billiger gewirkt, bei der Ankunft geopfert.' },
  '702.75': { en: 'Hides a top card for later use.', de: 'Versteckt eine oberste Karte für später.' },
  '702.76': { en: 'Cheaper after combat damage by its kin.', de: 'Billiger nach Kampfschaden durch Verwandte.' },
  '702.77': { en: 'Discard to put counters on a creature.', de: 'Abwerfen und Marken auf eine Kreatur legen.' },
  '702.78': {
    en: 'Tap two creatures of its color for a copy.',
    de: 'Zwei Kreaturen ihrer Farbe tappen für eine Kopie.',
  },
  '702.79': {
    en: 'Returns from death once, a little weaker.',
    de: 'Kehrt einmal aus dem Tod zurück, etwas schwächer.',
  },
  '702.80': {
    en: 'Its damage to creatures comes as -1/-1 counters.',
    de: 'Ihr Schaden an Kreaturen besteht aus -1/-1-Marken.',
  },
  '702.81': {
    en: 'Cast from the graveyard by discarding a land too.',
    de: 'Aus dem Friedhof wirken, wenn man ein Land abwirft.',
  },
  '702.82': { en: 'Enters bigger for creatures sacrificed.', de: 'Kommt größer ins Spiel für geopferte Kreaturen.' },
  '702.83': {
    en: 'A lone attacker of yours gets stronger.',
    de: 'Ein allein angreifendes eigenes Wesen wird stärker.',
  },
  '702.84': { en: 'Back from the graveyard for one turn.', de: 'Für einen Zug aus dem Friedhof zurück.' },
  '702.85': {
    en: 'Casts the next cheaper card from the library for free.',
    de: 'Wirkt die nächste billigere Karte der Bibliothek umsonst.',
  },
  '702.86': {
    en: 'Attacking makes the defender sacrifice permanents.',
    de: 'Der Angriff lässt den Verteidiger Permanente opfern.',
  },
  '702.87': { en: 'Pay for level counters.', de: 'Für Stufenmarken bezahlen.' },
  '702.88': {
    en: 'Comes back from exile and is cast again next turn.',
    de: 'Wird im nächsten Zug aus dem Exil nochmals gewirkt.',
  },
  '702.89': { en: 'The Aura dies in place of what it enchants.', de: 'Die Aura wird anstelle ihres Trägers zerstört.' },
  '702.90': { en: 'Damage becomes poison or -1/-1 counters.', de: 'Schaden wird zu Giftmarken oder -1/-1-Marken.' },
  '702.91': { en: 'Its attack strengthens the others.', de: 'Ihr Angriff stärkt die anderen.' },
  '702.92': { en: 'Brings a Germ that carries it.', de: 'Bringt einen Keim mit, der sie trägt.' },
  '702.93': {
    en: 'Returns from death once, a little stronger.',
    de: 'Kehrt einmal aus dem Tod zurück, etwas stärker.',
  },
  '702.94': {
    en: 'Cheap when it is the first card drawn this turn.',
    de: 'Billig, wenn es als erste Karte im Zug gezogen wird.',
  },
  '702.95': { en: 'Pairs with another creature.', de: 'Bildet mit einer anderen Kreatur ein Paar.' },
  '702.96': { en: 'Pay more, and "target" reads "each".', de: 'Mehr bezahlen, und aus „Ziel“ wird „jede“.' },
  '702.97': { en: 'Exile it from the graveyard for counters.', de: 'Aus dem Friedhof ins Exil schicken für Marken.' },
  '702.98': {
    en: 'Enters bigger, but then cannot block.',
    de: 'Kommt größer ins Spiel, kann dann aber nicht blocken.',
  },
  '702.99': {
    en: 'Encoded on a creature, cast again as it hits.',
    de: 'Auf eine Kreatur codiert, bei ihren Treffern neu gewirkt.',
  },
  '702.100': { en: 'Grows when something bigger arrives.', de: 'Wächst, wenn etwas Größeres ankommt.' },
  '702.101': {
    en: 'Pay a little per spell to drain all opponents.',
    de: 'Pro Zauberspruch etwas zahlen und allen Gegnern Leben entziehen.',
  },
  '702.102': { en: 'Cast both halves from hand as one.', de: 'Beide Hälften von der Hand als eines wirken.' },
  '702.103': {
    en: 'Cast as an Aura that becomes a creature later.',
    de: 'Als Aura gewirkt, die später zur Kreatur wird.',
  },
  '702.104': {
    en: 'An opponent decides between counters and an effect.',
    de: 'Ein Gegner entscheidet zwischen Marken und Wirkung.',
  },
  '702.105': {
    en: 'Grows when attacking whoever has the most life.',
    de: 'Wächst beim Angriff auf den mit den meisten Lebenspunkten.',
  },
  '702.106': {
    en: 'A conspiracy that secretly names a card.',
    de: 'Eine Verschwörung, die heimlich eine Karte nennt.',
  },
  '702.107': { en: 'Pay and tap for a counter.', de: 'Bezahlen und tappen für eine Marke.' },
  '702.108': {
    en: 'Noncreature spells of yours make it grow for the turn.',
    de: 'Eigene Nichtkreaturzauber lassen sie im Zug wachsen.',
  },
  '702.108a': {
    en: 'A noncreature spell of yours: bigger until end of turn.',
    de: 'Ein eigener Nichtkreaturzauber: größer bis Zugende.',
  },
  '702.109': {
    en: 'Cast with haste, back to hand at end of turn.',
    de: 'Mit Eile gewirkt, am Zugende zurück auf die Hand.',
  },
  '702.110': { en: 'May sacrifice a creature on arrival.', de: 'Darf bei der Ankunft eine Kreatur opfern.' },
  '702.111': { en: 'One blocker is not enough.', de: 'Ein einzelner Blocker genügt nicht.' },
  '702.111b': { en: 'At least two blockers.', de: 'Mindestens zwei Blocker.' },
  '702.112': { en: 'Grows once after hitting a player.', de: 'Wächst einmal nach einem Treffer bei einem Spieler.' },
  '702.113': { en: 'Pay more and a land becomes a creature.', de: 'Mehr bezahlen, und ein Land wird zur Kreatur.' },
  '702.114': { en: 'Is colorless despite its cost.', de: 'Ist trotz seiner Kosten farblos.' },
  '702.115': {
    en: 'Hitting a player exiles the top library card.',
    de: 'Treffer schicken die oberste Bibliothekskarte ins Exil.',
  },
  '702.116': {
    en: 'Attacking copies swarm at the other opponents.',
    de: 'Angreifende Kopien gehen auf die anderen Gegner.',
  },
  '702.117': { en: 'Cheaper as a later spell of the turn.', de: 'Billiger als späterer Zauberspruch im Zug.' },
  '702.118': { en: 'Stronger creatures cannot block it.', de: 'Stärkere Kreaturen können sie nicht blocken.' },
  '702.119': { en: 'Sacrifice a creature to cast it cheaper.', de: 'Eine Kreatur opfern, um billiger zu wirken.' },
  '702.120': { en: 'Pay for each further mode.', de: 'Für jeden weiteren Modus bezahlen.' },
  '702.121': { en: 'Grows per opponent attacked.', de: 'Wächst je angegriffenem Gegner.' },
  '702.122': { en: 'Tap creatures to bring a Vehicle to life.', de: 'Kreaturen tappen, um ein Fahrzeug zu beleben.' },
  '702.123': { en: 'Counters or Servos, as you like.', de: 'Marken oder Servos, je nach Wahl.' },
  '702.124': { en: 'Allows two commanders.', de: 'Erlaubt zwei Kommandeure.' },
  '702.125': { en: 'Cheaper per opponent.', de: 'Billiger je Gegner.' },
  '702.126': { en: 'Artifacts may be tapped to pay.', de: 'Artefakte dürfen zum Bezahlen getappt werden.' },
  '702.126a': { en: 'A tapped artifact pays one generic.', de: 'Ein getapptes Artefakt zahlt eins generisch.' },
  '702.127': {
    en: 'A half castable only from the graveyard.',
    de: 'Eine Hälfte, die nur aus dem Friedhof gewirkt wird.',
  },
  '702.128': { en: 'A white Zombie copy from the graveyard.', de: 'Eine weiße Zombiekopie aus dem Friedhof.' },
  '702.129': {
    en: 'A black 4/4 Zombie copy from the graveyard.',
    de: 'Eine schwarze 4/4-Zombiekopie aus dem Friedhof.',
  },
}
