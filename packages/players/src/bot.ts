import { type Answer, check, type Decision, EngineError, type Game, type GameView, view } from '@upkeep/engine'

/** Somebody who plays. A bot sees what its player may see, and nothing else. */
export interface Bot {
  readonly name: string
  /**
   * The answer to `view.decision`, which is there. `attempt`: how many answers to this decision were refused already
   * (some declarations are legal only as a whole); the more, the plainer the answer should be.
   */
  decide(view: GameView, attempt?: number): Answer
  /** The same from the decision alone, for bots that need no more: saves making the view. */
  decideBlind?(decision: Decision, attempt: number): Answer
}

/** After so many refused answers it is the engine that is wrong, or the bot. */
const ATTEMPTS = 200

/** A bot's answer to the decision of a game: legal, for what is refused is decided again. */
export function botAnswer(game: Game, bot: Bot): Answer {
  const { decision } = game.state
  if (!decision) throw new Error('there is nothing to decide')
  const seen = bot.decideBlind ? undefined : view(game, decision.player, game.state.factCount)
  let refused = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = seen ? bot.decide(seen, attempt) : bot.decideBlind!(decision, attempt)
    const reason = check(game, decision, answer)
    if (reason === null) return answer
    refused = reason
  }
  throw new EngineError(`no legal answer found to ${decision.kind} (${decision.purpose}): ${refused}`)
}
