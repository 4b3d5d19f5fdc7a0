/**
 * An invertible grammar. A symbol has alternatives; an alternative is a template of words and slots together with a
 * pattern of the node it stands for. Parsing gives every reading; printing matches the whole node and writes the
 * template. Each rule is written once and works both ways.
 */
import { same } from '@upkeep/ir'
import { templateWords } from './tokens.ts'

export type Node = Record<string, unknown>
export type Slots = Record<string, unknown>

/** A word class that is not spelled out: numbers, mana, subtypes … `at` has both the printed and the lower-cased word. */
export interface Terminal {
  read(word: string, lower: string): unknown
  write(value: unknown): string | undefined
}

type Item = { lit: string } | { sym: Sym; slot: string } | { out: string }

interface Alt {
  items: Item[]
  build(slots: Slots): unknown
  match(value: unknown): Slots | undefined
  /** Older wording: read, never printed. */
  old: boolean
  tag: string | undefined
}

export interface Result {
  end: number
  value: unknown
  old: boolean
}

let nextId = 0
const HEADS = ['a', 'do', 'ref', 'f', 'n', 'if', 'on', 'r', 'm', 'e', 'c', 'mana', 'token', 'until', 'keyword', 'only']

export class Sym {
  readonly id = nextId++
  readonly name: string
  readonly terminal: Terminal | undefined
  readonly alts: Alt[] = []
  private byWord = new Map<string, Alt[]>()
  private byTag = new Map<string, Alt[]>()
  private nullable: boolean | undefined
  constructor(name: string, terminal?: Terminal) {
    this.name = name
    this.terminal = terminal
  }
  add(alt: Alt): void {
    this.alts.push(alt)
  }
  /** Can this start with the word? Decided once per word. */
  starts(word: string, lower: string, seen: Set<Sym> = new Set()): boolean {
    if (this.terminal) return this.terminal.read(word, lower) !== undefined
    const key = word === lower ? word : `${word}\0${lower}`
    const known = this.byWord.get(key)
    if (known) return known.length > 0
    if (seen.has(this)) return false
    seen.add(this)
    return this.alts.some(alt => altStarts(alt, word, lower, seen))
  }
  candidates(word: string, lower: string): Alt[] {
    const key = word === lower ? word : `${word}\0${lower}`
    let known = this.byWord.get(key)
    if (!known) {
      known = this.alts.filter(alt => altStarts(alt, word, lower, new Set([this])))
      this.byWord.set(key, known)
    }
    return known
  }
  isNullable(): boolean {
    if (this.nullable !== undefined) return this.nullable
    this.nullable = false
    this.nullable = this.alts.some(a => a.items.every(i => 'out' in i || ('sym' in i && i.sym.isNullable())))
    return this.nullable
  }
  printers(value: unknown): Alt[] {
    const tag = tagOf(value)
    let known = this.byTag.get(tag)
    if (!known) {
      known = this.alts.filter(a => !a.old && (a.tag === undefined || a.tag === tag))
      this.byTag.set(tag, known)
    }
    return known
  }
}

function altStarts(alt: Alt, word: string, lower: string, seen: Set<Sym>): boolean {
  for (const item of alt.items) {
    if ('out' in item) continue
    if ('lit' in item) return item.lit === lower
    if (item.sym.starts(word, lower, seen)) return true
    if (item.sym.terminal || !item.sym.isNullable()) return false
  }
  return true
}

function tagOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return typeof value
  if (Array.isArray(value)) return '[]'
  for (const head of HEADS) {
    const v = (value as Node)[head]
    if (typeof v === 'string') return `${head}:${v}`
  }
  return '{}'
}

export const sym = (name: string): Sym => new Sym(name)
export const terminal = (name: string, read: Terminal['read'], write: Terminal['write']): Sym =>
  new Sym(name, { read, write })

/** A slot in a node pattern. Its name is the key where it stands, or `name`. */
export class Slot {
  readonly sym: Sym
  readonly name: string | undefined
  constructor(s: Sym, name?: string) {
    this.sym = s
    this.name = name
  }
}
export const slot = (s: Sym, name?: string): Slot => new Slot(s, name)

function collect(pattern: unknown, key: string, into: Map<string, Sym>): void {
  if (pattern instanceof Slot) into.set(pattern.name ?? key, pattern.sym)
  else if (Array.isArray(pattern)) for (const p of pattern) collect(p, key, into)
  else if (pattern !== null && typeof pattern === 'object')
    for (const k in pattern) collect((pattern as Node)[k], k, into)
}

