/** Copies (CR 707): tokens, spells, and permanents that enter as copies. */

import { fn, type Node, rule, type Sym, series, slot, sym } from '../core.ts'
import { duration } from '../durations.ts'
import { objects } from '../filters.ts'
import { keywordList } from '../keywords.ts'
import { aOrMore, counterKind, ptPrinted, quoted } from '../lex.ts'
import { chosen, object, subjectMany, subjectOne } from '../refs.ts'
import { doer, player, verb } from '../verbs.ts'
import { type Body, body, bodyOf, modsOf } from './bodies.ts'
import { sentence } from './sentences.ts'

// --- what is different about the copy (CR 707.9)
/** One exception: the modifications it makes, and the counters it enters with. */
type Except = { mods?: Node[]; counters?: Node }
const exception = (it: string, is: string, has: string, isnt: string, keeps = false): Sym => {
  const s = sym('exception')
  const types = it === 'they' ? body.many : body.one
  const a = it === 'they' ? '' : 'a '
  fn(
    s,
    `${is} ${a}{x} in addition to ${it === 'they' ? 'their' : 'its'} other types`,
    { x: types },
    v => ({ mods: modsOf(v['x'] as Body, 'add') }),
    (v: Except) => {
      const b = v.mods && bodyOf(v.mods, 'add')
      return b && !b.abilities ? { x: b } : undefined
    },
  )
  fn(
    s,
    `${is} ${a}{x}`,
    { x: types },
    v => ({ mods: modsOf(v['x'] as Body, 'set') }),
    (v: Except) => {
      const b = v.mods && bodyOf(v.mods, 'set')
      return b && !b.abilities ? { x: b } : undefined
    },
  )
  rule(s, `${is} {pt}`, { mods: slot(justPT(), 'pt') })
  rule(s, `${has} {abilities}`, { mods: [{ m: 'addAbility', abilities: slot(keywordList) }] })
  rule(s, `${has} {q}`, { mods: [{ m: 'addAbility', abilities: [slot(quoted, 'q')] }] })
  if (keeps) {
    // the ability by which it becomes a copy (CR 707.9a)
    const keep = { m: 'keepAbility' }
    rule(s, `${has} this ability`, { mods: [keep] })
    rule(s, `${has} {abilities} and this ability`, {
      mods: [{ m: 'addAbility', abilities: slot(keywordList) }, keep],
    })
    rule(s, `${has} this ability and {q}`, { mods: [keep, { m: 'addAbility', abilities: [slot(quoted, 'q')] }] })
  }
  rule(s, isnt, { mods: [{ m: 'removeTypes', supertypes: ['Legendary'] }] })
  rule(s, `${it} enters with a additional {kind} counter on it`, { counters: { kind: slot(counterKind), n: 1 } })
  fn(
    s,
    `${it} enters with {n} additional {kind} counters on it`,
    { n: aOrMore, kind: counterKind },
    v => (v['n'] === 1 ? undefined : { counters: { ...v } }),
    (v: Except) => (v.counters && v.counters['n'] !== 1 ? v.counters : undefined),
  )
  return s
}
function justPT(): Sym {
  const s = sym('power/toughness')
  fn(
    s,
    '{x}',
    { x: ptPrinted },
    v => [{ m: 'setPT', ...(v['x'] as Node) }],
    (v: Node[]) => {
      const b = v.length === 1 ? v[0]! : {}
      return b['m'] === 'setPT' && !b['base'] ? { x: { power: b['power'], toughness: b['toughness'] } } : undefined
    },
  )
  return s
}
/** The exceptions that a list of modifications came from: those of one body belong together. */
function groups(mods: Node[]): Except[] {
  const out: Except[] = []
  const BODY = ['setPT', 'setColors', 'addTypes', 'setTypes']
  for (let i = 0; i < mods.length; i++) {
    const run: Node[] = []
    let last = -1
    while (i < mods.length) {
      const at = BODY.indexOf(mods[i]!['m'] as string)
      if (at <= last || at < 0) break
      run.push(mods[i]!)
      last = at === 2 ? 3 : at
      i++
    }
    if (run.length > 0) {
      out.push({ mods: run })
      i--
    } else {
      // "has flying and this ability", "has this ability and …" are one
      const both = mods[i + 1] && isKept(mods[i]!, mods[i + 1]!)
      out.push({ mods: both ? [mods[i]!, mods[i + 1]!] : [mods[i]!] })
      if (both) i++
    }
  }
  return out
}
function isKept(x: Node, y: Node): boolean {
  const quotes = (m: Node): boolean => m['m'] === 'addAbility' && (m['abilities'] as Node[])[0]!['a'] !== 'keyword'
  if (x['m'] === 'keepAbility') return quotes(y)
  return y['m'] === 'keepAbility' && x['m'] === 'addAbility' && !quotes(x)
}
const plainOf = (list: Except[]): { mods?: Node[]; counters?: Node[] } => {
  const mods = list.flatMap(e => e.mods ?? [])
  const counters = list.flatMap(e => (e.counters ? [e.counters] : []))
  return { ...(mods.length > 0 ? { mods } : {}), ...(counters.length > 0 ? { counters } : {}) }
}
const exceptions = (...kinds: Sym[]): Sym => {
  const s = sym('exceptions')
  for (const [i, kind] of kinds.entries()) {
    fn(
      s,
      '{x}',
      { x: series(kind, 'and') },
      v => {
        const plain = plainOf(v['x'] as Except[])
        // "it's 1/1 and it's a Nightmare" would be printed as one
        const mods = (v['x'] as Except[]).filter(e => e.mods).length
        return groups(plain.mods ?? []).length === mods ? plain : undefined
      },
      (v: { mods?: Node[]; counters?: Node[] }) => {
        const list: Except[] = [...groups(v.mods ?? []), ...(v.counters ?? []).map(c => ({ counters: c }))]
        return list.length > 0 ? { x: list } : undefined
      },
    )
    s.alts.at(-1)!.old = i > 0
  }
  return s
}
const it = exception('it', "it's", 'it has', "it isn't legendary")
const token = exception('the token', 'the token is', 'the token has', "the token isn't legendary")
const its = exception('it', "it's", 'it has', "it's not legendary")
const they = exception('they', "they're", 'they have', "they aren't legendary")
export const exceptIt = exceptions(it, token, its)
const exceptThey = exceptions(they)
const keepers = {
  one: justMods(exceptions(exception('it', "it's", 'it has', "it isn't legendary", true))),
  many: justMods(exceptions(exception('they', "they're", 'they have', "they aren't legendary", true))),
}

