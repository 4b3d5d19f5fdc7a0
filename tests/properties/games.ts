import { readPackFolder } from '@upkeep/cards'
import type { Game, GameSetup } from '@upkeep/engine'
import type { CardDef } from '@upkeep/ir'
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

const asks = /"do":"(?:modal|choose)"|"what":"(?:creatureType|color)"/

/** A game with cheap red cards that ask for modes, words, names and the like. */
export function askingGame(index: number): GameSetup {
  const deck: CardDef[] = Array.from({ length: 20 }, () => cards.get('Mountain')!)
  for (const name of cards.cardNames()) {
    const card = cards.get(name)!
    const cost = card.faces[0]!.manaCost?.join('') ?? ''
    if (/^[123]?R?$/.test(cost) && cost !== '' && asks.test(JSON.stringify(card))) deck.push(card)
    if (deck.length === 70) break
  }
  const players = ['first', 'second'].map(name => ({ name, deck }))
  return { players, seed: gameSeed(23, index), options: botOptions(2, 16) }
}
