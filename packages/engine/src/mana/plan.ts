import type { ManaSymbol, ManaType } from '@upkeep/ir'
import type { PlannedMana } from '../game/frame.ts'
import type { Mana, ObjId } from '../game/types.ts'
import { type Demand, type Kind, readSymbol } from './demand.ts'
import { writeMana } from './output.ts'
import type { Means } from './problem.ts'
import { typesIn } from './purpose.ts'
import type { Solution, Step } from './solve.ts'

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

export const emptyPlan = (): Plan => ({ make: [], spend: [], life: 0, convoke: [], improvise: [], delve: [] })

type AbilityMeans = Extract<Means, { by: 'ability' }>
type AbilityStep = Step<Means> & { ref: AbilityMeans }

const isAbility = (step: Step<Means>): step is AbilityStep => step.ref.by === 'ability'
const objectOf = (step: AbilityStep): ObjId => step.ref.entry.source.object

/** Puts a solution into the order in which it can be carried out. */
export function makePlan(
  solution: Solution<Means>,
  demand: Demand,
  cost: readonly ManaSymbol[],
  pool: readonly Mana[],
): Plan {
  const { kinds } = demand
  const plan = emptyPlan()
  // how many units of each kind every symbol of the cost still takes, in the order written
  const slots = cost.map((symbol, i) => ({ symbol, kind: demand.symbols[i]!, left: readSymbol(symbol).n }))
  const symbolFor = (kind: number): ManaSymbol => {
    const slot = slots.find(s => s.kind === kind && s.left > 0)
    // generic mana that no number asks for goes to {2/W} and the like
    if (!slot) return slots.find(s => s.left > 0 && kinds[s.kind]!.or > 0)?.symbol ?? '1'
    slot.left--
    return slot.symbol
  }
  const activations: { step: AbilityStep; done: boolean }[] = []
  const purses = new Purses(kinds)
  for (const step of solution.groups) {
    const { ref } = step
    if (ref.by === 'pool') {
      purses.add(step, [pool[ref.unit]!.type])
      if (kinds[step.pays[0]!]?.payer === 0) plan.spend.push({ unit: ref.unit, symbol: symbolFor(step.pays[0]!) })
    } else if (isAbility(step)) {
      purses.add(step, typesOf(step, kinds))
      activations.push({ step, done: false })
    } else if (ref.by !== 'ability') plan[ref.by].push(ref.object)
  }
  const use = (a: { step: AbilityStep; done: boolean }): void => {
    a.done = true
    plan.make.push(planned(a.step, kinds))
  }
  // what pays for a source that costs mana comes right before it; what is given up, after it has been tapped
  for (const special of solution.specials) {
    if (!isAbility(special)) continue
    for (const a of activations) {
      if (a.done) continue
      const pays = a.step.pays.some(k => k >= 0 && kinds[k]!.payer === special.ref.payer)
      if (!pays && !special.victims.includes(objectOf(a.step))) continue
      // before it is given up, everything else that it does
      if (a.step.keeps !== 0)
        for (const b of activations) if (!b.done && b !== a && objectOf(b.step) === a.step.keeps) use(b)
      use(a)
    }
    const spend = purses.take(special)
    const made = planned(special, kinds)
    plan.make.push(spend === '' ? made : { ...made, spend })
    purses.add(special, typesOf(special, kinds))
  }
  const rest = activations.filter(a => !a.done)
  for (const a of rest) if (a.step.keeps === 0) use(a)
  for (const a of rest) if (!a.done) use(a)
  for (const n of solution.byLife) plan.life += 2 * n
  return plan
}

function planned(step: AbilityStep, kinds: readonly Kind[]): PlannedMana {
  const { object, ability } = step.ref.entry.source
  const action = { do: 'activate' as const, object, ability, mana: true }
  const { chosen } = step.ref
  const wanted = chosen.open ? writeMana(typesOf(step, kinds)) : chosen.wanted.join(',')
  return wanted === '' ? { action } : { action, wanted }
}

/** The types of the units that a step makes, chosen for what they pay. */
function typesOf(step: AbilityStep, kinds: readonly Kind[]): ManaType[] {
  return step.ref.chosen.units.map((u, i): ManaType => {
    const kind = kinds[step.pays[i]!]
    const fitting = kind ? typesIn(u.mask & kind.mask) : []
    return fitting[0] ?? typesIn(u.mask)[0]!
  })
}

/** What is there to pay for each source that costs mana, in the order in which it comes to be there. */
class Purses {
  private readonly kinds: readonly Kind[]
  private readonly there = new Map<number, { kind: number; type: ManaType }[]>()

  constructor(kinds: readonly Kind[]) {
    this.kinds = kinds
  }

  add(step: Step<Means>, types: readonly ManaType[]): void {
    step.pays.forEach((kind, i) => {
      const payer = this.kinds[kind]?.payer ?? 0
      if (payer === 0) return
      const list = this.there.get(payer) ?? []
      list.push({ kind, type: types[i]! })
      this.there.set(payer, list)
    })
  }

  take(special: AbilityStep): string {
    const list = this.there.get(special.ref.payer) ?? []
    const out: ManaType[] = []
    for (const symbol of special.ref.entry.source.cost.mana) {
      const s = readSymbol(symbol)
      for (let n = s.n; n > 0; n--) {
        const at = list.findIndex(x => {
          const k = this.kinds[x.kind]!
          return k.generic === s.generic && (s.generic || k.mask === s.mask)
        })
        if (at >= 0) out.push(list.splice(at, 1)[0]!.type)
      }
    }
    return writeMana(out)
  }
}
