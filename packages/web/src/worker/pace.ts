import type { GameView, ObjectView } from '@upkeep/engine'
import type { Pace } from './protocol.ts'

/** How much there is to see between two positions; null for nothing. */
export function shows(before: GameView, after: GameView): Pace | null {
  if (ids(after.stack) !== ids(before.stack)) {
    return after.stack.length > before.stack.length && after.stack[0]?.controller !== after.you ? 'long' : 'short'
  }
  if (fight(after) !== fight(before)) return after.combat === null ? 'short' : 'long'
  if (totals(after) !== totals(before)) return 'long'
  if (ids(after.battlefield) !== ids(before.battlefield)) return 'short'
  if (after.turn.number !== before.turn.number) return 'short'
  return null
}

function ids(objects: readonly ObjectView[]): string {
  return objects.map(object => object.id).join()
}

function fight(view: GameView): string {
  return JSON.stringify(view.combat?.attackers.map(a => [a.id, a.defender, a.blockers]) ?? null)
}

function totals(view: GameView): string {
  return view.players.map(player => player.life).join()
}
