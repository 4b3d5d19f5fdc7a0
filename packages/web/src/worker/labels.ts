import { characteristics, type Decision, type Game } from '@upkeep/engine'
import type { Ability } from '@upkeep/ir'

/**
 * The ability that each activation of a decision is about, by the index of the action: as printed, so the keyword itself
 * where the ability is what a keyword stands for.
 */
export function labelsOf(game: Game, decision: Decision): Record<number, Ability> {
  const labels: Record<number, Ability> = {}
  if (decision.kind !== 'priority' && decision.kind !== 'pay') return labels
  for (const [i, action] of decision.actions.entries()) {
    if (action.do !== 'activate') continue
    const { abilities } = characteristics(game, action.object)
    const instance = abilities[action.ability]
    if (instance === undefined) continue
    const parent = instance.key.slice(0, Math.max(0, instance.key.lastIndexOf('.')))
    const keyword = abilities.find(other => other.key === parent && other.ability.a === 'keyword')
    labels[i] = (keyword ?? instance).ability
  }
  return labels
}
