import { describe, expect, test } from 'vitest'
import { isBad, parseScenarios } from './parse.ts'
import type { Scenario } from './types.ts'

const one = (text: string, file = 'x.yaml'): Scenario => {
  const [parsed] = parseScenarios(text, file)
  if (!parsed || isBad(parsed)) throw new Error(parsed?.message ?? 'nothing')
  return parsed
}
const complaint = (text: string, file = 'x.yaml'): string => {
  const found = parseScenarios(text, file).find(isBad)
  return found?.message ?? 'no complaint'
}

describe('reading a scenario', () => {
  test('defaults', () => {
    const scenario = one('scenario: empty')
    expect(scenario).toMatchObject({
      name: 'empty',
      players: 2,
      format: 'freeform',
      seed: 1,
      strict: true,
      shuffle: false,
      filler: 'Wastes',
      start: { turn: 1, step: 'main1' },
      stop: { turn: 1, step: 'main1' },
      script: [],
    })
    expect(scenario.setup).toHaveLength(2)
  })

  test('everything that a position can hold', () => {
    const { setup } = one(`
scenario: a position
players: 3
filler: none
setup:
  A:
    life: 7
    poison: 2
    counters: { experience: 1 }
    mana: "{G}{G}2"
    hand: [Forest*3, Opt]
    battlefield:
      - { card: Hill Giant, count: 2, as: giant, tapped: true, sick: true, counters: { "+1/+1": 2 }, damage: 1 }
      - { token: "2/2 green Bear creature", owner: C }
      - { card: Rancor, attachedTo: "@giant" }
      - { card: Utopia Sprawl, attachedTo: [B], chosen: { color: blue, player: B, number: 3 } }
  C: { library: [Island, "Swamp*2"] }
`)
    expect(setup[0]).toMatchObject({ life: 7, counters: { poison: 2, experience: 1 }, mana: 'GGCC' })
    expect(setup[0]!.hand.map(({ card, count }) => [card, count])).toEqual([
      ['Forest', 3],
      ['Opt', 1],
    ])
    expect(setup[0]!.battlefield).toMatchObject([
      { card: 'Hill Giant', count: 2, as: 'giant', tapped: true, sick: true, counters: { '+1/+1': 2 }, damage: 1 },
      { token: '2/2 green Bear creature', owner: 2 },
      { attachedTo: ['@giant'] },
      { attachedTo: ['B'], chosen: { color: 'blue', player: 1, number: 3 } },
    ])
    expect(setup[2]!.library.map(({ card, count }) => [card, count])).toEqual([
      ['Island', 1],
      ['Swamp', 2],
    ])
  })

  test('an entry takes its player and its time from the one before', () => {
    const { script, stop } = one(`
scenario: s
script:
  - { at: [2, upkeep], by: B, cast: Opt }
  - { wait: stack }
  - { by: A, cast: Shock, targets: B }
  - { at: [1, end], pass: true }
`)
    expect(script.map(({ by, at, deed }) => [by, at.turn, at.step, deed.kind])).toEqual([
      [1, 2, 'upkeep', 'cast'],
      [1, 2, 'upkeep', 'wait'],
      [0, 2, 'upkeep', 'cast'],
      [0, 1, 'end', 'pass'],
    ])
    expect(stop).toEqual({ turn: 2, step: 'upkeep' })
  })

  test('a YAML stream, a YAML list and a JSON array are several scenarios', () => {
    const names = (text: string, file: string) => parseScenarios(text, file).map(({ name }) => name)
    expect(names('scenario: a\n---\nscenario: b\n---\n', 'x.yaml')).toEqual(['a', 'b'])
    expect(names('- scenario: a\n- scenario: b\n', 'x.yaml')).toEqual(['a', 'b'])
    expect(names('[{"scenario": "a"}, {"scenario": "b"}]', 'x.json')).toEqual(['a', 'b'])
    expect(names('{"scenario": "a"}', 'x.json')).toEqual(['a'])
  })

  test('yes and no are answers, not words', () => {
    const { script } = one('scenario: s\nscript: [{ answer: [yes, no, true, 3, none, { Bear: 2 }, [A, B]] }]')
    expect(script[0]!.deed).toEqual({
      kind: 'answer',
      answers: ['yes', 'no', true, 3, 'none', { Bear: 2 }, ['A', 'B']],
    })
  })
})

