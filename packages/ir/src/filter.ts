import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { EventPattern, Window } from './event.ts'
import type { Ref } from './ref.ts'
import type { CardType, Color, Comparison, Supertype, Zone } from './values.ts'

/**
 * A quality of objects or players. A filter without `kind` means permanents on the battlefield (CR 109.2); with
 * `kind: card` and `in` cards of that zone, with `kind: spell` spells on the stack, with `kind: player` players.
 * The order inside `and` is the order in which the words are printed.
 */
export type Filter =
  | { f: 'and'; of: Filter[] }
  | { f: 'or'; of: Filter[] }
  | { f: 'not'; of: Filter }
  | { f: 'kind'; is: ObjectKind }
  | { f: 'type'; is: CardType }
  | { f: 'subtype'; is: string }
  | { f: 'supertype'; is: Supertype }
  | { f: 'color'; is: Color | 'colorless' | 'multicolored' | 'monocolored' | 'colored' }
  /** Has an ability of this keyword (CR 702). `"plainswalk"`, `"protection"`, `"flying"` … */
  | { f: 'keyword'; is: string }
  | { f: 'noAbilities' }
  | { f: 'named'; name: string }
  /** Controlled by (one of) these players: "you control", "an opponent controls", "that player controls". */
  | { f: 'controller'; is: Ref }
  | { f: 'owner'; is: Ref }
  /** In a zone, of a player where the zone has one for each. */
  | { f: 'in'; zone: Zone | Zone[]; of?: Ref }
  | { f: 'state'; is: ObjectState }
  | { f: 'stat'; stat: Stat; cmp: Comparison; n: Amount }
  /** The object with the greatest or least of a stat among those that match the filter. */
  | { f: 'extreme'; stat: Stat; which: 'greatest' | 'least'; among: Filter }
  | { f: 'counters'; kind?: string; cmp: Comparison; n: Amount }
  /** Is (one of) the referred objects or players. */
  | { f: 'is'; ref: Ref }
  /** Not the source of the ability: "another", "other". */
  | { f: 'other' }
  /** Other than what this name is bound to: "another target creature". */
  | { f: 'otherThan'; name: string }
  /** Has the quality chosen for this permanent or in this effect (CR 614.12, 607). */
  | { f: 'chosen'; what: 'color' | 'type' | 'cardType' | 'name' | 'number' }
  /** Shares a quality with the referred object. */
  | { f: 'shares'; what: 'color' | 'creatureType' | 'cardType' | 'name' | 'manaValue' | 'landType'; with: Ref }
  /** Attached to (one of) the referred objects or players. */
  | { f: 'attachedTo'; ref: Ref }
  /** Has something attached that matches ("enchanted", "equipped" creatures). */
  | { f: 'hasAttached'; filter: Filter }
  /** A spell or ability with a target that matches; `only`: with no other target. */
  | { f: 'targets'; filter: Filter; only?: boolean }
  /** Blocking, blocked by or attacking what matches. */
  | { f: 'combat'; relation: 'blocking' | 'blockedBy' | 'attacking'; filter: Filter }
  /** Something of which this object (as `role`, default `subject`) was part: "that was dealt damage this turn". */
  | { f: 'history'; event: EventPattern; window: Window; role?: 'subject' | 'player' | 'other' | 'source' }
  /** A player of whom the condition is true, with `subject` bound to that player ("who lost life", "with no cards"). */
  | { f: 'where'; condition: Condition }
  /** A spell: cast in this way ("kicked", "cast from a graveyard"); a permanent: whose spell was. */
  | { f: 'cast'; how: string }
  /** Mana abilities are told apart from other activated abilities (CR 605.1). */
  | { f: 'ability'; is: 'activated' | 'triggered' | 'mana' | 'loyalty' }

export type ObjectKind = 'permanent' | 'card' | 'spell' | 'player' | 'ability' | 'token' | 'source' | 'opponent'

export type ObjectState =
  | 'tapped'
  | 'untapped'
  | 'attacking'
  | 'blocking'
  | 'blocked'
  | 'unblocked'
  | 'attackingAlone'
  | 'attackingYou'
  | 'faceDown'
  | 'faceUp'
  | 'transformed'
  | 'monstrous'
  | 'renowned'
  | 'suspected'
  | 'saddled'
  | 'historic'
  | 'modified'
  | 'outlaw'
  | 'party'
  | 'commander'
  | 'suspended'
  | 'enteredThisTurn'
  | 'controlledContinuously'
  | 'goaded'
  | 'ringBearer'

export type Stat = 'power' | 'toughness' | 'manaValue' | 'loyalty' | 'basePower' | 'baseToughness' | 'totalPT'
