import type { Ref } from '@upkeep/ir'
import { defendingPlayer } from '../combat/defenders.ts'
import { controllerOf } from '../continuous/characteristics.ts'
import { amount } from './amounts.ts'
import { EngineError, never } from './errors.ts'
import type { Game } from './game.ts'
import { apnap, exists, followOnce, inGame, look, nextPlayer } from './look.ts'
import { candidates, matches } from './match.ts'
import { type Entity, entityPlayer, isPlayer, type ObjId, type PlayerId, playerEntity, type Scope } from './types.ts'

/**
 * The objects and players that a reference means now. Those that are gone stay in the list where the reference was
 * bound to them: what asks for characteristics takes last known information, what moves them finds nothing to move.
 */
export function entities(g: Game, ref: Ref, ctx: Scope): Entity[] {
  switch (ref.ref) {
    case 'self':
      return [ctx.source]
    case 'you':
      return [playerEntity(ctx.controller)]
    case 'bound':
    case 'target':
    case 'choose': {
      const value = ctx.vars[ref.name]
      if (Array.isArray(value)) return value
      if (value === undefined && ref.ref === 'target') throw new EngineError(`target ${ref.name} was never chosen`)
      if (value === undefined) throw new EngineError(`nothing is bound to ${ref.name}`, sourceName(g, ctx), ref)
      throw new EngineError(`${ref.name} is not an object or player`, sourceName(g, ctx), ref)
    }
    case 'all':
      return candidates(g, ref.filter, ctx)
    case 'event': {
      const event = ctx.event
      if (!event) throw new EngineError('no event to refer to', sourceName(g, ctx), ref)
      switch (ref.role) {
        case 'subject':
          return event.subjects ?? (event.subject === undefined ? [] : [event.subject])
        case 'player':
          return event.player === undefined ? [] : [playerEntity(event.player)]
        case 'opponent':
          return event.player === undefined ? [] : [playerEntity(event.player)]
        case 'other':
          return event.other === undefined ? [] : [event.other]
        case 'source':
          return event.source === undefined ? [] : [event.source]
        case 'moved':
          return event.moved === undefined || event.moved === 0 ? [] : [event.moved]
        default:
          return never(ref.role, 'event role')
      }
    }
    case 'host': {
      if (ctx.event?.hosts && !exists(g, ctx.source)) return ctx.event.hosts
      const source = look(g, ctx.source)
      return source.attachedTo
    }
    case 'controllerOf': {
      const out: Entity[] = []
      for (const e of entities(g, ref.of, ctx)) out.push(isPlayer(e) ? e : playerEntity(controllerOf(g, e)))
      return [...new Set(out)]
    }
    case 'ownerOf': {
      const out: Entity[] = []
      for (const e of entities(g, ref.of, ctx)) out.push(isPlayer(e) ? e : playerEntity(look(g, e).owner))
      return [...new Set(out)]
    }
    case 'players':
      switch (ref.which) {
        case 'all':
          return apnap(g).map(playerEntity)
        case 'opponents':
          return apnap(g)
            .filter(p => p !== ctx.controller)
            .map(playerEntity)
        case 'active':
          return [playerEntity(g.state.turn.active)]
        case 'nonactive':
          return apnap(g)
            .filter(p => p !== g.state.turn.active)
            .map(playerEntity)
        case 'monarch':
          return apnap(g)
            .filter(p => g.state.players[p]!.designations['monarch'])
            .map(playerEntity)
        case 'teammates':
          return []
        default:
          return never(ref.which, 'players')
      }
    case 'defendingPlayer': {
      // of the creature that attacked or was blocked, whichever object's ability speaks of it [CR 508.5]
      const { event } = ctx
      const attacked = event && /^(attack|becomesBlocked|unblocked)$/.test(event.kind) ? event.subject : undefined
      const by = ref.by ? entities(g, ref.by, ctx)[0] : (attacked ?? ctx.source)
      const attacker = g.state.combat?.attackers.find(a => a.id === by)
      if (attacker) return [playerEntity(defendingPlayerOf(g, attacker.defender))]
      if (ctx.event?.other !== undefined && ctx.event.kind === 'attack')
        return [playerEntity(defendingPlayerOf(g, ctx.event.other))]
      // a creature that is not attacking: the player it would attack where there is but one [CR 506.2]
      if (g.state.players.length === 2 && g.state.combat === null)
        return [playerEntity(nextPlayer(g, controllerOf(g, by as ObjId)))]
      return g.state.combat ? [playerEntity(nextPlayer(g, g.state.combat.attackingPlayer))] : []
    }
    case 'top': {
      const out: Entity[] = []
      const n = amount(g, ref.count, ctx)
      for (const p of players(g, ref.of, ctx)) {
        const { library } = g.state.players[p]!
        out.push(...(ref.bottom ? library.slice(Math.max(0, library.length - n)) : library.slice(0, n)))
      }
      return out
    }
    case 'union':
      return [...new Set(ref.of.flatMap(r => entities(g, r, ctx)))]
    case 'except': {
      const not = entities(g, ref.not, ctx)
      return entities(g, ref.of, ctx).filter(e => !not.includes(e))
    }
    case 'those':
      return entities(g, ref.of, ctx).filter(e => matches(g, ref.filter, e, ctx))
    case 'linked': {
      const source = look(g, ctx.source)
      const cards = ref.key === undefined ? Object.values(source.linked).flat() : (source.linked[ref.key] ?? [])
      return cards.filter(id => exists(g, id))
    }
    case 'chosen': {
      const value = look(g, ctx.source).chosen[ref.what]
      if (value === undefined) return []
      return ref.what === 'player' ? [playerEntity(Number(value))] : [Number(value)]
    }
    case 'grantor': {
      const value = ctx.vars['grantor']
      return Array.isArray(value) ? value : [ctx.source]
    }
    default:
      return never(ref, 'reference')
  }
}

function sourceName(g: Game, ctx: Scope): string {
  const obj = g.state.objects[ctx.source] ?? g.state.gone[ctx.source]?.obj
  return obj && obj.def >= 0 ? (g.state.defs[obj.def]?.name ?? '?') : '?'
}

export function defendingPlayerOf(g: Game, defender: Entity): PlayerId {
  return defendingPlayer(g, defender)
}

/** The players that a reference means, those who left the game left out. */
export function players(g: Game, ref: Ref, ctx: Scope): PlayerId[] {
  if (ref.ref === 'you') return [ctx.controller]
  const out: PlayerId[] = []
  for (const e of entities(g, ref, ctx)) if (isPlayer(e) && inGame(g, entityPlayer(e))) out.push(entityPlayer(e))
  return out
}

/** The one player that a reference means, if it is in the game. */
export function onePlayer(g: Game, ref: Ref | undefined, ctx: Scope): PlayerId | undefined {
  return ref === undefined ? ctx.controller : players(g, ref, ctx)[0]
}

/** The objects that can be acted on: those that are still what they were (CR 608.2h, 400.7). */
export function objects(g: Game, ref: Ref, ctx: Scope): ObjId[] {
  const out: ObjId[] = []
  for (const e of entities(g, ref, ctx)) {
    if (isPlayer(e)) continue
    // an ability finds its own source, or what moved with its event, where it went [CR 400.7]
    const now = ref.ref === 'self' && ctx.event?.subject === e ? followOnce(g, e) : exists(g, e) ? e : 0
    if (now > 0 && !(g.state.objects[now]!.zone === 'battlefield' && g.state.objects[now]!.phasedOut)) out.push(now)
  }
  return out
}
