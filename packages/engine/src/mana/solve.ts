/**
 * The solver behind automatic payment: which sources to use, and what their mana pays. It knows nothing of the game. A
 * state is how often each kind is still asked for; sources are taken one after the other, so that the work is the number of
 * such states times the sources, and the cheapest way is found exactly.
 */

/** One unit of mana (or a creature tapped for convoke, …): bits of the kinds that it pays, or pays a part of ({2/W}). */
export interface Unit {
  full: number
  half: number
}

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
  bundles: readonly Bundle<R>[]
  /** How often it asks for each kind. */
  cost: readonly number[]
  uses: number
  /** Other objects that are tapped or given up: how many, and which may be. */
  victims: { n: number; tap: boolean; of: readonly { id: number; like: string }[] }[]
}

export interface Problem<R> {
  need: readonly number[]
  /** Kinds that may be paid in parts: with how many, and of which kind the rest is asked. */
  half: readonly ({ n: number; to: number } | null)[]
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
  /** The kind that each unit pays; −1: nothing. `part`: only a part of it. */
  pays: number[]
  part: boolean[]
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

interface Node {
  state: number
  left: number
  penalty: number
  life: number
  prev: Node | null
  group: number
  bundle: number
  pays: readonly number[]
}

interface Used {
  tapped: ReadonlySet<number>
  gone: ReadonlySet<number>
}

const PART = 1 << 16
const LIFE_PENALTY = 2000

/** The way with the least penalty to pay with the groups alone; `thrifty`: the way with the least life. */
function solveGroups<R>(
  p: Problem<R>,
  need: readonly number[],
  used: Used,
  budget: number,
  thrifty: boolean,
): Node | null {
  const kinds = need.length
  const stride: number[] = []
  const radix: number[] = []
  const extra = need.map(() => 0)
  for (let k = 0; k < kinds; k++) {
    const h = p.half[k]
    if (h && need[k]! > 0) extra[h.to]! += (h.n - 1) * need[k]!
  }
  let size = 1
  let state = 0
  let left = 0
  for (let k = 0; k < kinds; k++) {
    stride.push(size)
    radix.push(need[k]! + extra[k]! + 1)
    state += need[k]! * size
    size *= radix[k]!
    if (!p.byLife[k]) left += need[k]!
  }
  const has = (s: number, k: number): boolean => Math.floor(s / stride[k]!) % radix[k]! > 0
  const cost = (b: { penalty: number; life: number }): number => (thrifty ? b.life * 1e6 : 0) + b.penalty
  const open = p.groups.map(bundles =>
    bundles.filter(b => !(b.taps && used.tapped.has(b.taps)) && !(b.keeps && used.gone.has(b.keeps))),
  )
  const rest: number[] = new Array(open.length + 1).fill(0)
  for (let i = open.length - 1; i >= 0; i--) {
    let most = 0
    for (const b of open[i]!) most = Math.max(most, b.units.length)
    rest[i] = rest[i + 1]! + most
  }
  if (left > rest[0]!) return null
  let now = new Map<number, Node>([
    [state, { state, left, penalty: 0, life: 0, prev: null, group: -1, bundle: -1, pays: [] }],
  ])
  for (let i = 0; i < open.length; i++) {
    const bundles = open[i]!
    if (bundles.length === 0) continue
    const after = new Map<number, Node>()
    const relax = (node: Node): void => {
      if (node.left > rest[i + 1]!) return
      const before = after.get(node.state)
      if (!before || node.penalty < before.penalty) after.set(node.state, node)
    }
    for (const node of now.values()) {
      relax(node)
      if (node.state === 0) continue
      for (let b = 0; b < bundles.length; b++) {
        const bundle = bundles[b]!
        const { units } = bundle
        const pays: number[] = []
        const assign = (u: number, s: number, l: number, from: number, wasted: number): void => {
          const unit = units[u]
          if (unit === undefined || s === 0) {
            if (wasted === units.length || u === 0) return
            const waste = wasted + (units.length - u)
            relax({
              state: s,
              left: l,
              penalty: node.penalty + cost(bundle) + waste,
              life: node.life + bundle.life,
              prev: node,
              group: i,
              bundle: p.groups[i]!.indexOf(bundle),
              pays: pays.slice(),
            })
            return
          }
          const before = units[u - 1]
          const min = before !== undefined && before.full === unit.full && before.half === unit.half ? from : 0
          let any = false
          for (let k = 0; k < kinds; k++) {
            const bit = 1 << k
            if (!((unit.full | unit.half) & bit) || !has(s, k)) continue
            any = true
            const less = p.byLife[k] ? 0 : 1
            if (unit.full & bit && k >= min) {
              pays.push(k)
              assign(u + 1, s - stride[k]!, l - less, k, wasted)
              pays.pop()
            }
            const h = p.half[k]
            // a part paid asks for the rest anew: then alike units have no order any more
            if (unit.half & bit && h) {
              pays.push(k + PART)
              assign(u + 1, s - stride[k]! + (h.n - 1) * stride[h.to]!, l - less + (h.n - 1), 0, wasted)
              pays.pop()
            }
          }
          if (!any) {
            pays.push(-1)
            assign(u + 1, s, l, from, wasted + 1)
            pays.pop()
          }
        }
        assign(0, node.state, node.left, 0, 0)
      }
    }
    now = after
    if (now.size === 0) return null
  }
  let best: Node | null = null
  for (const node of now.values()) {
    if (node.left > 0) continue
    let units = 0
    for (let k = 0; k < kinds; k++) units += Math.floor(node.state / stride[k]!) % radix[k]!
    const life = node.life + 2 * units
    if (life > budget && thrifty) continue
    const penalty = node.penalty + units * cost({ penalty: LIFE_PENALTY, life: 2 })
    if (!best || penalty < best.penalty) best = { ...node, penalty, life }
  }
  return best
}

function groupsWithin<R>(p: Problem<R>, need: readonly number[], used: Used, budget: number): Node | null {
  const node = solveGroups(p, need, used, budget, false)
  if (!node || node.life <= budget) return node
  const thrifty = solveGroups(p, need, used, budget, true)
  return thrifty ? { ...thrifty, penalty: thrifty.penalty % 1e6 } : null
}

const NONE: Used = { tapped: new Set(), gone: new Set() }

interface Chosen<R> {
  special: Special<R>
  bundle: Bundle<R>
  pays: number[]
  victims: number[]
}

/** Above this penalty something is used up; then sources that cost mana are looked at too. */
export const HEAVY = 1000
const MAX_DEPTH = 8
const MAX_TRIES = 3000

export function solve<R>(p: Problem<R>): Solution<R> | null {
  const first = groupsWithin(p, p.need, NONE, p.life)
  let best = first ? finish(p, p.need, first, []) : null
  if (p.specials.length === 0 || (best && best.penalty < HEAVY)) return best
  let uses = 0
  for (const s of p.specials) uses += s.uses
  let most = 0
  for (const s of p.specials) for (const b of s.bundles) most = Math.max(most, b.units.length)
  let units = 0
  for (const bundles of p.groups) units += bundles.reduce((n, b) => Math.max(n, b.units.length), 0)
  let tries = MAX_TRIES
  const deepest = best ? 2 : Math.min(MAX_DEPTH, uses)
  for (let depth = 1; depth <= deepest && tries > 0; depth++) {
    const seen = new Set<string>()
    const count = new Map<Special<R>, number>()
    const go = (need: number[], used: Used, deep: number, life: number, penalty: number, chosen: Chosen<R>[]): void => {
      if (tries <= 0 || (best && penalty >= best.penalty)) return
      let total = 0
      for (let k = 0; k < need.length; k++) if (!p.byLife[k]) total += need[k]!
      if (total > units + deep * most) return
      if (deep === 0) {
        tries--
        const node = groupsWithin(p, need, used, p.life - life)
        if (!node) return
        const found = finish(p, need, node, chosen)
        found.penalty += penalty
        found.life += life
        if (!best || found.penalty < best.penalty) best = found
        return
      }
      const key = `${need.join()}|${[...used.tapped].sort().join()}|${[...used.gone].sort().join()}|${life}|${p.specials.map(s => count.get(s) ?? 0).join()}`
      if (seen.has(key)) return
      seen.add(key)
      for (const special of p.specials) {
        const n = count.get(special) ?? 0
        if (n >= special.uses) continue
        for (const bundle of special.bundles) {
          if (bundle.taps && used.tapped.has(bundle.taps)) continue
          if (bundle.keeps && (used.gone.has(bundle.keeps) || chosen.some(c => c.special.object === bundle.keeps)))
            continue
          if (life + bundle.life > p.life) continue
          for (const victims of victimsFor(special, used, chosen)) {
            const then: Used = {
              tapped: new Set([...used.tapped, ...(bundle.taps ? [bundle.taps] : []), ...victims.tapped]),
              gone: new Set([...used.gone, ...(bundle.keeps ? [bundle.keeps] : []), ...victims.gone]),
            }
            const all = [...victims.tapped, ...victims.gone]
            for (const [after, pays, waste] of assignments(p, need, bundle.units)) {
              for (let k = 0; k < after.length; k++) after[k]! += special.cost[k] ?? 0
              count.set(special, n + 1)
              const more = [...chosen, { special, bundle, pays, victims: all }]
              go(after, then, deep - 1, life + bundle.life, penalty + bundle.penalty + waste, more)
              count.set(special, n)
            }
          }
        }
      }
    }
    go(p.need.slice(), NONE, depth, 0, 0, [])
    if (best && best !== null && (best as Solution<R>).penalty < HEAVY) break
    if (best && !first) break
  }
  return best
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
          if (seen.has(o.like) || way.tapped.includes(o.id) || way.gone.includes(o.id)) continue
          // what is used afterwards must still be there
          if (v.tap ? used.tapped.has(o.id) : used.gone.has(o.id) || chosen.some(c => c.special.object === o.id))
            continue
          if (o.id === s.object) continue
          seen.add(o.like)
          next.push(
            v.tap
              ? { tapped: [...way.tapped, o.id], gone: way.gone }
              : { tapped: way.tapped, gone: [...way.gone, o.id] },
          )
        }
      }
      ways = next
    }
  return ways
}

