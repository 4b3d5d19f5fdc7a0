import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPackFolder } from '@upkeep/cards'
import { stateHash } from '@upkeep/engine'
import { describe, expect, test } from 'vitest'
import { botNamed, gameSeed, type Job, pairing, playJob } from './job.ts'
import { botOptions, playGame, replayGame } from './play.ts'
import { readReplay, replaysIn, runReplay, saveReplay, setupOf } from './replay.ts'
import { shippedSimDecks } from './shipped.ts'
import { type Simulated, simulate } from './simulate.ts'

const cards = readPackFolder()
const decks = shippedSimDecks()
const bots = ['random', 'random'] as const

describe('many games', () => {
  const options = { decks, bots, games: 16, seed: 7, cards, verify: true }
  const plain = ({ seconds: _, ...rest }: Simulated) => rest

  test('of the shipped decks end without an error, and end the same when played again', async () => {
    const played = await simulate({ ...options, cores: 1 })
    expect(played.failures.map(f => `${f.seed}: ${f.error}\n${f.stack}`)).toEqual([])
    expect(played).toMatchObject({ games: 16, errors: 0 })
    expect(played.wins[0]! + played.wins[1]! + played.draws).toBe(16)
    expect(played.byDeck.map(d => d.games).reduce((a, b) => a + b)).toBe(32)
  }, 60_000)

  test('come out the same on one core and on two', async () => {
    const few = { ...options, games: 6, verify: false }
    expect(plain(await simulate({ ...few, cores: 2 }))).toEqual(plain(await simulate({ ...few, cores: 1 })))
  }, 60_000)

  test('take decks in every pairing', () => {
    const seen = new Set(Array.from({ length: 16 }, (_, i) => pairing(4, 2, i).join()))
    expect(seen.size).toBe(16)
    expect(pairing(2, 2, 5)).toEqual([0, 1])
  })

  test('of three and of four players end too', async () => {
    for (const n of [3, 4]) {
      const seats = Array.from({ length: n }, () => 'random' as const)
      const played = await simulate({ decks, bots: seats, games: 3, seed: 3, cards, cores: 1, verify: true })
      expect(played.failures.map(f => `${f.seed}: ${f.error}\n${f.stack}`)).toEqual([])
    }
  }, 60_000)

  test('refuse a deck with a card that is not in the pack', async () => {
    const wrong = { name: 'wrong', cards: { 'No Such Card': 60 } }
    await expect(simulate({ ...options, decks: [wrong] })).rejects.toThrow('No Such Card')
  })
})

test('a heuristic bot wins at least 85 % against a random one, deck against the same deck', async () => {
  let wins = 0
  let games = 0
  for (const deck of decks) {
    const played = await simulate({
      decks: [deck],
      bots: ['heuristic', 'random'],
      games: 10,
      seed: 11,
      cards,
      cores: 1,
    })
    expect(played.failures.map(f => `${f.seed}: ${f.error}\n${f.stack}`)).toEqual([])
    wins += played.wins[0]!
    games += played.games
  }
  expect(wins / games).toBeGreaterThanOrEqual(0.85)
}, 120_000)

describe('a replay', () => {
  const job: Job = { decks, bots, seed: 5, verify: false }

  test('from a file comes to the same state', () => {
    const folder = mkdtempSync(join(tmpdir(), 'upkeep-replay-'))
    try {
      const seed = gameSeed(5, 3)
      const base = {
        players: [0, 1].map(p => ({ bot: 'random', deck: decks[p]! })),
        seed,
        options: botOptions(2),
      }
      const setup = setupOf(base, cards)
      const played = playGame(setup, [botNamed('random', 1), botNamed('heuristic', 2)])
      expect(played.error).toBeUndefined()
      const path = saveReplay(folder, { format: 1, ...base, answers: played.answers })
      const replay = readReplay(path)
      expect(stateHash(replayGame(setupOf(replay, cards), replay.answers))).toBe(stateHash(played.game!))
      expect(runReplay(replay, cards)).toEqual({ followed: played.answers.length })
      expect(replaysIn(folder)).toEqual([path])
    } finally {
      rmSync(folder, { recursive: true })
    }
  }, 30_000)

  test('depends on the seed and on nothing else', () => {
    const once = playJob(job, 2, cards)
    expect(playJob(job, 2, cards)).toEqual(once)
    expect(playJob({ ...job, seed: 6 }, 2, cards).decisions).not.toBe(once.decisions)
  }, 30_000)
})

const KEPT = join(import.meta.dirname, '../../../tests/replays')

describe('games that failed once', () => {
  const kept = existsSync(KEPT) ? replaysIn(KEPT) : []
  test.each(kept.map(path => [path.slice(KEPT.length + 1), path]))('%s', (_, path) => {
    expect(runReplay(readReplay(path), cards).error).toBeUndefined()
  })
  test('are kept in tests/replays', () => {
    expect(existsSync(KEPT)).toBe(true)
  })
})
