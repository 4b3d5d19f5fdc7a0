/** Word classes: numbers, mana, power/toughness, subtypes, and the symbols that every other file hangs its rules on. */

import { parseManaCost } from '@upkeep/ir'
import { PLURALS, SUBTYPES } from '../data/subtypes.ts'
import { type Node, sym, terminal } from './core.ts'
import { type CardType, CardTypeNames } from './words.ts'

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const X = { n: 'x' }
const isX = (v: unknown): boolean =>
  v !== null && typeof v === 'object' && (v as Node)['n'] === 'x' && Object.keys(v).length === 1

/** 3, 12 */
export const digits = terminal(
  'number',
  w => (/^\d+$/.test(w) ? Number(w) : undefined),
  v => (typeof v === 'number' ? String(v) : undefined),
)
/** 3, X */
export const digitsX = terminal(
  'number',
  w => (w === 'X' ? X : /^\d+$/.test(w) ? Number(w) : undefined),
  v => (isX(v) ? 'X' : typeof v === 'number' ? String(v) : undefined),
)
/** two, three … X */
export const several = terminal(
  'number word',
  (_w, l) => {
    if (l === 'X' || l === 'x') return X
    const n = NUMBERS.indexOf(l)
    return n > 1 ? n : undefined
  },
  v => (isX(v) ? 'X' : typeof v === 'number' && v > 1 ? NUMBERS[v] : undefined),
)
/** one, two, three … X */
export const oneOrMore = terminal(
  'number word',
  (_w, l) => {
    if (l === 'X' || l === 'x') return X
    const n = NUMBERS.indexOf(l)
    return n > 0 ? n : undefined
  },
  v => (isX(v) ? 'X' : typeof v === 'number' && v > 0 ? NUMBERS[v] : undefined),
)
/** a, two, three … X */
export const aOrMore = terminal(
  'number word',
  (_w, l) => {
    if (l === 'a') return 1
    if (l === 'X' || l === 'x') return X
    const n = NUMBERS.indexOf(l)
    return n > 1 ? n : undefined
  },
  v => (v === 1 ? 'a' : isX(v) ? 'X' : typeof v === 'number' && v > 1 ? NUMBERS[v] : undefined),
)

/** A run of mana symbols: `{2}{W}`. */
export const mana = terminal(
  'mana cost',
  w => {
    if (w[0] !== '{') return undefined
    const symbols = parseManaCost(w)
    return symbols.every(s => /^(\d+|[WUBRGCSXYZ]|[WUBRGC2](\/[WUBRGP]){1,2})$/.test(s)) ? symbols : undefined
  },
  v => (Array.isArray(v) && v.length > 0 ? v.map(s => `{${s}}`).join('') : undefined),
)
/** Symbols of mana that can be produced: `{G}{G}`. */
export const madeMana = terminal(
  'mana',
  w => {
    if (w[0] !== '{') return undefined
    const symbols = parseManaCost(w)
    return symbols.every(s => /^[WUBRGC]$/.test(s)) ? symbols : undefined
  },
  v => (Array.isArray(v) && v.every(s => 'WUBRGC'.includes(s)) ? v.map(s => `{${s}}`).join('') : undefined),
)

const ptSide = (text: string): unknown => {
  const m = /^([+-])(\d+|X)$/.exec(text)
  if (!m) return undefined
  if (m[2] === 'X') return m[1] === '-' ? { n: 'times', by: -1, of: X } : X
  const n = Number(m[2])
  return m[1] === '-' ? { neg: n } : n
}
const sideText = (v: unknown, other: unknown): string | undefined => {
  if (isX(v)) return '+X'
  if (typeof v === 'number') return v > 0 || (v === 0 && !isNegative(other)) ? `+${v}` : `-${-v}`
  const t = v as Node | null
  if (t && t['n'] === 'times' && t['by'] === -1 && isX(t['of'])) return '-X'
  return undefined
}
const isNegative = (v: unknown): boolean =>
  (typeof v === 'number' && v < 0) || (v !== null && typeof v === 'object' && (v as Node)['by'] === -1)
