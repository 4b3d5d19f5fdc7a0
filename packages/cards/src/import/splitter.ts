/**
 * Cuts a large JSON document into its cards without ever holding the whole of it.
 *
 * The document is an array of values, or an object with one big field (`data`) that is an object or an array of
 * values. Every value is handed out as soon as its last byte has come; the brackets, commas and colons between the
 * values are checked here, the inside of a value by `JSON.parse`. Together they accept exactly what `JSON.parse`
 * would accept of the whole (a property test holds them to it).
 */
import { JsonProblem } from './errors.ts'
import { jsonErrorAt } from './json-error.ts'

/** One value of the document. */
export interface JsonPiece {
  /**
   * `element` of the array, `entry` of the field `data`, `field` beside it, and `begin` (without value) where `data`
   * is opened.
   */
  readonly kind: 'element' | 'entry' | 'field' | 'begin'
  readonly key?: string
  readonly value: unknown
  /** Of the value's first byte. */
  readonly offset: number
}

// What may come next between values, and what is being collected.
const START = 0
const VALUE_OR_END = 1
const VALUE = 2
const KEY_OR_END = 3
const KEY = 4
const COLON = 5
const COMMA_OR_END = 6
const DONE = 7
const IN_CONTAINER = 8
const IN_STRING = 9
const IN_SCALAR = 10

const EXPECTED: readonly string[] = [
  'a JSON array or object',
  "a value or ']'",
  'a value',
  "a string key or '}'",
  'a string key',
  "':'",
  "',' or the closing bracket",
  'nothing more',
  'the rest of the value',
  'the rest of the string',
  'the rest of the value',
]

const QUOTE = 0x22
const COMMA = 0x2c
const COLON_BYTE = 0x3a
const BACKSLASH = 0x5c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

const BYTE_ORDER_MARK: readonly number[] = [0xef, 0xbb, 0xbf]

const isSpace = (c: number) => c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09

/** How large one value may be before the file is taken for something else. */
const MAX_PIECE = 64 * 1024 * 1024

/** The splitter: `push` every chunk, then `end`. Throws `JsonProblem`. */
export class JsonSplitter {
  readonly #bigField: string
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  #state = START
  /** Bytes before the chunk at hand. */
  #before = 0
  /** Containers that are open around the values handed out: `[` or `{`, at most two. */
  readonly #open: number[] = []
  #depth = 0
  #inString = false
  #escaped = false
  #isKey = false
  #key: string | undefined
  #parts: Uint8Array[] = []
  #partBytes = 0
  #valueAt = 0
  #seenBig = false
  #markBytes = 0

  constructor(bigField = 'data') {
    this.#bigField = bigField
  }

  /** The key whose value is being read, for error messages. */
  get key(): string | undefined {
    return this.#open.length === 2 ? this.#key : undefined
  }

  /** Bytes read so far. */
  get offset(): number {
    return this.#before
  }

