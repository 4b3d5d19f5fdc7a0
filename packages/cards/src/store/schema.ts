/** The tables of the store, and opening its file. */
import Database from 'better-sqlite3'

/** The store cannot be used: why, and what to do. */
export class StoreError extends Error {
  readonly file: string

  constructor(file: string, message: string, cause?: unknown) {
    super(`${file}: ${message}`, { cause })
    this.name = 'StoreError'
    this.file = file
  }
}

const VERSION = 1

/**
 * `card.json` is the printed card without its rulings. Rulings hang on the oracle id (or, without one, the name), since
 * Scryfall has them in a file of their own, which may be imported first. `name.kind`: 0 card, 1 face, 2 German.
 */
const SCHEMA = `
CREATE TABLE card (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  oracle TEXT NOT NULL,
  json TEXT NOT NULL
) STRICT;
CREATE TABLE name (
  folded TEXT NOT NULL,
  kind INTEGER NOT NULL,
  minor INTEGER NOT NULL,
  card INTEGER NOT NULL REFERENCES card(id),
  PRIMARY KEY (folded, kind, card)
) STRICT, WITHOUT ROWID;
CREATE INDEX name_card ON name(card);
CREATE TABLE ruling (
  oracle TEXT NOT NULL,
  position INTEGER NOT NULL,
  date TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (oracle, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE source (format TEXT PRIMARY KEY, date TEXT, version TEXT) STRICT;
CREATE VIRTUAL TABLE search USING fts5(
  name, type, text, german_name, german_type, german_text,
  content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
);
`

/** Opens a store's file to read it. It must be there. */
export function openForReading(file: string): Database.Database {
  const db = attempt(file, () => new Database(file, { fileMustExist: true, readonly: true }))
  try {
    const version = versionOf(file, db)
    if (version !== VERSION) throw new StoreError(file, 'there is no card store in it: import a card file again')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/**
 * Opens a store's file to write it, in a transaction that the caller ends; makes it where it is not there. A second
 * writer is refused; readers see the old store until the end.
 */
export function openForWriting(file: string): Database.Database {
  const db = attempt(file, () => new Database(file, { timeout: 2000 }))
  try {
    const version = versionOf(file, db)
    if (version > VERSION) throw new StoreError(file, 'it was made by a newer Upkeep')
    attempt(file, () => db.pragma('journal_mode = WAL'))
    attempt(file, () => db.exec('BEGIN IMMEDIATE'))
    if (versionOf(file, db) === 0) {
      db.exec(SCHEMA)
      db.pragma(`user_version = ${VERSION}`)
    }
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function versionOf(file: string, db: Database.Database): number {
  return attempt(file, () => db.pragma('user_version', { simple: true }) as number)
}

/** Runs something on the database; what SQLite says of the file becomes a `StoreError`. */
export function attempt<T>(file: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof StoreError) throw error
    const code = (error as { code?: string }).code ?? ''
    if (code.startsWith('SQLITE_BUSY')) throw new StoreError(file, 'another import is under way; try again', error)
    if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) {
      throw new StoreError(file, 'it is not a card store, or broken: delete it and import again', error)
    }
    if (code.startsWith('SQLITE_')) throw new StoreError(file, error instanceof Error ? error.message : code, error)
    throw error
  }
}
