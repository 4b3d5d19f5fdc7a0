/** `upkeep bench`: how fast it is. */
import type { PrintedCard } from '@upkeep/cards'
import { Command } from 'commander'
import { wholeNumber } from '../files.ts'
import type { Io } from '../io.ts'

interface Options {
  cards?: string
  seconds: number
  seed: number
  json?: boolean
}

/** So many cards are compiled at the most. */
const CARDS = 2000

export function benchCommand(io: Io): Command {
  return new Command('bench')
    .description('measures decisions and games a second, fork and view, and cards compiled a second, on one core')
    .option('--cards <file>', 'card file to compile from (default: what was imported)')
    .option('--seconds <n>', 'for each measurement', wholeNumber(1), 5)
    .option('--seed <n>', 'for the games', wholeNumber(0), 1)
    .option('--json', 'the figures as JSON')
    .action(async (options: Options) => {
      const { bench, shippedSimDecks } = await import('@upkeep/sim')
      const { readPackFolder } = await import('@upkeep/cards')
      const printed = await printedCards(options.cards)
      const { seconds, seed } = options
      const figures = bench({ decks: shippedSimDecks(), cards: readPackFolder(), printed, seconds, seed })
      if (options.json) {
        io.out(JSON.stringify(figures))
        return
      }
      const rows: [string, number][] = [
        ['random decisions a second', figures.decisionsPerSecond],
        ['games a second', figures.gamesPerSecond],
        ['µs for a fork', figures.forkMicroseconds],
        ['µs for a view', figures.viewMicroseconds],
        ['cards compiled a second', figures.cardsCompiledPerSecond],
      ]
      for (const [what, n] of rows) io.out(`${String(n).padStart(12)}  ${what}`)
      if (printed.length === 0) io.err('no card texts to compile: give --cards FILE, or import some')
    })
}

/** From the file given, or from what was imported. */
async function printedCards(file: string | undefined): Promise<PrintedCard[]> {
  const { openStore, readCardFile } = await import('@upkeep/cards')
  const found: PrintedCard[] = []
  if (file !== undefined) {
    for await (const card of readCardFile(file)) {
      found.push(card)
      if (found.length >= CARDS) break
    }
    return found
  }
  const store = openStore()
  if (!store) return []
  for (const card of store.cards()) {
    found.push(card)
    if (found.length >= CARDS) break
  }
  store.close()
  return found
}
