/** "You may play that card this turn": what was exiled may be played from there for a while (CR 116.2a, 601.3b). */
import { rule, slot, sym } from '../core.ts'
import { duration } from '../durations.ts'
import { pronoun } from '../refs.ts'
import { sentence } from './sentences.ts'

const card = sym('what was exiled')
for (const word of ['that card', 'those cards', 'it']) rule(card, word, pronoun(word))
rule(card, 'them', pronoun('they'))

for (const [verb, what] of [
  ['play', 'playFrom'],
  ['cast', 'castFrom'],
] as const) {
  const allowed = {
    do: 'continuous',
    affected: { ref: 'you' },
    mods: [{ m: 'may', what, from: 'exile', filter: { f: 'is', ref: slot(card, 'card') } }],
  }
  rule(sentence, `you may ${verb} {card} {duration}`, { ...allowed, duration: slot(duration) })
  for (const [words, until] of [
    ['until end of turn', 'endOfTurn'],
    ['until the end of your next turn', 'endOfNextTurn'],
  ])
    rule(sentence, `${words} , you may ${verb} {card}`, { ...allowed, duration: { until }, say: 'front' })
}
