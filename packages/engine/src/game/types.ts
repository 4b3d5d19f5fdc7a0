import type {
  Ability,
  CardDef,
  CardType,
  Color,
  Comparison,
  Cost,
  Duration,
  Effect,
  EventPattern,
  ManaRestriction,
  ManaSymbol,
  ManaType,
  Modification,
  Ref,
  Replacement,
  Stat,
  Step,
  Supertype,
  Zone,
} from '@upkeep/ir'
import type { Decision } from './decision.ts'
import type { Frame } from './frame.ts'

/** An object (CR 109.1): a new one each time it changes zones (CR 400.7). */
export type ObjId = number
/** A player by place in turn order from the start of the game, 0 first. */
export type PlayerId = number
/** An object by its id (> 0) or a player as −1 − PlayerId. */
export type Entity = number

export const playerEntity = (p: PlayerId): Entity => -1 - p
export const isPlayer = (e: Entity): boolean => e < 0
export const entityPlayer = (e: Entity): PlayerId => -1 - e

/** The whole state of a game: plain data, at every decision (no instance, closure or generator lives in it). */
export interface GameState {
  format: 1
  options: GameOptions
  /** xoroshiro128+ (see game/random.ts); never leaves the process. */
  rng: number[]
  nextId: ObjId
  /** Timestamps (CR 613.7) and the order of everything: one more for each. */
  clock: number
  /** Every card definition that occurs, tokens too. */
  defs: CardDef[]
  players: PlayerState[]
  /** By id; null for what is no longer there (see `gone`). */
  objects: (Obj | null)[]
  /** By id: what has left, as it last was (CR 608.2h), and what it became. */
  gone: (Gone | null)[]
  battlefield: ObjId[]
  /** Bottom first. */
  stack: ObjId[]
  exile: ObjId[]
  command: ObjId[]
  turn: TurnState
  combat: CombatState | null
  agenda: Frame[]
  scopes: Scope[]
  effects: FloatingEffect[]
  replacements: FloatingReplacement[]
  delayed: DelayedTrigger[]
  /** Triggered, and not yet on the stack (CR 603.2). */
  pending: PendingTrigger[]
  /** What happened, oldest first; without a log only this and last turn. */
  facts: Fact[]
  /** Facts ever recorded. */
  factCount: number
  decision: Decision | null
  decisions: number
  /** The state before the spell or ability that is being announced, to go back to (CR 733.1). */
  rollback: GameState | null
  result: GameResult | null
}

export interface GameOptions {
  format: 'freeform' | 'commander' | string
  startingLife: number
  /** Keeps all facts with their rule numbers; without it only what the rules need is kept. */
  log: boolean
  /** Players who are never asked how to pay: mana is paid automatically. */
  autoPay: boolean[]
  /** Players who are not asked at priority where all they could do is pass or make mana. */
  skipManaOnly: boolean[]
  /** The game is a draw after so many turns (a safeguard for simulations, not a rule); 0 for none. */
  turnLimit: number
  /** By player, the results of their next flips and rolls, before random ones (scenarios). */
  flips: boolean[][]
  rolls: number[][]
}

export interface PlayerState {
  name: string
  life: number
  /** Poison, energy, experience … */
  counters: Record<string, number>
  library: ObjId[] // top first
  hand: ObjId[]
  graveyard: ObjId[]
  pool: Mana[]
  landsPlayed: number
  lost: boolean
  /** Why and by which rule, once lost. */
  lostBy?: string | undefined
  won: boolean
  /** A draw from an empty library since state-based actions were last checked (CR 704.5b). */
  drewFromEmpty: boolean
  /** Clock at the beginning of this player's last upkeep, and of the one before (CR 702.30a). */
  lastUpkeep: number
  previousUpkeep: number
  /** Clock at the beginning of this player's most recent turn (CR 302.6). */
  turnBegan: number
  mulligans: number
  commander: ObjId[]
  /** Damage by each commander (by def index) (CR 704.6c). */
  commanderDamage: Record<string, number>
  designations: Record<string, boolean>
}

/** One unit of mana in a pool (CR 106.4). */
export interface Mana {
  type: ManaType
  snow?: boolean
  /** Made by a Treasure. */
  treasure?: boolean
  source?: ObjId
  only?: ManaRestriction
  /** The controller and source of the restriction, for its filter. */
  persists?: boolean
}

export type ObjKind = 'card' | 'token' | 'copy' | 'ability' | 'emblem'

