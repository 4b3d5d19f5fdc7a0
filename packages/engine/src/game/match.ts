import type { Comparison, Filter, ObjectState, Stat, Zone } from '@upkeep/ir'
import { characteristics, controllerOf } from '../continuous/characteristics.ts'
import { happened } from '../triggers/history.ts'
import { amount } from './amounts.ts'
import { holds } from './conditions.ts'
import { EngineError, never } from './errors.ts'
import type { Game } from './game.ts'
import { apnap, look, permanents } from './look.ts'
import { entities, players } from './refs.ts'
import {
  type Chars,
  type Entity,
  entityPlayer,
  isPlayer,
  type Obj,
  type ObjId,
  playerEntity,
  type Scope,
} from './types.ts'

/** Whether an object (by last known information where it is gone) or a player has the quality. */
export function matches(g: Game, filter: Filter, e: Entity, ctx: Scope): boolean {
  switch (filter.f) {
    case 'and':
      for (const part of filter.of) if (!matches(g, part, e, ctx)) return false
      return true
    case 'or':
      for (const part of filter.of) if (matches(g, part, e, ctx)) return true
      return false
    case 'not':
      return !matches(g, filter.of, e, ctx)
    case 'is':
      return entities(g, filter.ref, ctx).includes(e)
    case 'where':
      return holds(g, filter.condition, { ...ctx, vars: { ...ctx.vars, subject: [e] } })
    case 'history':
      return happened(g, filter.event, filter.window, ctx, { role: filter.role ?? 'subject', is: e }) > 0
    case 'counters': {
      const counters = isPlayer(e) ? g.state.players[entityPlayer(e)]!.counters : look(g, e).counters
      let n = 0
      if (filter.kind !== undefined) n = counters[filter.kind] ?? 0
      else for (const kind in counters) n += counters[kind]!
      return compare(n, filter.cmp, amount(g, filter.n, ctx))
    }
    case 'kind':
      if (filter.is === 'player') return isPlayer(e)
      if (filter.is === 'opponent') return isPlayer(e) && entityPlayer(e) !== ctx.controller
      break
    case 'hasAttached':
      for (const id of g.state.battlefield)
        if (look(g, id).attachedTo.includes(e) && matches(g, filter.filter, id, ctx)) return true
      return false
    case 'other':
      if (isPlayer(e)) return true
      break
    case 'otherThan': {
      const bound = ctx.vars[filter.name]
      return !(Array.isArray(bound) && bound.includes(e))
    }
    case 'state':
      if (isPlayer(e)) return false
      break
    default:
      break
  }
  return isPlayer(e) ? false : matchesObject(g, filter, e, ctx)
}

