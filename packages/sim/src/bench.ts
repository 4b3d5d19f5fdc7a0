/** How fast it is, on one core. */
import { compilePrinted } from '@upkeep/cards/compile'
import type { PrintedCard } from '@upkeep/cards/import'
import { answer, createGame, fork, type Game, view } from '@upkeep/engine'
import { botAnswer, randomBot } from '@upkeep/players'
import type { CardSource, SimDeck } from './decks.ts'
import { gameSeed, playJob } from './job.ts'
import { botOptions } from './play.ts'
import { setupOf } from './replay.ts'
import { cardMap, cardsFor } from './simulate.ts'

export interface BenchOptions {
  readonly decks: readonly SimDeck[]
  readonly cards: CardSource
  /** Printed cards to compile; without them that figure is 0. */
  readonly printed?: readonly PrintedCard[]
  /** For each of the measurements. */
  readonly seconds?: number
  readonly seed?: number
}

export interface Bench {
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly forkMicroseconds: number
  readonly viewMicroseconds: number
  readonly cardsCompiledPerSecond: number
}

export function bench(options: BenchOptions): Bench {
  const { decks, seed = 1, seconds = 5 } = options
  const cards = cardMap(cardsFor(decks, options.cards))
  const job = { decks, bots: ['random', 'random'] as const, seed, verify: false }
  let decisions = 0
  // Code that has just been loaded is slow at first, and a run of many games is not.
  repeat(seconds, i => playJob(job, i, cards))
  const games = repeat(seconds, i => {
    decisions += playJob(job, i, cards).decisions
  })
  const middle = middleGames(decks, cards, seed)
  const forks = repeat(seconds / 4, i => {
    const forked = fork(middle[i % middle.length]!)
    if (forked.state === middle[0]!.state) throw new Error('a fork shares its state')
  })
  const views = repeat(seconds / 4, i => {
    const game = middle[i % middle.length]!
    view(game, i % game.state.players.length, game.state.factCount)
  })
  const { printed } = options
  const compiled = printed?.length
    ? repeat(seconds, i => compilePrinted(printed[(i * 97) % printed.length]!))
    : undefined
  return {
    decisionsPerSecond: round(decisions / games.seconds),
    gamesPerSecond: round(games.times / games.seconds),
    forkMicroseconds: round((1e6 * forks.seconds) / forks.times),
    viewMicroseconds: round((1e6 * views.seconds) / views.times),
    cardsCompiledPerSecond: compiled ? round(compiled.times / compiled.seconds) : 0,
  }
}

/** Does something again and again for so many seconds. */
function repeat(seconds: number, what: (i: number) => void): { times: number; seconds: number } {
  const start = performance.now()
  let times = 0
  let now = start
  while (now - start < seconds * 1000) {
    what(times++)
    now = performance.now()
  }
  return { times, seconds: (now - start) / 1000 }
}

/** Games of the decks after some turns. */
function middleGames(decks: readonly SimDeck[], cards: CardSource, seed: number): Game[] {
  const games: Game[] = []
  for (let i = 0; i < 8; i++) {
    const players = [0, 1].map(p => ({ bot: 'random', deck: decks[(i + p) % decks.length]! }))
    const base = { players, seed: gameSeed(seed, i), options: botOptions(2) }
    const game = createGame(setupOf(base, cards))
    const bot = randomBot(base.seed)
    while (game.state.decision && game.state.turn.number < 8 + i) answer(game, botAnswer(game, bot))
    if (game.state.decision) games.push(game)
  }
  return games
}

const round = (n: number): number => Number(n.toPrecision(3))
