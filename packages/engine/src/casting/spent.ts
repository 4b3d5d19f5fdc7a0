import { writeObj } from '../door/write.ts'
import type { Game } from '../game/game.ts'
import type { Mana, ObjId } from '../game/types.ts'

/** The mana spent to cast a spell is remembered with it [CR 601.2h]. */
export function noteSpent(g: Game, id: ObjId, spent: readonly Mana[]): void {
  const w = writeObj(g, id)
  if (w.cast) w.cast = { ...w.cast, manaSpent: spent.slice() }
}
