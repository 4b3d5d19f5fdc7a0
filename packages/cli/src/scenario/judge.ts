/** Runs a scenario and says what came of it. */
import type { Entity, Fact } from '@upkeep/engine'
import type { CardDatabase } from './database.ts'
import { Failed } from './failed.ts'
import { Run } from './run.ts'
import { missingCards } from './setup.ts'
import { Malformed } from './shape.ts'
import type { Scenario, ScenarioResult, Status } from './types.ts'

export interface RunOptions {
  explain?: boolean
}

/** A fact, and what its objects are called. */
export interface Happened {
  fact: Fact
  names: (e: Entity) => string
}

export interface Judged {
  result: ScenarioResult
  /** What happened; only where it was asked for. */
  happened: Happened[]
}

export function runScenario(scenario: Scenario, db: CardDatabase, options: RunOptions = {}): Judged {
  const { file, name } = scenario
  let run: Run | undefined
  let status: Status = 'passed'
  let message = ''
  try {
    const missing = missingCards(scenario, db)
    if (missing.length > 0) {
      return { result: { file, name, status: 'unsupported', message: missing.join(', '), step: null }, happened: [] }
    }
    run = Run.begin(scenario, db)
    run.play()
  } catch (error) {
    if (error instanceof Failed) {
      status = 'failed'
      message = `${error.message}${run?.when() ?? ''}`
    } else {
      status = 'error'
      message = error instanceof Malformed ? `${placeOf(scenario)}: ${error.message}` : thrown(error, run)
    }
  }
  const result: ScenarioResult = {
    file,
    name,
    status,
    message,
    step: status === 'passed' ? null : (run?.current ?? null),
  }
  const table = run?.table
  if (!options.explain || !table) return { result, happened: [] }
  const names = (e: Entity): string => table.says(e)
  return { result, happened: table.game.state.facts.map(fact => ({ fact, names })) }
}

const placeOf = ({ file, many, document }: Scenario): string => `${file}${many ? `, document ${document}` : ''}`

function thrown(error: unknown, run: Run | undefined): string {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) }
  return `${name}: ${message}${run?.when() ?? ''}`
}
