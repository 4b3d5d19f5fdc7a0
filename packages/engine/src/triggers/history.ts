import type { EventPattern, Window } from '@upkeep/ir'
import type { Game } from '../game/game.ts'
import { type Entity, type Fact, isPlayer, playerEntity, type Scope } from '../game/types.ts'
import { matchEvent } from './match.ts'

/**
 * How often something happened in a window, or with `sum` what it amounted to. One matcher serves triggers and history.
 * `part` asks only for those of which that object or player was part.
 */
export function happened(
  g: Game,
  pattern: EventPattern,
  window: Window,
  ctx: Scope,
  part?: { role: 'subject' | 'player' | 'other' | 'source'; is: Entity },
  sum = false,
  before?: number,
): number {
  const { facts, turn } = g.state
  let total = 0
  for (let i = facts.length - 1; i >= 0; i--) {
    const fact = facts[i]!
    if (before !== undefined && fact.n >= before) continue
    if (!inWindow(g, fact, window, ctx)) {
      if (window === 'thisTurn' || window === 'thisCombat') break
      continue
    }
    if (window === 'thisCombat' && fact.turn !== turn.number) break
    const event = matchEvent(g, pattern, fact, ctx)
    if (!event) continue
    if (part) {
      const value =
        part.role === 'player'
          ? event.player === undefined
            ? undefined
            : playerEntity(event.player)
          : part.role === 'subject'
            ? event.subject
            : part.role === 'other'
              ? event.other
              : event.source
      if (value !== part.is && !(event.moved === part.is && part.role === 'subject' && !isPlayer(part.is))) continue
    }
    total += sum ? (event.amount ?? 0) : 1
  }
  return total
}

function inWindow(g: Game, fact: Fact, window: Window, ctx: Scope): boolean {
  const { turn } = g.state
  switch (window) {
    case 'thisTurn':
    case 'thisCombat':
      return fact.turn === turn.number
    case 'lastTurn':
      return fact.turn === turn.number - 1
    case 'sinceYourLastTurn':
      return fact.n >= (g.state.players[ctx.controller]!.turnBegan ?? 0)
    case 'sinceYourLastUpkeep':
      return fact.n >= g.state.players[ctx.controller]!.previousUpkeep
    default:
      return true
  }
}
