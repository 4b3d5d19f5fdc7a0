/** Reading a deck of whatever known format. */
import type { CardNames } from '../names/names.ts'
import { DeckBuilder } from './builder.ts'
import { readForge, readXmage } from './dck.ts'
import { readText } from './text.ts'
import { type Deck, DeckError, type DeckFormat, type DeckResult } from './types.ts'
import { readCockatrice, readDek } from './xml-decks.ts'

export interface DeckOptions {
  /** Without it any name is taken as it is written. */
  readonly names?: CardNames
  /** Detected by itself if left out. */
  readonly format?: DeckFormat
}

/** Which format a text is in. */
export function detectDeckFormat(source: string): DeckFormat {
  const start = source.replace(/^[\ufeff\s]+/, '')
  if (start.startsWith('<')) return /<cockatrice_deck\b/.test(start) ? 'cockatrice' : 'dek'
  if (/^\[(?:metadata|general|main|commander|sideboard)\]\s*$/im.test(firstLine(start, /\S/))) return 'forge'
  const card = firstLine(start, /^\s*(?:SB:)?\s*\d/)
  if (/^(?:SB:)?\s*\d+\s*\[[^\]:]*:[^\]]*\]/.test(card) || /^LAYOUT (?:MAIN|SIDEBOARD):/m.test(start)) return 'xmage'
  return 'text'
}

function firstLine(text: string, pattern: RegExp): string {
  return text.split(/\r\n|\r|\n/).find(line => pattern.test(line)) ?? ''
}

/** Reads a deck. Every problem is listed; the deck is whole only where there are none. */
export function readDeck(source: string, options: DeckOptions = {}): DeckResult {
  const format = options.format ?? detectDeckFormat(source)
  const builder = new DeckBuilder(options.names)
  const text = source.replace(/^\ufeff/, '')
  const lines = () => text.split(/\r\n|\r|\n/)
  switch (format) {
    case 'text':
      readText(lines(), builder)
      break
    case 'xmage':
      readXmage(lines(), builder)
      break
    case 'forge':
      readForge(lines(), builder)
      break
    case 'dek':
      readDek(text, builder)
      break
    case 'cockatrice':
      readCockatrice(text, builder)
      break
    default:
      format satisfies never
  }
  const deck = builder.deck()
  return { format, deck, problems: builder.problems.sort((a, b) => a.line - b.line) }
}

/** Reads a deck or throws `DeckError` with every problem: nothing half. `file` is what the error calls it. */
export function deckOrThrow(source: string, options: DeckOptions & { readonly file?: string } = {}): Deck {
  const { deck, problems } = readDeck(source, options)
  if (problems.length > 0) throw new DeckError(options.file ?? 'deck', problems)
  return deck
}
