import { describe, expect, test } from 'vitest'
import { summaries } from './data/summaries.ts'
import { titles } from './data/titles.ts'
import { titlesDe } from './data/titles-de.ts'
import {
  allRuleNumbers,
  chapterOf,
  childrenOf,
  compareRuleNumbers,
  explainRule,
  parentsOf,
  renderRules,
  renderRulesText,
  ruleExists,
  ruleRange,
  ruleSummary,
  ruleTitle,
  searchRules,
} from './index.ts'

describe('numbers', () => {
  test('chapters, sections, rules and subrules exist; others do not', () => {
    for (const number of ['1', '9', '100', '733', '905', '502.3', '702.30', '702.30a', '704.5z', '119.1d']) {
      expect(ruleExists(number), number).toBe(true)
    }
    for (const number of ['', '0', '10', '502.9', '704.5l', '704.5o', '702.30c', '702.030', '702.', '702a', 'Echo']) {
      expect(ruleExists(number), number).toBe(false)
    }
  })

  test('are listed once each, in the order of the document', () => {
    const all = allRuleNumbers()
    expect(new Set(all).size).toBe(all.length)
    expect([...all].sort(compareRuleNumbers)).toEqual(all)
    expect(all).toHaveLength(3309)
  })

  test('are ordered by number, not by text', () => {
    const mixed = ['702.30a', '7', '702.4', '107.10', '107.3m', '107.3', '702.30', '702', 'x']
    expect(mixed.sort(compareRuleNumbers)).toEqual([
      '107.3',
      '107.3m',
      '107.10',
      '7',
      '702',
      '702.4',
      '702.30',
      '702.30a',
      'x',
    ])
  })

  test('know what stands above and below them', () => {
    expect(parentsOf('702.30a')).toEqual(['7', '702', '702.30'])
    expect(parentsOf('7')).toEqual([])
    expect(childrenOf('702.30')).toEqual(['702.30a', '702.30b'])
    expect(childrenOf('9')).toEqual(['900', '901', '902', '903', '904', '905'])
    expect(chapterOf('613.4c')).toBe(6)
    expect(chapterOf('nonsense')).toBeUndefined()
  })

  test('make ranges that leave l and o out', () => {
    expect(ruleRange('704.5k', '704.5p')).toEqual(['704.5k', '704.5m', '704.5n', '704.5p'])
    expect(ruleRange('611', '613')).toEqual(['611', '612', '613'])
    expect(ruleRange('601.2a', '602.2a')).toBeUndefined()
    expect(ruleRange('601.2c', '601.2a')).toBeUndefined()
  })
})

describe('titles and summaries', () => {
  test('every heading has a summary in both languages', () => {
    const bare = Object.keys(titles).filter(number => !summaries[number]?.en || !summaries[number]?.de)
    expect(bare).toEqual([])
  })

  test('every summary and title belongs to a rule that exists', () => {
    const strays = [...Object.keys(summaries), ...Object.keys(titles), ...Object.keys(titlesDe)]
    expect(strays.filter(number => !ruleExists(number))).toEqual([])
  })

  test('a summary is one short sentence', () => {
    for (const [number, { en, de }] of Object.entries(summaries)) {
      for (const text of [en, de]) {
        expect(text, number).toMatch(/^\S.*\.$/)
        expect(text.length, number).toBeLessThanOrEqual(120)
      }
    }
  })

  test('no two languages were mixed up', () => {
    const german = /[äöüß„“]|\b(der|und|nicht|eine|wird)\b/
    expect(Object.entries(summaries).filter(([, { en }]) => german.test(en))).toEqual([])
  })

  test('all subrules of 704.5 and all steps of 601.2 have one', () => {
    const bare = [...childrenOf('704.5'), ...childrenOf('601.2')].filter(number => ruleSummary(number) === undefined)
    expect(bare).toEqual([])
  })

  test('a rule takes the title of the nearest heading', () => {
    expect(ruleTitle('702.30a')).toBe('Echo')
    expect(ruleTitle('502.3', 'de')).toBe('Enttappsegment')
    expect(ruleTitle('702.132a', 'de')).toBe('Assist')
    expect(ruleTitle('702.1z')).toBeUndefined()
  })

  test('702.30a is explained', () => {
    expect(explainRule('702.30a', 'de')).toEqual({
      number: '702.30a',
      title: 'Echo',
      summary: ruleSummary('702.30a', 'de'),
      parents: [
        { number: '7', title: 'Zusätzliche Regeln' },
        { number: '702', title: 'Schlüsselwort-Fähigkeiten' },
        { number: '702.30', title: 'Echo' },
      ],
    })
    expect(explainRule('702.30c')).toBeUndefined()
    expect(explainRule('702.31c')?.summary).toBeUndefined()
  })
})

describe('lists for a reader', () => {
  test('are sorted, without doubles, and fall back on the rule above', () => {
    const list = renderRules(['702.30a', '106.13', '502.3', '702.30a'])
    expect(list.map(({ number }) => number)).toEqual(['106.13', '502.3', '702.30a'])
    expect(list[0]).toEqual({ number: '106.13', title: 'Mana', text: ruleSummary('106'), textOf: '106' })
    expect(list[1]).toEqual({ number: '502.3', title: 'Untap Step', text: ruleSummary('502.3') })
  })

  test('say which number is unknown', () => {
    expect(renderRulesText(['nonsense', '704.5j'], 'de')).toBe(
      `704.5j Zustandsbasierte Aktionen: ${ruleSummary('704.5j', 'de')}\nnonsense unbekannte Regel`,
    )
  })

  test('are found by number and by words', () => {
    expect(searchRules('702.30').map(({ number }) => number)).toEqual(['702.30', '702.30a', '702.30b'])
    expect(searchRules('echo', 'de').map(({ number }) => number)).toContain('702.30')
    expect(searchRules(' ')).toEqual([])
  })
})
