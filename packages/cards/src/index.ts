/** Everything about cards as files: importing, the pack, the store, decks, search. Node only; see the subpaths. */
export * from './deck/index.ts'
export * from './import/index.ts'
