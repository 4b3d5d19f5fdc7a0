import type { Answer, Decision, Game, GameSetup, GameView } from '@upkeep/engine'
import type { Ability } from '@upkeep/ir'
import type { Bot } from '@upkeep/players'
import { type AutoSettings, autoAnswer } from './auto.ts'
import { shows } from './pace.ts'
import type { FromWorker, NewGame, Pace } from './protocol.ts'
import { somethingRevealed } from './revealed.ts'

/** What the host needs of the engine. */
export interface Engine {
  createGame(setup: GameSetup): Game
  answer(game: Game, answer: Answer): { ok: true } | { ok: false; reason: string; rules?: readonly string[] }
  fork(game: Game): Game
  view(game: Game, player: number, sinceFact?: number): GameView
  save(game: Game): string
  load(text: string): Game
  /** The abilities that the actions of a decision are about. */
  labels(game: Game, decision: Decision): Record<number, Ability>
}

/** The person at the table is always the first player. */
const YOU = 0

const SAVE_FORMAT = 1

/** Some declarations are legal only as a whole, so that a bot may need several attempts. */
const ATTEMPTS = 60

interface Save {
  upkeep: number
  table: NewGame
  game: string
}

/** Holds the one game of this table: answers for the bot, passes and pays for the person, remembers how to go back. */
export class Host {
  readonly #engine: Engine
  readonly #post: (message: FromWorker) => void
  readonly #makeBot: (table: NewGame) => Bot
  /** Tried when the bot's own answer is refused. */
  readonly #spareBot: Bot
  #auto: AutoSettings
  #game: Game | null = null
  #table: NewGame | null = null
  #bot: Bot | null = null
  #past: { game: Game; kind: Decision['kind'] }[] = []
  /** Where the person last decided: to go back to after a fault. */
  #safe: Game | null = null
  #sentFacts = 0
  #wholeLog = true
  #shown: GameView | null = null
  #passing: number | null = null
  /** Objects on the stack when the person last did something with priority; null when nobody need look again. */
  #stackAtAction: number | null = null
  #takenBack = false

  constructor(
    engine: Engine,
    post: (message: FromWorker) => void,
    makeBot: (table: NewGame) => Bot,
    spareBot: Bot,
    auto: AutoSettings,
  ) {
    this.#engine = engine
    this.#post = post
    this.#makeBot = makeBot
    this.#spareBot = spareBot
    this.#auto = auto
  }

  start(table: NewGame, setup: GameSetup): void {
    this.#begin(table, this.#engine.createGame(setup))
  }

  /** False where the text is no save; nothing has changed then. */
  resume(text: string): boolean {
    let table: NewGame
    let game: Game
    try {
      const save = JSON.parse(text) as Save
      if (save.upkeep !== SAVE_FORMAT) throw new Error(`save format ${String(save.upkeep)} is not known`)
      table = save.table
      game = this.#engine.load(save.game)
      this.#engine.view(game, YOU, 0)
    } catch (error) {
      this.#post({ from: 'unreadable', save: text, reason: messageOf(error) })
      return false
    }
    this.#begin(table, game)
    return true
  }

