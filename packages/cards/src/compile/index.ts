/** Making the pack and the ledger from card files (`@upkeep/cards/compile`, Node only). */
export {
  type Compiled,
  type CompileOptions,
  type CompilePackOptions,
  type CompileProgress,
  compileFile,
  compilePack,
  compilePrinted,
  LEDGER_FILE,
  readLedgerFile,
} from './compile.ts'
export { type LedgerCard, ledgerCard, readLedger, writeLedger } from './ledger.ts'
