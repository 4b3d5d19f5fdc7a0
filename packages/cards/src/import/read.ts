/** Reading a card file of whatever known format, one entry at a time, in constant memory. Runs anywhere. */
import type { GermanFace, PrintedCard, Ruling } from '../printed.ts'
import { CardFileError, JsonProblem } from './errors.ts'
import { mtgjsonCard } from './mtgjson.ts'
import { oracleIdOf, scryfallCard, scryfallGerman, scryfallRuling } from './scryfall.ts'
import { isRecord, type Json, maybeText, type Place, text } from './shape.ts'
import { type JsonPiece, JsonSplitter } from './splitter.ts'

export type CardFileFormat = 'mtgjson-atomic' | 'scryfall-cards' | 'scryfall-rulings'

/** What a card file consists of. */
export type ImportEntry =
  /** Once, before everything else. */
  | { readonly kind: 'source'; readonly format: CardFileFormat; readonly date?: string; readonly version?: string }
  | { readonly kind: 'card'; readonly card: PrintedCard }
  /** A German printing of a card that came before, face by face. */
  | { readonly kind: 'german'; readonly name: string; readonly faces: readonly (GermanFace | undefined)[] }
  | { readonly kind: 'ruling'; readonly oracleId: string; readonly ruling: Ruling }
  /** Tokens, emblems, art cards and the like. */
  | { readonly kind: 'skipped'; readonly name: string; readonly reason: string }

const KNOWN_FORMATS = "MTGJSON's AtomicCards, or Scryfall's oracle-cards, default-cards or rulings"

/**
 * Reads a card file from its bytes (already unzipped). Detects the format by itself. Throws `CardFileError` where the
 * file is broken, cut off or something else; what came before has been handed out by then, so collect before use.
 */
export async function* readEntries(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  file = 'card file',
): AsyncGenerator<ImportEntry, void, undefined> {
  const splitter = new JsonSplitter()
  const reader = new EntryReader()
  try {
    for await (const chunk of chunks) {
      for (const piece of splitter.push(chunk)) yield* reader.take(piece)
    }
    splitter.end()
    reader.end(splitter.offset)
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error
    throw new CardFileError(file, {
      offset: error.offset,
      expected: error.expected,
      ...(error.found === undefined ? {} : { found: error.found }),
      ...(error.key === undefined ? {} : { card: error.key }),
      cause: error,
    })
  }
}

/** The cards of a card file; a file of rulings is refused. */
export async function* readCards(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  file = 'card file',
): AsyncGenerator<PrintedCard, void, undefined> {
  for await (const entry of readEntries(chunks, file)) {
    if (entry.kind === 'card') yield entry.card
    if (entry.kind === 'source' && entry.format === 'scryfall-rulings') {
      throw new CardFileError(file, { offset: 0, expected: 'cards', found: "Scryfall's rulings" })
    }
  }
}

/** Turns pieces of JSON into entries, and knows by the first of them what file it is. */
class EntryReader {
  #format: CardFileFormat | undefined
  #meta: Json = {}
  /** Oracle ids (or names) of the cards handed out: `default-cards` has each printing. */
  readonly #seen = new Set<string>()

  take(piece: JsonPiece): readonly ImportEntry[] {
    if (piece.kind === 'field') {
      if (piece.key === 'meta' && isRecord(piece.value)) this.#meta = piece.value
      return []
    }
    if (piece.kind === 'begin') return []
    const place: Place = { offset: piece.offset, card: piece.key ?? nameOf(piece.value) }
    if (this.#format !== undefined) return this.#entries(this.#format, piece, place)
    this.#format = detect(piece, place)
    return [this.#source(this.#format, place), ...this.#entries(this.#format, piece, place)]
  }

  end(offset: number): void {
    if (this.#format === undefined) {
      throw new JsonProblem({ offset, expected: KNOWN_FORMATS, found: 'no card at all' })
    }
  }

  #source(format: CardFileFormat, place: Place): ImportEntry {
    const date = maybeText(this.#meta, 'date', place)
    const version = maybeText(this.#meta, 'version', place)
    return {
      kind: 'source',
      format,
      ...(date === undefined ? {} : { date }),
      ...(version === undefined ? {} : { version }),
    }
  }

  #entries(format: CardFileFormat, piece: JsonPiece, place: Place): ImportEntry[] {
    switch (format) {
      case 'mtgjson-atomic':
        if (piece.kind !== 'entry') {
          throw new JsonProblem({ offset: place.offset, expected: 'cards by name', found: 'an array' })
        }
        return [{ kind: 'card', card: mtgjsonCard(piece.key!, piece.value, place) }]
      case 'scryfall-rulings':
        return [{ kind: 'ruling', ...scryfallRuling(expectObject(piece, place, 'ruling'), place) }]
      case 'scryfall-cards':
        return this.#scryfall(expectObject(piece, place, 'card'), place)
    }
  }

  #scryfall(raw: Json, place: Place): ImportEntry[] {
    const german = scryfallGerman(raw, place)
    const id = oracleIdOf(raw, place) ?? text(raw, 'name', place)
    const isNew = !this.#seen.has(id)
    if (!isNew && german === undefined) return []
    const result = scryfallCard(raw, place)
    if ('skipped' in result) return [{ kind: 'skipped', name: text(raw, 'name', place), reason: result.skipped }]
    this.#seen.add(id)
    const out: ImportEntry[] = isNew ? [{ kind: 'card', card: result.card }] : []
    if (german !== undefined) {
      out.push({ kind: 'german', name: result.card.name, faces: german.slice(0, result.card.faces.length) })
    }
    return out
  }
}

function nameOf(value: unknown): string | undefined {
  return isRecord(value) && typeof value['name'] === 'string' ? value['name'] : undefined
}

function expectObject(piece: JsonPiece, place: Place, object: string): Json {
  if (isRecord(piece.value) && piece.value['object'] === object) return piece.value
  const found = isRecord(piece.value) ? `"object": ${JSON.stringify(piece.value['object'])}` : typeof piece.value
  throw new JsonProblem({
    offset: place.offset,
    key: place.card,
    expected: `an object with "object": "${object}"`,
    found,
  })
}

function detect(piece: JsonPiece, place: Place): CardFileFormat {
  const wrong = (found: string): never => {
    throw new JsonProblem({ offset: place.offset, expected: KNOWN_FORMATS, found })
  }
  if (piece.kind === 'element') {
    if (!isRecord(piece.value)) return wrong(`an array of ${typeof piece.value}`)
    if (piece.value['object'] === 'card') return 'scryfall-cards'
    if (piece.value['object'] === 'ruling') return 'scryfall-rulings'
    return wrong('objects of another kind')
  }
  if (isRecord(piece.value) && Array.isArray(piece.value['cards'])) return wrong("MTGJSON's AllPrintings or a set list")
  const first: unknown = Array.isArray(piece.value) ? piece.value[0] : undefined
  if (!isRecord(first) || typeof first['name'] !== 'string' || typeof first['layout'] !== 'string') {
    return wrong(`"data" with something else under ${JSON.stringify(piece.key)}`)
  }
  return 'mtgjson-atomic'
}
