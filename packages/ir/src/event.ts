import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { Filter } from './filter.ts'
import type { Ref } from './ref.ts'
import type { Comparison, ManaType, Step, Zone } from './values.ts'

/** When a historical question looks. */
export type Window = 'thisTurn' | 'lastTurn' | 'thisCombat' | 'sinceYourLastTurn' | 'game' | 'sinceYourLastUpkeep'

/**
 * What an ability triggers on, a replacement waits for, or a question about history asks. One matcher serves all.
 * `oneOrMore`: triggers once for all objects of one event that match (CR 603.2c).
 */
export type EventPattern =
  /** Changes zones: "enters" is `to: battlefield`, "dies" `from: battlefield, to: graveyard` (CR 603.6). */
  | {
      on: 'move'
      what: Filter | 'self'
      from?: Zone | Zone[]
      to?: Zone | Zone[]
      notTo?: Zone
      oneOrMore?: boolean
      by?: Ref
      cause?: MoveCause
      say?: string
    }
  /** A spell is cast (CR 601.2i). `nth`: that player's nth spell this turn. */
  | { on: 'cast'; who?: Ref; what: Filter | 'self'; nth?: number; from?: Zone }
  /** A spell or ability is copied ("cast or copy"). */
  | { on: 'copied'; who?: Ref; what: Filter }
  | { on: 'activate'; who?: Ref; what: Filter }
  | { on: 'playLand'; who?: Ref; what?: Filter }
  /** Attacks (CR 508.3). `alone`: no other attacker; `defender`: what is attacked; roles: subject, other = defender. */
  | { on: 'attack'; what: Filter | 'self'; alone?: boolean; defender?: Filter; oneOrMore?: boolean; atLeast?: number }
  /** A player attacks with one or more creatures that match (CR 508.3). */
  | { on: 'attackWith'; who: Ref; what: Filter; atLeast?: number }
  /** Blocks (CR 509.3); roles: subject = blocker, other = attacker. */
  | { on: 'block'; what: Filter | 'self'; blocked?: Filter; oneOrMore?: boolean }
  /** Becomes blocked; roles: subject = attacker, other = blocker where `by` is given (then once for each). */
  | { on: 'becomesBlocked'; what: Filter | 'self'; by?: Filter }
  | { on: 'unblocked'; what: Filter | 'self' }
  /** Damage is dealt (CR 120.3); roles: subject = recipient, source = source, player = recipient player. */
  | {
      on: 'damage'
      source?: Filter | 'self'
      to?: Filter | 'self'
      combat?: boolean
      oneOrMore?: boolean
      atLeast?: number
      excess?: boolean
    }
  /** The beginning of a step or phase (CR 603.2b); `whose`: of that player's turn. */
  | { on: 'step'; step: Step; whose?: Ref; first?: boolean; say?: string }
  | { on: 'turn'; whose?: Ref }
  | { on: 'draw'; who: Ref; nth?: number; exceptFirstInDrawStep?: boolean }
  | { on: 'gainLife'; who: Ref }
  | { on: 'loseLife'; who: Ref }
  | { on: 'payLife'; who: Ref }
  | { on: 'tap'; what: Filter | 'self' }
  | { on: 'untap'; what: Filter | 'self' }
  /** Tapped for mana (CR 106.12); roles: subject = permanent, player = who. `type`: of that mana; `atLeast` that much. */
  | { on: 'tapForMana'; what: Filter | 'self'; who?: Ref; type?: ManaType; atLeast?: number }
  | {
      on: 'counters'
      what: Filter | 'self'
      kind?: string
      by?: Ref
      change: 'put' | 'removed'
      /** Only by an effect, not as a cost. */
      effect?: boolean
      last?: boolean
      oneOrMore?: boolean
    }
  | { on: 'createToken'; who?: Ref; what?: Filter; oneOrMore?: boolean }
  /** Becomes the target of a spell or ability (CR 115); other = the spell or ability. */
  | { on: 'targeted'; what: Filter | 'self'; by?: Filter }
  | { on: 'attach'; what: Filter | 'self'; to?: Filter; change?: 'attached' | 'unattached' }
  | { on: 'turnFaceUp'; what: Filter | 'self' }
  | { on: 'transform'; what: Filter | 'self' }
  | { on: 'phase'; what: Filter | 'self'; change: 'in' | 'out' }
  | { on: 'control'; what: Filter | 'self'; change: 'gain' | 'lose'; who?: Ref }
  /** A keyword action or ability happened: scry, surveil, cycle, explore, proliferate, monstrosity, exert … */
  | { on: 'action'; action: string; who?: Ref; what?: Filter | 'self' }
  | { on: 'shuffle'; who: Ref }
  | { on: 'search'; who: Ref }
  | { on: 'coin'; who: Ref; result: 'won' | 'lost' }
  | { on: 'loseGame'; who: Ref }
  | { on: 'winGame'; who: Ref }
  /** A state trigger (CR 603.8). */
  | { on: 'state'; condition: Condition }
  /** Any of several events. */
  | { on: 'any'; of: EventPattern[] }
  | { on: 'damageTotal'; to: Ref; cmp: Comparison; n: Amount }

/** Why an object changes zones, where a pattern asks. `resolved`: a spell as it finishes resolving (CR 608.2n). */
export type MoveCause = 'sacrifice' | 'destroy' | 'discard' | 'mill' | 'exile' | 'countered' | 'resolved' | 'cycle'
