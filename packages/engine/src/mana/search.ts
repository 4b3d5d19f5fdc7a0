/** Sources that cost mana or other objects, chosen from the last that is used back to the first. */
import {
  type Bundle,
  NOTHING_USED,
  type Problem,
  type Solution,
  type Special,
  type Step,
  solveGroups,
  type Used,
} from './solve.ts'

interface Chosen<R> {
  special: Special<R>
  bundle: Bundle<R>
  pays: number[]
  victims: number[]
}

/** Above this penalty something is used up; then sources that cost mana are looked at too. */
export const HEAVY = 1000
const MAX_DEPTH = 10
/** A bound on the work; beyond it the search gives up. */
const MAX_TRIES = 1500

/** The best way found to pay, or null. */
export function solve<R>(p: Problem<R>): Solution<R> | null {
  let best: Solution<R> | null = null
  for (const need of variants(p)) {
    const found = solveOne(p, need)
    if (found && (!best || found.penalty < best.penalty)) best = found
    if (best && best.penalty < HEAVY) break
  }
  return best
}

/** {2/W} with its colour or with generic mana: those with the fewest units first [CR 107.4e]. */
function variants<R>(p: Problem<R>): number[][] {
  let out: number[][] = [p.need.slice()]
  p.instead.forEach((other, k) => {
    if (!other || p.need[k] === 0) return
    out = out.flatMap(need => {
      const ways: number[][] = []
      for (let n = 0; n <= p.need[k]!; n++) {
        const way = need.slice()
        way[k]! -= n
        way[other.of]! += n * other.n
        ways.push(way)
      }
      return ways
    })
  })
  const total = (need: number[]): number => need.reduce((a, b) => a + b, 0)
  return out.length === 1 ? out : out.sort((a, b) => total(a) - total(b))
}

/** The largest number of units that a list of bundles gives. */
const most = (bundles: readonly Bundle<unknown>[]): number => bundles.reduce((n, b) => Math.max(n, b.units.length), 0)

function solveOne<R>(p: Problem<R>, start: readonly number[]): Solution<R> | null {
  const first = solveGroups(p, start, NOTHING_USED, p.life)
  if (p.specials.length === 0 || (first && first.penalty < HEAVY)) return first
  const search = new Search(p, start, first)
  const uses = p.specials.reduce((n, s) => n + s.uses, 0)
  const deepest = first ? Math.min(2, uses) : Math.min(MAX_DEPTH, uses)
  for (let depth = 1; depth <= deepest && search.tries > 0; depth++) {
    search.run(depth)
    if (search.best && (!first || search.best.penalty < HEAVY)) break
  }
  return search.best
}

class Search<R> {
  best: Solution<R> | null
  tries = MAX_TRIES
  private readonly p: Problem<R>
  private readonly start: readonly number[]
  private readonly units: number
  /** What each use of a special adds to the number of units, at most; the largest first. */
  private readonly gains: number[]
  /** Units of the group that taps an object. */
  private readonly tapUnits = new Map<number, number>()
  private readonly seen = new Set<string>()
  private readonly count = new Map<Special<R>, number>()

  constructor(p: Problem<R>, start: readonly number[], best: Solution<R> | null) {
    this.p = p
    this.start = start
    this.best = best
    let units = 0
    for (const group of p.groups) {
      const n = most(group)
      units += n
      const taps = group[0]?.taps
      if (taps && group.every(b => b.taps === taps)) this.tapUnits.set(taps, n)
    }
    this.units = units
    this.gains = p.specials
      .flatMap(s => {
        const cost = s.cost.reduce((a, b, k) => a + (p.byLife[k] ? 0 : b), 0)
        const taps = s.bundles[0]?.taps ?? 0
        const gain =
          most(s.bundles) - cost - (taps && s.bundles.every(b => b.taps === taps) ? (this.tapUnits.get(taps) ?? 0) : 0)
        return new Array<number>(Math.min(s.uses, MAX_DEPTH)).fill(Math.max(0, gain))
      })
      .sort((a, b) => b - a)
  }

  run(depth: number): void {
    this.seen.clear()
    this.go(this.start.slice(), NOTHING_USED, depth, 0, 0, [])
  }

