import { describe, expect, it } from 'vitest'
import { type CardDef, defineKeyword, KEYWORDS, type KeywordAbility, validate, validateCard } from './index.ts'

describe('validate', () => {
  const card = (abilities: unknown[]): CardDef => ({
    name: 'Test Ox',
    layout: 'normal',
    faces: [{ name: 'Test Ox', types: ['Creature'], power: 1, toughness: 1, abilities: abilities as never }],
  })
  it('has nothing to say of a card that is right', () => {
    expect(validateCard(card([{ a: 'spell', effect: { do: 'draw', n: { n: 'x' } } }]))).toEqual([])
  })
  it('names unknown keys, unknown variants, what is missing, and wrong words', () => {
    expect(
      validateCard(
        card([
          { a: 'spell', effect: { do: 'draw', number: 1 } },
          { a: 'spell', effect: { do: 'dance' } },
          { a: 'keyword', keyword: 'dancing' },
          { a: 'static', affected: { ref: 'all', filter: { f: 'type', is: 'creature' } }, mods: [] },
        ]),
      ),
    ).toEqual([
      'Test Ox CardDef.faces[0].abilities[0].effect.number: unknown',
      'Test Ox CardDef.faces[0].abilities[0].effect.n: missing',
      'Test Ox CardDef.faces[0].abilities[1].effect: "dance" is no Effect',
      'Test Ox CardDef.faces[0].abilities[2]: no keyword "dancing"',
      'Test Ox CardDef.faces[0].abilities[3].affected.filter.is: "creature" is no CardType',
    ])
  })
  for (const keyword of Object.keys(KEYWORDS))
    it(`finds the definition of ${keyword} right`, () => {
      const ability: KeywordAbility = {
        a: 'keyword',
        keyword,
        cost: [{ c: 'mana', mana: ['1'] }],
        n: 1,
        filter: { f: 'type', is: 'Creature' },
      }
      expect(validate('Ability[]', defineKeyword(ability))).toEqual([])
    })
})
