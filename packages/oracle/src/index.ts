export {
  type CompiledCard,
  type CompiledFace,
  type CompiledLine,
  compileCard,
  compileFace,
  type Verdict,
} from './compile/compile.ts'
export { LAYOUTS, unsupported } from './compile/supported.ts'
export {
  addTo,
  entryOf,
  type LedgerEntry,
  ledgerLine,
  ledgerOf,
  newTotals,
  rankGaps,
  type Totals,
} from './ledger/ledger.ts'
export { printAbility, printCard, printFace } from './print.ts'
export type { PrintedCard, PrintedFace } from './printed.ts'
