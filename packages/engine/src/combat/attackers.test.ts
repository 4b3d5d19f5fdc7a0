import { describe, expect, test } from 'vitest'
import { give, position, put, said, startAttack } from '../state-based/testing.ts'

describe('who may attack', () => {
  test('508.1a, 702.3b, 702.10b: untapped, not sick, no defender; "as though" and haste let them', () => {
    const g = position()
    const bear = put(g, 0)
    put(g, 0, { obj: { tapped: true } })
    put(g, 0, { sick: true })
    put(g, 0, { keywords: ['defender'] })
    put(g, 0, { types: ['Artifact'] })
    put(g, 1)
    const fast = put(g, 0, { sick: true, keywords: ['haste'] })
    const wall = put(g, 0, { keywords: ['defender'], rules: [{ m: 'may', what: 'attackAsThoughNoDefender' }] })
    const d = startAttack(g)!
    expect(d.options.map(o => o.attacker)).toEqual([bear, fast, wall])
    expect(d.options[0]).toEqual({ attacker: bear, defenders: [-2], must: false })
  })

  test('508.8: with nobody who could attack nobody is asked', () => {
    const g = position()
    put(g, 0, { sick: true })
    expect(startAttack(g)).toBeNull()
    expect(g.state.agenda).toEqual([])
  })

  test('506.2, 802.2: opponents, their planeswalkers, and battles that they protect', () => {
    const g = position(['A', 'B', 'C'])
    const bear = put(g, 0)
    const walker = put(g, 1, { types: ['Planeswalker'], obj: { counters: { loyalty: 3 } } })
    put(g, 0, { types: ['Planeswalker'], obj: { counters: { loyalty: 3 } } })
    const own = put(g, 0, { types: ['Battle'], obj: { chosen: { protector: 2 } } })
    put(g, 1, { types: ['Battle'], obj: { chosen: { protector: 0 } } })
    expect(startAttack(g)!.options).toEqual([{ attacker: bear, defenders: [-2, -3, walker, own], must: false }])
  })

  test('508.1c: "can’t attack" with conditions asks of each defender', () => {
    const g = position(['A', 'B', 'C'])
    // can't attack unless the defending player controls an Island
    const serpent = put(g, 0, {
      rules: [
        {
          m: 'cant',
          what: 'attack',
          where: {
            if: 'not',
            of: {
              if: 'exists',
              filter: {
                f: 'and',
                of: [
                  { f: 'subtype', is: 'Island' },
                  { f: 'controller', is: { ref: 'defendingPlayer' } },
                ],
              },
            },
          },
        },
      ],
    })
    put(g, 2, { types: ['Land'], subtypes: ['Island'] })
    expect(startAttack(g)!.options).toEqual([{ attacker: serpent, defenders: [-3], must: false }])
  })

  test('508.1c: not its owner, not "you"', () => {
    const g = position(['A', 'B', 'C', 'D'])
    const a = put(g, 1, { obj: { controller: 0 }, rules: [{ m: 'cant', what: 'attackOwner' }] })
    put(g, 2, { types: ['Enchantment'], everyone: [{ m: 'cant', what: 'attackYou' }] })
    expect(startAttack(g)!.options).toEqual([{ attacker: a, defenders: [-4], must: false }])
  })
})

