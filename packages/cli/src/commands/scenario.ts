/** `upkeep scenario`: runs scenario files. */
import { Command } from 'commander'
import { filesIn, readText } from '../files.ts'
import { ChecksFailed, InputError, type Io } from '../io.ts'
import { sayFact } from '../say/facts.ts'
import { fileDatabase, namesIn, packDatabase } from '../scenario/cards.ts'
import type { CardDatabase } from '../scenario/database.ts'
import { type Judged, runScenario } from '../scenario/judge.ts'
import { isBad, type Parsed, parseScenarios } from '../scenario/parse.ts'
import type { ScenarioResult, Status } from '../scenario/types.ts'

interface Options {
  cards?: string
  json?: boolean
  explain?: boolean
  name?: string
}

export function scenarioCommand(io: Io): Command {
  return new Command('scenario')
    .description('runs scenario files (YAML or JSON), or all in a folder')
    .argument('<file...>', 'files or folders')
    .option('--cards <file>', 'takes cards from a card file (MTGJSON or Scryfall, .json or .json.gz) before the pack')
    .option('--explain', 'prints what happened, with the rules')
    .option('--name <text>', 'only scenarios with this in their names')
    .option('--json', 'one JSON object a scenario')
    .action(async (paths: string[], options: Options) => {
      const parsed = filesIn(paths, /\.(ya?ml|json)$/i).flatMap(file => parseScenarios(readText(file), file))
      const wanted = parsed.filter(({ name }) => options.name === undefined || name.includes(options.name))
      if (wanted.length === 0) throw new InputError(`no scenario is called ${JSON.stringify(options.name)}`)
      const db = await database(wanted, options.cards)
      const count: Record<Status, number> = { passed: 0, failed: 0, unsupported: 0, error: 0 }
      for (const scenario of wanted) {
        const judged = judge(scenario, db, options)
        count[judged.result.status]++
        report(io, judged, options)
      }
      if (!options.json) io.out(summary(count))
      if (count.failed + count.error > 0) throw new ChecksFailed('scenarios failed')
    })
}

async function database(scenarios: readonly Parsed[], file: string | undefined): Promise<CardDatabase> {
  const { readPackFolder } = await import('@upkeep/cards')
  const { readLedgerFile } = await import('@upkeep/cards/compile')
  const pack = packDatabase(readPackFolder(), readLedgerFile)
  return file === undefined ? pack : fileDatabase(file, namesIn(scenarios), pack)
}

function judge(scenario: Parsed, db: CardDatabase, options: Options): Judged {
  if (!isBad(scenario)) return runScenario(scenario, db, { explain: options.explain === true })
  const { file, name, message } = scenario
  return { result: { file, name, status: 'error', message, step: null }, happened: [] }
}

function report(io: Io, { result, happened }: Judged, options: Options): void {
  if (options.json) {
    const shown: ScenarioResult = options.explain
      ? { ...result, facts: happened.map(({ fact, names }) => ({ ...fact, says: sayFact(fact, names) })) }
      : result
    io.out(JSON.stringify(shown))
    return
  }
  const { status, file, name, message } = result
  const paint = { passed: io.color.green, failed: io.color.red, unsupported: io.color.yellow, error: io.color.magenta }[
    status
  ]
  io.out(`${paint(status.padEnd(11))} ${file}: ${name}${message === '' ? '' : `: ${message.replaceAll('\n', ' ')}`}`)
  let moment = ''
  for (const { fact, names } of happened) {
    const said = sayFact(fact, names)
    if (said === undefined) continue
    const now = `[${fact.turn}, ${fact.step}]`
    const rules = fact.rules.length === 0 ? '' : io.color.dim(` (${fact.rules.map(rule => `CR ${rule}`).join(', ')})`)
    io.out(`    ${(now === moment ? '' : now).padEnd(16)} ${said}${rules}`)
    moment = now
  }
}

function summary(count: Record<Status, number>): string {
  const parts = (['passed', 'failed', 'unsupported', 'error'] as const)
    .filter(status => count[status] > 0 || status === 'passed')
    .map(status => `${count[status]} ${status === 'error' ? (count.error === 1 ? 'error' : 'errors') : status}`)
  return parts.join(', ')
}
