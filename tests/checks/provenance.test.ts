import { expect, test } from 'vitest'
import { projectFiles, read } from './sources.ts'

// Written so that this file does not match itself.
const unwanted: readonly [string, RegExp][] = [
  ['a path of one machine', /(?<![\w.])\/(?:work|root|home\/[a-z]+)\/[a-z]/],
  ['a registry', /registr[y]\.[a-z]+\.(?:org|com)|"resolved": "htt[p]/],
  ['a tool that wrote it', /\b(?:clau[d]e|anthro[p]ic|chatg[p]t|copi[l]ot)\b/i],
  ['an assistant', /\bA[I][ -](?:assistant|agent|generated)|\blanguage mode[l]\b|\bsub-?agen[t]s?\b/i],
  [
    'how the work was divided',
    /\b(?:earlier|previous|this|another|last) (?:work )?sessio[n] (?:of|has|had|did|will|wrote)\b/i,
  ],
]

test('the project speaks of what it is, not of how it was made', () => {
  const found: string[] = []
  for (const file of projectFiles() ?? []) {
    for (const [index, line] of read(file).split('\n').entries()) {
      for (const [what, pattern] of unwanted) if (pattern.test(line)) found.push(`${file}:${index + 1} ${what}`)
    }
  }
  expect(found).toEqual([])
}, 60_000)
