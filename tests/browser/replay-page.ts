/** What the page of replay.test.ts runs: the engine, in the browser. */
import { type Answer, answer, createGame, type GameSetup, stateHash } from '@upkeep/engine'
import type { CardDef } from '@upkeep/ir'

/** A game without its cards: they are sent once. */
export interface SentGame {
  readonly setup: Omit<GameSetup, 'players'>
  /** Name, and the cards of the deck by place in the list of cards. */
  readonly players: readonly { readonly name: string; readonly deck: readonly number[] }[]
  readonly answers: readonly Answer[]
}

/** The hashes of the states in which the games end. Throws where an answer is refused. */
export function replayAll(cards: readonly CardDef[], games: readonly SentGame[]): string[] {
  return games.map(({ setup, players, answers }) => {
    const game = createGame({
      ...setup,
      players: players.map(({ name, deck }) => ({ name, deck: deck.map(card => cards[card]!) })),
    })
    for (const given of answers) {
      const accepted = answer(game, given)
      if (!accepted.ok) throw new Error(accepted.reason)
    }
    return stateHash(game)
  })
}
