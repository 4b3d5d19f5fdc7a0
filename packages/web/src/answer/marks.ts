import type { Decision, Entity, GameView } from '@upkeep/engine'
import { isPlayer } from '../view/entities.ts'
import { placeOf } from '../view/lookup.ts'
import { actionObject, type Draft } from './draft.ts'

/** How an object or player is set off. `legal`: a click does something. */
export type Mark = 'legal' | 'target' | 'chosen' | 'attacking' | 'blocking' | 'picking' | 'mana'

export type Marks = ReadonlyMap<Entity, Mark>

export function marksOf(decision: Decision | null, draft: Draft): Marks {
  const marks = new Map<Entity, Mark>()
  if (decision === null) return marks
  switch (decision.kind) {
    case 'priority':
    case 'pay':
      for (const action of decision.actions) {
        const object = actionObject(action)
        if (object === null) continue
        const mana = action.do === 'activate' && action.mana
        if (!mana) marks.set(object, 'legal')
        else if (!marks.has(object)) marks.set(object, decision.kind === 'pay' ? 'legal' : 'mana')
      }
      break
    case 'objects':
      for (const option of decision.options) marks.set(option, decision.purpose === 'target' ? 'target' : 'legal')
      if (draft.kind === 'objects') for (const entity of draft.chosen) marks.set(entity, 'chosen')
      break
    case 'divide':
      for (const option of decision.options) marks.set(option, 'target')
      break
    case 'attackers':
      for (const option of decision.options) marks.set(option.attacker, 'legal')
      if (draft.kind !== 'attackers') break
      for (const attack of draft.attacks) marks.set(attack.attacker, 'attacking')
      for (const option of decision.options) {
        if (option.attacker !== draft.picking) continue
        for (const defender of option.defenders) marks.set(defender, 'target')
      }
      break
    case 'blockers':
      for (const option of decision.options) marks.set(option.blocker, 'legal')
      if (draft.kind !== 'blockers') break
      for (const block of draft.blocks) marks.set(block.blocker, 'blocking')
      for (const option of decision.options) {
        if (option.blocker !== draft.picking) continue
        marks.set(option.blocker, 'picking')
        for (const attacker of option.attackers) marks.set(attacker, 'target')
      }
      break
    default:
      break
  }
  return marks
}

/** Whether everything that can be chosen lies open on the table; otherwise the choice is made in a list. */
export function isOnTable(view: GameView, decision: Extract<Decision, { kind: 'objects' }>): boolean {
  return decision.options.every(option => {
    if (isPlayer(option)) return true
    const place = placeOf(view, option)
    if (place === null) return false
    return (
      place.zone === 'battlefield' || place.zone === 'stack' || (place.zone === 'hand' && place.player === view.you)
    )
  })
}
