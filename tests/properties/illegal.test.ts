import { type Answer, answer, type Decision, type Game, save } from '@upkeep/engine'
import { expect, test } from 'vitest'
import { askingGame, playShort, shortGame } from './games.ts'

/** An object that is not there. */
const NOBODY = 999_999

/** An answer of the right shape to each kind of decision. */
const answersOf: Readonly<Record<Decision['kind'], Answer>> = {
  priority: { action: 0 },
  objects: { objects: [] },
  yesNo: { yes: true },
  number: { number: 0 },
  option: { option: 0 },
  name: { name: 'Forest' },
  modes: { modes: [0] },
  order: { order: [0] },
  arrange: { groups: [[]] },
  divide: { amounts: [1] },
  attackers: { attacks: [] },
  blockers: { blocks: [] },
  pay: { pay: 'auto' },
}

/** No answer to anything. */
const strange: readonly unknown[] = [
  { act: { do: 'pass' } },
  { concede: true, player: 7 },
  {},
  null,
  undefined,
  'pass',
  1,
  [],
]

/** Answers of the right kind that are not legal. */
function wrong(d: Decision): unknown[] {
  switch (d.kind) {
    case 'priority':
      return [-1, d.actions.length, 0.5, Number.NaN, '0', null].map(action => ({ action }))
    case 'objects': {
      const few = d.options.slice(0, d.min - 1)
      const many = d.options.slice(0, d.max + 1)
      const twice = d.options.slice(0, 1).flatMap(id => [id, id])
      return [
        { objects: [NOBODY] },
        { objects: 'all' },
        { objects: [null] },
        ...(d.min > 0 ? [{ objects: few }] : []),
        ...(many.length > d.max ? [{ objects: many }] : []),
        ...(twice.length > 0 ? [{ objects: twice }] : []),
      ]
    }
    case 'yesNo':
      return [{ yes: 'yes' }, { yes: 1 }, { yes: null }]
    case 'number':
      return [d.min - 1, d.max + 1, d.min + 0.5, '1', Number.POSITIVE_INFINITY].map(number => ({ number }))
    case 'option':
      return [-1, d.options.length, 0.5, '0'].map(option => ({ option }))
    case 'name':
      return [{ name: '' }, { name: ' ' }, { name: 1 }]
    case 'modes':
      return [
        { modes: [NOBODY] },
        { modes: 0 },
        { modes: Array.from({ length: d.max + 1 }, () => d.options[0]!.index) },
        ...(d.min > 0 ? [{ modes: [] }] : []),
        ...d.options.filter(o => !o.legal).map(o => ({ modes: [o.index] })),
      ]
    case 'order':
      return [
        { order: [] },
        { order: d.items.map(() => 0) },
        { order: [...d.items.keys(), d.items.length] },
        { order: 0 },
      ]
    case 'arrange': {
      const none = d.groups.map((): number[] => [])
      return [
        { groups: [] },
        { groups: none },
        { groups: [[...d.cards, NOBODY], ...none.slice(1)] },
        { groups: [...none, d.cards] },
        { groups: d.cards },
      ]
    }
    case 'divide':
      return [
        { amounts: [] },
        { amounts: d.options.map(() => d.amount + 1) },
        { amounts: d.options.map((_, i) => (i === 0 ? d.amount + 1 : i === 1 ? -1 : 0)) },
        { amounts: d.options.map(() => 0.5) },
        { amounts: d.amount },
      ]
    case 'attackers': {
      const [first] = d.options
      return [
        { attacks: [{ attacker: NOBODY, defender: -1 }] },
        { attacks: [null] },
        { attacks: 'all' },
        ...(first ? [{ attacks: [{ attacker: first.attacker, defender: NOBODY }] }] : []),
        ...(first
          ? [{ attacks: [0, 1].map(() => ({ attacker: first.attacker, defender: first.defenders[0]! })) }]
          : []),
      ]
    }
    case 'blockers': {
      const [first] = d.options
      return [
        { blocks: [{ blocker: NOBODY, attacker: NOBODY }] },
        { blocks: [null] },
        { blocks: 'all' },
        ...(first ? [{ blocks: [{ blocker: first.blocker, attacker: NOBODY }] }] : []),
        ...(first ? [{ blocks: [0, 1].map(() => ({ blocker: first.blocker, attacker: first.attackers[0]! })) }] : []),
      ]
    }
    case 'pay':
      return [-1, d.actions.length, 0.5, 'later', ...(d.canCancel ? [] : ['cancel'])].map(pay => ({ pay }))
  }
}

test('an illegal answer of each kind is refused with a reason and leaves the state as it was', () => {
  const tried = new Set<string>()
  const refuse = (game: Game): void => {
    const { decision } = game.state
    // The same questions over and over teach nothing.
    if (!decision || (decision.kind === 'priority' && game.state.decisions % 7 !== 0)) return
    const before = save(game)
    const { state } = game
    const answers = [
      ...strange,
      ...Object.entries(answersOf).flatMap(([kind, given]) => (kind === decision.kind ? [] : [given])),
      ...wrong(decision),
    ]
    for (const given of answers) {
      const what = `${decision.kind}: ${JSON.stringify(given)}`
      let result: unknown
      expect(() => {
        result = answer(game, given as Answer)
      }, what).not.toThrow()
      expect(result, what).toMatchObject({ ok: false, reason: expect.stringMatching(/./) })
    }
    expect(game.state).toBe(state)
    expect(save(game), decision.kind).toBe(before)
    tried.add(decision.kind)
  }
  for (let index = 0; index < 24; index++) {
    const setup = index % 3 === 0 ? askingGame(index) : shortGame(index, 16)
    // Every second game asks about payment too.
    if (index % 2 === 1) setup.options = { ...setup.options, autoPay: [false, false] }
    playShort(setup, index, refuse)
  }
  expect([...tried].sort()).toEqual(Object.keys(answersOf).sort())
}, 240_000)
