import type { EventPattern, Window } from './event.ts'
import type { Filter, Stat } from './filter.ts'
import type { Ref } from './ref.ts'
import type { Color } from './values.ts'

/** A number, or how to find one. What cannot be evaluated is an error, never 0. */
export type Amount =
  | number
  /** The value of X chosen for this spell or ability (CR 107.3), of another object's X with `of`. */
  | { n: 'x'; of?: Ref }
  /** X as the text itself defines it, "where X is …" (CR 107.3i). */
  | { n: 'x'; is: Amount }
  /** How many objects or players match. */
  | { n: 'count'; of: Filter }
  /** How many objects or players the reference gives. */
  | { n: 'size'; of: Ref }
  /** A stat of one object ("its power"), by last known information where it is gone. */
  | { n: 'stat'; stat: Stat; of: Ref }
  /** The sum, the greatest or the least of a stat over all that match. */
  | { n: 'aggregate'; how: 'total' | 'greatest' | 'least'; stat: Stat; of: Filter | Ref }
  /** Counters of a kind (any kind where absent) on an object, or that a player has. */
  | { n: 'counters'; kind?: string; of: Ref }
  /** A number that belongs to a player. */
  | { n: 'player'; what: PlayerNumber; of: Ref }
  | { n: 'plus'; of: Amount[] }
  | { n: 'minus'; a: Amount; b: Amount }
  | { n: 'times'; by: Amount; of: Amount; say?: string }
  | { n: 'half'; of: Amount; round: 'up' | 'down' }
  | { n: 'max'; of: Amount[] }
  | { n: 'min'; of: Amount[] }
  /** A number that an earlier step bound ("that much", "the damage dealt this way"). */
  | { n: 'bound'; name: string; say?: string }
  /** The amount of the event that triggered, or is being replaced ("that much", "that many"). */
  | { n: 'event'; say?: string }
  /** Devotion (CR 700.5). */
  | { n: 'devotion'; to: Color[]; of?: Ref }
  /** Basic land types among lands (CR "domain"), colours, card types, creature types, names … different among those. */
  | {
      n: 'different'
      what: 'basicLandType' | 'color' | 'cardType' | 'name' | 'power' | 'creatureType' | 'manaValue' | 'counterKind'
      of: Filter
    }
  /** How many of them have a quality in common, at most ("eight or more with the same name as one another"). */
  | { n: 'most'; same: 'name' | 'creatureType' | 'color'; of: Filter }
  /** How often something happened, or the sum of what it amounted to; `before`: before the triggering event. */
  | { n: 'history'; event: EventPattern; window: Window; sum?: boolean; before?: boolean }
  /** How many times an optional cost was paid (kicker, multikicker, replicate …). */
  | { n: 'timesPaid'; cost: string }
  /** Colours of mana spent to cast this ("converge"), or mana of a kind spent, or all of it. */
  | { n: 'manaSpent'; what: 'colors' | 'total' | Color | 'treasure' | 'snow'; of?: Ref }
  /** The number chosen as this entered or in this effect. */
  | { n: 'chosen' }
  /** One number if the condition is true, else another. */
  | { n: 'if'; condition: import('./condition.ts').Condition; then: Amount; else: Amount }

export type PlayerNumber =
  | 'life'
  | 'startingLife'
  | 'handSize'
  | 'librarySize'
  | 'graveyardSize'
  | 'lifeLostThisTurn'
  | 'lifeGainedThisTurn'
  | 'cardsDrawnThisTurn'
  | 'spellsCastThisTurn'
  | 'speed'
  | 'maxHandSize'
