import type { Ability, CardDef, Effect, Prohibited } from '@upkeep/ir'
import { expect, test } from 'vitest'
import { answer, createGame } from '../index.ts'

const card = (name: string, abilities: Ability[]): CardDef => ({
  name,
  layout: 'normal',
  faces: [{ name, types: ['Enchantment'], abilities }],
})

/** The life totals after A's ability with this effect, where players can't do this. */
function after(effect: Effect, what?: Prohibited): number[] {
  const source = card('source', [{ a: 'activated', cost: [], effect }])
  const affected = { ref: 'players', which: 'all' } as const
  const rule = card('rule', what ? [{ a: 'static', affected, mods: [{ m: 'cant', what }] }] : [])
  const g = createGame({
    players: [
      { name: 'A', life: 5, battlefield: [{ card: source }, { card: rule }] },
      { name: 'B', life: 12 },
    ],
    seed: 1,
    first: 0,
    start: { turn: 1, step: 'main1' },
  })
  const actions = (): string[] => (g.state.decision?.kind === 'priority' ? g.state.decision.actions.map(a => a.do) : [])
  expect(answer(g, { action: actions().indexOf('activate') })).toEqual({ ok: true })
  for (let i = 0; i < 2; i++) expect(answer(g, { action: actions().indexOf('pass') })).toEqual({ ok: true })
  return g.state.players.map(p => p.life)
}

const exchange: Effect = { do: 'exchangeLife', a: { ref: 'you' }, b: { ref: 'players', which: 'opponents' } }

test('119.7, 119.8: life totals are exchanged by both players or not at all', () => {
  expect(after(exchange)).toEqual([12, 5])
  expect(after(exchange, 'gainLife')).toEqual([5, 12])
  expect(after(exchange, 'loseLife')).toEqual([5, 12])
})

test('119.5, 119.7: a life total becomes lower, but not higher, for who cannot gain life', () => {
  expect(after({ do: 'setLife', n: 9 })).toEqual([9, 12])
  expect(after({ do: 'setLife', n: 9 }, 'gainLife')).toEqual([5, 12])
  expect(after({ do: 'setLife', n: 2 }, 'gainLife')).toEqual([2, 12])
})
