/**
 * Answers to choices that the game did not ask for as there was only one legal: they count as used where what happened
 * is what they say.
 */
import type { Entity, Fact } from '@upkeep/engine'
import type { Table } from './table.ts'
import type { Pick, Seat, Time } from './types.ts'

/** The names of objects and players in an answer. */
function namesIn(pick: Pick): string[] {
  if (typeof pick === 'string') return [pick]
  if (Array.isArray(pick)) return pick.flatMap(namesIn)
  if (typeof pick !== 'object') return []
  return typeof pick['card'] === 'string' ? [pick['card']] : Object.keys(pick)
}

/** Whether what an answer names was targeted by, or done to on behalf of this player at that time without being asked. */
export function cameOfItself(table: Table, seat: Seat, pick: Pick, asked: ReadonlySet<number>, at?: Time): boolean {
  const names = namesIn(pick)
  if (names.length === 0) return false
  const facts = table.game.state.facts.filter(
    fact => (at === undefined || (fact.turn === at.turn && fact.step === at.step)) && isDoing(fact, seat, asked),
  )
  return names.every(name => facts.some(fact => [fact.subject, fact.moved].some(e => isCalled(table, e, name))))
}

/** A target that was chosen, or what an effect or a cost of this player did to an object. */
function isDoing(fact: Fact, seat: Seat, asked: ReadonlySet<number>): boolean {
  if (fact.kind === 'targeted') {
    return fact.other !== undefined && fact.player === seat && !asked.has(fact.other)
  }
  if (fact.cause.by !== 'effect' && fact.cause.by !== 'cost') return false
  if (fact.cause.source !== undefined && asked.has(fact.cause.source)) return false
  // A permanent that is tapped for its own cost is no choice.
  if (fact.cause.source === fact.subject) return false
  const done = ['move', 'tap', 'untap', 'counters', 'attach']
  return done.includes(fact.kind) && (fact.cause.player === seat || fact.player === seat)
}

function isCalled(table: Table, e: Entity | undefined, name: string): boolean {
  if (e === undefined) return false
  if (table.first(name, [e]) !== undefined) return true
  return e > 0 && table.wasCalled(e, name)
}
