/** Whether data is of the card language: every key and every variant is known, nothing is missing. */
import type { CardDef } from './card.ts'
import { KEYWORDS } from './keywords.ts'
import { ALIASES, ALSO, ENUMS, RECORDS, UNIONS } from './schema-tables.ts'

/** A type of the notation in `schema-tables.ts`, taken apart. */
export type Type =
  | { t: 'string' }
  | { t: 'number' }
  | { t: 'boolean' }
  | { t: 'word'; is: string }
  | { t: 'name'; of: string }
  | { t: 'list'; of: Type }
  | { t: 'either'; of: Type[] }
  | { t: 'record'; keys: Keys }
export type Keys = Readonly<Record<string, { optional: boolean; type: Type }>>

const NAMES = new Set([ENUMS, ALIASES, RECORDS, UNIONS].flatMap(table => Object.keys(table)))
const TOKEN = /\s*([{}()|]|\[\]|[^\s{}()|[\]:?]+|\?:|:)/gy

class Notation {
  private readonly tokens: string[]
  private at = 0
  constructor(text: string) {
    this.tokens = [...text.matchAll(TOKEN)].map(m => m[1]!)
  }
  keys(end?: string): Keys {
    const out: Record<string, { optional: boolean; type: Type }> = {}
    while (this.at < this.tokens.length && this.tokens[this.at] !== end) {
      const name = this.tokens[this.at++]!
      const optional = this.tokens[this.at++] === '?:'
      out[name] = { optional, type: this.type() }
    }
    if (end !== undefined) this.at++
    return out
  }
  type(): Type {
    const of = [this.single()]
    while (this.tokens[this.at] === '|') {
      this.at++
      of.push(this.single())
    }
    return of.length === 1 ? of[0]! : { t: 'either', of }
  }
  private single(): Type {
    const token = this.tokens[this.at++]!
    let type: Type
    if (token === '{') type = { t: 'record', keys: this.keys('}') }
    else if (token === '(') {
      type = this.type()
      this.at++
    } else if (token === '$') type = { t: 'string' }
    else if (token === '#') type = { t: 'number' }
    else if (token === '!') type = { t: 'boolean' }
    else type = NAMES.has(token) ? { t: 'name', of: token } : { t: 'word', is: token }
    while (this.tokens[this.at] === '[]') {
      this.at++
      type = { t: 'list', of: type }
    }
    return type
  }
}

const known = new Map<string, Keys>()
/** The keys of a record or variant written in the notation. */
export function keysOf(text: string): Keys {
  let keys = known.get(text)
  if (!keys) known.set(text, (keys = new Notation(text).keys()))
  return keys
}
const types = new Map<string, Type>()
export function typeOf(text: string): Type {
  let type = types.get(text)
  if (!type) types.set(text, (type = new Notation(text).type()))
  return type
}

