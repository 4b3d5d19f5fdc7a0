/** What is done with a card from an opening hand (CR 103.6). */
import { fn, type Node, rule, slot, sym } from './core.ts'
import { acts } from './effects/sentences.ts'
import { condition, counterKind, mana } from './lex.ts'
import { staticAbility } from './static.ts'

const YOU = { ref: 'you' }
const SELF = { ref: 'self' }
rule(condition, "you're not the starting player", { if: 'not', of: { if: 'startingPlayer', of: YOU } })

// --- begins the game on the battlefield (CR 103.6a)
const BEGIN = { do: 'move', what: SELF, to: 'battlefield' }
const where = sym('where it is')
rule(where, ['this card is in your opening hand', '~ is in your opening hand'], 'openingHand')
const begins = sym('where it begins')
rule(begins, 'it on the battlefield', BEGIN)
rule(staticAbility, 'if {a} , you may begin the game with {effect} .', { a: slot(where), effect: slot(begins) })
const withCounter = sym('where it begins')
rule(withCounter, '~ on the battlefield with a {kind} counter on it', {
  ...BEGIN,
  counters: [{ kind: slot(counterKind), n: 1 }],
})
rule(staticAbility, 'if {a} and {condition} , you may begin the game with {effect} . if you do , {then} .', {
  a: slot(where),
  condition: slot(condition),
  effect: { do: 'seq', say: 'if you do', steps: [slot(withCounter, 'effect'), slot(acts, 'then')] },
})

// --- is revealed (CR 103.6b); what comes of it waits
const later = sym('what is done later')
const FIRST = { on: 'step', step: 'upkeep', say: 'first' }
rule(later, 'at the beginning of the first upkeep , {effect}', { do: 'delayed', on: FIRST, effect: slot(acts) })
rule(later, '{effect} at the beginning of your first upkeep', {
  do: 'delayed',
  on: { ...FIRST, whose: YOU },
  effect: slot(acts),
})
rule(later, 'at the beginning of your first main phase of the game , {effect}', {
  do: 'delayed',
  on: { on: 'step', step: 'main1', whose: YOU, say: 'of the game' },
  effect: slot(acts),
})
/** Of each player the first spell: one ability waits for each of them. */
const unless = sym('what is done')
rule(unless, '{else} unless that player pays {cost}', {
  do: 'may',
  who: { ref: 'bound', name: '?that player' },
  cost: [{ c: 'mana', mana: slot(mana, 'cost') }],
  else: slot(acts, 'else'),
  say: 'unless',
})
const CAST = { on: 'cast', who: { ref: 'bound', name: 'caster' }, what: { f: 'kind', is: 'spell' } }
fn(
  later,
  'when each opponent casts their first spell of the game , {effect}',
  { effect: unless },
  s => ({
    do: 'forEach',
    over: { ref: 'players', which: 'opponents' },
    as: 'caster',
    effect: { do: 'delayed', on: CAST, effect: s['effect'] },
  }),
  (v: Node) => {
    const effect = v['effect'] as Node
    return effect['do'] === 'delayed' && (effect['on'] as Node)['on'] === 'cast'
      ? { effect: effect['effect'] }
      : undefined
  },
  'do:forEach',
)
const reveal = sym('what is revealed')
rule(reveal, 'reveal this card from your opening hand', { do: 'reveal', what: { ref: 'self', say: 'this card' } })
rule(staticAbility, 'you may {reveal} . if you do , {effect} .', {
  a: 'openingHand',
  effect: { do: 'seq', say: 'if you do', steps: [slot(reveal, 'reveal'), slot(later, 'effect')] },
})
