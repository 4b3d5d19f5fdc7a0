/** `upkeep sim`: many games between bots. */
import { Command, Option } from 'commander'
import { deckNamed } from '../decks.ts'
import { wholeNumber } from '../files.ts'
import { ChecksFailed, InputError, type Io } from '../io.ts'
import { progress } from '../progress.ts'

interface Options {
  bots: string
  decks?: string
  games: number
  players: number
  seed: number
  verify?: boolean
  cores?: number
  turns?: number
  save?: string
  json?: boolean
}

export function simCommand(io: Io): Command {
  return new Command('sim')
    .description('plays many games between bots')
    .option('--bots <names>', 'random or heuristic: one for all seats, or one for each, separated by commas', 'random')
    .option('--decks <decks>', 'shipped decks or deck files, separated by commas (default: all shipped decks)')
    .option('--games <n>', 'how many', wholeNumber(1), 100)
    .option('--players <n>', 'seats at a table', wholeNumber(2), 2)
    .option('--seed <n>', 'for the whole run', wholeNumber(0), 1)
    .option('--verify', 'plays each game again from its seed and answers, and compares the final states')
    .option('--cores <n>', 'processes (default: all)', wholeNumber(1))
    .addOption(new Option('--turns <n>', 'a game is a draw after so many turns').argParser(wholeNumber(1)))
    .option('--save <folder>', 'keeps the games that went wrong as replays')
    .option('--json', 'the result as JSON')
    .action((options: Options) => run(io, options))
}

async function run(io: Io, options: Options): Promise<void> {
  const sim = await import('@upkeep/sim')
  const { readPackFolder } = await import('@upkeep/cards')
  const pack = readPackFolder()
  const bots = botsOf(options, sim.BOTS)
  const decks = options.decks
    ? options.decks.split(',').map(wanted => {
        const { name, main } = deckNamed(wanted.trim(), pack.names, pack)
        return sim.simDeck(name, main)
      })
    : sim.shippedSimDecks()
  const bar = progress(io, ' {bar} {value}/{total} games', !options.json)
  const result = await sim.simulate({
    decks,
    bots,
    games: options.games,
    seed: options.seed,
    verify: options.verify === true,
    cards: pack,
    ...(options.cores === undefined ? {} : { cores: options.cores }),
    ...(options.turns === undefined ? {} : { turnLimit: options.turns }),
    onProgress: ({ games, of }) => bar.update(games, of),
  })
  bar.stop()
  const { games, errors, draws, wins, decisions, seconds } = result
  for (const { seed, error } of result.failures.slice(0, 20)) io.err(`game with seed ${seed}: ${error}`)
  if (options.save !== undefined) {
    for (const failure of result.failures) io.err(`kept: ${sim.saveReplay(options.save, failure.replay)}`)
  }
  if (options.json) io.out(JSON.stringify({ games, errors, draws, wins, decisions, seconds }))
  else {
    const rate =
      seconds > 0
        ? ` (${Math.round(games / seconds)} games and ${Math.round(decisions / seconds)} decisions a second)`
        : ''
    io.out(`${games} games in ${seconds.toFixed(1)} s${rate}`)
    io.out(`wins: ${wins.map((n, seat) => `${'ABCDEF'[seat]} ${n}`).join(', ')}; draws: ${draws}; errors: ${errors}`)
    for (const deck of result.byDeck) io.out(`  ${deck.name}: ${deck.wins} of ${deck.games}`)
    if (options.verify) io.out(errors === 0 ? 'each was played again to the same final state' : 'see the errors above')
  }
  if (errors > 0) throw new ChecksFailed(`${errors} games went wrong`)
}

function botsOf(options: Options, known: readonly string[]): ('random' | 'heuristic')[] {
  const names = options.bots.split(',').map(name => name.trim())
  const wrong = names.find(name => !known.includes(name))
  if (wrong !== undefined)
    throw new InputError(`there is no bot ${JSON.stringify(wrong)}; there are ${known.join(', ')}`)
  if (names.length === 1) return Array.from({ length: options.players }, () => names[0] as 'random')
  return names as 'random'[]
}
