/** `upkeep cards`: card files, the pack and the ledger. */
import type { Compiled, CompileProgress } from '@upkeep/cards/compile'
import { rankGaps, type Totals } from '@upkeep/oracle'
import { Command } from 'commander'
import { wholeNumber } from '../files.ts'
import { ChecksFailed, InputError, type Io } from '../io.ts'
import { progress } from '../progress.ts'

const FORMATS = "MTGJSON's AtomicCards, or Scryfall's oracle-cards, default-cards or rulings; .json or .json.gz"

interface Json {
  json?: boolean
}

export function cardsCommand(io: Io): Command {
  const cards = new Command('cards').description('imports card files, makes the pack and the ledger, tries cards out')
  cards
    .command('import')
    .description('adds printed texts, rulings and German names and texts to the store on this machine')
    .argument('<file>', FORMATS)
    .option('--json', 'what came of it as JSON')
    .action((file: string, options: Json) => importFile(io, file, options))
  cards
    .command('compile')
    .description('makes the pack and the ledger again from a card file')
    .argument('<file>', FORMATS)
    .option('--out <folder>', 'where the pack is written (default: the pack of this clone)')
    .option('--ledger <file>', 'where the ledger is written (default: beside the pack of this clone)')
    .option('--json', 'what came of it as JSON')
    .action((file: string, options: CompileOptions) => compile(io, file, options))
  cards
    .command('ledger')
    .description('says how much of a card file is understood, and writes it down card by card')
    .argument('<file>', FORMATS)
    .option('--out <file>', 'where the ledger is written (default: the ledger of this clone)')
    .option('--gaps <n>', 'shows the gaps that block most cards', wholeNumber(0), 15)
    .option('--json', 'the counts as JSON')
    .action((file: string, options: LedgerOptions) => ledger(io, file, options))
  cards
    .command('check')
    .description('tries playable cards out in random games: cast, used, killed, copied, bounced')
    .argument('[name...]', 'cards (default: all of the pack)')
    .option('--seed <n>', 'for the games', wholeNumber(0), 1)
    .option('--cores <n>', 'processes (default: all)', wholeNumber(1))
    .option('--json', 'the report as JSON')
    .action((names: string[], options: CheckOptions) => check(io, names, options))
  return cards
}

async function importFile(io: Io, file: string, options: Json): Promise<void> {
  const { importCardFile } = await import('@upkeep/cards')
  const bar = progress(io, ' {bar} {percentage}%', !options.json)
  const done = await importCardFile(file, { onProgress: ({ read, total }) => bar.update(read, total) })
  bar.stop()
  if (options.json) {
    io.out(JSON.stringify(done))
    return
  }
  const skipped = Object.values(done.skipped).reduce((sum, n) => sum + n, 0)
  io.out(
    `${done.format}${done.date ? ` of ${done.date}` : ''}: ${done.cards} cards, ${done.rulings} rulings, ${done.german} German faces`,
  )
  if (skipped > 0)
    io.out(
      `passed over: ${Object.entries(done.skipped)
        .map(([why, n]) => `${n} × ${why}`)
        .join(', ')}`,
    )
}

interface CompileOptions extends Json {
  out?: string
  ledger?: string
}

async function compile(io: Io, file: string, options: CompileOptions): Promise<void> {
  const { compilePack } = await import('@upkeep/cards/compile')
  const bar = compileBar(io, options)
  const compiled = await compilePack(file, {
    onProgress: bar.update,
    ...(options.out === undefined ? {} : { folder: options.out }),
    // A pack elsewhere leaves the ledger of this clone alone.
    ...(options.ledger === undefined
      ? options.out === undefined
        ? {}
        : { ledger: null }
      : { ledger: options.ledger }),
  })
  bar.stop()
  if (options.json) io.out(JSON.stringify(compiled.totals))
  else sayTotals(io, compiled)
}

interface LedgerOptions extends Json {
  out?: string
  gaps: number
}

