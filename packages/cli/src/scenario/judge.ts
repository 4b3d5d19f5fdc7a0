/** Runs a scenario and says what came of it. */
import type { CardDatabase } from './database.ts'
import { Failed } from './failed.ts'
import { Run } from './run.ts'
import { missingCards } from './setup.ts'
import { Malformed } from './shape.ts'
import type { Scenario, ScenarioResult } from './types.ts'

export interface RunOptions {
  explain?: boolean
}

export function runScenario(scenario: Scenario, db: CardDatabase, options: RunOptions = {}): ScenarioResult {
  const result = (status: ScenarioResult['status'], message: string, step: number | null): ScenarioResult => ({
    file: scenario.file,
    name: scenario.name,
    status,
    message,
    step,
  })
  let run: Run | undefined
  let out: ScenarioResult
  try {
    const missing = missingCards(scenario, db)
    if (missing.length > 0) return result('unsupported', missing.join(', '), null)
    run = Run.begin(scenario, db)
    run.play()
    out = result('passed', '', null)
  } catch (error) {
    const place = `${scenario.file}${scenario.many ? `, document ${scenario.document}` : ''}`
    if (error instanceof Failed) out = result('failed', `${error.message}${run?.when() ?? ''}`, run?.current ?? null)
    else if (error instanceof Malformed) out = result('error', `${place}: ${error.message}`, run?.current ?? null)
    else
      out = result(
        'error',
        `${(error as Error).name}: ${(error as Error).message}${run?.when() ?? ''}`,
        run?.current ?? null,
      )
  }
  if (options.explain && run) out.facts = run.table.game.state.facts
  return out
}
