/** Damage that can't be prevented (CR 615.12): always, for a while, and what one effect deals. */
import { fn, type Node, pass, rule, slot, sym } from './core.ts'
import { duration } from './durations.ts'
import { acts, sentence } from './effects/sentences.ts'
import { bare, objectOne } from './refs.ts'
import { damageRule, timeless } from './static.ts'

const SOURCES = { ref: 'all', filter: { f: 'kind', is: 'source' } }
const source = sym('source of damage')
fn(
  source,
  '{x}',
  { x: objectOne },
  s => (timeless(s['x']) ? s['x'] : undefined),
  (v: Node) => ({ x: v }),
)
pass(source, bare)
for (const [words, extra] of [
  ['damage', {}],
  ['combat damage', { combat: true }],
] as const) {
  const mods = [{ m: 'damage', how: 'cantBePrevented', ...extra }]
  rule(damageRule, `${words} can't be prevented`, { a: 'static', affected: SOURCES, mods })
  rule(damageRule, `${words} that would be dealt by {affected} can't be prevented`, {
    a: 'static',
    affected: slot(source),
    mods,
  })
  rule(acts, `${words} can't be prevented {duration}`, {
    do: 'continuous',
    affected: SOURCES,
    mods,
    duration: slot(duration),
  })
}
fn(
  sentence,
  "{x} . the damage can't be prevented",
  { x: acts },
  s => {
    const x = s['x'] as Node
    return x['do'] === 'damage' && !x['cantPrevent'] ? { ...x, cantPrevent: true } : undefined
  },
  (v: Node) => {
    const { cantPrevent, ...x } = v
    return cantPrevent ? { x } : undefined
  },
  'do:damage',
)
