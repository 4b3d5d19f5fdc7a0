import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pc from 'picocolors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Io } from './io.ts'
import { main } from './main.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'upkeep-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Ran {
  code: number
  out: string[]
  err: string
}

async function run(args: readonly string[], input: readonly string[] = []): Promise<Ran> {
  const out: string[] = []
  const err: string[] = []
  const io: Io = {
    out: line => out.push(...line.split('\n')),
    err: line => err.push(line),
    input: Readable.from(input.map(line => `${line}\n`)),
    person: false,
    color: pc.createColors(false),
  }
  const code = await main(args, io)
  return { code, out, err: err.join('\n') }
}

const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('arguments', () => {
  test('help and version', async () => {
    expect(await run(['--version'])).toMatchObject({ code: 0, out: ['0.1.0'] })
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    for (const command of ['play', 'sim', 'scenario', 'card', 'cards', 'deck', 'bench']) {
      expect(out.some(line => line.trim().startsWith(command))).toBe(true)
    }
  })

  test.each([[['frobnicate']], [['scenario']], [['sim', '--games', 'many']], [['card', '--lang', 'fr', 'Opt']]])(
    '%j is refused with exit code 2',
    async args => {
      const { code, err } = await run(args)
      expect(code).toBe(2)
      expect(err).not.toBe('')
    },
  )
})

describe('scenario', () => {
  const good = 'scenario: good\nexpect: { A: { life: 20 } }\n'
  const bad = 'scenario: bad\nexpect: { A: { life: 7 } }\n'

  test('one line for each, and a count', async () => {
    const { code, out } = await run(['scenario', file('good.yaml', `${good}---\n${good}`)])
    expect(code).toBe(0)
    expect(out).toHaveLength(3)
    expect(out[0]).toMatch(/^passed .*good\.yaml: good$/)
    expect(out[2]).toBe('2 passed')
  })

  test('exit code 1 where one fails', async () => {
    const { code, out } = await run(['scenario', file('bad.yaml', `${good}---\n${bad}`)])
    expect(code).toBe(1)
    expect(out[1]).toMatch(/^failed .*bad\.yaml: bad: A\.life is 20, expected 7/)
  })

  test('one JSON object for each', async () => {
    const path = file('mixed.yaml', `${good}---\n${bad}---\nscenario: wrong\nscript: [{ cast: 7, x: many }]\n`)
    const { code, out } = await run(['scenario', path, '--json'])
    expect(code).toBe(1)
    expect(out.map(line => JSON.parse(line))).toEqual([
      { file: path, name: 'good', status: 'passed', message: '', step: null },
      { file: path, name: 'bad', status: 'failed', message: 'A.life is 20, expected 7 (at [1, main1])', step: null },
      {
        file: path,
        name: 'wrong',
        status: 'error',
        message: `${path}, document 3: line 8: script[0].x: expected a whole number, found "many"`,
        step: null,
      },
    ])
  })

  test('facts on demand', async () => {
    const path = file(
      'facts.yaml',
      'scenario: s\nsetup: { A: { hand: [Forest] } }\nscript: [{ by: A, play: Forest }]\n',
    )
    const { out } = await run(['scenario', path, '--json', '--explain'])
    const { facts } = JSON.parse(out[0]!)
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'playLand', says: 'A plays Forest' }))
    const text = await run(['scenario', path, '--explain'])
    expect(text.out.join('\n')).toMatch(/A plays Forest \(CR \d/)
  })

  test('cards of a given file', async () => {
    const cards = file(
      'cards.json',
      JSON.stringify({
        meta: { date: '2026-06-19', version: '5' },
        data: {
          'Paper Bear': [
            {
              name: 'Paper Bear',
              layout: 'normal',
              colors: ['G'],
              colorIdentity: ['G'],
              manaCost: '{G}',
              type: 'Creature — Bear',
              power: '3',
              toughness: '3',
              text: 'Trample',
            },
          ],
        },
      }),
    )
    const path = file(
      'paper.yaml',
      'scenario: s\nsetup: { A: { battlefield: [Paper Bear] } }\nexpect: { permanents: [{ card: Paper Bear, power: 3, has: [trample] }] }',
    )
    expect((await run(['scenario', path, '--cards', cards])).code).toBe(0)
    const without = await run(['scenario', path, '--json'])
    expect(JSON.parse(without.out[0]!)).toMatchObject({ status: 'unsupported', message: 'Paper Bear (unknown)' })
    const broken = file('broken.json', '{"data": {"Paper Bear": [{"name"')
    const { code, err } = await run(['scenario', path, '--cards', broken])
    expect(code).toBe(2)
    expect(err).toContain('broken.json')
  })

  test('a file that is not there', async () => {
    const { code, err } = await run(['scenario', join(folder, 'nowhere.yaml')])
    expect([code, err]).toEqual([2, `upkeep: ${join(folder, 'nowhere.yaml')}: there is no such file`])
  })
})

