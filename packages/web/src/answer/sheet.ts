import type { Decision, GameView } from '@upkeep/engine'
import { isOnTable } from './marks.ts'

/** Whether a decision is made in a list of its own rather than by clicks on the table. */
export function needsSheet(view: GameView, decision: Decision): boolean {
  switch (decision.kind) {
    case 'objects':
      return !isOnTable(view, decision)
    case 'modes':
    case 'option':
    case 'name':
    case 'number':
    case 'order':
    case 'arrange':
    case 'divide':
      return true
    case 'priority':
    case 'yesNo':
    case 'attackers':
    case 'blockers':
    case 'pay':
      return false
    default:
      return decision satisfies never
  }
}

/** Numbers so few that each has a button. */
export function isFew({ min, max }: { min: number; max: number }): boolean {
  return max - min < 12
}
