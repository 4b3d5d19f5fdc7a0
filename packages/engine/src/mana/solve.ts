/**
 * The solver behind automatic payment: which sources to use, and what their mana pays. It knows nothing of the game.
 * Sources of several units are taken one after the other, with how often each kind is still asked for as the state, so that
 * the work is the number of such states times the sources; what is left goes to the sources of one unit as a flow. Both are
 * exact. Sources that cost mana or other objects come in by a search (search.ts).
 */
import { cheapestFlow, type FlowClass } from './flow.ts'

/** One unit of mana (or a creature tapped for convoke, …): bits of the kinds that it pays. */
export type Unit = number

/** What a source gives when it is used in one way. */
export interface Bundle<R> {
  units: readonly Unit[]
  penalty: number
  life: number
  /** The object that is tapped for it, 0 for none. */
  taps: number
  /** The object that must still be there when the cost is paid, or that is given up for it; 0 for none. */
  keeps: number
  ref: R
}

/** A source whose use costs mana or other objects, and that may be used several times. */
export interface Special<R> {
  object: number
  /** Alike sources have the same; of those, one is as good as another. */
  like: string
  bundles: readonly Bundle<R>[]
  /** How often it asks for each kind. */
  cost: readonly number[]
  uses: number
  /** Other objects that are tapped or given up: how many, and which may be. */
  victims: { n: number; tap: boolean; of: readonly { id: number; like: string }[] }[]
}

export interface Problem<R> {
  need: readonly number[]
  /** Kinds that may be paid with so many of another kind instead ({2/W}). */
  instead: readonly ({ n: number; of: number } | null)[]
  /** Kinds that may be paid with 2 life. */
  byLife: readonly boolean[]
  /** At most one bundle of each. */
  groups: readonly (readonly Bundle<R>[])[]
  specials: readonly Special<R>[]
  /** Life that may be paid. */
  life: number
}

export interface Step<R> {
  ref: R
  /** The kind that each unit pays; −1: nothing. */
  pays: number[]
  victims: number[]
  keeps: number
}

export interface Solution<R> {
  groups: Step<R>[]
  /** In the order in which they are used. */
  specials: Step<R>[]
  /** How often each kind is paid with life. */
  byLife: number[]
  penalty: number
  life: number
}

/** What has been used up already by the sources that a search has chosen. */
export interface Used {
  tapped: ReadonlySet<number>
  gone: ReadonlySet<number>
}

export const NOTHING_USED: Used = { tapped: new Set(), gone: new Set() }
const LIFE_PENALTY = 2000
const THRIFT = 1e6

/** Pays with the groups alone, at the least penalty; where life would not suffice, with the least life. */
export function solveGroups<R>(p: Problem<R>, need: readonly number[], used: Used, budget: number): Solution<R> | null {
  const found = attempt(p, need, used, 0)
  if (!found || found.life <= budget) return found
  const thrifty = attempt(p, need, used, THRIFT)
  return thrifty && thrifty.life <= budget ? thrifty : null
}

interface Node {
  state: number
  left: number
  penalty: number
  prev: Node | null
  group: number
  bundle: number
  pays: readonly number[]
}

interface Class<R> extends FlowClass {
  members: (readonly Bundle<R>[])[]
  /** The bundle to use for each kind. */
  best: number[]
}

function attempt<R>(p: Problem<R>, need: readonly number[], used: Used, thrift: number): Solution<R> | null {
  const price = (b: { penalty: number; life: number }): number => b.penalty + thrift * b.life
  const several: (readonly Bundle<R>[])[] = []
  const classes = new Map<string, Class<R>>()
  let singles = 0
  const untouched = used.tapped.size === 0 && used.gone.size === 0
  for (const group of p.groups) {
    const open = untouched
      ? group
      : group.filter(b => !(b.taps && used.tapped.has(b.taps)) && !(b.keeps && used.gone.has(b.keeps)))
    if (open.length === 0) continue
    if (open.every(b => b.units.length === 1)) {
      singles++
      addSingle(classes, open, need.length, price)
    } else several.push(open)
  }
  const list = [...classes.values()]
  const lifeCost = need.map((_, k) => (p.byLife[k] ? LIFE_PENALTY + 2 * thrift : Infinity))
  const flows: FlowClass[] = lifeCost.some(c => c < Infinity) ? [...list, { size: 1e6, cost: lifeCost }] : list
  const ends = several.length === 0 ? [] : expand(p, need, several, singles, price)
  if (several.length > 0 && ends.length === 0) return null
  let best: { node: Node | null; flow: number[][]; total: number } | null = null
  if (several.length === 0) {
    const found = cheapestFlow(flows, need)
    if (found) best = { node: null, flow: found.flow, total: found.cost }
  } else
    for (const { node, left } of ends) {
      if (best && node.penalty >= best.total) break
      const found = cheapestFlow(flows, left)
      if (found && (!best || node.penalty + found.cost < best.total))
        best = { node, flow: found.flow, total: node.penalty + found.cost }
    }
  return best && writeSolution(need.length, several, list, best.node, best.flow)
}

