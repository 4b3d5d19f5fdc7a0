/** One line of a deck in text: `SB: 4x [M10] Lightning Bolt (STA) 42 *F* [Burn] #cheap`. */
import type { CardNames } from '../names/names.ts'
import type { Section } from './builder.ts'

export interface CardLine {
  /** Where the line itself says so. */
  readonly section?: Section
  readonly count?: string
  readonly name: string
  readonly set?: string
  readonly number?: string
  readonly foil?: boolean
}

type Marks = { -readonly [K in keyof CardLine]: CardLine[K] }

/** A count, which may be wrong: `-1`, `2.5`, `1996`. */
const COUNT = /^([+-]?\d[\d.,]*)\s*(?:[x×]\s+|\s)\s*(\S.*)$/i

/** Reads the line of a card; undefined if it is none. A line without a count must be the name of a known card. */
export function readCardLine(line: string, names: CardNames | undefined): CardLine | undefined {
  const side = /^(?:SB|Sideboard):\s*(\S.*)$/i.exec(line)
  const text = side ? side[1]! : line
  const section: Pick<CardLine, 'section'> = side ? { section: 'sideboard' } : {}
  const counted = COUNT.exec(text)
  const looksWrong = !counted || !/^\d{1,2}$/.test(counted[1]!)
  if (looksWrong && names?.find(text) !== undefined) return { ...section, name: text }
  if (counted) return { ...section, count: counted[1]!, ...readName(counted[2]!, names) }
  const bare = readName(text, names)
  return names?.find(bare.name) === undefined ? undefined : { ...section, ...bare }
}

/** A name with set codes, collector numbers, marks and tags around it. */
function readName(text: string, names: CardNames | undefined): Marks {
  const found: Marks = { name: text }
  if (names?.find(text) !== undefined) return found
  const front = /^\[([A-Za-z0-9_]{2,6})(?::([^\]]*))?\]\s*(\S.*)$/.exec(text)
  if (front) {
    found.set = front[1]!
    if (front[2]) found.number = front[2]
    found.name = front[3]!
  }
  while (stripMark(found)) if (names?.find(found.name) !== undefined) break
  return found
}

/** Takes the last mark off the name. */
function stripMark(found: Marks): boolean {
  for (const [pattern, note] of MARKS) {
    const match = pattern.exec(found.name)
    if (!match || match.index === 0) continue
    found.name = found.name.slice(0, match.index).trimEnd()
    note(found, match[1] ?? '', match[2])
    return true
  }
  return false
}

const SECTION_MARKS: readonly (readonly [pattern: RegExp, section: Section])[] = [
  [/^(?:!?commander|cmdr)/i, 'commanders'],
  [/^(?:sideboard|sb)\b/i, 'sideboard'],
  [/^(?:maybeboard|considering)/i, 'none'],
  [/^companion/i, 'companion'],
]

function noteSection(found: Marks, word: string): void {
  const mark = SECTION_MARKS.find(([pattern]) => pattern.test(word))
  if (mark) found.section = mark[1]
}

const MARKS: readonly (readonly [RegExp, (found: Marks, a: string, b: string | undefined) => void])[] = [
  // Tags: Archidekt's ^Have,#37d67a^ and TappedOut's #ramp #!Commander.
  [/\s+\^[^^]*\^$/, () => {}],
  [/\s+#(\S*)$/, noteSection],
  // Moxfield's *F* and *E*, TappedOut's *CMDR*, Goldfish's (F).
  [
    /\s+\*([^*\s]+)\*$/,
    (found, word) => {
      if (/^[fe]$/i.test(word)) found.foil = true
      else noteSection(found, word)
    },
  ],
  [/\s+\((?:F|E|foil|etched)\)$/, found => (found.foil = true)],
  // Goldfish's [STA], Archidekt's [Ramp] and [Commander{top}].
  [
    /\s+\[([^\]]*)\]$/,
    (found, word) => {
      if (/^[A-Z0-9]{3,5}$/.test(word)) found.set = word
      else noteSection(found, word)
    },
  ],
  [/\s+<[^>]*>$/, () => {}],
  // MTGA's (STA) 42; without a number a code is in capitals, lest "(Used)" be one.
  [
    /\s+\(([A-Za-z0-9_]{2,6})\)\s+(\S+)$/,
    (found, set, number) => {
      found.set = set.toUpperCase()
      if (number) found.number = number
    },
  ],
  [/\s+\(([A-Z0-9_]{2,6})\)$/, (found, set) => (found.set = set)],
]
