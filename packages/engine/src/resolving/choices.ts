import { ask } from '../door/write.ts'
import type { Game } from '../game/game.ts'
import { apnap, opponentsOf } from '../game/look.ts'
import { type ObjId, type PlayerId, playerEntity, type Scope } from '../game/types.ts'
import { wordOptions } from '../replacement/events.ts'

/** Asks a player to choose a colour, a type, a name, a number or a player. */
export function chooseWord(
  g: Game,
  player: PlayerId,
  what: string,
  source: ObjId,
  from: readonly (string | number)[] | undefined,
  ctx: Scope,
  rules: string[] = ['608.2d'],
): void {
  const base = { player, purpose: what, source, rules }
  switch (what) {
    case 'creatureType':
    case 'cardName':
    case 'word':
      if (from) ask(g, { ...base, kind: 'option', options: from.map(String) })
      else ask(g, { ...base, kind: 'name' })
      return
    case 'number':
      if (from) ask(g, { ...base, kind: 'option', options: from.map(String) })
      else ask(g, { ...base, kind: 'number', min: 0, max: 1000 })
      return
    case 'player':
      ask(g, { ...base, kind: 'objects', options: apnap(g).map(playerEntity), min: 1, max: 1 })
      return
    case 'opponent':
      ask(g, { ...base, kind: 'objects', options: opponentsOf(g, player).map(playerEntity), min: 1, max: 1 })
      return
    default:
      ask(g, { ...base, kind: 'option', options: wordOptions(g, what, from, ctx).map(String) })
  }
}
