/** Permanents for the tests of this folder: no printed cards, only what they do. */
import type { Ability, CardDef, CardType, Cost, Effect, Filter, ManaOutput, ManaType, Replacement } from '@upkeep/ir'

export function card(
  name: string,
  types: CardType[],
  abilities: Ability[],
  more: Partial<CardDef['faces'][number]> = {},
): CardDef {
  const face = { name, types, abilities, ...more }
  return { name, layout: 'normal', faces: [types.includes('Creature') ? { power: 1, toughness: 1, ...face } : face] }
}

export const TAP: Cost = { c: 'tap' }
export const mana = (...symbols: string[]): Cost => ({ c: 'mana', mana: symbols })
export const sacrificeSelf: Cost = { c: 'do', effect: { do: 'sacrifice', what: { ref: 'self' } } }
export const sacrifice = (filter: Filter): Cost => ({
  c: 'do',
  effect: { do: 'sacrifice', what: { ref: 'choose', name: 'c1', filter } },
})
export const life = (n: number): Cost => ({ c: 'do', effect: { do: 'payLife', n } })
export const one = (...of: string[]): ManaOutput => ({ mana: 'one', of: of.map(o => [...o] as ManaType[]) })
export const anyColor = (n = 1, combination = false): ManaOutput => ({
  mana: 'any',
  n,
  colors: ['W', 'U', 'B', 'R', 'G'],
  ...(combination ? { combination } : {}),
})
export const add = (output: ManaOutput): Effect => ({ do: 'addMana', mana: output })
export const makes = (cost: Cost[], output: ManaOutput, then?: Effect): Ability => ({
  a: 'activated',
  cost,
  effect: then ? { do: 'seq', steps: [add(output), then] } : add(output),
})
export const replaces = (replacement: Replacement): Ability => ({ a: 'replacement', replacement })

const basic = (name: string, subtype: string): CardDef =>
  card(name, ['Land'], [], { supertypes: ['Basic'], subtypes: [subtype] })
export const PLAINS = basic('Plains', 'Plains')
export const ISLAND = basic('Island', 'Island')
export const SWAMP = basic('Swamp', 'Swamp')
export const MOUNTAIN = basic('Mountain', 'Mountain')
export const FOREST = basic('Forest', 'Forest')
export const SNOW_FOREST = card('Snow Forest', ['Land'], [], { supertypes: ['Basic', 'Snow'], subtypes: ['Forest'] })
export const WASTE = card('Waste', ['Land'], [makes([TAP], one('C'))], { supertypes: ['Basic'] })
export const TRIOME = card('Triome', ['Land'], [], { subtypes: ['Forest', 'Plains', 'Island'] })
export const DUAL = card('Dual', ['Land'], [makes([TAP], one('W', 'U'))])
export const BOUNCE = card('Bounce', ['Land'], [makes([TAP], one('UB'))])
export const TOMB = card(
  'Tomb',
  ['Land'],
  [makes([TAP], one('CC'), { do: 'damage', n: 2, to: { ref: 'you' }, source: { ref: 'self' } })],
)
export const PAIN = card(
  'Sting Land',
  ['Land'],
  [
    makes([TAP], one('C')),
    makes([TAP], one('W', 'U'), { do: 'damage', n: 1, to: { ref: 'you' }, source: { ref: 'self' } }),
  ],
)
export const CONFLUENCE = card('Confluence', ['Land'], [makes([TAP, life(1)], anyColor())])
export const FILTER = card(
  'Filter',
  ['Land'],
  [makes([TAP], one('C')), makes([mana('W/B'), TAP], one('WW', 'WB', 'BB'))],
)
export const SIGNET = card('Signet', ['Artifact'], [makes([mana('1'), TAP], one('WU'))])
export const RING = card('Ring', ['Artifact'], [makes([TAP], one('CC'))])
export const ELF = card('Elf', ['Creature'], [makes([TAP], one('G'))], { manaCost: ['G'], subtypes: ['Elf'] })
export const BEAR = card('Bear', ['Creature'], [], { manaCost: ['1', 'G'] })
export const ALTAR = card('Altar', ['Artifact'], [makes([sacrifice({ f: 'type', is: 'Creature' })], anyColor())])
export const PET = card('Pet', ['Creature'], [makes([sacrificeSelf], one('B'))], { manaCost: ['B'] })
export const CELEBRANT = card('Celebrant', ['Creature'], [makes([mana('B'), life(1)], anyColor())])
export const TREASURE = card('Treasure', ['Artifact'], [makes([TAP, sacrificeSelf], anyColor())], {
  subtypes: ['Treasure'],
})
export const SPIRIT_GUIDE = card(
  'Guide',
  ['Creature'],
  [
    {
      a: 'activated',
      zone: 'hand',
      cost: [{ c: 'do', effect: { do: 'move', what: { ref: 'self' }, to: 'exile' } }],
      effect: add(one('G')),
    },
  ],
)

