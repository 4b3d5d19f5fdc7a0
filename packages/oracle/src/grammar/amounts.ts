/** Numbers and how to find them (CR 107). */
import { fn, type Node, pass, rule, slot, sym } from './core.ts'
import { objects } from './filters.ts'
import { amount, colorWord, counterKind, digits, digitsX, several } from './lex.ts'
import { object, playerPossessive, possessive } from './refs.ts'

export const stat = sym('stat')
for (const [word, s] of [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['mana value', 'manaValue'],
])
  rule(stat, word!, s)

rule(amount, 'the number of {of}', { n: 'count', of: slot(objects.many.in) })
rule(amount, '{of} {stat}', { n: 'stat', stat: slot(stat), of: slot(possessive) })
// "the power of target creature you control"; what has a possessive is printed with it today
const isTarget = (v: unknown): boolean => (v as Node)['ref'] === 'target'
for (const old of [false, true]) {
  fn(
    amount,
    'the {stat} of {of}',
    { stat, of: object },
    s => (isTarget(s['of']) === old ? undefined : { n: 'stat', stat: s['stat'], of: s['of'] }),
    (v: Node) => (isTarget(v['of']) ? { stat: v['stat'], of: v['of'] } : undefined),
    'n:stat',
  )
  amount.alts.at(-1)!.old = old
}
rule(amount, 'the number of card types among {of}', { n: 'different', what: 'cardType', of: slot(objects.many.in) })
rule(amount, 'the number of colors among {of}', { n: 'different', what: 'color', of: slot(objects.many.in) })
rule(amount, 'the number of basic land types among {of}', {
  n: 'different',
  what: 'basicLandType',
  of: slot(objects.many.in),
})
rule(amount, 'the greatest {stat} among {of}', {
  n: 'aggregate',
  how: 'greatest',
  stat: slot(stat),
  of: slot(objects.many.in),
})
rule(amount, 'the total {stat} of {of}', { n: 'aggregate', how: 'total', stat: slot(stat), of: slot(objects.many.in) })
rule(amount, 'the number of {kind} counters on {of}', { n: 'counters', kind: slot(counterKind), of: slot(object) })
rule(amount, '{of} life total', { n: 'player', what: 'life', of: slot(playerPossessive) })
const devotionTo = sym('colour of devotion')
fn(
  devotionTo,
  '{x}',
  { x: colorWord },
  s => [s['x']],
  (v: unknown[]) => (v.length === 1 ? { x: v[0] } : undefined),
)
fn(
  devotionTo,
  '{x} and {y}',
  { x: colorWord, y: colorWord },
  s => [s['x'], s['y']],
  (v: unknown[]) => (v.length === 2 ? { x: v[0], y: v[1] } : undefined),
)
rule(amount, 'your devotion to {to}', { n: 'devotion', to: slot(devotionTo) })
rule(amount, 'twice {of}', { n: 'times', by: 2, of: slot(amount), say: 'twice' })
rule(amount, 'half {of} , rounded up', { n: 'half', of: slot(amount), round: 'up' })
rule(amount, 'half {of} , rounded down', { n: 'half', of: slot(amount), round: 'down' })

/** "X is the number of …": what stands after "where X is". */
export const whereX = sym('where X is')
pass(whereX, amount)
const plus = sym('sum')
fn(
  plus,
  '{a} plus {b}',
  { a: digits, b: amount },
  s => ({ n: 'plus', of: [s['a'], s['b']] }),
  (v: Node) => {
    const of = v['of'] as unknown[]
    return of.length === 2 ? { a: of[0], b: of[1] } : undefined
  },
  'n:plus',
)
fn(
  plus,
  '{a} plus {b}',
  { a: amount, b: digits },
  s => ({ n: 'plus', of: [s['a'], s['b']] }),
  (v: Node) => {
    const of = v['of'] as unknown[]
    return of.length === 2 ? { a: of[0], b: of[1] } : undefined
  },
  'n:plus',
)
pass(whereX, plus)

/** What stands after "for each". */
export const forEach = sym('for each')
rule(forEach, '{of}', { n: 'count', of: slot(objects.one.in) })
rule(forEach, 'other {of}', { n: 'count', of: slot(otherOne()) })
rule(forEach, '{kind} counter on {of}', { n: 'counters', kind: slot(counterKind), of: slot(object) })
rule(forEach, 'basic land type among {of}', { n: 'different', what: 'basicLandType', of: slot(objects.many.in) })
rule(forEach, 'card type among {of}', { n: 'different', what: 'cardType', of: slot(objects.many.in) })
rule(forEach, 'color among {of}', { n: 'different', what: 'color', of: slot(objects.many.in) })
rule(forEach, 'opponent', { n: 'count', of: { f: 'kind', is: 'opponent' } })
rule(forEach, 'time it was kicked', { n: 'timesPaid', cost: 'kicker' })
rule(forEach, 'color of mana spent to cast it', { n: 'manaSpent', what: 'colors' })

import { another } from './filters.ts'

function otherOne() {
  return another('in')
}

/** How many, before a plural or singular noun that the rule spells out itself: digits or X. */
export { amount, digits, digitsX, several }
