import { characteristics, playerRules } from '../continuous/characteristics.ts'
import type { Derived, Game } from '../game/game.ts'
import { look } from '../game/look.ts'
import type { ObjId, PlayerId } from '../game/types.ts'
import { abilityScope, activatableMana, type ManaSource, usedThisTurn } from './abilities.ts'
import { choicesFor } from './costs.ts'
import { SNOW } from './purpose.ts'
import { isMeddled, type Yield, yieldsOf } from './yields.ts'

/** A mana ability that could be used now, with what it would give and how unwelcome its use is. */
export interface Entry {
  source: ManaSource
  yields: Yield[]
  penalty: number
  /** Other objects that it needs: which may be, for each part of its cost. */
  victims: { n: number; tap: boolean; of: ObjId[] }[]
  /** No mana and no other object in its cost. */
  simple: boolean
}

export interface SourceTable {
  entries: Entry[]
  /** For bounds: units that are there whatever else is done, by their masks, and the most that could be. */
  sure: number[]
  most: number[]
  /** Objects that make mana. */
  objects: ReadonlySet<ObjId>
  restricted: boolean
}

interface Cached {
  version: number
  clock: number
  tables: (SourceTable | undefined)[]
}

const caches = new WeakMap<Derived, Cached>()

/** The mana abilities of a player with what they give; computed once for each state of the game. */
export function sourcesOf(g: Game, player: PlayerId): SourceTable {
  playerRules(g, player)
  let cached = caches.get(g.derived)
  if (!cached || cached.version !== g.derived.version || cached.clock !== g.derived.changes) {
    cached = { version: g.derived.version, clock: g.derived.changes, tables: [] }
    caches.set(g.derived, cached)
  }
  const known = cached.tables[player]
  if (known) return known
  const table = build(g, player)
  cached.tables[player] = table
  return table
}

function build(g: Game, player: PlayerId): SourceTable {
  const entries: Entry[] = []
  const meddled = isMeddled(g)
  for (const source of activatableMana(g, player, { paying: true, mana: false })) {
    if (source.cost.open) continue
    const yields = yieldsOf(g, player, source, meddled)
    if (yields.length === 0) continue
    const scope = abilityScope(source.object, source.instance, player)
    const victims = source.cost.others.map(o => ({
      n: o.n,
      tap: o.how === 'tap',
      of: choicesFor(g, player, o, scope).filter(id => o.how !== 'tap' || id !== source.object),
    }))
    const simple = source.cost.mana.length === 0 && victims.length === 0
    entries.push({ source, yields, penalty: 0, victims, simple })
  }
  const types = new Map<ObjId, number>()
  for (const e of entries)
    for (const y of e.yields)
      for (const u of y.units) types.set(e.source.object, (types.get(e.source.object) ?? 0) | u.mask)
  for (const e of entries) e.penalty = penaltyOf(g, e, types.get(e.source.object)!)
  return withBounds(entries, new Set(types.keys()))
}

/** A source of few types goes first, lands before others; what is used up by it comes last. */
function penaltyOf(g: Game, e: Entry, types: number): number {
  const { cost, object } = e.source
  const obj = look(g, object)
  const chars = characteristics(g, object)
  let penalty = 4
  for (let t = types & (types - 1); t !== 0; t &= t - 1) penalty += 2
  if (!chars.types.includes('Land')) penalty += chars.types.includes('Creature') ? 14 : 8
  if (!cost.tap) penalty += 5
  if (cost.mana.length > 0) penalty += 60
  penalty += 1000 * (cost.life + cost.harm)
  if (cost.leaves) penalty += chars.subtypes.includes('Treasure') ? 1500 : obj.kind === 'token' ? 2500 : 4000
  if (cost.counters.length > 0) penalty += 2000
  for (const v of e.victims) penalty += v.n * (v.tap ? 30 : 5000)
  return penalty
}

/** How often a simple ability without {T} could be used one after the other; at most `limit`. */
export function usesOf(g: Game, player: PlayerId, e: Entry, limit: number): number {
  const { cost, object, instance } = e.source
  if (cost.tap || cost.untap || cost.leaves) return 1
  const obj = look(g, object)
  let n = limit
  if (cost.life > 0) n = Math.min(n, Math.floor(g.state.players[player]!.life / cost.life))
  for (const c of cost.counters) {
    let there = 0
    if (c.kind !== undefined) there = obj.counters[c.kind] ?? 0
    else for (const kind in obj.counters) there += obj.counters[kind]!
    n = Math.min(n, Math.floor(there / c.n))
  }
  for (const v of e.victims) n = Math.min(n, Math.floor(v.of.length / v.n))
  if (instance.ability.a === 'activated')
    for (const limited of instance.ability.only ?? []) {
      if (limited.only === 'once') n = Math.min(n, 1)
      if (limited.only === 'perTurn') n = Math.min(n, limited.n - (obj.used[usedThisTurn(instance.key)] ?? 0))
    }
  return Math.max(0, n)
}

function withBounds(entries: Entry[], objects: ReadonlySet<ObjId>): SourceTable {
  const sure: number[] = []
  const most: number[] = []
  let restricted = false
  const taps = new Map<ObjId, Entry[]>()
  const bits = (u: { mask: number; snow: boolean }): number => u.mask | (u.snow ? SNOW : 0)
  for (const e of entries) {
    if (e.yields.some(y => y.units.some(u => u.only))) restricted = true
    if (e.source.cost.tap && e.simple) {
      const list = taps.get(e.source.object)
      if (list) list.push(e)
      else taps.set(e.source.object, [e])
      continue
    }
    // used several times: without bound
    let all = 0
    for (const y of e.yields) for (const u of y.units) all |= bits(u)
    for (let i = 0; i < 64; i++) most.push(all)
  }
  for (const list of taps.values()) {
    const yields = list.flatMap(e => e.yields)
    let union = 0
    let n = 0
    for (const y of yields) {
      n = Math.max(n, y.units.length)
      for (const u of y.units) union |= bits(u)
    }
    for (let i = 0; i < n; i++) most.push(union)
    const safe = list
      .filter(e => e.source.cost.life === 0)
      .flatMap(e => e.yields.filter(y => y.units.every(u => !u.only)))
    if (safe.length === 0) continue
    if (safe.every(y => y.units.length === 1)) {
      let mask = 0
      // with snow only where all are: it belongs to the source
      let snow = SNOW
      for (const y of safe) {
        mask |= y.units[0]!.mask
        if (!y.units[0]!.snow) snow = 0
      }
      sure.push(mask | snow)
    } else {
      const largest = safe.reduce((a, b) => (b.units.length > a.units.length ? b : a))
      for (const u of largest.units) sure.push(bits(u))
    }
  }
  return { entries, sure, most, objects, restricted }
}

/**
 * Whether units with these masks could pay demands with those: Hall's condition over the sets of demands, exact where each
 * unit pays for one.
 */
export function enough(
  units: readonly number[],
  masks: readonly number[],
  counts: readonly number[],
  generic: number,
): boolean {
  let total = generic
  for (const n of counts) total += n
  if (units.length < total) return false
  const k = masks.length
  for (let set = 1; set < 1 << k; set++) {
    let mask = 0
    let need = 0
    for (let i = 0; i < k; i++)
      if (set & (1 << i)) {
        mask |= masks[i]!
        need += counts[i]!
      }
    let have = 0
    for (const u of units) if (u & mask && ++have >= need) break
    if (have < need) return false
  }
  return true
}
