/** Everything about cards as files: importing, the pack, the store, decks, search. Node only; see the subpaths. */
export * from './compile/index.ts'
export * from './deck/index.ts'
export * from './import/index.ts'
export { PACK_FOLDER, readPackFolder, writePackFolder } from './pack/folder.ts'
export * from './pack/index.ts'
export * from './search/index.ts'
export * from './store/index.ts'
