import type { Ability, CardDef } from '@upkeep/ir'
import { describe, expect, test } from 'vitest'
import { answer, createGame, type Game, load, save, view } from '../index.ts'

const card = (name: string, abilities: Ability[] = []): CardDef => ({
  name,
  layout: 'normal',
  faces: [{ name, types: ['Enchantment'], abilities }],
})
const land: CardDef = { name: 'land', layout: 'normal', faces: [{ name: 'land', types: ['Land'], abilities: [] }] }
const begins = card('begins', [{ a: 'openingHand', effect: { do: 'move', what: { ref: 'self' }, to: 'battlefield' } }])
const revealed = card('revealed', [{ a: 'openingHand', effect: { do: 'reveal', what: { ref: 'self' } } }])

const deck = (first: CardDef[]): CardDef[] => [...first, ...Array.from({ length: 20 }, () => land)]
function game(hands: CardDef[][], first = 0): Game {
  return createGame({
    players: hands.map((hand, i) => ({ name: 'ABC'[i]!, deck: deck(hand) })),
    seed: 1,
    first,
    shuffle: false,
  })
}
const keep = (g: Game): void => {
  while (g.state.decision?.purpose === 'mulligan') expect(answer(g, { yes: false })).toEqual({ ok: true })
}
const use = (g: Game, i: number): void => {
  const d = g.state.decision
  if (d?.kind !== 'objects') throw new Error(`${d?.purpose}`)
  expect(answer(g, { objects: [d.options[i]!] })).toEqual({ ok: true })
}

describe('103.6: what is done from opening hands', () => {
  test('after all mulligans, in turn order from the starting player, and before the first turn', () => {
    const g = game([[begins], [begins], [begins]], 1)
    expect(g.state.decision).toMatchObject({ purpose: 'mulligan', player: 1 })
    keep(g)
    for (const player of [1, 2, 0]) {
      expect(g.state.turn.number).toBe(0)
      expect(g.state.decision).toMatchObject({ kind: 'objects', purpose: 'openingHand', player, min: 0, max: 1 })
      use(g, 0)
    }
    expect(g.state.turn).toMatchObject({ number: 1, active: 1 })
    expect(g.state.battlefield.map(id => g.state.objects[id]!.controller)).toEqual([1, 2, 0])
  })

  test('a card that went to the library by a mulligan is no part of it', () => {
    const g = game([[begins], []])
    expect(answer(g, { yes: true })).toEqual({ ok: true })
    while (g.state.decision?.purpose === 'mulligan' || g.state.decision?.purpose === 'bottom') {
      const d = g.state.decision
      const rest = d.kind === 'objects' ? { objects: [d.options[0]!] } : { yes: false }
      expect(answer(g, rest)).toEqual({ ok: true })
    }
    const names = g.state.players[0]!.hand.map(id => g.state.defs[g.state.objects[id]!.def]!.name)
    expect(g.state.decision?.purpose === 'openingHand').toBe(names.includes('begins'))
  })

  test('a card is revealed once, and the others know it', () => {
    const g = game([[revealed], []])
    keep(g)
    expect(JSON.stringify(view(g, 1).players[0])).not.toContain('revealed')
    use(g, 0)
    expect(g.state.turn.number).toBe(1)
    expect(JSON.stringify(view(g, 1).players[0])).toContain('revealed')
  })

  test('saved and loaded between two of them', () => {
    const g = game([[begins, begins, revealed], []])
    keep(g)
    use(g, 1)
    const again = load(save(g))
    expect(again.state.decision).toMatchObject({ purpose: 'openingHand', options: { length: 2 } })
    expect(answer(again, { objects: [] })).toEqual({ ok: true })
    expect(again.state.turn.number).toBe(1)
    expect(again.state.battlefield).toHaveLength(1)
  })

  test('with hands that are given, no cards are drawn', () => {
    const g = createGame({
      players: [
        { name: 'A', deck: deck([]), hand: [{ card: begins }] },
        { name: 'B', deck: deck([]) },
      ],
      seed: 1,
      first: 0,
      openingHands: 'given',
    })
    expect(g.state.decision).toMatchObject({ purpose: 'openingHand', player: 0 })
    expect(g.state.players.map(p => p.hand.length)).toEqual([1, 0])
  })
})
