import type { CardDef, Zone } from '@upkeep/ir'
import { same } from '@upkeep/ir'
import type { Game } from '../game/game.ts'
import type { Obj, ObjId, ObjKind, PlayerId } from '../game/types.ts'
import { newId, nextClock, placeObj, stateList } from './write.ts'

/** The index of a definition in the state, added if it is not there yet. */
export function defIndex(g: Game, def: CardDef): number {
  const { defs } = g.state
  let at = defs.indexOf(def)
  if (at < 0) at = defs.findIndex(d => d.name === def.name && same(d, def))
  return at >= 0 ? at : stateList(g, 'defs').push(def) - 1
}

/** A new object, in no zone's list yet. */
export function makeObject(
  g: Game,
  kind: ObjKind,
  def: number,
  owner: PlayerId,
  zone: Zone,
  more: Partial<Obj> = {},
): Obj {
  const time = nextClock(g)
  const obj: Obj = {
    id: newId(g),
    kind,
    def,
    owner,
    controller: owner,
    zone,
    face: 0,
    time,
    since: time,
    held: owner,
    tapped: false,
    damage: 0,
    deathtouched: false,
    counters: {},
    attachedTo: [],
    chosen: {},
    linked: {},
    marks: {},
    used: {},
    seenBy: 0,
    ...more,
  }
  placeObj(g, obj)
  return obj
}

/** The list of a zone, for reading. */
export function zoneList(g: Game, zone: Zone, owner: PlayerId): ObjId[] {
  switch (zone) {
    case 'battlefield':
    case 'stack':
    case 'exile':
    case 'command':
      return g.state[zone]
    default:
      return g.state.players[owner]![zone]
  }
}
