import type { ManaSymbol } from '@upkeep/ir'
import { type Need, readNeed } from '../casting/facts.ts'
import type { Intent } from '../door/intent.ts'
import { takeMana } from '../door/write.ts'
import type { Game } from '../game/game.ts'
import type { Cause, Mana, PlayerId } from '../game/types.ts'
import { playerForbidden } from './costs.ts'
import { addDemand, type Demand, readSymbol } from './demand.ts'
import { emptyPlan, makePlan, type Plan } from './plan.ts'
import { buildProblem } from './problem.ts'
import { BIT, noManaFor, type Purpose, paysBy, SNOW, spendAs } from './purpose.ts'
import { solve } from './search.ts'
import { enough, sourcesOf } from './sources.ts'

export type { Plan } from './plan.ts'
export { maySpend, type Purpose } from './purpose.ts'

/** What a source that is no unit of the pool counts at least (mana/sources.ts). */
const LEAST = 4

/** Life that may be paid in the course of a payment. */
function lifeFor(g: Game, player: PlayerId, purpose: Purpose): number {
  if (playerForbidden(g, player, 'payLife') || playerForbidden(g, player, 'loseLife')) return 0 // [CR 119.8]
  return Math.max(0, g.state.players[player]!.life - (purpose.life ?? 0))
}

/**
 * How a player can pay mana costs with everything at hand: the pool first, then sources, those of fewer types first, and
 * what uses something up only where nothing else will do. Null if there is no way. The plan is made anew after what it
 * makes is there: then the pool pays, and `make` is empty.
 */
export function planPayment(g: Game, player: PlayerId, cost: readonly ManaSymbol[], purpose: Purpose): Plan | null {
  const demand = addDemand([], cost, 0)
  if (demand.need.every(n => n === 0)) return emptyPlan() // [CR 118.5]
  const life = lifeFor(g, player, purpose)
  const meant = intended(g, purpose)
  const { pool } = g.state.players[player]!
  if (meant === undefined) {
    const exact = exactly(g, player, demand, cost, purpose)
    if (exact) return exact
  }
  if (meant === undefined && pool.length >= demand.need.reduce((a, b) => a + b, 0)) {
    // what is in the pool goes before all else: where it suffices, nothing else is looked at
    const same = addDemand([], cost, 0)
    const alone = solve(buildProblem(g, player, same, purpose, 0, undefined, true))
    if (alone && alone.penalty < LEAST) return makePlan(alone, same, cost, pool)
  }
  const problem = buildProblem(g, player, demand, purpose, life, meant)
  const solution = solve(problem)
  return solution && makePlan(solution, demand, cost, g.state.players[player]!.pool)
}

/** A pool of few units without restrictions that is just what the cost asks for: all of it pays. */
function exactly(
  g: Game,
  player: PlayerId,
  { kinds, need, symbols }: Demand,
  cost: readonly ManaSymbol[],
  purpose: Purpose,
): Plan | null {
  const { pool } = g.state.players[player]!
  let total = 0
  for (let k = 0; k < kinds.length; k++) {
    const { generic, mask, or, life } = kinds[k]!
    if (or > 0 || life || (!generic && (mask & (mask - 1)) !== 0) || mask === SNOW) return null
    total += need[k]!
  }
  if (total !== pool.length || total > 12 || spendAs(g, player, purpose) !== 0 || noManaFor(g, purpose)) return null
  const left = need.slice()
  const pays: number[] = []
  let generic = -1
  for (let k = 0; k < kinds.length; k++) if (kinds[k]!.generic) generic = k
  for (const m of pool) {
    if (m.only) return null
    let at = generic
    for (let k = 0; k < kinds.length; k++)
      if (!kinds[k]!.generic && left[k]! > 0 && (kinds[k]!.mask & BIT[m.type]) !== 0) at = k
    if (at < 0 || left[at]! === 0) return null
    left[at]!--
    pays.push(at)
  }
  const plan = emptyPlan()
  const rest = cost.map(s => readSymbol(s).n)
  pays.forEach((kind, unit) => {
    const i = symbols.findIndex((k, j) => k === kind && rest[j]! > 0)
    rest[i]!--
    plan.spend.push({ unit, symbol: cost[i]! })
  })
  return plan
}

/** The types that a plan under way means to be spent on the cost of the mana ability that is being paid for. */
function intended(g: Game, purpose: Purpose): string | undefined {
  if (!purpose.ability) return undefined
  const frame = g.state.agenda.findLast(f => f.k === 'makeMana')
  if (frame?.k !== 'makeMana') return undefined
  const planned = frame.plan[frame.pc - 1]
  if (planned?.action.do !== 'activate' || planned.action.object !== purpose.ability.source) return undefined
  return planned.spend
}

/** Whether a player could pay mana costs now. Cheap bounds decide the usual cases; otherwise a plan is looked for. */
export function canPayMana(g: Game, player: PlayerId, cost: readonly ManaSymbol[], purpose: Purpose): boolean {
  const others =
    paysBy(g, purpose, 'convoke') ||
    paysBy(g, purpose, 'delve') ||
    paysBy(g, purpose, 'improvise') ||
    noManaFor(g, purpose)
  return canPayNeed(g, player, readNeed(cost), purpose, others || spendAs(g, player, purpose) !== 0)
}

/** The same for a cost that has been read; `others`: something else than mana of the types it says might pay. */
export function canPayNeed(g: Game, player: PlayerId, need: Need, purpose: Purpose, others: boolean): boolean {
  const { masks, counts, generic, parts } = need
  if (generic + parts === 0 && masks.length === 0) return true
  const table = sourcesOf(g, player)
  const plain = !others && masks.length <= 6 && !purpose.exclude?.some(id => table.makes(id))
  if (plain) {
    const { pool } = g.state.players[player]!
    let free = table.sure
    let all = table.most
    if (pool.length > 0) {
      free = free.slice()
      all = all.slice()
      for (const m of pool) {
        const bits = BIT[m.type] | (m.snow ? SNOW : 0)
        all.push(bits)
        if (!m.only) free.push(bits)
      }
    }
    if (enough(free, masks, counts, generic + parts)) return true
    if (need.byLife === 0 && parts === 0 && !enough(all, masks, counts, generic)) return false
  }
  return planPayment(g, player, need.symbols, purpose) !== null
}

/** Takes the units that a plan spends out of the pool [CR 118.3a]; they are returned. */
export function spendFromPool(g: Game, player: PlayerId, plan: Plan): Mana[] {
  if (plan.make.length > 0) throw new Error('the mana of a plan is to be made before it is spent')
  if (plan.spend.length === 0) return []
  return takeMana(
    g,
    player,
    plan.spend.map(s => s.unit),
  )
}

/** What else a plan does to pay, as events: life, creatures and artifacts tapped, cards exiled. */
export function planIntents(player: PlayerId, plan: Plan, cause: Cause): Intent[] {
  const out: Intent[] = []
  if (plan.life > 0)
    out.push({ kind: 'loseLife', player, amount: plan.life, pay: true, cause, rules: ['107.4f', '119.4'] })
  for (const object of plan.convoke)
    out.push({ kind: 'tap', object, cause: { ...cause, as: 'convoke' }, rules: ['702.51a'] })
  for (const object of plan.improvise)
    out.push({ kind: 'tap', object, cause: { ...cause, as: 'improvise' }, rules: ['702.126a'] })
  for (const object of plan.delve)
    out.push({ kind: 'move', object, to: 'exile', cause: { ...cause, as: 'delve' }, rules: ['702.66a'] })
  return out
}