export interface Obj {
  id: ObjId
  kind: ObjKind
  /** Index into `defs`; −1 for an ability on the stack. */
  def: number
  owner: PlayerId
  /** Base controller: who put it there; effects of layer 2 are on top (ask `controllerOf`). */
  controller: PlayerId
  zone: Zone
  /** Which face is up, or which part is cast (CR 712, 709). */
  face: number
  /** Timestamp (CR 613.7). */
  time: number
  /** Clock since when its controller controls it (CR 302.6, 702.30a). */
  since: number
  /** Who controlled it when that was last noted: `since` and `lose control` go by it. */
  held: PlayerId
  tapped: boolean
  phasedOut?: { by: PlayerId; with?: ObjId } | undefined
  faceDown?: boolean | undefined
  /** Damage marked (CR 120.3e). */
  damage: number
  deathtouched: boolean
  counters: Record<string, number>
  /** What this is attached to: objects or players; possibly several. */
  attachedTo: Entity[]
  /** When this object became attached (a new timestamp, CR 613.7e). */
  copy?: CopyValues | undefined
  /** Choices made as it entered or by linked abilities: colour, type, player … */
  chosen: Record<string, string | number>
  /** Linked cards (CR 607), by key. */
  linked: Record<string, ObjId[]>
  /** A commander: the def's index as an identity that survives zone changes. */
  commander?: boolean | undefined
  marks: Record<string, number>
  /** For what is or was a spell, and for abilities on the stack. */
  cast?: CastInfo | undefined
  /** The face's abilities by index, used this turn / ever: for limits. */
  used: Record<string, number>
  /** Who may see it, besides those who see the zone (bit by player). */
  seenBy: number
}

/** Copiable values that a copy effect gave (CR 707.2), with exceptions already in them. */
export interface CopyValues {
  def: number
  face: number
  mods: Modification[]
  /** It copied an object that was face down: a copy with those values, that is itself face up (CR 707.2). */
  faceDown?: boolean
  /** Made by this continuous effect, and only for as long as it lasts; then what is `under` it. */
  effect?: number
  under?: CopyValues | undefined
  /** The choices made for the abilities that it had before, and has again when that ends (CR 707.6, 707.7). */
  chosen?: Obj['chosen'] | undefined
}

/** What was chosen and paid for a spell or an ability on the stack; a permanent keeps its spell's (CR 400.7d). */
export interface CastInfo {
  x?: number
  /** How often each optional cost was paid; alternative costs by name. */
  paid: Record<string, number>
  modes?: number[]
  /** Name of the targets' binding → what is targeted. Illegal ones are taken out on resolution. */
  targets: Record<string, Entity[]>
  /** Divided amounts (CR 601.2d), parallel to targets. */
  divided?: Record<string, number[]>
  vars: Record<string, Value>
  /** From which zone it was cast, and by whom. */
  from?: Zone
  by?: PlayerId
  wasCast: boolean
  manaSpent?: Mana[]
  /** Abilities on the stack. */
  ability?: Ability
  source?: ObjId
  event?: EventInfo
  after?: Zone
  rules?: string[]
}

export interface Gone {
  obj: Obj
  /** Characteristics as it last existed, where they matter (battlefield, stack). */
  chars: PlainChars | null
  controller: PlayerId
  /** What it became (CR 400.7), 0 for nothing (a token that ceased to exist). */
  moved: ObjId
}

/** Characteristics as plain data: which keywords there are follows from the abilities. */
export type PlainChars = Omit<Chars, 'keywords'>

/** A value bound to a name. */
export type Value = Entity[] | number | string | boolean | { mana: ManaType[] }

/** What happened, as far as a trigger or a replaced event refers to it. */
export interface EventInfo {
  kind: string
  /** The number of the fact: what came before it has lower ones. */
  n?: number
  subject?: Entity
  /** All subjects of a one-or-more event. */
  subjects?: Entity[]
  player?: PlayerId
  other?: Entity
  source?: ObjId
  moved?: ObjId
  amount?: number
  /** What the source of the ability was attached to, looking back (CR 603.10). */
  hosts?: Entity[]
  mana?: ManaType[]
}

/** The environment in which effects, filters and amounts are evaluated. */
export interface Scope {
  /** Source of the spell or ability; may be gone. */
  source: ObjId
  controller: PlayerId
  vars: Record<string, Value>
  x?: number
  event?: EventInfo
  /** The object on the stack that is resolving, if any. */
  object?: ObjId
}

export interface TurnState {
  number: number
  active: PlayerId
  step: Step
  /** True until the first turn has begun. */
  extraTurns: PlayerId[]
  /** Steps and phases of this turn that are still to come. */
  coming: Step[]
  /** Spells cast this turn, and last turn, by player. */
  spells: number[]
  lastSpells: number[]
  drawn: number[]
  /** Skipped steps to come, by player: step or 'turn'. */
  skips: { player: PlayerId; step: string }[]
  day?: 'day' | 'night' | undefined
  /** Who would go on after an extra turn: the last player whose turn was a regular one. */
  lastRegular: PlayerId
  /** The starting player (CR 103.1). */
  first: PlayerId
  attacked: boolean
}

