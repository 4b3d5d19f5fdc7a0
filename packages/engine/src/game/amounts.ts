import { type Amount, BASIC_LAND_TYPES, type Filter, type Ref } from '@upkeep/ir'
import { characteristics } from '../continuous/characteristics.ts'
import { happened } from '../triggers/history.ts'
import { holds } from './conditions.ts'
import { EngineError, never } from './errors.ts'
import type { Game } from './game.ts'
import { look } from './look.ts'
import { candidates, hasSubtype, isCreatureType, stat } from './match.ts'
import { entities, players } from './refs.ts'
import { entityPlayer, isPlayer, type Scope } from './types.ts'

/** The value of an amount now. What cannot be evaluated throws (decision 8 of the design). */
export function amount(g: Game, a: Amount, ctx: Scope): number {
  if (typeof a === 'number') return a
  switch (a.n) {
    case 'x': {
      if ('is' in a) return amount(g, a.is, ctx)
      if (a.of) {
        const e = entities(g, a.of, ctx)[0]
        return e !== undefined && !isPlayer(e) ? (look(g, e).cast?.x ?? 0) : 0
      }
      if (ctx.x !== undefined) return ctx.x
      const bound = ctx.vars['x']
      if (typeof bound === 'number') return bound
      // X of an object that has no value for it is 0 [CR 107.3i]
      return 0
    }
    case 'count':
      return candidates(g, a.of, ctx).length
    case 'size':
      return entities(g, a.of, ctx).length
    case 'stat': {
      const e = entities(g, a.of, ctx)[0]
      if (e === undefined || isPlayer(e)) return 0
      return stat(g, a.stat, e)
    }
    case 'aggregate': {
      const all = (isFilter(a.of) ? candidates(g, a.of, ctx) : entities(g, a.of, ctx)).filter(e => !isPlayer(e))
      const values = all.map(e => stat(g, a.stat, e))
      if (a.how === 'total') return values.reduce((x, y) => x + y, 0)
      if (values.length === 0) return 0
      return a.how === 'greatest' ? Math.max(...values) : Math.min(...values)
    }
    case 'counters': {
      let total = 0
      for (const e of entities(g, a.of, ctx)) {
        const counters = isPlayer(e) ? g.state.players[entityPlayer(e)]!.counters : look(g, e).counters
        if (a.kind !== undefined) total += counters[a.kind] ?? 0
        else for (const kind in counters) total += counters[kind]!
      }
      return total
    }
    case 'player': {
      let total = 0
      for (const p of players(g, a.of, ctx)) total += playerNumber(g, a.what, p)
      return total
    }
    case 'plus':
      return a.of.reduce<number>((sum, part) => sum + amount(g, part, ctx), 0)
    case 'minus':
      return amount(g, a.a, ctx) - amount(g, a.b, ctx)
    case 'times':
      return amount(g, a.by, ctx) * amount(g, a.of, ctx)
    case 'half': {
      const half = amount(g, a.of, ctx) / 2
      return a.round === 'up' ? Math.ceil(half) : Math.floor(half)
    }
    case 'max':
      return Math.max(...a.of.map(part => amount(g, part, ctx)))
    case 'min':
      return Math.min(...a.of.map(part => amount(g, part, ctx)))
    case 'bound': {
      const value = ctx.vars[a.name]
      if (typeof value === 'number') return value
      if (Array.isArray(value)) return value.length
      throw new EngineError(`no amount is bound to ${a.name}`)
    }
    case 'event':
      // of a one-or-more event that has no amount of its own: as many as there were [CR 603.2c]
      if (ctx.event?.amount === undefined && ctx.event?.kind === 'move') return ctx.event.subjects?.length ?? 1
      if (ctx.event?.amount === undefined) throw new EngineError('the event has no amount')
      return ctx.event.amount
    case 'devotion': {
      // [CR 700.5]
      const owners = a.of ? players(g, a.of, ctx) : [ctx.controller]
      let total = 0
      for (const id of candidates(g, { f: 'kind', is: 'permanent' }, ctx)) {
        if (!owners.includes(g.derived.controllers[id] ?? look(g, id).controller)) continue
        for (const symbol of characteristics(g, id).manaCost ?? [])
          if (symbol.split('/').some(part => (a.to as string[]).includes(part))) total++
      }
      return total
    }
    case 'different': {
      const found = new Set<unknown>()
      for (const e of candidates(g, a.of, ctx)) {
        if (isPlayer(e)) continue
        const c = characteristics(g, e)
        if (a.what === 'basicLandType') for (const t of BASIC_LAND_TYPES) if (hasSubtype(c, t)) found.add(t)
        if (a.what === 'color') for (const t of c.colors) found.add(t)
        if (a.what === 'cardType') for (const t of c.types) found.add(t)
        if (a.what === 'creatureType') for (const t of c.subtypes) found.add(t)
        if (a.what === 'name') found.add(c.name)
        if (a.what === 'power') found.add(c.power)
        if (a.what === 'manaValue') found.add(c.manaValue)
        if (a.what === 'counterKind') for (const k in look(g, e).counters) if (look(g, e).counters[k]! > 0) found.add(k)
      }
      return found.size
    }
    case 'most': {
      // of those that match, the greatest number that have one such thing in common
      const counts = new Map<string, number>()
      for (const e of candidates(g, a.of, ctx)) {
        if (isPlayer(e)) continue
        const c = characteristics(g, e)
        const words = a.same === 'name' ? [c.name] : a.same === 'color' ? c.colors : c.subtypes.filter(isCreatureType)
        for (const w of words) counts.set(w, (counts.get(w) ?? 0) + 1)
      }
      return Math.max(0, ...counts.values())
    }
    case 'history':
      return happened(g, a.event, a.window, ctx, undefined, a.sum === true, a.before ? ctx.event?.n : undefined)
    case 'timesPaid':
      return (ctx.object !== undefined ? look(g, ctx.object) : look(g, ctx.source)).cast?.paid[a.cost] ?? 0
    case 'manaSpent': {
      const e = a.of ? entities(g, a.of, ctx)[0] : (ctx.object ?? ctx.source)
      const spent = e === undefined || isPlayer(e) ? [] : (look(g, e).cast?.manaSpent ?? [])
      if (a.what === 'total') return spent.length
      if (a.what === 'colors') return new Set(spent.map(m => m.type).filter(t => t !== 'C')).size
      if (a.what === 'treasure') return spent.filter(m => m.treasure).length
      if (a.what === 'snow') return spent.filter(m => m.snow).length
      return spent.filter(m => m.type === a.what).length
    }
    case 'chosen': {
      const value = ctx.vars['chosen:number'] ?? look(g, ctx.source).chosen['number']
      if (typeof value !== 'number') throw new EngineError('no number was chosen')
      return value
    }
    case 'if':
      return holds(g, a.condition, ctx) ? amount(g, a.then, ctx) : amount(g, a.else, ctx)
    default:
      return never(a, 'amount')
  }
}

function isFilter(of: Filter | Ref): of is Filter {
  return 'f' in of
}

function playerNumber(g: Game, what: string, p: number): number {
  const player = g.state.players[p]!
  switch (what) {
    case 'life':
      return player.life
    case 'startingLife':
      return g.state.options.startingLife
    case 'handSize':
      return player.hand.length
    case 'librarySize':
      return player.library.length
    case 'graveyardSize':
      return player.graveyard.length
    case 'cardsDrawnThisTurn':
      return g.state.turn.drawn[p] ?? 0
    case 'spellsCastThisTurn':
      return g.state.turn.spells[p] ?? 0
    case 'lifeLostThisTurn':
    case 'lifeGainedThisTurn': {
      const kind = what === 'lifeLostThisTurn' ? 'loseLife' : 'gainLife'
      let total = 0
      for (const f of g.state.facts)
        if (f.turn === g.state.turn.number && f.kind === kind && f.player === p) total += f.amount ?? 0
      return total
    }
    case 'speed':
      return player.counters['speed'] ?? 0
    default:
      throw new EngineError(`unknown number of a player: ${what}`)
  }
}
