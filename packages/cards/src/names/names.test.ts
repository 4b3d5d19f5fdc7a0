import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCardFile } from '../import/file.ts'
import type { PrintedCard } from '../printed.ts'
import { CORPUS, WHY_SKIPPED } from '../testing.ts'
import { editDistance } from './distance.ts'
import { foldName } from './fold.ts'
import { cardNames } from './names.ts'
import { namedCard } from './printed.ts'

describe('folding', () => {
  test.each([
    ["Lim-Dûl's Vault", "lim dul's VAULT", 'lim duls vault'],
    ['Æther Vial', 'Aether Vial', 'aether vial'],
    ['Jötun Grunt', 'Jotun  grunt', 'jotun grunt'],
    ['Fire // Ice', 'Fire/Ice', 'fire // ice'],
    ['Fire // Ice', 'Fire /// Ice', 'fire // ice'],
    ['Urza’s Tower', "Urza's Tower", 'urzas tower'],
    ["Will-o'-the-Wisp", 'Will o’ the Wisp', 'will o the wisp'],
    ['Straße', 'STRASSE', 'strasse'],
    ['“Ach! Hans, Run!”', '"Ach Hans Run"', 'ach hans run'],
    ['_____', '_____', '_____'],
    ['!!', '!!', '!!'],
  ])('%s and %s are one', (a, b, folded) => {
    expect([foldName(a), foldName(b)]).toEqual([folded, folded])
  })

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), name => foldName(foldName(name)) === foldName(name)),
      {
        numRuns: 2000,
      },
    )
  })
})

test('the edit distance counts letters added, left out, changed and swapped', () => {
  const cases: [string, string, number][] = [
    ['bolt', 'bolt', 0],
    ['bolt', 'blot', 1],
    ['bolt', 'bolts', 1],
    ['bolt', 'bot', 1],
    ['bolt', 'bold', 1],
    ['bolt', 'shock', 4],
    ['', 'abc', 3],
  ]
  for (const [a, b, distance] of cases) {
    expect([a, b, editDistance(a, b, 9)]).toEqual([a, b, distance])
    expect(editDistance(b, a, 9)).toBe(distance)
    for (let limit = 0; limit < 9; limit++) expect(editDistance(a, b, limit)).toBe(Math.min(distance, limit + 1))
  }
})

describe('the index of names', () => {
  const names = cardNames([
    { name: 'Storm' },
    { name: 'Lightning Bolt', german: ['Blitzschlag'] },
    { name: 'Lightning Blast', german: ['Blitz'] },
    { name: 'Heat // Cold', faces: ['Heat', 'Cold'], german: ['Hitze // Kälte', 'Hitze', 'Kälte'] },
    { name: 'Heat // Dust', faces: ['Heat', 'Dust'] },
    { name: 'Cold // Water', faces: ['Cold', 'Water'], minor: true },
    { name: 'First', german: ['Gleich', 'Storm'] },
    { name: 'Second', german: ['Gleich'] },
  ])

  test('an English name goes before a face, a face before a German name', () => {
    expect(names.find('storm')).toEqual({ kind: 'found', name: 'Storm', by: 'name' })
    expect(names.find('cold')).toEqual({ kind: 'found', name: 'Heat // Cold', by: 'face' })
    expect(names.find('Kalte')).toEqual({ kind: 'found', name: 'Heat // Cold', by: 'german' })
    expect(names.find('Hitze/Kälte')).toEqual({ kind: 'found', name: 'Heat // Cold', by: 'german' })
    expect(names.find('nothing')).toBeUndefined()
  })

  test('a joke gives way', () => {
    expect(names.find('Water')).toMatchObject({ name: 'Cold // Water' })
    expect(names.find('Cold')).toMatchObject({ name: 'Heat // Cold' })
    const other = cardNames([
      { name: 'A', german: ['Z'], minor: true },
      { name: 'B', german: ['Z'] },
    ])
    expect(other.find('z')).toMatchObject({ name: 'B' })
  })

  test('a name that several cards have is ambiguous', () => {
    expect(names.find('Heat')).toEqual({ kind: 'ambiguous', names: ['Heat // Cold', 'Heat // Dust'] })
    expect(names.find('Gleich')).toEqual({ kind: 'ambiguous', names: ['First', 'Second'] })
  })

  test('near names are suggested, best first', () => {
    expect(names.suggest('Lightnig Bolt')).toEqual(['Lightning Bolt'])
    expect(names.suggest('Lightning Bl')).toEqual(['Lightning Blast', 'Lightning Bolt'])
    expect(names.suggest('Blitzschlga')).toEqual(['Lightning Bolt'])
    expect(names.suggest('Lightning Bolt', 1)).toEqual(['Lightning Bolt'])
    expect(names.suggest('Completely Different')).toEqual([])
  })
})

describe('the names of the real corpus', () => {
  test.skipIf(!CORPUS)(`fold to different things, and each is found${WHY_SKIPPED}`, async () => {
    const cards: PrintedCard[] = []
    for await (const card of readCardFile(CORPUS!)) cards.push(card)
    expect(new Set(cards.map(card => foldName(card.name))).size).toBe(cards.length)
    const names = cardNames(cards.map(namedCard))
    for (const card of cards) expect(names.find(card.name)).toEqual({ kind: 'found', name: card.name, by: 'name' })
    const ambiguous = cards.filter(card => card.faces.some(face => names.find(face.name)?.kind === 'ambiguous'))
    expect(ambiguous.map(card => card.name)).toEqual([])
    expect(names.suggest('Lightnig Bolt')[0]).toBe('Lightning Bolt')
    expect(names.find('Lim-Dul’s Vault')).toMatchObject({ name: "Lim-Dûl's Vault" })
    expect(names.find('Jotun Grunt')).toMatchObject({ name: 'Jötun Grunt' })
    expect(names.find('Delver of Secrets')).toMatchObject({ by: 'face' })
    expect(names.find('Blitzschlag')).toMatchObject({ name: 'Lightning Bolt', by: 'german' })
  })
})
