import { characteristics, controllerOf } from '../continuous/characteristics.ts'
import { leaveCombat } from '../door/move.ts'
import type { Game } from '../game/game.ts'
import { onBattlefield } from '../game/look.ts'
import { defendingPlayer } from './defenders.ts'

/**
 * Removes from combat what stopped being a creature, became a battle, or changed controllers [CR 506.4]. What left the
 * battlefield or phased out was removed as it did.
 */
export function pruneCombat(g: Game): void {
  const { combat } = g.state
  if (!combat || (combat.attackers.length === 0 && combat.blockers.length === 0)) return
  const stays = (id: number): boolean => {
    if (!onBattlefield(g, id)) return false
    const { types } = characteristics(g, id)
    return types.includes('Creature') && !types.includes('Battle')
  }
  for (const a of combat.attackers)
    if (!stays(a.id) || controllerOf(g, a.id) !== combat.attackingPlayer) leaveCombat(g, a.id)
  for (const b of combat.blockers) {
    const blocked = combat.attackers.find(a => b.attackers.includes(a.id))
    if (!stays(b.id) || (blocked && controllerOf(g, b.id) !== defendingPlayer(g, blocked.defender)))
      leaveCombat(g, b.id)
  }
}