describe('a file that is wrong', () => {
  test.each([
    ['scenario: s\nscript:\n  - { at: [1, main1], by: A, cast: 3.5.2, tragets: [B] }', 'script[0].tragets', 'targets?'],
    ['scenario: s\nscript: [{ cast: [] }]', 'script[0].cast', 'found an empty list'],
    ['scenario: s\nscript: [{ by: A }]', 'script[0]', 'does nothing'],
    ['scenario: s\nscript: [{ cast: Opt, answer: [yes] }]', 'script[0]', 'both cast and answer'],
    ['scenario: s\nscript: [{ at: [1, lunch], pass: true }]', 'script[0].at[1]', 'there is no step "lunch"'],
    ['scenario: s\nscript: [{ at: 1, pass: true }]', 'script[0].at', 'a turn and a step'],
    ['scenario: s\nscript: [{ by: C, pass: true }]', 'script[0].by', 'a player (A, B)'],
    ['scenario: s\nsetup: { C: {} }', 'setup.C', 'there is no player C'],
    ['scenario: s\nsetup: { A: { hand: [{ card: Opt, token: "1/1 Bear" }] } }', 'setup.A.hand[0]', 'a card or a token'],
    ['scenario: s\nsetup: { A: { hands: [Opt] } }', 'setup.A.hands', 'hand?'],
    ['scenario: s\nplayers: 7', 'players', 'from 2 to 6'],
    ['scenario: s\nstrict: maybe', 'strict', 'true or false'],
    ['scenario: s\nexpect: { A: { life: lots } }', 'expect.A.life', 'a whole number'],
    [
      'scenario: s\nexpect: { permanents: [{ card: Opt, colors: [pink] }] }',
      'expect.permanents[0].colors[0]',
      '"pink"',
    ],
    ['scenario: s\nexpect: { can: [{ cast: Opt }] }', 'expect.can[0].by', 'whose'],
    ['scenario: s\nexpect: { winner: nobody }', 'expect.winner', 'a player'],
    ['setup: {}', 'scenario', 'the name of the scenario'],
    ['scenario: s\nanswers: { A: { flips: [heads] } }', 'answers.A.flips[0]', 'true or false'],
    ['just words', '', 'a mapping'],
    ['', '', 'no scenario'],
  ])('%j is told by its place', (text, path, words) => {
    const message = complaint(text)
    expect(message).toMatch(/^x\.yaml: /)
    expect(message).toContain(path)
    expect(message).toContain(words)
  })

  test('the line and the document are named', () => {
    const message = complaint(
      'scenario: a\n---\nscenario: b\nscript:\n  - { by: A, cast: Opt }\n  - { by: A, atack: [] }\n',
    )
    expect(message).toBe(
      'x.yaml, document 2: line 6: script[1].atack: unknown field; known are play, cast, activate, special, counters, ' +
        'attack, block, wait, pass, answer, expect, illegal, concede',
    )
  })

  test('what is no YAML or no JSON', () => {
    expect(complaint('scenario: [unfinished')).toMatch(/^x\.yaml: line \d+, column \d+: not YAML: /)
    expect(complaint('{"scenario": ', 'x.json')).toMatch(/^x\.json: not JSON: /)
    expect(complaint('scenario: a\nscenario: b')).toContain('not YAML')
  })

  test('a wrong document leaves the others alone', () => {
    const parsed = parseScenarios('scenario: a\n---\nplayers: 2\n---\nscenario: c\n', 'x.yaml')
    expect(parsed.map(isBad)).toEqual([false, true, false])
  })
})
