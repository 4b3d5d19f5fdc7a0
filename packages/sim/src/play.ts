import {
  type Answer,
  answer,
  createGame,
  EngineError,
  type Game,
  type GameOptions,
  type GameResult,
  type GameSetup,
  stateHash,
} from '@upkeep/engine'
import { type Bot, botAnswer } from '@upkeep/players'

/** After so many turns a game is a draw. */
export const TURN_LIMIT = 100
/** After so many decisions a game is given up as a draw: bots can go on for ever within a turn. */
export const DECISION_LIMIT = 50_000

/** The options of games between bots. */
export function botOptions(players: number, turnLimit: number = TURN_LIMIT): Partial<GameOptions> {
  const all = Array.from({ length: players }, () => true)
  return { log: false, autoPay: all, skipManaOnly: all, turnLimit }
}

/** A game that was played to its end, or to an error. */
export interface Played {
  readonly game: Game | undefined
  readonly answers: Answer[]
  readonly result: GameResult | null
  readonly turns: number
  readonly error?: GameFailure
}

export interface GameFailure {
  readonly message: string
  /** The card that the engine names. */
  readonly card?: string
  /** Cards in whose name something was going on, the nearest first. */
  readonly suspects?: readonly string[]
  readonly stack: string
}

export interface PlayOptions {
  /** Asked after each answer; what it throws is a failure of the game. */
  readonly check?: (game: Game) => void
  readonly decisionLimit?: number
}

/** Plays a game with a bot for each player. Never throws: what goes wrong is in the report. */
export function playGame(setup: GameSetup, bots: readonly Bot[], options: PlayOptions = {}): Played {
  const answers: Answer[] = []
  const limit = options.decisionLimit ?? DECISION_LIMIT
  let game: Game | undefined
  try {
    game = createGame(setup)
    options.check?.(game)
    while (game.state.decision && answers.length < limit) {
      const given = botAnswer(game, bots[game.state.decision.player]!)
      answers.push(given)
      const accepted = answer(game, given)
      if (!accepted.ok) throw new EngineError(`checked, yet refused: ${accepted.reason}`)
      options.check?.(game)
    }
    const result = game.state.result ?? { winners: [], draw: true, reason: 'decision limit' }
    return { game, answers, result, turns: game.state.turn.number }
  } catch (error) {
    return { game, answers, result: null, turns: game?.state.turn.number ?? 0, error: failureOf(error, game) }
  }
}

export function failureOf(error: unknown, game?: Game): GameFailure {
  if (!(error instanceof Error)) return { message: String(error), stack: '' }
  const stack = (error.stack ?? '').split('\n').slice(1, 9).join('\n')
  const card = error instanceof EngineError ? error.card : undefined
  const suspects = game ? suspectsIn(game) : []
  return {
    message: error.message,
    stack,
    ...(card === undefined ? {} : { card }),
    ...(suspects.length > 0 ? { suspects } : {}),
  }
}

/** Sources of what was resolving, being announced or paid for, as the game was left. */
function suspectsIn({ state }: Game): string[] {
  const found = new Set<string>()
  const note = (id: number | undefined): void => {
    const obj = id === undefined ? undefined : (state.objects[id] ?? state.gone[id]?.obj)
    if (!obj) return
    if (obj.def >= 0) found.add(state.defs[obj.def]!.name)
    else note(obj.cast?.source)
  }
  for (const frame of state.agenda.slice().reverse()) {
    if ('object' in frame) note(frame.object)
    if ('source' in frame) note(frame.source)
    if (frame.sc !== undefined) note(state.scopes[frame.sc]?.source)
  }
  for (const scope of state.scopes.slice().reverse()) note(scope.source)
  for (const id of state.stack.slice().reverse()) note(id)
  return [...found]
}

/** Plays the same answers again. Throws where one is refused. */
export function replayGame(setup: GameSetup, answers: readonly Answer[]): Game {
  const game = createGame(setup)
  for (const [index, given] of answers.entries()) {
    const accepted = answer(game, given)
    if (!accepted.ok) throw new EngineError(`answer ${index} is refused in the replay: ${accepted.reason}`)
  }
  return game
}

/** Why a game, replayed from setup, seed and answers, does not end in the same state; undefined if it does. */
export function verifyReplay(setup: GameSetup, played: Played): string | undefined {
  try {
    const again = stateHash(replayGame(setup, played.answers))
    const first = stateHash(played.game!)
    return again === first ? undefined : `the replay ends in state ${again}, the game in ${first}`
  } catch (error) {
    return failureOf(error).message
  }
}
