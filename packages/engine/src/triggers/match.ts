import type { EventPattern, Filter, Zone } from '@upkeep/ir'
import { never } from '../game/errors.ts'
import type { Game } from '../game/game.ts'
import { matches } from '../game/match.ts'
import { players } from '../game/refs.ts'
import {
  type Entity,
  type EventInfo,
  entityPlayer,
  type Fact,
  isPlayer,
  type ObjId,
  type Scope,
} from '../game/types.ts'

const inZones = (zone: Zone | undefined, want: Zone | Zone[] | undefined): boolean =>
  want === undefined || (zone !== undefined && (typeof want === 'string' ? zone === want : want.includes(zone)))

/** The kinds of fact that a pattern can match, for indexes. */
export function kindsOf(pattern: EventPattern): string[] {
  switch (pattern.on) {
    case 'any':
      return [...new Set(pattern.of.flatMap(kindsOf))]
    case 'attackWith':
      return ['attack']
    case 'state':
      return []
    case 'damageTotal':
      return ['damage']
    case 'copied':
      return ['copied']
    default:
      return [pattern.on]
  }
}

/** A look at what is named outright, before anything is asked: true where the fact cannot be such an event. */
export function misses(p: EventPattern, fact: Fact, source: ObjId): boolean {
  switch (p.on) {
    case 'any':
      return p.of.every(part => misses(part, fact, source))
    case 'move':
      if (fact.kind !== 'move' || !inZones(fact.from, p.from) || !inZones(fact.to, p.to)) return true
      break
    case 'step':
      return fact.text !== p.step
    case 'action':
      if (fact.text !== p.action) return true
      break
    case 'damage':
      return p.source === 'self' && fact.cause.source !== source && fact.moved !== source
    default:
  }
  return 'what' in p && p.what === 'self' && fact.subject !== source && fact.moved !== source
}

