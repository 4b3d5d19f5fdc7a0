import { numbers } from './data/numbers.ts'

export type RuleChapter = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

interface Parts {
  /** 0 stands for a chapter, which has no section. */
  readonly section: number
  readonly chapter: number
  readonly rule: number
  readonly letter: string
}

/** The letters of subrules: l and o are left out, for they look like digits. */
const letters = 'abcdefghijkmnpqrstuvwxyz'

const form = /^(?:([1-9])|([1-9]\d\d)(?:\.([1-9]\d*)([a-z]?))?)$/

function parse(number: string): Parts | undefined {
  const match = form.exec(number)
  if (!match) return undefined
  const section = Number(match[2] ?? 0)
  const chapter = match[1] ? Number(match[1]) : Math.floor(section / 100)
  return { chapter, section, rule: Number(match[3] ?? 0), letter: match[4] ?? '' }
}

function expand(): readonly string[] {
  const all: string[] = []
  let chapter = ''
  for (const [section, rules] of Object.entries(numbers)) {
    if (section.slice(0, 1) !== chapter) all.push((chapter = section.slice(0, 1)))
    all.push(section)
    for (const entry of rules.split(' ')) {
      const [, rule, last] = /^(\d+)([a-z]?)$/.exec(entry) ?? []
      if (rule === undefined) continue
      all.push(`${section}.${rule}`)
      if (last)
        for (const letter of letters.slice(0, letters.indexOf(last) + 1)) all.push(`${section}.${rule}${letter}`)
    }
  }
  return all
}

let ordered: readonly string[] | undefined
let known: ReadonlySet<string> | undefined

/** Every number of the document, in its order: chapters (7), sections (702), rules (702.30) and subrules (702.30a). */
export function allRuleNumbers(): readonly string[] {
  return (ordered ??= expand())
}

export function ruleExists(number: string): boolean {
  return (known ??= new Set(allRuleNumbers())).has(number)
}

/** The chapter a number is in; undefined if it does not have the form of a rule number. */
export function chapterOf(number: string): RuleChapter | undefined {
  return parse(number)?.chapter as RuleChapter | undefined
}

/** 702.30a → 702.30 → 702 → 7. */
export function parentOf(number: string): string | undefined {
  const parts = parse(number)
  if (!parts || parts.section === 0) return undefined
  if (parts.letter !== '') return `${parts.section}.${parts.rule}`
  return parts.rule === 0 ? String(parts.chapter) : String(parts.section)
}

/** From the chapter down to the rule right above. */
export function parentsOf(number: string): readonly string[] {
  const parents: string[] = []
  for (let next = parentOf(number); next !== undefined; next = parentOf(next)) parents.unshift(next)
  return parents
}

/** The numbers right below: sections of a chapter, rules of a section, subrules of a rule. */
export function childrenOf(number: string): readonly string[] {
  return allRuleNumbers().filter(other => parentOf(other) === number)
}

/** The order of the document; what is no rule number comes last. */
export function compareRuleNumbers(a: string, b: string): number {
  const x = parse(a)
  const y = parse(b)
  if (!x || !y) return x ? -1 : y ? 1 : compareText(a, b)
  return (
    x.chapter - y.chapter || x.section - y.section || x.rule - y.rule || letterIndex(x.letter) - letterIndex(y.letter)
  )
}

function letterIndex(letter: string): number {
  return letter === '' ? -1 : letter.charCodeAt(0)
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** All numbers from one to another within the same rule or section; undefined if either is unknown or they differ. */
export function ruleRange(from: string, to: string): readonly string[] | undefined {
  if (!ruleExists(from) || !ruleExists(to) || compareRuleNumbers(from, to) > 0) return undefined
  if (parentOf(from) !== parentOf(to)) return undefined
  return childrenOf(parentOf(from) ?? '').filter(
    number => compareRuleNumbers(from, number) <= 0 && compareRuleNumbers(number, to) <= 0,
  )
}
