/** A file's text to scenarios: a YAML stream, one document, or a JSON array. */
import { isCollection, LineCounter, parseAllDocuments } from 'yaml'
import { readScenario } from './read.ts'
import { isMapping, Malformed } from './shape.ts'
import type { Scenario } from './types.ts'

/** A document that is no scenario: what is wrong with it, and where. */
export interface BadScenario {
  bad: true
  file: string
  document: number
  name: string
  message: string
}

export type Parsed = Scenario | BadScenario

export const isBad = (parsed: Parsed): parsed is BadScenario => 'bad' in parsed

interface Doc {
  value: unknown
  /** The line on which the field at a path stands. */
  lineOf: (path: string) => number | undefined
}

export function parseScenarios(text: string, file: string): Parsed[] {
  const docs = looksLikeJson(text, file) ? readJson(text) : readYaml(text)
  if (docs instanceof Error) return [bad(file, 1, false, undefined, docs.message)]
  if (docs.length === 0) return [bad(file, 1, false, undefined, 'there is no scenario in the file')]
  const many = docs.length > 1
  return docs.map((doc, i) => {
    if (doc instanceof Error) return bad(file, i + 1, many, undefined, doc.message)
    try {
      return readScenario(doc.value, { file, document: i + 1, many })
    } catch (error) {
      if (!(error instanceof Malformed)) throw error
      const line = doc.lineOf(error.path)
      return bad(file, i + 1, many, doc.value, `${line === undefined ? '' : `line ${line}: `}${error.message}`)
    }
  })
}

/** `file, document 2: …`, the document only where there are several. */
function bad(file: string, document: number, many: boolean, value: unknown, message: string): BadScenario {
  const given = isMapping(value) ? value['scenario'] : undefined
  const place = `${file}${many ? `, document ${document}` : ''}`
  const name = typeof given === 'string' && given.trim() !== '' ? given : place
  return { bad: true, file, document, name, message: `${place}: ${message}` }
}

function looksLikeJson(text: string, file: string): boolean {
  if (/\.json$/i.test(file)) return true
  return /^\s*[[{]/.test(text) && isJson(text)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function readJson(text: string): Doc[] | Error {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return new Error(`not JSON: ${(error as Error).message}`)
  }
  return (Array.isArray(value) ? value : [value]).map(item => ({ value: item, lineOf: () => undefined }))
}

function readYaml(text: string): (Doc | Error)[] | Error {
  const lines = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: true })
  if (!Array.isArray(documents)) return []
  const out: (Doc | Error)[] = []
  for (const document of documents) {
    const error = document.errors[0]
    if (error !== undefined) {
      const place = error.linePos?.[0]
      const message = error.message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '')
      out.push(new Error(`${place ? `line ${place.line}, column ${place.col}: ` : ''}not YAML: ${message}`))
      continue
    }
    let value: unknown
    try {
      value = document.toJS({ maxAliasCount: 200 })
    } catch (failure) {
      out.push(new Error(`not YAML: ${(failure as Error).message}`))
      continue
    }
    if (value === null || value === undefined) continue
    const lineOf = (base: (string | number)[], path: string): number | undefined => {
      const keys = [...base, ...keysOf(path)]
      for (let n = keys.length; n >= 0; n--) {
        const node = n === 0 ? document.contents : document.getIn(keys.slice(0, n), true)
        const start = (node as { range?: [number, number, number] } | undefined)?.range?.[0]
        if (start !== undefined) return lines.linePos(start).line
      }
      return undefined
    }
    if (Array.isArray(value) && isCollection(document.contents)) {
      value.forEach((item, i) => {
        out.push({ value: item, lineOf: path => lineOf([i], path) })
      })
    } else out.push({ value, lineOf: path => lineOf([], path) })
  }
  return out
}

/** `script[2].cast` → `['script', 2, 'cast']` */
function keysOf(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(match =>
    match[1] === undefined ? match[2]! : Number(match[1]),
  )
}
