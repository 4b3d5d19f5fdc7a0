import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { Cost } from './cost.ts'
import type { Effect } from './effect.ts'
import type { EventPattern } from './event.ts'
import type { Filter } from './filter.ts'
import type { Modification } from './modification.ts'
import type { Ref } from './ref.ts'
import type { Replacement } from './replacement.ts'
import type { Step, Zone } from './values.ts'

/** An ability (CR 113). `zone`: where it functions, where that is not the usual place (CR 113.6). `word`: ability word. */
export type Ability =
  /** A keyword ability (CR 702); its meaning is its definition in `keywords.ts`. */
  | KeywordAbility
  /** What an instant or sorcery does as it resolves (CR 113.3a). */
  | { a: 'spell'; effect: Effect; word?: string }
  /** CR 602. Whether it is a mana ability (CR 605.1a) follows from what it does. */
  | {
      a: 'activated'
      cost: Cost[]
      effect: Effect
      only?: ActivationLimit[]
      zone?: Zone
      word?: string
      label?: string
    }
  /** CR 603. `condition` is an intervening "if" (CR 603.4). `limit`: how often a turn. */
  | {
      a: 'triggered'
      on: EventPattern
      condition?: Condition
      effect: Effect
      limit?: number
      zone?: Zone | Zone[]
      word?: string
      say?: string
    }
  /** CR 604. The affected objects or players, and what changes about them. `cda`: characteristic-defining (CR 604.3). */
  | {
      a: 'static'
      affected: Ref
      mods: Modification[]
      condition?: Condition
      cda?: boolean
      zone?: Zone
      word?: string
      say?: string
    }
  /** A static ability that makes a replacement or prevention effect. */
  | { a: 'replacement'; replacement: Replacement; condition?: Condition; zone?: Zone; word?: string; say?: string }
  /** "As an additional cost to cast this spell" (CR 601.2b, 118.8). With `name` it is optional and may be asked about. */
  | {
      a: 'additionalCost'
      cost: Cost[]
      name?: string
      times?: 'any'
      word?: string
      condition?: Condition
      say?: string
    }
  /**
   * Another way to cast the card (CR 118.9, 601.3): from `zone` (default: where it could be cast anyway), for `cost`
   * ("free": without paying its mana cost), as `name`. `after`: where it goes instead of the graveyard when it leaves the
   * stack. `timing`: as an instant, or only as a sorcery.
   */
  | {
      a: 'castOption'
      name: string
      cost?: Cost[]
      free?: boolean
      zone?: Zone
      after?: Zone
      timing?: 'instant' | 'sorcery'
      condition?: Condition
      mods?: Modification[]
      word?: string
      plusCost?: boolean
    }
  /** What its owner may do with it as the game begins, where it is in their opening hand (CR 103.6). */
  | { a: 'openingHand'; effect: Effect; condition?: Condition }
  /** "Cast this spell only …" (CR 601.3). */
  | { a: 'castOnly'; condition?: Condition; step?: Step | Step[] | 'combat'; whose?: Ref; word?: string }

/** When, how often and by whom an ability may be activated (CR 602.5). */
export type ActivationLimit =
  | { only: 'sorcery' }
  | { only: 'instant' }
  | { only: 'perTurn'; n: number }
  | { only: 'once' }
  | { only: 'condition'; condition: Condition; say?: string }
  | { only: 'step'; step: Step | Step[] | 'combat' | 'main'; whose?: Ref; say?: string }
  | { only: 'turn'; whose: Ref }
  | { only: 'by'; who: 'any' | 'opponents' | 'owner' }

/** A keyword ability with what is written after it. */
export type KeywordAbility = {
  a: 'keyword'
  /** In lower case, as the rules name it: `first strike`, `landwalk`, `typecycling`. */
  keyword: string
  cost?: Cost[]
  n?: Amount
  /** Protection from, enchant, landwalk, affinity for, champion, offering …: of what. */
  filter?: Filter
  /** Counters, number of hosts, and other words in rules order. */
  words?: string[]
  word?: string
  condition?: Condition
}