const lands: Filter = { f: 'type', is: 'Land' }
const whose = (who: 'you' | 'opponents'): Filter => ({
  f: 'and',
  of: [lands, { f: 'controller', is: who === 'you' ? { ref: 'you' } : { ref: 'players', which: 'opponents' } }],
})
export const POOL = card(
  'Pool',
  ['Land'],
  [makes([TAP], { mana: 'couldProduce', filter: whose('you'), any: 'type', n: 1 })],
)
export const ORCHARD = card(
  'Orchard',
  ['Land'],
  [makes([TAP], { mana: 'couldProduce', filter: whose('opponents'), any: 'color', n: 1 })],
)

const tapped = (what: Filter, more: object = {}): { on: 'tapForMana'; what: Filter } => ({
  on: 'tapForMana',
  what,
  ...more,
})
/** {B} instead of any other type and amount. */
export const ALL_BLACK = card(
  'All Black',
  ['Enchantment'],
  [replaces({ r: 'mana', event: tapped(lands), set: one('B') })],
)
/** Colourless instead of any other type. */
export const ALL_COLORLESS = card(
  'All Colourless',
  ['Enchantment'],
  [replaces({ r: 'mana', event: tapped(lands), type: 'C' })],
)
export const ALL_RED = card('All Red', ['Enchantment'], [replaces({ r: 'mana', event: tapped(lands), type: 'R' })])
/** Two or more: {C} instead. */
export const SPHERE = card(
  'Sphere',
  ['Artifact'],
  [replaces({ r: 'mana', event: tapped(lands, { atLeast: 2 }), set: one('C') })],
)
const yours = { who: { ref: 'you' } }
export const TWICE = card(
  'Twice',
  ['Enchantment'],
  [replaces({ r: 'mana', event: tapped({ f: 'kind', is: 'permanent' }, yours), times: 2 })],
)
export const THRICE = card(
  'Thrice',
  ['Enchantment'],
  [replaces({ r: 'mana', event: tapped({ f: 'kind', is: 'permanent' }, yours), times: 3 })],
)
export const FLARE = card(
  'More Of It',
  ['Enchantment'],
  [
    {
      a: 'triggered',
      on: { on: 'tapForMana', what: lands },
      effect: { do: 'addMana', who: { ref: 'event', role: 'player' }, mana: { mana: 'produced', n: 1 } },
    },
  ],
)
export const GROWTH = card(
  'Growth',
  ['Enchantment'],
  [
    { a: 'keyword', keyword: 'enchant', filter: lands },
    {
      a: 'triggered',
      on: { on: 'tapForMana', what: { f: 'is', ref: { ref: 'host' } } },
      effect: { do: 'addMana', who: { ref: 'controllerOf', of: { ref: 'host' } }, mana: one('G') },
    },
  ],
  { subtypes: ['Aura'] },
)
