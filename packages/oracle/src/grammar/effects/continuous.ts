/** What changes about objects: "gets +1/+1 and gains flying until end of turn"; the same, lasting, as statics. */

import { forEach } from '../amounts-all.ts'
import { fn, type Node, rule, type Sym, series, slot, sym } from '../core.ts'
import { duration } from '../durations.ts'
import { objects } from '../filters.ts'
import { keywordList } from '../keywords.ts'
import { colorWord, keyword, ptChange, quoted, subtype } from '../lex.ts'
import { subjectMany, subjectOne } from '../refs.ts'
import { affected, third } from '../verbs.ts'

export interface Mods {
  one: Sym
  many: Sym
}
/** `<get> …` for both numbers. */
export function mod(target: Mods, template: string, pattern: unknown): void {
  rule(
    target.one,
    template.replace(/<([^<>]+)>/g, (_m, v: string) => third(v)),
    pattern,
  )
  rule(target.many, template.replace(/<([^<>]+)>/g, '$1'), pattern)
}
export function modFn(
  target: Mods,
  template: string,
  symbols: Record<string, Sym>,
  build: (s: Node) => unknown,
  match: (v: Node) => Node | undefined,
  tag?: string,
): void {
  fn(
    target.one,
    template.replace(/<([^<>]+)>/g, (_m, v: string) => third(v)),
    symbols,
    build,
    match,
    tag,
  )
  fn(target.many, template.replace(/<([^<>]+)>/g, '$1'), symbols, build, match, tag)
}

