import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCardFile } from '../import/file.ts'
import { cardNames, namedCard } from '../names/index.ts'
import { CORPUS, DECKS, WHY_SKIPPED } from '../testing.ts'
import { readDeck } from './read.ts'
import type { DeckCard } from './types.ts'
import { writeDeck } from './write.ts'

const sum = (cards: readonly DeckCard[]) => cards.reduce((sum, card) => sum + card.count, 0)

describe('1,131 real decks', () => {
  test.skipIf(!CORPUS || !DECKS)(`are read without a bad line${WHY_SKIPPED}`, async () => {
    const cards = []
    for await (const card of readCardFile(CORPUS!)) cards.push(namedCard(card))
    const names = cardNames(cards)
    const unknown = new Set<string>()
    let commander = 0
    const files = readdirSync(DECKS!).filter(file => file.endsWith('.dck'))
    for (const file of files) {
      const source = readFileSync(join(DECKS!, file), 'utf8')
      const { deck, problems, format } = readDeck(source, { names })
      expect([file, format]).toEqual([file, 'xmage'])
      expect([file, problems.filter(problem => problem.kind !== 'unknown-card')]).toEqual([file, []])
      for (const problem of problems) unknown.add(problem.text)
      if (deck.commanders.length > 0) commander++
      // Each line of the file is a line of the deck, and the counts are all there.
      const counts = source.match(/^(?:SB:)?\s*\d+(?= \[)/gm)!.map(text => Number(text.replace(/\D/g, '')))
      const missing = problems.length
      const all = [...deck.main, ...deck.sideboard, ...deck.commanders]
      expect(all.length + missing).toBe(counts.length)
      if (missing === 0) expect(sum(all)).toBe(counts.reduce((a, b) => a + b))
      if (missing === 0) {
        const again = readDeck(writeDeck(deck), { names })
        expect(again.problems).toEqual([])
        expect(sum(again.deck.main)).toBe(sum(deck.main))
      }
    }
    expect(files).toHaveLength(1131)
    expect(commander).toBeGreaterThan(70)
    // Cards that are not in the corpus; a change here is a change of how names are understood.
    expect(unknown.size).toBe(157)
  })
})
