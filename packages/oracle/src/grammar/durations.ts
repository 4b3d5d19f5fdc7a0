/** How long a continuous effect lasts (CR 611.2), and steps of the turn by name. */
import { rule, slot, sym } from './core.ts'
import { condition } from './lex.ts'

export const duration = sym('duration')
rule(duration, 'until end of turn', { until: 'endOfTurn' })
rule(duration, 'this turn', { until: 'endOfTurn', say: 'this turn' })
rule(duration, 'until end of combat', { until: 'endOfCombat' })
rule(duration, 'this combat', { until: 'endOfCombat', say: 'this combat' })
rule(duration, 'until your next turn', { until: 'nextTurn' })
rule(duration, 'until your next upkeep', { until: 'nextUpkeep' })
rule(duration, 'until the end of your next turn', { until: 'endOfNextTurn' })
rule(duration, 'for as long as {condition}', { until: 'while', condition: slot(condition) })

export const stepName = sym('step')
for (const [word, step] of [
  ['upkeep', 'upkeep'],
  ['end step', 'end'],
  ['draw step', 'draw'],
  ['untap step', 'untap'],
] as const) {
  rule(stepName, word, step)
}
rule(stepName, ['first main phase', 'precombat main phase'], 'main1')
rule(stepName, ['second main phase', 'postcombat main phase'], 'main2')
