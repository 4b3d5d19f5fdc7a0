import type { Action, GameView } from '@upkeep/engine'
import { describe, expect, test } from 'vitest'
import { decision, object, position } from '../testing.ts'
import { type AutoContext, autoAnswer, DEFAULT_AUTO } from './auto.ts'

const pass: Action = { do: 'pass' }
const cast: Action = { do: 'cast', card: 5, face: 0, option: '' }
const mana: Action = { do: 'activate', object: 6, ability: 0, mana: true }
const free: AutoContext = { passing: null, holding: false }

function priority(actions: Action[], more: Partial<GameView> = {}): GameView {
  return position({ decision: decision({ kind: 'priority', actions }), ...more })
}

const theirs = (step: GameView['turn']['step']): Partial<GameView> => ({ turn: { number: 4, active: 1, step } })

describe('passing without being asked', () => {
  test('never at a stop, even with nothing to do', () => {
    expect(autoAnswer(priority([pass]), DEFAULT_AUTO, free)).toBeNull()
  })

  test('elsewhere, with the index of passing', () => {
    const upkeep = priority([mana, pass], { turn: { number: 3, active: 0, step: 'upkeep' } })
    expect(autoAnswer(upkeep, DEFAULT_AUTO, free)).toEqual({ action: 1 })
  })

  test('not over a spell of the rival that can be answered; making mana is no answer', () => {
    const stack = [object(9, { controller: 1 })]
    expect(autoAnswer(priority([pass, cast], { ...theirs('main1'), stack }), DEFAULT_AUTO, free)).toBeNull()
    expect(autoAnswer(priority([pass, mana], { ...theirs('main1'), stack }), DEFAULT_AUTO, free)).toEqual({ action: 0 })
  })

  test('what triggered for oneself goes on by itself', () => {
    const stack = [object(9, { kind: 'ability' })]
    expect(autoAnswer(priority([pass, cast], { stack }), DEFAULT_AUTO, free)).toEqual({ action: 0 })
  })

  test('what was just done is looked at first', () => {
    const stack = [object(9)]
    expect(autoAnswer(priority([pass], { stack }), DEFAULT_AUTO, { passing: null, holding: true })).toBeNull()
  })

  test('in the rival’s end step only with something to do, and only if wanted', () => {
    const end = priority([pass, cast], theirs('end'))
    expect(autoAnswer(end, DEFAULT_AUTO, free)).toBeNull()
    expect(autoAnswer(end, { ...DEFAULT_AUTO, smart: false }, free)).toEqual({ action: 0 })
    expect(autoAnswer(priority([pass], theirs('end')), DEFAULT_AUTO, free)).toEqual({ action: 0 })
  })

  test('the whole turn, when it is passed: but not over a spell that can be answered', () => {
    const context = { passing: 3, holding: false }
    expect(autoAnswer(priority([pass, cast]), DEFAULT_AUTO, context)).toEqual({ action: 0 })
    const stack = [object(9, { controller: 1 })]
    expect(autoAnswer(priority([pass, cast], { stack }), DEFAULT_AUTO, context)).toBeNull()
  })
})

test('mana is paid unless one wants to do it oneself', () => {
  const view = position({ decision: decision({ kind: 'pay', cost: ['G'], actions: [], canCancel: true }) })
  expect(autoAnswer(view, DEFAULT_AUTO, free)).toEqual({ pay: 'auto' })
  expect(autoAnswer(view, { ...DEFAULT_AUTO, autoPay: false }, free)).toBeNull()
})

test('a creature that must attack is asked about even in a turn that is passed', () => {
  const options = [{ attacker: 1, defenders: [-2], must: true }]
  const view = position({ decision: decision({ kind: 'attackers', options }) })
  expect(autoAnswer(view, DEFAULT_AUTO, { passing: 3, holding: false })).toBeNull()
})

test('triggers that are all the same need no order', () => {
  const order = (name: string) =>
    position({
      battlefield: [object(1, { name: 'Bell' }), object(2, { name })],
      decision: decision({ kind: 'order', purpose: 'triggers', items: [1, 2], labels: ['0', '0'] }),
    })
  expect(autoAnswer(order('Bell'), DEFAULT_AUTO, free)).toEqual({ order: [0, 1] })
  expect(autoAnswer(order('Book'), DEFAULT_AUTO, free)).toBeNull()
})
