import type { Modification } from '@upkeep/ir'
import { describe, expect, test } from 'vitest'
import type { Game } from '../game/game.ts'
import { give, inCombat, type Put, position, put, said, startBlock } from '../state-based/testing.ts'

/** One attacker and blockers; which of them may block it. */
function mayBlock(attacker: Put, ...blockers: Put[]): boolean[] {
  const g = position()
  const a = put(g, 0, attacker)
  const ids = blockers.map(b => put(g, 1, b))
  inCombat(g, [{ attacker: a }])
  const d = startBlock(g)
  return ids.map(id => d?.options.some(o => o.blocker === id) ?? false)
}

function attacked(g: Game, ...attackers: Put[]): number[] {
  const ids = attackers.map(a => put(g, 0, a))
  inCombat(
    g,
    ids.map(attacker => ({ attacker })),
  )
  return ids
}

const pairs = (...list: [number, number][]): { blocks: { blocker: number; attacker: number }[] } => ({
  blocks: list.map(([blocker, attacker]) => ({ blocker, attacker })),
})

describe('evasion', () => {
  test('509.1a: tapped creatures do not block', () => {
    expect(mayBlock({}, {}, { obj: { tapped: true } }, { types: ['Artifact'] })).toEqual([true, false, false])
  })

  test('702.9b, 702.17b: flying', () => {
    expect(mayBlock({ keywords: ['flying'] }, {}, { keywords: ['flying'] }, { keywords: ['reach'] })).toEqual([
      false,
      true,
      true,
    ])
  })

  test('702.28b: shadow both ways', () => {
    expect(mayBlock({ keywords: ['shadow'] }, {}, { keywords: ['shadow'] })).toEqual([false, true])
    expect(mayBlock({}, {}, { keywords: ['shadow'] })).toEqual([true, false])
  })

  test('509.1b: evasion abilities are cumulative', () => {
    expect(mayBlock({ keywords: ['flying', 'shadow'] }, { keywords: ['flying'] })).toEqual([false])
  })

  test('609.4: "as though it had" the keyword that is asked for', () => {
    const rules: Modification[] = [{ m: 'may', what: 'blockAsThough', filter: { f: 'keyword', is: 'reach' } }]
    expect(mayBlock({ keywords: ['flying'] }, { rules })).toEqual([true])
    expect(mayBlock({ keywords: ['shadow'] }, { rules })).toEqual([false])
  })

  test('702.16f: protection', () => {
    const attacker: Put = { keywords: [{ a: 'keyword', keyword: 'protection', filter: { f: 'color', is: 'G' } }] }
    expect(mayBlock(attacker, { colors: ['G'] }, { colors: ['R'] })).toEqual([false, true])
  })

  test('702.14c: landwalk looks at the defending player’s lands', () => {
    const walk: Put = { keywords: [{ a: 'keyword', keyword: 'landwalk', filter: { f: 'subtype', is: 'Swamp' } }] }
    const g = position()
    const [a] = attacked(g, walk)
    put(g, 0, { types: ['Land'], subtypes: ['Swamp'] })
    put(g, 1)
    expect(startBlock(g)!.options[0]!.attackers).toEqual([a])
    const h = position()
    attacked(h, walk)
    put(h, 1, { types: ['Land'], subtypes: ['Swamp'] })
    put(h, 1)
    expect(startBlock(h)).toBeNull()
  })

  test('702.118b: skulk; "can’t block creatures with …"; "can block only …"', () => {
    expect(mayBlock({ keywords: ['skulk'] }, { pt: [3, 3] }, { pt: [2, 2] })).toEqual([false, true])
    const big: Modification = { m: 'cant', what: 'block', by: { f: 'stat', stat: 'power', cmp: '>=', n: 3 } }
    const flyers: Modification = { m: 'cant', what: 'blockExcept', by: { f: 'keyword', is: 'flying' } }
    expect(mayBlock({ pt: [3, 3] }, { rules: [big] }, { rules: [flyers] }, {})).toEqual([false, false, true])
    expect(mayBlock({ keywords: ['flying'] }, { keywords: ['flying'], rules: [flyers] })).toEqual([true])
  })
})

describe('how many', () => {
  test('702.111b: menace', () => {
    const g = position()
    const [a] = attacked(g, { keywords: ['menace'] }) as [number]
    const [b, c] = [put(g, 1), put(g, 1)]
    startBlock(g)
    expect(give(g, pairs([b, a]))).toMatch('2 blockers')
    expect(give(g, pairs([b, a], [c, a]))).toBeNull()
  })

  test('509.1b: not by more than one', () => {
    const g = position()
    const [a] = attacked(g, { rules: [{ m: 'cant', what: 'beBlockedByMoreThan', n: 1 }] }) as [number]
    const [b, c] = [put(g, 1), put(g, 1)]
    startBlock(g)
    expect(give(g, pairs([b, a], [c, a]))).toMatch('more than 1')
  })

  test('509.1a: one attacker each, more with an effect', () => {
    const g = position()
    const [a, x] = attacked(g, {}, {}) as [number, number]
    const b = put(g, 1)
    const c = put(g, 1, { rules: [{ m: 'may', what: 'blockExtra', n: 1 }] })
    startBlock(g)
    expect(give(g, pairs([b, a], [b, x]))).toMatch('so many')
    expect(give(g, pairs([c, a], [c, x]))).toBeNull()
    expect(g.state.combat!.blockers).toEqual([{ id: c, attackers: [a, x] }])
  })

  test('509.1b: cannot block alone', () => {
    const g = position()
    const [a] = attacked(g, {}) as [number]
    const b = put(g, 1, { rules: [{ m: 'cant', what: 'blockAlone' }] })
    const c = put(g, 1)
    startBlock(g)
    expect(give(g, pairs([b, a]))).toMatch('alone')
    expect(give(g, pairs([b, a], [c, a]))).toBeNull()
  })
})

