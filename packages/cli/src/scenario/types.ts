/** A scenario file as it is written, after it has been checked (see the format's description in the documentation). */
import type { Step } from '@upkeep/ir'

/** A moment: the turn (counted as taken, from 1) and the step. */
export interface Time {
  turn: number
  step: Step
}

/** Player by place in turn order: A is 0. */
export type Seat = number

export interface Scenario {
  /** Where it stands: the file, and which document of it (from 1). */
  file: string
  document: number
  /** More than one document in the file. */
  many: boolean
  name: string
  cites: string[]
  players: number
  format: string
  seed: number
  strict: boolean
  shuffle: boolean
  /** The hands of the position are opening hands. */
  openingHands: boolean
  filler: string | null
  start: Time
  setup: SeatSetup[]
  script: Entry[]
  answers: Queues[]
  stop: Time
  expect: Expect | undefined
}

export interface SeatSetup {
  life?: number
  counters: Record<string, number>
  mana?: string
  hand: Item[]
  battlefield: Item[]
  graveyard: Item[]
  exile: Item[]
  command: Item[]
  library: Item[]
}

/** A card or token of the starting position. */
export interface Item {
  /** Path of the field, for messages. */
  path: string
  card?: string
  token?: string
  count: number
  as?: string
  tapped?: boolean
  sick?: boolean
  counters?: Record<string, number>
  damage?: number
  attachedTo?: string[]
  faceDown?: boolean
  transformed?: boolean
  phasedOut?: boolean
  owner?: Seat
  chosen?: Record<string, string | number>
}

/** One element of an answer, as written. */
export type Pick = string | number | boolean | Pick[] | { [key: string]: unknown }

/** How an object is named: by a text, or with more to tell it by. */
export type ObjectName = string | { card: string; copy?: boolean }

export interface Inline {
  targets?: Pick[]
  x?: number
  modes?: (number | string)[]
  kicked?: number
  using?: string
  costs?: Pick[]
  pay?: Pick[]
  while?: While
}

export type While = { present: string } | { absent: string } | { copy: string }

export type Act =
  | { kind: 'play'; card: ObjectName; face?: string }
  | { kind: 'cast'; card: ObjectName; inline: Inline }
  | { kind: 'activate'; text: string; of?: ObjectName; inline: Inline }
  | { kind: 'special'; what: string; of?: ObjectName; inline: Inline }
  | { kind: 'attack'; attacks: { attacker: ObjectName; defender?: ObjectName }[] }
  | { kind: 'block'; blocks: { blocker: ObjectName; attacker?: ObjectName }[] }
  | { kind: 'pass' }

export type Deed =
  | Act
  | { kind: 'counters'; counters: Record<string, number>; of: ObjectName }
  | { kind: 'wait'; objects: number | 'stack' }
  | { kind: 'answer'; answers: Pick[] }
  | { kind: 'expect'; expect: Expect }
  | { kind: 'illegal'; act: Act }
  | { kind: 'concede' }

export interface Entry {
  /** Place in the script, from 0. */
  index: number
  by: Seat
  at: Time
  deed: Deed
}

export interface Queues {
  choices: Pick[]
  targets: Pick[]
  modes: Pick[]
  flips: boolean[]
  rolls: number[]
}

/** A counted name of a zone's list. */
export interface Counted {
  name: string
  count: number
}

export interface SeatExpect {
  numbers: { field: SeatNumber; is: number }[]
  lists: { zone: SeatZone; names: Counted[] }[]
  counters?: Record<string, number>
  mana?: string
  manaOf?: Record<string, number>
  lost?: boolean
  won?: boolean
}

export type SeatNumber =
  | 'life'
  | 'poison'
  | 'energy'
  | 'handCount'
  | 'libraryCount'
  | 'graveyardCount'
  | 'battlefieldCount'
  | 'exileCount'
  | 'emblemCount'
  | 'commandCount'

export type SeatZone = 'hand' | 'graveyard' | 'exile' | 'battlefield' | 'library' | 'command' | 'emblem'

export interface PermanentExpect {
  path: string
  card?: ObjectName
  all?: boolean
  count?: number
  controller?: Seat
  owner?: Seat
  power?: number
  toughness?: number
  basePower?: number
  baseToughness?: number
  loyalty?: number
  damage?: number
  token?: boolean
  tapped?: boolean
  phasedOut?: boolean
  faceDown?: boolean
  transformed?: boolean
  sick?: boolean
  blocked?: boolean
  attacking?: string | boolean
  blocking?: string[] | boolean
  counters?: Record<string, number>
  types?: string[]
  notTypes?: string[]
  subtypes?: string[]
  notSubtypes?: string[]
  supertypes?: string[]
  notSupertypes?: string[]
  colors?: string[]
  hasColors?: string[]
  lacksColors?: string[]
  has?: string[]
  lacks?: string[]
  attachedTo?: string[]
  enchantedBy?: string[]
}

/** Something asked for in `can` and `cannot`. */
export interface Possible {
  path: string
  by: Seat
  act: Act
}

export interface Expect {
  path: string
  seats: { seat: Seat; expect: SeatExpect }[]
  permanents: PermanentExpect[]
  stack?: string[]
  stackCount?: number
  stackHas?: Record<string, number>
  monarch?: Seat | 'none'
  can: Possible[]
  cannot: Possible[]
  couldProduce?: Record<string, string[]>
  manaOptions?: { seat: Seat; pools: string[] }[]
  turn?: number
  step?: Step
  active?: Seat
  winner?: Seat | 'draw' | 'none'
}

export type Status = 'passed' | 'failed' | 'unsupported' | 'error'

export interface ScenarioResult {
  file: string
  name: string
  status: Status
  message: string
  /** Place in the script of the entry that it stopped at, from 0. */
  step: number | null
  facts?: unknown[]
}
