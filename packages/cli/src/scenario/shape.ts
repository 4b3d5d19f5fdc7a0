/** Reading values of unknown shape, with the path of the field in every complaint. */

/** The file is wrong at this place. */
export class Malformed extends Error {
  override name = 'Malformed'
  readonly path: string
  readonly complaint: string

  constructor(path: string, complaint: string) {
    super(path === '' ? complaint : `${path}: ${complaint}`)
    this.path = path
    this.complaint = complaint
  }
}

export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'an empty value'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object') return 'a mapping'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

export const wrong = (path: string, expected: string, value: unknown): never => {
  throw new Malformed(path, `expected ${expected}, found ${shown(value)}`)
}

export const at = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}

export type Mapping = Record<string, unknown>

export const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A mapping with no other keys than these; keys that begin with `x-` are anybody's. */
export function mapping(value: unknown, path: string, keys?: readonly string[]): Mapping {
  if (!isMapping(value)) return wrong(path, 'a mapping', value)
  if (keys === undefined) return value
  for (const key of Object.keys(value)) {
    if (keys.includes(key) || key.startsWith('x-')) continue
    const near = keys.find(known => isNear(known, key))
    throw new Malformed(at(path, key), `unknown field${near ? `; ${near}?` : `; known are ${keys.join(', ')}`}`)
  }
  return value
}

/** One letter more, less or other, or two swapped, or another case. */
function isNear(a: string, b: string): boolean {
  const x = a.toLowerCase()
  const y = b.toLowerCase()
  if (x === y) return true
  if (Math.abs(x.length - y.length) > 1 || x.length < 3) return false
  let i = 0
  while (i < x.length && x[i] === y[i]) i++
  let j = 0
  while (j < Math.min(x.length, y.length) - i && x[x.length - 1 - j] === y[y.length - 1 - j]) j++
  const left = Math.max(x.length, y.length) - i - j
  return left <= 1 || (left === 2 && x.length === y.length && x[i] === y[i + 1] && x[i + 1] === y[i])
}

export function text(value: unknown, path: string, what = 'a text'): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value.trim() === '') return wrong(path, what, value)
  return value.trim()
}

export function integer(value: unknown, path: string, min = -Infinity, max = Infinity): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) return wrong(path, 'a whole number', value)
  if (value < min || value > max) {
    return wrong(path, max === Infinity ? `at least ${min}` : `a number from ${min} to ${max}`, value)
  }
  return value
}

export function truth(value: unknown, path: string): boolean {
  if (typeof value === 'boolean') return value
  if (value === 'yes') return true
  if (value === 'no') return false
  return wrong(path, 'true or false', value)
}

/** A list, or a single value as a list of one. */
export function list(value: unknown, path: string, single = true): unknown[] {
  if (Array.isArray(value)) return value
  if (value === undefined || value === null || !single) return wrong(path, 'a list', value)
  return [value]
}

export function items<T>(value: unknown, path: string, read: (item: unknown, path: string) => T, single = true): T[] {
  return list(value, path, single).map((item, i) => read(item, Array.isArray(value) ? at(path, i) : path))
}

export function numbersByName(value: unknown, path: string, min = -Infinity): Record<string, number> {
  const out: Record<string, number> = {}
  for (const [key, n] of Object.entries(mapping(value, path))) out[key] = integer(n, at(path, key), min)
  return out
}
