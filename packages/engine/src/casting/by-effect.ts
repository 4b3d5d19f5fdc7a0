import type { Effect } from '@upkeep/ir'
import type { Game } from '../game/game.ts'
import type { ObjId, PlayerId } from '../game/types.ts'
import { canCastNow } from './actions.ts'
import { startCast } from './cast.ts'

/** A spell is cast as part of an effect, often without paying its mana cost [CR 601.3, 608.2g]. */
export function castByEffect(g: Game, node: Extract<Effect, { do: 'cast' }>, player: PlayerId, card: ObjId): void {
  const how = { free: node.free === true, ...(node.cost ? { cost: node.cost } : {}), forced: true }
  if (!canCastNow(g, player, card, '', how)) return
  startCast(g, player, card, 0, '', how)
}
