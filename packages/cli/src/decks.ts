/** Decks by the name of a shipped one, or from a file. */
import { existsSync } from 'node:fs'
import { type CardNames, type DeckCard, deckOrThrow } from '@upkeep/cards/deck'
import { SHIPPED_DECKS, shippedDeck } from '@upkeep/cards/decks'
import type { PackCard } from '@upkeep/cards/pack'
import { readText } from './files.ts'
import { InputError } from './io.ts'

export interface NamedDeck {
  name: string
  main: readonly DeckCard[]
}

/** Each card of it is in the pack and playable; otherwise an error that names those that are not. */
export function deckNamed(
  wanted: string,
  names: CardNames,
  pack: { get(name: string): PackCard | undefined },
): NamedDeck {
  const shipped = shippedDeck(wanted)
  if (!shipped && !existsSync(wanted)) {
    const known = SHIPPED_DECKS.map(({ id }) => id).join(', ')
    throw new InputError(`${wanted}: there is no such file, and no shipped deck of that name (${known})`)
  }
  const text = shipped ? shipped.text : readText(wanted)
  const deck = deckOrThrow(text, { names, file: wanted })
  const missing = deck.main.filter(({ name }) => {
    const card = pack.get(name)
    return card === undefined || (card.stops?.length ?? 0) > 0
  })
  if (missing.length > 0) {
    const list = missing.map(({ name }) => name).join(', ')
    throw new InputError(`${wanted}: not playable: ${list} (upkeep deck check says why)`)
  }
  return { name: shipped?.name.en ?? deck.name ?? wanted, main: deck.main }
}
