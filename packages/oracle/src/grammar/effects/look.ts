/** Looking at the top cards, and what becomes of them. */
import { fn, type Node, rule, slot, sym } from '../core.ts'
import { oneOrMore } from '../lex.ts'
import { pronoun } from '../refs.ts'
import { deed } from '../verbs.ts'

const rest = sym('where the rest goes')
const BOTTOM = 'on the bottom of your library'
const orders = [
  ['in any order', 'any'],
  ['in a random order', 'random'],
] as const
for (const [words, order] of orders) rule(rest, `${BOTTOM} ${words}`, { to: 'library', position: 'bottom', order })
rule(rest, 'on top of your library in any order', { to: 'library', position: 'top', order: 'any' })
rule(rest, 'into your graveyard', { to: 'graveyard' })
rule(rest, BOTTOM, { to: 'library', position: 'bottom' })
rule(rest, 'on top of your library', { to: 'library', position: 'top' })
const THEY = pronoun('they')
const REST = { ref: 'except', of: THEY, not: pronoun('chosen'), say: 'the rest' }
const OTHER = { ...REST, say: 'the other' }
const one = { ref: 'choose', name: '?', filter: { f: 'is', ref: THEY } }
const step = (say: string, first: unknown, then: unknown): Node => ({ do: 'seq', say, steps: [first, then] })
for (const [words, remains, say] of [
  ['the rest', REST, 'rest'],
  ['the other', OTHER, 'other'],
] as const) {
  const build = (first: unknown): void =>
    fn(
      deed,
      first === one
        ? `put one of them into your hand and ${words} {rest}`
        : `put {n} of them into your hand and ${words} {rest}`,
      first === one ? { rest } : { rest, n: oneOrMore },
      s => {
        if (s['n'] === 1) return undefined
        const what = s['n'] === undefined ? one : { ...one, min: s['n'], max: s['n'] }
        return step(say, { do: 'move', what, to: 'hand' }, { do: 'move', what: remains, ...(s['rest'] as Node) })
      },
      (v: Node) => {
        const [a, b] = v['steps'] as Node[]
        if (v['say'] !== say || a?.['to'] !== 'hand' || b?.['do'] !== 'move') return undefined
        const n = (a['what'] as Node)['min']
        if ((n === undefined) !== (first === one)) return undefined
        const { do: _do, what: _what, ...where } = b
        return { rest: where, ...(n === undefined ? {} : { n }) }
      },
      'do:seq',
    )
  build(one)
  build(undefined)
}
for (const [words, node] of [
  ...orders.map(([words, order]) => [`${BOTTOM} ${words}`, { position: 'bottom', order }] as const),
  ['back in any order', { position: 'top', order: 'any', say: 'back' }],
  ['back on top of your library in any order', { position: 'top', order: 'any', say: 'back on' }],
] as const) {
  rule(deed, `put them ${words}`, { do: 'move', what: THEY, to: 'library', ...node })
}
void slot