  #begin(table: NewGame, game: Game): void {
    this.#table = table
    this.#game = game
    this.#bot = this.#makeBot(table)
    this.#past = []
    this.#safe = null
    this.#passing = null
    this.#takenBack = false
    this.#stackAtAction = null
    this.#showAnew()
    this.#post({ from: 'started', game: table })
    this.#run()
  }

  /** `goOn`: what was asked may need no asking any more. */
  setAuto(auto: AutoSettings, goOn: boolean): void {
    this.#auto = auto
    if (goOn && this.#game !== null) this.#run()
  }

  answer(decisionId: number, answer: Answer): void {
    const game = this.#game
    if (game === null) return
    const conceding = 'concede' in answer
    const decision = game.state.decision
    // An answer to a position that is no longer there: two clicks in a row, say.
    if (!conceding && (decision === null || decision.id !== decisionId || decision.player !== YOU)) return
    const before = this.#engine.fork(game)
    const stack = game.state.stack.length
    this.#safe = this.#engine.fork(game)
    const result = this.#try(() => this.#engine.answer(game, conceding ? { concede: true, player: YOU } : answer))
    if (result === null) return
    if (!result.ok) {
      this.#post({ from: 'refused', reason: result.reason, rules: result.rules ?? [] })
      return
    }
    this.#takenBack = false
    if (decision?.kind === 'priority' && 'action' in answer) {
      const passed = decision.actions[answer.action]?.do === 'pass'
      this.#stackAtAction = passed ? null : stack
    }
    if (decision !== null) this.#past.push({ game: before, kind: decision.kind })
    this.#run()
  }

  passTurn(): void {
    const game = this.#game
    if (game === null || game.state.decision?.player !== YOU) return
    this.#safe = this.#engine.fork(game)
    this.#passing = game.state.turn.number
    this.#takenBack = false
    this.#stackAtAction = null
    this.#run()
  }

  /** Back to before the last action: the last position in which the player was free to choose one, if there is one. */
  undo(): void {
    if (this.#past.length === 0) return
    const free = this.#past.findLastIndex(({ kind }) => kind === 'priority' || kind === 'attackers')
    const at = free < 0 ? this.#past.length - 1 : free
    this.#game = this.#past[at]!.game
    this.#past.length = at
    this.#passing = null
    this.#takenBack = true
    this.#stackAtAction = null
    this.#showAnew()
    this.#run()
  }

  /** Goes on until the person has something to decide, or the game is over. */
  #run(): void {
    const game = this.#game!
    let final = false
    while (game.state.result === null) {
      const decision = game.state.decision
      if (decision === null) {
        this.#fault('the game neither goes on nor asks anyone')
        return
      }
      if (decision.player === YOU) {
        const context = { passing: this.#passing, holding: this.#isHolding(game) }
        const auto = autoAnswer(this.#engine.view(game, YOU, game.state.factCount), this.#auto, context)
        if (auto === null) break
        if ('action' in auto) final = true
        const result = this.#try(() => this.#engine.answer(game, auto))
        if (result === null) return
        // What can't be done for the person is asked.
        if (!result.ok) break
      } else {
        final = true
        this.#stackAtAction = null
        if (!this.#botAnswers(game, decision)) return
      }
      this.#show(game, false)
    }
    const from = this.#past.at(-1)?.game
    if (game.state.result !== null || final || (from !== undefined && this.#revealedSince(from, game))) this.#past = []
    if (this.#passing !== game.state.turn.number) this.#passing = null
    this.#show(game, true)
    this.#save(game)
  }

  /** Whether the person has just done something that can still be taken back, and should see it first. */
  #isHolding(game: Game): boolean {
    if (this.#takenBack) return true
    if (this.#auto.resolveOwn || this.#stackAtAction === null) return false
    return game.state.stack.length > this.#stackAtAction
  }

  #revealedSince(before: Game, after: Game): boolean {
    const engine = this.#engine
    const since = before.state.factCount
    return somethingRevealed(before.state, after.state, engine.view(before, YOU, since), engine.view(after, YOU, since))
  }

  #botAnswers(game: Game, decision: Decision): boolean {
    const view = this.#engine.view(game, decision.player, game.state.factCount)
    let reason = ''
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const bot = attempt < ATTEMPTS / 2 ? this.#bot! : this.#spareBot
      const result = this.#try(() => this.#engine.answer(game, bot.decide(view, attempt)))
      if (result === null) return false
      if (result.ok) return true
      reason = result.reason
    }
    this.#fault(`the bot found no answer to ${decision.kind} (${decision.purpose}): ${reason}`)
    return false
  }

  #showAnew(): void {
    this.#sentFacts = 0
    this.#wholeLog = true
    this.#shown = null
  }

  /** Posts what the person sees; on the way (not `last`) only if it looks different. */
  #show(game: Game, last: boolean): void {
    const view = this.#engine.view(game, YOU, this.#sentFacts)
    let pace: Pace | null = 'now'
    if (!last) {
      pace = this.#shown === null ? null : shows(this.#shown, view)
      if (pace === null) return
      view.decision = null
    }
    this.#shown = view
    this.#sentFacts = view.factCount
    const wholeLog = this.#wholeLog
    this.#wholeLog = false
    const canUndo = last && this.#past.length > 0
    const labels = view.decision === null ? {} : this.#engine.labels(game, view.decision)
    this.#post({ from: 'view', view, labels, wholeLog, canUndo, pace, passing: this.#passing !== null })
  }

  #save(game: Game): void {
    const saved = this.#try(() => this.#engine.save(game))
    if (saved === null) return
    const save: Save = { upkeep: SAVE_FORMAT, table: this.#table!, game: saved }
    this.#post({ from: 'saved', save: JSON.stringify(save) })
  }

  #try<T>(act: () => T): T | null {
    try {
      return act()
    } catch (error) {
      this.#fault(messageOf(error))
      return null
    }
  }

  /** A fault of the program: says so, and goes back to where the person last decided. */
  #fault(message: string): void {
    this.#post({ from: 'crashed', message })
    this.#passing = null
    this.#past = []
    if (this.#safe === null) return
    this.#game = this.#safe
    this.#safe = null
    this.#takenBack = true
    this.#showAnew()
    try {
      this.#show(this.#game, true)
    } catch {
      // Nothing more can be shown than what went wrong.
    }
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
