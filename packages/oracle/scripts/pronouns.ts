/** What pronouns were bound to, to be read with one's own eyes: pronouns.ts all|some N */

import { walk } from '@upkeep/ir'
import { compileCard } from '../src/compile/compile.ts'
import { corpusPath, loadCorpus } from './load.ts'

const out: string[] = []
for (const c of loadCorpus(corpusPath()!))
  for (const l of compileCard(c).lines) {
    if (!l.abilities) continue
    const b: string[] = []
    walk(l.abilities, n => {
      if (typeof n.ref === 'string' && typeof n.say === 'string' && /^(it|they|that |those )/.test(n.say as string))
        b.push(`${n.say}→${n.ref}${n.name ? ':' + n.name : ''}${n.role ? ':' + n.role : ''}`)
    })
    const s = JSON.stringify(l.abilities)
    const selfs = (s.match(/"ref":"self"|"what":"self"|"source":"self"/g) ?? []).length > 0
    const tg = (s.match(/"ref":"target"/g) ?? []).length
    if (b.length && ((selfs && tg) || tg > 1 || process.argv[2] === 'all'))
      out.push(`${l.text.replace(/\n/g, ' ⏎ ')}\n      ${b.join('  ')}`)
  }
const n = Number(process.argv[3] ?? 80),
  st = Math.max(1, Math.floor(out.length / n))
console.log(out.filter((_, i) => i % st === 0).join('\n'))
console.log(out.length)
