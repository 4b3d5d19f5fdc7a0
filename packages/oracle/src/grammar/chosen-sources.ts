/** Damage from "a source of your choice" (CR 609.7), prevented or dealt to another. */
import { fn, type Node, rule, type Sym, slot, sym } from './core.ts'
import { sentence } from './effects/sentences.ts'
import { adjective, objects } from './filters.ts'
import { digitsX } from './lex.ts'
import { object } from './refs.ts'
import { kinds, suffered, turn } from './replacements.ts'

const choice = sym('source')
const KIND = { f: 'kind', is: 'source' }
for (const [words, quality] of [
  ['a source of your choice', undefined],
  ['a {q} source of your choice', adjective],
  ['a {q} of your choice', noSource()],
  ['a source of your choice of the chosen color', { f: 'chosen', what: 'color' }],
] as const) {
  const fixed = quality && !('alts' in quality) ? quality : undefined
  const isSource = words.includes('source')
  fn(
    choice,
    words,
    quality && 'alts' in quality ? { q: quality as Sym } : {},
    s => {
      const q = (s['q'] ?? fixed) as Node | undefined
      return q ? (isSource ? { f: 'and', of: [q, KIND] } : q) : KIND
    },
    (v: Node) => {
      const of = v['f'] === 'and' ? (v['of'] as Node[]) : undefined
      const q = of?.length === 2 && of[1]!['is'] === 'source' ? of[0] : undefined
      if (quality === undefined) return v['is'] === 'source' ? {} : undefined
      if (!isSource) return q || v['is'] === 'source' ? undefined : { q: v }
      if (fixed) return q?.['f'] === 'chosen' ? {} : undefined
      return q && q['f'] !== 'chosen' ? { q } : undefined
    },
  )
}
function noSource(): Sym {
  const s = sym('source')
  const hasSource = (v: unknown): boolean => JSON.stringify(v).includes('"source"')
  fn(
    s,
    '{x}',
    { x: objects.one.in },
    v => (hasSource(v['x']) ? undefined : v['x']),
    (v: Node) => ({ x: v }),
  )
  return s
}
const SRC = { ref: 'bound', name: 'src' }
/** The source is chosen, then the effect waits for it; it must still be what was asked for as it deals damage. */
const sourceOf = (f: Node): Node =>
  f['is'] === 'source' ? { f: 'is', ref: SRC } : { f: 'and', of: [{ f: 'is', ref: SRC }, f] }
const chosenFilter = (v: Node): Node | undefined => {
  const ref = ((v['steps'] as Node[])[0] as Node)['ref'] as Node | undefined
  return ref?.['ref'] === 'choose' ? (ref['filter'] as Node) : undefined
}
/** `{source}` and the slots of `pattern`, a replacement whose event is given its source. */
function withSource(
  words: string,
  say: string,
  symbols: Record<string, Sym>,
  build: (s: Node) => Node,
  match: (r: Node) => Node | undefined,
): void {
  fn(
    sentence,
    words,
    { source: choice, ...symbols },
    s => {
      const filter = s['source'] as Node
      const { uses, ...r } = build(s)
      const event = { ...(r['event'] as Node), source: sourceOf(filter) }
      return {
        do: 'seq',
        say,
        steps: [
          { do: 'let', as: 'src', ref: { ref: 'choose', name: '?', filter } },
          { do: 'replace', replacement: { ...r, event }, duration: turn, ...(uses ? { uses } : {}) },
        ],
      }
    },
    (v: Node) => {
      if (v['say'] !== say) return undefined
      const filter = chosenFilter(v)
      const replace = (v['steps'] as Node[])[1]!
      const { event, ...r } = replace['replacement'] as Node
      const { source: _source, ...rest } = event as Node
      const slots = match({ ...r, event: rest, ...(replace['uses'] ? { uses: replace['uses'] } : {}) })
      return filter && slots && { source: filter, ...slots }
    },
    'do:seq',
  )
}
const keysAre = (v: Node, ...keys: string[]): boolean =>
  Object.keys(v).length === keys.length && keys.every(k => v[k] !== undefined)
for (const [words, extra] of kinds) {
  const combat = (extra as Node)['combat']
  const flag = combat === undefined ? [] : ['combat']
  const isEvent = (e: unknown, ...keys: string[]): boolean =>
    keysAre(e as Node, 'on', ...flag, ...keys) && (e as Node)['combat'] === combat
  const next = { r: 'prevent', all: true, uses: 1 }
  withSource(
    `the next time {source} would deal ${words} to {to} this turn , prevent that damage`,
    'next time',
    { to: suffered },
    s => ({ ...next, event: { on: 'damage', ...extra, to: s['to'] } }),
    r =>
      isEvent(r['event'], 'to') && r['r'] === 'prevent' && !r['then'] ? { to: (r['event'] as Node)['to'] } : undefined,
  )
  withSource(
    `the next time {source} would deal ${words} this turn , prevent that damage`,
    'next time',
    {},
    () => ({ ...next, event: { on: 'damage', ...extra } }),
    r => (isEvent(r['event']) && r['r'] === 'prevent' && !r['then'] ? {} : undefined),
  )
  withSource(
    `prevent all ${words} {source} would deal this turn`,
    'all',
    {},
    () => ({ r: 'prevent', all: true, event: { on: 'damage', ...extra } }),
    r => (isEvent(r['event']) && r['r'] === 'prevent' ? {} : undefined),
  )
  withSource(
    `prevent all ${words} {source} would deal to {to} this turn`,
    'all',
    { to: suffered },
    s => ({ r: 'prevent', all: true, event: { on: 'damage', ...extra, to: s['to'] } }),
    r => (isEvent(r['event'], 'to') && r['r'] === 'prevent' ? { to: (r['event'] as Node)['to'] } : undefined),
  )
}
withSource(
  'the next {n} damage that {source} would deal to {to} this turn is dealt to {ref} instead',
  'next',
  { n: digitsX, to: suffered, ref: object },
  s => ({ r: 'redirect', n: s['n'], to: s['ref'], event: { on: 'damage', to: s['to'] } }),
  r => (r['r'] === 'redirect' ? { n: r['n'], to: (r['event'] as Node)['to'], ref: r['to'] } : undefined),
)
withSource(
  'all damage that would be dealt to {to} this turn by {source} is dealt to {ref} instead',
  'all',
  { to: suffered, ref: object },
  s => ({ r: 'redirect', to: s['ref'], event: { on: 'damage', to: s['to'] } }),
  r => (r['r'] === 'redirect' && !r['n'] ? { to: (r['event'] as Node)['to'], ref: r['to'] } : undefined),
)
rule(sentence, 'the next time damage would be dealt to {to} this turn , prevent that damage', {
  do: 'replace',
  replacement: { r: 'prevent', event: { on: 'damage', to: slot(suffered) }, all: true },
  duration: turn,
  uses: 1,
})
