/** npx tsx --conditions=upkeep-source packages/oracle/scripts/ledger.ts [out.tsv] [--gaps N] */
import { writeFileSync } from 'node:fs'
import { addTo, type LedgerEntry, ledgerLine, ledgerOf, newTotals, rankGaps } from '../src/index.ts'
import { corpusPath, loadCorpus } from './load.ts'

const path = corpusPath()
if (!path) throw new Error('no corpus: set UPKEEP_SHARED')
const cards = loadCorpus(path)
const args = process.argv.slice(2)
const gaps = args.includes('--gaps') ? Number(args[args.indexOf('--gaps') + 1]) : 40
const out = args[0]?.startsWith('--') ? undefined : args[0]
const totals = newTotals()
const entries: LedgerEntry[] = []
const start = performance.now()
for (const e of ledgerOf(cards)) {
  addTo(totals, e)
  entries.push(e)
}
const seconds = (performance.now() - start) / 1000
if (out) writeFileSync(out, entries.map(e => `${ledgerLine(e)}\n`).join(''))
for (const g of rankGaps(entries).slice(0, gaps))
  console.log(`${String(g.alone).padStart(5)}  ${g.gap.replace(/\s+/g, ' ').slice(0, 70).padEnd(72)} ${g.example}`)
console.log(
  JSON.stringify(totals),
  `${((100 * totals.playable) / totals.cards).toFixed(2)} %`,
  `${seconds.toFixed(1)} s`,
)
