/** What a person has imported: printed texts, rulings, German names and texts; and search in them. */
import { existsSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { foldName } from '../names/fold.ts'
import { type CardNames, type NameMatch, NearNames } from '../names/names.ts'
import type { PrintedCard, Ruling } from '../printed.ts'
import { dataFolder, storeFile } from './home.ts'
import { attempt, openForReading } from './schema.ts'

/** Words to look for. Each word must occur, or begin a word that occurs; `"in quotes"` they must follow one another. */
export interface StoreQuery {
  /** Anywhere. */
  readonly any?: string
  readonly name?: string
  readonly type?: string
  readonly text?: string
  /** Default 20. */
  readonly limit?: number
}

export interface StoreSummary {
  readonly cards: number
  readonly rulings: number
  /** What was imported last, by format. */
  readonly sources: readonly { readonly format: string; readonly date?: string; readonly version?: string }[]
}

type CardRow = { json: string; oracle: string }
type Name = { name: string; kind: number; minor: number }

const BY = ['name', 'face', 'german'] as const

/** Opens the store in a data folder (default: `dataFolder()`) to read it; undefined where nothing was imported yet. */
export function openStore(folder: string = dataFolder()): CardStore | undefined {
  const file = storeFile(folder)
  return existsSync(file) ? new CardStore(file, openForReading(file)) : undefined
}

/** A store, open for reading. */
export class CardStore implements CardNames {
  readonly file: string
  readonly #db: Database.Database
  readonly #byName: Database.Statement<[string], CardRow>
  readonly #byFolded: Database.Statement<[string], Name>
  readonly #rulings: Database.Statement<[string], Ruling>
  #near: NearNames | undefined

  constructor(file: string, db: Database.Database) {
    this.file = file
    this.#db = db
    this.#byName = db.prepare('SELECT json, oracle FROM card WHERE name = ?')
    this.#byFolded = db.prepare(
      'SELECT card.name, kind, minor FROM name JOIN card ON card.id = name.card WHERE folded = ? ORDER BY kind, minor, id',
    )
    this.#rulings = db.prepare('SELECT date, text FROM ruling WHERE oracle = ? ORDER BY position')
  }

  close(): void {
    this.#db.close()
  }

  /** The card that a spelling means, with its rulings; undefined if there is none, or several. */
  card(spelling: string): PrintedCard | undefined {
    const match = this.find(spelling)
    if (match?.kind !== 'found') return undefined
    const row = attempt(this.file, () => this.#byName.get(match.name))
    return row && this.#printed(row)
  }

  /** The rulings of the card that a spelling means. */
  rulings(spelling: string): readonly Ruling[] {
    return this.card(spelling)?.rulings ?? []
  }

  find(spelling: string): NameMatch | undefined {
    const rows = attempt(this.file, () => this.#byFolded.all(foldName(spelling)))
    const first = rows[0]
    if (!first) return undefined
    const best = rows.filter(row => row.kind === first.kind && row.minor === first.minor)
    if (best.length > 1) return { kind: 'ambiguous', names: best.map(row => row.name) }
    return { kind: 'found', name: first.name, by: BY[first.kind] ?? 'name' }
  }

  suggest(spelling: string, limit = 3): string[] {
    this.#near ??= new NearNames(
      this.#db
        .prepare<[], [string, string]>('SELECT folded, card.name FROM name JOIN card ON card.id = card')
        .raw()
        .all(),
    )
    return this.#near.find(foldName(spelling), limit)
  }

  /** Every card with its rulings, in the order of first import. */
  *cards(): Generator<PrintedCard, void, undefined> {
    const rows = this.#db.prepare<[], CardRow>('SELECT json, oracle FROM card ORDER BY id').iterate()
    for (const row of rows) yield this.#printed(row)
  }

  /** Cards in which the words occur, best first. Words match German and English alike. */
  search(query: StoreQuery): PrintedCard[] {
    const parts = [
      column('{name german_name}', query.name),
      column('{type german_type}', query.type),
      column('{text german_text}', query.text),
      column('', query.any),
    ].filter(part => part !== '')
    if (parts.length === 0) return []
    const rows = attempt(this.file, () =>
      this.#db
        .prepare<[string, number], CardRow>(
          `SELECT json, oracle FROM search JOIN card ON card.id = search.rowid
           WHERE search MATCH ? ORDER BY bm25(search, 10, 3, 1, 10, 3, 1), card.name LIMIT ?`,
        )
        .all(parts.join(' AND '), query.limit ?? 20),
    )
    return rows.map(row => this.#printed(row))
  }

  summary(): StoreSummary {
    const count = (table: string) => this.#db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number
    const sources = this.#db
      .prepare<[], { format: string; date: string | null; version: string | null }>('SELECT * FROM source')
      .all()
    return {
      cards: count('card'),
      rulings: count('ruling'),
      sources: sources.map(({ format, date, version }) => ({
        format,
        ...(date === null ? {} : { date }),
        ...(version === null ? {} : { version }),
      })),
    }
  }

  #printed(row: CardRow): PrintedCard {
    return { ...(JSON.parse(row.json) as PrintedCard), rulings: this.#rulings.all(row.oracle) }
  }
}

/** Words as FTS5 takes them: quoted, so that nothing in them is syntax; the last letter of a word may be missing. */
function column(columns: string, words: string | undefined): string {
  const terms = Array.from((words ?? '').matchAll(/"([^"]+)"|[^\s"]+/g), match =>
    match[1] === undefined ? `"${match[0]}"*` : `"${match[1]}"`,
  ).filter(term => /[\p{L}\p{N}]/u.test(term))
  if (terms.length === 0) return ''
  return columns === '' ? `(${terms.join(' AND ')})` : `(${columns} : (${terms.join(' AND ')}))`
}
