/** A card of the pack, and its line. */
import type { CardDef } from '@upkeep/ir'
import { foldName } from '../names/fold.ts'

/** A place in a card's text that was not understood. */
export interface Stop {
  /** Index of the face. */
  readonly face: number
  /** Index of the line of its text. */
  readonly line: number
  /** The word where reading stopped. */
  readonly word: string
}

/** One card as the pack holds it. With `stops` it is not playable. */
export type PackCard = CardDef & { readonly stops?: readonly Stop[] }

/** The file that a card is in, without its ending: the first letter of its folded name, or `_`. */
export function shelfOf(name: string): string {
  const letter = foldName(name).charAt(0)
  return /[a-z]/.test(letter) ? letter : '_'
}

/** All the shelves there can be. */
export const SHELVES: readonly string[] = [...'_abcdefghijklmnopqrstuvwxyz']

/** The order of cards on a shelf: that of their folded names, the same on every machine. */
export function compareNames(a: string, b: string): number {
  const x = foldName(a)
  const y = foldName(b)
  if (x !== y) return x < y ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}

/** Keys that come first, in this order; then short ones (they tell the variant), then the others by alphabet. */
const FIRST: readonly string[] = [
  'name',
  'layout',
  'names',
  'colorIdentity',
  'manaCost',
  'colorIndicator',
  'supertypes',
  'types',
  'subtypes',
  'power',
  'toughness',
  'loyalty',
  'defense',
]
const LAST: readonly string[] = ['abilities', 'faces', 'stops']
const ranks = new Map<string, number>([
  ...FIRST.map((key, index): [string, number] => [key, index - FIRST.length]),
  ...LAST.map((key, index): [string, number] => [key, index + 10]),
])

function rankOf(key: string): number {
  return ranks.get(key) ?? (key.length <= 2 ? 0 : 1)
}

function compareKeys(a: string, b: string): number {
  return rankOf(a) - rankOf(b) || (a < b ? -1 : 1)
}

/** JSON with keys in a fixed order, whatever order they were made in. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    const record = inner as Readonly<Record<string, unknown>>
    return Object.fromEntries(
      Object.keys(record)
        .sort(compareKeys)
        .map(key => [key, record[key]]),
    )
  })
}

/** The line of a card, without its end. */
export function packLine(card: PackCard): string {
  return stableJson(card)
}

/** The text of each shelf that has cards. Throws where two cards share a name. */
export function packShelves(cards: Iterable<PackCard>): Map<string, string> {
  const shelves = new Map<string, PackCard[]>()
  const names = new Set<string>()
  for (const card of cards) {
    if (names.has(card.name)) throw new Error(`two cards are called ${JSON.stringify(card.name)}`)
    names.add(card.name)
    const shelf = shelfOf(card.name)
    const list = shelves.get(shelf)
    if (list) list.push(card)
    else shelves.set(shelf, [card])
  }
  return new Map(
    SHELVES.filter(shelf => shelves.has(shelf)).map(shelf => {
      const sorted = shelves.get(shelf)!.sort((a, b) => compareNames(a.name, b.name))
      return [shelf, sorted.map(card => `${packLine(card)}\n`).join('')]
    }),
  )
}
