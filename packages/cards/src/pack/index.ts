/** The compiled cards (`@upkeep/cards/pack`). Runs anywhere; reading and writing folders is in `@upkeep/cards`. */
export { compareNames, type PackCard, packLine, packShelves, SHELVES, type Stop, shelfOf, stableJson } from './card.ts'
export { namedPackCard, Pack, PackError } from './pack.ts'
