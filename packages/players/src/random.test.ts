import type { Decision } from '@upkeep/engine'
import { describe, expect, test } from 'vitest'
import { anything, randomBot } from './random.ts'
import { dice } from './rng.ts'

const base = { id: 0, player: 0, purpose: 'test', rules: [] }
const many = <T>(what: (n: number) => T): T[] => Array.from({ length: 200 }, (_, n) => what(n))

describe('anything', () => {
  const by = dice(3)

  test('chooses between the least and the most objects, each once', () => {
    const d: Decision = { ...base, kind: 'objects', options: [3, 5, -1, 9], min: 1, max: 3 }
    for (const answer of many(() => anything(d, by) as { objects: number[] })) {
      expect(answer.objects.length).toBeGreaterThanOrEqual(1)
      expect(answer.objects.length).toBeLessThanOrEqual(3)
      expect(new Set(answer.objects).size).toBe(answer.objects.length)
    }
  })

  test('reaches a total in spite of what takes away from it', () => {
    const total = { values: [3, -2, 0, 1], cmp: '>=', n: 4 }
    const d: Decision = { ...base, kind: 'objects', options: [3, 5, 7, 9], min: 0, max: 4, total }
    expect((anything(d, by, 5) as { objects: number[] }).objects.sort()).toEqual([3, 9])
  })

  test('divides the whole amount, with trample first what is lethal', () => {
    const d: Decision = {
      ...base,
      kind: 'divide',
      amount: 7,
      options: [1, 2, -2],
      min: [0, 0, 0],
      lethal: [2, 3, 0],
      trample: true,
    }
    for (const { amounts } of many(() => anything(d, by) as { amounts: number[] })) {
      expect(amounts.reduce((a, b) => a + b)).toBe(7)
      if (amounts[2]! > 0) expect(amounts[0]! >= 2 && amounts[1]! >= 3).toBe(true)
    }
  })

  test('puts every card into one group, and orders all items', () => {
    const cards: Decision = { ...base, kind: 'arrange', cards: [4, 5, 6], groups: ['top', 'bottom'] }
    const { groups } = anything(cards, by) as { groups: number[][] }
    expect(groups.flat().sort()).toEqual([4, 5, 6])
    const order: Decision = { ...base, kind: 'order', items: [10, 20, 30] }
    expect((anything(order, by) as { order: number[] }).order.sort()).toEqual([0, 1, 2])
  })
})

test('a random bot seldom makes mana for nothing, and stops in the end', () => {
  const bot = randomBot(1)
  const d: Decision = {
    ...base,
    kind: 'priority',
    actions: [
      { do: 'pass' },
      { do: 'activate', object: 1, ability: 0, mana: true },
      { do: 'activate', object: 2, ability: 0, mana: false },
    ],
  }
  const chosen = many(n => (bot.decideBlind!(d, n) as { action: number }).action)
  expect(chosen.filter(a => a === 1).length).toBeLessThan(20)
  expect(chosen.filter(a => a === 0).length).toBeGreaterThan(60)
})

test('the same seed gives the same dice', () => {
  const [a, b] = [dice(42), dice(42)]
  expect(many(() => a.below(1000))).toEqual(many(() => b.below(1000)))
})
