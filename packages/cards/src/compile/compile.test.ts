import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPackFolder } from '../pack/folder.ts'
import { compilePack, readLedgerFile } from './compile.ts'

const face = (name: string, text: string, german?: string) => ({
  name,
  layout: 'normal',
  manaCost: '{1}{G}',
  colors: ['G'],
  colorIdentity: ['G'],
  type: 'Creature — Bear',
  power: '2',
  toughness: '2',
  text,
  ...(german ? { foreignData: [{ language: 'German', name: german, text: 'Fliegend' }] } : {}),
})
const FILE = {
  meta: { date: '2026-06-19', version: '5' },
  data: {
    'Air Bear': [face('Air Bear', 'Flying', 'Luftbär')],
    'Odd Bear': [face('Odd Bear', 'Flying\nWhenever a frog sneezes, draw a card.', 'Seltsamer Bär')],
    'Bear Bear': [face('Bear Bear', '')],
  },
}

describe('compiling a card file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'upkeep-compile-'))
    writeFileSync(join(folder, 'cards.json'), JSON.stringify(FILE))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const compile = () =>
    compilePack(join(folder, 'cards.json'), { folder: join(folder, 'pack'), ledger: join(folder, 'ledger.tsv') })

  test('puts what is playable into the pack, with its German name, and every card into the ledger', async () => {
    const { totals } = await compile()
    expect(totals).toMatchObject({ cards: 3, playable: 2, lines: { EXACT: 2, DECLINED: 1 } })
    const pack = readPackFolder(join(folder, 'pack'))
    expect([...pack.cardNames()]).toEqual(['Air Bear', 'Bear Bear'])
    expect(pack.get('Air Bear')).toMatchObject({
      names: { de: ['Luftbär'] },
      faces: [{ manaCost: ['1', 'G'], power: 2, abilities: [{ a: 'keyword', keyword: 'flying' }] }],
    })
    const ledger = readLedgerFile(join(folder, 'ledger.tsv'))
    expect(ledger.get('Air Bear')).toMatchObject({ playable: true, verdicts: 'E', stops: [] })
    expect(ledger.get('Odd Bear')).toMatchObject({ playable: false, german: ['Seltsamer Bär'], verdicts: 'Ed' })
    const [stop] = ledger.get('Odd Bear')!.stops
    expect(stop).toContain('frog')
    expect(stop!.split(' ').length).toBeLessThanOrEqual(3)
  })

  test('makes the same files again', async () => {
    await compile()
    const read = () => readdirSync(join(folder, 'pack')).map(name => readFileSync(join(folder, 'pack', name), 'utf8'))
    const before = [...read(), readFileSync(join(folder, 'ledger.tsv'), 'utf8')]
    await compile()
    expect([...read(), readFileSync(join(folder, 'ledger.tsv'), 'utf8')]).toEqual(before)
  })

  test('a file cut off leaves the pack as it was', async () => {
    await compile()
    writeFileSync(join(folder, 'cards.json'), JSON.stringify(FILE).slice(0, 400))
    await expect(compile()).rejects.toThrow('cards.json')
    expect(readPackFolder(join(folder, 'pack')).size).toBe(2)
  })
})
