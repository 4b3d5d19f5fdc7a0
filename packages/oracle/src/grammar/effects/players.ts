/** Cards, life and the game, as players do it. */

import { amount, aOrMore, digitsX, forEach } from '../amounts-all.ts'
import { fn, type Node, rule, type Sym, slot, sym } from '../core.ts'
import { objects } from '../filters.ts'
import { clause } from '../lex.ts'
import { chosen, object, playerPossessive } from '../refs.ts'
import { player, verb, verbFn } from '../verbs.ts'

/** "a card", "two cards", "that many cards", "cards equal to …", with "for each". */
const cards = sym('number of cards')
rule(cards, 'a card', 1)
fn(
  cards,
  '{n} cards',
  { n: aOrMore },
  s => (s['n'] === 1 ? undefined : s['n']),
  (v: unknown) => (v === 1 ? undefined : { n: v }),
)
rule(cards, 'that many cards', { n: 'event', say: 'that many' })
rule(cards, 'cards equal to {n}', slot(amount, 'n'))
fn(
  cards,
  'a card for each {n}',
  { n: forEach },
  s => ({ n: 'times', by: 1, of: s['n'] }),
  (v: Node) => (v['by'] === 1 ? { n: v['of'] } : undefined),
  'n:times',
)
fn(
  cards,
  '{k} cards for each {n}',
  { k: aOrMore, n: forEach },
  s => (s['k'] === 1 ? undefined : { n: 'times', by: s['k'], of: s['n'] }),
  (v: Node) => (v['by'] === 1 ? undefined : { k: v['by'], n: v['of'] }),
  'n:times',
)

verb(player, '<draw> {n}', { do: 'draw', n: slot(cards) })
const upTo = sym('number of cards')
rule(upTo, 'up to {n} cards', slot(aOrMore, 'n'))
verb(player, '<draw> {n}', { do: 'draw', n: slot(upTo), upTo: true })
verb(player, '<mill> {n}', { do: 'mill', n: slot(cards) })
verb(player, '<discard> {n}', { do: 'discard', n: slot(cards) })
verb(player, '<discard> {n} at random', { do: 'discard', n: slot(cards), random: true })
const handOf = (...words: string[]): Sym => {
  const s = sym('hand')
  for (const w of words) rule(s, `${w} hand`, true)
  return s
}
const hands = { one: handOf('their'), many: handOf('your', 'their') }
verbFn(
  player,
  '<discard> {hand}',
  one => ({ hand: one ? hands.one : hands.many }),
  () => ({ do: 'discard', hand: true }),
  (v: Node) => (v['hand'] ? { hand: true } : undefined),
  'do:discard',
)
/** Cards of some kind; "a card" alone is a number. */
const someCards = sym('cards')
const anyCard = (v: unknown): boolean => ((v as Node)['filter'] as Node | undefined)?.['f'] === 'kind'
fn(
  someCards,
  '{x}',
  { x: chosen.from },
  s => (anyCard(s['x']) ? undefined : s['x']),
  (v: Node) => (anyCard(v) ? undefined : { x: v }),
)
verb(player, '<discard> {what}', { do: 'discard', what: slot(someCards) })
rule(player.imp!, 'discard ~', { do: 'discard', what: { ref: 'self' } })
rule(player.imp!, 'discard this card', { do: 'discard', what: { ref: 'self', say: 'this card' } })
verb(player, '<sacrifice> {what}', { do: 'sacrifice', what: slot(chosen.in) })
verb(player, '<sacrifice> {what} of their choice', { do: 'sacrifice', what: slot(chosen.in), say: 'of their choice' })
verb(player, '<sacrifice> {what}', { do: 'sacrifice', what: slot(object) })

