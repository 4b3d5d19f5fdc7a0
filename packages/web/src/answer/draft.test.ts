import { describe, expect, test } from 'vitest'
import { decision } from '../testing.ts'
import { answerOf, type Click, click, type Draft, isBegun, leftOf, startDraft } from './draft.ts'
import { marksOf } from './marks.ts'

const draftOf = (result: Click): Draft => {
  if (result === null || !('draft' in result)) throw new Error(`no draft: ${JSON.stringify(result)}`)
  return result.draft
}

describe('objects', () => {
  test('one of one is answered by the click', () => {
    const one = decision({ kind: 'objects', options: [4, -2], min: 1, max: 1 })
    expect(click(one, startDraft(one), -2)).toEqual({ answer: { objects: [-2] } })
    expect(click(one, startDraft(one), 5)).toBeNull()
  })

  test('up to two: chosen and put back by clicks, no third, complete at any time', () => {
    const two = decision({ kind: 'objects', options: [4, 5, 6], min: 0, max: 2 })
    let draft = startDraft(two)
    expect(answerOf(two, draft)).toEqual({ objects: [] })
    draft = draftOf(click(two, draft, 4))
    draft = draftOf(click(two, draft, 5))
    expect(click(two, draft, 6)).toBeNull()
    expect(answerOf(two, draft)).toEqual({ objects: [4, 5] })
    expect(answerOf(two, draftOf(click(two, draft, 4)))).toEqual({ objects: [5] })
  })

  test('a total must hold', () => {
    const crew = decision({
      kind: 'objects',
      options: [4, 5],
      min: 1,
      max: 2,
      total: { values: [1, 3], cmp: '>=', n: 3 },
    })
    const draft = draftOf(click(crew, startDraft(crew), 4))
    expect(answerOf(crew, draft)).toBeNull()
    expect(answerOf(crew, draftOf(click(crew, draft, 5)))).toEqual({ objects: [4, 5] })
  })
})

test('an object with several actions offers a menu, with one it is done', () => {
  const act = decision({
    kind: 'priority',
    actions: [
      { do: 'pass' },
      { do: 'cast', card: 4, face: 0, option: '' },
      { do: 'cast', card: 4, face: 0, option: 'flashback' },
      { do: 'play', card: 5, face: 0 },
    ],
  })
  expect(click(act, startDraft(act), 4)).toEqual({ menu: [1, 2] })
  expect(click(act, startDraft(act), 5)).toEqual({ answer: { action: 3 } })
})

describe('combat', () => {
  const attack = decision({
    kind: 'attackers',
    options: [
      { attacker: 1, defenders: [-2, 9], must: false },
      { attacker: 2, defenders: [-2], must: true },
    ],
  })

  test('who must attack does so from the beginning', () => {
    expect(answerOf(attack, startDraft(attack))).toEqual({ attacks: [{ attacker: 2, defender: -2 }] })
    expect(isBegun(attack, startDraft(attack))).toBe(false)
  })

  test('with several to attack, the next click says which', () => {
    let draft = draftOf(click(attack, startDraft(attack), 1))
    expect(marksOf(attack, draft).get(9)).toBe('target')
    draft = draftOf(click(attack, draft, 9))
    expect(answerOf(attack, draft)).toEqual({
      attacks: [
        { attacker: 2, defender: -2 },
        { attacker: 1, defender: 9 },
      ],
    })
    expect(answerOf(attack, draftOf(click(attack, draft, 1)))).toEqual({ attacks: [{ attacker: 2, defender: -2 }] })
  })

  const block = decision({
    kind: 'blockers',
    options: [
      { blocker: 1, attackers: [7, 8], must: false },
      { blocker: 2, attackers: [7], must: false },
    ],
  })

  test('a blocker, then what it blocks; a single attacker need not be clicked', () => {
    let draft = draftOf(click(block, startDraft(block), 1))
    expect(marksOf(block, draft).get(8)).toBe('target')
    draft = draftOf(click(block, draft, 8))
    draft = draftOf(click(block, draft, 2))
    const blocks = [
      { blocker: 1, attacker: 8 },
      { blocker: 2, attacker: 7 },
    ]
    expect(answerOf(block, draft)).toEqual({ blocks })
    expect(answerOf(block, draftOf(click(block, draft, 1)))).toEqual({ blocks: [blocks[1]] })
  })

  test('with shift, a creature blocks several', () => {
    let draft = draftOf(click(block, startDraft(block), 1))
    draft = draftOf(click(block, draft, 7))
    draft = draftOf(click(block, draft, 1, { more: true }))
    draft = draftOf(click(block, draft, 8, { more: true }))
    expect(answerOf(block, draft)).toEqual({
      blocks: [
        { blocker: 1, attacker: 7 },
        { blocker: 1, attacker: 8 },
      ],
    })
  })
})

describe('dividing', () => {
  const trample = decision({
    kind: 'divide',
    amount: 5,
    options: [4, 5, -2],
    min: [0, 0, 0],
    lethal: [2, 1],
    trample: true,
  })

  test('begins with lethal damage in order, and the rest at the end', () => {
    expect(startDraft(trample)).toEqual({ kind: 'divide', amounts: [2, 1, 2] })
    expect(answerOf(trample, startDraft(trample))).toEqual({ amounts: [2, 1, 2] })
  })

  test('a click moves one there from whoever has most to spare', () => {
    const draft = draftOf(click(trample, startDraft(trample), 5))
    expect(draft).toMatchObject({ amounts: [1, 2, 2] })
    expect(draft.kind === 'divide' && trample.kind === 'divide' && leftOf(trample, draft)).toBe(0)
  })
})

test('every kind of decision begins with a draft', () => {
  const modes = decision({ kind: 'modes', options: [{ index: 0, legal: true }], min: 1, max: 1, repeats: false })
  expect(answerOf(modes, startDraft(modes))).toBeNull()
  const order = decision({ kind: 'order', items: [8, 9] })
  expect(answerOf(order, startDraft(order))).toEqual({ order: [0, 1] })
  const scry = decision({ kind: 'arrange', cards: [8, 9], groups: ['top', 'bottom'] })
  expect(answerOf(scry, startDraft(scry))).toEqual({ groups: [[8, 9], []] })
  const x = decision({ kind: 'number', min: 1, max: 4 })
  expect(answerOf(x, startDraft(x))).toEqual({ number: 1 })
})