describe('restrictions and requirements', () => {
  test('508.1c: cannot attack alone; two such may attack together', () => {
    const g = position()
    const rules = [{ m: 'cant', what: 'attackAlone' }] as const
    const a = put(g, 0, { rules: [...rules] })
    const b = put(g, 0, { rules: [...rules] })
    startAttack(g)
    expect(give(g, { attacks: [{ attacker: a, defender: -2 }] })).toMatch('alone')
    expect(
      give(g, {
        attacks: [
          { attacker: a, defender: -2 },
          { attacker: b, defender: -2 },
        ],
      }),
    ).toBeNull()
  })

  test('508.1d: the example: one must attack, no more than one may', () => {
    const g = position()
    const must = put(g, 0, { rules: [{ m: 'must', what: 'attack' }] })
    const other = put(g, 0)
    put(g, 1, { types: ['Enchantment'], everyone: [{ m: 'cant', what: 'attack', n: 1 }] })
    const d = startAttack(g)!
    expect(d.options.map(o => o.must)).toEqual([true, false])
    expect(give(g, { attacks: [{ attacker: other, defender: -2 }] })).toMatch('508.1d')
    expect(give(g, { attacks: [] })).toMatch('508.1d')
    expect(
      give(g, {
        attacks: [
          { attacker: must, defender: -2 },
          { attacker: other, defender: -2 },
        ],
      }),
    ).toMatch('no more than 1')
    expect(give(g, { attacks: [{ attacker: must, defender: -2 }] })).toBeNull()
  })

  test('508.1d: who must attack and cannot do so alone takes company along, or stays if there is none', () => {
    const rules = [
      { m: 'must', what: 'attack' },
      { m: 'cant', what: 'attackAlone' },
    ] as const
    const alone = position()
    put(alone, 0, { rules: [...rules] })
    expect(startAttack(alone)!.options[0]!.must).toBe(false)
    expect(give(alone, { attacks: [] })).toBeNull()
    const g = position()
    put(g, 0, { rules: [...rules] })
    put(g, 0)
    startAttack(g)
    expect(give(g, { attacks: [] })).toMatch('508.1d')
  })

  test('701.15b: a goaded creature attacks somebody else than who goaded it, if able', () => {
    const g = position(['A', 'B', 'C'])
    const a = put(g, 0, { obj: { marks: { 'goaded:1': 1 } } })
    startAttack(g)
    expect(give(g, { attacks: [] })).toMatch('0 of 2')
    expect(give(g, { attacks: [{ attacker: a, defender: -2 }] })).toMatch('1 of 2')
    expect(give(g, { attacks: [{ attacker: a, defender: -3 }] })).toBeNull()
  })

  test('508.1d: many who must attack and a limit: the number of requirements counts, quickly', () => {
    const g = position()
    const ids = Array.from({ length: 25 }, () => put(g, 0, { rules: [{ m: 'must', what: 'attack' }] }))
    put(g, 1, { types: ['Enchantment'], everyone: [{ m: 'cant', what: 'attack', n: 2 }] })
    const d = startAttack(g)!
    expect(d.options.every(o => !o.must)).toBe(true)
    expect(give(g, { attacks: [{ attacker: ids[3]!, defender: -2 }] })).toMatch('1 of 2')
    expect(
      give(g, {
        attacks: [
          { attacker: ids[3]!, defender: -2 },
          { attacker: ids[20]!, defender: -2 },
        ],
      }),
    ).toBeNull()
  })
})

test('508.1f, 508.1k: they tap unless they have vigilance, and attack as one event', () => {
  const g = position()
  const a = put(g, 0)
  const b = put(g, 0, { keywords: ['vigilance'] })
  startAttack(g)
  expect(give(g, { attacks: [a, b].map(attacker => ({ attacker, defender: -2 })) })).toBeNull()
  expect(said(g, 'tap', 'attack')).toEqual([`tap ${a} [508.1f]`, `attack ${a}>-2 [508.1k]`, `attack ${b}>-2 [508.1k]`])
  const [x, y] = g.state.facts.filter(f => f.kind === 'attack')
  expect(x!.event).toBe(y!.event)
  expect(g.state.combat).toEqual({
    attackingPlayer: 0,
    attackers: [a, b].map(id => ({ id, defender: -2, blockers: [] })),
    blockers: [],
    dealtFirst: [],
    firstStrikeStep: false,
  })
  expect(g.state.turn.attacked).toBe(true)
  expect(g.state.agenda).toEqual([])
})