// --- tokens that are copies
const original = sym('what is copied')
fn(
  original,
  '{x}',
  { x: object },
  s => s['x'],
  (v: Node) => ({ x: v }),
)
fn(
  original,
  '{x}',
  { x: chosen.in },
  s => s['x'],
  (v: Node) => ({ x: v }),
  'ref:choose',
)
const copyOf = (words: string, node: Node): void => {
  verb(player, `<create> ${words} {of}`, { do: 'createCopy', ...node, of: slot(original) })
  const many = words.includes('copies')
  verb(player, `<create> ${words} {of} , except {x}`, {
    do: 'createCopy',
    ...node,
    of: slot(original),
    mods: slot(justMods(many ? exceptThey : exceptIt), 'x'),
  })
}
/** Exceptions that are all modifications. */
function justMods(from: Sym): Sym {
  const s = sym('exceptions')
  fn(
    s,
    '{x}',
    { x: from },
    v => ((v['x'] as Node)['counters'] ? undefined : (v['x'] as Node)['mods']),
    (v: Node[]) => ({ x: { mods: v } }),
  )
  return s
}
copyOf("a token that's a copy of", { n: 1 })
copyOf("a tapped token that's a copy of", { n: 1, tapped: true })
const several = sym('how many')
fn(
  several,
  '{x}',
  { x: aOrMore },
  s => (s['x'] === 1 ? undefined : s['x']),
  (v: unknown) => (v === 1 ? undefined : { x: v }),
)
copyOf('{n} tokens that are copies of', { n: slot(several) })

