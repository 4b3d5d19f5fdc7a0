/** A card as printed, neutral of where it came from; `packages/cards` defines the same shape. */
export interface PrintedFace {
  name: string
  manaCost?: string
  colors?: string[]
  colorIndicator?: string[]
  supertypes: string[]
  types: string[]
  subtypes: string[]
  power?: string
  toughness?: string
  loyalty?: string
  defense?: string
  text: string
}
export interface PrintedCard {
  name: string
  layout: string
  faces: PrintedFace[]
  colorIdentity: string[]
}
