import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe } from 'vitest'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The folder with the corpus and the rules text, which are not ours to commit: UPKEEP_SHARED, or beside the clone. */
export function sharedDir(): string | undefined {
  const folder = resolve(process.env['UPKEEP_SHARED'] ?? join(root, '..', 'shared'))
  return existsSync(join(folder, 'corpus', 'AtomicCards.json.gz')) ? folder : undefined
}

/** A describe that is skipped, visibly, where there is no corpus. */
export function describeWithCorpus(name: string, body: (shared: string) => void): void {
  const shared = sharedDir()
  if (shared === undefined) describe.skip(`${name} (needs the corpus: UPKEEP_SHARED)`, () => body(''))
  else describe(name, () => body(shared))
}
