/** Costs (CR 118): what stands before the colon, after "pay", and in additional costs. */
import { fn, type Node, pass, rule, slot, sym } from './core.ts'
import { cost, costs, digits, mana } from './lex.ts'
import { imperative } from './verbs.ts'

const DEEDS = new Set([
  'sacrifice',
  'discard',
  'move',
  'payLife',
  'tap',
  'untap',
  'removeCounters',
  'addCounters',
  'mill',
  'reveal',
  'exert',
])
rule(cost, '{mana}', { c: 'mana', mana: slot(mana) })
rule(cost, '{T}', { c: 'tap' })
rule(cost, '{Q}', { c: 'untap' })
fn(
  cost,
  '{x}',
  { x: imperative },
  s => (DEEDS.has((s['x'] as Node)['do'] as string) ? { c: 'do', effect: s['x'] } : undefined),
  (v: Node) => ({ x: v['effect'] }),
  'c:do',
)
// a list with capitals
fn(
  costs,
  '^ {x}',
  { x: cost },
  s => [s['x']],
  (v: unknown[]) => (v.length === 1 ? { x: v[0] } : undefined),
)
fn(
  costs,
  '^ {x} , {t}',
  { x: cost, t: costs },
  s => [s['x'], ...(s['t'] as unknown[])],
  (v: unknown[]) => (v.length > 1 ? { x: v[0], t: v.slice(1) } : undefined),
)

/** As the object of a sentence: "pay {2}", "sacrifice a creature", "pay {1} and discard a card". */
export const payment = sym('payment')
rule(payment, 'pay {mana}', [{ c: 'mana', mana: slot(mana) }])
fn(
  payment,
  '{x}',
  { x: imperative },
  s => (DEEDS.has((s['x'] as Node)['do'] as string) ? [{ c: 'do', effect: s['x'] }] : undefined),
  (v: Node[]) => (v.length === 1 && v[0]!['c'] === 'do' ? { x: v[0]!['effect'] } : undefined),
)
/** Two costs after a dash: "Pay {B} and 1 life." */
export const dashCosts = sym('costs')
pass(dashCosts, costs)
fn(
  dashCosts,
  '^ pay {mana} and {n} life',
  { mana, n: digits },
  s => [
    { c: 'mana', mana: s['mana'], say: 'pay' },
    { c: 'do', effect: { do: 'payLife', n: s['n'] } },
  ],
  (v: Node[]) => {
    const [a, b] = v
    const life = b?.['effect'] as Node | undefined
    return v.length === 2 && a?.['say'] === 'pay' && life?.['do'] === 'payLife'
      ? { mana: a['mana'], n: life['n'] }
      : undefined
  },
  '[]',
)
