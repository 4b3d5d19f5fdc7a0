import type { Ability } from './ability.ts'
import type { Amount } from './amount.ts'
import type { CardType, Color, ManaSymbol, Supertype } from './values.ts'

/** How the faces or parts of a card hang together (CR 709–719). */
export type Layout =
  | 'normal'
  | 'split'
  | 'aftermath'
  | 'flip'
  | 'transform'
  | 'modal_dfc'
  | 'adventure'
  | 'prepare'
  | 'meld'
  | 'leveler'
  | 'class'
  | 'saga'
  | 'case'
  | 'mutate'
  | 'prototype'
  | 'host'
  | 'augment'
  | 'token'
  | 'emblem'
  | 'other'

/** One face or part with what is printed on it (CR 200). */
export interface Face {
  name: string
  /** Absent: no mana cost (CR 202.1b). */
  manaCost?: ManaSymbol[]
  /** Colour indicator (CR 204). */
  colorIndicator?: Color[]
  supertypes?: Supertype[]
  types: CardType[]
  subtypes?: string[]
  /** A number, or "*" forms as an amount that a characteristic-defining ability gives (CR 208.2). */
  power?: PrintedNumber
  toughness?: PrintedNumber
  loyalty?: number | 'X'
  defense?: number
  abilities: Ability[]
}

/** As printed: a number, or a string such as `*`, `1+*`, whose value a characteristic-defining ability sets. */
export type PrintedNumber = number | string

/** A card as the engine takes it. Everything here is a fact about the card; none of it is its text. */
export interface CardDef {
  name: string
  layout: Layout
  faces: Face[]
  /** CR 903.4 */
  colorIdentity?: Color[]
  names?: { de?: string[] }
}

export type { Amount }
