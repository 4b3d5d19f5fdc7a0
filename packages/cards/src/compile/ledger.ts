/** The ledger as a file: for each card whether it is playable, and where reading stopped. Runs anywhere. */
import type { LedgerEntry, Verdict } from '@upkeep/oracle'
import { compareNames } from '../pack/card.ts'

/** What the ledger says of a card. */
export interface LedgerCard {
  readonly name: string
  /** German names of its faces, where it is not in the pack (which has those of the others). */
  readonly german: readonly string[]
  readonly playable: boolean
  /** One letter a line of text: Exact, Variant, declined, Ambiguous, Mismatch. */
  readonly verdicts: string
  /** Where reading stopped: the word between its neighbours, or a reason in brackets. */
  readonly stops: readonly string[]
}

const LETTERS: Readonly<Record<Verdict, string>> = {
  EXACT: 'E',
  VARIANT: 'V',
  DECLINED: 'd',
  AMBIGUOUS: 'A',
  MISMATCH: 'M',
}
/** No more words of a line than this: a place, not a text. */
const WORDS = 3
const HEAD = 'name\tverdict\tstops\tgerman\n'

/** The ledger's line of a card. */
export function ledgerCard(entry: LedgerEntry, german: readonly string[]): LedgerCard {
  return {
    name: entry.name,
    german: entry.playable ? [] : german,
    playable: entry.playable,
    verdicts: entry.verdicts.map(verdict => LETTERS[verdict]).join(''),
    stops: [...new Set(entry.stopsAt.map(stop => stop.trim().split(/\s+/).slice(0, WORDS).join(' ')))],
  }
}

/** The whole file: sorted by name, four columns. */
export function writeLedger(cards: Iterable<LedgerCard>): string {
  const sorted = Array.from(cards).sort((a, b) => compareNames(a.name, b.name))
  return HEAD + sorted.map(lineOf).join('')
}

function lineOf(card: LedgerCard): string {
  const columns = [
    card.name,
    `${card.playable ? '+' : '-'}${card.verdicts}`,
    card.stops.join(' | '),
    card.german.join(' // '),
  ]
  return `${columns.join('\t').trimEnd()}\n`
}

/** Reads the file. A line that is not one of the ledger throws. */
export function readLedger(text: string): Map<string, LedgerCard> {
  const cards = new Map<string, LedgerCard>()
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || index === 0) continue
    const [name, verdict, stops, german] = line.split('\t')
    if (!name || !verdict || !/^[+-]/.test(verdict))
      throw new Error(`ledger:${index + 1}: this is not a line of the ledger`)
    cards.set(name, {
      name,
      german: german ? german.split(' // ') : [],
      playable: verdict.startsWith('+'),
      verdicts: verdict.slice(1),
      stops: stops ? stops.split(' | ') : [],
    })
  }
  return cards
}
