import { readPackFolder } from '@upkeep/cards'
import type { Game, GameSetup } from '@upkeep/engine'
import { botNamed, botOptions, gameSeed, type Played, playGame, setupOf, shippedSimDecks } from '@upkeep/sim'

export const cards = readPackFolder()
export const decks = shippedSimDecks()

/** A short game of the shipped decks between random bots: its setup, by number. */
export function shortGame(index: number, turnLimit: number): GameSetup {
  const seats = [index, Math.floor(index / decks.length)]
  const players = seats.map(n => ({ bot: 'random', deck: decks[n % decks.length]! }))
  return setupOf({ players, seed: gameSeed(17, index), options: botOptions(2, turnLimit) }, cards)
}

/** Plays it to its end; `check` is asked at every decision. */
export function playShort(setup: GameSetup, index: number, check?: (game: Game) => void): Played {
  const bots = setup.players.map((_, seat) => botNamed('random', gameSeed(index, seat)))
  const played = playGame(setup, bots, check ? { check } : {})
  if (played.error) throw new Error(`game ${index}: ${played.error.message}\n${played.error.stack}`)
  return played
}