export interface CombatState {
  attackingPlayer: PlayerId
  attackers: Attacker[]
  blockers: Blocker[]
  /** Who dealt damage in the first of two combat damage steps (CR 510.4). */
  dealtFirst: ObjId[]
  firstStrikeStep: boolean
}

export interface Attacker {
  id: ObjId
  defender: Entity
  /** Undefined until blockers are declared. */
  blocked?: boolean
  blockers: ObjId[]
}

export interface Blocker {
  id: ObjId
  attackers: ObjId[]
}

/** Characteristics (CR 109.3) as they are now, after all layers. Shared, never written to. */
export interface Chars {
  name: string
  manaCost: readonly ManaSymbol[] | undefined
  manaValue: number
  colors: readonly Color[]
  supertypes: readonly Supertype[]
  types: readonly CardType[]
  subtypes: readonly string[]
  allCreatureTypes: boolean
  power: number
  toughness: number
  basePower: number
  baseToughness: number
  loyalty: number
  abilities: readonly AbilityInstance[]
  /** Keyword names of all keyword abilities it has, landwalks and the like by their own name. */
  keywords: ReadonlySet<string>
}

/** An ability that an object has. Keyword abilities are there by name, and the abilities that they stand for after them. */
export interface AbilityInstance {
  ability: Ability
  /** Stable for as long as the object has the ability: its place on the face, or its effect's. */
  key: string
  /** Who granted it, where an effect did; and that effect's timestamp (CR 613.7a). */
  grantor?: ObjId
  granted?: number
  vars?: Record<string, Value>
}

/** An effect on the rules of the game (CR 613.11): can't, must, may, costs … */
export interface RuleEffect {
  mod: Modification
  /** Whom it concerns, where that is not an object on the battlefield or a player: asked each time. */
  affected?: Ref
  source: ObjId
  controller: PlayerId
  vars: Record<string, Value>
}

/** A replacement or prevention effect from an ability that a player has: that player is "you" (CR 113.1). */
export interface PlayerReplacement {
  key: string
  replacement: Replacement
  source: ObjId
  controller: PlayerId
  vars: Record<string, Value>
}

/** A continuous effect from a resolved spell or ability (CR 611.2). */
export interface FloatingEffect {
  id: number
  time: number
  source: ObjId
  controller: PlayerId
  /** The objects (or players) it affects, locked in (CR 611.2c). */
  affected: Entity[]
  /** For effects on the rules about a whole class of objects, now and later (CR 611.2c): whom they concern. */
  open?: Ref
  mods: Modification[]
  vars: Record<string, Value>
  duration: Duration
  turn: number
  x?: number
}

export interface FloatingReplacement {
  id: number
  time: number
  source: ObjId
  controller: PlayerId
  replacement: Replacement
  duration: Duration
  vars: Record<string, Value>
  turn: number
  /** What is left of "the next n damage"; uses left. */
  left?: number
  uses?: number
  event?: EventInfo
  x?: number
}

export interface DelayedTrigger {
  id: number
  source: ObjId
  controller: PlayerId
  on: EventPattern
  ability: Ability
  vars: Record<string, Value>
  repeats: boolean
  /** No trigger: it is carried out at once when the event happens (CR 610.3). */
  immediate?: boolean
  duration: Duration
  turn: number
  event?: EventInfo
  x?: number
}

export interface PendingTrigger {
  id: number
  source: ObjId
  controller: PlayerId
  ability: Ability
  key: string
  event: EventInfo
  vars: Record<string, Value>
  x?: number
  /** Carried out at once, without the stack. */
  immediate?: boolean
}

/** Why something happens. */
export interface Cause {
  by: 'effect' | 'cost' | 'rule' | 'turn'
  source?: ObjId
  player?: PlayerId
  /** A keyword action it is part of: sacrifice, destroy, discard, mill, draw … */
  as?: string
}

/** What happened: recorded by the door, matched by triggers and by questions about history. */
export interface Fact {
  n: number
  kind: string
  turn: number
  step: Step
  subject?: Entity
  player?: PlayerId
  other?: Entity
  moved?: ObjId
  from?: Zone
  to?: Zone
  amount?: number
  counter?: string
  combat?: boolean
  cause: Cause
  rules: string[]
  /** Facts of one event have one number. */
  event: number
  mana?: ManaType[]
  text?: string
}

/** With every property there, undefined or not: records of one shape are read and copied faster. */
export type Whole<T> = { [K in keyof Required<T>]: T[K] }

export interface GameResult {
  winners: PlayerId[]
  draw: boolean
  reason: string
}

export type { Color, Comparison, Cost, Effect, ManaSymbol, Stat }
