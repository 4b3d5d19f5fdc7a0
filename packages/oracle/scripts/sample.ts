/** Random playable cards of two lines or more, text and ir, to be compared by eye: sample.ts [N] [SEED] [REGEXP] */
import { compileCard } from '../src/compile/compile.ts'
import { corpusPath, loadCorpus } from './load.ts'

const n = Number(process.argv[2] ?? 60)
let seed = Number(process.argv[3] ?? 1)
const only = process.argv[4] ? new RegExp(process.argv[4]) : undefined
const random = (): number => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed / 2147483648
}
const short = (v: unknown): string =>
  JSON.stringify(v)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/\{ref:"(self|you)"\}/g, '$1')
    .replace(/\{f:"type",is:"(\w+)"\}/g, '$1')
    .replace(/\{f:"(?:subtype|kind|supertype|state)",is:"(\w+)"\}/g, '<$1>')
const cards = loadCorpus(corpusPath()!).filter(c => (c.faces[0]!.text.match(/\n/g) ?? []).length > 0)
for (let i = cards.length - 1; i > 0; i--) {
  const j = Math.floor(random() * (i + 1))
  const x = cards[i]!
  cards[i] = cards[j]!
  cards[j] = x
}
let shown = 0
for (const card of cards) {
  if (shown >= n) break
  if (only && !only.test(card.faces[0]!.text)) continue
  const c = compileCard(card)
  if (!c.playable) continue
  const lines = c.lines.filter(l => !(l.abilities ?? []).every(a => a.a === 'keyword'))
  if (lines.length === 0) continue
  shown++
  console.log(`# ${card.name}`)
  for (const l of lines) console.log(`${l.text}\n    ${l.abilities!.map(short).join(' ;; ')}`)
}
