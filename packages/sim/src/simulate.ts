import type { CardDef } from '@upkeep/ir'
import type { CardSource, SimDeck } from './decks.ts'
import { type BotName, type GameReport, type Job, playJob } from './job.ts'
import type { GameFailure } from './play.ts'
import { coresFor, runPool } from './pool.ts'
import type { Replay } from './replay.ts'

export interface SimulateOptions {
  /** One for each player, or any number that take turns. */
  readonly decks: readonly SimDeck[]
  /** One for each player: two to six. */
  readonly bots: readonly BotName[]
  readonly games: number
  readonly seed?: number
  /** Every game is played again from setup, seed and answers, and must end in the same state. */
  readonly verify?: boolean
  /** Worker threads; 1 plays in this thread. All cores by default. */
  readonly cores?: number
  readonly turnLimit?: number
  /** Where the cards come from: the pack. */
  readonly cards: CardSource
  readonly onProgress?: (progress: { readonly games: number; readonly of: number; readonly errors: number }) => void
}

export interface Simulated {
  readonly games: number
  readonly errors: number
  readonly draws: number
  /** By seat. */
  readonly wins: number[]
  readonly decisions: number
  readonly seconds: number
  readonly turns: number
  /** Draws because the turn limit was reached, and other ends, by reason. */
  readonly reasons: Record<string, number>
  readonly byDeck: { readonly name: string; games: number; wins: number }[]
  readonly failures: SimFailure[]
}

export interface SimFailure extends GameFailure {
  readonly seed: number
  readonly error: string
  readonly replay: Replay
}

/** What is handed to a worker. */
export interface GameWork {
  readonly job: Job
  readonly cards: readonly CardDef[]
  readonly games: number
  readonly chunk: number
}

/** No more failures than this are kept whole. */
const KEPT = 100

/** Plays many games on all cores. */
export async function simulate(options: SimulateOptions): Promise<Simulated> {
  const { decks, bots, games } = options
  if (bots.length < 2 || bots.length > 6) throw new RangeError(`a game has 2 to 6 players, not ${bots.length}`)
  if (decks.length === 0) throw new RangeError('no deck to play with')
  const job: Job = {
    decks,
    bots,
    seed: options.seed ?? 1,
    verify: options.verify ?? false,
    ...(options.turnLimit === undefined ? {} : { turnLimit: options.turnLimit }),
  }
  const cards = cardsFor(decks, options.cards)
  const start = performance.now()
  const tally = new Tally(options)
  const cores = coresFor(games, options.cores)
  if (cores === 1) {
    const source = cardMap(cards)
    for (let i = 0; i < games; i++) tally.add(playJob(job, i, source))
  } else {
    const chunk = Math.max(1, Math.min(20, Math.floor(games / (cores * 4))))
    const work: GameWork = { job, cards, games, chunk }
    await runPool<GameReport[]>({
      worker: 'worker',
      data: work,
      pieces: Math.ceil(games / chunk),
      cores,
      onResult: reports => {
        for (const report of reports) tally.add(report)
      },
    })
  }
  return tally.done((performance.now() - start) / 1000)
}

/** The definitions that some decks need. */
export function cardsFor(decks: readonly SimDeck[], from: CardSource): CardDef[] {
  const names = new Set(decks.flatMap(deck => Object.keys(deck.cards)))
  return Array.from(names, name => {
    const card = from.get(name)
    if (!card) throw new Error(`${JSON.stringify(name)} is not a playable card`)
    return card
  })
}

export function cardMap(cards: readonly CardDef[]): CardSource {
  return new Map(cards.map(card => [card.name, card]))
}

class Tally {
  readonly #options: SimulateOptions
  readonly #failures: SimFailure[] = []
  readonly #wins: number[]
  readonly #reasons: Record<string, number> = {}
  readonly #byDeck: { readonly name: string; games: number; wins: number }[]
  #games = 0
  #errors = 0
  #draws = 0
  #decisions = 0
  #turns = 0

  constructor(options: SimulateOptions) {
    this.#options = options
    this.#wins = options.bots.map(() => 0)
    this.#byDeck = options.decks.map(({ name }) => ({ name, games: 0, wins: 0 }))
  }

  add(report: GameReport): void {
    this.#games++
    this.#decisions += report.decisions
    this.#turns += report.turns
    if (report.failure) {
      this.#errors++
      const { seed, failure, replay } = report
      if (this.#failures.length < KEPT)
        this.#failures.push({ seed, error: failure.message, ...failure, replay: replay! })
    } else {
      this.#reasons[report.reason] = (this.#reasons[report.reason] ?? 0) + 1
      if (report.draw || report.winners.length === 0) this.#draws++
    }
    for (const seat of report.winners) {
      this.#wins[seat]!++
      this.#byDeck[report.decks[seat]!]!.wins++
    }
    for (const deck of report.decks) this.#byDeck[deck]!.games++
    this.#options.onProgress?.({ games: this.#games, of: this.#options.games, errors: this.#errors })
  }

  done(seconds: number): Simulated {
    return {
      games: this.#games,
      errors: this.#errors,
      draws: this.#draws,
      wins: this.#wins,
      decisions: this.#decisions,
      seconds,
      turns: this.#turns,
      reasons: this.#reasons,
      byDeck: this.#byDeck,
      failures: this.#failures.sort((a, b) => a.seed - b.seed),
    }
  }
}
