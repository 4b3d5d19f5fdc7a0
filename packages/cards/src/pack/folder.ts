/** The pack as a folder of `.jsonl` files (Node only). */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PackCard, packShelves } from './card.ts'
import { Pack } from './pack.ts'

/** The pack in this package. */
export const PACK_FOLDER: string = fileURLToPath(new URL('../../pack', import.meta.url))

/** Reads every shelf of a folder; an absent folder is an empty pack. */
export function readPackFolder(folder: string = PACK_FOLDER): Pack {
  return new Pack(shelfFiles(folder).map(file => [file, readFileSync(join(folder, file), 'utf8')]))
}

/**
 * Writes a pack in the place of the one that is there. Everything is written beside it first, so that a failure, or two
 * cards of one name, leaves the old one. Shelves that do not change are not touched.
 */
export function writePackFolder(cards: Iterable<PackCard>, folder: string = PACK_FOLDER): void {
  const shelves = packShelves(cards)
  mkdirSync(folder, { recursive: true })
  const old = shelfFiles(folder)
  const made: { from: string; to: string }[] = []
  try {
    for (const [shelf, text] of shelves) {
      const file = `${shelf}.jsonl`
      if (old.includes(file) && readFileSync(join(folder, file), 'utf8') === text) continue
      const from = join(folder, `${file}.${process.pid}.tmp`)
      made.push({ from, to: join(folder, file) })
      writeFileSync(from, text)
    }
  } catch (error) {
    for (const { from } of made) rmSync(from, { force: true })
    throw error
  }
  for (const { from, to } of made) renameSync(from, to)
  for (const file of old) if (!shelves.has(file.slice(0, -'.jsonl'.length))) rmSync(join(folder, file))
}

function shelfFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter(file => file.endsWith('.jsonl'))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
