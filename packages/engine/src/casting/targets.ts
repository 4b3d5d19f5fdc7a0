import { type Ability, type Condition, type Effect, type Filter, type Ref, walk } from '@upkeep/ir'
import { characteristics, playerRules, rulesOn } from '../continuous/characteristics.ts'
import { amount } from '../game/amounts.ts'
import type { Game } from '../game/game.ts'
import { inGame, look, onBattlefield } from '../game/look.ts'
import { candidates, domainOf, matches, zoneObjects } from '../game/match.ts'
import {
  type CastInfo,
  type Entity,
  entityPlayer,
  isPlayer,
  type ObjId,
  playerEntity,
  type RuleEffect,
  type Scope,
} from '../game/types.ts'
import { canBeAttached } from '../state-based/attachment.ts'

export type TargetSpec = Extract<Ref, { ref: 'target' }> & { divided?: Effect }

/** What has been announced for a spell so far. */
export interface Announced {
  modes?: readonly number[] | undefined
  /** How often optional and alternative costs are paid. */
  paid?: CastInfo['paid'] | undefined
}

const specs = new WeakMap<object, TargetSpec[]>()
const askingByCost = new WeakMap<object, boolean>()

/**
 * The targets that an effect asks for as it is put on the stack: neither those of modes not chosen nor those of what
 * depends on a cost not paid [CR 601.2c, 702.33g].
 */
export function targetSpecs(effect: Effect, { modes, paid }: Announced = {}): TargetSpec[] {
  const byCost = paid !== undefined && asksByCost(effect)
  if (modes !== undefined || byCost) return collect(effect, modes, byCost ? paid : undefined)
  let known = specs.get(effect)
  if (!known) specs.set(effect, (known = collect(effect, undefined, undefined)))
  return known
}

/** Whether some target is asked for only if a cost was paid, or was not. */
export function asksByCost(effect: Effect): boolean {
  let known = askingByCost.get(effect)
  if (known === undefined) {
    known = false
    walk(effect, node => {
      const o = node as Partial<Extract<Effect, { do: 'if' }>>
      if (o.do === 'if' && o.condition && byPaid(o.condition, {}) !== undefined) known = true
    })
    askingByCost.set(effect, known)
  }
  return known
}

/** What a condition on the costs paid for the spell itself comes to; undefined: it asks for something else. */
function byPaid(c: Condition, paid: CastInfo['paid']): boolean | undefined {
  if (c.if === 'paid') return c.ref === undefined || c.ref.ref === 'self' ? (paid[c.cost] ?? 0) > 0 : undefined
  if (c.if === 'not') {
    const inner = byPaid(c.of, paid)
    return inner === undefined ? undefined : !inner
  }
  return undefined
}

function collect(effect: Effect, modes: Announced['modes'], paid: Announced['paid']): TargetSpec[] {
  const out: TargetSpec[] = []
  const seen = new Set<string>()
  const visit = (value: unknown, within: Effect | undefined): void => {
    if (Array.isArray(value)) {
      for (const v of value) visit(v, within)
      return
    }
    if (value === null || typeof value !== 'object') return
    const o = value as Record<string, unknown>
    if (o['ref'] === 'target') {
      const name = String(o['name'])
      if (!seen.has(name)) {
        seen.add(name)
        const spec = o as unknown as TargetSpec
        out.push(within && 'divided' in within && within.divided ? { ...spec, divided: within } : spec)
      }
    }
    // abilities granted or set up for later choose their own targets
    if (typeof o['a'] === 'string' || o['do'] === 'delayed' || o['do'] === 'reflexive') return
    if (o['do'] === 'modal' && modes !== undefined) {
      const all = o['modes'] as { effect: Effect }[]
      for (const m of modes) visit(all[m]?.effect, undefined)
      return
    }
    if (o['do'] === 'if' && paid !== undefined) {
      const { condition, then, else: otherwise } = o as unknown as Extract<Effect, { do: 'if' }>
      const is = byPaid(condition, paid)
      if (is !== undefined) {
        const [taken, left] = is ? [then, otherwise] : [otherwise, then]
        visit(taken, undefined)
        // what the taken branch says of a target that stands in the other
        if (taken && left)
          for (const spec of collect(left, modes, paid)) if (mentions(taken, spec.name)) visit(spec, undefined)
        return
      }
    }
    const inside = 'do' in o ? (o as unknown as Effect) : within
    for (const key in o) visit(o[key], inside)
  }
  visit(effect, undefined)
  const numbered = (name: string): number => Number(/^t(\d+)$/.exec(name)?.[1] ?? Number.NaN)
  if (out.every(s => !Number.isNaN(numbered(s.name)))) out.sort((a, b) => numbered(a.name) - numbered(b.name))
  return out
}

function mentions(effect: Effect, name: string): boolean {
  let found = false
  walk(effect, node => {
    const o = node as { ref?: unknown; name?: unknown }
    if (o.ref === 'bound' && o.name === name) found = true
  })
  return found
}

/** The effect that a spell has as it resolves: all its spell abilities in order [CR 608.2c]. */
export function spellEffect(g: Game, id: ObjId): Effect | null {
  const { abilities } = characteristics(g, id)
  let found = effects.get(abilities)
  if (found === undefined) {
    const steps = abilities.map(a => a.ability).filter((a): a is Extract<Ability, { a: 'spell' }> => a.a === 'spell')
    found =
      steps.length === 0 ? null : steps.length === 1 ? steps[0]!.effect : { do: 'seq', steps: steps.map(s => s.effect) }
    effects.set(abilities, found)
  }
  return found
}

const effects = new WeakMap<object, Effect | null>()

