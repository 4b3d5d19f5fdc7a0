import type { Summaries } from '../summary.ts'

export const turnStructure: Summaries = {
  5: { en: 'How a turn runs through its phases and steps.', de: 'Wie ein Zug durch seine Phasen und Segmente läuft.' },
  500: {
    en: 'Phases, steps, extra and skipped ones, and when mana empties.',
    de: 'Phasen, Segmente, zusätzliche und übersprungene, und wann Mana verfällt.',
  },
  '500.2': {
    en: 'A step ends with an empty stack and everyone passing.',
    de: 'Ein Segment endet, wenn bei leerem Stapel alle passen.',
  },
  '500.5': {
    en: 'When a step ends, effects until then and unspent mana end.',
    de: 'Am Ende des Segments enden befristete Effekte und verfällt Mana.',
  },
  '500.6': {
    en: 'Beginning-of triggers trigger and wait for the next priority.',
    de: 'Auslöser „zu Beginn“ lösen aus und warten auf die nächste Priorität.',
  },
  '500.7': {
    en: 'Extra turns come right after; the latest first.',
    de: 'Zusätzliche Züge folgen direkt; der neueste zuerst.',
  },
  '500.8': { en: 'Extra phases likewise.', de: 'Ebenso zusätzliche Phasen.' },
  '500.11': {
    en: 'Skipping a step: go on as if it were not there.',
    de: 'Ein Segment überspringen: weiter, als gäbe es das nicht.',
  },
  501: { en: 'Untap, upkeep, draw.', de: 'Enttappen, Versorgung, Ziehen.' },
  '501.1': { en: 'It has three steps.', de: 'Sie hat drei Segmente.' },
  502: {
    en: 'Phasing, day and night, then untapping; nobody gets priority.',
    de: 'Phasenwechsel, Tag und Nacht, dann Enttappen; niemand erhält Priorität.',
  },
  '502.1': { en: 'First, permanents phase out and in.', de: 'Zuerst phasen Permanente aus und ein.' },
  '502.2': { en: 'Second, day and night may change.', de: 'Zweitens wechseln vielleicht Tag und Nacht.' },
  '502.3': {
    en: 'Third, the active player untaps everything at once.',
    de: 'Drittens enttappt der aktive Spieler alles zugleich.',
  },
  '502.4': {
    en: 'No priority; triggers wait for the upkeep.',
    de: 'Keine Priorität; Auslöser warten auf die Versorgung.',
  },
  503: {
    en: 'Upkeep triggers go on the stack, then players may act.',
    de: 'Versorgungsauslöser gehen auf den Stapel, dann darf gehandelt werden.',
  },
  '503.1': {
    en: 'No automatic action; the active player has priority.',
    de: 'Keine automatische Handlung; der aktive Spieler hat Priorität.',
  },
  '503.1a': {
    en: 'Triggers of untap and upkeep are put on the stack first.',
    de: 'Zuerst kommen Auslöser aus Enttappen und Versorgung auf den Stapel.',
  },
  504: { en: 'The active player draws, then priority.', de: 'Der aktive Spieler zieht, dann folgt Priorität.' },
  '504.1': { en: 'Draw a card, without the stack.', de: 'Eine Karte ziehen, ohne Stapel.' },
  '504.2': { en: 'Then priority.', de: 'Dann Priorität.' },
  505: {
    en: 'The time for lands, creatures and sorceries, before and after combat.',
    de: 'Die Zeit für Länder, Kreaturen und Hexereien, vor und nach dem Kampf.',
  },
  '505.1': { en: 'One main phase before combat, one after.', de: 'Eine Hauptphase vor und eine nach dem Kampf.' },
  '505.4': { en: 'Sagas get a lore counter first.', de: 'Sagas erhalten zuerst eine Sagenmarke.' },
  '505.6': { en: 'Then priority.', de: 'Dann Priorität.' },
  '505.6b': { en: 'Here the active player may play a land.', de: 'Hier darf der aktive Spieler ein Land spielen.' },
  506: {
    en: 'Five steps of combat, and what leaves or joins it.',
    de: 'Die fünf Segmente des Kampfes und wer ausscheidet oder hinzukommt.',
  },
  '506.2': {
    en: 'The active player attacks, opponents defend.',
    de: 'Der aktive Spieler greift an, Gegner verteidigen.',
  },
  '506.3': {
    en: 'Creatures attack and block; players, planeswalkers, battles are attacked.',
    de: 'Kreaturen greifen an und blocken; angegriffen werden Spieler, Planeswalker, Schlachten.',
  },
  '506.4': { en: 'What removes a permanent from combat.', de: 'Was ein Permanent aus dem Kampf nimmt.' },
  507: {
    en: 'Choosing whom to fight where needed, then priority.',
    de: 'Wo nötig wird der Verteidiger bestimmt, dann folgt Priorität.',
  },
  '507.1': {
    en: 'With several opponents a defender may have to be chosen.',
    de: 'Bei mehreren Gegnern ist womöglich ein Verteidiger zu wählen.',
  },
  '507.2': { en: 'Then priority.', de: 'Dann Priorität.' },
  508: {
    en: 'Choosing attackers under restrictions and requirements, costs included.',
    de: 'Angreifer bestimmen, mit Verboten, Zwängen und Kosten.',
  },
  '508.1': {
    en: 'The active player declares attackers, step by step.',
    de: 'Der aktive Spieler erklärt Schritt für Schritt die Angreifer.',
  },
  '508.1a': {
    en: 'Choose untapped creatures without summoning sickness.',
    de: 'Ungetappte Kreaturen ohne Einsatzverzögerung wählen.',
  },
  '508.1b': { en: 'Say whom or what each of them attacks.', de: 'Sagen, wen oder was jede angreift.' },
  '508.1c': { en: 'No restriction may be broken.', de: 'Kein Verbot darf verletzt sein.' },
  '508.1d': {
    en: 'As many requirements as possible must be met.',
    de: 'So viele Zwänge wie möglich sind zu erfüllen.',
  },
  '508.1f': { en: 'Attackers tap, as no cost.', de: 'Angreifer tappen, nicht als Kosten.' },
  '508.1h': { en: 'Costs for attacking are added up.', de: 'Angriffskosten werden zusammengezählt.' },
  '508.1k': { en: 'Now they are attacking.', de: 'Nun greifen sie an.' },
  '508.1m': { en: 'Attack triggers trigger.', de: 'Angriffsauslöser lösen aus.' },
  '508.2': { en: 'Then priority.', de: 'Dann Priorität.' },
  '508.4': {
    en: 'Put in attacking: its controller says whom; it was not declared.',
    de: 'Angreifend ins Spiel gebracht: der Beherrscher sagt, wen; erklärt wurde es nicht.',
  },
  '508.8': { en: 'No attackers: on to the end of combat.', de: 'Keine Angreifer: weiter zum Kampfende.' },
  509: {
    en: 'Choosing blockers likewise; attackers become blocked or unblocked.',
    de: 'Ebenso Blocker bestimmen; Angreifer werden geblockt oder ungeblockt.',
  },
  '509.1': {
    en: 'The defender declares blockers, step by step.',
    de: 'Der Verteidiger erklärt Schritt für Schritt die Blocker.',
  },
  '509.1a': {
    en: 'Choose untapped creatures, and an attacker for each.',
    de: 'Ungetappte Kreaturen wählen und für jede einen Angreifer.',
  },
  '509.1b': {
    en: 'No restriction may be broken; evasion is one.',
    de: 'Kein Verbot darf verletzt sein; auch schwere Blockbarkeit ist eines.',
  },
  '509.1c': {
    en: 'As many requirements as possible must be met.',
    de: 'So viele Zwänge wie möglich sind zu erfüllen.',
  },
  '509.1g': { en: 'Now they are blocking.', de: 'Nun blocken sie.' },
  '509.1h': {
    en: 'An attacker stays blocked even if the blocker goes.',
    de: 'Ein Angreifer bleibt geblockt, auch wenn der Blocker geht.',
  },
  '509.2': { en: 'Then priority.', de: 'Dann Priorität.' },
  510: {
    en: 'Damage is assigned and dealt at once, in two rounds with first strike.',
    de: 'Schaden wird zugewiesen und zugleich zugefügt, bei Erstschlag in zwei Runden.',
  },
  '510.1': { en: 'Both sides say how damage is assigned.', de: 'Beide Seiten sagen, wie Schaden zugewiesen wird.' },
  '510.1a': {
    en: 'As much as its power, nothing if not positive.',
    de: 'So viel wie die Stärke, nichts, wenn nicht positiv.',
  },
  '510.1b': { en: 'Unblocked: to what it attacks.', de: 'Ungeblockt: auf das Angegriffene.' },
  '510.1c': { en: 'Blocked: to its blockers, divided freely.', de: 'Geblockt: auf die Blocker, frei verteilt.' },
  '510.1d': { en: 'A blocker: to what it blocks.', de: 'Ein Blocker: auf das Geblockte.' },
  '510.2': { en: 'Everything is dealt at once.', de: 'Alles wird zugleich zugefügt.' },
  '510.4': {
    en: 'First and double strike make a round of their own before.',
    de: 'Erst- und Doppelschlag bilden vorher eine eigene Runde.',
  },
  511: {
    en: 'End-of-combat triggers, then everything leaves combat.',
    de: 'Auslöser am Kampfende, danach scheidet alles aus dem Kampf aus.',
  },
  '511.2': {
    en: 'End-of-combat triggers trigger as the step begins.',
    de: 'Auslöser am Kampfende lösen mit dem Segment aus.',
  },
  '511.3': { en: 'As it ends, all leave combat.', de: 'An seinem Ende verlassen alle den Kampf.' },
  512: { en: 'End step and cleanup.', de: 'Endsegment und Aufräumen.' },
  '512.1': { en: 'It has two steps.', de: 'Sie hat zwei Segmente.' },
  513: { en: 'The last regular chance to act in a turn.', de: 'Die letzte reguläre Gelegenheit zu handeln.' },
  '513.1': { en: 'Priority, and end-step triggers before.', de: 'Priorität, zuvor die Auslöser des Endsegments.' },
  '513.2': {
    en: 'What comes too late waits for the next end step.',
    de: 'Was zu spät kommt, wartet auf das nächste Endsegment.',
  },
  514: {
    en: 'Discarding down, removing damage, ending "this turn" effects.',
    de: 'Abwerfen, Schaden entfernen, Effekte dieses Zuges beenden.',
  },
  '514.1': { en: 'Discard down to the maximum.', de: 'Bis zum Höchstwert abwerfen.' },
  '514.2': {
    en: 'Damage goes, effects of this turn end, together.',
    de: 'Schaden verschwindet, Effekte des Zuges enden, zugleich.',
  },
  '514.3': { en: 'Normally nobody gets priority here.', de: 'Normal erhält hier niemand Priorität.' },
  '514.3a': {
    en: 'If something happens after all, there is priority and another cleanup.',
    de: 'Geschieht doch etwas, gibt es Priorität und ein weiteres Aufräumen.',
  },
}
