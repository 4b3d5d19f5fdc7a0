import { characteristics } from '../continuous/characteristics.ts'
import type { Game } from './game.ts'
import type { Chars, Entity, Obj, ObjId, PlayerId } from './types.ts'

/** An object, or what it last was where it is gone (CR 608.2h). Throws for what never was. */
export function look(g: Game, id: ObjId): Obj {
  const obj = g.state.objects[id] ?? g.state.gone[id]?.obj
  if (!obj) throw new Error(`there never was an object ${id}`)
  return obj
}

/** Whether the object is still there. */
export function exists(g: Game, id: ObjId): boolean {
  return (g.state.objects[id] ?? null) !== null
}

/** What an object is now, following it to where it went (CR 400.7): itself, or what it became; 0 if nothing is left. */
export function current(g: Game, id: ObjId): ObjId {
  let now = id
  while (now > 0 && !exists(g, now)) now = g.state.gone[now]?.moved ?? 0
  return now
}

/** The object itself if it is there, otherwise what it became when it left, if it is still that (one move only). */
export function followOnce(g: Game, id: ObjId): ObjId {
  if (exists(g, id)) return id
  const moved = g.state.gone[id]?.moved ?? 0
  return moved > 0 && exists(g, moved) ? moved : 0
}

/** Whether a player is in the game. */
export function inGame(g: Game, p: PlayerId): boolean {
  return g.state.players[p]?.lost === false
}

/** Players in the game in turn order, from the active player on (CR 101.4). */
export function apnap(g: Game, from: PlayerId = g.state.turn.active): PlayerId[] {
  const n = g.state.players.length
  const out: PlayerId[] = []
  for (let i = 0; i < n; i++) {
    const p = (from + i) % n
    if (!g.state.players[p]!.lost) out.push(p)
  }
  return out
}

export function opponentsOf(g: Game, p: PlayerId): PlayerId[] {
  return apnap(g).filter(q => q !== p)
}

export function nextPlayer(g: Game, p: PlayerId): PlayerId {
  const n = g.state.players.length
  for (let i = 1; i <= n; i++) {
    const q = (p + i) % n
    if (!g.state.players[q]!.lost) return q
  }
  return p
}

/** A permanent that is phased in (CR 702.26b). */
export function onBattlefield(g: Game, id: ObjId): boolean {
  const obj = g.state.objects[id]
  return obj !== null && obj !== undefined && obj.zone === 'battlefield' && obj.phasedOut === undefined
}

export function hasKeyword(g: Game, id: ObjId, keyword: string): boolean {
  return characteristics(g, id).keywords.has(keyword)
}

export function isCreature(g: Game, id: ObjId): boolean {
  return characteristics(g, id).types.includes('Creature')
}

export function hasType(chars: Chars, type: string): boolean {
  return (chars.types as readonly string[]).includes(type)
}

/** A name for messages. */
export function nameOf(g: Game, e: Entity): string {
  if (e < 0) return g.state.players[-1 - e]?.name ?? `player ${-1 - e}`
  const obj = look(g, e)
  if (obj.kind === 'ability') return `ability of ${obj.cast?.source ? nameOf(g, obj.cast.source) : 'nothing'}`
  return characteristics(g, e).name
}

/** All objects of the battlefield that are phased in. */
export function permanents(g: Game): ObjId[] {
  const { battlefield, objects } = g.state
  if (g.derived.valid && !g.derived.phased) return battlefield
  for (const id of battlefield) if (objects[id]!.phasedOut) return battlefield.filter(i => !objects[i]!.phasedOut)
  return battlefield
}