async function ledger(io: Io, file: string, options: LedgerOptions): Promise<void> {
  const { compileFile, LEDGER_FILE, writeLedger } = await import('@upkeep/cards/compile')
  const { mkdirSync, writeFileSync } = await import('node:fs')
  const { dirname } = await import('node:path')
  const out = options.out ?? LEDGER_FILE
  const bar = compileBar(io, options)
  const compiled = await compileFile(file, { onProgress: bar.update })
  bar.stop()
  try {
    mkdirSync(dirname(out), { recursive: true })
    writeFileSync(out, writeLedger(compiled.ledger))
  } catch (error) {
    throw new InputError(`${out}: ${(error as Error).message}`)
  }
  if (options.json) {
    io.out(JSON.stringify(compiled.totals))
    return
  }
  sayTotals(io, compiled)
  const gaps = rankGaps(compiled.entries).slice(0, options.gaps)
  if (gaps.length > 0) io.out('\ncards that one gap alone keeps out:')
  for (const { gap, alone, example } of gaps) io.out(`${String(alone).padStart(6)}  ${gap.slice(0, 60)}  (${example})`)
  io.out(`\nwritten to ${out}`)
}

function compileBar(io: Io, options: Json): { update: (p: CompileProgress) => void; stop: () => void } {
  const bar = progress(io, ' {bar} {percentage}%', !options.json)
  return { update: ({ read, total }) => bar.update(read, total), stop: () => bar.stop() }
}

function sayTotals(io: Io, { totals, seconds }: Compiled): void {
  io.out(
    `${totals.cards} cards in ${seconds.toFixed(1)} s, ${totals.playable} playable (${percent(totals.playable, totals.cards)})`,
  )
  const lines = Object.values(totals.lines).reduce((sum, n) => sum + n, 0)
  io.out(`${lines} lines of text:`)
  for (const [verdict, n] of Object.entries(totals.lines) as [keyof Totals['lines'], number][]) {
    io.out(`  ${verdict.padEnd(10)} ${String(n).padStart(7)}  ${percent(n, lines).padStart(6)}`)
  }
}

const percent = (n: number, of: number): string => `${of === 0 ? 0 : ((100 * n) / of).toFixed(1)} %`

interface CheckOptions extends Json {
  seed: number
  cores?: number
}

async function check(io: Io, names: string[], options: CheckOptions): Promise<void> {
  const { smokeCheck } = await import('@upkeep/sim')
  const { readPackFolder } = await import('@upkeep/cards')
  const pack = readPackFolder()
  const wanted = names.map(name => {
    const card = pack.find(name)
    if (card) return card.name
    const near = pack.names.suggest(name)
    throw new InputError(
      `${JSON.stringify(name)} is not in the pack${near.length > 0 ? `; perhaps ${near.join(', or ')}` : ''}`,
    )
  })
  const bar = progress(io, ' {bar} {value}/{total} cards', !options.json)
  const report = await smokeCheck(pack, {
    seed: options.seed,
    ...(wanted.length === 0 ? {} : { names: wanted }),
    ...(options.cores === undefined ? {} : { cores: options.cores }),
    onProgress: ({ cards, of }) => bar.update(cards, of),
  })
  bar.stop()
  if (options.json) {
    const { cards, ok, games, decisions, seconds, unused } = report
    const failed = report.failed.map(({ name, error, seed }) => ({ name, error, seed }))
    io.out(JSON.stringify({ cards, ok, failed, unused, games, decisions, seconds }))
  } else {
    for (const { name, error, seed } of report.failed)
      io.out(`${io.color.red('failed')}  ${name}: ${error} (seed ${seed})`)
    if (report.unused.length > 0)
      io.out(`never seen in play: ${report.unused.slice(0, 20).join(', ')}${report.unused.length > 20 ? ' …' : ''}`)
    io.out(`${report.ok} of ${report.cards} cards came through ${report.games} games in ${report.seconds.toFixed(1)} s`)
  }
  if (report.failed.length > 0) throw new ChecksFailed('cards failed')
}
