/** Damage (CR 120). */

import { amount, digitsX, forEach } from '../amounts-all.ts'
import { fn, type Node, pass, rule, slot, sym } from '../core.ts'
import { objects } from '../filters.ts'
import { condition } from '../lex.ts'
import { ANY_TARGET, object, players, pronoun } from '../refs.ts'
import { dealer, verb } from '../verbs.ts'
import { sentence } from './sentences.ts'

const recipient = sym('recipient')
pass(recipient, object, players)
rule(recipient, 'itself', pronoun('itself'))
const eachPlayer = sym('players')
rule(eachPlayer, 'each player', { ref: 'players', which: 'all' })
rule(eachPlayer, 'each opponent', { ref: 'players', which: 'opponents' })
const each = (name?: string): Node => ({ ref: 'all', filter: slot(objects.one.in, name), say: 'each' })
rule(recipient, 'each {x} and each {y}', { ref: 'union', of: [each('x'), each('y')] })
rule(recipient, 'each {x} and {y}', { ref: 'union', of: [each('x'), slot(eachPlayer, 'y')] })
rule(recipient, '{y} and each {x}', { ref: 'union', of: [slot(eachPlayer, 'y'), each('x')] })
const howMuch = sym('amount of damage')
rule(howMuch, '{n} damage', slot(digitsX, 'n'))
rule(howMuch, 'that much damage', { n: 'event', say: 'that much' })
verb(dealer, '<deal> {n} to {to}', { do: 'damage', n: slot(howMuch), to: slot(recipient) })
verb(dealer, '<deal> {n} to {to} and {m} to {other}', {
  do: 'damage',
  n: slot(howMuch),
  to: slot(recipient),
  also: [{ n: slot(howMuch, 'm'), to: slot(recipient, 'other') }],
})
verb(dealer, '<deal> damage equal to {n} to {to}', { do: 'damage', n: slot(amount), to: slot(recipient) })
verb(dealer, '<deal> damage to {to} equal to {n}', { do: 'damage', n: slot(amount), to: slot(recipient) })
for (const s of [dealer.one, dealer.many]) s.alts.at(-1)!.old = true
const perEach = sym('damage for each')
fn(
  perEach,
  '{k} damage to {to} for each {n}',
  { k: digitsX, to: recipient, n: forEach },
  s => ({ n: { n: 'times', by: s['k'], of: s['n'] }, to: s['to'] }),
  (v: Node) => {
    const n = v['n'] as Node
    return n?.['n'] === 'times' ? { k: n['by'], n: n['of'], to: v['to'] } : undefined
  },
)
for (const [s, word] of [
  [dealer.one, 'deals'],
  [dealer.many, 'deal'],
] as const) {
  fn(
    s,
    `${word} {x}`,
    { x: perEach },
    v => ({ do: 'damage', ...(v['x'] as Node) }),
    (v: Node) => ({ x: { n: v['n'], to: v['to'] } }),
    'do:damage',
  )
  fn(
    s,
    `${word} {n} damage divided as you choose among {to}`,
    { n: digitsX, to: divided() },
    v => ({ do: 'damage', ...v, divided: true }),
    (v: Node) => (v['divided'] ? { n: v['n'], to: v['to'] } : undefined),
    'do:damage',
  )
}

/** "If …, it deals 4 damage instead": one act, whose amount depends. */
export const damageInstead = sym('sentence')
fn(
  damageInstead,
  '~ deals {a} damage to {to} . if {c} , it deals {b} damage {i}',
  { a: digitsX, to: recipient, c: condition, b: digitsX, i: insteadWord() },
  s => ({
    do: 'damage',
    source: { ref: 'self' },
    n: { n: 'if', condition: s['c'], then: s['b'], else: s['a'] },
    to: s['to'],
  }),
  (v: Node) => {
    const n = v['n'] as Node
    return (v['source'] as Node)['ref'] === 'self' && n?.['n'] === 'if' && Object.keys(v).length === 4
      ? { a: n['else'], b: n['then'], c: n['condition'], to: v['to'], i: 'instead' }
      : undefined
  },
  'do:damage',
)
pass(sentence, damageInstead)
function insteadWord() {
  const s = sym('instead')
  rule(s, 'instead', 'instead')
  return s
}
function divided() {
  const s = sym('divided among')
  const t = (filter: unknown, min: number, max: number | string): Node => ({
    ref: 'target',
    name: '?',
    filter,
    min,
    max,
  })
  rule(s, 'one , two , or three targets', t(ANY_TARGET, 1, 3))
  rule(s, 'one or two targets', t(ANY_TARGET, 1, 2))
  rule(s, 'any number of targets', t(ANY_TARGET, 0, 'any'))
  rule(s, 'any number of target {filter}', {
    ref: 'target',
    name: '?',
    filter: slot(objects.many.in),
    min: 0,
    max: 'any',
  })
  rule(s, 'one , two , or three target {filter}', {
    ref: 'target',
    name: '?',
    filter: slot(objects.many.in),
    min: 1,
    max: 3,
  })
  rule(s, 'one or two target {filter}', { ref: 'target', name: '?', filter: slot(objects.many.in), min: 1, max: 2 })
  return s
}
