/**
 * What is noted of objects and players without an event: uses, marks, choices, what a spell was cast with. Nothing
 * replaces it and nothing triggers on it, so there is no intent and no fact.
 */

import type { Game } from '../game/game.ts'
import type { CastInfo, CopyValues, Mana, Obj, ObjId, PlayerId } from '../game/types.ts'
import { nextClock, writeObj, writePlayer } from './write.ts'

// --- objects

/** Sets a mark of an object (goaded, exerted …) to a number; 0 takes it away. */
export function setMark(g: Game, id: ObjId, mark: string, value: number): void {
  writeObj(g, id).marks[mark] = value
}

/** Takes the damage off a permanent [CR 120.6]. */
export function healDamage(g: Game, id: ObjId): void {
  const w = writeObj(g, id)
  w.damage = 0
  w.deathtouched = false
}

/** Notes that an ability was used, for its limits [CR 602.5b]. */
export function noteUse(g: Game, id: ObjId, key: string): void {
  const w = writeObj(g, id)
  w.used[key] = (w.used[key] ?? 0) + 1
  w.used[`${key}:ever`] = (w.used[`${key}:ever`] ?? 0) + 1
}

/** Limits "each turn" begin anew; limits "only once" stay. */
export function forgetUses(g: Game, id: ObjId): void {
  const w = writeObj(g, id)
  const kept: Record<string, number> = {}
  for (const key in w.used) if (key.endsWith(':ever')) kept[key] = w.used[key]!
  w.used = kept
}

/** Remembers with an object the word, number or player that was chosen for it. */
export function setChosen(g: Game, id: ObjId, key: string, value: string | number): void {
  writeObj(g, id).chosen[key] = value
}

/** Changes what was chosen and paid for a spell or ability on the stack [CR 601.2b]. */
export function setCast(g: Game, id: ObjId, change: Partial<CastInfo>): void {
  const w = writeObj(g, id)
  w.cast = { ...w.cast!, ...change }
}

/** The mana spent to cast a spell is remembered with it [CR 601.2h]. */
export function noteSpent(g: Game, id: ObjId, spent: readonly Mana[]): void {
  const w = writeObj(g, id)
  if (w.cast) w.cast = { ...w.cast, manaSpent: spent.slice() }
}

/** A spell is controlled by who casts it [CR 601.2a]. */
export function setCaster(g: Game, id: ObjId, player: PlayerId): void {
  writeObj(g, id).controller = player
}

/** Gives an object the copiable values of another, or its own again [CR 707.2], with what was chosen for those. */
export function setCopy(g: Game, id: ObjId, copy: CopyValues | undefined, chosen: Obj['chosen'] = {}): void {
  const w = writeObj(g, id)
  w.copy = copy
  // who protects a battle was chosen by a rule
  const { protector } = w.chosen
  w.chosen = protector === undefined ? { ...chosen } : { ...chosen, protector }
}

/** Shows objects that are still there to a player, or to all. */
export function showTo(g: Game, ids: readonly ObjId[], to: PlayerId | 'all'): void {
  const bits = to === 'all' ? (1 << g.state.players.length) - 1 : 1 << to
  for (const id of ids) if (g.state.objects[id]) writeObj(g, id).seenBy |= bits
}

// --- players

/** A player has taken one more mulligan [CR 103.5]. */
export function countMulligan(g: Game, p: PlayerId): void {
  writePlayer(g, p).mulligans++
}

/** A player has played one more land this turn [CR 305.2]. */
export function countLandPlayed(g: Game, p: PlayerId): void {
  writePlayer(g, p).landsPlayed++
}

/** Lands played count anew [CR 305.2]. */
export function forgetLandsPlayed(g: Game): void {
  for (let p = 0; p < g.state.players.length; p++)
    if (g.state.players[p]!.landsPlayed > 0) writePlayer(g, p).landsPlayed = 0
}

/** Notes when a player's turn began [CR 302.6]. */
export function noteTurnBegan(g: Game, p: PlayerId): void {
  const w = writePlayer(g, p)
  w.turnBegan = nextClock(g)
}

/** Notes when a player's upkeep began, and keeps when the one before did [CR 702.30a]. */
export function noteUpkeep(g: Game, p: PlayerId): void {
  const w = writePlayer(g, p)
  w.previousUpkeep = w.lastUpkeep
  w.lastUpkeep = nextClock(g)
}

/** Gives a player a designation; one that only one player can have is taken from the others [CR 702.131b, 725.3]. */
export function designate(g: Game, p: PlayerId, what: string, only: boolean): void {
  if (only) for (let q = 0; q < g.state.players.length; q++) writePlayer(g, q).designations[what] = false
  writePlayer(g, p).designations[what] = true
}

// --- chance that was fixed beforehand (scenarios)

/** A player's next flip that was fixed, which is used up. */
export function takeFlip(g: Game, p: PlayerId): boolean | undefined {
  const { flips } = g.state.options
  const [first, ...rest] = flips[p] ?? []
  if (first !== undefined) g.state.options = { ...g.state.options, flips: Object.assign(flips.slice(), { [p]: rest }) }
  return first
}

/** A player's next roll that was fixed, which is used up. */
export function takeRoll(g: Game, p: PlayerId): number | undefined {
  const { rolls } = g.state.options
  const [first, ...rest] = rolls[p] ?? []
  if (first !== undefined) g.state.options = { ...g.state.options, rolls: Object.assign(rolls.slice(), { [p]: rest }) }
  return first
}
