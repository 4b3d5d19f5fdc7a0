/** Reading MTGJSON's and Scryfall's card files (`@upkeep/cards/import`, Node only). */
export type * from '../printed.ts'
export { germanName } from '../printed.ts'
export { CardFileError } from './errors.ts'
export { type ReadOptions, readCardFile, readEntryFile } from './file.ts'
export { type CardFileFormat, type ImportEntry, readCards, readEntries } from './read.ts'
export { joinTypeLine, splitTypeLine, type TypeLine } from './type-line.ts'
