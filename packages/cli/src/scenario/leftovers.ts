/** What an entry gave inline and nobody asked for: right where there was only one legal choice and it is that one. */
import type { Obj, ObjId } from '@upkeep/engine'
import { show } from './answers.ts'
import type { Given } from './decide.ts'
import type { Table } from './table.ts'
import type { Act, Pick, Seat } from './types.ts'

interface Done {
  act: Act
  seat: Seat
  given: Given
  before: Table
}

/** What is wrong; undefined if all of it was used. */
export function leftOver(table: Table, done: Done): string | undefined {
  const { act, given, before, seat } = done
  const { state } = table.game
  if (state.result) return undefined
  const fresh = state.stack.filter(id => !before.game.state.stack.includes(id))
  const object = fresh.map(id => state.objects[id]!).find(obj => isFrom(table, obj, act, seat))
  if (act.kind === 'cast' && object === undefined) {
    return `${table.nameOf(act.card)} was not cast: the game took it back`
  }
  const { inline } = given
  const cast = object?.cast
  const targets = cast ? Object.values(cast.targets).flat() : []
  for (const pick of given.targets) {
    const found = nameOf(pick).flatMap(name => table.first(name, targets) ?? [])
    if (found.length === 0) return `targets: ${show(pick)} was not used: it is no legal target, or there are too many`
    for (const e of found) targets.splice(targets.indexOf(e), 1)
  }
  if (inline.x !== undefined && !given.asked.has('x') && (cast?.x ?? 0) !== inline.x) {
    return `x: ${inline.x} cannot be chosen${cast?.x === undefined ? '' : `, only ${cast.x}`}`
  }
  if (given.kicked > 0 && !given.asked.has('kicked')) {
    const paid = Object.values(cast?.paid ?? {}).reduce((sum, n) => sum + n, 0)
    if (paid < given.kicked) return 'kicked: no such cost can be paid'
  } else if (given.kicked > 0) return `kicked: the cost was asked for ${given.inline.kicked! - given.kicked} times only`
  for (const mode of given.modes) {
    if (typeof mode === 'number' && cast?.modes && cast.modes.includes(mode - 1)) continue
    if (typeof mode === 'string' && cast?.modes?.length === 1) continue
    return `modes: ${mode} was not used`
  }
  for (const pick of given.costs) {
    if (!nameOf(pick).every(name => before.find(name).some(id => wasUsed(before, table, id)))) {
      return `costs: ${show(pick)} was not used`
    }
  }
  for (const pick of given.pay) {
    if (!nameOf(pick).every(name => before.find(name).some(id => wasUsed(before, table, id)))) {
      return `pay: ${show(pick)} was not used`
    }
  }
  return undefined
}

/** Whether an object on the stack is what the act put there. */
function isFrom(table: Table, obj: Obj, act: Act, seat: Seat): boolean {
  if (table.seatOf(obj.id) !== seat) return false
  return act.kind === 'cast' ? obj.kind !== 'ability' : obj.kind === 'ability' && obj.cast?.event === undefined
}

function nameOf(pick: Pick): string[] {
  if (typeof pick === 'string') return [pick]
  if (Array.isArray(pick)) return pick.flatMap(nameOf)
  if (typeof pick === 'object') return typeof pick['card'] === 'string' ? [pick['card']] : Object.keys(pick)
  return []
}

/** It went, was tapped or untapped, or lost counters. */
function wasUsed(before: Table, after: Table, id: ObjId): boolean {
  const then = before.obj(id)
  const now = after.obj(id)
  if (!then || !now) return true
  return then.tapped !== now.tapped || JSON.stringify(then.counters) !== JSON.stringify(now.counters)
}
