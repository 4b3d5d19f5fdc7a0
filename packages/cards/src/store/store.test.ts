import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CardFileError } from '../import/errors.ts'
import { CORPUS, WHY_SKIPPED } from '../testing.ts'
import { dataFolder, storeFile } from './home.ts'
import { importCardFile } from './import.ts'
import { StoreError } from './schema.ts'
import { type CardStore, openStore } from './store.ts'

let folder = ''
const open: CardStore[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upkeep-store-'))
})
afterEach(() => {
  for (const store of open.splice(0)) store.close()
  rmSync(folder, { recursive: true })
})

function file(name: string, value: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value))
  return path
}

const bring = (name: string, value: unknown) => importCardFile(file(name, value), { folder })

function store(): CardStore {
  const store = openStore(folder)!
  open.push(store)
  return store
}

const face = (name: string, fields: object = {}) => ({
  name,
  layout: 'normal',
  type: 'Creature — Bear',
  text: '',
  identifiers: { scryfallOracleId: `id-${name}` },
  ...fields,
})
const german = (name: string, text = '') => ({
  foreignData: [{ language: 'German', name, faceName: name, type: 'Kreatur — Bär', text }],
})
const rulings = [
  { date: '2020-01-01', text: 'First.' },
  { date: '2019-01-01', text: 'Second.' },
]
const ATOMIC = {
  meta: { date: '2026-01-02', version: '5' },
  data: {
    Bruin: [
      face('Bruin', { text: 'Bruin eats honey.\nIt grows.', rulings, ...german('Größter Bär', 'Frisst Honig.') }),
    ],
    'Heat // Cold': [
      face('Heat // Cold', { faceName: 'Heat', layout: 'split', type: 'Instant', ...german('Hitze') }),
      face('Heat // Cold', { faceName: 'Cold', layout: 'split', type: 'Instant', ...german('Kälte') }),
    ],
    'Lim-Dûl': [face('Lim-Dûl', { ...german('Gleich') })],
    Other: [face('Other', { ...german('Gleich') })],
  },
}
const scryfall = (name: string, fields: object = {}) => ({
  object: 'card',
  oracle_id: `id-${name}`,
  lang: 'en',
  layout: 'normal',
  name,
  type_line: 'Creature — Bear',
  oracle_text: 'New text.',
  ...fields,
})
const scryRuling = (name: string, comment: string) => ({
  object: 'ruling',
  oracle_id: `id-${name}`,
  published_at: '2021-01-01',
  comment,
})

describe('the store', () => {
  test('is not there before the first import', () => {
    expect(openStore(folder)).toBeUndefined()
    expect(openStore(join(folder, 'nowhere'))).toBeUndefined()
  })

  test('says what an import brought', async () => {
    expect(await bring('a.json', ATOMIC)).toEqual({
      format: 'mtgjson-atomic',
      date: '2026-01-02',
      cards: 4,
      faces: 5,
      rulings: 2,
      german: 5,
      skipped: {},
    })
    expect(store().summary()).toEqual({
      cards: 4,
      rulings: 2,
      sources: [{ format: 'mtgjson-atomic', date: '2026-01-02', version: '5' }],
    })
  })

  test('finds a card by any of its names', async () => {
    await bring('a.json', ATOMIC)
    const cards = store()
    expect(cards.card('Bruin')).toMatchObject({ name: 'Bruin', oracleId: 'id-Bruin', rulings })
    for (const spelling of ['bruin', 'grosster bar', 'Größter Bär']) expect(cards.card(spelling)?.name).toBe('Bruin')
    for (const spelling of ['Heat/Cold', 'cold', 'Kälte', 'Hitze // Kälte']) {
      expect(cards.card(spelling)?.name).toBe('Heat // Cold')
    }
    expect(cards.find('cold')).toEqual({ kind: 'found', name: 'Heat // Cold', by: 'face' })
    expect(cards.find('gleich')).toEqual({ kind: 'ambiguous', names: ['Lim-Dûl', 'Other'] })
    expect([cards.card('gleich'), cards.card('nothing')]).toEqual([undefined, undefined])
    expect(cards.rulings('GRÖßTER bär')).toEqual(rulings)
    expect(cards.suggest('Bruinn')).toEqual(['Bruin'])
    expect(Array.from(cards.cards(), card => [card.name, card.rulings.length])).toEqual([
      ['Bruin', 2],
      ['Heat // Cold', 0],
      ['Lim-Dûl', 0],
      ['Other', 0],
    ])
  })

  test('searches names, types and texts, in German too', async () => {
    await bring('a.json', ATOMIC)
    const cards = store()
    const names = (query: Parameters<CardStore['search']>[0]) => cards.search(query).map(card => card.name)
    expect(names({ text: 'honey grow' })).toEqual(['Bruin'])
    expect(names({ text: '"eats honey"' })).toEqual(['Bruin'])
    expect(names({ text: '"honey eats"' })).toEqual([])
    expect(names({ type: 'instant' })).toEqual(['Heat // Cold'])
    expect(names({ type: 'Kreatur bar', text: 'honig' })).toEqual(['Bruin'])
    expect(names({ name: 'lim dul' })).toEqual(['Lim-Dûl'])
    expect(names({ type: 'creature', limit: 2 })).toHaveLength(2)
    expect(names({ any: 'honey' })).toEqual(['Bruin'])
    for (const words of ['', '"', '*', 'NEAR(', 'a:b OR', '-', "'; DROP TABLE card"])
      expect(names({ any: words })).toEqual([])
  })

  test('takes new texts and rulings, and keeps the German that the newer file lacks', async () => {
    await bring('a.json', ATOMIC)
    await bring('cards.json', [scryfall('Bruin'), scryfall('Bearling')])
    let cards = store()
    expect(cards.card('größter bär')).toMatchObject({
      name: 'Bruin',
      faces: [{ text: 'New text.', german: { name: 'Größter Bär' } }],
      rulings,
    })
    expect(cards.search({ text: 'honey' })).toEqual([])
    expect(cards.search({ text: 'honig new' })).toHaveLength(1)
    expect(cards.card('Bearling')?.faces[0]?.text).toBe('New text.')
    const brought = await bring('rulings.json', [scryRuling('Bruin', 'A.'), scryRuling('Other', 'B.')])
    expect(brought).toMatchObject({ format: 'scryfall-rulings', cards: 0, rulings: 2 })
    cards = store()
    expect(cards.rulings('Bruin')).toEqual([{ date: '2021-01-01', text: 'A.' }])
    expect(cards.rulings('Other')).toEqual([{ date: '2021-01-01', text: 'B.' }])
    expect(
      cards
        .summary()
        .sources.map(source => source.format)
        .sort(),
    ).toEqual(['mtgjson-atomic', 'scryfall-cards', 'scryfall-rulings'])
  })

  test('takes rulings before their cards, and German printings after them', async () => {
    await bring('rulings.json', [scryRuling('Bruin', 'A.')])
    const de = { lang: 'de', printed_name: 'Braunbär', printed_type_line: 'Kreatur — Bär', printed_text: 'Hm.' }
    expect(
      await bring('cards.json', [
        scryfall('Bruin'),
        scryfall('Bruin', de),
        scryfall('Goblin', { layout: 'token' }),
        scryfall('Elf', { layout: 'token' }),
      ]),
    ).toMatchObject({ cards: 1, german: 1, skipped: { token: 2 } })
    expect(store().card('braunbar')).toMatchObject({
      faces: [{ german: { name: 'Braunbär', type: 'Kreatur — Bär', text: 'Hm.' } }],
      rulings: [{ date: '2021-01-01', text: 'A.' }],
    })
  })
})

