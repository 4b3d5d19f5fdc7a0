/**
 * What an object becomes, is, or is a copy except for: "a 4/4 black Zombie", "an artifact creature with flying", "Forest
 * lands". A body is read as its parts, and its parts become modifications in one order: setPT, setColors, types, abilities.
 */
import { fn, type Node, rule, type Sym, series, slot, sym } from '../core.ts'
import { keywordList } from '../keywords.ts'
import { colorWord, ptPrinted, quoted, subtype, subtypes, typeWord, typeWords } from '../lex.ts'
import { subs, types } from './tokens.ts'

export type Body = {
  pt?: Node
  base?: boolean
  colors?: string[]
  subs?: string[]
  types?: string[]
  super?: boolean
  abilities?: unknown[]
}

const list = (one: Sym, last: Sym): Sym => {
  const s = sym(`${one.name} list`)
  fn(
    s,
    '{x} {t}',
    { x: one, t: s },
    v => [v['x'], ...(v['t'] as unknown[])],
    (v: unknown[]) => (v.length > 1 ? { x: v[0], t: v.slice(1) } : undefined),
  )
  fn(
    s,
    '{x}',
    { x: last },
    v => [v['x']],
    (v: unknown[]) => (v.length === 1 ? { x: v[0] } : undefined),
  )
  return s
}
const many = { types: list(typeWord, typeWords), subs: list(subtype, subtypes) }
const colors = sym('colours')
rule(colors, 'colorless', [])
fn(
  colors,
  '{x}',
  { x: series(colorWord, 'and') },
  s => s['x'],
  (v: unknown[]) => (v.length > 0 ? { x: v } : undefined),
)

const KEYS = ['pt', 'colors', 'subs', 'types', 'abilities', 'base', 'super']
const only = (v: Node, keys: string[]): boolean => KEYS.every(k => (v[k] !== undefined) === keys.includes(k))
const shapes = (target: Sym, s: { subs: Sym; types: Sym; subsLast: Sym }): void => {
  const symbols: Record<string, Sym> = { pt: ptPrinted, colors, subs, types: s.types }
  for (const keys of [
    ['pt', 'colors', 'subs', 'types'],
    ['pt', 'colors', 'types'],
    ['pt', 'subs', 'types'],
    ['pt', 'types'],
    ['colors', 'subs', 'types'],
    ['colors', 'types'],
    ['subs', 'types'],
    ['types'],
    ['pt', 'colors', 'subs'],
    ['pt', 'subs'],
    ['colors', 'subs'],
    ['subs'],
  ]) {
    const used = Object.fromEntries(
      keys.map(k => [k, k === 'subs' && !keys.includes('types') ? s.subsLast : symbols[k]!]),
    )
    fn(
      target,
      keys.map(k => `{${k}}`).join(' '),
      used,
      v => ({ ...v }),
      (v: Node) => (only(v, keys) ? v : undefined),
    )
  }
}
const core = { one: sym('body'), many: sym('bodies') }
shapes(core.one, { subs, types, subsLast: subs })
shapes(core.many, { subs, types: many.types, subsLast: many.subs })
const abilities = sym('abilities')
rule(abilities, '{x}', slot(keywordList, 'x'))
fn(
  abilities,
  '{x}',
  { x: quoted },
  s => [s['x']],
  (v: Node[]) => (v.length === 1 && v[0]!['a'] !== 'keyword' ? { x: v[0] } : undefined),
)
fn(
  abilities,
  '{k} and {x}',
  { k: keywordList, x: quoted },
  s => [...(s['k'] as Node[]), s['x']],
  (v: Node[]) => (v.length > 1 && v.at(-1)!['a'] !== 'keyword' ? { k: v.slice(0, -1), x: v.at(-1) } : undefined),
)

/** With what follows it: "with flying", "with base power and toughness 3/3". */
export const body = { one: sym('body'), many: sym('bodies') }
for (const n of ['one', 'many'] as const) {
  const b = core[n]
  fn(
    body[n],
    '{b}',
    { b },
    s => s['b'],
    (v: Node) => (v['base'] || v['abilities'] ? undefined : { b: v }),
  )
  fn(
    body[n],
    '{b} with {abilities}',
    { b, abilities },
    s => ({ ...(s['b'] as Node), abilities: s['abilities'] }),
    (v: Node) => {
      const { abilities: a, ...rest } = v
      return a && !v['base'] ? { b: rest, abilities: a } : undefined
    },
  )
  fn(
    body[n],
    '{b} with base power and toughness {pt}',
    { b, pt: ptPrinted },
    s => ((s['b'] as Node)['pt'] ? undefined : { ...(s['b'] as Node), pt: s['pt'], base: true }),
    (v: Node) => {
      const { pt, base, ...rest } = v
      return base && !v['abilities'] ? { b: rest, pt } : undefined
    },
  )
}

/** `how`: the types are set, or added to those that it has. */
export function modsOf(b: Body, how: 'set' | 'add'): Node[] {
  const out: Node[] = []
  if (b.pt) out.push({ m: 'setPT', ...b.pt, ...(b.base ? { base: true } : {}) })
  if (b.colors) out.push({ m: 'setColors', colors: b.colors })
  if (b.types || b.subs)
    out.push({
      m: how === 'set' ? 'setTypes' : 'addTypes',
      ...(b.types ? { types: b.types } : {}),
      ...(b.subs ? { subtypes: b.subs } : {}),
    })
  if (b.abilities) out.push({ m: 'addAbility', abilities: b.abilities, say: 'with' })
  return out
}
/** The inverse; undefined where the modifications are no body. */
export function bodyOf(mods: Node[], how: 'set' | 'add'): Body | undefined {
  const b: Body = {}
  let last = -1
  for (const m of mods) {
    const at = ['setPT', 'setColors', how === 'set' ? 'setTypes' : 'addTypes', 'addAbility'].indexOf(m['m'] as string)
    if (at <= last || m['say'] !== (at === 3 ? 'with' : undefined)) return undefined
    last = at
    if (at === 0) {
      if (m['power'] === undefined || m['toughness'] === undefined) return undefined
      b.pt = { power: m['power'], toughness: m['toughness'] }
      if (m['base']) b.base = true
    } else if (at === 1) {
      if (!Array.isArray(m['colors'])) return undefined
      b.colors = m['colors'] as string[]
    } else if (at === 2) {
      if (m['supertypes'] || m['allCreatureTypes'] || m['keep']) return undefined
      if (m['types']) b.types = m['types'] as string[]
      if (m['subtypes']) b.subs = m['subtypes'] as string[]
    } else b.abilities = m['abilities'] as unknown[]
  }
  return b.types || b.subs ? b : undefined
}
/** "An artifact creature" keeps its other types (CR 205.1b); every other body sets them. */
export const keepsTypes = (b: Body): boolean =>
  b.types?.length === 2 && b.types[0] === 'Artifact' && b.types[1] === 'Creature'
