import { describe, expect, test } from 'vitest'
import { checkState, give, inCombat, position, put, said, startDamage } from '../state-based/testing.ts'
import { needsFirstStrikeStep } from './damage.ts'

describe('assigning', () => {
  test('510.1b, 510.1c, 510.2: unblocked to the player, blocked to its blocker, all at once', () => {
    const g = position()
    const [a, x] = [put(g, 0, { pt: [3, 3] }), put(g, 0, { pt: [0, 1] })]
    const c = put(g, 0, { pt: [2, 2] })
    const b = put(g, 1, { pt: [1, 4] })
    inCombat(g, [
      { attacker: a, by: [] },
      { attacker: x, by: [] },
      { attacker: c, by: [b] },
    ])
    expect(startDamage(g)).toBeNull()
    expect(said(g, 'damage')).toEqual([`damage -2 3 [510.2]`, `damage ${b} 2 [510.2]`, `damage ${c} 1 [510.2]`])
    expect(new Set(g.state.facts.filter(f => f.kind === 'damage').map(f => f.event)).size).toBe(1)
    expect(g.state.players[1]!.life).toBe(17)
    expect(g.state.agenda).toEqual([])
  })

  test('510.1c: several blockers: divided freely, with no order', () => {
    const g = position()
    const a = put(g, 0, { pt: [4, 3] })
    const [b, c] = [put(g, 1, { pt: [2, 3] }), put(g, 1, { pt: [1, 1] })]
    inCombat(g, [{ attacker: a, by: [b, c] }])
    expect(startDamage(g)).toMatchObject({ kind: 'divide', player: 0, amount: 4, options: [b, c], min: [0, 0] })
    expect(give(g, { amounts: [1, 2] })).toMatch('come to 4')
    expect(give(g, { amounts: [0, 4] })).toBeNull()
    expect(said(g, 'damage')).toContain(`damage ${c} 4 [510.2]`)
  })

  test('510.1c, 510.1d: a creature whose counterpart is gone assigns nothing', () => {
    const g = position()
    const a = put(g, 0)
    inCombat(g, [{ attacker: a, by: [] }])
    const { combat } = g.state
    g.state.combat = { ...combat!, attackers: [{ ...combat!.attackers[0]!, blocked: true }] }
    expect(startDamage(g)).toBeNull()
    expect(said(g, 'damage')).toEqual([])
  })

  test('510.1d: a blocker of several divides', () => {
    const g = position()
    const [a, x] = [put(g, 0), put(g, 0)]
    const b = put(g, 1, { pt: [3, 6] })
    inCombat(g, [
      { attacker: a, by: [b] },
      { attacker: x, by: [b] },
    ])
    expect(startDamage(g)).toMatchObject({ kind: 'divide', player: 1, amount: 3, options: [a, x] })
    expect(give(g, { amounts: [1, 2] })).toBeNull()
    expect(said(g, 'damage')).toHaveLength(4)
  })

  test('506.4c: a planeswalker that is gone is dealt nothing, nor is its controller', () => {
    const g = position()
    const a = put(g, 0)
    const walker = put(g, 1, { types: ['Artifact'] })
    inCombat(g, [{ attacker: a, defender: walker, by: [] }])
    startDamage(g)
    expect(said(g, 'damage')).toEqual([])
  })
})

