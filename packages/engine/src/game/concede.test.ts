import type { CardDef } from '@upkeep/ir'
import { expect, test } from 'vitest'
import { answer } from './answer.ts'
import { createGame } from './setup.ts'

const land: CardDef = {
  name: 'land',
  layout: 'normal',
  faces: [{ name: 'land', types: ['Land'], subtypes: ['Island'], abilities: [] }],
}

test('104.3a: who concedes while another decides does not decide for them', () => {
  const game = createGame({
    players: ['A', 'B', 'C'].map(name => ({ name, battlefield: [{ card: land }] })),
    seed: 1,
    first: 0,
    start: { turn: 1, step: 'main1' },
  })
  expect(game.state.decision).toMatchObject({ kind: 'priority', player: 0 })
  expect(answer(game, { concede: true, player: 1 })).toEqual({ ok: true })
  expect(game.state.turn.step).toBe('main1')
  expect(game.state.decision).toMatchObject({ kind: 'priority', player: 0 })
  expect(answer(game, { action: 0 })).toEqual({ ok: true })
  expect(game.state.decision).toMatchObject({ kind: 'priority', player: 2 })
})
