/**
 * "The color of your choice": a quality that is chosen as the effect is carried out (CR 608.2d). It is read where it
 * stands, with who chooses as `by`; `resolve/choices.ts` makes a step of the choice, before the effect.
 */
import { fn, type Node, rule, series, slot, sym } from './core.ts'
import { mod, passing, recolored } from './effects/continuous.ts'
import { sentence } from './effects/sentences.ts'
import { broadPost, objects } from './filters.ts'
import { quality, qualityChoice } from './keywords.ts'
import { keyword } from './lex.ts'
import { objectMany, objectOne, playerPossessive, subjectMany, subjectOne } from './refs.ts'

const by = slot(playerPossessive, 'by')
rule(qualityChoice, 'the color of {by} choice', { f: 'chosen', what: 'color', kind: 'color', by })
rule(qualityChoice, 'the card type of {by} choice', { f: 'chosen', what: 'cardType', kind: 'cardType', by })
// one or the other: "from artifacts or from the color of your choice"
fn(
  qualityChoice,
  '{x} or from the color of {by} choice',
  { x: quality, by: playerPossessive },
  s => ({ f: 'or', of: [s['x'], { f: 'chosen', what: 'color' }], kind: 'color', by: s['by'] }),
  (v: Node) => {
    const [x, y] = (v['of'] as Node[] | undefined) ?? []
    return v['by'] && x && y?.['f'] === 'chosen' ? { x, by: v['by'] } : undefined
  },
  'f:or',
)
rule(broadPost, 'of the creature type of {by} choice', { f: 'chosen', what: 'type', kind: 'creatureType', by })

mod(recolored, '<become> the color of {by} choice', { m: 'setColors', colors: 'chosen', kind: 'color', by })
for (const [subject, n] of [
  [subjectOne, 'one'],
  [subjectMany, 'many'],
] as const)
  rule(sentence, '{affected} {m}', {
    do: 'continuous',
    affected: slot(subject),
    mods: [slot(recolored[n], 'm')],
    duration: { until: 'indefinite' },
  })
for (const [words, of, kind] of [
  ['the creature type', 'creature', 'creatureType'],
  ['the basic land type', 'land', 'basicLandType'],
] as const) {
  mod(passing, `<become> ${words} of {by} choice`, { m: 'chosenType', of, kind, by })
  mod(passing, `<become> ${words} of {by} choice in addition to its other types`, {
    m: 'chosenType',
    of,
    add: true,
    kind,
    by,
  })
}

mod(passing, '<gain> {by} choice of {abilities}', {
  m: 'addAbility',
  abilities: slot(series(keyword, 'or', 2)),
  kind: 'ability',
  by,
})

// "Choose target creature. …": what the rest of the effect speaks of
const isTarget = (v: unknown): boolean => (v as Node)['ref'] === 'target'
for (const source of [objectOne, objectMany]) {
  const target = sym('target')
  fn(
    target,
    '{x}',
    { x: source },
    s => (isTarget(s['x']) ? s['x'] : undefined),
    (v: Node) => (isTarget(v) ? { x: v } : undefined),
    'ref:target',
  )
  rule(sentence, 'choose {ref}', { do: 'let', as: 'chosen', ref: slot(target) })
}
rule(sentence, 'choose a {filter} on the battlefield', {
  do: 'let',
  as: 'chosen',
  ref: { ref: 'choose', name: '?', filter: slot(objects.one.in) },
})
