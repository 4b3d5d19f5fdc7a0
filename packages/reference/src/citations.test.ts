import { describe, expect, test } from 'vitest'
import { checkCitations, citationReport, ruleExists, scanCitations, uncitedRules } from './index.ts'

// Put together here, so that the check of the whole tree does not take these for citations.
const cr = (numbers: string) => `[${'CR'} ${numbers}]`
const missing = `999${'.'}1`

describe('scanCitations', () => {
  test('reads single numbers, lists and ranges, with their lines', () => {
    const source = ['// untaps', `untap() // ${cr('502.3')}`, '', `/** ${cr('601.2a, 601.2b; 613.4a–c')} */`].join('\n')
    expect(scanCitations(source, 'a.ts')).toEqual([
      { number: '502.3', file: 'a.ts', line: 2 },
      { number: '601.2a', file: 'a.ts', line: 4 },
      { number: '601.2b', file: 'a.ts', line: 4 },
      { number: '613.4a', file: 'a.ts', line: 4 },
      { number: '613.4b', file: 'a.ts', line: 4 },
      { number: '613.4c', file: 'a.ts', line: 4 },
    ])
  })

  test('reads a list that goes on over the next line of a comment', () => {
    const source = `/**\n * ${cr('614.1,\n * 615.1')}\n */`
    expect(scanCitations(source, 'a.ts').map(({ number, line }) => [number, line])).toEqual([
      ['614.1', 2],
      ['615.1', 3],
    ])
  })

  test('reads ranges of sections and of rules', () => {
    expect(scanCitations(cr('611-613'), 'a.ts').map(({ number }) => number)).toEqual(['611', '612', '613'])
    expect(scanCitations(cr('509.1-2'), 'a.ts').map(({ number }) => number)).toEqual(['509.1', '509.2'])
  })

  test('takes quoted numbers only where told to', () => {
    const source = `emit({ rules: ['704.5${'a'}', "106${'.'}4"], version: '1.2' })`
    expect(scanCitations(source, 'a.ts')).toEqual([])
    expect(scanCitations(source, 'a.ts', { literals: true }).map(({ number }) => number)).toEqual(['704.5a', '106.4'])
  })

  test('reads the cites of scenarios, in a row or one below the other', () => {
    const inRow = 'scenario: x\ncites: ["614.1a", 107.10] # why\nsetup: {}\n'
    expect(scanCitations(inRow, 's.yaml')).toEqual([
      { number: '614.1a', file: 's.yaml', line: 2 },
      { number: '107.10', file: 's.yaml', line: 2 },
    ])
    const below = 'cites:\n  - 614.1a\n  # and\n  - "107.3m"\nsteps:\n  - pass\n'
    expect(scanCitations(below, 's.yaml').map(({ number, line }) => [number, line])).toEqual([
      ['614.1a', 2],
      ['107.3m', 4],
    ])
    const wrapped = 'cites: [614.1a,\n  107.3m]\nsteps:\n  - pass\n'
    expect(scanCitations(wrapped, 's.yaml').map(({ number }) => number)).toEqual(['614.1a', '107.3m'])
    expect(scanCitations('cites: []\n', 's.yaml')).toEqual([])
  })
})

describe('checkCitations', () => {
  test('names file and line of what does not exist', () => {
    const source = `\n// ${cr(`502.3, ${missing}`)}\n// ${cr('echo')}\n// ${cr('601.2a-z')}`
    expect(checkCitations([{ path: 'engine/a.ts', source }]).map(({ message }) => message)).toEqual([
      `engine/a.ts:2: there is no rule ${missing}`,
      'engine/a.ts:3: there is no rule echo',
      'engine/a.ts:4: there is no rule 601.2a-z',
    ])
  })
})

describe('what a program puts together', () => {
  test('is no citation', () => {
    expect(scanCitations(cr(`$${'{'}definition.rule}`), 'a.ts')).toEqual([])
  })
})

describe('uncitedRules', () => {
  const files = [{ path: 'a.ts', source: `// ${cr('702.30a')}` }]

  test('leaves out what is cited, and the rules above it', () => {
    const uncited = new Set(uncitedRules(files))
    expect(uncited.has('702.30a')).toBe(false)
    expect(uncited.has('702.30')).toBe(false)
    expect(uncited.has('702.30b')).toBe(true)
    expect(uncited.has('702')).toBe(false)
    expect([...uncited].every(ruleExists)).toBe(true)
  })

  test('is counted by chapter', () => {
    const report = citationReport(files)
    expect(report).toMatchObject({ citations: 1, rulesCited: 2, unknown: [] })
    const seven = report.chapters.find(({ chapter }) => chapter === 7)
    expect(seven && seven.rules - seven.uncited).toBe(2)
  })
})
