import type { Activated } from '../casting/activate.ts'
import { mayWorkElsewhere } from '../casting/facts.ts'
import { characteristics, controllerOf, playerRules, rulesOn } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { look, permanents } from '../game/look.ts'
import type { Chars, ObjId, PlayerId, RuleEffect } from '../game/types.ts'
import {
  abilityScope,
  canActivateMana,
  cardsWithMana,
  isSick,
  type ManaSource,
  manaIndices,
  usedThisTurn,
} from './abilities.ts'
import { choicesFor, splitCost } from './costs.ts'
import { SNOW } from './purpose.ts'
import {
  dependsOnNone,
  isSteady,
  type Meddling,
  manaWorld,
  meddlesSteadily,
  othersTypes,
  yieldsOfKind,
} from './steady.ts'
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

/** The mana abilities of one object, as far as they can be used now, with bounds on what they give. */
export interface Group {
  object: ObjId
  /** What it was made from: as long as that is the same, so is this. */
  chars: Chars
  meddling: Meddling | null
  types: number
  /** When that was last compared (mana/steady.ts). */
  stamp: number
  entries: Entry[]
  sure: number[]
  most: number[]
  restricted: boolean
}

/** All that a player could make mana with. */
export class SourceTable {
  /** For bounds: units that are there whatever else is done, by their masks, and the most that could be. */
  readonly sure: number[] = []
  readonly most: number[] = []
  readonly restricted: boolean
  readonly groups: readonly Group[]
  private all: Entry[] | null = null

  constructor(groups: readonly Group[]) {
    this.groups = groups
    let restricted = false
    for (const group of groups) {
      for (const mask of group.sure) this.sure.push(mask)
      for (const mask of group.most) this.most.push(mask)
      if (group.restricted) restricted = true
    }
    this.restricted = restricted
  }

  get entries(): readonly Entry[] {
    return (this.all ??= this.groups.flatMap(group => group.entries))
  }

  /** Whether an object makes mana. */
  makes(id: ObjId): boolean {
    return this.groups.some(group => group.object === id && group.most.length > 0)
  }
}

/** A permanent with mana abilities, as it is at one version of the game. */
interface Maker {
  id: ObjId
  chars: Chars
  indices: readonly number[]
  controller: PlayerId
  /** Its mana abilities have no cost but {T}, and give the same whenever they are used at this version. */
  steady: boolean
}

/** Kept with what is derived from the state (game/game.ts); replaced, never written to, once the state has changed. */
export interface ManaCache {
  version: number
  taps: number
  tables: (SourceTable | undefined)[]
  /** In which state of the game each table was made; -1 for one that holds until something is tapped or untapped. */
  made: number[]
  before: (SourceTable | undefined)[]
  makers: readonly Maker[]
  /** By object. */
  steady: (Group | undefined)[]
}

/** The mana abilities of a player with what they give; computed once for each state of the game. */
export function sourcesOf(g: Game, player: PlayerId): SourceTable {
  const rules = playerRules(g, player)
  const d = g.derived
  let cached = d.mana
  if (cached === null || cached.version !== d.version || cached.taps !== d.taps) {
    const before = cached === null ? [] : cached.tables.length === 0 ? cached.before : cached.tables
    const groups = cached === null ? [] : cached.steady
    const makers = cached?.version === d.version ? cached.makers : makersOf(g)
    cached = { version: d.version, taps: d.taps, tables: [], made: [], before, makers, steady: groups }
    d.mana = cached
  }
  const known = cached.tables[player]
  if (known && (cached.made[player] === -1 || cached.made[player] === d.changes)) return known
  return build(g, player, rules, cached)
}

function makersOf(g: Game): Maker[] {
  const out: Maker[] = []
  for (const id of permanents(g)) {
    const chars = characteristics(g, id)
    const indices = manaIndices(chars.abilities)
    if (indices.length === 0) continue
    const steady = rulesOn(g, id).length === 0 && isSteady(g, chars.abilities, indices)
    out.push({ id, chars, indices, controller: controllerOf(g, id), steady })
  }
  return out
}

const PAYING = { paying: true, mana: false }

function build(g: Game, player: PlayerId, rules: readonly RuleEffect[], cached: ManaCache): SourceTable {
  const groups: Group[] = []
  const meddled = isMeddled(g)
  const quick =
    !rules.some(r => r.mod.m === 'cant') && !g.state.agenda.some(f => f.k === 'manaAbility') && meddlesSteadily(g)
  const found: ManaSource[] = []
  let steady = quick
  for (const { id, chars, indices, controller, steady: alwaysSame } of cached.makers) {
    if (quick && alwaysSame) {
      const obj = g.state.objects[id]!
      if (controller !== player || obj.tapped || isSick(g, obj, controller)) continue
      const group = steadyGroup(g, player, id, chars, indices, meddled, cached)
      if (group.entries.length > 0) groups.push(group)
      continue
    }
    steady = false
    found.length = 0
    for (const i of indices) {
      const source = canActivateMana(g, player, id, i, PAYING)
      if (source) found.push(source)
    }
    if (found.length > 0) addGroup(g, player, id, chars, found, yieldsOfAll(g, player, found, meddled), groups)
  }
  if (mayWorkElsewhere(g, 'mana')) {
    steady = false
    for (const id of cardsWithMana(g, player)) {
      found.length = 0
      const chars = characteristics(g, id)
      for (const i of manaIndices(chars.abilities)) {
        const source = canActivateMana(g, player, id, i, PAYING)
        if (source) found.push(source)
      }
      addGroup(g, player, id, chars, found, yieldsOfAll(g, player, found, meddled), groups)
    }
  }
  const before = cached.before[player]
  const same = before && before.groups.length === groups.length && before.groups.every((x, i) => x === groups[i])
  const table = same ? before : new SourceTable(groups)
  cached.tables[player] = table
  cached.made[player] = steady ? -1 : g.derived.changes
  return table
}

