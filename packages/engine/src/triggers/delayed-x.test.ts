import type { Ability, Amount, CardDef, Cost, Effect } from '@upkeep/ir'
import { describe, expect, test } from 'vitest'
import { type Answer, answer, createGame, type Decision, type Game, load, save } from '../index.ts'

type Face = CardDef['faces'][number]
const card = (name: string, types: Face['types'], more: Partial<Face>): CardDef => ({
  name,
  layout: 'normal',
  faces: [{ name, types, abilities: [], ...more }],
})
const X: Amount = { n: 'x' }
const gain = (n: Amount): Effect => ({ do: 'gainLife', n })
const atEnd = (effect: Effect): Effect => ({ do: 'delayed', on: { on: 'step', step: 'end' }, effect })
const sorcery = (effect: Effect, manaCost: string[] = ['X']): CardDef =>
  card('sorcery', ['Sorcery'], { manaCost, abilities: [{ a: 'spell', effect }] })
const payX: Cost[] = [{ c: 'mana', mana: ['X'] }]
const machine = (effect: Effect): Ability => ({ a: 'activated', cost: payX, effect })

/** A game in which the first player has all that mana, and the first card of the hand or an artifact to use. */
function start(what: { hand?: CardDef; artifact?: CardDef }, mana: number): Game {
  const blank = card('blank', ['Artifact'], { manaCost: ['9'] })
  const deck = Array.from({ length: 10 }, () => blank)
  return createGame({
    seed: 1,
    first: 0,
    start: { turn: 1, step: 'main1' },
    options: { skipManaOnly: [true, true] },
    players: [
      {
        name: 'A',
        deck,
        mana: Array.from({ length: mana }, () => 'C' as const),
        hand: what.hand ? [{ card: what.hand }] : [],
        battlefield: what.artifact ? [{ card: what.artifact }] : [],
      },
      { name: 'B', deck },
    ],
  })
}

/** Does what can be done once, with these numbers for X, and passes until the turn is over. */
function play(g: Game, xs: number[], more: (d: Decision) => Answer | undefined = () => undefined): Game {
  let game = g
  let left = xs.length
  const numbers = xs.slice()
  for (let i = 0; i < 100 && game.state.turn.number === 1; i++) {
    const d = game.state.decision
    if (d === null) break
    let a: Answer
    if (d.kind === 'priority') {
      const at = d.actions.findIndex(x => x.do === 'cast' || x.do === 'activate')
      a = left > 0 && at >= 0 && d.player === 0 ? { action: at } : { action: d.actions.findIndex(x => x.do === 'pass') }
      if (left > 0 && at >= 0 && d.player === 0) left--
    } else if (d.kind === 'number') a = { number: numbers.shift()! }
    else if (d.kind === 'order') a = { order: d.items.map((_, at) => at) }
    else a = more(d) ?? (d.kind === 'yesNo' ? { yes: true } : { pay: 'auto' })
    const result = answer(game, a)
    if (!result.ok) throw new Error(JSON.stringify([d, a, result]))
    // what waits is in the state
    game = load(save(game))
  }
  return game
}
const life = (g: Game, p = 0): number => g.state.players[p]!.life

describe('107.3n: X of a delayed triggered ability', () => {
  test('is that of the spell that created it', () => {
    expect(life(play(start({ hand: sorcery(atEnd(gain(X))) }, 3), [3]))).toBe(23)
  })

  test('is what the text of the trigger defines, where it does', () => {
    expect(life(play(start({ hand: sorcery(atEnd(gain({ n: 'x', is: 1 }))) }, 3), [3]))).toBe(21)
  })

  test('is 0 where none was chosen', () => {
    expect(life(play(start({ hand: sorcery(atEnd(gain(X)), ['2']) }, 3), [0]))).toBe(20)
  })

  test('is that of the activated ability that created it, each time its own', () => {
    const artifact = card('machine', ['Artifact'], { abilities: [machine(atEnd(gain(X)))] })
    expect(life(play(start({ artifact }, 7), [2, 5]))).toBe(27)
  })

  test('is not that of the spell which became the permanent with the ability', () => {
    const hand = card('machine', ['Artifact'], { manaCost: ['X'], abilities: [machine(atEnd(gain(X)))] })
    expect(life(play(start({ hand }, 6), [4, 2]))).toBe(22)
  })

  test('is known to a trigger in a trigger, and to one that follows at once', () => {
    expect(life(play(start({ hand: sorcery(atEnd({ do: 'reflexive', effect: gain(X) })) }, 3), [3]))).toBe(23)
  })

  test('decides what the trigger targets', () => {
    const effect: Effect = {
      do: 'damage',
      source: { ref: 'self' },
      n: X,
      to: { ref: 'target', name: 't1', filter: { f: 'kind', is: 'opponent' }, max: X, min: X },
    }
    const chosen = (d: Decision): Answer | undefined => (d.kind === 'objects' ? { objects: [-2] } : undefined)
    expect(life(play(start({ hand: sorcery(atEnd(effect)) }, 1), [1], chosen), 1)).toBe(19)
  })
})
