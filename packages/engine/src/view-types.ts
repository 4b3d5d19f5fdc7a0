import type { Ability, CardType, Color, ManaSymbol, ManaType, Step, Supertype } from '@upkeep/ir'
import type { Decision } from './game/decision.ts'
import type { Entity, Fact, GameResult, ObjId, ObjKind, PlayerId } from './game/types.ts'

/** What one player may see (CR 400.2, 706): the only thing that leaves the process for a client or a bot. */
export interface GameView {
  you: PlayerId
  turn: { number: number; active: PlayerId; step: Step }
  players: PlayerView[]
  battlefield: ObjectView[]
  /** Top first. */
  stack: ObjectView[]
  exile: ObjectView[]
  command: ObjectView[]
  combat: { attackers: { id: ObjId; defender: Entity; blocked: boolean; blockers: ObjId[] }[] } | null
  /** The decision, if it is yours; otherwise who is deciding. */
  decision: Decision | null
  waitingFor: PlayerId | null
  result: GameResult | null
  /** Facts since the given number that this player may know. */
  log: Fact[]
  factCount: number
}

export interface PlayerView {
  id: PlayerId
  name: string
  life: number
  counters: Record<string, number>
  pool: ManaType[]
  /** Your own hand, and cards you may see; others are opaque. */
  hand: ObjectView[]
  handCount: number
  libraryCount: number
  /** The cards of the library that you may see (revealed, looked at), by place from the top. */
  library: ObjectView[]
  graveyard: ObjectView[]
  lost: boolean
  won: boolean
  landsPlayed: number
  designations: Record<string, boolean>
}

/** An object as seen: hidden ones have an opaque id (negative numbers beyond players are never used; see `hidden`). */
export interface ObjectView {
  id: ObjId
  hidden?: true
  kind: ObjKind
  name: string
  /** The definition's name, for looking the card up. */
  card?: string
  face: number
  owner: PlayerId
  controller: PlayerId
  manaCost?: readonly ManaSymbol[]
  colors: readonly Color[]
  supertypes: readonly Supertype[]
  types: readonly CardType[]
  subtypes: readonly string[]
  power?: number
  toughness?: number
  loyalty?: number
  abilities: readonly Ability[]
  keywords: readonly string[]
  tapped?: boolean
  damage?: number
  counters?: Record<string, number>
  attachedTo?: Entity[]
  attachments?: ObjId[]
  faceDown?: boolean
  phasedOut?: boolean
  token?: boolean
  sick?: boolean
  attacking?: Entity
  blocking?: ObjId[]
  /** On the stack: its source, targets and X. */
  source?: ObjId
  targets?: Entity[]
  x?: number
  modes?: number[]
  chosen?: Record<string, string | number>
}
