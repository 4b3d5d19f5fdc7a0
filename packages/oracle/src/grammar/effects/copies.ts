/** Copies (CR 707): tokens, spells, and permanents that enter as copies. */
import { fn, type Node, rule, type Sym, series, slot, sym } from '../core.ts'
import { objects } from '../filters.ts'
import { keywordList } from '../keywords.ts'
import { aOrMore, counterKind, ptPrinted, quoted } from '../lex.ts'
import { chosen, object } from '../refs.ts'
import { player, verb } from '../verbs.ts'
import { type Body, body, bodyOf, modsOf } from './bodies.ts'

// --- what is different about the copy (CR 707.9)
/** One exception: the modifications it makes, and the counters it enters with. */
type Except = { mods?: Node[]; counters?: Node }
const exception = (it: string, is: string, has: string, isnt: string): Sym => {
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
    } else out.push({ mods: [mods[i]!] })
  }
  return out
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
