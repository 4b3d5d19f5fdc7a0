import type { Cost, ManaSymbol } from '@upkeep/ir'
import { canPay } from '../casting/costs.ts'
import { apply } from '../door/apply.ts'
import type { Intent } from '../door/intent.ts'
import { TURN } from '../door/record.ts'
import { amount } from '../game/amounts.ts'
import { fork, type Game } from '../game/game.ts'
import type { ObjId, PlayerId, Scope } from '../game/types.ts'
import { type CantRule, ruleScope } from './rules.ts'

/** What must be paid for one creature because of one effect. */
export interface CombatCost {
  creature: ObjId
  rule: CantRule
}

/**
 * The total cost to attack or block, locked in: amounts are found now, and all mana is asked for together
 * [CR 508.1h, 509.1d].
 */
export function totalCost(g: Game, costs: readonly CombatCost[]): Cost[] {
  const mana: ManaSymbol[] = []
  const rest: Cost[] = []
  let generic = 0
  const add = (cost: Cost, ctx: Scope): void => {
    if (cost.c === 'mana')
      for (const symbol of cost.mana) {
        if (/^\d+$/.test(symbol)) generic += Number(symbol)
        else mana.push(symbol)
      }
    else if (cost.c === 'times') {
      const times = amount(g, cost.n, ctx)
      for (let i = 0; i < times; i++) for (const part of cost.cost) add(part, ctx)
    } else rest.push(cost)
  }
  for (const { creature, rule } of costs) for (const cost of rule.mod.unless ?? []) add(cost, ruleScope(rule, creature))
  if (generic > 0) mana.unshift(String(generic))
  return mana.length > 0 ? [{ c: 'mana', mana }, ...rest] : rest
}

/** The environment in which such a cost is paid: by the player, for the effect's source. */
export function costScope(costs: readonly CombatCost[], player: PlayerId): Scope {
  const first = costs[0]!
  return { ...ruleScope(first.rule, first.creature), controller: player }
}

/** Whether the player could pay; the creatures named are tapped before costs are paid [CR 508.1f]. */
export function affordable(g: Game, player: PlayerId, costs: readonly CombatCost[], tapped: readonly ObjId[]): boolean {
  if (costs.length === 0) return true
  const trial = fork(g)
  if (tapped.length > 0)
    apply(
      trial,
      tapped.map((object): Intent => ({ kind: 'tap', object, cause: TURN })),
    )
  const scope = costScope(costs, player)
  return canPay(trial, player, totalCost(g, costs), { source: scope.source, scope })
}
