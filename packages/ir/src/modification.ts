import type { Ability } from './ability.ts'
import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { Cost } from './cost.ts'
import type { Filter } from './filter.ts'
import type { Ref } from './ref.ts'
import type { CardType, Color, ManaSymbol, ManaType, Supertype, Zone } from './values.ts'

/**
 * What a continuous effect changes about the objects or players that it affects. The layer (CR 613.1) follows from the
 * kind; those from `cant` on are effects on the rules of the game (CR 613.11).
 */
export type Modification =
  // layer 1
  | { m: 'copy'; of: Ref; mods?: Modification[] }
  // layer 2
  | { m: 'control'; to: Ref }
  // layer 4
  | {
      m: 'addTypes'
      supertypes?: Supertype[]
      types?: CardType[]
      subtypes?: string[]
      allCreatureTypes?: boolean
      say?: string
    }
  | { m: 'setTypes'; supertypes?: Supertype[]; types?: CardType[]; subtypes?: string[]; keep?: boolean }
  | { m: 'removeTypes'; supertypes?: Supertype[]; types?: CardType[]; subtypes?: string[]; allCreatureTypes?: boolean }
  /** Becomes the chosen type (creature type or basic land type). */
  | { m: 'chosenType'; add?: boolean; of: 'creature' | 'land' }
  // layer 5
  | { m: 'setColors'; colors: Color[] | 'chosen' }
  | { m: 'addColors'; colors: Color[] | 'chosen' }
  // layer 6
  | { m: 'addAbility'; abilities: Ability[]; say?: string }
  | { m: 'loseAbility'; keyword: string }
  | { m: 'loseAllAbilities'; except?: 'mana' }
  | { m: 'cantHave'; keyword: string }
  /** A copy keeps the ability by which it became one: "except it has this ability" (CR 707.9a). */
  | { m: 'keepAbility' }
  // layer 7
  | { m: 'setPT'; power?: Amount; toughness?: Amount; base?: boolean }
  | { m: 'addPT'; power: Amount; toughness: Amount }
  | { m: 'switchPT' }
  | { m: 'name'; name: string }
  // --- the rules of the game (613.11)
  /** The affected object or player can't do (or be done) this. */
  | { m: 'cant'; what: Prohibited; by?: Filter; unless?: Cost[]; n?: number; where?: Condition; say?: string }
  /** Must do this if able (CR 508.1d, 509.1c). */
  | {
      m: 'must'
      what: 'attack' | 'block' | 'beBlocked' | 'attackPlayer' | 'blockThis' | 'beBlockedByAll'
      object?: Ref
      say?: string
    }
  /** May do what the rules otherwise don't allow. */
  | { m: 'may'; what: Permission; n?: Amount | 'any'; from?: Zone; cost?: Cost[]; filter?: Filter; say?: string }
  /** The affected spells cost more or less to cast (CR 601.2f); for abilities `of: ability`. */
  | {
      m: 'costs'
      more?: ManaSymbol[]
      less?: ManaSymbol[]
      times?: Amount
      of?: 'cast' | 'activate' | 'equip' | 'cycle'
      add?: Cost[]
      min?: number
      say?: string
    }
  | { m: 'maxHandSize'; n: Amount | 'none'; change?: 'set' | 'add' }
  /** Assigns combat damage equal to toughness, as though unblocked, … */
  | { m: 'combatDamage'; how: 'toughness' | 'asThoughUnblocked' | 'none' | 'mayAsThoughUnblocked' }
  /** Skips a step, phase or draw always. */
  | { m: 'skip'; step: import('./values.ts').Step }
  /** Damage from it (`combat`: combat damage only) can't be prevented, is dealt as with deathtouch. */
  | { m: 'damage'; how: 'cantBePrevented' | 'deathtouch'; combat?: boolean }
  /** Spend mana as though it were mana of any colour or type (CR 609.4b). */
  | { m: 'spendAs'; as: 'anyColor' | 'anyType'; filter?: Filter }
  | { m: 'untapLimit'; filter: Filter; n: number }
  /** Players play with hands or the tops of libraries revealed; may look at the top card. */
  | { m: 'revealed'; what: 'hand' | 'topOfLibrary' | 'lookAtTop' }
  /** Life total can't change, can't gain/lose life are `cant`. */
  | { m: 'extraTrigger'; filter: Filter; say?: string }
  | { m: 'manaLasts'; types?: ManaType[] }

/** What can be forbidden. Those named `be…` are done to the object. */
export type Prohibited =
  | 'attack'
  | 'attackAlone'
  | 'block'
  | 'blockAlone'
  | 'beBlocked'
  | 'beBlockedExceptBy'
  /** `n`: can't be blocked except by that many or more (menace). */
  | 'beBlockedByFewerThan'
  | 'beBlockedByMoreThan'
  | 'beCountered'
  | 'beTargeted'
  | 'beEnchanted'
  | 'beEquipped'
  | 'beAttached'
  | 'beSacrificed'
  | 'beDestroyed'
  | 'beRegenerated'
  | 'beCopied'
  | 'transform'
  | 'untap'
  | 'untapInUntapStep'
  | 'becomeTapped'
  | 'activate'
  | 'activateNonMana'
  | 'activateTap'
  | 'cast'
  | 'play'
  | 'playLands'
  | 'draw'
  | 'gainLife'
  | 'loseLife'
  | 'payLife'
  | 'search'
  | 'loseGame'
  | 'loseGameForLife'
  | 'winGame'
  | 'haveCounters'
  | 'getCounters'
  | 'enter'
  | 'bePrevented'
  | 'attackYou'
  | 'attackOwner'
  | 'beAttacked'
  | 'blockExcept'
  | 'discard'
  | 'spendMana'
  | 'trigger'

export type Permission =
  | 'playExtraLands'
  | 'castAsThoughFlash'
  | 'attackAsThoughNoDefender'
  | 'attackAsThoughHaste'
  | 'activateAsThoughHaste'
  | 'blockExtra'
  | 'playFrom'
  | 'castFrom'
  | 'castFree'
  | 'notUntap'
  | 'blockAsThough'
  | 'activateAnyTime'
  | 'payLifeInstead'
  | 'beBlockedAsThough'
  | 'lookAtFaceDown'