// --- permanents that become copies (CR 707.4)
const BECOMES = { do: 'becomeCopy', of: slot(original) }
const INDEFINITE = { duration: { until: 'indefinite' } }
const LASTING = { duration: slot(duration) }
for (const [target, words, x] of [
  [doer.one, 'becomes a copy of {of}', keepers.one],
  [doer.many, 'become copies of {of}', keepers.many],
  [doer.many, 'each become a copy of {of}', keepers.many],
] as const) {
  const say = words.startsWith('each') ? { say: 'each' } : {}
  const mods = slot(x, 'x')
  rule(target, words, { ...BECOMES, ...INDEFINITE, ...say })
  rule(target, `${words} {duration}`, { ...BECOMES, ...LASTING, ...say })
  rule(target, `${words} , except {x}`, { ...BECOMES, ...INDEFINITE, mods, ...say })
  rule(target, `${words} {duration} , except {x}`, { ...BECOMES, ...LASTING, mods, ...say })
}
const FRONT = { ...BECOMES, what: slot(subjectOne), ...LASTING, say: 'front' }
rule(sentence, '{duration} , {what} becomes a copy of {of}', FRONT)
rule(sentence, '{duration} , {what} becomes a copy of {of} , except {x}', { ...FRONT, mods: slot(keepers.one, 'x') })
// "you may have this creature become a copy of …"
for (const [n, what] of [
  ['one', subjectOne],
  ['many', subjectMany],
] as const)
  for (const [words, more] of [
    ['', INDEFINITE],
    [' {duration}', LASTING],
    [' , except {x}', { ...INDEFINITE, mods: slot(keepers[n], 'x') }],
    [' {duration} , except {x}', { ...LASTING, mods: slot(keepers[n], 'x') }],
  ] as const)
    rule(sentence, `you may have {what} become ${n === 'one' ? 'a copy' : 'copies'} of {of}${words}`, {
      do: 'may',
      effect: { ...BECOMES, what: slot(what), ...more },
      say: 'have',
    })

// --- spells
const CHOSEN_AGAIN = 'choose new targets'
for (const [words, extra] of [
  ['', { newTargets: false }],
  [` . you may ${CHOSEN_AGAIN} for the copy`, {}],
] as const)
  verb(player, `<copy> {what}${words}`, { do: 'copySpell', what: slot(object), ...extra })
verb(player, '<copy> {what} , except {x}', {
  do: 'copySpell',
  what: slot(object),
  newTargets: false,
  mods: slot(copiedSpell(), 'x'),
})
function copiedSpell(): Sym {
  const s = sym('exception')
  const mods = [{ m: 'removeTypes', supertypes: ['Legendary'] }]
  rule(s, ["it isn't legendary if the spell is legendary", "the copy isn't legendary"], mods)
  return s
}

// --- entering as a copy (CR 707.5)
const model = sym('what it is a copy of')
fn(
  model,
  'any {x} on the battlefield',
  { x: objects.one.in },
  s => pack([...unpack(s['x'] as Node), { f: 'in', zone: 'battlefield' }]),
  (v: Node) => {
    const parts = unpack(v)
    const last = parts.at(-1)!
    if (last['f'] !== 'in' || last['zone'] !== 'battlefield' || parts.length < 2) return undefined
    return { x: pack(parts.slice(0, -1)) }
  },
)
fn(
  model,
  'a {x}',
  { x: objects.one.in },
  s => s['x'],
  (v: Node) => (unpack(v).at(-1)!['zone'] === 'battlefield' ? undefined : { x: v }),
)
const unpack = (f: Node): Node[] => (f['f'] === 'and' ? (f['of'] as Node[]) : [f])
const pack = (parts: Node[]): Node => (parts.length === 1 ? parts[0]! : { f: 'and', of: parts })
/** "enter as a copy of …, except …" as what is different as it enters. */
export const entersAs = sym('copy')
rule(entersAs, 'you may have ~ enter as a copy of {filter}', [{ e: 'copy', filter: slot(model), may: true }])
fn(
  entersAs,
  'you may have ~ enter as a copy of {filter} , except {x}',
  { filter: model, x: exceptIt },
  s => [{ e: 'copy', filter: s['filter'], may: true, ...(s['x'] as Node) }],
  (v: Node[]) => {
    const { e, filter, may, ...x } = v[0] ?? {}
    return v.length === 1 && e === 'copy' && may && (x['mods'] || x['counters']) ? { filter, x } : undefined
  },
)
