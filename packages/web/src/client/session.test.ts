import { beforeEach, describe, expect, test } from 'vitest'
import { decision, object, player, position } from '../testing.ts'
import type { FromWorker, ToWorker, ViewMessage } from '../worker/protocol.ts'
import { Session, type WorkerPort } from './session.ts'

class Port implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null
  onerror: WorkerPort['onerror'] = null
  readonly sent: ToWorker[] = []

  postMessage(message: ToWorker): void {
    this.sent.push(message)
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message })
  }
}

const shows = (view: ViewMessage['view'], more: Partial<ViewMessage> = {}): ViewMessage => ({
  from: 'view',
  view,
  labels: {},
  wholeLog: false,
  canUndo: false,
  pace: 'now',
  passing: false,
  ...more,
})

const store = new Map<string, string>()
const game = {
  you: { name: 'Ann', deck: { list: '' } },
  rival: { name: 'Bob', deck: { list: '' } },
  bot: 'random' as const,
  seed: 1,
  first: 'you' as const,
}

let port: Port
let session: Session

function open(): void {
  port = new Port()
  session = new Session(port)
  port.say({ from: 'ready', decks: [], cardNames: [] })
}

beforeEach(() => {
  store.clear()
  globalThis.localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  } as Storage
  open()
})

const two = decision({ kind: 'objects', options: [4, 5], min: 0, max: 2 })

describe('a click', () => {
  test('goes into the answer, which is sent once', () => {
    port.say(shows(position({ decision: two })))
    expect(session.click(4)).toBe(true)
    expect(session.click(9)).toBe(false)
    expect(session.confirm()).toBe(true)
    session.confirm()
    expect(port.sent).toEqual([{ to: 'answer', decision: 1, answer: { objects: [4] } }])
  })

  test('is taken back first, then the last action', () => {
    port.say(shows(position({ decision: two }), { canUndo: true }))
    session.click(4)
    session.back()
    expect(session.get().draft).toEqual({ kind: 'objects', chosen: [] })
    session.back()
    expect(port.sent).toEqual([{ to: 'undo' }])
  })
})

test('a refusal leaves the answer as it was, to be put right', () => {
  port.say(shows(position({ decision: two })))
  session.click(4)
  session.confirm()
  port.say({ from: 'refused', reason: 'no', rules: ['601.2c'] })
  expect(session.get()).toMatchObject({ waiting: false, draft: { chosen: [4] }, refusal: { reason: 'no' } })
})

test('what happens on the way is shown in turn, and nothing can be answered meanwhile', () => {
  port.say(shows(position({ waitingFor: 1 }), { pace: 'long' }))
  port.say(shows(position({ decision: two })))
  expect(session.get().catchingUp).toBe(true)
  expect(session.click(4)).toBe(false)
  session.hurry()
  expect(session.get().catchingUp).toBe(false)
  expect(session.click(4)).toBe(true)
})

test('the log remembers the names of what is gone', () => {
  const fact = { n: 1, turn: 1, step: 'main1' as const, cause: { by: 'rule' as const }, rules: [], event: 1 }
  port.say(shows(position({ battlefield: [object(7, { name: 'Bear' })] })))
  port.say(
    shows(position({ log: [{ ...fact, kind: 'move', subject: 7, moved: 8, from: 'battlefield', to: 'exile' }] })),
  )
  expect(session.names.name(7)).toBe('Bear')
  expect(session.names.name(8)).toBe('Bear')
})

test('a hidden card has no name', () => {
  port.say(shows(position({ players: [player(0), player(1, { hand: [object(0, { hidden: true, name: '' })] })] })))
  expect(session.names.name(0)).toBeUndefined()
})

describe('the saved game', () => {
  test('is written down, and gone on with by the next page', () => {
    port.say({ from: 'started', game })
    port.say({ from: 'saved', save: 'the game' })
    session.flushSave()
    open()
    expect(port.sent).toMatchObject([{ to: 'resume', save: 'the game' }])
  })

  test('that can’t be read is put aside, not lost', () => {
    store.set('upkeep.table', 'rubbish')
    open()
    port.say({ from: 'unreadable', save: 'rubbish', reason: 'not JSON' })
    expect(session.get()).toMatchObject({ screen: 'start', unreadable: 'not JSON', canResume: false })
    expect(session.brokenSave()).toBe('rubbish')
    session.forgetBroken()
    expect(session.brokenSave()).toBeNull()
  })

  test('that can’t be kept is said', () => {
    localStorage.setItem = () => {
      throw new Error('full')
    }
    port.say({ from: 'saved', save: 'the game' })
    session.flushSave()
    expect(session.get().unsaved).toBe(true)
  })
})