/** For a while / always / both. */
export const passing: Mods = { one: sym('change'), many: sym('change') }
export const lasting: Mods = { one: sym('change'), many: sym('change') }
for (const m of [passing, lasting]) {
  modFn(
    m,
    '<get> {pt}',
    { pt: ptChange },
    s => ({ m: 'addPT', ...(s['pt'] as Node) }),
    v => ({ pt: { power: v['power'], toughness: v['toughness'] } }),
    'm:addPT',
  )
  modFn(
    m,
    '<get> {pt} for each {of}',
    { pt: ptChange, of: forEach },
    s => {
      const pt = s['pt'] as Node
      const per = (by: unknown): unknown => (by === 0 ? 0 : { n: 'times', by, of: s['of'] })
      return typeof pt['power'] === 'number' && typeof pt['toughness'] === 'number'
        ? { m: 'addPT', power: per(pt['power']), toughness: per(pt['toughness']) }
        : undefined
    },
    v => {
      const part = (x: unknown): { by: number; of?: unknown } | undefined =>
        x === 0
          ? { by: 0 }
          : x && typeof x === 'object' && (x as Node)['n'] === 'times' && typeof (x as Node)['by'] === 'number'
            ? { by: (x as Node)['by'] as number, of: (x as Node)['of'] }
            : undefined
      const a = part(v['power'])
      const b = part(v['toughness'])
      const of = a?.of ?? b?.of
      if (!a || !b || of === undefined || (a.of && b.of && JSON.stringify(a.of) !== JSON.stringify(b.of)))
        return undefined
      return { pt: { power: a.by, toughness: b.by }, of }
    },
    'm:addPT',
  )
}
mod(passing, '<gain> {abilities}', { m: 'addAbility', abilities: slot(keywordList) })
mod(lasting, '<have> {abilities}', { m: 'addAbility', abilities: slot(keywordList) })
const granted = sym('quoted')
fn(
  granted,
  '{x}',
  { x: quoted },
  s => [s['x']],
  (v: unknown[]) => (v.length === 1 ? { x: v[0] } : undefined),
)
fn(
  granted,
  '{x} and {y}',
  { x: quoted, y: quoted },
  s => [s['x'], s['y']],
  (v: unknown[]) => (v.length === 2 ? { x: v[0], y: v[1] } : undefined),
)
fn(
  granted,
  '{k} and {x}',
  { k: keyword, x: quoted },
  s => [s['k'], s['x']],
  (v: Node[]) => (v.length === 2 && v[0]!['a'] === 'keyword' ? { k: v[0], x: v[1] } : undefined),
)
mod(passing, '<gain> {abilities}', { m: 'addAbility', abilities: slot(granted) })
mod(lasting, '<have> {abilities}', { m: 'addAbility', abilities: slot(granted) })
for (const [words, what] of [
  ['attack', 'attack'],
  ['block', 'block'],
  ['be blocked', 'beBlocked'],
  ['be countered', 'beCountered'],
  ['be regenerated', 'beRegenerated'],
  ['transform', 'transform'],
] as const) {
  for (const m of [passing, lasting]) mod(m, `can't ${words}`, { m: 'cant', what })
}
const blockers = sym('blockers')
fn(
  blockers,
  '{x}',
  { x: objects.many.in },
  s => s['x'],
  (v: Node) => ({ x: v }),
)
for (const m of [passing, lasting]) {
  mod(m, "can't be blocked by {by}", { m: 'cant', what: 'beBlocked', by: slot(blockers) })
  mod(m, "can't be blocked except by {by}", { m: 'cant', what: 'beBlockedExceptBy', by: slot(blockers) })
  mod(m, "can't be blocked except by two or more creatures", { m: 'cant', what: 'beBlockedByFewerThan', n: 2 })
  mod(m, "can't be blocked by more than one creature", { m: 'cant', what: 'beBlockedByMoreThan', n: 1 })
  mod(m, 'can block only {by}', { m: 'cant', what: 'blockExcept', by: slot(blockers) })
  mod(m, "can't be the target of spells or abilities your opponents control", {
    m: 'cant',
    what: 'beTargeted',
    by: { f: 'controller', is: { ref: 'players', which: 'opponents' } },
  })
  mod(m, 'can block any number of creatures', { m: 'may', what: 'blockExtra', n: 'any' })
  mod(m, 'can block a additional creature each combat', { m: 'may', what: 'blockExtra', n: 1 })
  mod(m, "can attack as though it didn't have defender", { m: 'may', what: 'attackAsThoughNoDefender' })
  mod(m, '<attack> each combat if able', { m: 'must', what: 'attack' })
  mod(m, '<block> each combat if able', { m: 'must', what: 'block' })
  mod(m, '<lose> all abilities', { m: 'loseAllAbilities' })
  mod(m, '<lose> flying', { m: 'loseAbility', keyword: 'flying' })
  mod(m, "<don't> untap during its controller 's untap step", { m: 'cant', what: 'untapInUntapStep', say: 'its' })
  mod(m, "<don't> untap during your untap step", { m: 'cant', what: 'untapInUntapStep', say: 'your' })
  mod(m, "<don't> untap during their controllers' untap steps", { m: 'cant', what: 'untapInUntapStep', say: 'their' })
}
mod(passing, '<become> a {sub} in addition to its other types', { m: 'addTypes', subtypes: [slot(subtype, 'sub')] })
mod(passing, '<become> {c}', { m: 'setColors', colors: [slot(colorWord, 'c')] })
mod(lasting, '<are> {c}', { m: 'setColors', colors: [slot(colorWord, 'c')] })
mod(lasting, '<are> a {sub} in addition to its other types', { m: 'addTypes', subtypes: [slot(subtype, 'sub')] })
const cantBoth = [
  { m: 'cant', what: 'attack' },
  { m: 'cant', what: 'block' },
]
export const modList = (m: Mods, n: 'one' | 'many'): Sym => {
  const s = sym('changes')
  const list = series(m[n], 'and')
  const both = (v: unknown): boolean => JSON.stringify(v) === JSON.stringify(cantBoth)
  rule(s, "can't attack or block", cantBoth)
  fn(
    s,
    '{x}',
    { x: list },
    v => (both(v['x']) ? undefined : v['x']),
    (v: Node[]) => ({ x: v }),
  )
  return s
}
rule(affected.one, '{mods} {duration}', {
  do: 'continuous',
  mods: slot(modList(passing, 'one')),
  duration: slot(duration),
})
rule(affected.many, '{mods} {duration}', {
  do: 'continuous',
  mods: slot(modList(passing, 'many')),
  duration: slot(duration),
})
rule(affected.many, 'each {mods} {duration}', {
  do: 'continuous',
  mods: slot(modList(passing, 'many')),
  duration: slot(duration),
  say: 'each',
})

/** "Until end of turn, …" */
export const fronted = sym('clause')
for (const [subject, n] of [
  [subjectOne, 'one'],
  [subjectMany, 'many'],
] as const) {
  fn(
    fronted,
    'until end of turn , {s} {mods}',
    { s: subject, mods: modList(passing, n) },
    v => ({ do: 'continuous', affected: v['s'], mods: v['mods'], duration: { until: 'endOfTurn' }, say: 'front' }),
    (v: Node) => (v['say'] === 'front' ? { s: v['affected'], mods: v['mods'] } : undefined),
    'do:continuous',
  )
}
