import type { Ability } from './ability.ts'
import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { Cost } from './cost.ts'
import type { Duration } from './duration.ts'
import type { EventPattern } from './event.ts'
import type { Filter } from './filter.ts'
import type { Modification } from './modification.ts'
import type { Ref } from './ref.ts'
import type { Replacement } from './replacement.ts'
import type { CardType, Color, ManaType, Step, Supertype, Zone } from './values.ts'

/**
 * What a spell or ability does (CR 608–611), and what is done to pay a cost. `who` is the player who acts (default: the
 * controller). A step that makes a value binds it with `as`: the objects it moved or created (as they are after it), the
 * amount it came to.
 */
export type Effect =
  // --- structure
  /** One after the other, in the order written (CR 608.2c). `say`: how they are joined; without it, by full stops. */
  | { do: 'seq'; steps: Effect[]; say?: string }
  | { do: 'if'; condition: Condition; then: Effect; else?: Effect; say?: string }
  /**
   * `who` may do `effect` and/or pay `cost`; `then` if they do, `else` if they don't. With `cost` and `else` alone it is
   * "unless"; `as` remembers whether it was done, for `did`.
   */
  | { do: 'may'; who?: Ref; cost?: Cost[]; effect?: Effect; then?: Effect; else?: Effect; as?: string; say?: string }
  /** For each object or player in turn, bound to `as`. Players in turn order from the active one (CR 101.4). */
  | { do: 'forEach'; over: Ref; as: string; effect: Effect; say?: string }
  | { do: 'repeat'; times: Amount; effect: Effect }
  /** Modes, chosen as the spell is cast or the ability put on the stack (CR 700.2). */
  | {
      do: 'modal'
      min: number
      max: number | 'any'
      modes: Mode[]
      by?: Ref
      repeats?: boolean
      maxIf?: { condition: Condition; max: number | 'any'; min?: number }
      say?: string
    }
  /** A choice between effects made on resolution ("your choice of", "either … or …"). */
  | { do: 'either'; who?: Ref; of: Effect[] }
  /** Binds a value for later steps. */
  | { do: 'let'; as: string; amount?: Amount; ref?: Ref }
  /** A choice on resolution of something that is no object; bound to `as`, and remembered on the source with `remember`. */
  | {
      do: 'choose'
      who?: Ref
      what: ChoiceKind
      as: string
      remember?: boolean
      from?: (string | number)[]
      random?: boolean
      filter?: Filter
    }
  /** A delayed triggered ability (CR 603.7). `once` unless `repeats`. */
  | {
      do: 'delayed'
      on: EventPattern
      condition?: Condition
      effect: Effect
      repeats?: boolean
      duration?: Duration
      say?: string
    }
  /** A reflexive triggered ability, "when you do" (CR 603.12). */
  | { do: 'reflexive'; effect: Effect; condition?: Condition }
  /** A continuous effect (CR 611): on what it affects now, or on all that match later for rules about players. */
  | { do: 'continuous'; affected: Ref; mods: Modification[]; duration: Duration; say?: string }
  /** A replacement or prevention effect that lasts (CR 614.4, 615). `uses`: once it has applied so often, it is gone. */
  | { do: 'replace'; replacement: Replacement; duration: Duration; uses?: number }
  | { do: 'nothing' }

  // --- objects and zones
  /** Moves objects (exile, return, put …). `under`: whose control it enters under (default: owner's). */
  | {
      do: 'move'
      what: Ref
      to: Zone
      who?: Ref
      position?: 'top' | 'bottom' | 'random' | number
      order?: 'any' | 'random'
      under?: Ref
      tapped?: boolean
      attacking?: boolean
      transformed?: boolean
      faceDown?: boolean
      counters?: { kind: string; n: Amount }[]
      mods?: Modification[]
      attachTo?: Ref
      /** Marks what moved as linked to the source ("the exiled card", CR 607). */
      link?: string
      /** It comes back when this ends ("until ~ leaves the battlefield", CR 610.3). */
      duration?: Duration
      as?: string
      say?: string
    }
  | { do: 'destroy'; what: Ref; noRegenerate?: boolean; as?: string }
  | { do: 'sacrifice'; who?: Ref; what: Ref; as?: string; say?: string }
  | { do: 'discard'; who?: Ref; what?: Ref; n?: Amount; random?: boolean; hand?: boolean; as?: string; filter?: Filter }
  /** `upTo`: as many as they like, up to the number (CR 121.3b). */
  | { do: 'draw'; who?: Ref; n: Amount; upTo?: boolean; as?: string }
  | { do: 'mill'; who?: Ref; n: Amount; as?: string }
  | { do: 'tap'; what: Ref; who?: Ref; as?: string }
  | { do: 'untap'; what: Ref; who?: Ref; as?: string }
  | { do: 'counterSpell'; what: Ref; to?: Zone; as?: string }
  | {
      do: 'search'
      who?: Ref
      of?: Ref
      zones?: Zone[]
      filter: Filter
      min?: Amount
      max?: Amount | 'any'
      reveal?: boolean
      as: string
      different?: 'name'
    }
  | { do: 'shuffle'; who?: Ref; of?: Ref; into?: Ref }
  | { do: 'reveal'; who?: Ref; what: Ref; as?: string; until?: Filter; of?: Ref }
  | { do: 'look'; who?: Ref; what: Ref; as?: string }
  | { do: 'scry'; who?: Ref; n: Amount }
  | { do: 'surveil'; who?: Ref; n: Amount; as?: string }
  | { do: 'fateseal'; who?: Ref; of: Ref; n: Amount }
  | { do: 'transform'; what: Ref }
  | { do: 'turnFace'; what: Ref; up: boolean }
  | { do: 'attach'; what: Ref; to: Ref }
  | { do: 'unattach'; what: Ref }
  | { do: 'phaseOut'; what: Ref }
  | { do: 'regenerate'; what: Ref }
  | { do: 'fight'; a: Ref; b: Ref }
  | { do: 'copySpell'; what: Ref; who?: Ref; n?: Amount; newTargets?: boolean; mods?: Modification[]; as?: string }
  | { do: 'newTargets'; what: Ref; who?: Ref; to?: Ref; single?: boolean }
  | {
      do: 'createToken'
      who?: Ref
      n: Amount
      token: TokenSpec
      tapped?: boolean
      attacking?: boolean
      as?: string
      attachTo?: Ref
      counters?: { kind: string; n: Amount }[]
    }
  | {
      do: 'createCopy'
      who?: Ref
      n: Amount
      of: Ref
      mods?: Modification[]
      tapped?: boolean
      attacking?: boolean
      as?: string
    }
  | { do: 'becomeCopy'; what: Ref; of: Ref; mods?: Modification[]; duration: Duration; say?: string }
  | { do: 'cast'; who?: Ref; what: Ref; free?: boolean; may?: boolean; cost?: Cost[]; as?: string }
  | { do: 'exchangeControl'; a: Ref; b: Ref }
  | { do: 'removeFromCombat'; what: Ref }
  | { do: 'exert'; what: Ref }
  | { do: 'emblem'; who?: Ref; abilities: Ability[] }

  // --- numbers
  | {
      do: 'damage'
      source: Ref
      to: Ref
      n: Amount
      divided?: boolean
      cantPrevent?: boolean
      excessTo?: Ref
      /** Dealt by the same source at the same time. */
      also?: { n: Amount; to: Ref }[]
      as?: string
    }
  | { do: 'gainLife'; who?: Ref; n: Amount; as?: string }
  | { do: 'loseLife'; who?: Ref; n: Amount; as?: string }
  | { do: 'payLife'; who?: Ref; n: Amount }
  | { do: 'setLife'; who?: Ref; n: Amount }
  | { do: 'exchangeLife'; a: Ref; b: Ref }
  | { do: 'addCounters'; what: Ref; kind: string; n: Amount; who?: Ref; divided?: boolean; as?: string }
  | { do: 'removeCounters'; what: Ref; kind?: string; n: Amount | 'all'; who?: Ref; as?: string }
  | { do: 'moveCounters'; from: Ref; to: Ref; kind?: string; n: Amount | 'all' }
  | { do: 'doubleCounters'; what: Ref; kind?: string }
  | {
      do: 'addMana'
      who?: Ref
      mana: ManaOutput
      only?: ManaRestriction
      persists?: boolean
      rider?: Effect
      say?: string
    }

  // --- the game
  | { do: 'extraTurn'; who?: Ref }
  | { do: 'extraStep'; step: Step | 'combat' | 'main'; after?: Step | 'this'; say?: string }
  | { do: 'skip'; who?: Ref; step: Step | 'turn' | 'combat' | 'main'; say?: string }
  | { do: 'endTurn' }
  | { do: 'winGame'; who?: Ref }
  | { do: 'loseGame'; who?: Ref }
  | { do: 'drawGame' }
  | { do: 'flipCoin'; who?: Ref; n?: Amount; win?: Effect; lose?: Effect; as?: string }
  | {
      do: 'rollDie'
      who?: Ref
      sides: number
      n?: Amount
      as: string
      rows?: { from: number; to: number; effect: Effect }[]
    }
  | { do: 'become'; who?: Ref; what: 'monarch' | 'blessing' | 'initiative' | 'day' | 'night' }
  /** A keyword action whose meaning is a definition in this language (CR 701): investigate, proliferate, connive … */
  | { do: 'action'; action: string; who?: Ref; what?: Ref; n?: Amount; as?: string }
  | { do: 'controlPlayer'; who: Ref; by?: Ref }

