/** Cards as they are printed, whatever file they came from. */
import type { Color } from '@upkeep/ir'

/** The German printing of one face. */
export interface GermanFace {
  readonly name: string
  readonly type?: string
  readonly text: string
}

/** One face, half or side of a card, with its printed (Oracle) text. */
export interface PrintedFace {
  readonly name: string
  /** As printed, `{X}{W}{W}`; absent where no mana cost is printed (CR 202.1b). */
  readonly manaCost?: string
  readonly colors: readonly Color[]
  readonly colorIndicator?: readonly Color[]
  /** The source names neither colours, indicator nor cost of this nonland face, so its colours are not known. */
  readonly colorsUnknown?: true
  readonly supertypes: readonly string[]
  readonly types: readonly string[]
  readonly subtypes: readonly string[]
  readonly power?: string
  readonly toughness?: string
  readonly loyalty?: string
  readonly defense?: string
  /** Vanguard's modifiers (CR 211, 212). */
  readonly handModifier?: string
  readonly lifeModifier?: string
  readonly text: string
  /** `a`, `b` … where the card has more than one face or is half of a meld pair. */
  readonly side?: string
  readonly german?: GermanFace
}

/** One official ruling. */
export interface Ruling {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly text: string
}

export type Legality = 'legal' | 'restricted' | 'banned'

/** A card with all of its faces. */
export interface PrintedCard {
  /** English; faces joined by ` // ` where a card has several, except that a meld card is called by its front. */
  readonly name: string
  /** MTGJSON's and Scryfall's word: `normal`, `split`, `transform`, `adventure`, `meld` … */
  readonly layout: string
  readonly faces: readonly PrintedFace[]
  readonly colorIdentity: readonly Color[]
  readonly oracleId?: string
  /** By format; a format that is not named does not allow the card. */
  readonly legal?: Readonly<Record<string, Legality>>
  readonly rulings: readonly Ruling[]
  /** The name of the card that this one melds into. */
  readonly meldsInto?: string
  /** From an Un-set or otherwise not a card of the game proper. */
  readonly funny?: true
}

/** The German name of a card: that of its faces, where each has one. */
export function germanName(card: PrintedCard): string | undefined {
  const names = card.faces.map(face => face.german?.name)
  return names.every(name => name !== undefined) ? names.join(' // ') : names[0]
}
