import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkCitations, citationReport, type SourceFile } from '@upkeep/reference'
import { describe, expect, test } from 'vitest'
import { root } from '../shared.ts'
import { filesUnder, read } from './sources.ts'

const load = (files: readonly string[]): SourceFile[] => files.map(path => ({ path, source: read(path) }))
const sources = filesUnder('packages', /\.tsx?$/).filter(path => path.split('/')[2] === 'src')
const ofRules = (path: string): boolean => /^packages\/(engine|ir)\//.test(path)
const scenarios = existsSync(join(root, 'scenarios')) ? filesUnder('scenarios', /\.ya?ml$/) : []

describe('every rule that is cited exists', () => {
  test('in the sources', () => {
    expect(checkCitations(load(sources)).map(({ message }) => message)).toEqual([])
  })

  test('in the facts of the engine and the definitions of the language', () => {
    const files = load(sources.filter(ofRules))
    expect(checkCitations(files, { literals: true }).map(({ message }) => message)).toEqual([])
  })

  test('in the scenarios', () => {
    expect(checkCitations(load(scenarios)).map(({ message }) => message)).toEqual([])
  })

  test('and what nothing cites is counted, not forbidden', () => {
    const report = citationReport(load([...sources, ...scenarios]))
    const lines = report.chapters.map(({ chapter, rules, uncited }) => `${chapter}: ${rules - uncited}/${rules}`)
    console.info(`rules cited, by chapter: ${lines.join(', ')}`)
    expect(report.chapters).toHaveLength(9)
  })
})
