import { answer, createGame, fork, type GameSetup, load, save, view } from '@upkeep/engine'
import { randomBot } from '@upkeep/players'
import { beforeEach, describe, expect, test } from 'vitest'
import { CUB, FOREST } from '../testing.ts'
import { DEFAULT_AUTO } from './auto.ts'
import { type Engine, Host } from './host.ts'
import { labelsOf } from './labels.ts'
import type { FromWorker, NewGame, ViewMessage } from './protocol.ts'

const engine: Engine = { createGame, answer, fork, view, save, load, labels: labelsOf }
const table: NewGame = {
  you: { name: 'Ann', deck: { list: '' } },
  rival: { name: 'Bob', deck: { list: '' } },
  bot: 'random',
  seed: 1,
  first: 'you',
}

const deck = [...Array<typeof FOREST>(24).fill(FOREST), ...Array<typeof FOREST>(16).fill(CUB)]
const setup: GameSetup = {
  players: [
    { name: 'Ann', deck },
    { name: 'Bob', deck },
  ],
  seed: 8,
  first: 0,
  options: { autoPay: [false, true] },
}

let said: FromWorker[]
let host: Host

const open = (using: Engine = engine): Host =>
  new Host(
    using,
    message => said.push(message),
    () => randomBot(2),
    randomBot(3),
    DEFAULT_AUTO,
  )

/** The last position, with what is asked. */
const shown = (): ViewMessage => said.findLast(message => message.from === 'view')!
const asked = () => shown().view.decision!
const lastSave = (): string => said.findLast(message => message.from === 'saved')!.save

function act(kind: 'play' | 'cast' | 'pass'): void {
  const decision = asked()
  if (decision.kind !== 'priority') throw new Error(`asked for ${decision.kind}`)
  const at = decision.actions.findIndex(action => action.do === kind)
  expect(at).toBeGreaterThanOrEqual(0)
  host.answer(decision.id, { action: at })
}

beforeEach(() => {
  said = []
  host = open()
  host.start(table, setup)
  // Keeps the opening hand.
  host.answer(asked().id, { yes: false })
})

test('the page sees views alone, and the first stop is the main phase', () => {
  expect(asked().kind).toBe('priority')
  expect(shown().view.turn).toMatchObject({ active: 0, step: 'main1' })
  expect(shown().view.players[1]!.hand.every(card => card.hidden)).toBe(true)
  expect(JSON.stringify(said.filter(message => message.from !== 'saved'))).not.toContain('"rng"')
})

describe('taking back', () => {
  test('a land, and then a whole spell with its payment at once', () => {
    act('play')
    expect(shown().canUndo).toBe(true)
    act('cast')
    // It is paid for, on the stack, and waits for a word.
    expect(shown().view.stack).toHaveLength(1)
    expect(asked().kind).toBe('priority')
    host.undo()
    expect(shown().view.stack).toHaveLength(0)
    expect(shown().view.battlefield).toHaveLength(1)
    expect(shown().view.battlefield[0]!.tapped).toBe(false)
    host.undo()
    expect(shown().view.battlefield).toHaveLength(0)
    expect(shown().canUndo).toBe(false)
  })

  test('not beyond what another player has seen and answered', () => {
    act('play')
    act('cast')
    act('pass')
    expect(shown().view.battlefield.some(object => object.types.includes('Creature'))).toBe(true)
    expect(shown().canUndo).toBe(false)
    const before = said.length
    host.undo()
    expect(said).toHaveLength(before)
  })
})

test('an answer to what is no longer asked is ignored, an illegal one is refused with a reason', () => {
  const decision = asked()
  const before = said.length
  host.answer(decision.id - 1, { action: 0 })
  expect(said).toHaveLength(before)
  host.answer(decision.id, { number: 3 })
  expect(said.at(-1)).toMatchObject({ from: 'refused', reason: expect.any(String) })
  expect(asked().id).toBe(decision.id)
})

test('a save goes on where it was, at the same decision', () => {
  act('play')
  const [kept, before] = [lastSave(), shown().view]
  said = []
  host = open()
  expect(host.resume(kept)).toBe(true)
  expect(shown().view.decision).toEqual(before.decision)
  expect(shown().view.battlefield).toEqual(before.battlefield)
})

test.each([
  ['half a file', (text: string) => text.slice(0, text.length / 2)],
  ['another program’s', () => '{"hello":1}'],
  ['a game that is none', (text: string) => text.replace('\\"format\\":1', '\\"format\\":9')],
  ['nothing', () => ''],
])('a save that is %s is said to be unreadable, and nothing begins', (_, spoil) => {
  const text = spoil(lastSave())
  said = []
  host = open()
  expect(host.resume(text)).toBe(false)
  expect(said).toEqual([{ from: 'unreadable', save: text, reason: expect.any(String) }])
})

test('after a fault of the program one stands where one last decided', () => {
  let faulty = false
  said = []
  host = open({
    ...engine,
    answer: (game, given) => {
      const result = answer(game, given)
      if (faulty) throw new Error('a fault')
      return result
    },
  })
  host.start(table, setup)
  host.answer(asked().id, { yes: false })
  const before = shown().view
  faulty = true
  act('play')
  expect(said.some(message => message.from === 'crashed' && message.message === 'a fault')).toBe(true)
  expect(shown().view.battlefield).toEqual([])
  expect(shown().view.decision).toEqual(before.decision)
  faulty = false
  act('play')
  expect(shown().view.battlefield).toHaveLength(1)
})

test('passing the turn comes back in the next own main phase, or when something is asked', () => {
  host.passTurn()
  const { view: now } = shown()
  expect(now.decision === null ? now.result : now.decision.player).not.toBeNull()
  expect(now.turn.number).toBeGreaterThan(1)
})

test('a concession ends the game', () => {
  host.answer(-1, { concede: true })
  expect(shown().view.result).toMatchObject({ winners: [1] })
})
