import type { Ability } from './ability.ts'
import type { TokenSpec } from './effect.ts'

type Spec = Extract<TokenSpec, { token: 'spec' }>

const tapSacrifice: Extract<Ability, { a: 'activated' }>['cost'] = [
  { c: 'tap' },
  { c: 'do', effect: { do: 'sacrifice', what: { ref: 'self' } } },
]

/** The predefined tokens (CR 111.10), by name. */
export const DEFINED_TOKENS: Readonly<Record<string, Spec>> = {
  Treasure: {
    token: 'spec',
    types: ['Artifact'],
    subtypes: ['Treasure'],
    colors: [],
    abilities: [
      {
        a: 'activated',
        cost: tapSacrifice,
        effect: { do: 'addMana', mana: { mana: 'any', n: 1, colors: ['W', 'U', 'B', 'R', 'G'] } },
      },
    ],
  },
  Food: {
    token: 'spec',
    types: ['Artifact'],
    subtypes: ['Food'],
    colors: [],
    abilities: [
      { a: 'activated', cost: [{ c: 'mana', mana: ['2'] }, ...tapSacrifice], effect: { do: 'gainLife', n: 3 } },
    ],
  },
  Clue: {
    token: 'spec',
    types: ['Artifact'],
    subtypes: ['Clue'],
    colors: [],
    abilities: [
      {
        a: 'activated',
        cost: [
          { c: 'mana', mana: ['2'] },
          { c: 'do', effect: { do: 'sacrifice', what: { ref: 'self' } } },
        ],
        effect: { do: 'draw', n: 1 },
      },
    ],
  },
  Gold: {
    token: 'spec',
    types: ['Artifact'],
    subtypes: ['Gold'],
    colors: [],
    abilities: [
      {
        a: 'activated',
        cost: [{ c: 'do', effect: { do: 'sacrifice', what: { ref: 'self' } } }],
        effect: { do: 'addMana', mana: { mana: 'any', n: 1, colors: ['W', 'U', 'B', 'R', 'G'] } },
      },
    ],
  },
  Blood: {
    token: 'spec',
    types: ['Artifact'],
    subtypes: ['Blood'],
    colors: [],
    abilities: [
      {
        a: 'activated',
        cost: [
          { c: 'mana', mana: ['1'] },
          { c: 'tap' },
          { c: 'do', effect: { do: 'discard', n: 1 } },
          { c: 'do', effect: { do: 'sacrifice', what: { ref: 'self' } } },
        ],
        effect: { do: 'draw', n: 1 },
      },
    ],
  },
  Powerstone: {
    token: 'spec',
    types: ['Artifact'],
    subtypes: ['Powerstone'],
    colors: [],
    abilities: [
      {
        a: 'activated',
        cost: [{ c: 'tap' }],
        effect: {
          do: 'addMana',
          mana: { mana: 'one', of: [['C']] },
          only: {
            spells: { f: 'type', is: 'Artifact' },
            abilities: { f: 'ability', is: 'activated' },
            otherCosts: true,
          },
        },
      },
    ],
  },
}