function matchesObject(g: Game, filter: Filter, id: ObjId, ctx: Scope): boolean {
  const obj = look(g, id)
  switch (filter.f) {
    case 'type':
      return characteristics(g, id).types.includes(filter.is)
    case 'subtype':
      return hasSubtype(characteristics(g, id), filter.is)
    case 'supertype':
      return characteristics(g, id).supertypes.includes(filter.is)
    case 'color': {
      const { colors } = characteristics(g, id)
      if (filter.is === 'colorless') return colors.length === 0
      if (filter.is === 'multicolored') return colors.length > 1
      if (filter.is === 'monocolored') return colors.length === 1
      if (filter.is === 'colored') return colors.length > 0
      return colors.includes(filter.is)
    }
    case 'keyword':
      return characteristics(g, id).keywords.has(filter.is)
    case 'noAbilities':
      return characteristics(g, id).abilities.length === 0
    case 'named':
      return characteristics(g, id).name === filter.name
    case 'controller':
      return players(g, filter.is, ctx).includes(controllerOf(g, id))
    case 'owner':
      return players(g, filter.is, ctx).includes(obj.owner)
    case 'in': {
      const zones = typeof filter.zone === 'string' ? [filter.zone] : filter.zone
      if (!zones.includes(obj.zone)) return false
      return filter.of === undefined || players(g, filter.of, ctx).includes(obj.owner)
    }
    case 'kind':
      switch (filter.is) {
        case 'permanent':
          return obj.zone === 'battlefield' || g.derived.entering?.id === id
        case 'card':
          return obj.kind === 'card'
        case 'token':
          return obj.kind === 'token'
        case 'spell':
          return (obj.zone === 'stack' && obj.kind !== 'ability') || g.derived.casting === id
        case 'ability':
          return obj.kind === 'ability'
        case 'source':
          return true
        default:
          return false
      }
    case 'state':
      return hasState(g, filter.is, obj, ctx)
    case 'stat':
      return compare(stat(g, filter.stat, id), filter.cmp, amount(g, filter.n, ctx))
    case 'extreme': {
      const all = candidates(g, filter.among, ctx)
      const mine = stat(g, filter.stat, id)
      return all.every(other => {
        const theirs = stat(g, filter.stat, other)
        return filter.which === 'greatest' ? mine >= theirs : mine <= theirs
      })
    }
    case 'other':
      // an ability that triggers as this object goes knows the card that it has become [CR 400.7e]
      return id !== ctx.source && !(obj.zone === 'graveyard' && g.state.gone[ctx.source]?.moved === id)
    case 'chosen':
      return matchesChosen(g, filter.what, id, ctx)
    case 'shares':
      return entities(g, filter.with, ctx).some(other => other !== id && shares(g, filter.what, id, other))
    case 'attachedTo': {
      const hosts = entities(g, filter.ref, ctx)
      return obj.attachedTo.some(h => hosts.includes(h))
    }
    case 'targets': {
      const targets = Object.values(obj.cast?.targets ?? {}).flat()
      if (filter.only && new Set(targets).size !== 1) return false
      return targets.some(t => matches(g, filter.filter, t, ctx))
    }
    case 'combat':
      return inCombat(g, filter.relation, id).some(other => matches(g, filter.filter, other, ctx))
    case 'cast':
      return (obj.cast?.paid[filter.how] ?? 0) > 0
    case 'ability':
      if (obj.kind !== 'ability') return false
      return obj.cast?.ability?.a === filter.is
    default:
      throw new EngineError(`filter ${JSON.stringify(filter)} asked of an object`)
  }
}

export function compare(a: number, cmp: Comparison, b: number): boolean {
  switch (cmp) {
    case '=':
      return a === b
    case '!=':
      return a !== b
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    case '>=':
      return a >= b
    default:
      return never(cmp, 'comparison')
  }
}

const nonCreatureSubtypes = new Set(
  (
    "Plains Island Swamp Mountain Forest Desert Gate Lair Locus Mine Power-Plant Tower Urza’s Urza's Cave Sphere Cloud Town Planet " +
    'Aura Cartouche Curse Saga Shrine Rune Shard Background Class Role Room Case Equipment Vehicle Fortification Treasure Food ' +
    'Clue Gold Blood Contraption Powerstone Map Attraction Incubator Junk Spacecraft Lander Infinity Stone Arcane Trap Adventure ' +
    'Lesson Omen Siege'
  ).split(' '),
)

/** Creature types include every one where the object has them all (CR 702.73). */
export function hasSubtype(chars: Chars, subtype: string): boolean {
  if (chars.subtypes.includes(subtype)) return true
  return chars.allCreatureTypes && !nonCreatureSubtypes.has(subtype)
}

export function isCreatureType(subtype: string): boolean {
  return !nonCreatureSubtypes.has(subtype)
}

/** Power, toughness, mana value … of an object as it is or last was. */
export function stat(g: Game, which: Stat, id: ObjId): number {
  const chars = characteristics(g, id)
  switch (which) {
    case 'power':
      return chars.power
    case 'toughness':
      return chars.toughness
    case 'basePower':
      return chars.basePower
    case 'baseToughness':
      return chars.baseToughness
    case 'totalPT':
      return chars.power + chars.toughness
    case 'loyalty':
      return look(g, id).counters['loyalty'] ?? 0
    case 'manaValue': {
      const obj = look(g, id)
      // X is what was chosen only while the spell is on the stack [CR 202.3e]
      const x = obj.zone === 'stack' ? (obj.cast?.x ?? 0) : 0
      if (x === 0) return chars.manaValue
      return chars.manaValue + x * (chars.manaCost ?? []).filter(s => s === 'X').length
    }
    default:
      return never(which, 'stat')
  }
}