describe('card', () => {
  test('as JSON', async () => {
    const { code, out } = await run(['card', 'Soulmates', '--json'])
    expect(code).toBe(0)
    const card = JSON.parse(out.join('\n'))
    expect(card).toMatchObject({ name: 'Soulmates', playable: true, stopsAt: [] })
    expect(card.faces).toHaveLength(1)
    expect(card.faces[0].text).toContain('Enchant two creatures')
    expect(card.faces[0].ir).toMatchObject({ name: 'Soulmates', subtypes: ['Aura'] })
    expect(card.rules).toEqual(expect.arrayContaining(['303.4', '701.8', '702.5', '702.11']))
  })

  test('in words, by its German name too', async () => {
    const { code, out } = await run(['card', 'Seelenecho', '--lang', 'de'])
    expect(code).toBe(0)
    expect(out[0]).toMatch(/^Seelenecho {2}\{X\}\{W\}\{W\}$/)
    expect(out).toContain('Spielbar.')
  })

  test('a name that is nearly one', async () => {
    const { code, err } = await run(['card', 'Sool', 'Echo'])
    expect([code, err]).toEqual([2, 'upkeep: there is no card called "Sool Echo"; perhaps Soul Echo'])
  })
})

describe('deck check', () => {
  test('a shipped deck is playable', async () => {
    expect((await run(['deck', 'check', 'second-payment'])).code).toBe(0)
  })

  test('every problem is named with its line', async () => {
    const path = file('deck.txt', '4 Lightning Bolt\n3 Lightnign Bolt\nx Forest\n20 Forest\n')
    const { code, out } = await run(['deck', 'check', path, '--json'])
    expect(code).toBe(1)
    const report = JSON.parse(out[0]!)
    expect(report).toMatchObject({ playable: false, format: 'text' })
    expect(report.problems.map(({ line }: { line: number }) => line)).toEqual([2, 3])
    const text = await run(['deck', 'check', path])
    expect(text.out.join('\n')).toMatch(/deck\.txt:2: .*perhaps Lightning Bolt/)
  })
})

describe('cards', () => {
  const printed = (name: string, text: string) => ({
    name,
    layout: 'normal',
    colors: ['G'],
    colorIdentity: ['G'],
    manaCost: '{G}',
    type: 'Creature — Bear',
    power: '2',
    toughness: '2',
    text,
  })

  test('ledger ends with the counts, and writes the ledger', async () => {
    const data = {
      'Air Bear': [printed('Air Bear', 'Flying')],
      'Odd Bear': [printed('Odd Bear', 'Flying\nWhenever a frog sneezes, draw a card.')],
    }
    const cards = file('two.json', JSON.stringify({ meta: { date: '2026-06-19', version: '5' }, data }))
    const ledger = join(folder, 'ledger.tsv')
    const { code, out } = await run(['cards', 'ledger', cards, '--out', ledger, '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out.at(-1)!)).toEqual({
      cards: 2,
      playable: 1,
      lines: { EXACT: 2, VARIANT: 0, DECLINED: 1, AMBIGUOUS: 0, MISMATCH: 0 },
    })
    expect(readFileSync(ledger, 'utf8')).toMatch(/^Odd Bear\t-Ed\t/m)
    const text = await run(['cards', 'ledger', cards, '--out', ledger])
    expect(text.out[0]).toMatch(/^2 cards in .* 1 playable \(50\.0 %\)$/)
  })

  test('a file that is no card file', async () => {
    const { code, err } = await run(['cards', 'ledger', file('no.json', '[1, 2]'), '--out', join(folder, 'l.tsv')])
    expect(code).toBe(2)
    expect(err).toContain('no.json')
  })
})

describe('play', () => {
  test('a person types, and concedes', async () => {
    const { code, out } = await run(['play', '--seed', '1'], ['n', '?', 'zzz', '', 'q'])
    expect(code).toBe(0)
    expect(out.join('\n')).toContain('Take a mulligan?')
    expect(out.at(-1)).toBe('You lose.')
  })

  test('for programs: views out, answers in', async () => {
    const { code, out } = await run(['play', '--json', '--seed', '1'], ['{"yes": false}', 'rubbish', '{"action": 999}'])
    expect(code).toBe(0)
    const lines = out.map(line => JSON.parse(line))
    expect(lines[0]).toMatchObject({ you: 0, decision: { kind: 'yesNo', purpose: 'mulligan' } })
    expect(lines.filter(line => 'refused' in line)).toHaveLength(2)
    expect(lines.at(-1)).toMatchObject({ result: { winners: [1] } })
  })
})
