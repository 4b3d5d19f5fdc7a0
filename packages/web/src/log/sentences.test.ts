import type { Fact } from '@upkeep/engine'
import { afterEach, expect, test } from 'vitest'
import { setLanguage, t } from '../i18n/index.ts'
import { logLines } from './sentences.ts'

const names = {
  you: 0,
  object: (id: number) => ({ 5: 'Bear', 6: 'Land', 7: 'Angel' })[id],
  player: (id: number) => ['Ann', 'Bob'][id]!,
}

let n = 0
const fact = (kind: string, more: Partial<Fact> = {}): Fact => ({
  n: ++n,
  kind,
  turn: 2,
  step: 'main1',
  cause: { by: 'rule' },
  rules: ['601.2i'],
  event: n,
  ...more,
})

const text = (...facts: Fact[]): string[] =>
  logLines(facts, names, t).map(line => line.words.map(word => (typeof word === 'string' ? word : word.name)).join(''))

afterEach(() => setLanguage('en'))

test('what you do is said to you, what others do of them', () => {
  expect(text(fact('cast', { player: 0, subject: 5 }), fact('cast', { player: 1, subject: 5 }))).toEqual([
    'You cast Bear.',
    'Bob casts Bear.',
  ])
})

test('a card that was not seen stays unnamed', () => {
  expect(text(fact('draw', { player: 1 }))).toEqual(['Bob draws a card.'])
})

test('nothing is said twice: a land played, damage and the life it costs, mana', () => {
  const play = fact('playLand', { player: 0, subject: 6 })
  const enters = fact('move', { player: 0, subject: 6, from: 'hand', to: 'battlefield' })
  const damage = fact('damage', { subject: -1, amount: 3, combat: true, cause: { by: 'rule', source: 7 } })
  const loss = fact('loseLife', { player: 0, subject: -1, amount: 3, rules: ['120.3a'] })
  const mana = fact('activate', { player: 0, subject: 6, text: 'mana' })
  expect(text(play, enters, damage, loss, mana)).toEqual(['You play Land.', 'Angel deals 3 combat damage to you.'])
})

test('an effect is named by what it comes from', () => {
  const gain = fact('gainLife', { player: 1, subject: -2, amount: 2, cause: { by: 'effect', source: 7 } })
  expect(text(gain)).toEqual(['Bob gains 2 life. (Angel)'])
})

test('an opening hand is one line, and so is a mulligan', () => {
  const before = { turn: 0, player: 1 }
  const draw = (): Fact[] => [
    fact('move', { ...before, from: 'library', to: 'hand', cause: { by: 'rule', as: 'draw' } }),
    fact('draw', before),
  ]
  const back = (): Fact => fact('move', { ...before, from: 'hand', to: 'library' })
  const facts = [...draw(), ...draw(), back(), back(), fact('shuffle', before), ...draw(), ...draw(), back()]
  expect(text(...facts)).toEqual([
    'Bob draws 2 cards.',
    'Bob takes a mulligan.',
    'Bob draws 2 cards.',
    'A card goes to the library.',
  ])
})

test('how a card went where it went', () => {
  const gone = (as?: string): Fact =>
    fact('move', {
      player: 1,
      subject: 5,
      from: 'battlefield',
      to: 'graveyard',
      cause: { by: 'effect', ...(as === undefined ? {} : { as }) },
    })
  expect(text(gone(), gone('destroy'), gone('sacrifice'))).toEqual([
    'Bear goes to the graveyard.',
    'Bear is destroyed.',
    'Bob sacrifices Bear.',
  ])
})

test('in German too, with the rules behind it', () => {
  setLanguage('de')
  expect(text(fact('cast', { player: 0, subject: 5 }))).toEqual(['Du wirkst Bear.'])
  expect(logLines([fact('cast', { player: 0, subject: 5 })], names, t)[0]?.rules).toEqual(['601.2i'])
})
