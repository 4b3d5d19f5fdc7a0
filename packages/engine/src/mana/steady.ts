/**
 * Which mana abilities give the same as long as the same permanents are there with the same characteristics: what they
 * give is found out once for each version of the game, and not again whenever something is tapped or life is lost.
 */
import { type Ability, type Effect, type ManaOutput, walk } from '@upkeep/ir'
import { asksMore } from '../continuous/asks.ts'
import { characteristics, controllerOf } from '../continuous/characteristics.ts'
import { type Game, nextStamp } from '../game/game.ts'
import { permanents } from '../game/look.ts'
import { type AbilityInstance, type Chars, type Entity, isPlayer, type ObjId, type PlayerId } from '../game/types.ts'
import { replacementIndex } from '../replacement/sources.ts'
import { watchIndex } from '../triggers/watch.ts'
import { abilityScope } from './abilities.ts'
import { isTriggeredManaAbility } from './classify.ts'
import { manaAdding } from './could-produce.ts'
import { outputTypes } from './output.ts'
import { maskOf } from './purpose.ts'
import type { Yield } from './yields.ts'

/** How much an effect that adds mana hangs on: nothing, the permanents that are there, or more. */
type Hangs = 'on nothing' | 'on permanents' | 'on more'

/** Qualities that an object has by itself, and which object it is. */
const OWN = new Set(['type', 'subtype', 'supertype', 'color', 'controller', 'is', 'and', 'or', 'not'])
const modest = new WeakMap<object, boolean>()

/** Whether a node asks for nothing but what a permanent that is looked at is, and how things are attached. */
function asksForPermanents(node: object): boolean {
  let known = modest.get(node)
  if (known === undefined) {
    let found = !asksMore(node)
    walk(node, n => {
      if ('n' in n && typeof n['n'] !== 'number') found = false
      if (typeof n['f'] === 'string' && !OWN.has(n['f'])) found = false
      const mana = n['mana']
      if (mana === 'chosen' || mana === 'commander' || mana === 'colorsOf') found = false
      return true
    })
    modest.set(node, (known = found))
  }
  return known
}

const effects = new WeakMap<Effect, Hangs>()

function hangs(effect: Effect): Hangs {
  let known = effects.get(effect)
  if (known === undefined) effects.set(effect, (known = read(effect)))
  return known
}

function read(effect: Effect): Hangs {
  if (!asksForPermanents(effect)) return 'on more'
  let found: Hangs = effect.do === 'addMana' && !effect.who ? 'on nothing' : 'on permanents'
  walk(effect, node => {
    const kind = node['do']
    if (kind !== undefined && kind !== 'addMana' && kind !== 'seq' && kind !== 'either' && kind !== 'damage')
      found = 'on more'
    const mana = node['mana']
    if (found === 'on nothing' && (mana === 'couldProduce' || mana === 'produced')) found = 'on permanents'
    return true
  })
  return found
}

/** What an effect adds, one way or another, where that hangs on nothing; else null. */
export function steadyOutputs(effect: Effect): ManaOutput[] | null {
  if (hangs(effect) === 'on more') return null
  const out: ManaOutput[] = []
  walk(effect, node => {
    if (node['do'] === 'addMana') out.push(node['mana'] as ManaOutput)
    return true
  })
  return out.some(m => m.mana !== 'one' && m.mana !== 'any' && m.mana !== 'times') ? null : out
}

/** An activated ability of {T} alone. */
function tapsOnly(a: Ability): a is Extract<Ability, { a: 'activated' }> {
  if (a.a !== 'activated' || (a.zone !== undefined && a.zone !== 'battlefield') || a.only) return false
  return a.cost.length === 1 && a.cost[0]!.c === 'tap'
}

const own = new WeakMap<readonly AbilityInstance[], Hangs>()

/** The mana abilities of one object together. */
function hangsOn(abilities: readonly AbilityInstance[], indices: readonly number[]): Hangs {
  let known = own.get(abilities)
  if (known === undefined) {
    known = 'on nothing'
    for (const i of indices) {
      const { ability } = abilities[i]!
      const one = tapsOnly(ability) ? hangs(ability.effect) : 'on more'
      if (one !== 'on nothing' && known !== 'on more') known = one
    }
    own.set(abilities, known)
  }
  return known
}

/** Whether what the mana abilities give hangs on nothing but the permanents that are there. */
export function isSteady(g: Game, abilities: readonly AbilityInstance[], indices: readonly number[]): boolean {
  const on = hangsOn(abilities, indices)
  return on === 'on nothing' || (on === 'on permanents' && producesSteadily(g))
}

/** Whether it hangs on nothing at all, as long as nothing changes what is tapped for mana. */
export function dependsOnNone(abilities: readonly AbilityInstance[], indices: readonly number[]): boolean {
  return hangsOn(abilities, indices) === 'on nothing'
}

/** Whether all that changes what is tapped for mana, or adds to it, hangs on nothing but permanents. */
export function meddlesSteadily(g: Game): boolean {
  for (const s of replacementIndex(g)['mana'] ?? [])
    if (s.floating || !s.ability || s.ability.condition || !asksForPermanents(s.ability)) return false
  for (const w of watchIndex(g)['tapForMana'] ?? []) {
    const { ability } = w
    if (!isTriggeredManaAbility(ability)) continue
    if (w.delayed || ability.condition || ability.limit !== undefined) return false
    if (!asksForPermanents(ability) || hangs(ability.effect) === 'on more') return false
  }
  return true
}

/** Whether that is so of what any permanent could produce [CR 106.7]. */
export function producesSteadily(g: Game): boolean {
  return manaWorld(g).steady
}

