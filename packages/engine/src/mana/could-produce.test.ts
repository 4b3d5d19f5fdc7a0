import type { CardDef } from '@upkeep/ir'
import { expect, test } from 'vitest'
import type { Game } from '../game/game.ts'
import { createGame } from '../game/setup.ts'
import * as c from './cards.test-data.ts'
import { couldProduce } from './could-produce.ts'

function game(mine: CardDef[], theirs: CardDef[] = []): Game {
  const placed = (cards: CardDef[]) => cards.map(card => ({ card }))
  return createGame({
    players: [
      { name: 'A', battlefield: placed(mine) },
      { name: 'B', battlefield: placed(theirs) },
    ],
    seed: 1,
    first: 0,
    start: { turn: 1, step: 'main1' },
  })
}
/** What the first permanent on the battlefield could produce. */
const first = (g: Game): string => couldProduce(g, g.state.battlefield[0]!).join('')
const all = (g: Game): string[] => g.state.battlefield.map(id => couldProduce(g, id).join(''))

test('106.7: a Pool alone, or two of them, could produce nothing', () => {
  expect(first(game([c.POOL]))).toBe('')
  expect(all(game([c.POOL, c.POOL]))).toEqual(['', ''])
})
test('106.7: Pool and Orchard find what an opponent has', () => {
  expect(all(game([c.POOL, c.ORCHARD], [c.ISLAND]))).toEqual(['U', 'U', 'U'])
})
test('106.7: no type comes of a circle alone', () => {
  expect(all(game([c.POOL, c.ORCHARD], [c.ORCHARD]))).toEqual(['', '', ''])
  expect(all(game([c.ORCHARD, c.FOREST], [c.ORCHARD]))).toEqual(['G', 'G', 'G'])
})
test('106.7: the order of evaluation does not matter', () => {
  expect(all(game([c.ORCHARD, c.POOL, c.FOREST], [c.ORCHARD, c.POOL]))).toEqual(['G', 'G', 'G', 'G', 'G'])
})
test('106.7: colourless is a type and no colour', () => {
  expect(first(game([c.POOL, c.TRIOME, c.CONFLUENCE]))).toBe('WUBRG')
  expect(first(game([c.POOL, c.WASTE]))).toBe('C')
  expect(first(game([c.ORCHARD], [c.WASTE]))).toBe('')
})
test('106.7: costs are ignored', () => {
  expect(first(game([c.FILTER]))).toBe('WBC')
  expect(first(game([c.ALTAR]))).toBe('WUBRG')
})
test('106.7: replacement effects are applied in every order', () => {
  expect(all(game([c.POOL, c.FOREST, c.ALL_BLACK]))).toEqual(['B', 'B', ''])
  expect(first(game([c.POOL, c.ALL_BLACK]))).toBe('')
  expect(first(game([c.FOREST, c.ALL_COLORLESS]))).toBe('C')
  expect(first(game([c.FOREST, c.ALL_COLORLESS, c.ALL_RED]))).toBe('RC')
  expect(first(game([c.BOUNCE, c.SPHERE]))).toBe('C')
  expect(first(game([c.BOUNCE, c.SPHERE, c.ALL_BLACK]))).toBe('B')
})
test('106.12: abilities without {T} are not tapping for mana', () => {
  expect(first(game([c.PET, c.ALL_BLACK]))).toBe('B')
  expect(first(game([c.ALTAR, c.TWICE]))).toBe('WUBRG')
})
test('106.5: a colour that was never chosen is none', () => {
  const chosen = c.card('Chosen', ['Land'], [c.makes([c.TAP], { mana: 'chosen', n: 1 })])
  expect(first(game([chosen]))).toBe('')
  const commander = c.card('Tower', ['Land'], [c.makes([c.TAP], { mana: 'commander', n: 1 })])
  expect(first(game([commander]))).toBe('')
})
test('106.7: what depends on the board is asked of the board, what costs would bind counts', () => {
  const cradle = c.card(
    'Cradle',
    ['Land'],
    [c.makes([c.TAP], { mana: 'times', of: ['G'], n: { n: 'count', of: { f: 'type', is: 'Creature' } } })],
  )
  expect(first(game([cradle]))).toBe('')
  expect(first(game([cradle, c.BEAR]))).toBe('G')
  const storage = c.card(
    'Storage',
    ['Land'],
    [c.makes([c.TAP], { mana: 'times', of: ['U'], n: { n: 'bound', name: 'removed' } })],
  )
  expect(first(game([storage]))).toBe('U')
  const x = c.card('X', ['Land'], [c.makes([c.TAP, c.mana('X')], { mana: 'times', of: ['R'], n: { n: 'x' } })])
  expect(first(game([x]))).toBe('R')
})
test('106.7: a colour chosen on resolution', () => {
  const crater = c.card(
    'Crater',
    ['Land'],
    [
      {
        a: 'activated',
        cost: [c.TAP],
        effect: {
          do: 'seq',
          steps: [
            {
              do: 'choose',
              what: 'color',
              as: 'x1',
              filter: {
                f: 'and',
                of: [
                  { f: 'kind', is: 'permanent' },
                  { f: 'controller', is: { ref: 'you' } },
                ],
              },
            },
            { do: 'addMana', mana: { mana: 'chosen', n: 1, name: 'x1' } },
          ],
        },
      },
    ],
  )
  expect(first(game([crater]))).toBe('')
  expect(first(game([crater, c.BEAR, c.PET]))).toBe('BG')
})
