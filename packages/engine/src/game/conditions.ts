import type { Condition } from '@upkeep/ir'
import { controllerOf } from '../continuous/characteristics.ts'
import { happened } from '../triggers/history.ts'
import { amount } from './amounts.ts'
import { EngineError, never } from './errors.ts'
import type { Game } from './game.ts'
import { exists, look } from './look.ts'
import { candidates, compare, matches } from './match.ts'
import { entities, players } from './refs.ts'
import { isPlayer, type Scope } from './types.ts'

/** Whether a condition is true now. */
export function holds(g: Game, c: Condition, ctx: Scope): boolean {
  switch (c.if) {
    case 'and':
      return c.of.every(part => holds(g, part, ctx))
    case 'or':
      return c.of.some(part => holds(g, part, ctx))
    case 'not':
      return !holds(g, c.of, ctx)
    case 'exists': {
      const found = candidates(g, c.filter, ctx).length
      return compare(found, c.cmp ?? '>=', c.n === undefined ? 1 : amount(g, c.n, ctx))
    }
    case 'compare':
      return compare(amount(g, c.a, ctx), c.cmp, amount(g, c.b, ctx))
    case 'is': {
      const all = entities(g, c.ref, ctx)
      return all.length > 0 && all.every(e => matches(g, c.filter, e, ctx))
    }
    case 'happened': {
      const times = happened(g, c.event, c.window, ctx)
      return compare(times, c.cmp ?? '>=', c.n === undefined ? 1 : amount(g, c.n, ctx))
    }
    case 'cameUnderControl': {
      // "since the beginning of your last upkeep" is asked during an upkeep: the last one is the one before [CR 702.30a]
      const e = entities(g, c.ref, ctx)[0]
      if (e === undefined || isPlayer(e) || !exists(g, e)) return false
      const owner = g.state.players[controllerOf(g, e)]!
      return look(g, e).since > (c.since === 'yourLastUpkeep' ? owner.previousUpkeep : owner.turnBegan)
    }
    case 'turn':
      return players(g, c.of, ctx).includes(g.state.turn.active)
    case 'startingPlayer':
      return players(g, c.of, ctx).includes(g.state.turn.first)
    case 'step': {
      if (c.of && !players(g, c.of, ctx).includes(g.state.turn.active)) return false
      const { step } = g.state.turn
      if (c.step === 'main') return step === 'main1' || step === 'main2'
      if (c.step === 'combat')
        return ['combat', 'attackers', 'blockers', 'firststrike', 'damage', 'endcombat'].includes(step)
      return typeof c.step === 'string' ? c.step === step : c.step.includes(step)
    }
    case 'paid': {
      const e = c.ref ? entities(g, c.ref, ctx)[0] : (ctx.object ?? ctx.source)
      if (e === undefined || isPlayer(e)) return false
      const paid = look(g, e).cast?.paid[c.cost] ?? 0
      if (paid > 0 || c.ref) return paid > 0
      return ctx.object !== undefined && (look(g, ctx.source).cast?.paid[c.cost] ?? 0) > 0
    }
    case 'did': {
      const value = ctx.vars[c.name]
      if (value === undefined) return false
      if (typeof value === 'boolean') return value
      if (typeof value === 'number') return value > 0
      return Array.isArray(value) && value.length > 0
    }
    case 'designation':
      if (c.what === 'day' || c.what === 'night') return g.state.turn.day === c.what
      return (c.of ? players(g, c.of, ctx) : [ctx.controller]).some(
        p => g.state.players[p]!.designations[c.what] === true,
      )
    case 'nth':
      throw new EngineError('nth asked outside an event')
    case 'wasCast': {
      const e = c.ref ? entities(g, c.ref, ctx)[0] : ctx.source
      if (e === undefined || isPlayer(e)) return false
      const cast = look(g, e).cast
      if (!cast?.wasCast) return false
      if (c.from !== undefined && cast.from !== c.from) return false
      return c.by === undefined || (cast.by !== undefined && players(g, c.by, ctx).includes(cast.by))
    }
    default:
      return never(c, 'condition')
  }
}