/** Whether a fact is such an event, and if so its parts [CR 603.2]. Objects are matched as they were or as they are. */
export function matchEvent(g: Game, p: EventPattern, fact: Fact, ctx: Scope): EventInfo | null {
  if (p.on === 'any') {
    for (const part of p.of) {
      const found = matchEvent(g, part, fact, ctx)
      if (found) return found
    }
    return null
  }
  if (p.on === 'attackWith') {
    if (fact.kind !== 'attack') return null
    if (!isWho(g, p.who, fact.player, ctx)) return null
    if (!isWhat(g, p.what, fact.subject, ctx, fact)) return null
    if (p.atLeast !== undefined && countAttackers(g, p.what, ctx) < p.atLeast) return null
    return infoOf(fact)
  }
  if (p.on === 'state') return null
  if (p.on === 'damageTotal') return null
  if (p.on !== fact.kind) return null
  switch (p.on) {
    case 'move': {
      if (!inZones(fact.from, p.from) || !inZones(fact.to, p.to)) return null
      if (p.notTo !== undefined && fact.to === p.notTo) return null
      if (p.cause !== undefined && fact.cause.as !== p.cause) return null
      if (p.by !== undefined && !isWho(g, p.by, fact.cause.player, ctx)) return null
      // what leaves the battlefield or the stack is matched as it was there, all else as it is where it went
      const before = (fact.from === 'battlefield' && p.to !== 'battlefield') || fact.from === 'stack'
      const e = before && !(fact.to === 'battlefield') ? fact.subject : fact.moved || fact.subject
      if (p.what === 'self') {
        if (fact.subject !== ctx.source && fact.moved !== ctx.source) return null
      } else if (e === undefined || !matches(g, p.what, e, ctx)) return null
      const info = infoOf(fact)
      if (e !== undefined) info.subject = e
      return info
    }
    case 'cast':
      if (!isWho(g, p.who, fact.player, ctx)) return null
      if (!isWhat(g, p.what, fact.subject, ctx, fact)) return null
      if (p.from !== undefined && fact.from !== p.from) return null
      if (p.nth !== undefined && fact.amount !== p.nth) return null
      return infoOf(fact)
    case 'copied':
    case 'activate':
    case 'createToken':
      if (!isWho(g, p.who, fact.player, ctx)) return null
      if (p.what !== undefined && !isWhat(g, p.what, fact.subject, ctx, fact)) return null
      return infoOf(fact)
    case 'playLand':
      if (!isWho(g, p.who, fact.player, ctx)) return null
      if (p.what !== undefined && !isWhat(g, p.what, fact.moved ?? fact.subject, ctx, fact)) return null
      return infoOf(fact)
    case 'attack': {
      if (!isWhat(g, p.what, fact.subject, ctx, fact)) return null
      if (p.alone && g.state.combat?.attackers.length !== 1) return null
      if (p.defender !== undefined && !isWhat(g, p.defender, fact.other, ctx, fact)) return null
      if (p.atLeast !== undefined && p.what !== 'self' && countAttackers(g, p.what, ctx) < p.atLeast) return null
      return infoOf(fact)
    }
    case 'block':
      if (!isWhat(g, p.what, fact.subject, ctx, fact)) return null
      if (p.blocked !== undefined && !isWhat(g, p.blocked, fact.other, ctx, fact)) return null
      return infoOf(fact)
    case 'becomesBlocked':
      if (!isWhat(g, p.what, fact.subject, ctx, fact)) return null
      if (p.by === undefined ? fact.other !== undefined : !isWhat(g, p.by, fact.other, ctx, fact)) return null
      return infoOf(fact)
    case 'unblocked':
    case 'tap':
    case 'untap':
    case 'turnFaceUp':
    case 'transform':
      return isWhat(g, p.what, fact.subject, ctx, fact) ? infoOf(fact) : null
    case 'damage': {
      if (p.combat !== undefined && (fact.combat === true) !== p.combat) return null
      if (p.source !== undefined && !isWhat(g, p.source, fact.cause.source, ctx, fact)) return null
      if (p.to !== undefined && !isWhat(g, p.to, fact.subject, ctx, fact)) return null
      if (p.atLeast !== undefined && (fact.amount ?? 0) < p.atLeast) return null
      return infoOf(fact)
    }
    case 'step':
      if (fact.text !== p.step) return null
      if (p.whose !== undefined && !isWho(g, p.whose, fact.player, ctx)) return null
      if (
        p.first &&
        g.state.facts.some(f => f.turn === fact.turn && f.kind === 'step' && f.text === fact.text && f.n < fact.n)
      )
        return null
      return infoOf(fact)
    case 'turn':
      return isWho(g, p.whose, fact.player, ctx) ? infoOf(fact) : null
    case 'draw':
      if (!isWho(g, p.who, fact.player, ctx)) return null
      if (p.nth !== undefined && fact.amount !== p.nth) return null
      if (p.exceptFirstInDrawStep && fact.step === 'draw' && fact.text === 'first') return null
      return infoOf(fact)
    case 'gainLife':
    case 'loseLife':
    case 'payLife':
    case 'shuffle':
    case 'search':
    case 'loseGame':
    case 'winGame':
      return isWho(g, p.who, fact.player, ctx) ? infoOf(fact) : null
    case 'coin':
      return isWho(g, p.who, fact.player, ctx) && fact.text === p.result ? infoOf(fact) : null
    case 'tapForMana': {
      if (!isWho(g, p.who, fact.player, ctx)) return null
      if (!isWhat(g, p.what, fact.subject, ctx, fact)) return null
      if (p.type !== undefined && !fact.mana?.includes(p.type)) return null
      if (p.atLeast !== undefined && (fact.mana?.length ?? 0) < p.atLeast) return null
      return infoOf(fact)
    }
    case 'counters': {
      const put = (fact.amount ?? 0) > 0
      if (put !== (p.change === 'put')) return null
      if (p.kind !== undefined && fact.counter !== p.kind) return null
      if (p.by !== undefined && !isWho(g, p.by, fact.player, ctx)) return null
      if (!isWhat(g, p.what, fact.subject, ctx, fact)) return null
      if (p.effect && fact.cause.by === 'cost') return null
      if (p.last && fact.text !== 'last') return null
      const info = infoOf(fact)
      info.amount = Math.abs(fact.amount ?? 0)
      return info
    }
    case 'targeted':
      if (!isWhat(g, p.what, fact.subject, ctx, fact)) return null
      if (p.by !== undefined && !isWhat(g, p.by, fact.other, ctx, fact)) return null
      return infoOf(fact)
    case 'attach':
      if ((p.change ?? 'attached') !== fact.text) return null
      if (!isWhat(g, p.what, fact.subject, ctx, fact)) return null
      if (p.to !== undefined && !isWhat(g, p.to, fact.other, ctx, fact)) return null
      return infoOf(fact)
    case 'phase':
      return fact.text === p.change && isWhat(g, p.what, fact.subject, ctx, fact) ? infoOf(fact) : null
    case 'control':
      if (!isWhat(g, p.what, fact.subject, ctx, fact)) return null
      return fact.text === p.change && (p.who === undefined || isWho(g, p.who, fact.player, ctx)) ? infoOf(fact) : null
    case 'action':
      if (fact.text !== p.action) return null
      if (!isWho(g, p.who, fact.player, ctx)) return null
      if (p.what !== undefined && !isWhat(g, p.what, fact.subject, ctx, fact)) return null
      return infoOf(fact)
    default:
      return never(p, 'event')
  }
}

export function infoOf(fact: Fact): EventInfo {
  const info: EventInfo = { kind: fact.kind, n: fact.n }
  if (fact.subject !== undefined) info.subject = fact.subject
  if (fact.player !== undefined) info.player = fact.player
  if (fact.other !== undefined) info.other = fact.other
  if (fact.cause.source !== undefined) info.source = fact.cause.source
  if (fact.moved !== undefined) info.moved = fact.moved
  if (fact.amount !== undefined) info.amount = fact.amount
  if (fact.mana !== undefined) info.mana = fact.mana
  if (fact.kind === 'damage' && fact.subject !== undefined && isPlayer(fact.subject))
    info.player = entityPlayer(fact.subject)
  return info
}

function isWho(g: Game, who: Parameters<typeof players>[1] | undefined, p: number | undefined, ctx: Scope): boolean {
  if (who === undefined) return true
  if (p === undefined) return false
  // asked so that it works in history too: players who left count no longer
  return players(g, who, ctx).includes(p)
}

function isWhat(g: Game, what: Filter | 'self', e: Entity | undefined, ctx: Scope, fact: Fact): boolean {
  if (e === undefined) return false
  if (what === 'self') return e === ctx.source || (fact.moved !== undefined && fact.moved === ctx.source)
  return matches(g, what, e, ctx)
}

function countAttackers(g: Game, what: Filter | 'self', ctx: Scope): number {
  let n = 0
  for (const a of g.state.combat?.attackers ?? []) if (what !== 'self' && matches(g, what, a.id, ctx)) n++
  return n
}
