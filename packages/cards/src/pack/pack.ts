/** The compiled cards, by name. A line is parsed when its card is asked for. Runs anywhere. */
import { type CardNames, cardNames, type NamedCard } from '../names/names.ts'
import type { PackCard } from './card.ts'

/** A pack file that cannot be read: a bug, or a file cut off. */
export class PackError extends Error {
  readonly file: string
  readonly line: number

  constructor(file: string, line: number, message: string, cause?: unknown) {
    super(`${file}:${line}: ${message}`, { cause })
    this.name = 'PackError'
    this.file = file
    this.line = line
  }
}

interface Entry {
  readonly file: string
  readonly line: number
  text: string
  card: PackCard | undefined
}

const START = /^\{"name":("(?:[^"\\]|\\.)*")[,}]/

export class Pack {
  readonly #entries = new Map<string, Entry>()
  #names: CardNames | undefined

  /** A pack of the given shelves: file name and text of each. */
  constructor(shelves: Iterable<readonly [file: string, text: string]> = []) {
    for (const [file, text] of shelves) this.add(file, text)
  }

  /** Adds a shelf. Throws `PackError`, and then adds nothing of it. */
  add(file: string, text: string): void {
    const added = new Map<string, Entry>()
    let line = 0
    for (let at = 0; at < text.length; ) {
      const newline = text.indexOf('\n', at)
      const end = newline < 0 ? text.length : newline
      line++
      const part = text.slice(at, end)
      at = end + 1
      if (part === '') continue
      const start = START.exec(part)
      if (!start || !part.endsWith('}')) throw new PackError(file, line, 'this is not the line of a card')
      const quoted = start[1]!
      const name = quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1)
      const twin = added.get(name) ?? this.#entries.get(name)
      if (twin) throw new PackError(file, line, `${quoted} is in ${twin.file}:${twin.line} already`)
      added.set(name, { file, line, text: part, card: undefined })
    }
    for (const [name, entry] of added) this.#entries.set(name, entry)
    this.#names = undefined
  }

  get size(): number {
    return this.#entries.size
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** The card of exactly that English name. For other spellings ask `names`. */
  get(name: string): PackCard | undefined {
    const entry = this.#entries.get(name)
    return entry && parse(entry)
  }

  /** The card that a spelling means: a face's name, a German one, without accents; undefined if none or several. */
  find(spelling: string): PackCard | undefined {
    const exact = this.get(spelling)
    if (exact) return exact
    const match = this.names.find(spelling)
    return match?.kind === 'found' ? this.get(match.name) : undefined
  }

  /** The index of names. An exact name costs nothing; at the first other spelling all cards are parsed. */
  get names(): CardNames {
    this.#names ??= this.#indexNames()
    return this.#names
  }

  /** English names, in the order of the shelves. */
  cardNames(): IterableIterator<string> {
    return this.#entries.keys()
  }

  /** Every card, parsed. */
  *cards(): Generator<PackCard, void, undefined> {
    for (const entry of this.#entries.values()) yield parse(entry)
  }

  #indexNames(): CardNames {
    const index = cardNames({ [Symbol.iterator]: () => this.#namedCards() })
    return {
      find: spelling => (this.has(spelling) ? { kind: 'found', name: spelling, by: 'name' } : index.find(spelling)),
      suggest: (spelling, limit) => index.suggest(spelling, limit),
    }
  }

  *#namedCards(): Generator<NamedCard, void, undefined> {
    for (const card of this.cards()) yield namedPackCard(card)
  }
}

export function namedPackCard(card: PackCard): NamedCard {
  const faces = card.faces.length > 1 ? card.faces.map(face => face.name) : []
  const german = card.names?.de ?? []
  return { name: card.name, faces, german: german.length > 1 ? [german.join(' // '), ...german] : german }
}

function parse(entry: Entry): PackCard {
  if (entry.card) return entry.card
  try {
    entry.card = JSON.parse(entry.text) as PackCard
  } catch (cause) {
    throw new PackError(entry.file, entry.line, 'this is not JSON', cause)
  }
  if (typeof entry.card.layout !== 'string' || !Array.isArray(entry.card.faces)) {
    throw new PackError(entry.file, entry.line, 'this card has no layout or no faces')
  }
  entry.text = ''
  return entry.card
}
