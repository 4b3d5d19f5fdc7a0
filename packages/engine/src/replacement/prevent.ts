import type { EventPattern } from '@upkeep/ir'
import type { Intent } from '../door/intent.ts'
import type { Game } from '../game/game.ts'
import { applicable, preventable } from './applicable.ts'

type Damage = Extract<Intent, { kind: 'damage' }>

export function lessDamage(intent: Damage, prevented: number): Intent {
  const amount = intent.amount - prevented
  return amount > 0 ? { ...intent, amount } : { kind: 'nothing', cause: intent.cause }
}

/** "If damage would be dealt" is all of it; "if a source would deal damage", that of each source. */
export const isAllAtOnce = (event: EventPattern): boolean => event.on === 'damage' && event.source === undefined

/**
 * Applies a prevention effect to the rest of the damage that would be dealt at the same time, so that what it adds is
 * done once for all of it [CR 615.5].
 */
export function preventSame(
  g: Game,
  intents: readonly Intent[],
  after: number,
  key: string,
): { intents: Intent[]; prevented: number } {
  let prevented = 0
  const left = intents.map((intent, i) => {
    if (i <= after || intent.kind !== 'damage') return intent
    if (!applicable(g, intent).some(a => a.source.key === key)) return intent
    const now = preventable(g, intent) ? intent.amount : 0
    prevented += now
    return lessDamage({ ...intent, applied: [...(intent.applied ?? []), key] }, now)
  })
  return { intents: left, prevented }
}