const show = (v: unknown): string => {
  const text = JSON.stringify(v) ?? 'undefined'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
const isObject = (v: unknown): v is Record<string, unknown> => v !== null && typeof v === 'object' && !Array.isArray(v)

/** What is wrong with a value of the type, as `path: problem`. */
function check(type: Type, v: unknown, path: string, out: string[]): void {
  const wrong = (what: string): void => void out.push(`${path}: ${what}, not ${show(v)}`)
  switch (type.t) {
    case 'string':
    case 'boolean':
      if (typeof v !== type.t) wrong(`a ${type.t}`)
      return
    case 'number':
      if (typeof v !== 'number' || !Number.isFinite(v)) wrong('a number')
      return
    case 'word':
      if (v !== type.is && String(v) !== type.is) wrong(type.is)
      return
    case 'list':
      if (!Array.isArray(v)) wrong('a list')
      else for (let i = 0; i < v.length; i++) check(type.of, v[i], `${path}[${i}]`, out)
      return
    case 'record':
      if (isObject(v)) checkKeys(type.keys, v, path, out)
      else wrong('a record')
      return
    case 'either': {
      let best: string[] | undefined
      for (const t of type.of) {
        const found: string[] = []
        check(t, v, path, found)
        if (found.length === 0) return
        // the alternative that says most is the one that was meant: its problem lies deepest
        if (!best || depth(found) > depth(best)) best = found
      }
      out.push(...best!)
      return
    }
    case 'name':
      checkNamed(type.of, v, path, out)
      return
  }
}
const depth = (problems: string[]): number => Math.max(...problems.map(p => p.indexOf(': ')))

function checkNamed(name: string, v: unknown, path: string, out: string[]): void {
  const words = ENUMS[name]
  if (words !== undefined) {
    if (typeof v !== 'string' || !words.split(' ').includes(v)) out.push(`${path}: ${show(v)} is no ${name}`)
    return
  }
  const alias = ALIASES[name]
  if (alias !== undefined) {
    check(typeOf(alias), v, path, out)
    return
  }
  const record = RECORDS[name]
  if (record !== undefined) {
    if (!isObject(v)) out.push(`${path}: a ${name}, not ${show(v)}`)
    else checkKeys(keysOf(record), v, path, out)
    return
  }
  const union = UNIONS[name]!
  const also = ALSO[name]
  if (isObject(v)) {
    const variant = v[union.head]
    const keys = typeof variant === 'string' ? union.of[variant] : undefined
    if (keys !== undefined) {
      const { [union.head]: _, ...rest } = v
      if (name === 'KeywordAbility' && KEYWORDS[String(v['keyword'])] === undefined)
        out.push(`${path}: no keyword ${show(v['keyword'])}`)
      checkKeys(keysOf(keys), rest, path, out)
      return
    }
  }
  if (also !== undefined && (isObject(v) ? UNIONS[also] !== undefined : UNIONS[also] === undefined)) {
    check(typeOf(also), v, path, out)
    return
  }
  out.push(`${path}: ${show(isObject(v) ? v[union.head] : v)} is no ${name}`)
}

function checkKeys(keys: Keys, v: Record<string, unknown>, path: string, out: string[]): void {
  for (const k in v) {
    const key = keys[k]
    if (v[k] === undefined) continue
    if (!key) out.push(`${path}.${k}: unknown`)
    else check(key.type, v[k], `${path}.${k}`, out)
  }
  for (const k in keys) if (!keys[k]!.optional && v[k] === undefined) out.push(`${path}.${k}: missing`)
}

/** What is wrong with a value that should be of the named type; nothing where it is right. */
export function validate(type: string, value: unknown): string[] {
  const out: string[] = []
  check(typeOf(type), value, type, out)
  return out
}

/** `path: problem` for everything in the definition that is not of the card language. */
export const validateCard = (def: CardDef): string[] => validate('CardDef', def).map(p => `${def.name} ${p}`)

/** The language as JSON Schema (draft 2020-12), closed: unknown keys and variants are errors. */
export function jsonSchema(): Record<string, unknown> {
  const defs: Record<string, unknown> = {}
  for (const name in ENUMS) defs[name] = { enum: ENUMS[name]!.split(' ') }
  for (const name in ALIASES) defs[name] = schemaOf(typeOf(ALIASES[name]!))
  for (const name in RECORDS) defs[name] = objectSchema(keysOf(RECORDS[name]!))
  for (const name in UNIONS) {
    const { head, of } = UNIONS[name]!
    const variants: unknown[] = Object.entries(of).map(([variant, text]) =>
      objectSchema(keysOf(text), { [head]: { const: variant } }),
    )
    if (ALSO[name] !== undefined) variants.push(schemaOf(typeOf(ALSO[name])))
    defs[name] = { oneOf: variants }
  }
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $ref: '#/$defs/CardDef', $defs: defs }
}
function schemaOf(type: Type): unknown {
  switch (type.t) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: type.t }
    case 'word':
      return { const: /^-?\d+$/.test(type.is) ? Number(type.is) : type.is }
    case 'list':
      return { type: 'array', items: schemaOf(type.of) }
    case 'record':
      return objectSchema(type.keys)
    case 'either':
      return { anyOf: type.of.map(schemaOf) }
    case 'name':
      return { $ref: `#/$defs/${type.of}` }
  }
}
function objectSchema(keys: Keys, first: Record<string, unknown> = {}): unknown {
  const properties: Record<string, unknown> = { ...first }
  const required = Object.keys(first)
  for (const k in keys) {
    properties[k] = schemaOf(keys[k]!.type)
    if (!keys[k]!.optional) required.push(k)
  }
  return { type: 'object', properties, required, additionalProperties: false }
}
