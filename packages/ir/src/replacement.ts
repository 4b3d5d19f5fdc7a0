import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { Cost } from './cost.ts'
import type { Effect, ManaOutput } from './effect.ts'
import type { EventPattern } from './event.ts'
import type { Filter } from './filter.ts'
import type { Modification } from './modification.ts'
import type { Ref } from './ref.ts'
import type { ManaType, Zone } from './values.ts'

/** A replacement or prevention effect (CR 614, 615). `event` is what would happen; its roles are open to `event` refs. */
export type Replacement =
  /** How permanents enter (CR 614.1c, 614.1d, 614.12). */
  | { r: 'enters'; what: Filter | 'self'; with: EntersWith[] }
  /** Something else happens instead (CR 614.1a); the event amount is `{ n: 'event' }`. */
  | { r: 'instead'; event: EventPattern; effect: Effect; condition?: Condition; optional?: boolean; say?: string }
  /** What moves goes to another zone instead. */
  | {
      r: 'zone'
      event: EventPattern
      to: Zone
      condition?: Condition
      position?: 'top' | 'bottom'
      shuffle?: boolean
      counters?: { kind: string; n: number }
      link?: string
      reveal?: boolean
      optional?: boolean
    }
  /** It happens in another amount: doubled, one more, half. */
  | {
      r: 'amount'
      event: EventPattern
      times?: number
      plus?: Amount
      minus?: Amount
      set?: Amount
      condition?: Condition
    }
  /** Damage is prevented: all of it or the next `n` of it (CR 615); `then` afterwards, with the amount prevented. */
  | { r: 'prevent'; event: EventPattern; n?: Amount; then?: Effect; all?: boolean; say?: string }
  /** Damage is dealt to another instead (CR 614.9); of the next `n` where given. */
  | { r: 'redirect'; event: EventPattern; to: Ref; n?: Amount }
  /** Mana is produced in another type or amount (CR 106.12b). `type` alone keeps the amount. */
  | { r: 'mana'; event: EventPattern; type?: ManaType; set?: ManaOutput; times?: number }
  /** Regeneration shield (CR 701.19). */
  | { r: 'regenerate'; what: Ref }
  /** A step, turn or draw is skipped (CR 614.10). */
  | { r: 'skip'; event: EventPattern }

/** One thing that is different as a permanent enters. */
export type EntersWith =
  | { e: 'tapped'; condition?: Condition; unless?: Condition; unlessPaid?: Cost[] }
  | { e: 'counters'; kind: string; n: Amount; condition?: Condition }
  | { e: 'choose'; what: import('./effect.ts').ChoiceKind; filter?: Filter; from?: string[] }
  /** As a copy of a chosen permanent (CR 707.5, 707.9); `counters`: with these besides, if it does. */
  | { e: 'copy'; filter: Filter; may: boolean; mods?: Modification[]; counters?: { kind: string; n: Amount }[] }
  /** Any act as it enters: paying life, revealing, sacrificing, discarding, exiling ("as ~ enters, …"). */
  | { e: 'do'; effect: Effect }
  | { e: 'mods'; mods: Modification[]; condition?: Condition }
  | { e: 'faceDown' }
