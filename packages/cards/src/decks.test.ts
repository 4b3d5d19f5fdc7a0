import { describe, expect, test } from 'vitest'
import { deckOrThrow } from './deck/index.ts'
import { SHIPPED_DECKS, shippedDeck } from './decks.ts'
import { readPackFolder } from './pack/folder.ts'

const pack = readPackFolder()

describe.each(SHIPPED_DECKS)('the shipped deck $id', deck => {
  const read = deckOrThrow(deck.text, { names: pack.names, file: deck.id })

  test('has 60 cards, each of them in the pack and at most four times', () => {
    expect(read.main.reduce((sum, card) => sum + card.count, 0)).toBe(60)
    expect(read.main.filter(card => !pack.has(card.name))).toEqual([])
    const isBasic = (name: string) => pack.get(name)?.faces[0]?.supertypes?.includes('Basic')
    expect(read.main.filter(card => card.count > 4 && !isBasic(card.name))).toEqual([])
  })

  test('bears its name, and is found by it', () => {
    expect(read.name).toBe(deck.name.en)
    expect(shippedDeck(deck.name.de)).toBe(deck)
    expect(shippedDeck(deck.id)).toBe(deck)
  })

  test('is the same as its file', async () => {
    await expect(deck.text).toMatchFileSnapshot(`../decks/${deck.id}.txt`)
  })
})
