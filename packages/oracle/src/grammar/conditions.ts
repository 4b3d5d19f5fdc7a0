/** What is true or false: after "if", "as long as", "only if". */

import { stat } from './amounts.ts'
import { fn, type Node, rule, slot, sym } from './core.ts'
import { another, comparison, objects } from './filters.ts'
import { condition, counterKind, digitsX, several } from './lex.ts'
import { objectOne, possessive, pronoun, theSacrificed } from './refs.ts'

const YOU = { ref: 'you' }
const control = (template: string, s: ReturnType<typeof sym>, extra: Node, ret: string[] = []): void =>
  fn(
    condition,
    template,
    { x: s, ...Object.fromEntries(ret.map(r => [r, several])) },
    v => ({ if: 'exists', filter: withYou(v['x'] as Node), ...extra, ...('n' in v ? { n: v['n'] } : {}) }),
    (v: Node) => {
      for (const k in extra) if (v[k] !== extra[k]) return undefined
      const keys = Object.keys(v).filter(k => v[k] !== undefined).length
      if (keys !== 2 + Object.keys(extra).length + ret.length) return undefined
      const x = withoutYou(v['filter'] as Node)
      return x && { x, ...(ret.length > 0 ? { n: v['n'] } : {}) }
    },
    'if:exists',
  )
function withYou(f: Node): Node {
  const parts = f['f'] === 'and' ? (f['of'] as Node[]) : [f]
  return { f: 'and', of: [...parts, { f: 'controller', is: YOU }] }
}
function withoutYou(f: Node): Node | undefined {
  const parts = f['f'] === 'and' ? (f['of'] as Node[]) : [f]
  const last = parts.at(-1)!
  if (parts.length < 2 || last['f'] !== 'controller' || (last['is'] as Node)['ref'] !== 'you') return undefined
  return parts.length === 2 ? parts[0] : { f: 'and', of: parts.slice(0, -1) }
}
control('you control a {x}', objects.one.in, {})
control('you control another {x}', another('in'), {})
control('you control no {x}', objects.many.in, { cmp: '=', n: 0 })
control('you control {n} or more {x}', objects.many.in, { cmp: '>=' }, ['n'])

const stateWord = sym('state')
for (const w of ['tapped', 'untapped', 'attacking', 'blocking', 'monstrous', 'renowned', 'saddled'])
  rule(stateWord, w, { f: 'state', is: w })