const unNeg = (v: unknown): unknown => {
  const n = v as Node
  return n && typeof n === 'object' && 'neg' in n ? -(n['neg'] as number) : v
}
/** +2/-1 as { power, toughness }; a zero takes the sign of its neighbour when printed. */
export const ptChange = terminal(
  'power/toughness change',
  w => {
    const m = /^([+-](?:\d+|X))\/([+-](?:\d+|X))$/.exec(w)
    if (!m) return undefined
    const power = unNeg(ptSide(m[1]!))
    const toughness = unNeg(ptSide(m[2]!))
    const value = { power: power === 0 ? 0 : power, toughness: toughness === 0 ? 0 : toughness }
    return ptText(value) === w ? value : undefined
  },
  v => ptText(v as Node),
)
function ptText(v: Node): string | undefined {
  const a = sideText(v['power'], v['toughness'])
  const b = sideText(v['toughness'], v['power'])
  return a === undefined || b === undefined ? undefined : `${a}/${b}`
}
/** 2/2, X/X as { power, toughness } */
export const ptPrinted = terminal(
  'power/toughness',
  w => {
    const m = /^(\d+|X)\/(\d+|X)$/.exec(w)
    if (!m) return undefined
    const side = (t: string): unknown => (t === 'X' ? X : Number(t))
    return { power: side(m[1]!), toughness: side(m[2]!) }
  },
  v => {
    const side = (t: unknown): string | undefined => (isX(t) ? 'X' : typeof t === 'number' ? String(t) : undefined)
    const a = side((v as Node)['power'])
    const b = side((v as Node)['toughness'])
    return a === undefined || b === undefined ? undefined : `${a}/${b}`
  },
)

export const SUBTYPE_KIND = new Map<string, string>()
for (const [kind, names] of Object.entries(SUBTYPES)) for (const n of names.split(' ')) SUBTYPE_KIND.set(n, kind)
export const pluralOf = (name: string): string =>
  PLURALS[name] ??
  (/(s|x|z|ch|sh)$/.test(name) ? `${name}es` : /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`)
const PLURAL_TO_ONE = new Map([...SUBTYPE_KIND.keys()].map(n => [pluralOf(n), n]))

export const subtype = terminal(
  'subtype',
  w => (SUBTYPE_KIND.has(w) ? w : undefined),
  v => (typeof v === 'string' && SUBTYPE_KIND.has(v) ? v : undefined),
)
export const subtypes = terminal(
  'subtype',
  w => PLURAL_TO_ONE.get(w),
  v => (typeof v === 'string' && SUBTYPE_KIND.has(v) ? pluralOf(v) : undefined),
)

const COLOR_WORDS: Record<string, string> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' }
const COLOR_OF = Object.fromEntries(Object.entries(COLOR_WORDS).map(([a, b]) => [b, a]))
export const colorWord = terminal(
  'colour',
  (_w, l) => COLOR_WORDS[l],
  v => COLOR_OF[v as string],
)
export const typeWord = terminal(
  'card type',
  (_w, l) => CardTypeNames.one.get(l),
  v => CardTypeNames.oneOf.get(v as CardType),
)
export const typeWords = terminal(
  'card types',
  (_w, l) => CardTypeNames.many.get(l),
  v => CardTypeNames.manyOf.get(v as CardType),
)
export const superWord = terminal(
  'supertype',
  (_w, l) => ({ basic: 'Basic', legendary: 'Legendary', snow: 'Snow', world: 'World' })[l],
  v => (typeof v === 'string' ? v.toLowerCase() : undefined),
)
/** Kinds of counters: a word, or +1/+1. */
export const counterKind = terminal(
  'counter kind',
  (_w, l) => (/^[+-]\d\/[+-]\d$/.test(l) || COUNTERS.has(l) ? l : undefined),
  v => v as string,
)
const COUNTERS = new Set(
  'age aim arrow arrowhead awakening blaze blood bounty brain bribery brick carrion charge coin collection component contested corpse corruption credit cube currency death defense delay depletion descent devotion divinity doom dream echo egg elixir energy enlightened eon experience eyeball eyestalk fade fate feather feeding fellowship fetch filibuster finality flame flood foreshadow fungus fury fuse gem ghostform glyph gold growth hatching hatchling healing hit hone hoofprint hour hourglass hunger ice imprint incarnation incubation infection influence intel intervention isolation javelin judgment keyword ki knickknack knowledge landmark level loot lore loyalty luck magnet manifestation mannequin mask matrix memory mine mining mire music muster necrodermis net night oil omen ore page pain palliation paralyzation petal petrification phylactery pin plague plot point poison polyp pressure prey pupa quest rad rally release reprieve revival ribbon ritual rope rust scream scroll shell shield shred shy silver skewer slime slumber soot soul spark spite spore stash storage strife study stun supply suspect task theft tide time tower training trap treasure unity unlock valor velocity verse vitality void volatile vortex vow voyage wage winch wind wish wreck flying deathtouch hexproof indestructible lifelink menace reach trample vigilance haste'.split(
    ' ',
  ),
)

// --- the symbols that several files share
export const amount = sym('amount')
export const condition = sym('condition')
export const cost = sym('cost')
export const costs = sym('costs')
export const event = sym('event')
export const clause = sym('clause')
export const sentences = sym('sentences')
export const keyword = sym('keyword')
export const quoted = sym('quoted ability')
