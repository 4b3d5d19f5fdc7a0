/** The lines that are not read, of the cards named in a file (one a line): failing.ts FILE */
import { readFileSync } from 'node:fs'
import { compileCard } from '../src/compile/compile.ts'
import { corpusPath, loadCorpus } from './load.ts'

const names = new Set(readFileSync(process.argv[2]!, 'utf8').split('\n'))
let whole = 0
for (const card of loadCorpus(corpusPath()!)) {
  if (!names.has(card.name)) continue
  const c = compileCard(card)
  if (c.playable) whole++
  for (const l of c.lines) if (l.stopsAt !== undefined) console.log(`${card.name} | ${l.text} | ${l.stopsAt}`)
}
console.log(whole, 'of', names.size, 'whole')