const subject = sym('subject')
fn(
  subject,
  '{x}',
  { x: objectOne },
  s => s['x'],
  (v: Node) => ({ x: v }),
)
rule(subject, 'it', pronoun('it'))
rule(condition, '{ref} is {filter}', { if: 'is', ref: slot(subject), filter: slot(stateWord) })
fn(
  condition,
  "it's {x}",
  { x: stateWord },
  s => ({ if: 'is', ref: pronoun('it'), filter: s['x'], say: "it's" }),
  (v: Node) => (v['say'] === "it's" ? { x: v['filter'] } : undefined),
  'if:is',
)
rule(condition, '{ref} has a {kind} counter on it', {
  if: 'is',
  ref: slot(subject),
  filter: { f: 'counters', kind: slot(counterKind), cmp: '>=', n: 1 },
})
rule(condition, 'there are no {kind} counters on {ref}', {
  if: 'is',
  ref: slot(subject),
  filter: { f: 'counters', kind: slot(counterKind), cmp: '=', n: 0 },
})
fn(
  condition,
  '{of} {stat} is {c}',
  { of: possessive, stat, c: comparison },
  s => {
    const { cmp, n } = s['c'] as Node
    return { if: 'compare', a: { n: 'stat', stat: s['stat'], of: s['of'] }, cmp, b: n }
  },
  (v: Node) => {
    const a = v['a'] as Node
    return a['n'] === 'stat' ? { of: a['of'], stat: a['stat'], c: { cmp: v['cmp'], n: v['b'] } } : undefined
  },
  'if:compare',
)
rule(condition, "it's your turn", { if: 'turn', of: YOU })
rule(condition, "it's not your turn", { if: 'not', of: { if: 'turn', of: YOU } })
rule(condition, '{ref} was kicked', { if: 'paid', cost: 'kicker', ref: slot(subject) })
rule(condition, 'you attacked this turn', {
  if: 'happened',
  event: { on: 'attackWith', who: YOU, what: { f: 'type', is: 'Creature' } },
  window: 'thisTurn',
})
rule(condition, 'a creature died this turn', {
  if: 'happened',
  event: { on: 'move', what: { f: 'type', is: 'Creature' }, from: 'battlefield', to: 'graveyard' },
  window: 'thisTurn',
})
rule(condition, 'you gained life this turn', {
  if: 'happened',
  event: { on: 'gainLife', who: YOU },
  window: 'thisTurn',
})
rule(condition, 'you have no cards in hand', {
  if: 'compare',
  a: { n: 'player', what: 'handSize', of: YOU },
  cmp: '=',
  b: 0,
})
const inYourGraveyard = {
  if: 'exists',
  filter: {
    f: 'and',
    of: [
      { f: 'kind', is: 'card' },
      { f: 'in', zone: 'graveyard', of: YOU },
    ],
  },
  cmp: '>=',
  n: slot(several),
}
rule(condition, 'there are {n} or more cards in your graveyard', inYourGraveyard)
rule(condition, '{n} or more cards are in your graveyard', { ...inYourGraveyard, say: 'are' })
rule(condition, 'there are {n} or more card types among {of}', {
  if: 'compare',
  a: { n: 'different', what: 'cardType', of: slot(objects.many.in, 'of') },
  cmp: '>=',
  b: slot(several, 'n'),
})
const lifeTotal = sym('life total')
for (const [words, cmp] of [
  ['{n} or more', '>='],
  ['{n} or less', '<='],
  ['exactly {n}', '='],
] as const)
  fn(
    lifeTotal,
    words,
    { n: digitsX },
    s => ({ cmp, n: s['n'] }),
    (v: Node) => (v['cmp'] === cmp ? { n: v['n'] } : undefined),
  )
fn(
  condition,
  'you have {c} life',
  { c: lifeTotal },
  s => ({
    if: 'compare',
    a: { n: 'player', what: 'life', of: YOU },
    cmp: (s['c'] as Node)['cmp'],
    b: (s['c'] as Node)['n'],
  }),
  (v: Node) => {
    const a = v['a'] as Node
    return a['n'] === 'player' && a['what'] === 'life' ? { c: { cmp: v['cmp'], n: v['b'] } } : undefined
  },
  'if:compare',
)
rule(condition, '~ is on the battlefield', { if: 'is', ref: { ref: 'self' }, filter: { f: 'in', zone: 'battlefield' } })
rule(condition, 'you control ~', { if: 'is', ref: { ref: 'self' }, filter: { f: 'controller', is: YOU } })
rule(condition, '{ref} remains tapped', {
  if: 'is',
  ref: slot(subject),
  filter: { f: 'state', is: 'tapped' },
  say: 'remains',
})
rule(condition, 'this card is in your graveyard', {
  if: 'is',
  ref: { ref: 'self', say: 'this card' },
  filter: { f: 'in', zone: 'graveyard', of: YOU },
})
rule(condition, '{ref} was a {filter}', {
  if: 'is',
  ref: slot(theSacrificed),
  filter: slot(objects.one.in),
  say: 'was',
})
rule(condition, 'it was cast', { if: 'wasCast', ref: pronoun('it') })
rule(condition, "it wasn't cast", { if: 'not', of: { if: 'wasCast', ref: pronoun('it') } })
rule(condition, 'you cast it', { if: 'wasCast', ref: pronoun('it'), by: YOU })
rule(condition, 'you cast it from your hand', { if: 'wasCast', ref: pronoun('it'), from: 'hand', by: YOU })
rule(condition, 'you control {n} or more {what} with the same name as one another', {
  if: 'compare',
  a: { n: 'most', same: 'name', of: { f: 'and', of: [slot(objects.many.in, 'what'), { f: 'controller', is: YOU }] } },
  cmp: '>=',
  b: slot(several, 'n'),
})
