import type { Condition } from './condition.ts'
import type { EventPattern } from './event.ts'
import type { Ref } from './ref.ts'

/** How long an effect of a resolving spell or ability lasts (CR 611.2). */
export type Duration =
  /** "Until end of turn" and "this turn" (CR 514.2). */
  | { until: 'endOfTurn'; say?: string }
  | { until: 'endOfCombat'; say?: string }
  /** Until the beginning of the player's (default: your) next turn, of their next upkeep, or the end of their next turn. */
  | { until: 'nextTurn' | 'nextUpkeep' | 'endOfNextTurn' | 'nextUntap'; of?: Ref }
  /** For as long as the condition stays true (CR 611.2b). */
  | { until: 'while'; condition: Condition }
  /** Until something happens ("until this leaves the battlefield"). */
  | { until: 'event'; event: EventPattern }
  /** No stated duration: the rest of the game, or as long as the object is what it is. */
  | { until: 'indefinite' }