describe('trample', () => {
  test('702.19b: lethal damage first, marked damage counted; the rest as its controller chooses', () => {
    const g = position()
    const a = put(g, 0, { pt: [5, 5], keywords: ['trample'] })
    const b = put(g, 1, { pt: [1, 4], obj: { damage: 1 } })
    inCombat(g, [{ attacker: a, by: [b] }])
    expect(startDamage(g)).toMatchObject({ amount: 5, options: [b, -2], lethal: [3, 0], trample: true })
    expect(give(g, { amounts: [2, 3] })).toMatch('lethal')
    expect(give(g, { amounts: [3, 2] })).toBeNull()
    expect(g.state.players[1]!.life).toBe(18)
  })

  test('702.19b: no choice where there is nothing beyond lethal damage', () => {
    const g = position()
    const a = put(g, 0, { pt: [3, 3], keywords: ['trample'] })
    const b = put(g, 1, { pt: [1, 3] })
    inCombat(g, [{ attacker: a, by: [b] }])
    expect(startDamage(g)).toBeNull()
    expect(said(g, 'damage')).toContain(`damage ${b} 3 [510.2]`)
  })

  test('702.2c: with deathtouch 1 is lethal, from whomever', () => {
    const g = position()
    const a = put(g, 0, { pt: [5, 5], keywords: ['trample', 'deathtouch'] })
    const b = put(g, 1, { pt: [1, 4] })
    inCombat(g, [{ attacker: a, by: [b] }])
    expect(startDamage(g)).toMatchObject({ lethal: [1, 0] })
  })

  test('702.19b: the example: what other attackers assign in this step counts', () => {
    const g = position()
    const tramples = put(g, 0, { pt: [3, 3], keywords: ['trample'] })
    const a = put(g, 0, { pt: [1, 1] })
    const b = put(g, 1, { pt: [2, 2] })
    inCombat(g, [
      { attacker: tramples, by: [b] },
      { attacker: a, by: [b] },
    ])
    expect(startDamage(g)).toMatchObject({ player: 0, amount: 3, lethal: [1, 0] })
    expect(give(g, { amounts: [1, 2] })).toBeNull()
    // the blocker divides among both
    expect(g.state.decision).toMatchObject({ player: 1, amount: 2 })
  })

  test('702.19d: all to the player where no blocker is left', () => {
    const g = position()
    const a = put(g, 0, { pt: [3, 3], keywords: ['trample'] })
    const b = put(g, 1)
    inCombat(g, [{ attacker: a, by: [b] }])
    put(g, 1)
    const { combat } = g.state
    g.state.combat = { ...combat!, attackers: [{ ...combat!.attackers[0]!, blockers: [] }], blockers: [] }
    startDamage(g)
    expect(g.state.players[1]!.life).toBe(17)
  })
})

describe('first strike', () => {
  test('510.4, 702.4b: who deals damage in which step', () => {
    const g = position()
    const first = put(g, 0, { keywords: ['first strike'] })
    const both = put(g, 0, { keywords: ['double strike'] })
    const plain = put(g, 0)
    inCombat(
      g,
      [first, both, plain].map(attacker => ({ attacker, by: [] })),
    )
    expect(needsFirstStrikeStep(g)).toBe(true)
    startDamage(g, true)
    expect(g.state.players[1]!.life).toBe(16)
    expect(g.state.combat!.dealtFirst).toEqual([first, both])
    startDamage(g, false)
    expect(g.state.players[1]!.life).toBe(12)
  })

  test('702.7b: a creature killed by first strike deals none', () => {
    const g = position()
    const a = put(g, 0, { keywords: ['first strike'] })
    const b = put(g, 1)
    inCombat(g, [{ attacker: a, by: [b] }])
    startDamage(g, true)
    checkState(g)
    startDamage(g, false)
    expect(said(g, 'damage')).toEqual([`damage ${b} 2 [510.2]`])
  })
})

describe('other ways to assign', () => {
  test('510.1a: equal to toughness; none', () => {
    const g = position()
    const a = put(g, 0, { pt: [0, 5], rules: [{ m: 'combatDamage', how: 'toughness' }] })
    const x = put(g, 0, { pt: [3, 3], rules: [{ m: 'combatDamage', how: 'none' }] })
    inCombat(g, [
      { attacker: a, by: [] },
      { attacker: x, by: [] },
    ])
    startDamage(g)
    expect(g.state.players[1]!.life).toBe(15)
  })

  test('as though it weren’t blocked, if its controller likes', () => {
    for (const yes of [true, false]) {
      const g = position()
      const a = put(g, 0, { pt: [3, 3], rules: [{ m: 'combatDamage', how: 'mayAsThoughUnblocked' }] })
      const b = put(g, 1, { pt: [1, 5] })
      inCombat(g, [{ attacker: a, by: [b] }])
      expect(startDamage(g)).toMatchObject({ kind: 'yesNo', player: 0, source: a })
      expect(give(g, { yes })).toBeNull()
      expect(g.state.players[1]!.life).toBe(yes ? 17 : 20)
      expect(g.state.objects[b]!.damage).toBe(yes ? 0 : 3)
    }
  })
})