/** The ways in which units may pay what is asked for, at least one of them. */
function assignments<R>(
  p: Problem<R>,
  need: readonly number[],
  units: readonly Unit[],
): [number[], number[], number][] {
  const out: [number[], number[], number][] = []
  const seen = new Set<string>()
  const now = need.slice()
  const pays: number[] = []
  const go = (u: number, wasted: number): void => {
    const unit = units[u]
    if (unit === undefined) {
      const key = now.join()
      if (wasted === units.length || seen.has(key)) return
      seen.add(key)
      out.push([now.slice(), pays.slice(), wasted])
      return
    }
    let any = false
    for (let k = 0; k < now.length; k++) {
      const bit = 1 << k
      if (!((unit.full | unit.half) & bit) || now[k]! <= 0) continue
      any = true
      const h = p.half[k]
      now[k]!--
      if (unit.full & bit) {
        pays.push(k)
        go(u + 1, wasted)
        pays.pop()
      }
      if (unit.half & bit && h) {
        now[h.to]! += h.n - 1
        pays.push(k + PART)
        go(u + 1, wasted)
        pays.pop()
        now[h.to]! -= h.n - 1
      }
      now[k]!++
    }
    if (!any) {
      pays.push(-1)
      go(u + 1, wasted + 1)
      pays.pop()
    }
  }
  go(0, 0)
  return out
}

function stepOf<R>(bundle: Bundle<R>, pays: readonly number[], victims: number[]): Step<R> {
  const full = bundle.units.map((_, i) => pays[i] ?? -1)
  return {
    ref: bundle.ref,
    pays: full.map(k => (k >= PART ? k - PART : k)),
    part: full.map(k => k >= PART),
    victims,
    keeps: bundle.keeps,
  }
}

function finish<R>(p: Problem<R>, need: readonly number[], node: Node, chosen: readonly Chosen<R>[]): Solution<R> {
  const groups: Step<R>[] = []
  const left = need.slice()
  for (let at: Node | null = node; at && at.group >= 0; at = at.prev) {
    const step = stepOf(p.groups[at.group]![at.bundle]!, at.pays, [])
    groups.unshift(step)
    step.pays.forEach((k, i) => {
      if (k < 0) return
      left[k]!--
      if (step.part[i]) left[p.half[k]!.to]! += p.half[k]!.n - 1
    })
  }
  // chosen from the last use to the first
  const specials = chosen.map(c => stepOf(c.bundle, c.pays, c.victims)).reverse()
  return { groups, specials, byLife: left, penalty: node.penalty, life: node.life }
}
