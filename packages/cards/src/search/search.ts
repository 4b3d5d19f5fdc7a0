/** Looking for cards of the pack by name, type, colour and mana value. Runs anywhere. */
import { COLORS, type Color, colorsOfCost, type Face, manaValueOf } from '@upkeep/ir'
import { foldName } from '../names/fold.ts'
import type { PackCard } from '../pack/card.ts'
import { namedPackCard, type Pack } from '../pack/pack.ts'
import { type CardQuery, type ColorTerm, type Compare, parseQuery } from './query.ts'

/** A card that was found, with the facts that a list of cards shows. */
export interface SearchHit {
  readonly name: string
  readonly types: string
  readonly manaValue: number
  readonly colors: readonly Color[]
  readonly playable: boolean
}

interface Indexed extends SearchHit {
  /** Folded: the name, those of the faces, the German ones. */
  readonly names: readonly string[]
  /** In lower case. */
  readonly typeWords: ReadonlySet<string>
  readonly colorBits: number
  readonly identityBits: number
}

/** An index over a pack; made at the first search, which parses all cards. */
export class CardSearch {
  readonly #pack: Pack
  #index: readonly Indexed[] | undefined
  #byName = new Map<string, Indexed>()

  constructor(pack: Pack) {
    this.#pack = pack
  }

  /** The cards that fit, best first: a name before its beginning, a beginning before a part, typing slips last. */
  find(query: CardQuery | string, limit = 50): SearchHit[] {
    const wanted = typeof query === 'string' ? parseQuery(query) : query
    const index = this.#indexed()
    const fits = index.filter(card => fitsFacts(card, wanted))
    if (wanted.name === undefined) return fits.slice(0, limit).map(show)
    const folded = foldName(wanted.name)
    const ranked = fits
      .map(card => ({ card, rank: Math.min(...card.names.map(name => rankName(name, folded))) }))
      .filter(({ rank }) => rank < NO_MATCH)
      .sort((a, b) => a.rank - b.rank)
      .map(({ card }) => card)
    if (ranked.length > 0) return ranked.slice(0, limit).map(show)
    const near = this.#pack.names.suggest(wanted.name, limit).map(name => this.#byName.get(name))
    return near.filter(card => card !== undefined && fitsFacts(card, wanted)).map(card => show(card!))
  }

  #indexed(): readonly Indexed[] {
    if (this.#index?.length === this.#pack.size) return this.#index
    this.#index = Array.from(this.#pack.cards(), indexCard)
    this.#byName = new Map(this.#index.map(card => [card.name, card]))
    return this.#index
  }
}

const NO_MATCH = 4

/** 0 the same, 1 begins so, 2 has words that begin so, 3 has it somewhere. */
function rankName(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  const words = name.split(' ')
  if (wanted.split(' ').every(part => words.some(word => word.startsWith(part)))) return 2
  return name.includes(wanted) ? 3 : NO_MATCH
}

function fitsFacts(card: Indexed, query: CardQuery): boolean {
  return (
    (query.types ?? []).every(({ type, not }) => card.typeWords.has(type) !== (not === true)) &&
    (query.colors ?? []).every(term => compareColors(card.colorBits, term)) &&
    (query.identity ?? []).every(term => compareColors(card.identityBits, term)) &&
    (query.manaValue ?? []).every(({ compare, value }) => compareNumbers(card.manaValue, compare, value)) &&
    (query.playable === undefined || query.playable === card.playable)
  )
}

function compareColors(bits: number, { compare, colors }: ColorTerm): boolean {
  const wanted = bitsOf(colors)
  const hasAll = (bits & wanted) === wanted
  const hasOnly = (bits | wanted) === wanted
  switch (compare) {
    case '=':
      return bits === wanted
    case '!=':
      return bits !== wanted
    case '>=':
      return hasAll
    case '<=':
      return hasOnly
    case '>':
      return hasAll && !hasOnly
    case '<':
      return hasOnly && !hasAll
  }
}

function compareNumbers(a: number, compare: Compare, b: number): boolean {
  switch (compare) {
    case '=':
      return a === b
    case '!=':
      return a !== b
    case '>=':
      return a >= b
    case '<=':
      return a <= b
    case '>':
      return a > b
    case '<':
      return a < b
  }
}

function bitsOf(colors: readonly Color[]): number {
  return colors.reduce((bits, color) => bits | (1 << COLORS.indexOf(color)), 0)
}

function indexCard(card: PackCard): Indexed {
  const named = namedPackCard(card)
  const isSplit = card.layout === 'split' || card.layout === 'aftermath'
  // A split card is both of its halves (CR 709.4); any other is its front.
  const shown = isSplit ? card.faces : card.faces.slice(0, 1)
  const colorBits = shown.reduce((bits, face) => bits | bitsOf(colorsOf(face)), 0)
  const colors = COLORS.filter(color => colorBits & bitsOf([color]))
  return {
    name: card.name,
    types: card.faces.map(typeLine).join(' // '),
    manaValue: shown.reduce((sum, face) => sum + manaValueOf(face.manaCost), 0),
    colors,
    playable: (card.stops?.length ?? 0) === 0,
    names: [card.name, ...(named.faces ?? []), ...(named.german ?? [])].map(foldName),
    typeWords: new Set(
      card.faces
        .flatMap(face => [...(face.supertypes ?? []), ...face.types, ...(face.subtypes ?? [])])
        .flatMap(type => [type, ...type.split(' ')])
        .map(type => type.toLowerCase()),
    ),
    colorBits,
    identityBits: card.colorIdentity ? bitsOf(card.colorIdentity) : colorBits,
  }
}

function colorsOf(face: Face): readonly Color[] {
  if (face.abilities.some(ability => ability.a === 'keyword' && ability.keyword === 'devoid')) return []
  return face.colorIndicator ?? colorsOfCost(face.manaCost)
}

function typeLine(face: Face): string {
  const left = [...(face.supertypes ?? []), ...face.types].join(' ')
  return face.subtypes?.length ? `${left} — ${face.subtypes.join(' ')}` : left
}

function show({ name, types, manaValue, colors, playable }: Indexed): SearchHit {
  return { name, types, manaValue, colors, playable }
}
