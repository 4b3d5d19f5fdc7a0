import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deckOrThrow } from './read.ts'
import type { Deck } from './types.ts'
import { countCards, writeDeck } from './write.ts'

test('a deck is written as MTGA reads it', () => {
  const deck: Deck = {
    name: 'My Deck',
    main: [
      { name: 'Forest', count: 20, line: 0 },
      { name: 'Fire // Ice', count: 4, line: 0, set: 'MH2', number: '290', foil: true },
    ],
    sideboard: [{ name: 'Island', count: 1, line: 0, set: 'M10' }],
    commanders: [{ name: 'Juri, Master of the Revue', count: 1, line: 0 }],
  }
  expect(writeDeck(deck).split('\n')).toEqual([
    'About',
    'Name My Deck',
    '',
    'Commander',
    '1 Juri, Master of the Revue',
    '',
    'Deck',
    '20 Forest',
    '4 Fire // Ice (MH2) 290 *F*',
    '',
    'Sideboard',
    '1 Island (M10)',
    '',
  ])
})

test('what is written is read back', () => {
  const name = fc.constantFrom('Forest', 'Fire // Ice', "Lim-Dûl's Vault", 'Juri, Master of the Revue', 'R&D')
  const card = fc.record(
    {
      name,
      count: fc.integer({ min: 1, max: 999 }),
      set: fc.constantFrom('M10', 'PLST', '3ED'),
      foil: fc.constant(true as const),
    },
    { requiredKeys: ['name', 'count'] },
  )
  const cards = fc.array(card, { minLength: 1, maxLength: 6 })
  const deck = fc.record(
    { name: fc.constantFrom('A', 'My Deck 2'), main: cards, sideboard: cards, commanders: cards, companion: card },
    { requiredKeys: ['main', 'sideboard', 'commanders'] },
  )
  const withoutLines = (deck: unknown) => JSON.parse(JSON.stringify(deck, (key, value) => (key === 'line' ? 0 : value)))
  fc.assert(
    fc.property(deck, made => {
      const full = JSON.parse(JSON.stringify(made), (_, value) =>
        value?.count ? { ...value, line: 0 } : value,
      ) as Deck
      expect(withoutLines(deckOrThrow(writeDeck(full)))).toEqual(full)
    }),
  )
})

test('copies are counted by name', () => {
  const card = (name: string, count: number) => ({ name, count, line: 0 })
  expect([...countCards([card('Forest', 2), card('Island', 1), card('Forest', 3)])]).toEqual([
    ['Forest', 5],
    ['Island', 1],
  ])
})
