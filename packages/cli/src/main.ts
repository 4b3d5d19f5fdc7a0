/** The `upkeep` command. Exit codes: 0 all is well, 1 something that was checked failed, 2 wrong arguments or input. */
import { Command, CommanderError } from 'commander'
import { benchCommand } from './commands/bench.ts'
import { cardCommand } from './commands/card.ts'
import { cardsCommand } from './commands/cards.ts'
import { deckCommand } from './commands/deck.ts'
import { playCommand } from './commands/play.ts'
import { scenarioCommand } from './commands/scenario.ts'
import { simCommand } from './commands/sim.ts'
import { ChecksFailed, InputError, type Io, processIo } from './io.ts'

const VERSION = '0.1.0'

/** Errors of other packages that are about the user's files. */
const INPUT_ERRORS = ['CardFileError', 'DeckError', 'PackError', 'StoreError', 'SaveError']

export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  const program = new Command('upkeep')
    .description('Plays Magic by the rules: games, scenarios, simulations, and what there is to know of cards')
    .version(VERSION)
    .showHelpAfterError('(upkeep --help says more)')
    .exitOverride()
    .configureOutput({
      writeOut: text => io.out(text.replace(/\n$/, '')),
      writeErr: text => io.err(text.replace(/\n$/, '')),
    })
  for (const command of [
    playCommand,
    simCommand,
    scenarioCommand,
    cardCommand,
    cardsCommand,
    deckCommand,
    benchCommand,
  ]) {
    program.addCommand(inherit(command(io), program))
  }
  if (argv.length === 0) {
    program.outputHelp()
    return 0
  }
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return 0
  } catch (error) {
    return exitCode(error, io)
  }
}

/** Subcommands leave by exceptions too, and write where the program writes. */
function inherit(command: Command, from: Command): Command {
  command.copyInheritedSettings(from)
  for (const inner of command.commands) inherit(inner, command)
  return command
}

function exitCode(error: unknown, io: Io): number {
  if (error instanceof ChecksFailed) return 1
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof InputError || (error instanceof Error && INPUT_ERRORS.includes(error.name))) {
    io.err(`upkeep: ${error.message}`)
    return 2
  }
  const shown = error instanceof Error ? (error.stack ?? error.message) : String(error)
  io.err(`upkeep: this is a bug: ${shown}`)
  return 1
}
