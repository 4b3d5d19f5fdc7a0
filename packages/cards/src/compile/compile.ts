/** From card files to the pack and the ledger (Node only). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addTo, compileCard, type LedgerEntry, newTotals, type PrintedCard as Read, type Totals } from '@upkeep/oracle'
import { readCardFile } from '../import/file.ts'
import type { PackCard } from '../pack/card.ts'
import { PACK_FOLDER, writePackFolder } from '../pack/folder.ts'
import { germanName, type PrintedCard } from '../printed.ts'
import { type LedgerCard, ledgerCard, readLedger, writeLedger } from './ledger.ts'

/** The ledger in this package. */
export const LEDGER_FILE: string = fileURLToPath(new URL('../../ledger/ledger.tsv', import.meta.url))

export interface CompileProgress {
  /** Bytes of the file. */
  readonly read: number
  readonly total: number
  readonly cards: number
  readonly playable: number
}

export interface CompileOptions {
  readonly onProgress?: (progress: CompileProgress) => void
}

/** What a card file came to. */
export interface Compiled {
  readonly totals: Totals
  /** The playable cards. */
  readonly cards: readonly PackCard[]
  /** Every card. */
  readonly ledger: readonly LedgerCard[]
  readonly entries: readonly LedgerEntry[]
  readonly seconds: number
}

/** Compiles every card of a file. Where a file has two cards of one name, the first counts. */
export async function compileFile(file: string, options: CompileOptions = {}): Promise<Compiled> {
  const start = performance.now()
  const totals = newTotals()
  const cards: PackCard[] = []
  const ledger: LedgerCard[] = []
  const entries: LedgerEntry[] = []
  const seen = new Set<string>()
  const report = (at: { readonly read: number; readonly total: number }): void =>
    options.onProgress?.({ ...at, cards: totals.cards, playable: totals.playable })
  for await (const printed of readCardFile(file, { onProgress: report })) {
    if (seen.has(printed.name)) continue
    seen.add(printed.name)
    const { card, entry } = compilePrinted(printed)
    addTo(totals, entry)
    entries.push(entry)
    ledger.push(ledgerCard(entry, germanNames(printed)))
    if (entry.playable) cards.push(card)
  }
  return { totals, cards, ledger, entries, seconds: (performance.now() - start) / 1000 }
}

/** One printed card as the pack would hold it, and its line of the ledger. */
export function compilePrinted(printed: PrintedCard): { card: PackCard; entry: LedgerEntry } {
  const { def, playable, lines, stopsAt } = compileCard(printed as unknown as Read)
  const german = germanNames(printed)
  const card: PackCard = german.length > 0 ? { ...def, names: { de: german } } : def
  return { card, entry: { name: printed.name, playable, verdicts: lines.map(line => line.verdict), stopsAt } }
}

/** Of each face, or none where one is missing. */
function germanNames(printed: PrintedCard): string[] {
  const names = printed.faces.flatMap(face => face.german?.name ?? [])
  if (names.length === printed.faces.length) return names
  const whole = germanName(printed)
  return whole === undefined ? [] : [whole]
}

export interface CompilePackOptions extends CompileOptions {
  /** Where the pack is written; the one of this package by default. */
  readonly folder?: string
  /** Where the ledger is written; the one of this package by default, none with `null`. */
  readonly ledger?: string | null
}

/** Makes the pack and the ledger again from a card file. A failure leaves the old ones. */
export async function compilePack(file: string, options: CompilePackOptions = {}): Promise<Compiled> {
  const compiled = await compileFile(file, options)
  writePackFolder(compiled.cards, options.folder ?? PACK_FOLDER)
  const ledger = options.ledger === undefined ? LEDGER_FILE : options.ledger
  if (ledger !== null) {
    mkdirSync(join(ledger, '..'), { recursive: true })
    writeFileSync(ledger, writeLedger(compiled.ledger))
  }
  return compiled
}

/** The committed ledger; empty where there is none. */
export function readLedgerFile(file: string = LEDGER_FILE): Map<string, LedgerCard> {
  try {
    return readLedger(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map()
    throw error
  }
}
