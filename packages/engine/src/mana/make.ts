import { startManaAbility } from '../casting/activate.ts'
import { pop, setTop } from '../door/write.ts'
import type { FrameOf } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { canActivateMana } from './abilities.ts'

/**
 * Uses planned mana abilities one after the other, each as by hand [CR 601.2g, 605.3a]. One that can no longer be
 * activated is passed over: whoever pays makes a new plan from what is there.
 */
export function runMakeMana(g: Game, frame: FrameOf<'makeMana'>): void {
  const planned = frame.plan[frame.pc]
  if (!planned) {
    pop(g)
    return
  }
  setTop(g, { ...frame, pc: frame.pc + 1 })
  const { action, wanted } = planned
  if (action.do !== 'activate') throw new Error('only mana abilities make mana')
  if (!canActivateMana(g, frame.player, action.object, action.ability, { paying: true, mana: false })) return
  startManaAbility(g, frame.player, action.object, action.ability, wanted)
}
