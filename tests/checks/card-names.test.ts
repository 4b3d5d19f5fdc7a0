import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root, sharedDir } from '../shared.ts'
import { corpusFaces, filesUnder, lineAt, read } from './sources.ts'

/** Card names that are words of the rules too. */
const wordsOfTheRules = new Set<string>([])

interface Names {
  /** Names of several words, by their first. */
  readonly long: ReadonlyMap<string, readonly string[]>
  readonly short: ReadonlySet<string>
}

function namesOf(all: Iterable<string>): Names {
  const long = new Map<string, string[]>()
  const short = new Set<string>()
  for (const full of new Set(all)) {
    for (const name of full.split(' // ')) {
      if (wordsOfTheRules.has(name)) continue
      const first = /^[\p{L}\p{N}'’-]+/u.exec(name)?.[0]
      if (first === undefined) continue
      if (!name.includes(' ')) short.add(name)
      else if (long.get(first)?.push(name) === undefined) long.set(first, [name])
    }
  }
  return { long, short }
}

/** Where a source speaks of a card: a name of several words anywhere, one of a single word as a whole string. */
function mentions(text: string, names: Names): { readonly name: string; readonly line: number }[] {
  const found: { name: string; line: number }[] = []
  for (const word of text.matchAll(/(?<![\p{L}\p{N}])[\p{Lu}\p{N}][\p{L}\p{N}'’-]*/gu)) {
    for (const name of names.long.get(word[0]) ?? []) {
      const after = text[word.index + name.length] ?? ' '
      if (!text.startsWith(name, word.index) || /[\p{L}\p{N}]/u.test(after)) continue
      found.push({ name, line: lineAt(text, word.index) })
    }
  }
  for (const word of text.matchAll(/(['"`])(\p{Lu}[\p{L}'’-]+)\1/gu)) {
    if (names.short.has(word[2]!)) found.push({ name: word[2]!, line: lineAt(text, word.index) })
  }
  return found
}

function packNames(): string[] {
  if (!existsSync(join(root, 'packages/cards/pack'))) return []
  const cards = filesUnder('packages/cards/pack', /\.jsonl$/).flatMap(file => read(file).split('\n'))
  return cards.filter(line => line !== '').map(line => (JSON.parse(line) as { name: string }).name)
}

describe('the engine knows no card', () => {
  test('the scan finds names in code and comments, and leaves words alone', () => {
    const names = namesOf(['Grizzly Bears', 'Shock', 'Fire // Ice', '+2 Mace'])
    const source =
      "// like Grizzly Bears\nconst a = 'Shock'\nconst b = `Ice`\n// Shock, an Ice age, Grizzly Bearskins\n"
    expect(mentions(source, names)).toEqual([
      { name: 'Grizzly Bears', line: 1 },
      { name: 'Shock', line: 2 },
      { name: 'Ice', line: 3 },
    ])
  })

  test('no source of the engine names a card', () => {
    const shared = sharedDir()
    const faces = shared === undefined ? [] : corpusFaces(shared)
    const subtypes = new Set(faces.flatMap(face => face.subtypes ?? []))
    for (const land of ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']) subtypes.add(land)
    const names = namesOf(
      [...packNames(), ...faces.map(face => face.faceName ?? face.name)].filter(name => !subtypes.has(name)),
    )
    const found = filesUnder('packages/engine/src', /(?<!\.test)\.tsx?$/).flatMap(file =>
      mentions(read(file), names).map(({ name, line }) => `${file}:${line} ${name}`),
    )
    expect(found).toEqual([])
  }, 60_000)
})