function hasState(g: Game, state: ObjectState, obj: Obj, ctx: Scope): boolean {
  const combat = g.state.combat
  switch (state) {
    case 'tapped':
      return obj.tapped
    case 'untapped':
      return !obj.tapped
    case 'attacking':
      return combat?.attackers.some(a => a.id === obj.id) ?? false
    case 'blocking':
      return combat?.blockers.some(b => b.id === obj.id) ?? false
    case 'blocked':
      return combat?.attackers.some(a => a.id === obj.id && a.blocked === true) ?? false
    case 'unblocked':
      return combat?.attackers.some(a => a.id === obj.id && a.blocked === false) ?? false
    case 'attackingAlone':
      return combat?.attackers.length === 1 && combat.attackers[0]!.id === obj.id
    case 'attackingYou':
      return combat?.attackers.some(a => a.id === obj.id && a.defender === playerEntity(ctx.controller)) ?? false
    case 'faceDown':
      return obj.faceDown === true
    case 'faceUp':
      return obj.faceDown !== true
    case 'transformed':
      return obj.face === 1
    case 'monstrous':
    case 'renowned':
    case 'suspected':
    case 'saddled':
    case 'goaded':
    case 'ringBearer':
      return (obj.marks[state] ?? 0) > 0
    case 'historic': {
      const c = characteristics(g, obj.id)
      return c.types.includes('Artifact') || c.supertypes.includes('Legendary') || c.subtypes.includes('Saga')
    }
    case 'modified':
      return (
        Object.values(obj.counters).some(n => n > 0) ||
        g.state.battlefield.some(id => {
          const other = look(g, id)
          if (!other.attachedTo.includes(obj.id)) return false
          const types = characteristics(g, id).subtypes
          return (
            types.includes('Equipment') || (types.includes('Aura') && controllerOf(g, id) === controllerOf(g, obj.id))
          )
        })
      )
    case 'outlaw':
      return ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'].some(t =>
        hasSubtype(characteristics(g, obj.id), t),
      )
    case 'party':
      return ['Cleric', 'Rogue', 'Warrior', 'Wizard'].some(t => hasSubtype(characteristics(g, obj.id), t))
    case 'commander':
      return obj.commander === true
    case 'suspended':
      return obj.zone === 'exile' && (obj.counters['time'] ?? 0) > 0
    case 'enteredThisTurn':
      return (obj.marks['enteredTurn'] ?? 0) === g.state.turn.number
    case 'controlledContinuously':
      return obj.since < g.state.players[controllerOf(g, obj.id)]!.turnBegan
    default:
      return never(state, 'state')
  }
}

function matchesChosen(g: Game, what: string, id: ObjId, ctx: Scope): boolean {
  // an ability that was granted speaks of what was chosen for the object that grants it [CR 607.2d]
  const { grantor } = ctx.vars
  const of = (by: ObjId): string | number | undefined => (g.state.objects[by] ?? g.state.gone[by]?.obj)?.chosen[what]
  const granted = Array.isArray(grantor) ? of(grantor[0]!) : undefined
  const chosen = ctx.vars[`chosen:${what}`] ?? granted ?? of(ctx.source)
  if (chosen === undefined) return false
  const chars = characteristics(g, id)
  if (what === 'color') return (chars.colors as readonly string[]).includes(String(chosen))
  if (what === 'type') return hasSubtype(chars, String(chosen))
  if (what === 'cardType') return (chars.types as readonly string[]).includes(String(chosen))
  if (what === 'name') return chars.name === chosen
  if (what === 'number') return chars.manaValue === chosen
  throw new EngineError(`chosen ${what}`)
}

export function shares(g: Game, what: string, a: ObjId, b: ObjId): boolean {
  const x = characteristics(g, a)
  const y = characteristics(g, b)
  if (what === 'color') return x.colors.some(c => y.colors.includes(c))
  if (what === 'cardType') return x.types.some(t => y.types.includes(t))
  if (what === 'name') return x.name === y.name
  if (what === 'manaValue') return x.manaValue === y.manaValue
  if (what === 'landType') return x.subtypes.some(t => !isCreatureType(t) && y.subtypes.includes(t))
  if (what === 'creatureType') {
    if (x.allCreatureTypes) return y.allCreatureTypes || y.subtypes.some(isCreatureType)
    return x.subtypes.some(t => isCreatureType(t) && hasSubtype(y, t))
  }
  throw new EngineError(`shares ${what}`)
}

