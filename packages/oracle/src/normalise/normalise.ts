/**
 * From printed text to what the grammar reads, and back: reminders and ability words go, the card's own name becomes `~`,
 * older wordings become today's.
 */
import { SUBTYPE_KIND } from '../grammar/lex.ts'
import type { PrintedFace } from '../printed.ts'

export interface Line {
  /** As printed, without reminder text. */
  text: string
  /** What the grammar reads. */
  plain: string
  word?: string
  /** An older wording was changed into today's. */
  old: boolean
}

export const ABILITY_WORDS: ReadonlySet<string> = new Set(
  'Adamant|Addendum|Alliance|Battalion|Bloodrush|Celebration|Channel|Chroma|Cohort|Constellation|Converge|Corrupted|Coven|Delirium|Descend 4|Descend 8|Domain|Eerie|Eminence|Enrage|Fateful hour|Fathomless descent|Ferocious|Flurry|Formidable|Grandeur|Hellbent|Heroic|Imprint|Inspired|Join forces|Kinship|Landfall|Lieutenant|Magecraft|Metalcraft|Morbid|Opus|Pack tactics|Paradox|Parley|Radiance|Raid|Rally|Renew|Repartee|Revolt|Secret council|Spell mastery|Strive|Survival|Sweep|Tempting offer|Threshold|Undergrowth|Valiant|Vivid|Void|Infusion'.split(
    '|',
  ),
)

/** Names by which a card speaks of itself: its own, and for a legend the part before the comma or title. */
export function ownNames(face: PrintedFace): string[] {
  const names = [face.name]
  if (face.supertypes.includes('Legendary')) {
    const comma = face.name.indexOf(',')
    if (comma > 0) names.push(face.name.slice(0, comma))
    else {
      const first = /^(\S+?) (?:of|the|from|in|and|to)\b/.exec(face.name)
      if (first) names.push(first[1]!)
      else {
        const word = face.name.split(' ')[0]!
        // "Human Torch" is not spoken of as "Human"
        if (word !== face.name && word !== 'The' && SUBTYPE_KIND.get(word) !== 'creature') names.push(word)
      }
    }
  }
  return names
}

/** How today's text names this card: by name for legends, instants and sorceries, else "this creature" and so on. */
export function selfWord(face: PrintedFace): string {
  if (face.supertypes.includes('Legendary')) return ownNames(face)[1] ?? face.name
  if (face.types.includes('Instant') || face.types.includes('Sorcery')) return face.name
  return `this ${kindWord(face)}`
}
function kindWord(face: PrintedFace): string {
  for (const s of [
    'Aura',
    'Equipment',
    'Vehicle',
    'Fortification',
    'Saga',
    'Class',
    'Case',
    'Room',
    'Spacecraft',
    'Siege',
  ]) {
    if (face.subtypes.includes(s) && !(s === 'Equipment' && face.types.includes('Creature'))) return s
  }
  for (const t of ['Creature', 'Land', 'Artifact', 'Enchantment', 'Planeswalker', 'Battle']) {
    if (face.types.includes(t)) return t.toLowerCase()
  }
  return 'card'
}

const quote = (s: string): string => s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const OLD: [RegExp, string][] = [
  [/\b(enter|enters|entering) the battlefield\b/g, '$1'],
  [/\bconverted mana cost\b/g, 'mana value'],
  [/\bhis or her\b/g, 'their'],
  [/\bhim or her\b/g, 'them'],
  [/\bhe or she does(n't)?\b/g, 'they do$1'],
  [/\bhe or she (\w+?)(?:s)\b/g, 'they $1'],
  [/\bhe or she\b/g, 'they'],
  [/ to (?:your|their|its controller's|that player's) mana pool\b/g, ''],
  [/\b([Aa])ctivate this ability only any time you could cast a sorcery\b/g, '$1ctivate only as a sorcery'],
  [/\b([Aa])ctivate this ability (only|no more)\b/g, '$1ctivate $2'],
  [/\bgenerate mana\b/g, 'produce mana'],
]

export function normalise(face: PrintedFace): Line[] {
  const text = face.text.replaceAll('’', "'").replace(/ ?\([^()]*\)/g, '')
  const raw: string[] = []
  for (const l of text.split('\n')) {
    const line = l.trim()
    if (line === '') continue
    if (line.startsWith('•') && raw.length > 0) raw[raw.length - 1] += `\n${line}`
    else raw.push(line)
  }
  const names = ownNames(face)
  const kind = kindWord(face)
  const nameRe = new RegExp(`(?<![\\w'-])(?:${names.map(quote).join('|')})(?![\\w-])`, 'g')
  const thisRe = new RegExp(`\\b[Tt]his ${kind}\\b`, 'g')
  return raw.map(line => normaliseLine(line, nameRe, thisRe))
}

const ANY_THIS = /\b[Tt]his (?:creature|permanent|land|artifact|enchantment|token|Aura|Equipment|Vehicle)\b/g

function normaliseLine(line: string, nameRe: RegExp, thisRe: RegExp): Line {
  let plain = line
  let word: string | undefined
  const dash = plain.indexOf(' — ')
  if (dash > 0 && ABILITY_WORDS.has(plain.slice(0, dash))) {
    word = plain.slice(0, dash)
    plain = plain.slice(dash + 3)
  }
  // inside quotation marks "this creature" is the one that has the ability; the card's name is who grants it
  plain = plain
    .split('"')
    .map((part, i) =>
      i % 2 === 0 ? part.replace(nameRe, '~').replace(thisRe, '~') : part.replace(nameRe, '@').replace(ANY_THIS, '~'),
    )
    .join('"')
  const before = plain
  for (const [re, to] of OLD) plain = plain.replace(re, to)
  return { text: line, plain, ...(word ? { word } : {}), old: plain !== before }
}

/** Printed words with `~` put back. */
export function denormalise(plain: string, face: PrintedFace, word?: string): string {
  const self = selfWord(face)
  const parts = plain.split('"')
  const out = parts
    .map((part, i) => {
      if (i % 2 === 0) return sayIt(part, self)
      const inner =
        / tokens? with [^"]*$/.test(parts[i - 1]!) || / tokens? with /.test(parts[0]!)
          ? 'this token'
          : `this ${holder(parts[i - 1]!)}`
      return sayIt(part, inner).replaceAll('@', self)
    })
    .join('"')
  return word ? `${word} — ${out}` : out
}
function holder(before: string): string {
  return /\bland/i.test(before)
    ? 'land'
    : /\bartifact/i.test(before) && !/creature/i.test(before)
      ? 'artifact'
      : /\bpermanent/i.test(before)
        ? 'permanent'
        : 'creature'
}
const sayIt = (text: string, self: string): string =>
  text.replace(/(^|[.:•—\n] ?|, (?=~ ))?~/g, (m, lead: string | undefined, at: number) => {
    const start = lead === undefined ? at === 0 && m === '~' : !lead.startsWith(',')
    return m.slice(0, -1) + (start ? self[0]!.toUpperCase() + self.slice(1) : self)
  })
