/** What is understood of a corpus, one line a card, so that a diff shows what a change won and lost. */
import { compileCard, type Verdict } from '../compile/compile.ts'
import type { PrintedCard } from '../printed.ts'

export interface Totals {
  cards: number
  playable: number
  lines: Record<Verdict, number>
}
export interface LedgerEntry {
  name: string
  playable: boolean
  verdicts: Verdict[]
  stopsAt: string[]
}

export function entryOf(card: PrintedCard): LedgerEntry {
  const { playable, lines, stopsAt } = compileCard(card)
  return { name: card.name, playable, verdicts: lines.map(l => l.verdict), stopsAt }
}
export function* ledgerOf(cards: Iterable<PrintedCard>): Generator<LedgerEntry> {
  for (const card of cards) yield entryOf(card)
}
const LETTER: Record<Verdict, string> = { EXACT: 'E', VARIANT: 'V', DECLINED: 'd', AMBIGUOUS: 'A', MISMATCH: 'M' }
/** `name<TAB>verdicts<TAB>stop words`; `+` stands before the verdicts of a playable card. */
export const ledgerLine = (e: LedgerEntry): string =>
  `${e.name}\t${e.playable ? '+' : '-'}${e.verdicts.map(v => LETTER[v]).join('')}\t${e.stopsAt.map(s => s.replace(/\s+/g, ' ').slice(0, 80)).join(' | ')}`

export const newTotals = (): Totals => ({ cards: 0, playable: 0, lines: { EXACT: 0, VARIANT: 0, DECLINED: 0, AMBIGUOUS: 0, MISMATCH: 0 } })
export function addTo(totals: Totals, e: LedgerEntry): void {
  totals.cards++
  if (e.playable) totals.playable++
  for (const v of e.verdicts) totals.lines[v]++
}
/** How many cards each gap alone blocks, the greatest first. */
export function rankGaps(entries: Iterable<LedgerEntry>): { gap: string; alone: number; example: string }[] {
  const found = new Map<string, { gap: string; alone: number; example: string }>()
  for (const e of entries) {
    const gaps = new Set(e.stopsAt)
    if (gaps.size !== 1) continue
    const [gap] = gaps as Set<string>
    const known = found.get(gap!)
    if (known) known.alone++
    else found.set(gap!, { gap: gap!, alone: 1, example: e.name })
  }
  return [...found.values()].sort((a, b) => b.alone - a.alone || (a.gap < b.gap ? -1 : 1))
}
