/** Where a scenario's cards come from. */
import type { Ability, CardDef } from '@upkeep/ir'

export interface CardDatabase {
  /** A card by its English name or that of one of its faces. */
  find(name: string): CardDef | undefined
  /** The words at which reading the card's text stopped; undefined or none for a card that is playable. */
  stops(name: string): readonly string[] | undefined
  /** The abilities of a rules text, for tokens; undefined where it is not understood. */
  abilities?(text: string, name: string): readonly Ability[] | undefined
}

/** Why a card can't be used; undefined if it can. */
export function whyNot(db: CardDatabase, name: string): string | undefined {
  const stops = db.stops(name) ?? []
  if (stops.length > 0) return `${name} (stops at ${stops.map(word => JSON.stringify(word)).join(', ')})`
  return db.find(name) === undefined ? `${name} (unknown)` : undefined
}
