/** A card file that cannot be read: where, and what should have stood there. */
export class CardFileError extends Error {
  readonly file: string
  /** Byte offset in the (decompressed) text. */
  readonly offset: number
  readonly card: string | undefined
  readonly expected: string
  readonly found: string | undefined

  constructor(file: string, at: { offset: number; expected: string; found?: string; card?: string; cause?: unknown }) {
    const card = at.card === undefined ? '' : ` (${JSON.stringify(at.card)})`
    const found = at.found === undefined ? '' : `, found ${at.found}`
    super(`${file}: byte ${at.offset}${card}: expected ${at.expected}${found}`, { cause: at.cause })
    this.name = 'CardFileError'
    this.file = file
    this.offset = at.offset
    this.card = at.card
    this.expected = at.expected
    this.found = at.found
  }
}

/** What the parts of the importer throw; `readEntries` adds the name of the file and makes it a `CardFileError`. */
export class JsonProblem extends Error {
  readonly offset: number
  readonly expected: string
  readonly found: string | undefined
  readonly key: string | undefined

  constructor(at: { offset: number; expected: string; found?: string | undefined; key?: string | undefined }) {
    super(`byte ${at.offset}: expected ${at.expected}`)
    this.name = 'JsonProblem'
    this.offset = at.offset
    this.expected = at.expected
    this.found = at.found
    this.key = at.key
  }
}
