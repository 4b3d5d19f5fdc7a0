import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** What a file imports to run, types aside. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return Array.from(source.matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*?\bfrom '([^']+)'/gm), match => match[1]!)
}

test.each(['deck', 'pack', 'search'])('@upkeep/cards/%s pulls in nothing of Node', entry => {
  const seen = new Set<string>()
  const queue = [join(import.meta.dirname, entry, 'index.ts')]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) queue.push(join(dirname(file), name))
      else expect([relative(import.meta.dirname, file), name]).toEqual([expect.anything(), '@upkeep/ir'])
    }
  }
  expect(seen.size).toBeGreaterThan(2)
})
