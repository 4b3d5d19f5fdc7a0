/** "If …, … instead": what is done instead of the sentence before (CR 608.2c, 614.15). */
import { walk } from '@upkeep/ir'
import { fn, type Node, sym } from '../core.ts'
import { condition } from '../lex.ts'
import { sentence } from './sentences.ts'

const first = sym('sentence')
for (const alt of sentence.alts) first.add(alt)

/** The targets are those of the sentence before. */
const targets = (v: unknown): boolean => {
  let found = false
  walk(v, n => {
    if (n['ref'] === 'target') found = true
    return true
  })
  return found
}
/** Who may do something instead and does not, does what the sentence before says. */
const optional = (v: Node): boolean => v['do'] === 'may' && v['say'] !== 'unless'
for (const [words, say] of [
  ['{b} instead', 'instead'],
  ['instead {b}', 'instead, before'],
] as const)
  fn(
    sentence,
    `{a} . if {c} , ${words}`,
    { a: first, c: condition, b: first },
    s =>
      targets(s['b']) || optional(s['b'] as Node)
        ? undefined
        : { do: 'if', condition: s['c'], then: s['b'], else: s['a'], say },
    (v: Node) => (v['say'] === say ? { a: v['else'], c: v['condition'], b: v['then'] } : undefined),
    'do:if',
  )
