/** What the page and the worker say to each other. The game itself never leaves the worker; a save does, sealed. */
import type { Answer, GameView } from '@upkeep/engine'
import type { Ability, Color, ManaSymbol } from '@upkeep/ir'
import type { AutoSettings } from './auto.ts'

export type DeckChoice = { shipped: string } | { list: string }
export type BotKind = 'random' | 'heuristic'

/** Everything that a game at this table begins from. */
export interface NewGame {
  you: { name: string; deck: DeckChoice }
  rival: { name: string; deck: DeckChoice }
  bot: BotKind
  seed: number
  first: 'you' | 'rival' | 'draw'
}

/** The same in each language of the page. */
export type Words = Readonly<Record<'en' | 'de', string>>

export interface DeckCard {
  name: string
  count: number
  cost?: readonly ManaSymbol[]
  types: readonly string[]
}

export interface DeckInfo {
  id: string
  name: Words
  about?: Words
  colors: readonly Color[]
  size: number
  cards: readonly DeckCard[]
}

/** What is wrong with a list; `line` 1 is the first, 0 is the list as a whole. */
export interface DeckProblem {
  line: number
  /** A word that the page has a sentence for. */
  kind: string
  /** The words in question. */
  text: string
  /** A card that may have been meant; where reading a card's text stopped; how many cards are wanted. */
  more?: string
  /** In English, for what the page has no sentence for. */
  message: string
}

export interface DeckReport {
  problems: readonly DeckProblem[]
  deck: DeckInfo | null
}

export type ToWorker =
  | { to: 'start'; game: NewGame; auto: AutoSettings }
  | { to: 'resume'; save: string; auto: AutoSettings }
  | { to: 'answer'; decision: number; answer: Answer }
  | { to: 'undo' }
  | { to: 'auto'; auto: AutoSettings }
  /** Pass priority until the turn ends or something happens that can be answered. */
  | { to: 'passTurn' }
  | { to: 'checkDeck'; ask: number; text: string }

/** How long a position deserves to be looked at before the next one. */
export type Pace = 'now' | 'short' | 'long'

export interface ViewMessage {
  from: 'view'
  view: GameView
  /** The abilities that the decision's actions are about, by the index of the action. */
  labels: Readonly<Record<number, Ability>>
  /** The log of the view begins the log anew instead of going on with it. */
  wholeLog: boolean
  canUndo: boolean
  pace: Pace
  /** The turn is being passed. */
  passing: boolean
}

export type FromWorker =
  | { from: 'ready'; decks: readonly DeckInfo[]; cardNames: readonly string[] }
  | { from: 'deckChecked'; ask: number; report: DeckReport }
  | { from: 'started'; game: NewGame }
  | ViewMessage
  | { from: 'refused'; reason: string; rules: readonly string[] }
  | { from: 'saved'; save: string }
  /** A save that can't be read; the text of it is kept by the page. */
  | { from: 'unreadable'; save: string; reason: string }
  /** A deck that can't be played, found when the game was to begin. */
  | { from: 'notStarted'; problems: readonly DeckProblem[] }
  /** A fault of the program. */
  | { from: 'crashed'; message: string }
