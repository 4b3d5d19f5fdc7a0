/**
 * Answers to choices that the game did not ask for as there was only one legal: they count as used where what happened
 * is what they say.
 */
import type { Entity, Fact } from '@upkeep/engine'
import type { Table } from './table.ts'
import type { Pick, Seat, Time } from './types.ts'

/** What was chosen for what object, where it was asked for. */
export class Asked {
  readonly #chosen = new Set<string>()

  add(source: number | undefined, chosen: readonly Entity[]): void {
    for (const e of chosen) this.#chosen.add(`${source}:${e}`)
  }

  has(source: number | undefined, e: Entity | undefined): boolean {
    return this.#chosen.has(`${source}:${e}`)
  }
}

/** The names of objects and players in an answer. */
function namesIn(pick: Pick): string[] {
  if (typeof pick === 'string') return [pick]
  if (Array.isArray(pick)) return pick.flatMap(namesIn)
  if (typeof pick !== 'object') return []
  return typeof pick['card'] === 'string' ? [pick['card']] : Object.keys(pick)
}

/** Whether what an answer names was targeted by, or done to on behalf of this player at that time without being asked. */
export function cameOfItself(table: Table, seat: Seat, pick: Pick, asked: Asked, at?: Time): boolean {
  const names = namesIn(pick)
  if (names.length === 0) return false
  const facts = table.game.state.facts.filter(
    fact => (at === undefined || (fact.turn === at.turn && fact.step === at.step)) && isDoing(fact, seat, asked),
  )
  return names.every(name => facts.some(fact => [fact.subject, fact.moved].some(e => isCalled(table, e, name))))
}

/** A target that was chosen, or what an effect or a cost of this player did to an object. */
function isDoing(fact: Fact, seat: Seat, asked: Asked): boolean {
  if (fact.kind === 'targeted') {
    return fact.player === seat && !asked.has(fact.other, fact.subject)
  }
  if (fact.cause.by !== 'effect' && fact.cause.by !== 'cost') return false
  if (asked.has(fact.cause.source, fact.subject)) return false
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