/** "3 life", "life equal to …", "that much life", "1 life for each …". */
const life = sym('amount of life')
rule(life, '{n} life', slot(digitsX, 'n'))
rule(life, 'that much life', { n: 'event', say: 'that much' })
fn(
  life,
  '{k} life for each {n}',
  { k: digitsX, n: forEach },
  s => ({ n: 'times', by: s['k'], of: s['n'] }),
  (v: Node) => (v['say'] ? undefined : { k: v['by'], n: v['of'] }),
  'n:times',
)
fn(
  life,
  '{k} life for each 1 life you lost',
  { k: digitsX },
  s => ({ n: 'times', by: s['k'], of: { n: 'event' }, say: 'each 1' }),
  (v: Node) => (v['say'] === 'each 1' ? { k: v['by'] } : undefined),
  'n:times',
)
rule(life, 'life equal to {n}', slot(amount, 'n'))
verb(player, '<lose> half {of} life , rounded up', {
  do: 'loseLife',
  n: { n: 'half', of: { n: 'player', what: 'life', of: slot(playerPossessive) }, round: 'up' },
})
verb(player, '<gain> {n}', { do: 'gainLife', n: slot(life) })
verb(player, '<lose> {n}', { do: 'loseLife', n: slot(life) })
verb(player, '<pay> {n}', { do: 'payLife', n: slot(life) })
verb(player, '<scry> {n}', { do: 'scry', n: slot(digitsX) })
verb(player, '<surveil> {n}', { do: 'surveil', n: slot(digitsX) })
verb(player, '<win> the game', { do: 'winGame' })
verb(player, '<lose> the game', { do: 'loseGame' })
verb(player, '<shuffle>', { do: 'shuffle' })
verb(player, '<take> a extra turn after this one', { do: 'extraTurn' })
for (const action of ['investigate', 'proliferate', 'populate']) verb(player, `<${action}>`, { do: 'action', action })
verbFn(
  player,
  '<put> {n} {kind} counters on {what}',
  () => ({ n: aOrMore, kind: counterKind, what: object }),
  s => (s['n'] === 1 ? undefined : { do: 'addCounters', ...s }),
  (v: Node) => plainCounters(v, false),
  'do:addCounters',
)
verbFn(
  player,
  '<put> a {kind} counter on {what}',
  () => ({ kind: counterKind, what: object }),
  s => ({ do: 'addCounters', n: 1, ...s }),
  (v: Node) => plainCounters(v, true),
  'do:addCounters',
)
verbFn(
  player,
  '<put> a {kind} counter on {what} for each {of}',
  () => ({ kind: counterKind, what: object, of: forEach }),
  s => ({ do: 'addCounters', kind: s['kind'], what: s['what'], n: { n: 'times', by: 1, of: s['of'] } }),
  (v: Node) => {
    const n = v['n'] as Node
    return n?.['n'] === 'times' && n['by'] === 1 ? { kind: v['kind'], what: v['what'], of: n['of'] } : undefined
  },
  'do:addCounters',
)

verbFn(
  player,
  '<put> that many {kind} counters on {what}',
  () => ({ kind: counterKind, what: object }),
  s => ({ do: 'addCounters', kind: s['kind'], what: s['what'], n: { n: 'event', say: 'that many' } }),
  (v: Node) =>
    (v['n'] as Node)?.['n'] === 'event' && Object.keys(v).length === 4
      ? { kind: v['kind'], what: v['what'] }
      : undefined,
  'do:addCounters',
)

import { counterKind } from '../lex.ts'

function plainCounters(v: Node, one: boolean): Node | undefined {
  if ((v['n'] === 1) !== one || Object.keys(v).length !== 4) return undefined
  return one ? { kind: v['kind'], what: v['what'] } : { n: v['n'], kind: v['kind'], what: v['what'] }
}
verb(player, '<remove> a {kind} counter from {what}', {
  do: 'removeCounters',
  what: slot(object),
  kind: slot(counterKind),
  n: 1,
})
verbFn(
  player,
  '<remove> {n} {kind} counters from {what}',
  () => ({ n: aOrMore, kind: counterKind, what: object }),
  s => (s['n'] === 1 ? undefined : { do: 'removeCounters', ...s }),
  (v: Node) => plainCounters(v, false),
  'do:removeCounters',
)
rule(player.imp!, 'end the turn', { do: 'endTurn' })
for (const step of ['upkeep', 'draw', 'end'] as const)
  for (const who of ['that player gets', 'you get'])
    rule(clause, `${who} a additional ${step} step after this step`, { do: 'extraStep', step, after: 'this', say: who })
for (const [words, node] of [
  ['there is a additional combat phase', { step: 'combat' }],
  ['there is a additional main phase', { step: 'main' }],
] as const) {
  rule(clause, `after this phase , ${words}`, { do: 'extraStep', ...node, say: 'after this phase' })
  rule(clause, `after this main phase , ${words}`, { do: 'extraStep', ...node, say: 'after this main phase' })
}
verbFn(
  player,
  '<sacrifice> a {x} for each {of}',
  () => ({ x: objects.one.in, of: forEach }),
  s => {
    const n = { n: 'times', by: 1, of: s['of'] }
    return { do: 'sacrifice', what: { ref: 'choose', name: '?', filter: s['x'], min: n, max: n } }
  },
  (v: Node) => {
    const what = v['what'] as Node
    const n = what['min'] as Node | undefined
    return n?.['n'] === 'times' && n['by'] === 1 && what['ref'] === 'choose' && !v['say']
      ? { x: what['filter'], of: n['of'] }
      : undefined
  },
  'do:sacrifice',
)
