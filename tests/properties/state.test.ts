import { answer, createGame, type Game, load, save, stateHash } from '@upkeep/engine'
import { replayGame } from '@upkeep/sim'
import { describe, expect, test } from 'vitest'
import { playShort, shortGame } from './games.ts'

const GAMES = 200
/** So many turns, then the game is a draw. */
const TURNS = 10

const all = Array.from({ length: GAMES }, (_, index) => index)

describe(`in each of ${GAMES} games`, () => {
  test('the state survives JSON at every decision: saved, loaded and gone on with, the game ends the same', () => {
    let decisions = 0
    for (const index of all) {
      const setup = shortGame(index, TURNS)
      const { game, answers } = playShort(setup, index)
      let again: Game = createGame(setup)
      for (const given of answers) {
        again = load(save(again))
        expect(answer(again, given)).toEqual({ ok: true })
      }
      expect(stateHash(again), `game ${index}`).toBe(stateHash(game!))
      decisions += answers.length
    }
    expect(decisions).toBeGreaterThan(20 * GAMES)
  }, 240_000)

  test('the same setup, seed and answers lead to the same state', () => {
    for (const index of all) {
      const setup = shortGame(index, TURNS)
      const { game, answers } = playShort(setup, index)
      expect(stateHash(replayGame(setup, answers)), `game ${index}`).toBe(stateHash(game!))
    }
  }, 240_000)
})
