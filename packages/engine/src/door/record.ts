import type { Game } from '../game/game.ts'
import type { Cause, Entity, Fact, ObjId } from '../game/types.ts'
import { detect, type TriggerWatch } from '../triggers/watch.ts'
import { endByEvent } from '../turn/durations.ts'
import { addFact, nextClock } from './write.ts'

export type NewFact = Omit<Fact, 'n' | 'turn' | 'step' | 'event' | 'rules'> & { rules?: string[]; event?: number }

/** Records what happened, and finds what triggers on it. The fact is completed in place: it must be new. */
export function record(g: Game, fact: NewFact, back?: { watches: TriggerWatch[]; hosts: Map<ObjId, Entity[]> }): Fact {
  const { turn } = g.state
  const n = nextClock(g)
  const full = fact as Fact
  full.n = n
  full.turn = turn.number
  full.step = turn.step
  if (fact.event === undefined) full.event = n
  if (fact.rules === undefined) full.rules = []
  addFact(g, full)
  detect(g, full, back)
  if (g.state.effects.length > 0 || g.state.replacements.length > 0) endByEvent(g, full)
  return full
}

export const RULE: Cause = { by: 'rule' }
export const TURN: Cause = { by: 'turn' }