export type Mode = { effect: Effect; cost?: Cost[]; label?: string }

export type ChoiceKind =
  | 'color'
  | 'creatureType'
  | 'landType'
  | 'basicLandType'
  | 'cardType'
  | 'cardName'
  | 'number'
  | 'player'
  | 'opponent'
  | 'word'
  | 'oddOrEven'
  | 'colorOrColorless'

/** The mana that an ability adds (CR 106.4, 605). */
export type ManaOutput =
  /** One of several fixed amounts, at the chooser's choice: {G}; {W} or {U}; {C}{C}. */
  | { mana: 'one'; of: ManaType[][] }
  /** `n` mana of one colour of the chooser's choice, or in any combination. */
  | { mana: 'any'; n: Amount; colors: Color[]; combination?: boolean }
  /** An amount of one symbol, or of one of several. */
  | { mana: 'times'; of: ManaType[]; n: Amount; combination?: boolean }
  /** One mana of any type (or colour) that what matches could produce (CR 106.7). */
  | { mana: 'couldProduce'; filter: Filter; any: 'type' | 'color'; n: Amount }
  /** Of the colour chosen (for this permanent, or bound earlier in this effect). */
  | { mana: 'chosen'; n: Amount; name?: string }
  /** Any colour in the commander's colour identity (CR 903.4f). */
  | { mana: 'commander'; n: Amount }
  /** Of a type that the event produced (Mirari's Wake: "any type that land produced"). */
  | { mana: 'produced'; n: Amount }
  /** Of any of the referred objects' colours. */
  | { mana: 'colorsOf'; of: Ref; n: Amount }

/** What the mana may be spent on (CR 106.6). */
export type ManaRestriction = {
  spells?: Filter
  abilities?: Filter
  /** Costs that effects ask for, too: what is said forbids some spells only. */
  otherCosts?: boolean
  say?: string
}

/** What a token is (CR 111.3, 111.4). A predefined token (CR 111.10) is named alone. */
export type TokenSpec =
  | { token: 'defined'; name: string }
  | {
      token: 'spec'
      name?: string
      supertypes?: Supertype[]
      types: CardType[]
      subtypes: string[]
      colors: Color[]
      power?: Amount
      toughness?: Amount
      abilities?: Ability[]
    }