/** What this creature blocks, is blocked by, or attacks. */
export function inCombat(g: Game, relation: 'blocking' | 'blockedBy' | 'attacking', id: ObjId): Entity[] {
  const combat = g.state.combat
  if (!combat) return []
  if (relation === 'attacking') return combat.attackers.filter(a => a.id === id).map(a => a.defender)
  if (relation === 'blocking') return combat.blockers.find(b => b.id === id)?.attackers ?? []
  return combat.attackers.find(a => a.id === id)?.blockers ?? []
}

interface Domain {
  players: boolean
  zones: Zone[]
}

const domains = new WeakMap<Filter, Domain>()

/** Where to look for what a filter means (CR 109.2): the battlefield unless it says card, spell, player or a zone. */
export function domainOf(filter: Filter): Domain {
  let d = domains.get(filter)
  if (!d) domains.set(filter, (d = findDomain(filter)))
  return d
}

function findDomain(filter: Filter): Domain {
  switch (filter.f) {
    case 'or': {
      const parts = filter.of.map(domainOf)
      return { players: parts.some(p => p.players), zones: [...new Set(parts.flatMap(p => p.zones))] }
    }
    case 'and': {
      const said = filter.of.map(explicit).filter(d => d !== undefined)
      if (said.length === 0) return { players: false, zones: ['battlefield'] }
      let out = said[0]!
      for (const d of said.slice(1)) {
        const zones = d.zones.filter(z => out.zones.includes(z))
        out = { players: d.players && out.players, zones }
      }
      return out
    }
    default:
      return explicit(filter) ?? { players: false, zones: ['battlefield'] }
  }
}

function explicit(filter: Filter): Domain | undefined {
  switch (filter.f) {
    case 'in':
      return { players: false, zones: typeof filter.zone === 'string' ? [filter.zone] : filter.zone }
    case 'kind':
      switch (filter.is) {
        case 'player':
        case 'opponent':
          return { players: true, zones: [] }
        case 'spell':
        case 'ability':
          return { players: false, zones: ['stack'] }
        case 'card':
          return { players: false, zones: ['graveyard', 'hand', 'library', 'exile', 'command'] }
        case 'source':
          return { players: false, zones: ['battlefield', 'stack', 'command'] }
        default:
          return undefined
      }
    case 'ability':
      return { players: false, zones: ['stack'] }
    case 'where':
      return { players: true, zones: [] }
    case 'is':
      return { players: true, zones: ['battlefield', 'stack', 'graveyard', 'hand', 'library', 'exile', 'command'] }
    case 'or': {
      const parts = filter.of.map(explicit)
      // "creature or player": what says nothing is on the battlefield
      return parts.some(p => p === undefined) && !parts.some(p => p?.players) ? undefined : domainOf(filter)
    }
    case 'and':
      return filter.of.some(f => explicit(f) !== undefined) ? domainOf(filter) : undefined
    default:
      return undefined
  }
}

/** Everything that matches, players first, then objects in the order of their zones. */
export function candidates(g: Game, filter: Filter, ctx: Scope): Entity[] {
  const domain = domainOf(filter)
  const out: Entity[] = []
  if (domain.players)
    for (const p of apnap(g)) {
      const e = playerEntity(p)
      if (matches(g, filter, e, ctx)) out.push(e)
    }
  for (const zone of domain.zones) for (const id of zoneObjects(g, zone)) if (matches(g, filter, id, ctx)) out.push(id)
  return out
}

/** All objects of a zone, of every player, phased-out ones left out. */
export function zoneObjects(g: Game, zone: Zone): readonly ObjId[] {
  switch (zone) {
    case 'battlefield':
      return permanents(g)
    case 'stack':
    case 'exile':
    case 'command':
      return g.state[zone]
    default: {
      const out: ObjId[] = []
      for (const p of g.state.players) out.push(...p[zone])
      return out
    }
  }
}