  private go(need: number[], used: Used, deep: number, life: number, penalty: number, chosen: Chosen<R>[]): void {
    const { p } = this
    if (this.tries <= 0 || (this.best && penalty >= this.best.penalty)) return
    let total = 0
    for (let k = 0; k < need.length; k++) if (!p.byLife[k]) total += need[k]!
    let able = this.units
    for (const id of used.tapped) able -= this.tapUnits.get(id) ?? 0
    // a tapped source's own units count no more, but its gain has been counted without them
    for (let i = 0; i < deep; i++) able += Math.max(0, this.gains[i] ?? 0)
    if (total > able) return
    if (deep === 0) {
      this.leaf(need, used, life, penalty, chosen)
      return
    }
    const key = `${need.join()}|${[...used.tapped].sort().join()}|${[...used.gone].sort().join()}|${life}|${p.specials.map(s => this.count.get(s) ?? 0).join()}`
    if (this.seen.has(key)) return
    this.seen.add(key)
    const tried = new Set<string>()
    for (const special of p.specials) {
      const n = this.count.get(special) ?? 0
      if (n >= special.uses) continue
      const usable = special.bundles.filter(
        b =>
          !(b.taps && used.tapped.has(b.taps)) &&
          !(b.keeps && (used.gone.has(b.keeps) || chosen.some(c => c.special.object === b.keeps))) &&
          life + b.life <= p.life,
      )
      if (usable.length === 0 || (special.like !== '' && n === 0 && tried.has(special.like))) continue
      if (n === 0) tried.add(special.like)
      for (const bundle of usable)
        for (const victims of victimsFor(special, used, chosen)) {
          const then: Used = {
            tapped: new Set([...used.tapped, ...(bundle.taps ? [bundle.taps] : []), ...victims.tapped]),
            gone: new Set([...used.gone, ...(bundle.keeps ? [bundle.keeps] : []), ...victims.gone]),
          }
          const all = [...victims.tapped, ...victims.gone]
          for (const { after, pays, waste } of assignments(need, bundle.units)) {
            for (let k = 0; k < after.length; k++) after[k]! += special.cost[k] ?? 0
            this.count.set(special, n + 1)
            const more = [...chosen, { special, bundle, pays, victims: all }]
            this.go(after, then, deep - 1, life + bundle.life, penalty + bundle.penalty + waste, more)
            this.count.set(special, n)
          }
        }
    }
  }

  private leaf(need: number[], used: Used, life: number, penalty: number, chosen: readonly Chosen<R>[]): void {
    this.tries--
    const found = solveGroups(this.p, need, used, this.p.life - life)
    if (!found) return
    found.penalty += penalty
    found.life += life
    if (this.best && found.penalty >= this.best.penalty) return
    found.specials = chosen.map(
      (c): Step<R> => ({
        ref: c.bundle.ref,
        pays: c.bundle.units.map((_, i) => c.pays[i] ?? -1),
        victims: c.victims,
        keeps: c.bundle.keeps,
      }),
    )
    found.specials.reverse()
    this.best = found
  }
}

/** The ways to choose the other objects that a source uses up; of those that are alike, one. */
function victimsFor<R>(
  s: Special<R>,
  used: Used,
  chosen: readonly Chosen<R>[],
): { tapped: number[]; gone: number[] }[] {
  let ways: { tapped: number[]; gone: number[] }[] = [{ tapped: [], gone: [] }]
  for (const v of s.victims)
    for (let i = 0; i < v.n; i++) {
      const next: typeof ways = []
      for (const way of ways) {
        const seen = new Set<string>()
        for (const o of v.of) {
          if (o.id === s.object || seen.has(o.like) || way.tapped.includes(o.id) || way.gone.includes(o.id)) continue
          // what is used afterwards must still be there
          if (v.tap ? used.tapped.has(o.id) : used.gone.has(o.id) || chosen.some(c => c.special.object === o.id))
            continue
          seen.add(o.like)
          const { tapped, gone } = way
          next.push(v.tap ? { tapped: [...tapped, o.id], gone } : { tapped, gone: [...gone, o.id] })
        }
      }
      ways = next
    }
  return ways
}

/** The ways in which units may pay what is asked for, at least one of them. */
function assignments(
  need: readonly number[],
  units: readonly number[],
): { after: number[]; pays: number[]; waste: number }[] {
  const out: { after: number[]; pays: number[]; waste: number }[] = []
  const seen = new Set<string>()
  const now = need.slice()
  const pays: number[] = []
  const go = (u: number, wasted: number): void => {
    const unit = units[u]
    if (unit === undefined) {
      const key = now.join()
      if (wasted === units.length || seen.has(key)) return
      seen.add(key)
      out.push({ after: now.slice(), pays: pays.slice(), waste: wasted })
      return
    }
    let any = false
    for (let k = 0; k < now.length; k++) {
      if (!(unit & (1 << k)) || now[k]! <= 0) continue
      any = true
      now[k]!--
      pays.push(k)
      go(u + 1, wasted)
      pays.pop()
      now[k]!++
    }
    if (any) return
    pays.push(-1)
    go(u + 1, wasted + 1)
    pays.pop()
  }
  go(0, 0)
  return out
}
