import type { CardDef, Zone } from '@upkeep/ir'
import { same } from '@upkeep/ir'
import type { Game } from '../game/game.ts'
import type { Obj, ObjId, ObjKind, PlayerId, Whole } from '../game/types.ts'
import { newId, nextClock, placeObj, stateList } from './write.ts'

/** The index of a definition in the state, added if it is not there yet. */
export function defIndex(g: Game, def: CardDef): number {
  const { defs } = g.state
  let at = defs.indexOf(def)
  if (at < 0) at = defs.findIndex(d => d.name === def.name && same(d, def))
  return at >= 0 ? at : stateList(g, 'defs').push(def) - 1
}

/** The record of an object about which nothing more is known. */
export function newObj(id: ObjId, kind: ObjKind, def: number, owner: PlayerId, zone: Zone, time: number): Obj {
  const obj: Whole<Obj> = {
    id,
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
    phasedOut: undefined,
    faceDown: undefined,
    damage: 0,
    deathtouched: false,
    counters: {},
    attachedTo: [],
    copy: undefined,
    chosen: {},
    linked: {},
    commander: undefined,
    marks: {},
    cast: undefined,
    used: {},
    seenBy: 0,
  }
  return obj
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
  const obj = newObj(newId(g), kind, def, owner, zone, time)
  Object.assign(obj, more)
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
