import type { CardDef, ManaType, Step, TokenSpec } from '@upkeep/ir'
import type { GameOptions, PlayerId } from './types.ts'

/** Everything that a game begins from. */
export interface GameSetup {
  players: PlayerSetup[]
  /** Any integer; the same setup, seed and answers give the same game. */
  seed: number
  options?: Partial<GameOptions>
  /** Who takes the first turn; drawn by the generator if absent. */
  first?: PlayerId
  /** Shuffle libraries (default true). */
  shuffle?: boolean
  /**
   * Draw opening hands of seven with London mulligans (CR 103.5), then do what cards allow from them (CR 103.6) (default
   * true where players have decks and the game has no `start`). `given`: the hands of this setup are opening hands.
   */
  openingHands?: boolean | 'given'
  /** Starts in the middle of things: at this turn (counted as taken; players in turn order) and step. */
  start?: { turn: number; step: Step }
}

export interface PlayerSetup {
  name: string
  /** The library before shuffling, top first. */
  deck?: CardDef[]
  commanders?: CardDef[]
  life?: number
  counters?: Record<string, number>
  mana?: ManaType[]
  hand?: Placed[]
  battlefield?: Placed[]
  graveyard?: Placed[]
  exile?: Placed[]
  command?: Placed[]
}

/** An object of the starting position. It is simply there: nothing triggers. */
export interface Placed {
  card?: CardDef
  token?: TokenSpec
  /** A label by which other placed objects may attach to it. */
  label?: string
  tapped?: boolean
  /** Came under its controller's control this turn. */
  sick?: boolean
  counters?: Record<string, number>
  damage?: number
  attachedTo?: (string | { player: PlayerId })[]
  faceDown?: boolean
  transformed?: boolean
  phasedOut?: boolean
  owner?: PlayerId
  chosen?: Record<string, string | number>
}