function fill(pattern: unknown, key: string, slots: Slots): unknown {
  if (pattern instanceof Slot) return slots[pattern.name ?? key]
  if (Array.isArray(pattern)) return pattern.map(p => fill(p, key, slots))
  if (pattern === null || typeof pattern !== 'object') return pattern
  const out: Node = {}
  for (const k in pattern) out[k] = fill((pattern as Node)[k], k, slots)
  return out
}

function unify(pattern: unknown, value: unknown, key: string, slots: Slots): boolean {
  if (pattern instanceof Slot) {
    if (value === undefined) return false
    const name = pattern.name ?? key
    if (name in slots) return same(slots[name], value)
    slots[name] = value
    return true
  }
  if (pattern === value) return true
  if (pattern === null || value === null || typeof pattern !== 'object' || typeof value !== 'object') return false
  if (Array.isArray(pattern) || Array.isArray(value)) {
    if (!Array.isArray(pattern) || !Array.isArray(value) || pattern.length !== value.length) return false
    return pattern.every((p, i) => unify(p, value[i], key, slots))
  }
  const p = pattern as Node
  const v = value as Node
  for (const k in v) if (v[k] !== undefined && !(k in p)) return false
  for (const k in p) if (!unify(p[k], v[k], k, slots)) return false
  return true
}

export type Bindings = Record<string, Sym>

function itemsOf(template: string, symbols: Map<string, Sym>): Item[] {
  return templateWords(template).map(word => {
    const m = /^\{([a-z][A-Za-z0-9]*)\}$/.exec(word)
    if (m) {
      const s = symbols.get(m[1]!)
      if (!s) throw new Error(`no slot ${m[1]} for ${template}`)
      return { sym: s, slot: m[1]! }
    }
    return word === '^' ? { out: '^' } : { lit: word }
  })
}

/**
 * A rule: template(s) ⇄ pattern. The first template is the one printed. `more`: symbols of template slots that the
 * pattern does not hold by themselves (used by `fn`).
 */
export function rule(target: Sym, templates: string | string[], pattern: unknown): void {
  const symbols = new Map<string, Sym>()
  collect(pattern, 'value', symbols)
  const constant =
    pattern !== null && typeof pattern === 'object' && !(pattern instanceof Slot) ? tagOf(pattern) : undefined
  const tag = pattern instanceof Slot ? undefined : (constant ?? typeof pattern)
  ;[templates].flat().forEach((template, i) => {
    target.add({
      items: itemsOf(template, symbols),
      build: slots => fill(pattern, 'value', slots),
      match: value => {
        const slots: Slots = {}
        return unify(pattern, value, 'value', slots) ? slots : undefined
      },
      old: i > 0,
      tag: tag === '{}' ? undefined : tag,
    })
  })
}

/** A rule whose node is computed: `build` may refuse with undefined, `match` is its inverse. */
export function fn(
  target: Sym,
  templates: string | string[],
  symbols: Bindings,
  build: (slots: Slots) => unknown,
  match: (value: never) => Slots | undefined,
  tag?: string,
): void {
  const map = new Map(Object.entries(symbols))
  ;[templates].flat().forEach((template, i) => {
    target.add({
      items: itemsOf(template, map),
      build,
      match: match as (v: unknown) => Slots | undefined,
      old: i > 0,
      tag,
    })
  })
}

/** Symbols passed through as they are: `target` may be any of them. */
export function pass(target: Sym, ...sources: Sym[]): void {
  for (const s of sources)
    fn(
      target,
      '{x}',
      { x: s },
      v => v['x'],
      value => ({ x: value }),
    )
}

// --- parsing

export class Reader {
  readonly words: readonly string[]
  readonly lower: readonly string[]
  furthest = 0
  private memo: (Result[] | null | undefined)[][] = []
  constructor(words: readonly string[], lower: readonly string[]) {
    this.words = words
    this.lower = lower
  }
  read(s: Sym, pos: number): Result[] {
    if (pos > this.furthest) this.furthest = pos
    const word = this.words[pos]
    if (word === undefined && !s.isNullable()) return NONE
    if (s.terminal) {
      const value = s.terminal.read(word!, this.lower[pos]!)
      return value === undefined ? NONE : [{ end: pos + 1, value, old: false }]
    }
    const row = (this.memo[pos] ??= [])
    const known = row[s.id]
    if (known) return known
    if (known === null) return NONE
    const alts = word === undefined ? s.alts : s.candidates(word, this.lower[pos]!)
    if (alts.length === 0) {
      row[s.id] = NONE
      return NONE
    }
    row[s.id] = null
    const found: Result[] = []
    for (const alt of alts) this.run(alt, 0, pos, {}, alt.old, found)
    row[s.id] = found
    return found
  }
  private run(alt: Alt, i: number, pos: number, slots: Slots, old: boolean, found: Result[]): void {
    const items = alt.items
    for (; i < items.length; i++) {
      const item = items[i]!
      if ('out' in item) continue
      if ('lit' in item) {
        if (pos > this.furthest) this.furthest = pos
        if (this.lower[pos] !== item.lit) return
        pos++
        continue
      }
      for (const r of this.read(item.sym, pos)) {
        this.run(alt, i + 1, r.end, { ...slots, [item.slot]: r.value }, old || r.old, found)
      }
      return
    }
    const value = alt.build(slots)
    if (value === undefined) return
    for (const f of found) {
      if (f.end === pos && same(f.value, value)) {
        f.old &&= old
        return
      }
    }
    found.push({ end: pos, value, old })
  }
}
const NONE: Result[] = []

