import type { Amount } from './amount.ts'
import type { EventPattern, Window } from './event.ts'
import type { Filter } from './filter.ts'
import type { Ref } from './ref.ts'
import type { Comparison, Step } from './values.ts'

/** Something that is true or false. */
export type Condition =
  | { if: 'and'; of: Condition[] }
  | { if: 'or'; of: Condition[] }
  | { if: 'not'; of: Condition }
  /** The number of objects or players that match compares so (default: at least one). */
  | { if: 'exists'; filter: Filter; cmp?: Comparison; n?: Amount; say?: string }
  | { if: 'compare'; a: Amount; cmp: Comparison; b: Amount }
  /** What is referred to (all of it, at least one) matches; by last known information where it is gone. */
  | { if: 'is'; ref: Ref; filter: Filter; say?: string }
  /** Something happened in a window, at least `n` times (default 1). */
  | { if: 'happened'; event: EventPattern; window: Window; cmp?: Comparison; n?: Amount }
  /** The object came under its controller's control since that moment (CR 702.30a). */
  | { if: 'cameUnderControl'; ref: Ref; since: 'yourLastUpkeep' | 'turnBegan' }
  | { if: 'turn'; of: Ref }
  /** The player took (or takes) the first turn (CR 103.1). */
  | { if: 'startingPlayer'; of: Ref }
  | { if: 'step'; step: Step | Step[] | 'main' | 'combat'; of?: Ref }
  /** An optional or alternative cost was paid for this (or the referred) spell: "kicked", "evoke", "bargain" … */
  | { if: 'paid'; cost: string; ref?: Ref }
  /** An earlier step's choice or act was made ("if you do"; "if a card was put onto the battlefield this way"). */
  | { if: 'did'; name: string }
  /** You have the designation: monarch, city's blessing, initiative; it is day or night. */
  | { if: 'designation'; what: 'monarch' | 'blessing' | 'initiative' | 'day' | 'night' | 'maxSpeed'; of?: Ref }
  /** The triggering event was the first/nth of its kind this turn for that player or object. */
  | { if: 'nth'; n: number }
  /** This object has been cast (rather than put there), from this zone, by you. */
  | { if: 'wasCast'; ref?: Ref; from?: import('./values.ts').Zone; by?: Ref }
