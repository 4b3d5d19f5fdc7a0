import { characteristics, controllerOf } from '../continuous/characteristics.ts'
import { plainChars } from '../game/faces.ts'
import type { Game } from '../game/game.ts'
import { exists } from '../game/look.ts'
import type { PlayerId } from '../game/types.ts'
import type { Outcome } from './apply.ts'
import type { Intent } from './intent.ts'
import { leaveCombat, takeOut } from './move.ts'
import { removeObj, touch, writeObj, writePlayer } from './write.ts'

/**
 * An object ceases to exist or leaves the game: there is no new object. What leaves the battlefield so has left it
 * [CR 603.6c]; anything else that ceases is no event of the game.
 */
export function applyCease(g: Game, intent: Extract<Intent, { kind: 'cease' }>, out: Outcome): number {
  const was = g.state.objects[intent.object]
  if (!was) return 0
  const { cause } = intent
  const { facts } = out
  const rules = intent.rules ?? []
  const important = was.zone === 'battlefield' || was.zone === 'stack'
  const as = out.before.get(was.id)
  const chars = as?.chars ?? (important ? characteristics(g, was.id) : null)
  const controller = as?.controller ?? controllerOf(g, was.id)
  if (was.zone === 'battlefield' && was.phasedOut === undefined)
    facts.push({ kind: 'move', subject: was.id, moved: 0, from: 'battlefield', player: controller, cause, rules })
  else facts.push({ kind: 'cease', subject: was.id, from: was.zone, player: controller, cause, rules })
  takeOut(g, was)
  if (was.zone === 'battlefield') leaveCombat(g, was.id)
  removeObj(g, was.id, { obj: was, chars: chars && plainChars(chars), controller, moved: 0 })
  touch(g)
  return 1
}

/** What is remembered only until state-based actions are next checked [CR 704.5b, 704.5h]. */
export function forgetSinceCheck(g: Game): void {
  g.state.players.forEach((player, p) => {
    if (player.drewFromEmpty) writePlayer(g, p).drewFromEmpty = false
  })
  for (const id of g.state.battlefield) if (g.state.objects[id]!.deathtouched) writeObj(g, id).deathtouched = false
}

/** A player has lost, or left, and is no longer in the game [CR 104.5]. */
export function markLeft(g: Game, p: PlayerId): void {
  const w = writePlayer(g, p)
  w.lost = true
  w.designations['left'] = true
  touch(g)
}

/** The player who protects a battle [CR 310.8]. */
export function setProtector(g: Game, battle: number, p: PlayerId): void {
  if (!exists(g, battle)) return
  writeObj(g, battle).chosen['protector'] = p
  touch(g)
}

/** The monarch or whoever has the initiative leaves the game: another player has it [CR 725.4, 726.4]. */
export function passDesignation(g: Game, what: string, from: PlayerId, to: PlayerId): void {
  if (!g.state.players[from]!.designations[what]) return
  writePlayer(g, from).designations[what] = false
  writePlayer(g, to).designations[what] = true
  touch(g)
}
