/** What changes about objects: "gets +1/+1 and gains flying until end of turn"; the same, lasting, as statics. */

import { forEach } from '../amounts-all.ts'
import { fn, type Node, pass, rule, type Sym, series, slot, sym } from '../core.ts'
import { duration } from '../durations.ts'
import { objects } from '../filters.ts'
import { keywordList } from '../keywords.ts'
import { colorWord, keyword, ptChange, ptPrinted, quoted, several, subtype } from '../lex.ts'
import { pronoun, subjectMany, subjectOne } from '../refs.ts'
import { affected, third } from '../verbs.ts'
import { type Body, body, bodyOf, keepsTypes, modsOf } from './bodies.ts'

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

/** "+1/+0 for each …", with a number that is counted. */
function changeForEach(s: Node): Node | undefined {
  const pt = s['pt'] as Node
  const per = (by: unknown): unknown => (by === 0 ? 0 : { n: 'times', by, of: s['of'] })
  return typeof pt['power'] === 'number' && typeof pt['toughness'] === 'number'
    ? { m: 'addPT', power: per(pt['power']), toughness: per(pt['toughness']) }
    : undefined
}
function partsForEach(v: Node): Node | undefined {
  const part = (x: unknown): { by: number; of?: unknown } | undefined =>
    x === 0
      ? { by: 0 }
      : x && typeof x === 'object' && (x as Node)['n'] === 'times' && typeof (x as Node)['by'] === 'number'
        ? { by: (x as Node)['by'] as number, of: (x as Node)['of'] }
        : undefined
  const a = part(v['power'])
  const b = part(v['toughness'])
  const of = a?.of ?? b?.of
  if (!a || !b || of === undefined || (a.of && b.of && JSON.stringify(a.of) !== JSON.stringify(b.of))) return undefined
  return { pt: { power: a.by, toughness: b.by }, of }
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
  modFn(m, '<get> {pt} for each {of}', { pt: ptChange, of: forEach }, changeForEach, partsForEach, 'm:addPT')
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
const creatures = sym('number of creatures')
rule(creatures, 'one creature', 1)
rule(creatures, '{n} creatures', slot(several, 'n'))
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
  mod(m, "can't be blocked except by {n} or more creatures", {
    m: 'cant',
    what: 'beBlockedByFewerThan',
    n: slot(several),
  })
  mod(m, "can't be blocked by more than {n}", { m: 'cant', what: 'beBlockedByMoreThan', n: slot(creatures) })
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
mod(lasting, '<are> the chosen type', { m: 'chosenType', of: 'creature' })
mod(lasting, '<are> the chosen type in addition to their other types', { m: 'chosenType', of: 'creature', add: true })
mod(lasting, '<are> every basic land type in addition to their other types', {
  m: 'addTypes',
  subtypes: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'],
  say: 'every',
})
mod(lasting, '<are> a {sub} in addition to its other land types', {
  m: 'addTypes',
  subtypes: [slot(subtype, 'sub')],
  say: 'land',
})
mod(lasting, "can't be enchanted by other Auras", {
  m: 'cant',
  what: 'beEnchanted',
  by: { f: 'and', of: [{ f: 'other' }, { f: 'subtype', is: 'Aura' }] },
})
/** A change of colours, which may also be said to last for ever. */
export const recolored: Mods = { one: sym('colour'), many: sym('colour') }
mod(recolored, '<become> {c}', { m: 'setColors', colors: [slot(colorWord, 'c')] })
mod(recolored, '<become> colorless', { m: 'setColors', colors: [] })
for (const n of ['one', 'many'] as const) pass(passing[n], recolored[n])
mod(lasting, '<are> {c}', { m: 'setColors', colors: [slot(colorWord, 'c')] })
mod(lasting, '<are> a {sub} in addition to its other types', { m: 'addTypes', subtypes: [slot(subtype, 'sub')] })
for (const m of [passing, lasting])
  modFn(
    m,
    '<have> base power and toughness {pt}',
    { pt: ptPrinted },
    s => ({ m: 'setPT', ...(s['pt'] as Node), base: true }),
    v => (v['base'] ? { pt: { power: v['power'], toughness: v['toughness'] } } : undefined),
    'm:setPT',
  )
const ITS_MANA_VALUE = { n: 'stat', stat: 'manaValue', of: { ref: 'bound', name: 'subject' } }
mod(lasting, '<have> base power and base toughness each {x}', {
  m: 'setPT',
  power: slot(byManaValue(), 'x'),
  toughness: ITS_MANA_VALUE,
  base: true,
})
function byManaValue(): Sym {
  const s = sym('its mana value')
  rule(s, 'equal to its mana value', ITS_MANA_VALUE)
  return s
}
mod(passing, '<lose> all creature types', { m: 'removeTypes', allCreatureTypes: true })
/** What the affected become (for a while) or are (always), as several modifications. */
const becomes = (m: Mods, n: 'one' | 'many'): Sym => {
  const s = sym('changes')
  const a = n === 'one' ? 'a ' : ''
  const are = m === passing ? (n === 'one' ? 'becomes' : 'become') : n === 'one' ? 'is' : 'are'
  fn(
    s,
    `${are} ${a}{b}`,
    { b: body[n] },
    v => modsOf(v['b'] as Body, keepsTypes(v['b'] as Body) ? 'add' : 'set'),
    (v: Node[]) => {
      const set = bodyOf(v, 'set')
      const add = bodyOf(v, 'add')
      if (set && !keepsTypes(set)) return { b: set }
      return add && keepsTypes(add) ? { b: add } : undefined
    },
    '[]',
  )
  fn(
    s,
    `${are} ${a}{b} in addition to ${n === 'one' ? 'its' : 'their'} other types`,
    { b: body[n] },
    v => {
      const b = v['b'] as Body
      // one subtype alone is said elsewhere
      if (n === 'one' && !b.types && !b.pt && !b.colors && b.subs?.length === 1) return undefined
      return keepsTypes(b) || (b.base && !b.types) ? undefined : modsOf(b, 'add')
    },
    (v: Node[]) => {
      const b = bodyOf(v, 'add')
      return b && !keepsTypes(b) && !(b.base && !b.types) ? { b } : undefined
    },
    '[]',
  )
  if (n === 'many' && m === lasting)
    // "are 1/1 creatures that are still lands"
    for (const [word] of [['lands'], ['artifacts'], ['enchantments']] as const)
      fn(
        s,
        `${are} {b} that are still ${word}`,
        { b: body[n] },
        v =>
          (v['b'] as Body).types
            ? modsOf(v['b'] as Body, 'add').map(x => (x['m'] === 'addTypes' ? { ...x, say: `still ${word}` } : x))
            : undefined,
        (v: Node[]) => {
          if (!v.some(x => x['say'] === `still ${word}`)) return undefined
          const b = bodyOf(
            v.map(x => {
              if (x['say'] !== `still ${word}`) return x
              const { say: _, ...rest } = x
              return rest
            }),
            'add',
          )
          return b?.types ? { b } : undefined
        },
        '[]',
      )
  if (n === 'many' && m === lasting)
    // "are 1/1 green Saproling creatures and Forest lands in addition to their other types"
    fn(
      s,
      `${are} {b} and {c} in addition to their other types`,
      { b: body[n], c: body[n] },
      v => {
        const [b, c] = [v['b'] as Body, v['c'] as Body]
        return c.pt || c.colors || c.abilities || b.abilities || !b.types || !c.types
          ? undefined
          : [...modsOf(b, 'add'), ...modsOf(c, 'add')]
      },
      (v: Node[]) => {
        const b = bodyOf(v.slice(0, -1), 'add')
        const c = bodyOf(v.slice(-1), 'add')
        return v.length > 1 && b && c ? { b, c } : undefined
      },
      '[]',
    )
  return s
}
const cantBoth = [
  { m: 'cant', what: 'attack' },
  { m: 'cant', what: 'block' },
]
export const modList = (m: Mods, n: 'one' | 'many'): Sym => {
  const s = sym('changes')
  const list = series(m[n], 'and')
  const both = (v: unknown): boolean => JSON.stringify(v) === JSON.stringify(cantBoth)
  rule(s, "can't attack or block", cantBoth)
  const more = becomes(m, n)
  pass(s, more)
  fn(
    s,
    '{x} and {y}',
    { x: more, y: list },
    v => [...(v['x'] as Node[]), ...(v['y'] as Node[])],
    (v: Node[]) => {
      for (let i = v.length - 1; i > 0; i--) {
        const [x, y] = [v.slice(0, i), v.slice(i)]
        if (bodyOf(x, 'set') || bodyOf(x, 'add')) return { x, y }
      }
      return undefined
    },
    '[]',
  )
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

for (const [target, word] of [
  [affected.one, 'gets'],
  [affected.many, 'get'],
] as const)
  fn(
    target,
    `${word} {pt} {duration} for each {of}`,
    { pt: ptChange, duration, of: forEach },
    s => {
      const change = changeForEach(s)
      return change && { do: 'continuous', mods: [change], duration: s['duration'], say: 'for each' }
    },
    (v: Node) => {
      const parts = v['say'] === 'for each' ? partsForEach((v['mods'] as Node[])[0]!) : undefined
      return parts && { ...parts, duration: v['duration'] }
    },
    'do:continuous',
  )

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

// a land that becomes a creature for a while stays what it was
const STILL = ['land', 'artifact', 'enchantment', 'planeswalker']
export const animated = sym('clause')
for (const word of STILL)
  for (const front of [true, false]) {
    fn(
      animated,
      front
        ? `until end of turn , {s} becomes a {b} . it's still a ${word}`
        : `{s} becomes a {b} {duration} . it's still a ${word}`,
      { s: subjectOne, b: body.one, ...(front ? {} : { duration }) },
      v => ({
        do: 'continuous',
        affected: v['s'],
        mods: modsOf(v['b'] as Body, 'add'),
        duration: v['duration'] ?? { until: 'endOfTurn' },
        say: `${front ? 'front ' : ''}still ${word}`,
      }),
      (v: Node) => {
        const b = bodyOf(v['mods'] as Node[], 'add')
        if (!b || v['say'] !== `${front ? 'front ' : ''}still ${word}`) return undefined
        return { s: v['affected'], b, ...(front ? {} : { duration: v['duration'] }) }
      },
      'do:continuous',
    )
  }
// frozen
for (const [words, say, target, subject] of [
  ["doesn't untap during its controller 's next untap step", 'its', affected.one, 'it'],
  ["don't untap during their controllers' next untap steps", 'their', affected.many, 'they'],
  ["don't untap during their controller 's next untap step", 'their controller', affected.many, 'they'],
] as const)
  rule(target, words, {
    do: 'continuous',
    mods: [{ m: 'cant', what: 'untapInUntapStep' }],
    duration: { until: 'nextUntap', of: { ref: 'controllerOf', of: pronoun(subject) } },
    say,
  })
