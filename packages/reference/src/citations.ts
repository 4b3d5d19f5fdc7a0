import { allRuleNumbers, chapterOf, parentsOf, ruleExists, ruleRange } from './numbers.ts'

export interface SourceFile {
  readonly path: string
  readonly source: string
}

export interface Citation {
  readonly number: string
  readonly file: string
  readonly line: number
}

export interface CitationProblem extends Citation {
  /** `engine/src/turn/untap.ts:12: there is no rule 502.9` */
  readonly message: string
}

export interface ScanOptions {
  /** Also take a quoted string in the form of a rule number ('704.5a') for a citation: facts carry such. */
  readonly literals?: boolean
}

const bracket = /\[CR\s([^\]]*)\]/g
const literal = /(['"`])(\d{3}\.\d+[a-z]?)\1/g
const span = /^(\d{3}(?:\.\d+[a-z]?)?)[-–](\S+)$/

/**
 * The citations of a file, one for each number, in order. Source code cites as `[CR 702.30a]`, lists as
 * `[CR 601.2a, 601.2b]`, ranges as `[CR 601.2a-i]`; a scenario (.yaml) has a list `cites`.
 */
export function scanCitations(source: string, file: string, options: ScanOptions = {}): readonly Citation[] {
  return /\.ya?ml$/.test(file) ? scanScenario(source, file) : scanCode(source, file, options)
}

function scanCode(source: string, file: string, options: ScanOptions): Citation[] {
  const found: { readonly number: string; readonly at: number }[] = []
  for (const match of source.matchAll(bracket)) {
    const start = match.index + match[0].indexOf(match[1] ?? '')
    for (const part of (match[1] ?? '').matchAll(/[^,;]+/g)) {
      const text = part[0].replace(/[\s*/]+/g, ' ').trim()
      const at = start + part.index + Math.max(0, part[0].search(/[^\s*/]/))
      for (const number of readPart(text)) found.push({ number, at })
    }
  }
  if (options.literals) {
    for (const match of source.matchAll(literal)) found.push({ number: match[2] ?? '', at: match.index })
  }
  found.sort((a, b) => a.at - b.at)
  return found.map(({ number, at }) => ({ number, file, line: lineOf(source, at) }))
}

/** One entry of a citation: a number, or a range such as 601.2a-i or 611-613. What is neither stays as it is. */
function readPart(part: string): readonly string[] {
  if (part === '' || part.includes('${')) return [] // a template: known only when it runs
  const match = span.exec(part)
  if (!match) return [part]
  const from = match[1] ?? ''
  const end = match[2] ?? ''
  const stem = from.replace(/[a-z]$/, '')
  const to = /^[a-z]$/.test(end)
    ? stem + end
    : /^\d+$/.test(end) && from.includes('.')
      ? `${from.split('.')[0]}.${end}`
      : end
  return ruleRange(from, to) ?? [part]
}

function scanScenario(source: string, file: string): Citation[] {
  const found: Citation[] = []
  const lines = source.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const head = /^(\s*)cites:(.*)$/.exec(lines[i] ?? '')
    if (!head) continue
    const indent = (head[1] ?? '').length
    take(head[2] ?? '', i)
    let open = isOpen(head[2] ?? '')
    while (i + 1 < lines.length) {
      const next = lines[i + 1] ?? ''
      const item = /^(\s*)-\s/.exec(next)
      const belongs = open || (item !== null && (item[1] ?? '').length >= indent) || /^\s*(#.*)?$/.test(next)
      if (!belongs) break
      i++
      if (open && next.includes(']')) open = false
      take(open || item === null ? next : next.replace(/^\s*-/, ''), i)
    }
  }
  return found

  function take(text: string, index: number): void {
    const bare = text.replace(/#.*$/, '').replace(/[[\]'"]/g, ' ')
    for (const part of bare.split(',')) {
      const number = part.trim()
      if (number !== '') found.push({ number, file, line: index + 1 })
    }
  }
}

function isOpen(text: string): boolean {
  return text.includes('[') && !text.includes(']')
}

function lineOf(source: string, at: number): number {
  let line = 1
  for (let i = source.indexOf('\n'); i >= 0 && i < at; i = source.indexOf('\n', i + 1)) line++
  return line
}

function scanAll(files: readonly SourceFile[], options: ScanOptions): readonly Citation[] {
  return files.flatMap(({ path, source }) => scanCitations(source, path, options))
}

/** The citations of rules that do not exist, each with its place. */
export function checkCitations(files: readonly SourceFile[], options: ScanOptions = {}): readonly CitationProblem[] {
  return scanAll(files, options)
    .filter(({ number }) => !ruleExists(number))
    .map(citation => ({
      ...citation,
      message: `${citation.file}:${citation.line}: there is no rule ${citation.number}`,
    }))
}

/** The rules and subrules of chapters 1–9 that nothing cites. Citing a subrule cites the rules above it too. */
export function uncitedRules(files: readonly SourceFile[], options: ScanOptions = {}): readonly string[] {
  const cited = new Set<string>()
  for (const { number } of scanAll(files, options)) {
    cited.add(number)
    for (const parent of parentsOf(number)) cited.add(parent)
  }
  return allRuleNumbers().filter(number => number.includes('.') && !cited.has(number))
}

export interface CitationReport {
  readonly citations: number
  readonly rulesCited: number
  readonly unknown: readonly CitationProblem[]
  readonly chapters: readonly { readonly chapter: number; readonly rules: number; readonly uncited: number }[]
}

/** How much of the rulebook the files cite, by chapter. */
export function citationReport(files: readonly SourceFile[], options: ScanOptions = {}): CitationReport {
  const citations = scanAll(files, options)
  const uncited = uncitedRules(files, options)
  const rules = allRuleNumbers().filter(number => number.includes('.'))
  const chapters = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(chapter => ({
    chapter,
    rules: rules.filter(number => chapterOf(number) === chapter).length,
    uncited: uncited.filter(number => chapterOf(number) === chapter).length,
  }))
  return {
    citations: citations.length,
    rulesCited: rules.length - uncited.length,
    unknown: checkCitations(files, options),
    chapters,
  }
}
