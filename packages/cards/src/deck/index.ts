/** Reading and writing decks (`@upkeep/cards/deck`). Runs anywhere. */
export * from '../names/index.ts'
export { type DeckOptions, deckOrThrow, detectDeckFormat, readDeck } from './read.ts'
export {
  type Deck,
  type DeckCard,
  DeckError,
  type DeckFormat,
  type DeckProblem,
  type DeckProblemKind,
  type DeckResult,
} from './types.ts'
export { countCards, writeDeck } from './write.ts'
