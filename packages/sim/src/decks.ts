import type { Pack } from '@upkeep/cards/pack'
import type { CardDef } from '@upkeep/ir'

/** A deck as many games are played with it. */
export interface SimDeck {
  readonly name: string
  /** How many of each card. */
  readonly cards: Readonly<Record<string, number>>
}

/** From lines of a deck, as `@upkeep/cards/deck` reads them. */
export function simDeck(name: string, cards: Iterable<{ readonly name: string; readonly count: number }>): SimDeck {
  const counts: Record<string, number> = {}
  for (const card of cards) counts[card.name] = (counts[card.name] ?? 0) + card.count
  return { name, cards: counts }
}

/** Where card definitions come from: the pack, or anything like it. */
export interface CardSource {
  get(name: string): CardDef | undefined
}

/** The cards of a deck, each definition once in memory. Throws where one is not playable. */
export function cardsOf(deck: SimDeck, from: CardSource | Pack): CardDef[] {
  const cards: CardDef[] = []
  for (const [name, count] of Object.entries(deck.cards)) {
    const card = from.get(name)
    if (!card) throw new Error(`${deck.name}: ${JSON.stringify(name)} is not a playable card`)
    for (let i = 0; i < count; i++) cards.push(card)
  }
  return cards
}
