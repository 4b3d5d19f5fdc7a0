import type { Game } from '../game/game.ts'
import type { PlayerId } from '../game/types.ts'
import type { ManaSource } from './abilities.ts'
import type { Yield } from './yields.ts'

/**
 * SEAM: what a mana ability gives where looking at its program is not enough: to be found by activating it on a fork and
 * running that until the ability and what it triggered are done, once for each answer to its choices. Until the kernel
 * offers that, such abilities are left to the player, and automatic payment makes no use of them.
 */
export function tryOut(_g: Game, _player: PlayerId, _source: ManaSource): Yield[] {
  return []
}
