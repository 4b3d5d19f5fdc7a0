import type { Game } from '../game/game.ts'
import type { Mana, ObjId, PlayerId } from '../game/types.ts'
import { playerList, setPoolList, stateList, touch, touchLightly, touchStack } from './write.ts'

/** The order of a library, whose cards stay the same. */
export function setLibrary(g: Game, p: PlayerId, order: ObjId[]): void {
  const list = playerList(g, p, 'library')
  list.splice(0, list.length, ...order)
}

export function setPool(g: Game, p: PlayerId, pool: Mana[]): void {
  setPoolList(g, p, pool)
  touchLightly(g)
}

/** An object that is in no zone any more and became nothing: abilities, copies and tokens cease to exist. */
export function ceaseToExist(g: Game, id: ObjId): void {
  const obj = g.state.objects[id]
  if (!obj) return
  const list =
    obj.zone === 'battlefield' || obj.zone === 'stack' || obj.zone === 'exile' || obj.zone === 'command'
      ? stateList(g, obj.zone)
      : playerList(g, obj.owner, obj.zone)
  const at = list.lastIndexOf(id)
  if (at >= 0) list.splice(at, 1)
  const gone = stateList(g, 'gone')
  while (gone.length < id) gone.push(null)
  gone[id] = { obj, chars: null, controller: obj.controller, moved: 0 }
  stateList(g, 'objects')[id] = null
  if (obj.zone === 'stack') touchStack(g)
  else touch(g)
}
