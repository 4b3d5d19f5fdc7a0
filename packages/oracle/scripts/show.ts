/** Lines by verdict, or the reading of a card: show.ts VERDICT [N] | show.ts card NAME | show.ts line TEXT [spell] */
import { compileCard, readLine } from '../src/compile/compile.ts'
import { newScope } from '../src/resolve/resolve.ts'
import { corpusPath, loadCorpus } from './load.ts'

const [what, arg, more] = process.argv.slice(2)
if (what === 'line') {
  console.log(JSON.stringify(readLine(arg!, more === 'spell', newScope()), null, 1))
} else {
  const cards = loadCorpus(corpusPath()!)
  if (what === 'card') {
    for (const c of cards.filter(c => c.name === arg)) {
      const r = compileCard(c)
      for (const l of r.lines) {
        console.log(l.verdict, l.text, l.stopsAt ?? '')
        console.log('   ', JSON.stringify(l.abilities))
      }
    }
  } else {
    const found: string[] = []
    for (const c of cards) {
      if (what === 'SAMPLE') {
        const r = compileCard(c)
        if (r.playable && c.faces[0]!.text.length > 40)
          found.push(
            `${c.name}\n${r.lines.map(l => `${l.verdict} ${l.text}\n      ${JSON.stringify(l.abilities)}`).join('\n')}`,
          )
        continue
      }
      for (const l of compileCard(c).lines)
        if (l.verdict === what)
          found.push(`${c.name} | ${l.text} | ${l.stopsAt ?? ''} ${arg === 'ir' ? JSON.stringify(l.abilities) : ''}`)
    }
    const n = Number(more ?? arg) || 40
    const step = Math.max(1, Math.floor(found.length / n))
    console.log(
      found
        .filter((_f, i) => i % step === 0)
        .slice(0, n)
        .join('\n'),
    )
    console.log(found.length)
  }
}
