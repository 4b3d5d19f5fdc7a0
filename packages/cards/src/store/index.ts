/** The local store of printed texts, rulings and German names (`@upkeep/cards/store`, Node only). */
export { dataFolder, storeFile } from './home.ts'
export { type ImportSummary, importCardFile, importEntries } from './import.ts'
export { StoreError } from './schema.ts'
export { CardStore, openStore, type StoreQuery, type StoreSummary } from './store.ts'
