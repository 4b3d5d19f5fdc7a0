/**
 * What objects and players are: adjectives, nouns, and what follows them. A noun phrase is the list of its filters in
 * the order of its words; `one` and `many` are the two numbers, `in` and `from` the two ways to name a zone.
 */
import { fn, type Node, pass, rule, type Sym, series, slot, sym } from './core.ts'
import {
  amount,
  colorWord,
  counterKind,
  digitsX,
  several,
  subtype,
  subtypes,
  superWord,
  typeWord,
  typeWords,
} from './lex.ts'

export type Number_ = 'one' | 'many'

// --- adjectives (the same in both numbers)
export const adjective = sym('adjective')
const typeAdj = sym('type')
rule(typeAdj, '{is}', { f: 'type', is: slot(typeWord) })
const subtypeAdj = sym('subtype')
rule(subtypeAdj, '{is}', { f: 'subtype', is: slot(subtype) })
export const color = sym('colour')
rule(color, '{is}', { f: 'color', is: slot(colorWord) })
for (const is of ['colorless', 'multicolored', 'monocolored']) rule(color, is, { f: 'color', is })
const stateAdj = sym('state')
for (const is of [
  'tapped',
  'untapped',
  'attacking',
  'blocking',
  'blocked',
  'unblocked',
  'transformed',
  'suspected',
  'saddled',
  'historic',
  'modified',
  'goaded',
  'suspended',
]) {
  rule(stateAdj, is, { f: 'state', is })
}
rule(stateAdj, 'face-down', { f: 'state', is: 'faceDown' })
rule(stateAdj, 'face-up', { f: 'state', is: 'faceUp' })
rule(stateAdj, 'token', { f: 'kind', is: 'token' })
rule(stateAdj, 'nontoken', { f: 'not', of: { f: 'kind', is: 'token' } })
rule(stateAdj, 'enchanted', { f: 'hasAttached', filter: { f: 'subtype', is: 'Aura' } })
rule(stateAdj, 'equipped', { f: 'hasAttached', filter: { f: 'subtype', is: 'Equipment' } })
const superAdj = sym('supertype')
rule(superAdj, '{is}', { f: 'supertype', is: slot(superWord) })
// "nonbasic" … are single words
const nonAdj = sym('non-')
for (const [word, of] of nonWords()) rule(nonAdj, `non${word}`, { f: 'not', of })
fn(
  nonAdj,
  '{x}',
  { x: nonSubtype() },
  s => ({ f: 'not', of: { f: 'subtype', is: s['x'] } }),
  (v: Node) => {
    const of = v['of'] as Node
    return of['f'] === 'subtype' ? { x: of['is'] } : undefined
  },
  'f:not',
)
pass(adjective, typeAdj, subtypeAdj, color, stateAdj, superAdj, nonAdj)
for (const family of [typeAdj, subtypeAdj, color, stateAdj]) {
  // "white or blue", "attacking or blocking", "instant and sorcery"
  const either = series(family, 'or', 2)
  rule(adjective, '{of}', { f: 'or', of: slot(either) })
}