function steadyGroup(
  g: Game,
  player: PlayerId,
  id: ObjId,
  chars: Chars,
  indices: readonly number[],
  meddled: boolean,
  cached: ManaCache,
): Group {
  const alone = !meddled && dependsOnNone(chars.abilities, indices)
  const world = alone ? null : manaWorld(g)
  const stamp = world?.stamp ?? 0
  const known = cached.steady[id]
  const alike = known?.chars === chars && known.meddling === (world?.meddling ?? null)
  if (alike && known.stamp === stamp) return known
  const types = world ? othersTypes(g, player, id, chars, indices) : 0
  if (alike && known.types === types) {
    known.stamp = stamp
    return known
  }
  const sources = indices.map((ability): ManaSource => {
    const instance = chars.abilities[ability]!
    const cost = splitCost(g, (instance.ability as Activated).cost, abilityScope(id, instance, player))
    return { object: id, ability, instance, cost }
  })
  const made: Group[] = []
  const find = (): Yield[][] => yieldsOfAll(g, player, sources, meddled)
  addGroup(g, player, id, chars, sources, world ? yieldsOfKind(g, player, id, chars, types, find) : find(), made)
  const group = made[0] ?? newGroup(id, chars, [])
  group.meddling = world?.meddling ?? null
  group.stamp = stamp
  group.types = types
  cached.steady[id] = group
  return group
}

function newGroup(object: ObjId, chars: Chars, entries: Entry[]): Group {
  return { object, chars, meddling: null, stamp: 0, types: 0, entries, sure: [], most: [], restricted: false }
}

function yieldsOfAll(g: Game, player: PlayerId, sources: readonly ManaSource[], meddled: boolean): Yield[][] {
  return sources.map(source => (source.cost.open ? [] : yieldsOf(g, player, source, meddled)))
}

function addGroup(
  g: Game,
  player: PlayerId,
  object: ObjId,
  chars: Chars,
  sources: readonly ManaSource[],
  given: readonly Yield[][],
  groups: Group[],
): void {
  const entries: Entry[] = []
  let types = 0
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i]!
    const yields = given[i]!
    if (yields.length === 0) continue
    const scope = abilityScope(source.object, source.instance, player)
    const victims = source.cost.others.map(o => ({
      n: o.n,
      tap: o.how === 'tap',
      of: choicesFor(g, player, o, scope).filter(id => o.how !== 'tap' || id !== source.object),
    }))
    const simple = source.cost.mana.length === 0 && victims.length === 0
    entries.push({ source, yields, penalty: 0, victims, simple })
    for (const y of yields) for (const u of y.units) types |= u.mask
  }
  if (entries.length === 0) return
  for (const e of entries) e.penalty = penaltyOf(g, e, types)
  groups.push(withBounds(object, chars, entries))
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

function withBounds(object: ObjId, chars: Chars, entries: Entry[]): Group {
  const group = newGroup(object, chars, entries)
  const { sure, most } = group
  const taps: Entry[] = []
  const bits = (u: { mask: number; snow: boolean }): number => u.mask | (u.snow ? SNOW : 0)
  for (const e of entries) {
    if (e.yields.some(y => y.units.some(u => u.only))) group.restricted = true
    if (e.source.cost.tap && e.simple) {
      taps.push(e)
      continue
    }
    // used several times: without bound
    let all = 0
    for (const y of e.yields) for (const u of y.units) all |= bits(u)
    for (let i = 0; i < 64; i++) most.push(all)
  }
  if (taps.length > 0) {
    const yields = taps.flatMap(e => e.yields)
    let union = 0
    let n = 0
    for (const y of yields) {
      n = Math.max(n, y.units.length)
      for (const u of y.units) union |= bits(u)
    }
    for (let i = 0; i < n; i++) most.push(union)
    const safe = taps
      .filter(e => e.source.cost.life === 0)
      .flatMap(e => e.yields.filter(y => y.units.every(u => !u.only)))
    if (safe.length > 0 && safe.every(y => y.units.length === 1)) {
      let mask = 0
      // with snow only where all are: it belongs to the source
      let snow = SNOW
      for (const y of safe) {
        mask |= y.units[0]!.mask
        if (!y.units[0]!.snow) snow = 0
      }
      sure.push(mask | snow)
    } else if (safe.length > 0) {
      const largest = safe.reduce((a, b) => (b.units.length > a.units.length ? b : a))
      for (const u of largest.units) sure.push(bits(u))
    }
  }
  return group
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
