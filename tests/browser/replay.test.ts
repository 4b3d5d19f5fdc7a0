import { join } from 'node:path'
import { stateHash } from '@upkeep/engine'
import type { CardDef } from '@upkeep/ir'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { playShort, shortGame } from '../properties/games.ts'
import { root } from '../shared.ts'
import { describeInBrowser, launch } from './chromium.ts'
import type { replayAll, SentGame } from './replay-page.ts'

const GAMES = 200

/** The engine with replayAll as one script, under the name `upkeep`. */
async function bundle(): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['upkeep-source', 'module', 'browser', 'import', 'default'] },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: join(root, 'tests/browser/replay-page.ts'), formats: ['iife'], name: 'upkeep' },
    },
  })
  const [first] = [output].flat()
  if (first === undefined || !('output' in first)) throw new Error('nothing was built')
  return first.output[0].code
}

describeInBrowser('the same seed and answers', () => {
  test(`give the same game in Node and in Chromium, ${GAMES} times`, async () => {
    const cards: CardDef[] = []
    const places = new Map<CardDef, number>()
    const placeOf = (card: CardDef): number => {
      const known = places.get(card)
      if (known !== undefined) return known
      places.set(card, cards.length)
      return cards.push(card) - 1
    }
    const games: SentGame[] = []
    const hashes: string[] = []
    for (let index = 0; index < GAMES; index++) {
      const setup = shortGame(index, 6)
      const { game, answers } = playShort(setup, index)
      hashes.push(stateHash(game!))
      const { players, ...rest } = setup
      games.push({
        setup: rest,
        players: players.map(({ name, deck }) => ({ name, deck: deck!.map(placeOf) })),
        answers,
      })
    }
    const [script, browser] = await Promise.all([bundle(), launch()])
    try {
      const page = await browser.newPage()
      await page.addScriptTag({ content: script })
      const replayed = await page.evaluate(
        ([cards, games]) => {
          const { upkeep } = globalThis as unknown as { upkeep: { replayAll: typeof replayAll } }
          return upkeep.replayAll(cards, games)
        },
        [cards, games] as const,
      )
      expect(replayed).toEqual(hashes)
    } finally {
      await browser.close()
    }
  }, 180_000)
})