describe('an import that fails', () => {
  test('leaves what was there', async () => {
    await bring('a.json', ATOMIC)
    const text = JSON.stringify([scryfall('Bruin'), scryfall('Bearling')])
    await expect(bring('b.json', text.slice(0, -5))).rejects.toBeInstanceOf(CardFileError)
    const cards = store()
    expect(cards.card('Bruin')?.faces[0]?.text).toContain('honey')
    expect(cards.card('Bearling')).toBeUndefined()
    await bring('c.json', text)
    expect(store().card('Bearling')).toBeDefined()
  })

  test('leaves nothing where nothing was', async () => {
    await expect(bring('b.json', '{"data":{"A":')).rejects.toBeInstanceOf(CardFileError)
    expect(() => store()).toThrow('import a card file again')
  })

  test('is not seen by a reader meanwhile, and keeps a second one out', async () => {
    await bring('a.json', ATOMIC)
    const db = new Database(storeFile(folder))
    db.exec("BEGIN IMMEDIATE; UPDATE card SET name = 'Changed' WHERE name = 'Bruin'")
    expect(store().card('Bruin')).toBeDefined()
    await expect(bring('b.json', [scryfall('Bearling')])).rejects.toThrow('another import is under way')
    db.exec('ROLLBACK')
    db.close()
  })
})

describe('a file that is no store', () => {
  test('is refused by name', async () => {
    const path = storeFile(folder)
    writeFileSync(path, 'this is not a database, and long enough to be one'.repeat(100))
    expect(() => store()).toThrow(StoreError)
    await expect(bring('a.json', ATOMIC)).rejects.toThrow(`${path}: it is not a card store, or broken`)
    rmSync(path)
    const db = new Database(path)
    db.pragma('user_version = 99')
    db.close()
    expect(() => store()).toThrow('import a card file again')
    await expect(bring('a.json', ATOMIC)).rejects.toThrow('made by a newer Upkeep')
  })
})

test('the data folder is UPKEEP_HOME, else in the XDG data home, else in ~/.local/share', () => {
  expect(dataFolder({ UPKEEP_HOME: '/x/y' })).toBe('/x/y')
  expect(dataFolder({ XDG_DATA_HOME: '/data' })).toBe(join('/data', 'upkeep'))
  expect(dataFolder({})).toMatch(/[/\\]upkeep$/)
})

describe('the real corpus', () => {
  test.skipIf(!CORPUS)(`is imported whole${WHY_SKIPPED}`, { timeout: 120_000 }, async () => {
    expect(await importCardFile(CORPUS!, { folder })).toMatchObject({ cards: 30_049, faces: 30_760, german: 25_430 })
    const cards = store()
    expect(cards.card('Blitzschlag')?.name).toBe('Lightning Bolt')
    expect(cards.card('lim-dul’s vault')?.name).toBe("Lim-Dûl's Vault")
    expect(cards.card('Seelenecho')?.rulings.length).toBeGreaterThan(0)
    expect(cards.search({ type: 'enchantment', text: 'echo counter', name: 'soul' })[0]?.name).toBe('Soul Echo')
  })
})
