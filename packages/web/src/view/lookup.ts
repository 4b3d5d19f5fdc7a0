import type { Entity, GameView, ObjectView, PlayerView } from '@upkeep/engine'
import { entityPlayer, isPlayer } from './entities.ts'

/** Every object that a view shows, by id. */
export function objectsOf(view: GameView): ReadonlyMap<number, ObjectView> {
  const all = new Map<number, ObjectView>()
  const add = (objects: readonly ObjectView[]): void => {
    for (const object of objects) all.set(object.id, object)
  }
  for (const player of view.players) {
    add(player.library)
    add(player.graveyard)
    add(player.hand)
  }
  add(view.exile)
  add(view.command)
  add(view.battlefield)
  add(view.stack)
  return all
}

export type Place =
  | { zone: 'battlefield' | 'stack' | 'exile' | 'command' }
  | { zone: 'hand' | 'graveyard' | 'library'; player: number }

/** Where an object of the view is. */
export function placeOf(view: GameView, id: number): Place | null {
  const has = (objects: readonly ObjectView[]): boolean => objects.some(object => object.id === id)
  for (const zone of ['battlefield', 'stack', 'exile', 'command'] as const) if (has(view[zone])) return { zone }
  for (const player of view.players) {
    for (const zone of ['hand', 'graveyard', 'library'] as const)
      if (has(player[zone])) return { zone, player: player.id }
  }
  return null
}

export function playerOf(view: GameView, entity: Entity): PlayerView | undefined {
  return isPlayer(entity) ? view.players[entityPlayer(entity)] : undefined
}

export function you(view: GameView): PlayerView {
  return view.players[view.you]!
}

/** The other players, in turn order from the one after you. */
export function rivals(view: GameView): PlayerView[] {
  const n = view.players.length
  return Array.from({ length: n - 1 }, (_, i) => view.players[(view.you + 1 + i) % n]!)
}

/** The name of an object as it is shown; undefined for one that can't be seen. */
export function shownName(object: ObjectView | undefined): string | undefined {
  return object === undefined || object.hidden === true || object.name === '' ? undefined : object.name
}
