/** What the validator says of every compiled line: validate.ts [all]; without `all` only playable cards. */
import { validate } from '@upkeep/ir'
import { compileCard } from '../src/compile/compile.ts'
import { corpusPath, loadCorpus } from './load.ts'

const found = new Map<string, { n: number; example: string }>()
for (const card of loadCorpus(corpusPath()!)) {
  const c = compileCard(card)
  if (!c.playable && process.argv[2] !== 'all') continue
  for (const l of c.lines)
    for (const problem of validate('Ability[]', l.abilities ?? [])) {
      const key = problem.replace(/\[\d+\]/g, '[]')
      const known = found.get(key)
      if (known) known.n++
      else found.set(key, { n: 1, example: `${card.name}: ${l.text}` })
    }
}
for (const [k, v] of [...found].sort((a, b) => b[1].n - a[1].n)) console.log(v.n, k, '|', v.example.slice(0, 120))
console.log(found.size, 'kinds of problem')
