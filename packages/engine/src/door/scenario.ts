import type { Game } from '../game/game.ts'
import { type Entity, entityPlayer, isPlayer } from '../game/types.ts'
import { touch, writeObj, writePlayer } from './write.ts'

/** Puts counters on an object or player out of nowhere, to set a position up: no event, nothing triggers. */
export function addCounters(g: Game, e: Entity, kind: string, n: number): void {
  if (isPlayer(e)) {
    const w = writePlayer(g, entityPlayer(e))
    w.counters[kind] = (w.counters[kind] ?? 0) + n
  } else {
    const w = writeObj(g, e)
    w.counters[kind] = (w.counters[kind] ?? 0) + n
  }
  touch(g)
}
