/** Games as files: setup by deck, seed and answers. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, answer, createGame, type GameOptions, type GameSetup } from '@upkeep/engine'
import { botAnswer, randomBot } from '@upkeep/players'
import { type CardSource, cardsOf, type SimDeck } from './decks.ts'
import { failureOf, type GameFailure } from './play.ts'

export interface Replay {
  readonly format: 1
  readonly players: readonly { readonly bot: string; readonly deck: SimDeck }[]
  readonly seed: number
  readonly first?: number
  readonly options: Partial<GameOptions>
  readonly answers: readonly Answer[]
  /** What went wrong when it was written. */
  readonly error?: string
}

export function setupOf(replay: Omit<Replay, 'answers' | 'format'>, cards: CardSource): GameSetup {
  return {
    players: replay.players.map(({ bot, deck }, i) => ({ name: `${bot} ${i + 1}`, deck: cardsOf(deck, cards) })),
    seed: replay.seed,
    options: replay.options,
    ...(replay.first === undefined ? {} : { first: replay.first }),
  }
}

/**
 * Plays a replay's answers and, where cards or rules have changed so that one is refused, goes on at random: so it still
 * tests something. What goes wrong is returned.
 */
export function runReplay(
  replay: Replay,
  cards: CardSource,
): { readonly followed: number; readonly error?: GameFailure } {
  let followed = 0
  try {
    const game = createGame(setupOf(replay, cards))
    while (followed < replay.answers.length && answer(game, replay.answers[followed]!).ok) followed++
    const bot = randomBot(replay.seed)
    for (let n = 0; game.state.decision && n < 20_000; n++) answer(game, botAnswer(game, bot))
    return { followed }
  } catch (error) {
    return { followed, error: failureOf(error) }
  }
}

/** Writes a replay as `<seed>.json`, or with more in its name; returns the path. */
export function saveReplay(folder: string, replay: Replay, name: string = String(replay.seed)): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.json`)
  const { answers, ...rest } = replay
  // One answer a line would be long, all in one line unreadable.
  const lines = answers.map(a => JSON.stringify(a)).join(',\n')
  writeFileSync(path, `${JSON.stringify(rest).slice(0, -1)},"answers":[\n${lines}\n]}\n`)
  return path
}

export function readReplay(path: string): Replay {
  const replay = JSON.parse(readFileSync(path, 'utf8')) as Replay
  if (replay.format !== 1 || !Array.isArray(replay.answers) || !Array.isArray(replay.players))
    throw new Error(`${path}: this is not a replay`)
  return replay
}

/** The replays in a folder, by path. */
export function replaysIn(folder: string): string[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .sort()
    .map(file => join(folder, file))
}
