import type { Amount } from './amount.ts'
import type { Filter, Stat } from './filter.ts'
import type { Comparison } from './values.ts'

/**
 * A reference: it evaluates to a list of objects and/or players. Where a step makes a value, the value is bound to a
 * `name` in the scope of the resolving spell or ability, and later steps refer to it by `bound`.
 *
 * `say` on a reference is only the printed word ("it", "that creature", "they"); it never has meaning for the rules.
 */
export type Ref =
  /** This object: the source of the ability, or the object that the ability is on. */
  | { ref: 'self'; say?: string }
  /** The controller of the spell or ability (of the object for a static ability). */
  | { ref: 'you'; say?: string }
  /** What an earlier target, choice or step bound to this name. */
  | { ref: 'bound'; name: string; say?: string }
  /** A target (CR 115), chosen as the spell or ability is put on the stack; exactly one unless `min`/`max` say. */
  | { ref: 'target'; name: string; filter: Filter; min?: Amount; max?: Amount | 'any'; total?: TotalLimit }
  /** A choice made when the effect or cost is carried out, by `by` (default: whoever acts); one unless `min`/`max`. */
  | {
      ref: 'choose'
      name: string
      filter: Filter
      by?: Ref
      min?: Amount
      max?: Amount | 'any'
      random?: boolean
      total?: TotalLimit
    }
  /** Every object or player that matches. */
  | { ref: 'all'; filter: Filter; say?: string }
  /** A part of the event that triggered the ability, or that is being replaced (roles: see EventPattern). */
  | { ref: 'event'; role: EventRole; say?: string }
  /** What this Aura, Equipment or Fortification is attached to; all of them where it has several hosts. */
  | { ref: 'host'; say?: string }
  | { ref: 'controllerOf'; of: Ref; say?: string }
  | { ref: 'ownerOf'; of: Ref; say?: string }
  /** Players in a relation to the controller or to the turn. */
  | { ref: 'players'; which: PlayerSet; say?: string }
  /** The player attacked, or whose planeswalker or battle is attacked, by `by` (default: this) (CR 506.2). */
  | { ref: 'defendingPlayer'; by?: Ref; say?: string }
  /** The top (or bottom) cards of a library. */
  | { ref: 'top'; of: Ref; count: Amount; bottom?: boolean; name?: string }
  /** Each of several references, in order. */
  | { ref: 'union'; of: Ref[] }
  /** The first without the second ("the other", "the rest"). */
  | { ref: 'except'; of: Ref; not: Ref; say?: string }
  /** Those of the first that match the filter. */
  | { ref: 'those'; of: Ref; filter: Filter; say?: string }
  /** Cards exiled (or otherwise marked) by an ability linked to this one (CR 607). */
  | { ref: 'linked'; key?: string; say?: string }
  /** The player or object chosen as this permanent entered (CR 614.12). */
  | { ref: 'chosen'; what: 'player' | 'object'; say?: string }
  /** The source of the ability as an object of its own, where a granted ability names who granted it. */
  | { ref: 'grantor'; say?: string }

export type PlayerSet = 'all' | 'opponents' | 'active' | 'nonactive' | 'monarch' | 'teammates'

/**
 * Roles of an event. `subject`: what matched `what` (the object that moved, attacked, was cast, was dealt damage …).
 * `player`: who did it, or to whom it happened. `other`: the second object (the blocker for "becomes blocked by", the
 * recipient for damage dealt by a source, the target, the host).  `source`: what caused it. `moved`: the object that the
 * subject became in the zone it went to (CR 400.7).
 */
export type EventRole = 'subject' | 'player' | 'other' | 'source' | 'moved' | 'opponent'

/** What the chosen objects must come to together ("with total power 3 or greater"). */
export interface TotalLimit {
  stat: Stat
  cmp: Comparison
  n: Amount
}
