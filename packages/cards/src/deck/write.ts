/** Writing a deck as MTGA and Moxfield read it. */
import type { Deck, DeckCard } from './types.ts'

/** `Commander`, `Companion`, `Deck` and `Sideboard`, each with a line a card. */
export function writeDeck(deck: Deck): string {
  const blocks: string[] = []
  const block = (heading: string, cards: readonly DeckCard[]) => {
    if (cards.length > 0) blocks.push([heading, ...cards.map(writeCard)].join('\n'))
  }
  if (deck.name) blocks.push(`About\nName ${deck.name}`)
  block('Commander', deck.commanders)
  block('Companion', deck.companion ? [deck.companion] : [])
  block('Deck', deck.main)
  block('Sideboard', deck.sideboard)
  return `${blocks.join('\n\n')}\n`
}

function writeCard(card: DeckCard): string {
  const set = card.set ? ` (${card.set})${card.number ? ` ${card.number}` : ''}` : ''
  return `${card.count} ${card.name}${set}${card.foil ? ' *F*' : ''}`
}

/** How many of each name, in order of first mention. */
export function countCards(cards: readonly DeckCard[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card.name, (counts.get(card.name) ?? 0) + card.count)
  return counts
}
