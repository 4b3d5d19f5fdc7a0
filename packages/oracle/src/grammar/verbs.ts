/**
 * Verb phrases. A verb is written once, `<draw> {n}`; it is read and printed as an imperative, and with subjects of both
 * numbers. `key` is where the node keeps its subject. A second verb with the same subject has the elided subject `?-`.
 */
import { type Bindings, fn, type Node, rule, type Slots, type Sym, sym } from './core.ts'
import { clause } from './lex.ts'
import { playerMany, playerOne, pronoun, subjectMany, subjectOne } from './refs.ts'

export interface Family {
  key: string
  imp: Sym | undefined
  one: Sym
  many: Sym
}

export const imperative = sym('imperative')
/** Clauses with a subject, by its number: what may follow depends on it. */
export const clauseOne = sym('clause')
export const clauseMany = sym('clause')
/** Verb phrases whose subject is that of the clause before. */
export const elidedOne = sym('verb')
export const elidedMany = sym('verb')
const ELIDED = pronoun('-')

export function family(key: string, one: Sym, many: Sym, withImperative: boolean): Family {
  const f: Family = { key, imp: withImperative ? sym('verb') : undefined, one: sym('verb'), many: sym('verb') }
  const withSubject = (target: Sym, subject: Sym, verb: Sym): void =>
    fn(
      target,
      '{s} {v}',
      { s: subject, v: verb },
      s => ({ ...(s['v'] as Node), [key]: s['s'] }),
      (v: Node) => {
        if (v[key] === undefined) return undefined
        const { [key]: s, ...rest } = v
        return { s, v: rest }
      },
    )
  const elided = (target: Sym, verb: Sym): void =>
    fn(
      target,
      '{v}',
      { v: verb },
      s => ({ ...(s['v'] as Node), [key]: ELIDED }),
      (v: Node) => {
        const subject = v[key] as Node | undefined
        if (subject?.['name'] !== '?-') return undefined
        const { [key]: _, ...rest } = v
        return { v: rest }
      },
    )
  withSubject(clauseOne, one, f.one)
  withSubject(clauseMany, many, f.many)
  elided(elidedOne, f.one)
  elided(elidedMany, f.many)
  if (f.imp)
    fn(
      imperative,
      '{v}',
      { v: f.imp },
      s => s['v'],
      (v: Node) => (v[key] === undefined ? { v } : undefined),
    )
  return f
}

const IRREGULAR: Record<string, string> = { have: 'has', do: 'does', "don't": "doesn't", are: 'is', "aren't": "isn't" }
export function third(verb: string): string {
  if (IRREGULAR[verb]) return IRREGULAR[verb]
  if (/(s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return `${verb}s`
}
const inflect = (template: string, one: boolean): string =>
  template.replace(/<([^<>]+)>/g, (_m, v: string) => (one ? third(v) : v))

/** `<draw> {n}` ⇄ node without its subject. */
export function verb(f: Family, templates: string | string[], pattern: unknown): void {
  const list = [templates].flat()
  if (f.imp)
    rule(
      f.imp,
      list.map(t => inflect(t, false)),
      pattern,
    )
  rule(
    f.one,
    list.map(t => inflect(t, true)),
    pattern,
  )
  rule(
    f.many,
    list.map(t => inflect(t, false)),
    pattern,
  )
}
export function verbFn(
  f: Family,
  template: string,
  symbols: (one: boolean) => Bindings,
  build: (s: Slots) => unknown,
  match: (v: never) => Slots | undefined,
  tag?: string,
): void {
  if (f.imp) fn(f.imp, inflect(template, false), symbols(false), build, match, tag)
  fn(f.one, inflect(template, true), symbols(true), build, match, tag)
  fn(f.many, inflect(template, false), symbols(false), build, match, tag)
}

/** What players do: draw, discard, lose life. */
export const player = family('who', playerOne, playerMany, true)
/** What is done by an imperative alone, by you: destroy, exile. */
export const deed = imperative
/** What objects are, for a while: get, gain, become. */
export const affected = family('affected', subjectOne, subjectMany, false)
/** Sources of damage. */
export const dealer = family('source', subjectOne, subjectMany, false)
/** What objects do by themselves: phase out, fight. */
export const doer = family('what', subjectOne, subjectMany, false)
export const fighter = family('a', subjectOne, subjectMany, false)

for (const s of [imperative, clauseOne, clauseMany])
  fn(
    clause,
    '{x}',
    { x: s },
    v => v['x'],
    (v: Node) => ({ x: v }),
  )
