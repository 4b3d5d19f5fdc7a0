import { type Bot, heuristicBot, randomBot } from '@upkeep/players'
import type { CardSource, SimDeck } from './decks.ts'
import { botOptions, type GameFailure, playGame, TURN_LIMIT, verifyReplay } from './play.ts'
import { type Replay, setupOf } from './replay.ts'

/** Everything that a worker needs to know to play any of the games. */
export interface Job {
  readonly decks: readonly SimDeck[]
  readonly bots: readonly BotName[]
  readonly seed: number
  readonly verify: boolean
  readonly turnLimit?: number
}

export type BotName = 'random' | 'heuristic'
export const BOTS: readonly BotName[] = ['random', 'heuristic']

export function botNamed(name: BotName, seed: number): Bot {
  switch (name) {
    case 'random':
      return randomBot(seed)
    case 'heuristic':
      return heuristicBot(seed)
    default:
      return name satisfies never
  }
}

/** What came of one game. */
export interface GameReport {
  readonly index: number
  readonly seed: number
  /** Index of the deck of each player. */
  readonly decks: readonly number[]
  readonly winners: readonly number[]
  readonly draw: boolean
  readonly reason: string
  readonly decisions: number
  readonly turns: number
  readonly failure?: GameFailure
  readonly replay?: Replay
}

/** The seed of the game of that number. */
export function gameSeed(seed: number, index: number): number {
  let x = (Math.imul(seed | 0, 0x9e3779b1) + Math.imul(index + 1, 0x85ebca6b)) | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

/**
 * Who plays what: with as many decks as players each has its own; otherwise the decks go round so that all meet, in
 * both seats, themselves included.
 */
export function pairing(decks: number, players: number, index: number): number[] {
  if (decks === players && decks > 1) return Array.from({ length: players }, (_, p) => p)
  let n = index
  return Array.from({ length: players }, () => {
    const deck = n % decks
    n = Math.floor(n / decks)
    return deck
  })
}

/** Plays the game of that number. */
export function playJob(job: Job, index: number, cards: CardSource): GameReport {
  const seed = gameSeed(job.seed, index)
  const decks = pairing(job.decks.length, job.bots.length, index)
  const base = {
    players: job.bots.map((bot, p) => ({ bot, deck: job.decks[decks[p]!]! })),
    seed,
    options: botOptions(job.bots.length, job.turnLimit ?? TURN_LIMIT),
  }
  const setup = setupOf(base, cards)
  const bots = job.bots.map((name, p) => botNamed(name, gameSeed(seed, p)))
  const played = playGame(setup, bots)
  let failure = played.error
  if (!failure && job.verify) {
    const message = verifyReplay(setup, played)
    if (message !== undefined) failure = { message, stack: '' }
  }
  return {
    index,
    seed,
    decks,
    winners: played.result?.winners ?? [],
    draw: played.result?.draw ?? false,
    reason: played.result?.reason ?? 'error',
    decisions: played.answers.length,
    turns: played.turns,
    ...(failure
      ? { failure, replay: { format: 1, ...base, answers: played.answers, error: failure.message } as const }
      : {}),
  }
}