describe('requirements', () => {
  test('509.1c: the example: menace, and one of two creatures must block', () => {
    const g = position()
    const [a] = attacked(g, { keywords: ['menace'] }) as [number]
    const must = put(g, 1, { rules: [{ m: 'must', what: 'block' }] })
    const other = put(g, 1)
    const d = startBlock(g)!
    expect(d.options.map(o => o.must)).toEqual([true, false])
    expect(give(g, pairs())).toMatch('509.1c')
    expect(give(g, pairs([must, a]))).toMatch('2 blockers')
    expect(give(g, pairs([other, a]))).toMatch('2 blockers')
    expect(give(g, pairs([must, a], [other, a]))).toBeNull()
  })

  test('509.1c: all that can block it do so', () => {
    const g = position()
    const [lure, x] = attacked(g, { rules: [{ m: 'must', what: 'beBlockedByAll' }] }, {}) as [number, number]
    const [b, c] = [put(g, 1), put(g, 1)]
    put(g, 1, { obj: { tapped: true } })
    expect(startBlock(g)!.options.map(o => o.must)).toEqual([true, true])
    expect(give(g, pairs([b, lure], [c, x]))).toMatch('1 of 2')
    expect(give(g, pairs([b, lure], [c, lure]))).toBeNull()
  })

  test('509.1c: must be blocked if able: one blocker is enough', () => {
    const g = position()
    const [a] = attacked(g, { rules: [{ m: 'must', what: 'beBlocked' }] }) as [number]
    const [b] = [put(g, 1), put(g, 1)]
    expect(startBlock(g)!.options.map(o => o.must)).toEqual([false, false])
    expect(give(g, pairs())).toMatch('0 of 1')
    expect(give(g, pairs([b, a]))).toBeNull()
  })

  test('702.39a: blocks this one if able', () => {
    const g = position()
    const [a, x] = attacked(g, {}, {}) as [number, number]
    const b = put(g, 1, {
      rules: [{ m: 'must', what: 'blockThis', object: { ref: 'all', filter: { f: 'named', name: 'card 1' } } }],
    })
    startBlock(g)
    expect(give(g, pairs([b, x]))).toMatch('509.1c')
    expect(give(g, pairs([b, a]))).toBeNull()
  })

  test('509.1c: of two lures a creature can obey one', () => {
    const g = position()
    const all: Put = { rules: [{ m: 'must', what: 'beBlockedByAll' }] }
    const [a, x] = attacked(g, all, all) as [number, number]
    const ids = Array.from({ length: 12 }, () => put(g, 1))
    startBlock(g)
    expect(give(g, pairs(...ids.slice(1).map((b): [number, number] => [b, a])))).toMatch('11 of 12')
    expect(give(g, pairs(...ids.map((b, i): [number, number] => [b, i % 2 ? a : x])))).toBeNull()
  })
})

test('509.1g-i: facts of one declaration', () => {
  const g = position()
  const [a, x] = attacked(g, {}, {}) as [number, number]
  const [b, c] = [put(g, 1), put(g, 1)]
  startBlock(g)
  expect(give(g, pairs([b, a], [c, a]))).toBeNull()
  expect(said(g, 'block', 'becomesBlocked', 'unblocked')).toEqual([
    `block ${b}>${a} [509.1g]`,
    `block ${c}>${a} [509.1g]`,
    `becomesBlocked ${a} [509.1h]`,
    `becomesBlocked ${a}>${b} [509.3d]`,
    `becomesBlocked ${a}>${c} [509.3d]`,
    `unblocked ${x} [509.1h]`,
  ])
  expect(g.state.combat!.attackers).toEqual([
    { id: a, defender: -2, blocked: true, blockers: [b, c] },
    { id: x, defender: -2, blocked: false, blockers: [] },
  ])
  expect(g.state.agenda).toEqual([])
})

test('802.4: each defending player in turn order, and only what attacks that player', () => {
  const g = position(['A', 'B', 'C'])
  const [a, x] = [put(g, 0), put(g, 0)]
  inCombat(g, [
    { attacker: a, defender: -3 },
    { attacker: x, defender: -2 },
  ])
  const [b, c] = [put(g, 1), put(g, 2)]
  expect(startBlock(g)).toMatchObject({ player: 1, options: [{ blocker: b, attackers: [x] }] })
  expect(give(g, pairs([b, x]))).toBeNull()
  expect(g.state.decision).toMatchObject({ player: 2, options: [{ blocker: c, attackers: [a] }] })
  expect(give(g, pairs())).toBeNull()
  expect(g.state.combat!.attackers.map(y => y.blocked)).toEqual([false, true])
})
