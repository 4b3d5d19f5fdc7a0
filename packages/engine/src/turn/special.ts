import { countLandPlayed } from '../door/marks.ts'
import { record } from '../door/record.ts'

import type { Game } from '../game/game.ts'
import { look } from '../game/look.ts'
import type { ObjId, PlayerId } from '../game/types.ts'
import { happen } from '../replacement/happen.ts'

/** Playing a land is a special action and does not use the stack [CR 116.2a, 305.1]. */
export function playLand(g: Game, player: PlayerId, card: ObjId, face: number): void {
  const from = look(g, card).zone
  countLandPlayed(g, player)
  record(g, { kind: 'playLand', player, subject: card, from, cause: { by: 'rule', player }, rules: ['305.1'] })
  happen(
    g,
    [
      {
        kind: 'move',
        object: card,
        to: 'battlefield',
        controller: player,
        face,
        cause: { by: 'rule', player, as: 'play' },
        rules: ['305.1'],
      },
    ],
    {},
  )
}