/** What mana abilities can hang on besides themselves: the permanents that could add mana or change what is added. */
export interface ManaWorld {
  version: number
  /** The same as long as those permanents are of the same kinds. */
  stamp: number
  steady: boolean
  /** Characteristics and controllers, each pair once. */
  members: unknown[]
  meddling: Meddling
  /** By player, for permanents of a kind: the types that others could produce, as a key. */
  others: Map<Chars, number>[]
}

/** What changes mana that others make, or adds to it. */
export interface Meddling {
  /** Each object with its characteristics, its controller and what it is attached to. */
  members: unknown[]
  hosts: ReadonlySet<Entity>
  /** By player, what permanents of a kind give: the same for all that nothing is attached to. */
  yields: Map<Chars, Map<number, Yield[][]>>[]
}

/** Compared with the one before once for each version; then what was found out in it still holds. */
export function manaWorld(g: Game): ManaWorld {
  const { version, manaWorld: before } = g.derived
  if (before?.version === version) return before
  const members: unknown[] = []
  const meddlers: unknown[] = []
  const kinds = new Map<Chars, number>()
  const hosts = new Set<Entity>()
  let steady = true
  let widely = false
  for (const id of permanents(g)) {
    const chars = characteristics(g, id)
    const part = partIn(chars.abilities)
    if (!part) continue
    if (!part.steady) steady = false
    const controller = controllerOf(g, id)
    if (part.meddles) {
      if (part.widely) widely = true
      meddlers.push(id, chars, controller)
      for (const host of g.state.objects[id]!.attachedTo) {
        hosts.add(host)
        meddlers.push(host)
        if (!isPlayer(host)) meddlers.push(characteristics(g, host), controllerOf(g, host))
      }
    }
    const by = kinds.get(chars) ?? 0
    if ((by & (1 << controller)) !== 0) continue
    kinds.set(chars, by | (1 << controller))
    members.push(chars, controller)
  }
  if (widely) meddlers.push(...members)
  const meddling =
    before && equal(before.meddling.members, meddlers)
      ? before.meddling
      : { members: meddlers, hosts, yields: g.state.players.map(() => new Map()) }
  const same = before?.meddling === meddling && equal(before.members, members)
  const world: ManaWorld = {
    version,
    stamp: same ? before.stamp : nextStamp(),
    steady,
    members,
    meddling,
    others: same ? before.others : g.state.players.map(() => new Map()),
  }
  g.derived.manaWorld = world
  return world
}

function equal(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** What other permanents have to do with what the mana abilities give: the types that those could produce [CR 106.7]. */
export function othersTypes(g: Game, player: PlayerId, id: ObjId, chars: Chars, indices: readonly number[]): number {
  const known = manaWorld(g).others[player]!
  let key = known.get(chars)
  if (key === undefined) {
    key = 0
    for (const i of indices) {
      const instance = chars.abilities[i]!
      if (instance.ability.a !== 'activated') continue
      for (const mana of othersOutputs(instance.ability.effect))
        key = key * 64 + maskOf(outputTypes(g, mana, abilityScope(id, instance, player)))
    }
    known.set(chars, key)
  }
  return key
}

const asking = new WeakMap<Effect, ManaOutput[]>()

/** Outputs of types that others could produce. */
function othersOutputs(effect: Effect): ManaOutput[] {
  let known = asking.get(effect)
  if (known === undefined) {
    const found: ManaOutput[] = []
    walk(effect, node => {
      if (node['mana'] === 'couldProduce') found.push(node as ManaOutput)
      return true
    })
    asking.set(effect, (known = found))
  }
  return known
}

/** Found once for all permanents of one kind that nothing is attached to; `types`: those that others could produce. */
export function yieldsOfKind(
  g: Game,
  player: PlayerId,
  id: ObjId,
  chars: Chars,
  types: number,
  find: () => Yield[][],
): Yield[][] {
  const { meddling } = manaWorld(g)
  if (meddling.hosts.has(id)) return find()
  const all = meddling.yields[player]!
  let ofKind = all.get(chars)
  const known = ofKind?.get(types)
  if (known) return known
  const found = find()
  // a restriction on mana belongs to its source
  if (found.some(ys => ys.some(y => y.units.some(u => u.only)))) return found
  if (!ofKind) all.set(chars, (ofKind = new Map()))
  ofKind.set(types, found)
  return found
}

interface Part {
  steady: boolean
  /** Changes mana that others make, or adds to it; by what further permanents could produce. */
  meddles: boolean
  widely: boolean
}
const parts = new WeakMap<readonly AbilityInstance[], Part | null>()

function partIn(abilities: readonly AbilityInstance[]): Part | null {
  let known = parts.get(abilities)
  if (known === undefined) {
    const adding = manaAdding(abilities)
    const meddles = abilities.some(
      ({ ability: a }) => (a.a === 'replacement' && a.replacement.r === 'mana') || isTriggeredManaAbility(a),
    )
    const steady = adding.every(
      ({ ability: a }) => (a.a !== 'activated' && a.a !== 'triggered') || hangs(a.effect) !== 'on more',
    )
    const widely = meddles && abilities.some(({ ability }) => asksWhatOthersProduce(ability))
    known = adding.length > 0 || meddles ? { steady, meddles, widely } : null
    parts.set(abilities, known)
  }
  return known
}

function asksWhatOthersProduce(ability: Ability): boolean {
  let found = false
  walk(ability, node => {
    if (node['mana'] === 'couldProduce') found = true
    return true
  })
  return found
}
