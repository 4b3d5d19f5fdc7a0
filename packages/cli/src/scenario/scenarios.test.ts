/** The scenarios of this repository, one test a file. A card that is not playable yet skips nothing else. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { readPackFolder } from '@upkeep/cards'
import { readLedgerFile } from '@upkeep/cards/compile'
import { ruleExists } from '@upkeep/reference'
import { describe, expect, test } from 'vitest'
import { packDatabase } from './cards.ts'
import { runScenario } from './judge.ts'
import { isBad, parseScenarios } from './parse.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const FOLDER = join(ROOT, 'scenarios')

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.ya?ml$/.test(name))
  .sort()
const db = packDatabase(readPackFolder(), readLedgerFile)

describe('scenarios', () => {
  test.each(files)('%s', name => {
    const path = join(FOLDER, name)
    const scenarios = parseScenarios(readFileSync(path, 'utf8'), relative(ROOT, path))
    const wrong: string[] = []
    const waiting: string[] = []
    for (const scenario of scenarios) {
      if (isBad(scenario)) {
        wrong.push(scenario.message)
        continue
      }
      const { status, message } = runScenario(scenario, db).result
      if (status === 'unsupported') waiting.push(`${scenario.name}: ${message}`)
      else if (status !== 'passed') wrong.push(`${scenario.name}: ${message}`)
    }
    if (waiting.length > 0) console.info(`not playable yet:\n  ${waiting.join('\n  ')}`)
    expect(wrong).toEqual([])
  })

  test('cite rules that exist, and have names of their own', () => {
    const seen = new Map<string, string>()
    for (const name of files) {
      for (const scenario of parseScenarios(readFileSync(join(FOLDER, name), 'utf8'), name)) {
        if (isBad(scenario)) continue
        expect(scenario.cites.filter(rule => !ruleExists(rule))).toEqual([])
        expect(seen.get(scenario.name), scenario.name).toBeUndefined()
        seen.set(scenario.name, name)
      }
    }
  })
})
