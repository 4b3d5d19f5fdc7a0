/** Importing a card file into the store: all of it or nothing. */
import { mkdirSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { type ReadOptions, readEntryFile } from '../import/file.ts'
import type { CardFileFormat, ImportEntry } from '../import/read.ts'
import { joinTypeLine } from '../import/type-line.ts'
import { foldName } from '../names/fold.ts'
import { namedCard } from '../names/printed.ts'
import type { GermanFace, PrintedCard, PrintedFace, Ruling } from '../printed.ts'
import { dataFolder, storeFile } from './home.ts'
import { attempt, openForWriting } from './schema.ts'

/** What an import brought. */
export interface ImportSummary {
  readonly format: CardFileFormat
  readonly date?: string
  readonly cards: number
  readonly faces: number
  readonly rulings: number
  /** Faces with a German name. */
  readonly german: number
  /** What was passed over, by reason: `token`, `emblem` … */
  readonly skipped: Readonly<Record<string, number>>
}

/** Imports a file into the store in a data folder (default: `dataFolder()`). A failure leaves the store as it was. */
export async function importCardFile(
  path: string,
  options: ReadOptions & { readonly folder?: string } = {},
): Promise<ImportSummary> {
  const folder = options.folder ?? dataFolder()
  mkdirSync(folder, { recursive: true })
  return importEntries(readEntryFile(path, options), storeFile(folder))
}

/** Imports what `readEntries` gives into a store's file. */
export async function importEntries(entries: AsyncIterable<ImportEntry>, file: string): Promise<ImportSummary> {
  const db = openForWriting(file)
  try {
    const writer = new StoreWriter(db)
    for await (const entry of entries) attempt(file, () => writer.take(entry))
    const summary = writer.summary()
    attempt(file, () => db.exec('COMMIT'))
    return summary
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK')
    throw error
  } finally {
    db.close()
  }
}

/** The key on which a card's rulings hang. */
function oracleKey(card: PrintedCard): string {
  return card.oracleId ?? `name:${card.name}`
}

class StoreWriter {
  readonly #cardOf: Database.Statement<[string], { id: number; json: string }>
  readonly #insertCard: Database.Statement<[string, string, string]>
  readonly #updateCard: Database.Statement<[string, string, number]>
  readonly #deleteNames: Database.Statement<[number]>
  readonly #insertName: Database.Statement<[string, number, number, number]>
  readonly #deleteText: Database.Statement<[number]>
  readonly #insertText: Database.Statement<[number, string, string, string, string, string, string]>
  readonly #deleteRulings: Database.Statement<[string]>
  readonly #insertRuling: Database.Statement<[string, number, string, string]>
  readonly #setSource: Database.Statement<[string, string | null, string | null]>
  /** Rulings written in this import, by key. */
  readonly #ruled = new Map<string, number>()
  readonly #skipped: Record<string, number> = {}
  #source: Extract<ImportEntry, { kind: 'source' }> | undefined
  #cards = 0
  #faces = 0
  #rulings = 0
  #german = 0

  constructor(db: Database.Database) {
    this.#cardOf = db.prepare('SELECT id, json FROM card WHERE name = ?')
    this.#insertCard = db.prepare('INSERT INTO card (name, oracle, json) VALUES (?, ?, ?)')
    this.#updateCard = db.prepare('UPDATE card SET oracle = ?, json = ? WHERE id = ?')
    this.#deleteNames = db.prepare('DELETE FROM name WHERE card = ?')
    this.#insertName = db.prepare('INSERT OR IGNORE INTO name (folded, kind, minor, card) VALUES (?, ?, ?, ?)')
    this.#deleteText = db.prepare('DELETE FROM search WHERE rowid = ?')
    this.#insertText = db.prepare(
      'INSERT INTO search (rowid, name, type, text, german_name, german_type, german_text) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    this.#deleteRulings = db.prepare('DELETE FROM ruling WHERE oracle = ?')
    this.#insertRuling = db.prepare('INSERT INTO ruling (oracle, position, date, text) VALUES (?, ?, ?, ?)')
    this.#setSource = db.prepare('INSERT OR REPLACE INTO source (format, date, version) VALUES (?, ?, ?)')
  }

  take(entry: ImportEntry): void {
    switch (entry.kind) {
      case 'source':
        this.#source = entry
        this.#setSource.run(entry.format, entry.date ?? null, entry.version ?? null)
        return
      case 'card':
        this.#card(entry.card)
        return
      case 'german':
        this.#addGerman(entry.name, entry.faces)
        return
      case 'ruling':
        this.#ruling(entry.oracleId, entry.ruling)
        return
      case 'skipped':
        this.#skipped[entry.reason] = (this.#skipped[entry.reason] ?? 0) + 1
        return
      default:
        entry satisfies never
    }
  }

  summary(): ImportSummary {
    const { format, date } = this.#source!
    return {
      format,
      ...(date === undefined ? {} : { date }),
      cards: this.#cards,
      faces: this.#faces,
      rulings: this.#rulings,
      german: this.#german,
      skipped: this.#skipped,
    }
  }

  #card(card: PrintedCard): void {
    const old = this.#cardOf.get(card.name)
    const faces = old ? keepGerman(card.faces, (JSON.parse(old.json) as PrintedCard).faces) : card.faces
    this.#save({ ...card, faces }, old)
    this.#cards++
    this.#faces += card.faces.length
    this.#german += card.faces.filter(face => face.german).length
    for (const ruling of card.rulings) this.#ruling(oracleKey(card), ruling)
  }

  /** A later printing may add what an earlier one lacks. */
  #addGerman(name: string, german: readonly (GermanFace | undefined)[]): void {
    const old = this.#cardOf.get(name)
    if (!old) return
    const card = JSON.parse(old.json) as PrintedCard
    this.#german += german.filter((face, index) => face && !card.faces[index]?.german).length
    const faces = card.faces.map((face, index) => {
      const printed = german[index]
      return printed ? { ...face, german: printed } : face
    })
    this.#save({ ...card, faces }, old)
  }

  #save(card: PrintedCard, old: { id: number; json: string } | undefined): void {
    const json = JSON.stringify({ ...card, rulings: [] })
    if (json === old?.json) return
    const oracle = oracleKey(card)
    let id: number
    if (old === undefined) id = Number(this.#insertCard.run(card.name, oracle, json).lastInsertRowid)
    else {
      id = old.id
      this.#updateCard.run(oracle, json, id)
      this.#deleteNames.run(id)
      this.#deleteText.run(id)
    }
    const named = namedCard(card)
    const minor = named.minor ? 1 : 0
    this.#insertName.run(foldName(card.name), 0, minor, id)
    for (const face of named.faces ?? []) this.#insertName.run(foldName(face), 1, minor, id)
    for (const german of named.german ?? []) this.#insertName.run(foldName(german), 2, minor, id)
    const { faces } = card
    this.#insertText.run(
      id,
      card.name,
      faces.map(joinTypeLine).join('\n'),
      faces.map(face => face.text).join('\n'),
      faces.map(face => face.german?.name ?? '').join('\n'),
      faces.map(face => face.german?.type ?? '').join('\n'),
      faces.map(face => face.german?.text ?? '').join('\n'),
    )
  }

  #ruling(oracle: string, ruling: Ruling): void {
    const position = this.#ruled.get(oracle) ?? 0
    if (position === 0) this.#deleteRulings.run(oracle)
    this.#ruled.set(oracle, position + 1)
    this.#insertRuling.run(oracle, position, ruling.date, ruling.text)
    this.#rulings++
  }
}

/** Scryfall's files have no German: what an earlier file brought stays. */
function keepGerman(faces: readonly PrintedFace[], old: readonly PrintedFace[]): readonly PrintedFace[] {
  return faces.map(face => {
    const german = face.german ?? old.find(other => other.name === face.name)?.german
    return german ? { ...face, german } : face
  })
}
