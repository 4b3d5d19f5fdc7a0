import type { CardType } from '@upkeep/ir'

export type { CardType }

const TYPES: CardType[] = [
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Instant',
  'Kindred',
  'Land',
  'Planeswalker',
  'Sorcery',
]
const plural = (t: string): string => (t === 'Sorcery' ? 'sorceries' : `${t.toLowerCase()}s`)

export const CardTypeNames = {
  one: new Map<string, CardType>(TYPES.map(t => [t.toLowerCase(), t])),
  oneOf: new Map<CardType, string>(TYPES.map(t => [t, t.toLowerCase()])),
  many: new Map<string, CardType>(TYPES.map(t => [plural(t), t])),
  manyOf: new Map<CardType, string>(TYPES.map(t => [t, plural(t)])),
}
