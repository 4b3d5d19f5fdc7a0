import { characteristics, controllerOf } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { apnap, inGame, look, onBattlefield, permanents } from '../game/look.ts'
import { type Entity, entityPlayer, isPlayer, type ObjId, type PlayerId, playerEntity } from '../game/types.ts'

/** The player who protects a battle, if one was chosen [CR 310.8]. */
export function protectorOf(g: Game, battle: ObjId): PlayerId | undefined {
  const chosen = look(g, battle).chosen['protector']
  return chosen === undefined ? undefined : Number(chosen)
}

/** The defending player for what is attacked: itself, a planeswalker's controller, a battle's protector [CR 508.5]. */
export function defendingPlayer(g: Game, defender: Entity): PlayerId {
  if (isPlayer(defender)) return entityPlayer(defender)
  if (characteristics(g, defender).types.includes('Battle'))
    return protectorOf(g, defender) ?? controllerOf(g, defender)
  return controllerOf(g, defender)
}

/** Everything that the player may attack: all opponents, their planeswalkers, battles they protect [CR 506.2, 802.2]. */
export function attackable(g: Game, p: PlayerId): Entity[] {
  const out: Entity[] = []
  for (const q of apnap(g, p)) if (q !== p) out.push(playerEntity(q))
  for (const id of permanents(g)) {
    const { types } = characteristics(g, id)
    if (types.includes('Battle')) {
      // a battle can be attacked by its own controller, never by its protector [CR 310.8b]
      const protector = protectorOf(g, id)
      if (protector !== undefined && protector !== p && inGame(g, protector)) out.push(id)
    } else if (types.includes('Planeswalker') && controllerOf(g, id) !== p) out.push(id)
  }
  return out
}

/** Whether an attacker still attacks it: the player is in the game, the permanent still there and what it was [CR 506.4c]. */
export function stillAttacked(g: Game, defender: Entity, attackingPlayer: PlayerId): boolean {
  if (isPlayer(defender)) return inGame(g, entityPlayer(defender))
  if (!onBattlefield(g, defender)) return false
  const { types } = characteristics(g, defender)
  if (types.includes('Battle')) return protectorOf(g, defender) !== attackingPlayer
  return types.includes('Planeswalker') && controllerOf(g, defender) !== attackingPlayer
}

/** The players who are attacked, or whose planeswalkers or battles are, in turn order [CR 802.4]. */
export function defendingPlayers(g: Game): PlayerId[] {
  const { combat } = g.state
  if (!combat) return []
  const attacked = new Set(combat.attackers.map(a => defendingPlayer(g, a.defender)))
  return apnap(g).filter(p => attacked.has(p))
}

/** Without attackers the declare blockers and combat damage steps are skipped [CR 508.8]. */
export function hasAttackers(g: Game): boolean {
  return (g.state.combat?.attackers.length ?? 0) > 0
}