function nonWords(): [string, Node][] {
  const out: [string, Node][] = []
  for (const t of ['Artifact', 'Creature', 'Enchantment', 'Land', 'Planeswalker'])
    out.push([t.toLowerCase(), { f: 'type', is: t }])
  for (const t of ['Basic', 'Legendary', 'Snow']) out.push([t.toLowerCase(), { f: 'supertype', is: t }])
  for (const [w, c] of Object.entries({ white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' }))
    out.push([w, { f: 'color', is: c }])
  out.push(['historic', { f: 'state', is: 'historic' }])
  return out
}

import { terminal } from './core.ts'
import { SUBTYPE_KIND } from './lex.ts'

function nonSubtype(): Sym {
  return terminal(
    'non-subtype',
    w => (w.startsWith('non-') && SUBTYPE_KIND.has(w.slice(4)) ? w.slice(4) : undefined),
    v => (typeof v === 'string' ? `non-${v}` : undefined),
  )
}

// --- players, hung in by refs.ts
export const youOrPlayer = sym('player who controls')
export const controlSuffix = sym('controller')
rule(controlSuffix, 'you control', { f: 'controller', is: { ref: 'you' } })
rule(controlSuffix, "you don't control", { f: 'not', of: { f: 'controller', is: { ref: 'you' } } })
rule(controlSuffix, 'an opponent controls'.replace('an', 'a'), {
  f: 'controller',
  is: { ref: 'players', which: 'opponents' },
})
rule(controlSuffix, 'your opponents control', {
  f: 'controller',
  is: { ref: 'players', which: 'opponents', say: 'your opponents' },
})
rule(controlSuffix, '{is} controls', { f: 'controller', is: slot(youOrPlayer) })
rule(controlSuffix, 'they control', { f: 'controller', is: { ref: 'bound', name: '?they' } })
rule(controlSuffix, 'you own', { f: 'owner', is: { ref: 'you' } })

export const zoneOwner = sym('whose zone')
const post = sym('what follows a noun')
export const broadPost = sym('what follows a noun')
pass(broadPost, controlSuffix)
export const comparison = sym('comparison')
fn(
  comparison,
  '{n} or less',
  { n: digitsX },
  s => ({ cmp: '<=', n: s['n'] }),
  (v: Node) => (v['cmp'] === '<=' ? { n: v['n'] } : undefined),
)
fn(
  comparison,
  '{n} or greater',
  { n: digitsX },
  s => ({ cmp: '>=', n: s['n'] }),
  (v: Node) => (v['cmp'] === '>=' ? { n: v['n'] } : undefined),
)
fn(
  comparison,
  '{n}',
  { n: digitsX },
  s => ({ cmp: '=', n: s['n'] }),
  (v: Node) => (v['cmp'] === '=' ? { n: v['n'] } : undefined),
)
fn(
  comparison,
  'less than or equal to {n}',
  { n: amount },
  s => ({ cmp: '<=', n: s['n'] }),
  (v: Node) => (v['cmp'] === '<=' && typeof v['n'] === 'object' ? { n: v['n'] } : undefined),
)
fn(
  comparison,
  'equal to {n}',
  { n: amount },
  s => ({ cmp: '=', n: s['n'] }),
  (v: Node) => (v['cmp'] === '=' && typeof v['n'] === 'object' ? { n: v['n'] } : undefined),
)
const statWith = (target: Sym, words: string, stat: string): void =>
  fn(
    target,
    `with ${words} {c}`,
    { c: comparison },
    s => ({ f: 'stat', stat, ...(s['c'] as Node) }),
    (v: Node) => (v['stat'] === stat ? { c: { cmp: v['cmp'], n: v['n'] } } : undefined),
    'f:stat',
  )
statWith(broadPost, 'mana value', 'manaValue')
statWith(post, 'power', 'power')
statWith(post, 'toughness', 'toughness')
export const keywordName = sym('keyword name')
rule(post, 'with {is}', { f: 'keyword', is: slot(keywordName) })
rule(post, 'without {is}', { f: 'not', of: { f: 'keyword', is: slot(keywordName) } })
rule(post, 'with a {kind} counter on it', { f: 'counters', kind: slot(counterKind), cmp: '>=', n: 1 })
rule(post, 'with a {kind} counter on them', { f: 'counters', kind: slot(counterKind), cmp: '>=', n: 1 })
rule(post, "that's attacking you", { f: 'state', is: 'attackingYou' })
rule(broadPost, 'of the chosen color', { f: 'chosen', what: 'color' })
rule(broadPost, 'of the chosen type', { f: 'chosen', what: 'type' })
rule(post, 'dealt damage this turn', { f: 'history', event: { on: 'damage' }, window: 'thisTurn', role: 'subject' })
/** What a spell targets. */
const targeted = sym('what is targeted')
for (const word of ['~', 'this creature', 'this permanent', 'you'])
  rule(targeted, word, {
    f: 'is',
    ref: word === 'you' ? { ref: 'you' } : { ref: 'self', ...(word === '~' ? {} : { say: word }) },
  })
rule(broadPost, 'that targets {filter}', { f: 'targets', filter: slot(targeted) })
pass(post, broadPost)

const zoneWord = sym('zone')
for (const z of ['graveyard', 'hand', 'library']) rule(zoneWord, z, z)
const zonePost = (word: 'in' | 'from'): Sym => {
  const s = sym(`${word} zone`)
  rule(s, `${word} {of} {zone}`, { f: 'in', zone: slot(zoneWord), of: slot(zoneOwner) })
  rule(s, `${word} a graveyard`, { f: 'in', zone: 'graveyard' })
  rule(s, `${word} all graveyards`, {
    f: 'in',
    zone: 'graveyard',
    of: { ref: 'players', which: 'all', say: 'all graveyards' },
  })
  rule(s, `${word} exile`, { f: 'in', zone: 'exile' })
  return s
}
const zones = { in: zonePost('in'), from: zonePost('from') }

// --- nouns
const KINDS: [string, string, Node][] = [
  ['permanent', 'permanents', { f: 'kind', is: 'permanent' }],
  ['card', 'cards', { f: 'kind', is: 'card' }],
  ['spell', 'spells', { f: 'kind', is: 'spell' }],
  ['token', 'tokens', { f: 'kind', is: 'token' }],
  ['source', 'sources', { f: 'kind', is: 'source' }],
  ['outlaw', 'outlaws', { f: 'state', is: 'outlaw' }],
]
const headOf = (n: Number_): Sym => {
  const s = sym('noun')
  for (const [one, many, node] of KINDS) rule(s, n === 'one' ? one : many, node)
  rule(s, '{is}', { f: 'type', is: slot(n === 'one' ? typeWord : typeWords) })
  rule(s, '{is}', { f: 'subtype', is: slot(n === 'one' ? subtype : subtypes) })
  return s
}
export const noun = { one: headOf('one'), many: headOf('many') }

/** After "less than or equal to the number of lands", "you control" goes with the lands. */
const attachesInside = (x: Node, next: Node): boolean =>
  x['f'] === 'targets' ||
  (x['f'] === 'stat' && isCount(x['n']) && ['controller', 'owner', 'in'].includes(next['f'] as string))
const isCount = (n: unknown): boolean => n !== null && typeof n === 'object' && (n as Node)['n'] !== 'x'

const isNot = (v: unknown): boolean =>
  (v as Node | undefined)?.['f'] === 'not' && (v as { of: Node }).of['f'] !== 'kind'

/** A noun phrase without a determiner, as the list of its filters. */
function phraseOf(n: Number_, where: 'in' | 'from'): Sym {
  const phrase = sym('noun phrase')
  const posts = sym('what follows')
  const broad = sym('what follows')
  const list = (target: Sym, item: Sym, refuse: (x: Node, next: Node) => boolean): void => {
    fn(
      target,
      '{x} {t}',
      { x: item, t: target },
      s => (refuse(s['x'] as Node, (s['t'] as Node[])[0]!) ? undefined : [s['x'], ...(s['t'] as unknown[])]),
      (v: unknown[]) => (v.length > 1 ? { x: v[0], t: v.slice(1) } : undefined),
      '[]',
    )
    fn(
      target,
      '{x}',
      { x: item },
      s => [s['x']],
      (v: unknown[]) => (v.length === 1 ? { x: v[0] } : undefined),
      '[]',
    )
  }
  const anyPost = sym('what follows a noun')
  pass(anyPost, post, zones[where])
  list(posts, anyPost, attachesInside)
  const anyBroad = sym('what follows a noun')
  pass(anyBroad, broadPost, zones[where])
  list(broad, anyBroad, attachesInside)
  // adjectives
  fn(
    phrase,
    '{x} {t}',
    { x: adjective, t: phrase },
    s => {
      const t = s['t'] as Node[]
      if (isNot(s['x']) && isNot(t[0])) return undefined
      if (t[0]!['f'] === 'or' && !isAdjOr(t)) return undefined
      return [s['x'], ...t]
    },
    (v: Node[]) =>
      v.length > 1 && !(isNot(v[0]) && isNot(v[1])) && !(v[1]!['f'] === 'or' && !isAdjOr(v.slice(1)))
        ? { x: v[0], t: v.slice(1) }
        : undefined,
    '[]',
  )
  fn(
    phrase,
    '{x} , {t}',
    { x: adjective, t: phrase },
    s => (isNot(s['x']) && isNot((s['t'] as Node[])[0]) ? [s['x'], ...(s['t'] as Node[])] : undefined),
    (v: Node[]) => (v.length > 1 && isNot(v[0]) && isNot(v[1]) ? { x: v[0], t: v.slice(1) } : undefined),
    '[]',
  )
  // one noun
  fn(
    phrase,
    '{x} {t}',
    { x: noun[n], t: posts },
    s => [s['x'], ...(s['t'] as Node[])],
    (v: Node[]) => (v.length > 1 ? { x: v[0], t: v.slice(1) } : undefined),
    '[]',
  )
  fn(
    phrase,
    '{x}',
    { x: noun[n] },
    s => [s['x']],
    (v: Node[]) => (v.length === 1 ? { x: v[0] } : undefined),
    '[]',
  )
  // several nouns; what follows goes with all of them
  const several_ = series(noun[n], n === 'one' ? 'or' : 'and', 2)
  fn(
    phrase,
    '{x} {t}',
    { x: several_, t: broad },
    s => [{ f: 'or', of: s['x'] }, ...(s['t'] as Node[])],
    (v: Node[]) => (v.length > 1 && v[0]!['f'] === 'or' ? { x: v[0]!['of'], t: v.slice(1) } : undefined),
    '[]',
  )
  fn(
    phrase,
    '{x}',
    { x: several_ },
    s => [{ f: 'or', of: s['x'] }],
    (v: Node[]) => (v.length === 1 && v[0]!['f'] === 'or' ? { x: v[0]!['of'] } : undefined),
    '[]',
  )
  return phrase
}
/** [or[…], noun …]: an "or" of adjectives, as a noun still follows. */
const HEADS = new Set(['type', 'subtype', 'kind'])
const isAdjOr = (t: Node[]): boolean => t.length > 1 && HEADS.has(t[1]!['f'] as string)

const pack = (parts: Node[]): Node => (parts.length === 1 ? parts[0]! : { f: 'and', of: parts })
const unpack = (f: Node): Node[] => (f['f'] === 'and' ? (f['of'] as Node[]) : [f])

function filterOf(n: Number_, where: 'in' | 'from'): Sym {
  const s = sym('objects')
  const phrase = phraseOf(n, where)
  fn(
    s,
    '{x}',
    { x: phrase },
    v => pack(v['x'] as Node[]),
    (v: Node) => ({ x: unpack(v) }),
  )
  const other = sym('other')
  fn(
    other,
    'other {x}',
    { x: phrase },
    v => pack([{ f: 'other' }, ...(v['x'] as Node[])]),
    (v: Node) => {
      const parts = unpack(v)
      return parts.length > 1 && parts[0]!['f'] === 'other' ? { x: parts.slice(1) } : undefined
    },
    'f:and',
  )
  if (n === 'many') pass(s, other)
  return s
}
/** Filters as noun phrases: `objects.one.in` is "creature you control", `objects.many.from` "cards from your graveyard". */
export const objects = {
  one: { in: filterOf('one', 'in'), from: filterOf('one', 'from') },
  many: { in: filterOf('many', 'in'), from: filterOf('many', 'from') },
}
fn(
  targeted,
  'a {x}',
  { x: objects.one.in },
  s => s['x'],
  (v: Node) => ({ x: v }),
)
/** After "another": the filter with `other` in front. */
export function another(where: 'in' | 'from'): Sym {
  const s = sym('another')
  fn(
    s,
    '{x}',
    { x: objects.one[where] },
    v => pack([{ f: 'other' }, ...unpack(v['x'] as Node)]),
    (v: Node) => {
      const parts = unpack(v)
      return parts.length > 1 && parts[0]!['f'] === 'other' ? { x: pack(parts.slice(1)) } : undefined
    },
  )
  return s
}
export { several }