function addSingle<R>(
  classes: Map<string, Class<R>>,
  open: readonly Bundle<R>[],
  kinds: number,
  price: (b: Bundle<R>) => number,
): void {
  let key = ''
  for (const b of open) key += `${b.units[0]},${b.penalty},${b.life};`
  const known = classes.get(key)
  if (known) {
    known.size++
    known.members.push(open)
    return
  }
  const cost: number[] = []
  const best: number[] = []
  for (let k = 0; k < kinds; k++) {
    let at = -1
    for (let b = 0; b < open.length; b++)
      if (open[b]!.units[0]! & (1 << k) && (at < 0 || price(open[b]!) < price(open[at]!))) at = b
    cost.push(at < 0 ? Infinity : price(open[at]!))
    best.push(at)
  }
  classes.set(key, { size: 1, cost, best, members: [open] })
}

/** What can be left to pay after the sources of several units, the cheapest first. */
function expand<R>(
  p: Problem<R>,
  need: readonly number[],
  several: readonly (readonly Bundle<R>[])[],
  singles: number,
  price: (b: Bundle<R>) => number,
): { node: Node; left: number[] }[] {
  const kinds = need.length
  const stride: number[] = []
  let size = 1
  let state = 0
  let left = 0
  for (let k = 0; k < kinds; k++) {
    stride.push(size)
    state += need[k]! * size
    size *= need[k]! + 1
    if (!p.byLife[k]) left += need[k]!
  }
  const countOf = (s: number, k: number): number => Math.floor(s / stride[k]!) % (need[k]! + 1)
  const rest: number[] = new Array<number>(several.length + 1).fill(singles)
  for (let i = several.length - 1; i >= 0; i--) {
    let most = 0
    for (const b of several[i]!) most = Math.max(most, b.units.length)
    rest[i] = rest[i + 1]! + most
  }
  if (left > rest[0]!) return []
  let now = new Map<number, Node>()
  now.set(state, { state, left, penalty: 0, prev: null, group: -1, bundle: -1, pays: [] })
  for (let i = 0; i < several.length; i++) {
    const after = new Map<number, Node>()
    const keep = (node: Node): void => {
      if (node.left > rest[i + 1]!) return
      const before = after.get(node.state)
      if (!before || node.penalty < before.penalty) after.set(node.state, node)
    }
    for (const node of now.values()) {
      keep(node)
      if (node.state === 0) continue
      several[i]!.forEach((bundle, b) => {
        const { units } = bundle
        const cost = node.penalty + price(bundle)
        const pays: number[] = []
        const assign = (u: number, s: number, l: number, from: number, wasted: number): void => {
          const unit = units[u]
          if (unit === undefined || s === 0) {
            if (wasted === units.length || u === 0) return
            const waste = wasted + units.length - u
            keep({ state: s, left: l, penalty: cost + waste, prev: node, group: i, bundle: b, pays: pays.slice() })
            return
          }
          // alike units in one order only
          const min = u > 0 && units[u - 1] === unit ? from : 0
          let any = false
          for (let k = 0; k < kinds; k++) {
            if (!(unit & (1 << k)) || countOf(s, k) === 0) continue
            any = true
            if (k < min) continue
            pays.push(k)
            assign(u + 1, s - stride[k]!, l - (p.byLife[k] ? 0 : 1), k, wasted)
            pays.pop()
          }
          if (any) return
          pays.push(-1)
          assign(u + 1, s, l, from, wasted + 1)
          pays.pop()
        }
        assign(0, node.state, node.left, 0, 0)
      })
    }
    now = after
  }
  return [...now.values()]
    .sort((a, b) => a.penalty - b.penalty)
    .map(node => ({ node, left: need.map((_, k) => countOf(node.state, k)) }))
}

function writeSolution<R>(
  kinds: number,
  several: readonly (readonly Bundle<R>[])[],
  classes: readonly Class<R>[],
  node: Node | null,
  flow: readonly (readonly number[])[],
): Solution<R> {
  const out: Solution<R> = { groups: [], specials: [], byLife: new Array<number>(kinds).fill(0), penalty: 0, life: 0 }
  const use = (bundle: Bundle<R>, pays: readonly number[]): void => {
    out.groups.push({
      ref: bundle.ref,
      pays: bundle.units.map((_, u) => pays[u] ?? -1),
      victims: [],
      keeps: bundle.keeps,
    })
    out.penalty += bundle.penalty
    out.life += bundle.life
  }
  classes.forEach((c, i) => {
    let next = 0
    for (let k = 0; k < kinds; k++) for (let n = flow[i]![k]!; n > 0; n--) use(c.members[next++]![c.best[k]!]!, [k])
  })
  for (let at = node; at && at.group >= 0; at = at.prev) use(several[at.group]![at.bundle]!, at.pays)
  const byLife = flow[classes.length]
  if (byLife)
    byLife.forEach((n, k) => {
      out.byLife[k] = n
      out.life += 2 * n
      out.penalty += LIFE_PENALTY * n
    })
  return out
}