/** An Aura spell's targets come from its enchant ability [CR 303.4a]; several where it enchants several. */
export function enchantSpec(g: Game, id: ObjId): TargetSpec | null {
  const chars = characteristics(g, id)
  if (!chars.subtypes.includes('Aura')) return null
  for (const { ability } of chars.abilities)
    if (ability.a === 'keyword' && ability.keyword === 'enchant' && ability.filter) {
      const n = typeof ability.n === 'number' ? ability.n : 1
      return { ref: 'target', name: 'enchant', filter: ability.filter, min: n, max: n }
    }
  return null
}

/** All target specifications of what is on the stack. */
export function specsOf(g: Game, id: ObjId): TargetSpec[] {
  const obj = look(g, id)
  const modes = obj.cast?.modes
  if (obj.kind === 'ability') {
    const { ability } = obj.cast!
    if (!ability || !('effect' in ability)) return []
    return targetSpecs(ability.effect, { modes })
  }
  const enchant = enchantSpec(g, id)
  if (enchant) return [enchant]
  const effect = spellEffect(g, id)
  return effect ? targetSpecs(effect, { modes, paid: obj.cast?.paid ?? {} }) : []
}

/** The scope in which a spell's or ability's targets and amounts are looked at while it is on the stack. */
export function stackScope(g: Game, id: ObjId): Scope {
  const obj = look(g, id)
  const cast = obj.cast!
  const vars = { ...cast.vars, ...cast.targets }
  const scope: Scope = { source: cast.source ?? id, controller: obj.controller, vars, object: id }
  if (cast.x !== undefined) scope.x = cast.x
  if (cast.event) scope.event = cast.event
  return scope
}

/** What can be chosen for a target now [CR 115.4, 601.2c]. */
export function legalTargets(g: Game, spec: TargetSpec, scope: Scope, by: ObjId): Entity[] {
  return candidates(g, spec.filter, scope).filter(
    e => e !== by && canBeTargeted(g, e, scope) && (spec.name !== 'enchant' || canBeAttached(g, by, e)),
  )
}

/** Whether an entity is still what the target must be [CR 608.2b]. */
export function isLegalTarget(g: Game, spec: TargetSpec, e: Entity, scope: Scope): boolean {
  if (isPlayer(e)) {
    if (!inGame(g, entityPlayer(e))) return false
  } else {
    const obj = g.state.objects[e]
    if (!obj || obj.phasedOut) return false
  }
  // a target is not compared with itself ("another target")
  const vars = { ...scope.vars }
  delete vars[spec.name]
  return matches(g, spec.filter, e, { ...scope, vars }) && canBeTargeted(g, e, scope)
}

export function canBeTargeted(g: Game, e: Entity, scope: Scope): boolean {
  const rules: readonly RuleEffect[] = isPlayer(e)
    ? playerRules(g, entityPlayer(e))
    : onBattlefield(g, e)
      ? rulesOn(g, e)
      : []
  for (const r of rules) {
    if (r.mod.m !== 'cant' || r.mod.what !== 'beTargeted') continue
    if (r.mod.by === undefined || isBy(g, r.mod.by, r, scope)) return false
  }
  return true
}

/** Whether the source of a spell or ability, under its controller, is what a rule speaks of. */
function isBy(g: Game, filter: Filter, r: RuleEffect, scope: Scope): boolean {
  const d = g.derived
  const before = d.entering
  d.entering = { id: scope.source, controller: scope.controller }
  try {
    return matches(g, filter, scope.source, { source: r.source, controller: r.controller, vars: r.vars })
  } finally {
    d.entering = before
  }
}

/** How many a target may and must have. */
export function targetRange(g: Game, spec: TargetSpec, scope: Scope, available: number): { min: number; max: number } {
  const min = spec.min === undefined ? 1 : amount(g, spec.min, scope)
  const max = spec.max === undefined ? Math.max(1, min) : spec.max === 'any' ? available : amount(g, spec.max, scope)
  return { min, max: Math.min(max, available) }
}

/** Whether all targets that are asked for could be chosen. */
export function hasTargets(g: Game, list: readonly TargetSpec[], scope: Scope, by: ObjId): boolean {
  for (const spec of list) {
    const min = spec.min === undefined ? 1 : amount(g, spec.min, scope)
    if (min <= 0) continue
    // "another target": enough for both
    const another = list.length > 1 && asksForAnother(spec)
    const available = someTargets(g, spec, scope, by, another ? Math.max(2, min) : min)
    if (available.length < min) return false
    if (another && available.length < 2) {
      const first = list[0]!
      if (spec !== first && legalTargets(g, first, scope, by).every(e => available.length === 1 && available[0] === e))
        return false
    }
  }
  return true
}

const another = new WeakMap<Filter, boolean>()

function asksForAnother(spec: TargetSpec): boolean {
  let known = another.get(spec.filter)
  if (known === undefined) another.set(spec.filter, (known = JSON.stringify(spec.filter).includes('otherThan')))
  return known
}

/** Legal targets, no more than so many. */
function someTargets(g: Game, spec: TargetSpec, scope: Scope, by: ObjId, most: number): Entity[] {
  const out: Entity[] = []
  const consider = (e: Entity): void => {
    if (
      e !== by &&
      matches(g, spec.filter, e, scope) &&
      canBeTargeted(g, e, scope) &&
      (spec.name !== 'enchant' || canBeAttached(g, by, e))
    )
      out.push(e)
  }
  const domain = domainOf(spec.filter)
  if (domain.players)
    for (let p = 0; p < g.state.players.length && out.length < most; p++) if (inGame(g, p)) consider(playerEntity(p))
  for (const zone of domain.zones) {
    if (out.length >= most) break
    for (const id of zoneObjects(g, zone)) {
      consider(id)
      if (out.length >= most) break
    }
  }
  return out
}

export type { CastInfo }
