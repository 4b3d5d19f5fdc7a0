/** Reading fields of parsed JSON, with an error that names the card and the field where they are not as expected. */
import { JsonProblem } from './errors.ts'

/** Where a record was found. */
export interface Place {
  readonly offset: number
  readonly card: string | undefined
}

export type Json = Readonly<Record<string, unknown>>

function wrong(place: Place, field: string, expected: string, value: unknown): never {
  throw new JsonProblem({
    offset: place.offset,
    key: place.card,
    expected: `${field} to be ${expected}`,
    found: value === undefined ? 'nothing' : Array.isArray(value) ? 'an array' : value === null ? 'null' : typeof value,
  })
}

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function record(value: unknown, place: Place, field: string): Json {
  return isRecord(value) ? value : wrong(place, field, 'an object', value)
}

export function records(value: unknown, place: Place, field: string): readonly Json[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) wrong(place, field, 'an array', value)
  return value.map((item, index) => record(item, place, `${field}[${index}]`))
}

export function text(from: Json, key: string, place: Place): string {
  const value = from[key]
  return typeof value === 'string' ? value : wrong(place, JSON.stringify(key), 'a string', value)
}

export function maybeText(from: Json, key: string, place: Place): string | undefined {
  const value = from[key]
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : wrong(place, JSON.stringify(key), 'a string', value)
}

export function maybeTexts(from: Json, key: string, place: Place): readonly string[] | undefined {
  const value = from[key]
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value) || value.some(item => typeof item !== 'string')) {
    wrong(place, JSON.stringify(key), 'an array of strings', value)
  }
  return value as string[]
}

/** Leaves out what is undefined, so that an absent fact is an absent field. */
export function present<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const out: Partial<T> = {}
  for (const key in fields) if (fields[key] !== undefined) out[key] = fields[key]
  return out as { [K in keyof T]: Exclude<T[K], undefined> }
}