  /** Takes the next bytes and returns the values that they complete. */
  push(chunk: Uint8Array): JsonPiece[] {
    const out: JsonPiece[] = []
    const n = chunk.length
    let i = 0
    /** Where the part of the value that lies in this chunk begins. */
    let from = 0
    while (i < n) {
      if (this.#state === IN_CONTAINER) {
        i = this.#skipContainer(chunk, i)
        if (this.#depth === 0) this.#finish(chunk, from, i, out)
      } else if (this.#state === IN_STRING) {
        i = this.#skipString(chunk, i)
        if (!this.#inString) this.#finish(chunk, from, i, out)
      } else if (this.#state === IN_SCALAR) {
        while (i < n && !endsScalar(chunk[i]!)) i++
        if (i < n) this.#finish(chunk, from, i, out)
      } else {
        const c = chunk[i]!
        if (this.#state === START && this.#isMark(c, this.#before + i)) {
          i++
          continue
        }
        if (!isSpace(c) && this.#between(c, this.#before + i, out)) from = i
        i++
      }
    }
    if (this.#state >= IN_CONTAINER) {
      const rest = chunk.subarray(from)
      this.#parts.push(rest.slice())
      this.#partBytes += rest.length
      if (this.#partBytes > MAX_PIECE) this.#fail(this.#valueAt, 'a card (this value is larger than 64 MB)')
    }
    this.#before += n
    return out
  }

  /** Says that there are no more bytes. Throws if the document is not complete. */
  end(): void {
    if (this.#state === DONE) return
    throw new JsonProblem({
      offset: this.#before,
      expected: EXPECTED[this.#state]!,
      found: this.#before === 0 ? 'an empty file' : 'the end of the file',
      key: this.key,
    })
  }

  /** Whether this byte belongs to a byte order mark at the very beginning. */
  #isMark(c: number, at: number): boolean {
    if (at === this.#markBytes && at < BYTE_ORDER_MARK.length && c === BYTE_ORDER_MARK[at]) {
      this.#markBytes++
      return true
    }
    if (this.#markBytes === 1 || this.#markBytes === 2) this.#fail(at, EXPECTED[START]!, c)
    return false
  }

  #skipContainer(chunk: Uint8Array, i: number): number {
    const n = chunk.length
    let depth = this.#depth
    let inString = this.#inString
    let escaped = this.#escaped
    while (i < n) {
      if (inString) {
        if (escaped) {
          escaped = false
          i++
          continue
        }
        let c = 0
        while (i < n && (c = chunk[i]!) !== QUOTE && c !== BACKSLASH) i++
        if (i === n) break
        i++
        if (c === QUOTE) inString = false
        else escaped = true
        continue
      }
      const c = chunk[i++]!
      if (c === QUOTE) inString = true
      else if (c === OPEN_BRACE || c === OPEN_BRACKET) depth++
      else if ((c === CLOSE_BRACE || c === CLOSE_BRACKET) && --depth === 0) break
    }
    this.#depth = depth
    this.#inString = inString
    this.#escaped = escaped
    return i
  }

  #skipString(chunk: Uint8Array, i: number): number {
    const n = chunk.length
    while (i < n) {
      const c = chunk[i++]!
      if (this.#escaped) this.#escaped = false
      else if (c === BACKSLASH) this.#escaped = true
      else if (c === QUOTE) {
        this.#inString = false
        break
      }
    }
    return i
  }

  /** A byte between values. Returns true where a value or key begins with it. */
  #between(c: number, at: number, out: JsonPiece[]): boolean {
    const state = this.#state
    switch (state) {
      case START:
        if (c !== OPEN_BRACKET && c !== OPEN_BRACE) this.#fail(at, EXPECTED[START]!, c)
        this.#enter(c)
        return false
      case COLON:
        if (c !== COLON_BYTE) this.#fail(at, EXPECTED[COLON]!, c)
        this.#state = VALUE
        return false
      case COMMA_OR_END:
        if (c === COMMA) this.#state = this.#open.at(-1) === OPEN_BRACE ? KEY : VALUE
        else this.#close(c, at)
        return false
      case KEY_OR_END:
      case KEY:
        if (state === KEY_OR_END && c === CLOSE_BRACE) this.#close(c, at)
        else if (c !== QUOTE) this.#fail(at, EXPECTED[state]!, c)
        else return this.#begin(IN_STRING, at, true)
        return false
      case VALUE_OR_END:
        if (c === CLOSE_BRACKET) {
          this.#close(c, at)
          return false
        }
        break
      case VALUE:
        break
      default:
        this.#fail(at, EXPECTED[DONE]!, c)
    }
    const isBig = this.#open.length === 1 && this.#open[0] === OPEN_BRACE && this.#key === this.#bigField
    if (isBig && (c === OPEN_BRACE || c === OPEN_BRACKET)) {
      if (this.#seenBig) this.#fail(at, `one field ${JSON.stringify(this.#bigField)}, not two`)
      this.#seenBig = true
      out.push({ kind: 'begin', key: this.#bigField, value: undefined, offset: at })
      this.#enter(c)
      return false
    }
    if (c === OPEN_BRACE || c === OPEN_BRACKET) {
      this.#depth = 0
      this.#inString = false
      return this.#begin(IN_CONTAINER, at, false)
    }
    if (c === QUOTE) return this.#begin(IN_STRING, at, false)
    if (endsScalar(c)) this.#fail(at, EXPECTED[state]!, c)
    return this.#begin(IN_SCALAR, at, false)
  }

  /** Starts to collect a value or key. Its first byte is looked at again by the collecting state. */
  #begin(state: number, at: number, isKey: boolean): boolean {
    this.#state = state
    this.#isKey = isKey
    this.#valueAt = at
    this.#escaped = false
    if (state === IN_STRING) this.#inString = true
    // The opening bracket has been read.
    if (state === IN_CONTAINER) this.#depth = 1
    return true
  }

  #enter(c: number): void {
    this.#open.push(c)
    this.#key = undefined
    this.#state = c === OPEN_BRACE ? KEY_OR_END : VALUE_OR_END
  }

  #close(c: number, at: number): void {
    const open = this.#open.at(-1)
    if (open === undefined || c !== (open === OPEN_BRACE ? CLOSE_BRACE : CLOSE_BRACKET)) {
      this.#fail(at, open === OPEN_BRACE ? "',' or '}'" : "',' or ']'", c)
    }
    this.#open.pop()
    this.#key = undefined
    this.#state = this.#open.length === 0 ? DONE : COMMA_OR_END
  }

  /** The value or key ends before `end`: parses it and hands it out. */
  #finish(chunk: Uint8Array, from: number, end: number, out: JsonPiece[]): void {
    let bytes = chunk.subarray(this.#parts.length > 0 ? 0 : from, end)
    if (this.#parts.length > 0) {
      const whole = new Uint8Array(this.#partBytes + bytes.length)
      let at = 0
      for (const part of this.#parts) {
        whole.set(part, at)
        at += part.length
      }
      whole.set(bytes, at)
      bytes = whole
      this.#parts = []
      this.#partBytes = 0
    }
    const value = this.#parse(bytes)
    if (this.#isKey) {
      this.#key = value as string
      this.#state = COLON
      return
    }
    this.#state = COMMA_OR_END
    const inner = this.#open.at(-1)
    const kind = inner === OPEN_BRACKET ? 'element' : this.#open.length === 2 ? 'entry' : 'field'
    out.push({ kind, ...(this.#key === undefined ? {} : { key: this.#key }), value, offset: this.#valueAt })
  }

  #parse(bytes: Uint8Array): unknown {
    let text: string
    try {
      text = this.#decoder.decode(bytes)
    } catch {
      return this.#fail(this.#valueAt, 'text in UTF-8')
    }
    try {
      return JSON.parse(text)
    } catch {
      const at = jsonErrorAt(text)
      const char = text.at(at)
      throw new JsonProblem({
        offset: this.#valueAt + new TextEncoder().encode(text.slice(0, at)).length,
        expected: 'valid JSON',
        found: char === undefined ? 'its end' : JSON.stringify(text.slice(at, at + 12)),
        key: this.key,
      })
    }
  }

  #fail(offset: number, expected: string, byte?: number): never {
    throw new JsonProblem({
      offset,
      expected,
      found: byte === undefined ? undefined : showByte(byte),
      key: this.key,
    })
  }
}

/** A number, `true`, `false` or `null` ends before these. */
function endsScalar(c: number): boolean {
  return isSpace(c) || c === COMMA || c === CLOSE_BRACKET || c === CLOSE_BRACE || c === COLON_BYTE
}

function showByte(byte: number): string {
  return byte > 0x20 && byte < 0x7f ? `'${String.fromCharCode(byte)}'` : `byte 0x${byte.toString(16).padStart(2, '0')}`
}
