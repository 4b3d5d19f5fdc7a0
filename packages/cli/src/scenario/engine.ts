/** The engine's interface as the runner uses it. */
import {
  type Action,
  type Answer,
  actionsFor,
  addCounters,
  answer,
  createGame,
  fork,
  type Game,
  type ObjId,
  type PlayerId,
} from '@upkeep/engine'
import type { CardDatabase } from './database.ts'
import { makePosition, type PlacedAt } from './setup.ts'
import type { Scenario, Time } from './types.ts'

export function startGame(scenario: Scenario, db: CardDatabase): { game: Game; aliases: Map<string, ObjId[]> } {
  const { setup, aliases } = makePosition(scenario, db)
  const game = createGame(setup)
  const found = new Map<string, ObjId[]>()
  for (const [alias, places] of aliases)
    found.set(
      alias,
      places.map(at => placedObject(game, at)),
    )
  return { game, aliases: found }
}

/** Lets the game stand still at the end of a step in which no player gets priority. */
export function pauseAfter(game: Game, { turn, step }: Time): void {
  game.pause = ({ state }) =>
    state.turn.number === turn &&
    state.turn.step === step &&
    state.agenda.at(-1)?.k === 'turn' &&
    !state.turn.coming.includes(step)
}

/** The object that stands at a place of the starting position; 0 where it is no longer there. */
function placedObject(game: Game, at: PlacedAt): ObjId {
  const { state } = game
  const player = state.players[at.seat]!
  switch (at.zone) {
    case 'hand':
    case 'graveyard':
    case 'library':
      return player[at.zone][at.place] ?? 0
    default: {
      const own = state[at.zone].filter(id => state.objects[id]?.controller === at.seat)
      return own[at.place] ?? 0
    }
  }
}

export const answerTo = (game: Game, given: Answer): ReturnType<typeof answer> => answer(game, given)

export const addCountersTo = (game: Game, id: ObjId, kind: string, n: number): void => addCounters(game, id, kind, n)

/** Whether a spell or ability of this player is being put on the stack, or its cost paid; a mana ability too. */
export function isAnnouncing(game: Game, player: PlayerId): boolean {
  return game.state.agenda.some(
    frame =>
      ((frame.k === 'announce' && frame.what !== 'trigger') || frame.k === 'manaAbility') && frame.player === player,
  )
}

/** What a player could do as though they had priority. */
export function offeredTo(game: Game, player: PlayerId): readonly Action[] {
  const { decision } = game.state
  return decision?.kind === 'priority' && decision.player === player ? decision.actions : actionsFor(game, player)
}

/** A copy of the game in which this player has priority. */
export function withPriority(game: Game, player: PlayerId): Game {
  const copy = fork(game)
  const { state } = copy
  const decision = state.decision
  if (decision?.kind === 'priority' && decision.player === player) return copy
  const agenda = [...state.agenda]
  const at = agenda.findLastIndex(frame => frame.k === 'priority')
  const frame = agenda[at]
  if (frame?.k !== 'priority') return copy
  agenda[at] = { ...frame, player, passed: 0 }
  state.agenda = agenda.slice(0, at + 1)
  state.decision = {
    kind: 'priority',
    id: (decision?.id ?? 0) + 1,
    player,
    purpose: 'priority',
    rules: decision?.rules ?? [],
    actions: actionsFor(copy, player),
  }
  return copy
}
