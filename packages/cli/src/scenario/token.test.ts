import { describe, expect, test } from 'vitest'
import { readToken } from './token.ts'

const none = () => undefined
const token = (written: string) => readToken(written, 'here', none)

describe('what a token is', () => {
  test.each([
    ['2/2 green Bear creature', { types: ['Creature'], subtypes: ['Bear'], colors: ['G'], power: 2, toughness: 2 }],
    ['1/1 colorless Thopter artifact creature', { types: ['Artifact', 'Creature'], subtypes: ['Thopter'], colors: [] }],
    ['a 1/1 white and blue Bird creature token', { colors: ['W', 'U'], subtypes: ['Bird'] }],
    ['legendary 3/3 black Zombie Knight creature', { supertypes: ['Legendary'], subtypes: ['Zombie', 'Knight'] }],
    ['2/2 red Goblin creature named Bob', { name: 'Bob', subtypes: ['Goblin'] }],
    ['4/4 white Angel', { types: ['Creature'], subtypes: ['Angel'] }],
  ])('%s', (written, expected) => {
    expect(token(written)).toMatchObject({ token: 'spec', ...expected })
  })

  test('keywords follow "with"', () => {
    const spec = token('2/2 green Bear creature with trample, ward {2} and first strike')
    expect(spec).toMatchObject({
      abilities: [
        { a: 'keyword', keyword: 'trample' },
        { a: 'keyword', keyword: 'ward', cost: [{ c: 'mana', mana: ['2'] }] },
        { a: 'keyword', keyword: 'first strike' },
      ],
    })
  })

  test('other abilities stand in quotes, and are read as card text', () => {
    const ability = { a: 'keyword', keyword: 'flying' } as const
    const read = (text: string) => (text === 'Draw a card.' ? [ability] : undefined)
    expect(readToken('1/1 blue Fish creature with "Draw a card."', 'here', read)).toMatchObject({
      abilities: [ability],
    })
  })

  test('predefined tokens go by their names', () => {
    expect(token('Treasure')).toEqual({ token: 'defined', name: 'Treasure' })
    expect(token('a Food token')).toEqual({ token: 'defined', name: 'Food' })
  })

  test.each(['green Bear creature', '2/2 green', 'nonsense', '2/2 green Bear creature with wings'])(
    '%s is refused',
    written => {
      expect(() => token(written)).toThrow(/^here: /)
    },
  )
})
