/** Prevention and control (CR 615, 613.1b), as one-shot effects. */
import { pass, rule, slot, sym } from '../core.ts'
import { duration } from '../durations.ts'
import { digitsX } from '../lex.ts'
import { object, players } from '../refs.ts'
import { deed } from '../verbs.ts'

const recipient = sym('recipient')
pass(recipient, object, players)
const turn = { until: 'endOfTurn', say: 'this turn' }
const event = { on: 'damage' }
const to = { f: 'is', ref: slot(recipient) }
const source = { f: 'is', ref: slot(object, 'source') }
const shield = (words: string, replacement: object): void =>
  rule(deed, words, { do: 'replace', replacement: { r: 'prevent', ...replacement }, duration: turn })
for (const [words, extra] of [
  ['damage', {}],
  ['combat damage', { combat: true }],
] as const) {
  shield(`prevent all ${words} that would be dealt this turn`, { event: { ...event, ...extra }, all: true })
  shield(`prevent all ${words} that would be dealt to {ref} this turn`, {
    event: { ...event, to, ...extra },
    all: true,
  })
}
shield('prevent all damage that would be dealt this turn by {source}', { event: { ...event, source }, all: true })
shield('prevent all combat damage that would be dealt by {source} this turn', {
  event: { ...event, source, combat: true },
  all: true,
})
shield('prevent all combat damage that would be dealt to and dealt by {source} this turn', {
  event: {
    on: 'any',
    of: [
      { ...event, to: { f: 'is', ref: slot(object, 'source') }, combat: true },
      { ...event, source, combat: true },
    ],
  },
  all: true,
})
rule(deed, 'prevent the next {n} damage that would be dealt to {ref} this turn', {
  do: 'replace',
  replacement: { r: 'prevent', event: { ...event, to }, n: slot(digitsX) },
  duration: turn,
})
const control = { do: 'continuous', mods: [{ m: 'control', to: { ref: 'you' } }] }
rule(deed, 'gain control of {affected} {duration}', {
  ...control,
  affected: slot(object),
  duration: slot(duration),
  say: 'control',
})
rule(deed, 'gain control of {affected}', {
  ...control,
  affected: slot(object),
  duration: { until: 'indefinite' },
  say: 'control',
})
