import { deckOrThrow } from '@upkeep/cards/deck'
import { SHIPPED_DECKS, type ShippedDeck } from '@upkeep/cards/decks'
import { type SimDeck, simDeck } from './decks.ts'

/** A shipped deck to play many games with. */
export function shippedSimDeck(deck: ShippedDeck): SimDeck {
  return simDeck(deck.id, deckOrThrow(deck.text, { file: deck.id }).main)
}

export function shippedSimDecks(): SimDeck[] {
  return SHIPPED_DECKS.map(shippedSimDeck)
}
