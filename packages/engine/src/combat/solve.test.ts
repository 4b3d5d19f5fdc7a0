import type { Modification } from '@upkeep/ir'
import { expect, test } from 'vitest'
import type { Game } from '../game/game.ts'
import { randomBelow } from '../game/random.ts'
import { give, inCombat, position, put, startAttack, startBlock } from '../state-based/testing.ts'
import { type Attack, attackModel, bestAttacks, obeyed as obeyedAttacks } from './attack-model.ts'
import { type Block, blockModel, obeyed as obeyedBlocks } from './block-model.ts'
import { bestBlocks } from './block-solve.ts'
import { checkAttackers, checkBlockers } from './check.ts'

const some = (g: Game, chances: readonly [number, Modification][]): Modification[] =>
  chances.filter(([n]) => randomBelow(g, n) === 0).map(([, mod]) => mod)

/** Every way to take one element of each list. */
function* product<T>(lists: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = lists
  if (!first) {
    yield []
    return
  }
  for (const tail of product(rest)) for (const x of first) yield [x, ...tail]
}

const requirement = (s: string | null): boolean => s === null || s.includes('requirements')

test('508.1d: the most requirements are those that trying every declaration finds', () => {
  const dice = position()
  for (let round = 0; round < 60; round++) {
    const g = position(['A', 'B', 'C'])
    for (let i = 0; i < 4; i++)
      put(g, 0, {
        rules: some(dice, [
          [2, { m: 'must', what: 'attack' }],
          [4, { m: 'must', what: 'attackPlayer', object: { ref: 'players', which: 'opponents' } }],
          [3, { m: 'cant', what: 'attackAlone' }],
        ]),
        obj: { marks: randomBelow(dice, 3) === 0 ? { 'goaded:1': 1 } : {} },
      })
    if (randomBelow(dice, 2)) put(g, 1, { types: ['Artifact'], everyone: [{ m: 'cant', what: 'attackYou', n: 1 }] })
    if (randomBelow(dice, 3) === 0) put(g, 1, { types: ['Artifact'], everyone: [{ m: 'cant', what: 'attack', n: 2 }] })
    const d = startAttack(g)!
    const model = attackModel(g)
    const ways = d.options.map(o => [null, ...o.defenders.map(defender => ({ attacker: o.attacker, defender }))])
    let most = 0
    for (const way of product<Attack | null>(ways)) {
      const attacks = way.filter(a => a !== null)
      if (requirement(checkAttackers(g, d, attacks))) most = Math.max(most, obeyedAttacks(model, attacks))
    }
    const best = bestAttacks(model)
    expect(best.value).toBe(most)
    expect(obeyedAttacks(model, best.attacks)).toBe(most)
    expect(give(g, { attacks: best.attacks })).toBeNull()
  }
})

test('509.1c: the most requirements are those that trying every declaration finds', () => {
  const dice = position()
  for (let round = 0; round < 60; round++) {
    const g = position()
    const attackers = Array.from({ length: 3 }, () =>
      put(g, 0, {
        rules: some(dice, [
          [3, { m: 'cant', what: 'beBlockedByFewerThan', n: 2 }],
          [5, { m: 'cant', what: 'beBlockedByMoreThan', n: 1 }],
          [4, { m: 'must', what: 'beBlocked' }],
          [4, { m: 'must', what: 'beBlockedByAll' }],
        ]),
        keywords: randomBelow(dice, 3) === 0 ? ['flying'] : [],
      }),
    )
    inCombat(
      g,
      attackers.map(attacker => ({ attacker })),
    )
    for (let i = 0; i < 4; i++)
      put(g, 1, {
        rules: some(dice, [
          [3, { m: 'must', what: 'block' }],
          [4, { m: 'cant', what: 'blockAlone' }],
          [3, { m: 'may', what: 'blockExtra', n: 1 }],
        ]),
        keywords: randomBelow(dice, 3) === 0 ? ['reach'] : [],
      })
    if (randomBelow(dice, 4) === 0) put(g, 1, { types: ['Artifact'], everyone: [{ m: 'cant', what: 'block', n: 2 }] })
    const d = startBlock(g)
    if (!d) continue
    const model = blockModel(g, 1)
    const ways = d.options.map(o => {
      const out: Block[][] = [[]]
      for (const attacker of o.attackers) {
        const block = { blocker: o.blocker, attacker }
        out.push(
          [block],
          ...o.attackers.filter(x => x > attacker).map(x => [block, { blocker: o.blocker, attacker: x }]),
        )
      }
      return out
    })
    let most = 0
    for (const way of product(ways)) {
      const blocks = way.flat()
      if (requirement(checkBlockers(g, d, blocks))) most = Math.max(most, obeyedBlocks(model, blocks))
    }
    const best = bestBlocks(model)
    expect(best.value).toBe(most)
    expect(obeyedBlocks(model, best.blocks)).toBe(most)
    expect(give(g, { blocks: best.blocks })).toBeNull()
  }
})