// --- printing

/** The words of a value, or undefined where no rule says it. */
export function write(s: Sym, value: unknown): string[] | undefined {
  if (s.terminal) {
    const word = s.terminal.write(value)
    return word === undefined ? undefined : [word]
  }
  next: for (const alt of s.printers(value)) {
    const slots = alt.match(value)
    if (!slots) continue
    const out: string[] = []
    for (const item of alt.items) {
      if ('out' in item) out.push(item.out)
      else if ('lit' in item) out.push(item.lit)
      else {
        const inner = write(item.sym, slots[item.slot])
        if (!inner) continue next
        for (const w of inner) out.push(w)
      }
    }
    return out
  }
  return undefined
}

// --- helpers for lists

/** `a`, `a and b`, `a, b, and c`, as an array of at least `min`. */
export function series(item: Sym, word: string, min = 1): Sym {
  const out = sym(`${item.name} ${word}…`)
  const tail = sym(`${item.name} ${word} tail`)
  const arr = (v: unknown): unknown[] => (Array.isArray(v) ? v : [])
  if (min <= 1)
    fn(
      out,
      '{x}',
      { x: item },
      s => [s['x']],
      (v: unknown[]) => (v.length === 1 ? { x: v[0] } : undefined),
      '[]',
    )
  fn(
    out,
    `{x} ${word} {y}`,
    { x: item, y: item },
    s => [s['x'], s['y']],
    (v: unknown[]) => (v.length === 2 ? { x: v[0], y: v[1] } : undefined),
    '[]',
  )
  fn(
    out,
    '{x} , {t}',
    { x: item, t: tail },
    s => [s['x'], ...arr(s['t'])],
    (v: unknown[]) => (v.length > 2 ? { x: v[0], t: v.slice(1) } : undefined),
    '[]',
  )
  fn(
    tail,
    '{x} , {t}',
    { x: item, t: tail },
    s => [s['x'], ...arr(s['t'])],
    (v: unknown[]) => (v.length > 2 ? { x: v[0], t: v.slice(1) } : undefined),
    '[]',
  )
  fn(
    tail,
    `{x} , ${word} {y}`,
    { x: item, y: item },
    s => [s['x'], s['y']],
    (v: unknown[]) => (v.length === 2 ? { x: v[0], y: v[1] } : undefined),
    '[]',
  )
  return out
}

/** `a, b, c` (or with any other glue), as an array. */
export function chain(item: Sym, glue: string): Sym {
  const out = sym(`${item.name} ${glue}*`)
  fn(
    out,
    '{x}',
    { x: item },
    s => [s['x']],
    (v: unknown[]) => (v.length === 1 ? { x: v[0] } : undefined),
    '[]',
  )
  fn(
    out,
    `{x} ${glue} {t}`,
    { x: item, t: out },
    s => [s['x'], ...(s['t'] as unknown[])],
    (v: unknown[]) => (v.length > 1 ? { x: v[0], t: v.slice(1) } : undefined),
    '[]',
  )
  return out
}

/** Symbols that can begin with themselves: a mistake of the grammar, as such a reading is never tried. */
export function leftRecursive(root: Sym): string[] {
  const first = (s: Sym): Sym[] => {
    const out: Sym[] = []
    for (const alt of s.alts) {
      for (const item of alt.items) {
        if ('out' in item) continue
        if ('lit' in item) break
        out.push(item.sym)
        if (item.sym.terminal || !item.sym.isNullable()) break
      }
    }
    return out
  }
  const reach = (from: Sym, follow: (s: Sym) => Sym[]): Set<Sym> => {
    const seen = new Set<Sym>()
    const todo = follow(from)
    while (todo.length > 0) {
      const s = todo.pop()!
      if (seen.has(s)) continue
      seen.add(s)
      todo.push(...follow(s))
    }
    return seen
  }
  const below = (s: Sym): Sym[] => s.alts.flatMap(a => a.items.flatMap(i => ('sym' in i ? [i.sym] : [])))
  return [...reach(root, below).add(root)].filter(s => reach(s, first).has(s)).map(s => s.name)
}
