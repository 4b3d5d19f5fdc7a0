import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { PrintedCard } from '../printed.ts'
import { CORPUS, WHY_SKIPPED } from '../testing.ts'
import { CardFileError } from './errors.ts'
import { readCardFile, readEntryFile } from './file.ts'
import { joinTypeLine } from './type-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'upkeep-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

async function namesOf(path: string, onProgress?: (progress: { read: number; total: number }) => void) {
  const names: string[] = []
  for await (const card of readCardFile(path, onProgress ? { onProgress } : {})) names.push(card.name)
  return names
}

const CARDS = JSON.stringify({
  data: Object.fromEntries(
    Array.from({ length: 3000 }, (_, n) => [`Card ${n}`, [{ name: `Card ${n}`, layout: 'normal', type: 'Land' }]]),
  ),
})

describe('a card file', () => {
  test('is read plain or gzipped, whatever it is called, and says how far it has got', async () => {
    for (const path of [file('plain.gz', CARDS), file('zipped.json', gzipSync(CARDS))]) {
      const seen: { read: number; total: number }[] = []
      expect(await namesOf(path, progress => seen.push(progress))).toHaveLength(3000)
      expect(seen.length).toBeGreaterThan(0)
      expect(seen.at(-1)!.read).toBe(seen.at(-1)!.total)
    }
  })

  test('that is not there, is a folder, an archive, or a cut or broken gzip is refused by name', async () => {
    const zipped = gzipSync(CARDS)
    const broken = Uint8Array.from(zipped).fill(7, zipped.length - 8, zipped.length - 4)
    const cases: [string, string][] = [
      [join(folder, 'none'), 'no such file'],
      [folder, 'a folder'],
      [file('a.zip', new Uint8Array([0x50, 0x4b, 3, 4, 0])), 'a zip archive: unpack it'],
      [file('cut.gz', zipped.subarray(0, zipped.length >> 1)), 'the end of the file'],
      [file('broken.gz', broken), 'Z_DATA_ERROR'],
    ]
    for (const [path, found] of cases) {
      const error = await namesOf(path).catch(error => error)
      expect(error).toBeInstanceOf(CardFileError)
      expect([path, error.file, error.found]).toEqual([path, path, found])
    }
  })

  test('may be left before its end', async () => {
    for await (const entry of readEntryFile(file('long.gz', gzipSync(CARDS)))) {
      if (entry.kind === 'card') break
    }
  })
})

describe('the real corpus', () => {
  test.skipIf(!CORPUS)(`has 30,049 cards and 30,760 faces, all of them as they should be${WHY_SKIPPED}`, async () => {
    const cards: PrintedCard[] = []
    for await (const card of readCardFile(CORPUS!)) cards.push(card)
    expect(cards).toHaveLength(30_049)
    const faces = cards.flatMap(card => card.faces)
    expect(faces).toHaveLength(30_760)
    expect(new Set(cards.map(card => card.name)).size).toBe(30_049)
    expect(faces.filter(face => face.german)).toHaveLength(25_430)
    expect(faces.filter(face => face.colorsUnknown)).toHaveLength(53)
    expect(cards.filter(card => card.meldsInto)).toHaveLength(12)
    const named = new Map(cards.map(card => [card.name, card]))
    expect(named.get('Soul Echo')!.faces[0]).toMatchObject({ manaCost: '{X}{W}{W}', types: ['Enchantment'] })
    expect(named.get('Forest')).toMatchObject({ colorIdentity: ['G'], faces: [{ supertypes: ['Basic'] }] })
    const times = faces.filter(face => face.subtypes.includes('Time Lord'))
    expect(times.every(face => joinTypeLine(face).includes('Time Lord'))).toBe(true)
  })
})
