import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type PackCard, packLine, packShelves, shelfOf, stableJson } from './card.ts'
import { readPackFolder, writePackFolder } from './folder.ts'
import { Pack, PackError } from './pack.ts'

const card = (name: string, ...faces: string[]): PackCard => ({
  name,
  layout: faces.length > 0 ? 'split' : 'normal',
  faces: (faces.length > 0 ? faces : [name]).map(name => ({ name, types: ['Instant'], abilities: [] })),
})
const packOf = (...cards: PackCard[]) =>
  new Pack([...packShelves(cards)].map(([file, text]) => [`${file}.jsonl`, text]))

describe('the lines of the pack', () => {
  test('have their keys in one order, however the card was made', () => {
    const ability = { keyword: 'flying', a: 'keyword' as const }
    const made: PackCard = {
      faces: [{ abilities: [ability], types: ['Creature'], power: 2, toughness: 2, name: 'Bird', manaCost: ['W'] }],
      colorIdentity: ['W'],
      layout: 'normal',
      name: 'Bird',
      names: { de: ['Vogel'] },
    } as PackCard
    expect(packLine(made)).toBe(
      '{"name":"Bird","layout":"normal","names":{"de":["Vogel"]},"colorIdentity":["W"],"faces":[{"name":"Bird",' +
        '"manaCost":["W"],"types":["Creature"],"power":2,"toughness":2,"abilities":[{"a":"keyword","keyword":"flying"}]}]}',
    )
  })

  test('say the same whatever the order of keys', () => {
    const shuffled = fc.jsonValue().chain(value => fc.tuple(fc.constant(value), fc.infiniteStream(fc.nat())))
    fc.assert(
      fc.property(shuffled, ([value, order]) => {
        const again = shuffleKeys(value, order)
        expect(stableJson(again)).toBe(stableJson(value))
        expect(JSON.parse(stableJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('stand on the shelf of their first letter, sorted', () => {
    expect(['Æther', 'Élan', '+2 Mace', 'zoo', '1996', '"Ach!'].map(shelfOf)).toEqual(['a', 'e', '_', 'z', '_', 'a'])
    const shelves = packShelves([card('Bee'), card('Ab'), card('Áa'), card('Ba Z'), card('+2')])
    expect([...shelves].map(([shelf, text]) => [shelf, text.match(/(?<=^\{"name":")[^"]*/gm)])).toEqual([
      ['_', ['+2']],
      ['a', ['Áa', 'Ab']],
      ['b', ['Ba Z', 'Bee']],
    ])
    expect(() => packShelves([card('Ab'), card('Ab')])).toThrow('two cards are called "Ab"')
  })
})

describe('a pack', () => {
  const german: PackCard = { ...card('Fire // Ice', 'Fire', 'Ice'), names: { de: ['Feuer', 'Eis'] } }

  test('finds a card by name, face, German name and folded spelling', () => {
    const pack = packOf(card('Forest'), card('Lim-Dûl "X"'), german)
    expect(pack.size).toBe(3)
    expect(pack.get('Forest')).toEqual(card('Forest'))
    expect(pack.get('forest')).toBeUndefined()
    expect(pack.find('FOREST')).toBe(pack.get('Forest'))
    expect(pack.get('Lim-Dûl "X"')?.name).toBe('Lim-Dûl "X"')
    for (const spelling of ['fire/ice', 'Ice', 'Eis', 'Feuer // Eis']) expect(pack.find(spelling)).toEqual(german)
    expect(pack.find('Nothing')).toBeUndefined()
    expect(pack.names.suggest('Forrest')).toEqual(['Forest'])
    expect([...pack.cardNames()]).toEqual(['Fire // Ice', 'Forest', 'Lim-Dûl "X"'])
    expect([...pack.cards()]).toHaveLength(3)
  })

  test('parses only what is asked for, and once', () => {
    const broken = '{"name":"Broken","layout":}'
    const pack = new Pack([['b.jsonl', `${packLine(card('Bee'))}\n${broken}\n`]])
    expect(pack.get('Bee')).toBe(pack.get('Bee'))
    expect(pack.names.find('Bee')).toEqual({ kind: 'found', name: 'Bee', by: 'name' })
    expect(() => pack.get('Broken')).toThrow('b.jsonl:2: this is not JSON')
  })

  test('grows by shelves, and takes a shelf whole or not at all', () => {
    const pack = packOf(card('Ab'))
    expect(pack.find('bee')).toBeUndefined()
    pack.add('b.jsonl', `${packLine(card('Bee'))}\n`)
    expect(pack.find('bee')?.name).toBe('Bee')
    const line = packLine(card('Cat'))
    for (const text of [
      `${line}\n${line}`,
      `${line}\nrubbish`,
      `${line}\n{"name":"Cod","lay`,
      `${line}\n{"name":"Ab"}`,
    ]) {
      expect(() => pack.add('c.jsonl', text)).toThrow(PackError)
      expect(pack.has('Cat')).toBe(false)
    }
    expect(() => pack.add('c.jsonl', '{"name":"Cat"}') ?? pack.get('Cat')).toThrow('c.jsonl:1')
  })
})

describe('a pack in a folder', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'upkeep-pack-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is written and read back; shelves that are gone go, those that stay are not touched', () => {
    writePackFolder([card('Ab'), card('Bee'), card('+2')], folder)
    expect(readdirSync(folder)).toEqual(['_.jsonl', 'a.jsonl', 'b.jsonl'])
    const before = statSync(join(folder, 'a.jsonl')).mtimeMs
    writeFileSync(join(folder, 'README'), 'kept')
    writePackFolder([card('Cat'), card('Ab')], folder)
    expect(readdirSync(folder)).toEqual(['README', 'a.jsonl', 'c.jsonl'])
    expect(statSync(join(folder, 'a.jsonl')).mtimeMs).toBe(before)
    expect([...readPackFolder(folder).cards()]).toEqual([card('Ab'), card('Cat')])
    expect(readFileSync(join(folder, 'c.jsonl'), 'utf8').endsWith('}\n')).toBe(true)
  })

  test('stays as it was when the new one is wrong', () => {
    writePackFolder([card('Ab')], folder)
    expect(() => writePackFolder([card('Cat'), card('Cat')], folder)).toThrow()
    const circular = card('Dog') as { self?: unknown } & PackCard
    circular.self = circular
    expect(() => writePackFolder([card('Cat'), circular], folder)).toThrow()
    expect(readdirSync(folder)).toEqual(['a.jsonl'])
  })

  test('that is absent is empty', () => {
    expect(readPackFolder(join(folder, 'none')).size).toBe(0)
  })
})

function shuffleKeys(value: unknown, order: Iterator<number>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(item => shuffleKeys(item, order))
  const keyed = Object.entries(value).map(([key, inner]) => [order.next().value as number, key, inner] as const)
  return Object.fromEntries(keyed.sort((a, b) => a[0] - b[0]).map(([, key, inner]) => [key, shuffleKeys(inner, order)]))
}
