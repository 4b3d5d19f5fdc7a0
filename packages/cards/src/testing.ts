/** For tests only: the shared corpus, where the machine has it. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')
const SHARED = process.env['UPKEEP_SHARED'] ?? resolve(ROOT, '../shared')

const path = (name: string): string | undefined => {
  const full = join(SHARED, 'corpus', name)
  return existsSync(full) ? full : undefined
}

/** 30,049 real cards, or undefined. */
export const CORPUS = path('AtomicCards.json.gz')
/** A folder of 1,131 real decks, or undefined. */
export const DECKS = path('decks')
/** For the title of a test that needs them. */
export const WHY_SKIPPED = CORPUS && DECKS ? '' : ' (needs the corpus: UPKEEP_SHARED)'
