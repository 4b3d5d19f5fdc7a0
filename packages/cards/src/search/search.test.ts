import type { CardDef, Face } from '@upkeep/ir'
import { describe, expect, test } from 'vitest'
import { packLine } from '../pack/card.ts'
import { Pack } from '../pack/pack.ts'
import { parseQuery, QueryError } from './query.ts'
import { CardSearch } from './search.ts'

const face = (name: string, fields: Partial<Face>): Face => ({ name, types: ['Creature'], abilities: [], ...fields })
const card = (name: string, fields: Partial<Face> = {}, more: Partial<CardDef> & { stops?: object[] } = {}) => ({
  name,
  layout: 'normal' as const,
  faces: [face(name, fields)],
  ...more,
})

const CARDS = [
  card('Goblin Guide', { manaCost: ['R'], subtypes: ['Goblin', 'Scout'] }, { names: { de: ['Goblin-Führer'] } }),
  card('Mad Goblin', { manaCost: ['1', 'R', 'G'], subtypes: ['Goblin'] }, { colorIdentity: ['R', 'G', 'B'] }),
  card('Hobgoblin', { manaCost: ['2'], types: ['Artifact', 'Creature'] }),
  card('Lightning Bolt', { manaCost: ['R'], types: ['Instant'] }),
  card('Forest', { supertypes: ['Basic'], types: ['Land'], subtypes: ['Forest'] }, { colorIdentity: ['G'] }),
  card('The Doctor', { manaCost: ['X', 'W/U'], subtypes: ['Time Lord', 'Doctor'] }, { stops: [{}] }),
  card('Void Thing', { manaCost: ['3', 'B'], abilities: [{ a: 'keyword', keyword: 'devoid' }] }),
  {
    name: 'Fire // Ice',
    layout: 'split' as const,
    faces: [
      face('Fire', { manaCost: ['1', 'R'], types: ['Instant'] }),
      face('Ice', { manaCost: ['1', 'U'], types: ['Instant'] }),
    ],
  },
  {
    name: 'Day // Night',
    layout: 'transform' as const,
    faces: [face('Day', { manaCost: ['W'] }), face('Night', { colorIndicator: ['B'] })],
  },
]
const search = new CardSearch(new Pack([['all.jsonl', CARDS.map(card => packLine(card as CardDef)).join('\n')]]))
const find = (query: string, limit?: number) => search.find(query, limit).map(card => card.name)

describe('card search', () => {
  test('ranks a name before its beginning, before words, before parts', () => {
    expect(find('goblin')).toEqual(['Goblin Guide', 'Mad Goblin', 'Hobgoblin'])
    expect(find('mad gob')).toEqual(['Mad Goblin'])
    expect(find('guid gob')).toEqual(['Goblin Guide'])
    expect(find('goblin', 1)).toEqual(['Goblin Guide'])
    expect(find('ice')).toEqual(['Fire // Ice'])
    expect(find('fuhrer')).toEqual(['Goblin Guide'])
  })

  test('forgives slips of the pen where nothing fits', () => {
    expect(find('lightnig bolt')).toEqual(['Lightning Bolt'])
    expect(find('lightnig bolt t:creature')).toEqual([])
    expect(find('nothing like it')).toEqual([])
  })

  test('by type', () => {
    expect(find('t:goblin')).toEqual(['Goblin Guide', 'Mad Goblin'])
    expect(find('t:basic t:land')).toEqual(['Forest'])
    expect(find('t:"artifact creature"')).toEqual(['Hobgoblin'])
    expect(find('t:lord')).toEqual(['The Doctor'])
    expect(find('t:creature -t:goblin c:c')).toEqual(['Hobgoblin', 'Void Thing'])
  })

  test('by colour', () => {
    expect(find('c:r')).toEqual(['Goblin Guide', 'Mad Goblin', 'Lightning Bolt', 'Fire // Ice'])
    expect(find('c=rg')).toEqual(['Mad Goblin'])
    expect(find('c<=wu')).toEqual(['Hobgoblin', 'Forest', 'The Doctor', 'Void Thing', 'Day // Night'])
    expect(find('c>r')).toEqual(['Mad Goblin', 'Fire // Ice'])
    expect(find('c<rg t:creature')).toEqual(['Goblin Guide', 'Hobgoblin', 'Void Thing'])
    expect(find('c!=c c<=w')).toEqual(['Day // Night'])
    expect(find('id:brg t:goblin c>r')).toEqual(['Mad Goblin'])
    expect(find('id<=g')).toEqual(['Hobgoblin', 'Forest', 'Void Thing'])
    expect(find('c:white')).toEqual(['The Doctor', 'Day // Night'])
  })

  test('by mana value; that of a split card is both halves together', () => {
    expect(find('mv=4')).toEqual(['Void Thing', 'Fire // Ice'])
    expect(find('mv<=1 mv>0')).toEqual(['Goblin Guide', 'Lightning Bolt', 'The Doctor', 'Day // Night'])
    expect(find('mv:0')).toEqual(['Forest'])
    expect(find('mv>=3 mv!=4 mv<9')).toEqual(['Mad Goblin'])
  })

  test('by whether they can be played', () => {
    expect(find('-is:playable')).toEqual(['The Doctor'])
    expect(find('is:playable')).toHaveLength(CARDS.length - 1)
  })

  test('shows what a list needs', () => {
    expect(search.find('day')).toEqual([
      { name: 'Day // Night', types: 'Creature // Creature', manaValue: 1, colors: ['W'], playable: true },
    ])
  })

  test('sees cards that are added', () => {
    const pack = new Pack()
    const search = new CardSearch(pack)
    expect(search.find('')).toEqual([])
    pack.add('f.jsonl', packLine(card('Forest') as CardDef))
    expect(search.find('forest')).toHaveLength(1)
  })
})

test('a term that is none is named', () => {
  expect(parseQuery('  Fire "and ice" mv<=3 ')).toEqual({
    name: 'Fire and ice',
    manaValue: [{ compare: '<=', value: 3 }],
  })
  expect(parseQuery('')).toEqual({})
  for (const term of ['x:y', 'mv:two', 'c:purple', 'is:good', '-mv:1', '-c:r', '-id:r']) {
    expect(() => parseQuery(`forest ${term}`)).toThrow(QueryError)
    expect(() => parseQuery(`forest ${term}`)).toThrow(`“${term}”`)
  }
})
