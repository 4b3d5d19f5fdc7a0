import { summaries } from './data/summaries.ts'
import { titles } from './data/titles.ts'
import { titlesDe } from './data/titles-de.ts'
import { allRuleNumbers, compareRuleNumbers, parentsOf, ruleExists } from './numbers.ts'

export type RuleLanguage = 'en' | 'de'

export interface RuleParent {
  readonly number: string
  readonly title: string
}

export interface RuleExplanation {
  readonly number: string
  /** Of the rule, or of the nearest heading above it. */
  readonly title: string
  /** In our own words; absent where none has been written. */
  readonly summary?: string
  /** Chapter first. */
  readonly parents: readonly RuleParent[]
}

export interface RenderedRule {
  readonly number: string
  readonly title: string
  /** The summary of the rule, or else of the nearest one above that has one. */
  readonly text: string
  /** The rule that the text is about, if it is not this one. */
  readonly textOf?: string
}

const unknownRule: Readonly<Record<RuleLanguage, string>> = { en: 'unknown rule', de: 'unbekannte Regel' }

function ownTitle(number: string, lang: RuleLanguage): string | undefined {
  return (lang === 'de' ? titlesDe[number] : undefined) ?? titles[number]
}

/** Does the number stand for a heading: a chapter, a section, a keyword? */
export function isHeading(number: string): boolean {
  return titles[number] !== undefined
}

/** The heading of a rule, or the nearest heading above it; undefined for an unknown number. */
export function ruleTitle(number: string, lang: RuleLanguage = 'en'): string | undefined {
  if (!ruleExists(number)) return undefined
  for (const candidate of [number, ...parentsOf(number).toReversed()]) {
    const title = ownTitle(candidate, lang)
    if (title !== undefined) return title
  }
  return undefined
}

/** A short sentence of our own about the rule; undefined where none has been written. */
export function ruleSummary(number: string, lang: RuleLanguage = 'en'): string | undefined {
  return summaries[number]?.[lang]
}

/** What a page about the rule shows; undefined for an unknown number. */
export function explainRule(number: string, lang: RuleLanguage = 'en'): RuleExplanation | undefined {
  const title = ruleTitle(number, lang)
  if (title === undefined) return undefined
  const parents = parentsOf(number).map(parent => ({ number: parent, title: ruleTitle(parent, lang) ?? parent }))
  const summary = ruleSummary(number, lang)
  return summary === undefined ? { number, title, parents } : { number, title, summary, parents }
}

/** The rules behind something that happened, sorted, each once; unknown numbers come last and say so. */
export function renderRules(numbers: readonly string[], lang: RuleLanguage = 'en'): readonly RenderedRule[] {
  const sorted = [...new Set(numbers)].sort(
    (a, b) => Number(ruleExists(b)) - Number(ruleExists(a)) || compareRuleNumbers(a, b),
  )
  return sorted.map(number => {
    const title = ruleTitle(number, lang)
    if (title === undefined) return { number, title: unknownRule[lang], text: '' }
    const textOf = [number, ...parentsOf(number).toReversed()].find(candidate => summaries[candidate] !== undefined)
    const text = textOf === undefined ? '' : (ruleSummary(textOf, lang) ?? '')
    return textOf === undefined || textOf === number ? { number, title, text } : { number, title, text, textOf }
  })
}

/** The same as lines of text: `702.30a Echo: …`. */
export function renderRulesText(numbers: readonly string[], lang: RuleLanguage = 'en'): string {
  return renderRules(numbers, lang)
    .map(({ number, title, text }) => `${number} ${title}${text === '' ? '' : `: ${text}`}`)
    .join('\n')
}

/** Rules whose number begins with the query, or whose title and summary hold all its words. */
export function searchRules(query: string, lang: RuleLanguage = 'en', limit = 50): readonly RuleExplanation[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found: RuleExplanation[] = []
  if (words.length === 0) return found
  const byNumber = words.length === 1 && /^\d/.test(words[0] ?? '')
  for (const number of allRuleNumbers()) {
    if (found.length >= limit) break
    if (byNumber ? !number.startsWith(words[0] ?? '') : !mentions(number, words, lang)) continue
    const explanation = explainRule(number, lang)
    if (explanation) found.push(explanation)
  }
  return found
}

function mentions(number: string, words: readonly string[], lang: RuleLanguage): boolean {
  const text = `${ownTitle(number, lang) ?? ''} ${ruleSummary(number, lang) ?? ''}`.toLowerCase()
  return words.every(word => text.includes(word))
}
