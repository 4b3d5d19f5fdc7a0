import type { Summaries } from '../summary.ts'

export const keywordsTo59: Summaries = {
  702: { en: 'Single words that stand for whole abilities.', de: 'Einzelne Wörter, die für ganze Fähigkeiten stehen.' },
  '702.2': {
    en: 'Any damage from it is deadly to a creature.',
    de: 'Jeder Schaden davon ist für eine Kreatur tödlich.',
  },
  '702.2b': {
    en: 'Hurt by it, a creature is destroyed at the next check.',
    de: 'Davon verletzt, wird eine Kreatur bei der nächsten Prüfung zerstört.',
  },
  '702.2c': { en: 'One point is lethal when assigning.', de: 'Ein Punkt ist beim Zuweisen tödlich.' },
  '702.3': { en: 'Cannot attack.', de: 'Kann nicht angreifen.' },
  '702.3b': { en: 'It does not attack.', de: 'Sie greift nicht an.' },
  '702.4': { en: 'Deals combat damage in both rounds.', de: 'Fügt in beiden Runden Kampfschaden zu.' },
  '702.4b': { en: 'With it, there are two damage steps.', de: 'Damit gibt es zwei Schadenssegmente.' },
  '702.5': {
    en: 'Says what an Aura may be attached to, and so its target.',
    de: 'Sagt, woran eine Aura angelegt sein darf, und damit ihr Ziel.',
  },
  '702.5a': { en: 'It names what may be enchanted.', de: 'Es nennt, was verzaubert werden darf.' },
  '702.6': {
    en: 'Pay, as a sorcery, to move the Equipment to a creature of yours.',
    de: 'Bezahlen, um die Ausrüstung wie eine Hexerei an eine eigene Kreatur anzulegen.',
  },
  '702.6a': {
    en: 'Pay: attach to a creature of yours, as a sorcery.',
    de: 'Zahle: an eine eigene Kreatur anlegen, wie eine Hexerei.',
  },
  '702.7': {
    en: 'Deals its combat damage before creatures without it.',
    de: 'Fügt Kampfschaden vor Kreaturen ohne Erstschlag zu.',
  },
  '702.7b': { en: 'With it, there are two damage steps.', de: 'Damit gibt es zwei Schadenssegmente.' },
  '702.8': {
    en: 'Can be cast whenever an instant could.',
    de: 'Kann gewirkt werden, wann ein Spontanzauber es könnte.',
  },
  '702.8a': { en: 'Any time an instant could be cast.', de: 'Jederzeit, wenn ein Spontanzauber ginge.' },
  '702.9': {
    en: 'Only flyers and creatures with reach can block it.',
    de: 'Nur Flieger und Kreaturen mit Reichweite können sie blocken.',
  },
  '702.9b': { en: 'It needs flyers or reach to block it.', de: 'Zum Blocken braucht es Flieger oder Reichweite.' },
  '702.10': { en: 'Is free of summoning sickness.', de: 'Unterliegt nicht der Einsatzverzögerung.' },
  '702.10b': { en: 'It may attack at once.', de: 'Sie darf sofort angreifen.' },
  '702.10c': { en: 'Its tap abilities may be used at once.', de: 'Ihre Tappfähigkeiten gehen sofort.' },
  '702.11': { en: 'Opponents cannot target it.', de: 'Gegner können es nicht als Ziel bestimmen.' },
  '702.11b': { en: 'For permanents: no targeting by opponents.', de: 'Für Permanente: kein Ziel für Gegner.' },
  '702.11c': { en: 'For players: no targeting by opponents.', de: 'Für Spieler: kein Ziel für Gegner.' },
  '702.11d': { en: 'Hexproof from a quality only.', de: 'Fluchsicher nur vor einer Eigenschaft.' },
  '702.12': {
    en: 'Cannot be destroyed by effects or damage.',
    de: 'Kann weder durch Effekte noch durch Schaden zerstört werden.',
  },
  '702.12b': {
    en: 'Neither effects nor lethal damage destroy it.',
    de: 'Weder Effekte noch tödlicher Schaden zerstören es.',
  },
  '702.13': {
    en: 'Blockable only by artifact creatures or those sharing a color.',
    de: 'Nur von Artefaktkreaturen oder solchen gemeinsamer Farbe blockbar.',
  },
  '702.14': {
    en: 'Unblockable against a player with the right land.',
    de: 'Unblockbar gegen einen Spieler mit dem passenden Land.',
  },
  '702.14c': { en: 'It looks at the lands of the defender.', de: 'Es zählt, welche Länder der Verteidiger hat.' },
  '702.15': {
    en: 'Its damage gains its controller as much life.',
    de: 'Ihr Schaden bringt dem Beherrscher ebenso viele Lebenspunkte.',
  },
  '702.15b': { en: 'Damage gives life at the same time.', de: 'Schaden gibt zugleich Lebenspunkte.' },
  '702.16': {
    en: 'No damage, attachments, blocks or targeting from the named quality.',
    de: 'Kein Schaden, Anlegen, Blocken oder Zielen durch die genannte Eigenschaft.',
  },
  '702.16b': { en: 'Protected: no targeting by that quality.', de: 'Geschützt: kein Ziel für diese Eigenschaft.' },
  '702.16c': { en: 'Protected: no such Auras.', de: 'Geschützt: keine solchen Auren.' },
  '702.16d': { en: 'Protected: no such Equipment.', de: 'Geschützt: keine solchen Ausrüstungen.' },
  '702.16e': { en: 'Protected: such damage is prevented.', de: 'Geschützt: solcher Schaden wird verhindert.' },
  '702.16f': { en: 'Protected: no such blockers.', de: 'Geschützt: keine solchen Blocker.' },
  '702.17': { en: 'Can block flyers.', de: 'Kann Flieger blocken.' },
  '702.17b': { en: 'It can stop flyers.', de: 'Sie kann Flieger aufhalten.' },
  '702.18': { en: 'Nobody can target it.', de: 'Niemand kann es als Ziel bestimmen.' },
  '702.18a': { en: 'Nobody, not even you, can target it.', de: 'Niemand, auch du nicht, kann es zum Ziel nehmen.' },
  '702.19': {
    en: 'Damage beyond what kills the blockers goes through.',
    de: 'Schaden über das für die Blocker Tödliche hinaus geht durch.',
  },
  '702.19b': {
    en: 'Lethal damage to all blockers first, the rest wherever allowed.',
    de: 'Erst allen Blockern Tödliches, den Rest wohin erlaubt.',
  },
  '702.19d': { en: 'Without any blocker left, all goes through.', de: 'Ist kein Blocker mehr da, geht alles durch.' },
  '702.20': { en: 'Attacks without tapping.', de: 'Greift an, ohne zu tappen.' },
  '702.20b': { en: 'No tapping on attack.', de: 'Kein Tappen beim Angriff.' },
  '702.21': {
    en: 'Opposing spells and abilities that target it are countered unless paid for.',
    de: 'Gegnerisches, das darauf zielt, wird ohne Bezahlung neutralisiert.',
  },
  '702.21a': {
    en: 'Targeted by an opponent: countered unless they pay.',
    de: 'Ziel eines Gegners: neutralisiert, wenn er nicht zahlt.',
  },
  '702.22': {
    en: 'Creatures fight as a band whose controller assigns the damage.',
    de: 'Kreaturen kämpfen im Bund, dessen Beherrscher den Schaden verteilt.',
  },
  '702.23': { en: 'Grows with every blocker after the first.', de: 'Wächst mit jedem Blocker nach dem ersten.' },
  '702.24': {
    en: 'An upkeep cost that rises each turn, or the permanent goes.',
    de: 'Versorgungskosten, die jeden Zug steigen, sonst wird geopfert.',
  },
  '702.24a': {
    en: 'An age counter each upkeep, then pay for all of them or sacrifice.',
    de: 'Je Versorgung eine Altersmarke, dann für alle zahlen oder opfern.',
  },
  '702.25': { en: 'Blockers without flanking shrink.', de: 'Blocker ohne Flankenangriff schrumpfen.' },
  '702.26': {
    en: 'Vanishes and returns in turn, without changing zones.',
    de: 'Verschwindet und kehrt im Wechsel wieder, ohne die Zone zu wechseln.',
  },
  '702.26b': { en: 'Phased out: as if it did not exist.', de: 'Ausgephast: als gäbe es das nicht.' },
  '702.26d': { en: 'It does not change zones by that.', de: 'Die Zone wechselt es dadurch nicht.' },
  '702.26g': { en: 'What is attached phases out along.', de: 'Angelegtes phast mit aus.' },
  '702.27': {
    en: 'Pay more, and the spell returns to hand.',
    de: 'Mehr bezahlen, und der Zauberspruch kehrt auf die Hand zurück.',
  },
  '702.28': {
    en: 'Blocks and is blocked only among its like.',
    de: 'Blockt nur seinesgleichen und wird nur von ihnen geblockt.',
  },
  '702.29': { en: 'Discard it for a cost and draw.', de: 'Gegen Kosten abwerfen und ziehen.' },
  '702.29a': { en: 'From hand only: pay, discard, draw.', de: 'Nur von der Hand: zahlen, abwerfen, ziehen.' },
  '702.30': {
    en: 'Pay once more at your next upkeep, or sacrifice it.',
    de: 'Im nächsten eigenen Versorgungssegment nochmals bezahlen oder opfern.',
  },
  '702.30a': {
    en: 'At your upkeep, for what came to you since your last one: pay, or sacrifice.',
    de: 'In deiner Versorgung, für seit deiner letzten Gekommenes: zahlen oder opfern.',
  },
  '702.30b': {
    en: 'Older echo cards without a printed cost use their mana cost.',
    de: 'Ältere Echokarten ohne genannte Kosten nehmen ihre Manakosten.',
  },
  '702.31': { en: 'Only riders can block riders.', de: 'Nur Reiter können Reiter blocken.' },
  '702.32': {
    en: 'Loses counters each upkeep and dies when none is left to remove.',
    de: 'Verliert jede Versorgung eine Marke und geht, wenn keine mehr da ist.',
  },
  '702.33': {
    en: 'An optional extra cost for an extra effect.',
    de: 'Freiwillige Zusatzkosten für eine Zusatzwirkung.',
  },
  '702.33a': { en: 'An optional cost as the spell is cast.', de: 'Freiwillige Kosten beim Wirken.' },
  '702.34': {
    en: 'Cast once more from the graveyard, then exile.',
    de: 'Noch einmal aus dem Friedhof wirken, danach ins Exil.',
  },
  '702.34a': {
    en: 'From the graveyard for its cost, then exiled.',
    de: 'Aus dem Friedhof für die Kosten, dann ins Exil.',
  },
  '702.35': {
    en: 'When discarded, it may be cast for another cost.',
    de: 'Wird es abgeworfen, darf man es zu anderen Kosten wirken.',
  },
  '702.36': {
    en: 'Only black or artifact creatures can block it.',
    de: 'Nur schwarze Kreaturen und Artefaktkreaturen können blocken.',
  },
  '702.37': {
    en: 'Cast face down for three mana, turned up later for its cost.',
    de: 'Für drei Mana verdeckt wirken, später für die Kosten aufdecken.',
  },
  '702.38': {
    en: 'Enters bigger for kin revealed from hand.',
    de: 'Kommt größer ins Spiel für vorgezeigte Verwandte auf der Hand.',
  },
  '702.39': { en: 'Untaps a creature and makes it block.', de: 'Enttappt eine Kreatur und zwingt sie zu blocken.' },
  '702.40': {
    en: 'Copied for every spell cast earlier this turn.',
    de: 'Kopiert für jeden früher im Zug gewirkten Zauberspruch.',
  },
  '702.41': { en: 'Cheaper for each thing of a kind you have.', de: 'Billiger für jedes eigene Ding einer Art.' },
  '702.42': { en: 'Pay more and take all modes.', de: 'Mehr bezahlen und alle Modi nehmen.' },
  '702.43': {
    en: 'Enters with counters that pass on at its death.',
    de: 'Kommt mit Marken, die bei seinem Ende weitergegeben werden.',
  },
  '702.44': { en: 'A counter for each color of mana spent.', de: 'Eine Marke je Farbe ausgegebenen Manas.' },
  '702.45': { en: 'Grows on blocking or being blocked.', de: 'Wächst beim Blocken und Geblocktwerden.' },
  '702.46': {
    en: 'Its death brings a cheaper Spirit back to hand.',
    de: 'Ihr Tod holt einen billigeren Geist auf die Hand.',
  },
  '702.47': {
    en: "Adds this card's text to another spell.",
    de: 'Fügt den Text dieser Karte einem anderen Zauberspruch hinzu.',
  },
  '702.48': {
    en: 'Sacrifice kin to cast it cheaper and at instant speed.',
    de: 'Verwandte opfern, um billiger und wie ein Spontanzauber zu wirken.',
  },
  '702.49': {
    en: 'Swap an unblocked attacker for this creature.',
    de: 'Einen ungeblockten Angreifer gegen diese Kreatur tauschen.',
  },
  '702.50': {
    en: 'Repeats every upkeep, but you cast nothing else any more.',
    de: 'Wiederholt sich jede Versorgung, doch man wirkt nichts mehr.',
  },
  '702.51': { en: 'Creatures may be tapped to pay.', de: 'Kreaturen dürfen zum Bezahlen getappt werden.' },
  '702.51a': {
    en: 'A tapped creature pays one generic or its color.',
    de: 'Eine getappte Kreatur zahlt eins generisch oder ihre Farbe.',
  },
  '702.52': { en: 'Mill instead of drawing to get it back.', de: 'Statt zu ziehen millen und sie zurückholen.' },
  '702.53': {
    en: 'Discard to search for a card of equal mana value.',
    de: 'Abwerfen und eine Karte gleichen Manabetrags suchen.',
  },
  '702.54': { en: 'Bigger if an opponent was hurt this turn.', de: 'Größer, wenn ein Gegner im Zug Schaden nahm.' },
  '702.55': {
    en: 'Haunts a creature from exile and acts at its death.',
    de: 'Spukt aus dem Exil bei einer Kreatur und wirkt bei deren Tod.',
  },
  '702.56': { en: 'Pay several times for as many copies.', de: 'Mehrmals bezahlen für ebenso viele Kopien.' },
  '702.57': {
    en: 'An ability used by revealing the card during upkeep.',
    de: 'Eine Fähigkeit, in der Versorgung durch Vorzeigen benutzt.',
  },
  '702.58': { en: 'Hands its counters to newcomers.', de: 'Gibt seine Marken an Neuankömmlinge weiter.' },
  '702.59': {
    en: 'Return it for a cost when a creature dies, or exile it.',
    de: 'Beim Tod einer Kreatur gegen Kosten zurückholen, sonst ins Exil.',
  },
}
