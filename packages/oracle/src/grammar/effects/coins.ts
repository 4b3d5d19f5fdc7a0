/** Flipping a coin, and what comes of it (CR 705). */
import { fn, type Node, pass, rule, slot, sym } from '../core.ts'
import { clauseMany, clauseOne, imperative } from '../verbs.ts'
import { acts, sentence } from './sentences.ts'

const flip = sym('flip of a coin')
const win = slot(acts, 'win')
const lose = slot(acts, 'lose')
rule(flip, 'flip a coin', { do: 'flipCoin' })
rule(flip, 'flip a coin . if you win the flip , {win}', { do: 'flipCoin', win })
rule(flip, 'flip a coin . if you lose the flip , {lose}', { do: 'flipCoin', lose })
rule(flip, 'flip a coin . if you win the flip , {win} . if you lose the flip , {lose}', { do: 'flipCoin', win, lose })
rule(flip, 'flip a coin . if you lose the flip , {lose} . if you win the flip , {win}', {
  do: 'flipCoin',
  lose,
  win,
  say: 'lost first',
})
pass(sentence, flip)
rule(sentence, 'you may {effect}', { do: 'may', effect: slot(flip) })
const before = sym('clause')
pass(before, imperative, clauseOne, clauseMany)
fn(
  sentence,
  '{x} , then {y}',
  { x: before, y: flip },
  s => ({ do: 'seq', say: 'then', steps: [s['x'], s['y']] }),
  (v: Node) => {
    const [x, y, ...more] = v['steps'] as Node[]
    return v['say'] === 'then' && more.length === 0 && y?.['do'] === 'flipCoin' ? { x, y } : undefined
  },
  'do:seq',
)
