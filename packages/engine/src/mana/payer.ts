import type { ManaSymbol, ManaType } from '@upkeep/ir'
import type { Intent } from '../door/intent.ts'
import { takeMana } from '../door/write.ts'
import type { PlannedMana } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import type { Cause, Mana, ObjId, PlayerId } from '../game/types.ts'
import { playerForbidden } from './costs.ts'
import { addDemand, readSymbol } from './demand.ts'
import { writeMana } from './output.ts'
import { buildProblem, type Means } from './problem.ts'
import { BIT, noManaFor, type Purpose, paysBy, SNOW, spendAs, typesIn } from './purpose.ts'
import { type Solution, type Step, solve } from './solve.ts'
import { enough, sourcesOf } from './sources.ts'

export { maySpend, type Purpose } from './purpose.ts'

/** How a cost is paid: what is made first, and then what pays. */
export interface Plan {
  make: PlannedMana[]
  /** Units of the pool (by index) that pay, and which symbol of the cost each goes to. */
  spend: { unit: number; symbol: ManaSymbol }[]
  /** Life for Phyrexian symbols [CR 107.4f]. */
  life: number
  /** Creatures tapped [CR 702.51], artifacts tapped [CR 702.126], cards exiled [CR 702.66]. */
  convoke: ObjId[]
  improvise: ObjId[]
  delve: ObjId[]
}

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
  const plan: Plan = { make: [], spend: [], life: 0, convoke: [], improvise: [], delve: [] }
  const kinds: Parameters<typeof addDemand>[0] = []
  const demand = addDemand(kinds, cost, 0)
  if (demand.need.every(n => n === 0)) return plan // [CR 118.5]
  const life = lifeFor(g, player, purpose)
  const problem = buildProblem(g, player, demand, purpose, life)
  const solution = solve(problem)
  if (!solution) return null
  fillPlan(plan, solution, kinds, cost, demand.symbols)
  return plan
}

function fillPlan(
  plan: Plan,
  solution: Solution<Means>,
  kinds: Parameters<typeof addDemand>[0],
  cost: readonly ManaSymbol[],
  symbols: readonly number[],
): void {
  // how many units of each kind every symbol of the cost still takes, in the order written
  const slots = cost.map((symbol, i) => ({ symbol, kind: symbols[i]!, left: readSymbol(symbol).n }))
  const symbolFor = (kind: number, part: boolean): ManaSymbol => {
    const slot = slots.find(s => s.kind === kind && s.left > 0)
    if (!slot) return '1'
    if (!part) slot.left--
    return slot.symbol
  }
  const activations: { step: Step<Means>; done: boolean }[] = []
  for (const step of solution.groups) {
    const { ref } = step
    switch (ref.by) {
      case 'pool':
        if (kinds[step.pays[0]!]?.payer === 0)
          plan.spend.push({ unit: ref.unit, symbol: symbolFor(step.pays[0]!, step.part[0]!) })
        break
      case 'ability':
        activations.push({ step, done: false })
        break
      default:
        plan[ref.by].push(ref.object)
    }
  }
  const emit = (step: Step<Means>): void => {
    if (step.ref.by !== 'ability') return
    const { entry } = step.ref
    const { object, ability } = entry.source
    const wanted = wantedOf(step, kinds)
    const action = { do: 'activate' as const, object, ability, mana: true }
    plan.make.push(wanted.length === 0 ? { action } : { action, wanted: wanted.join(',') })
  }
  // what pays for a source that costs mana comes right before it; what is given up, after it has been tapped
  for (const special of solution.specials) {
    if (special.ref.by !== 'ability') continue
    const payer = special.ref.payer
    for (const a of activations) {
      if (a.done) continue
      const pays = a.step.pays.some(k => k >= 0 && kinds[k]!.payer === payer)
      const victim = a.step.ref.by === 'ability' && special.victims.includes(a.step.ref.entry.source.object)
      if (!pays && !victim) continue
      a.done = true
      emit(a.step)
    }
    emit(special)
  }
  const rest = activations.filter(a => !a.done)
  for (const a of rest) if (a.step.keeps === 0) emit(a.step)
  for (const a of rest) if (a.step.keeps !== 0) emit(a.step)
  for (const n of solution.byLife) plan.life += 2 * n
}

/** The answers to give while the ability, and what it triggers, are carried out, in order. */
function wantedOf(step: Step<Means>, kinds: Parameters<typeof addDemand>[0]): string[] {
  if (step.ref.by !== 'ability') return []
  const { chosen } = step.ref
  if (!chosen.open) return chosen.wanted
  const types = chosen.units.map((u, i): ManaType => {
    const kind = kinds[step.pays[i]!]
    const fitting = kind ? typesIn(u.mask & kind.mask) : []
    return fitting[0] ?? typesIn(u.mask)[0]!
  })
  return [writeMana(types)]
}

/** Whether a player could pay mana costs now. Cheap bounds decide the usual cases; otherwise a plan is looked for. */
export function canPayMana(g: Game, player: PlayerId, cost: readonly ManaSymbol[], purpose: Purpose): boolean {
  const masks: number[] = []
  const counts: number[] = []
  let generic = 0
  let parts = 0
  let byLife = 0
  for (const symbol of cost) {
    const s = readSymbol(symbol)
    if (s.generic) generic += s.n
    else if (s.or > 0) parts += s.or
    else {
      if (s.life) byLife++
      const at = masks.indexOf(s.mask)
      if (at >= 0) counts[at]!++
      else {
        masks.push(s.mask)
        counts.push(1)
      }
    }
  }
  if (generic + parts === 0 && masks.length === 0) return true
  const table = sourcesOf(g, player)
  const { pool } = g.state.players[player]!
  const others =
    paysBy(g, purpose, 'convoke') ||
    paysBy(g, purpose, 'delve') ||
    paysBy(g, purpose, 'improvise') ||
    noManaFor(g, purpose)
  const plain =
    !others &&
    masks.length <= 6 &&
    spendAs(g, player, purpose) === 0 &&
    !purpose.exclude?.some(id => table.objects.has(id))
  if (plain) {
    const free: number[] = []
    const all: number[] = []
    for (const m of pool) {
      const bits = BIT[m.type] | (m.snow ? SNOW : 0)
      all.push(bits)
      if (!m.only) free.push(bits)
    }
    if (enough(free.length === 0 ? table.sure : [...free, ...table.sure], masks, counts, generic + parts)) return true
    if (
      byLife === 0 &&
      parts === 0 &&
      !enough(all.length === 0 ? table.most : [...all, ...table.most], masks, counts, generic)
    )
      return false
  }
  return planPayment(g, player, cost, purpose) !== null
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
