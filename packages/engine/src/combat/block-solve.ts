import type { ObjId } from '../game/types.ts'
import type { Block, BlockedModel, BlockerModel, BlockModel, BlockPair } from './block-model.ts'

/** The declaration that obeys the most requirements without breaking a restriction or paying [CR 509.1c]. */
export function bestBlocks(model: BlockModel, without?: ObjId): { blocks: Block[]; value: number } {
  if (!anyRequirement(model)) return { blocks: [], value: 0 }
  const search = new Search(model, without)
  search.run()
  return { blocks: search.best, value: search.value }
}

export function anyRequirement(model: BlockModel): boolean {
  for (const a of model.attackers.values()) if (a.must > 0) return true
  return model.blockers.some(b => b.must > 0 || b.pairs.some(p => p.value > 0))
}

/** Whether the creature has a requirement that it could obey. */
export function hasRequirement(model: BlockModel, b: BlockerModel): boolean {
  return b.pairs.some(p => p.costs.length === 0 && (b.must + p.value > 0 || model.attackers.get(p.attacker)!.must > 0))
}

interface Choice {
  attackers: ObjId[]
  value: number
}

const NODES = 20_000
/** So many attackers one blocker may combine in every way; of more, those that count most are tried. */
const COMBINE = 6

/** Branch and bound over the blockers; exact unless the tree is beyond all measure. */
class Search {
  best: Block[] = []
  value = 0
  readonly model: BlockModel
  readonly order: { blocker: BlockerModel; choices: Choice[] }[]
  /** What the blockers from each place on could add at most. */
  readonly rest: number[]
  readonly most: number
  readonly count = new Map<ObjId, number>()
  readonly used: number[]
  chosen: { blocker: BlockerModel; choice: Choice }[] = []
  nodes = 0

  constructor(model: BlockModel, without: ObjId | undefined) {
    this.model = model
    this.used = model.limits.map(() => 0)
    const company = model.blockers.some(b => b.alone)
    this.order = model.blockers
      .filter(b => b.id !== without)
      .map(blocker => ({ blocker, choices: choicesOf(model, blocker, company) }))
      .filter(o => o.choices.length > 0)
      .sort((a, b) => b.choices[0]!.value - a.choices[0]!.value)
    this.rest = [0]
    for (let i = this.order.length - 1; i >= 0; i--)
      this.rest.unshift(this.rest[0]! + Math.max(0, ...this.order[i]!.choices.map(c => c.value)))
    this.most = this.rest[0]! + [...model.attackers.values()].reduce((n, a) => n + a.must, 0)
  }

  run(): void {
    this.step(0, 0, this.most - this.rest[0]!)
  }

  /** `open`: requirements to be blocked that are not yet obeyed. */
  private step(i: number, value: number, open: number): void {
    if (this.value === this.most || this.nodes++ > NODES) return
    if (value + this.rest[i]! + open <= this.value) return
    const next = this.order[i]
    if (!next) {
      if (value > this.value && this.legal()) {
        this.value = value
        this.best = this.chosen.flatMap(c => c.choice.attackers.map(attacker => ({ blocker: c.blocker.id, attacker })))
      }
      return
    }
    for (const choice of next.choices) {
      if (!this.fits(next.blocker.id, choice)) continue
      let gained = 0
      for (const a of choice.attackers) {
        const n = this.count.get(a) ?? 0
        if (n === 0) gained += this.model.attackers.get(a)!.must
        this.count.set(a, n + 1)
      }
      this.limit(next.blocker.id, 1)
      this.chosen.push({ blocker: next.blocker, choice })
      this.step(i + 1, value + choice.value + gained, open - gained)
      this.chosen.pop()
      this.limit(next.blocker.id, -1)
      for (const a of choice.attackers) this.count.set(a, this.count.get(a)! - 1)
    }
    this.step(i + 1, value, open)
  }

  private fits(blocker: ObjId, choice: Choice): boolean {
    return (
      choice.attackers.every(a => (this.count.get(a) ?? 0) < this.model.attackers.get(a)!.max) &&
      this.model.limits.every((limit, l) => !limit.members.has(blocker) || this.used[l]! < limit.n)
    )
  }

  private limit(blocker: ObjId, by: number): void {
    this.model.limits.forEach((limit, l) => {
      if (limit.members.has(blocker)) this.used[l] = this.used[l]! + by
    })
  }

  private legal(): boolean {
    if (this.chosen.length === 1 && this.chosen[0]!.blocker.alone) return false
    for (const [id, n] of this.count) if (n > 0 && n < this.model.attackers.get(id)!.min) return false
    return true
  }
}

/** What a blocker might usefully do, best first: blocks that obey something, and company for others' blocks. */
function choicesOf(model: BlockModel, b: BlockerModel, company: boolean): Choice[] {
  const free = b.pairs.filter(p => p.costs.length === 0)
  const special = (p: BlockPair): boolean => {
    const a = model.attackers.get(p.attacker)!
    return p.value > 0 || a.must > 0 || (a.min > 1 && a.min < Number.POSITIVE_INFINITY)
  }
  const useful = free.filter(special)
  // attackers with nothing special about them are all alike: those without a limit first
  if (b.must > 0 || company) {
    const plain = free.filter(p => !special(p))
    const any = plain.find(p => model.attackers.get(p.attacker)!.max === Number.POSITIVE_INFINITY)
    useful.push(...(any ? [any] : plain))
  }
  const choices: Choice[] = useful.map(p => ({ attackers: [p.attacker], value: b.must + p.value }))
  if (b.cap > 1 && useful.length > 1) choices.push(...combinations(useful, b))
  return choices.sort((x, y) => y.value - x.value || need(model, x) - need(model, y))
}

function combinations(pairs: readonly BlockPair[], b: BlockerModel): Choice[] {
  const ranked = pairs.slice().sort((x, y) => y.value - x.value)
  const out: Choice[] = []
  if (ranked.length > COMBINE) {
    for (let n = 2; n <= Math.min(b.cap, ranked.length); n++) out.push(together(ranked.slice(0, n), b))
    return out
  }
  for (let bits = 3; bits < 1 << ranked.length; bits++) {
    const some = ranked.filter((_, i) => bits & (1 << i))
    if (some.length > 1 && some.length <= b.cap) out.push(together(some, b))
  }
  return out
}

function together(pairs: readonly BlockPair[], b: BlockerModel): Choice {
  return { attackers: pairs.map(p => p.attacker), value: pairs.reduce((n, p) => n + p.value, b.must) }
}

/** How many blockers a choice needs besides. */
function need(model: BlockModel, choice: Choice): number {
  return choice.attackers.reduce((n, a) => n + (model.attackers.get(a) as BlockedModel).min - 1, 0)
}
