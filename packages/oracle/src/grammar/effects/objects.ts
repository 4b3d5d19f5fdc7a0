/** What is done to objects: destroy, exile, return, tap, counter, search … */
import { fn, type Node, rule, slot, sym } from '../core.ts'
import { objects } from '../filters.ts'
import { oneOrMore, several } from '../lex.ts'
import { chosen, moved, object, ownersHand, playerPossessive, pronoun } from '../refs.ts'
import { deed, doer, fighter, player, verb } from '../verbs.ts'

rule(deed, 'destroy {what}', { do: 'destroy', what: slot(object) })
rule(deed, 'regenerate {what}', { do: 'regenerate', what: slot(object) })
rule(deed, 'counter {what}', { do: 'counterSpell', what: slot(object) })
verb(player, '<tap> {what}', { do: 'tap', what: slot(object) })
verb(player, '<untap> {what}', { do: 'untap', what: slot(object) })
verb(player, '<tap> {what}', { do: 'tap', what: slot(chosen.in) })
verb(player, '<untap> {what}', { do: 'untap', what: slot(chosen.in) })
verb(doer, '<phase> out', { do: 'phaseOut' })
verb(fighter, '<fight> {b}', { do: 'fight', b: slot(object) })
verb(player, '<attach> {what} to {to}', { do: 'attach', what: slot(object), to: slot(object) })
verb(player, '<exile> {what}', { do: 'move', what: slot(moved), to: 'exile' })
verb(player, '<exile> {what}', { do: 'move', what: slot(chosen.from), to: 'exile' })
rule(deed, 'exile {what} until ~ leaves the battlefield', {
  do: 'move',
  what: slot(moved),
  to: 'exile',
  link: 'exiled',
  duration: { until: 'event', event: { on: 'move', what: 'self', from: 'battlefield' } },
})

// --- return, put
const whereTo = sym('where to')
const to = (template: string, node: Node): void => rule(whereTo, template, node)
to('to your hand', { to: 'hand' })
rule(whereTo, 'to {owner}', { to: 'hand', owner: slot(ownersHand) })
to('to the battlefield', { to: 'battlefield' })
to('to the battlefield tapped', { to: 'battlefield', tapped: true })
to('to the battlefield under your control', { to: 'battlefield', under: { ref: 'you' } })
to("to the battlefield under its owner 's control", { to: 'battlefield', under: { ref: 'ownerOf', of: pronoun('it') } })
to("to the battlefield under their owners' control", {
  to: 'battlefield',
  under: { ref: 'ownerOf', of: pronoun('they'), say: 'many' },
})
const moves = (verbText: string, target: ReturnType<typeof sym>): void => {
  for (const what of [moved, chosen.from]) {
    const build = (s: Node): Node => {
      const { owner, ...rest } = s['to'] as Node
      return { do: 'move', what: s['what'], ...rest, ...(owner ? { owner } : {}) }
    }
    fn(
      target,
      `${verbText} {what} {to}`,
      { what, to: whereTo },
      s => finish(build(s)),
      (v: Node) => unfinish(v),
      'do:move',
    )
  }
}
/** "its owner's hand" says nothing that the rules don't: whose hand it is, is kept as the printed word. */
function finish(v: Node): Node {
  const { owner, ...rest } = v
  if (!owner) return v['to'] === 'hand' ? { ...rest, say: 'your hand' } : rest
  const o = owner as Node
  const possessor = (o['of'] as Node)['name'] as string | undefined
  return {
    ...rest,
    say: `${possessor === '?they' ? 'their' : 'its'}${o['say'] === 'many' ? " owners' hands" : o['say'] === 'hands' ? " owner's hands" : " owner's hand"}`,
  }
}
function unfinish(v: Node): Node | undefined {
  const { do: _do, what, say, ...rest } = v
  if (v['to'] !== 'hand') return say === undefined ? { what, to: rest } : undefined
  if (say === 'your hand') return { what, to: rest }
  const m = /^(its|their) (owners' hands|owner's hands|owner's hand)$/.exec(String(say))
  if (!m) return undefined
  const of = pronoun(m[1] === 'its' ? 'it' : 'they')
  const owner = {
    ref: 'ownerOf',
    of,
    ...(m[2] === "owners' hands" ? { say: 'many' } : m[2] === "owner's hands" ? { say: 'hands' } : {}),
  }
  return { what, to: { ...rest, owner } }
}
moves('return', deed)
const putTo = sym('where to')
rule(putTo, 'onto the battlefield', { to: 'battlefield', say: 'put' })
rule(putTo, 'onto the battlefield tapped', { to: 'battlefield', tapped: true, say: 'put' })
rule(putTo, 'onto the battlefield under your control', { to: 'battlefield', under: { ref: 'you' }, say: 'put' })
rule(putTo, "on top of its owner 's library", { to: 'library', position: 'top' })
rule(putTo, "on the bottom of its owner 's library", { to: 'library', position: 'bottom' })
rule(putTo, 'on top of your library', { to: 'library', position: 'top', say: 'your library' })
rule(putTo, 'on the bottom of your library', { to: 'library', position: 'bottom', say: 'your library' })
rule(putTo, 'into your hand', { to: 'hand' })
rule(putTo, 'into your graveyard', { to: 'graveyard' })
for (const what of [moved, chosen.from]) {
  fn(
    deed,
    'put {what} {to}',
    { what, to: putTo },
    s => ({ do: 'move', what: s['what'], ...(s['to'] as Node) }),
    (v: Node) => {
      const { do: _do, what: w, ...rest } = v
      return { what: w, to: rest }
    },
    'do:move',
  )
}

// --- search (CR 701.19): find, reveal, put, shuffle are steps of their own
const found = sym('what is searched for')
fn(
  found,
  'a {x}',
  { x: objects.one.in },
  s => ({ filter: s['x'] }),
  (v: Node) => (v['max'] === undefined ? { x: v['filter'] } : undefined),
)
fn(
  found,
  'up to {n} {x}',
  { n: oneOrMore, x: objects.many.in },
  s => ({ filter: s['x'], min: 0, max: s['n'] }),
  (v: Node) => (v['max'] !== undefined ? { n: v['max'], x: v['filter'] } : undefined),
)
fn(
  deed,
  'search your library for {x}',
  { x: found },
  s => ({ do: 'search', ...(s['x'] as Node), as: '?' }),
  (v: Node) => {
    const { do: _do, as: _as, ...rest } = v
    return v['who'] || v['of'] || v['reveal'] || v['zones'] ? undefined : { x: rest }
  },
  'do:search',
)
rule(deed, 'reveal {what}', { do: 'reveal', what: slot(revealed()) })
function revealed() {
  const s = sym('what is revealed')
  rule(s, 'it', pronoun('it'))
  rule(s, 'them', pronoun('they'))
  rule(s, 'that card', pronoun('that card'))
  rule(s, 'those cards', pronoun('those cards'))
  return s
}
// --- look at the top
const topCards = sym('top cards')
rule(topCards, 'the top card of {of} library', { ref: 'top', of: slot(playerPossessive), count: 1 })
rule(topCards, 'the top {count} cards of {of} library', {
  ref: 'top',
  of: slot(playerPossessive),
  count: slot(several),
})
rule(deed, 'look at {what}', { do: 'look', what: slot(topCards) })
rule(deed, 'exile {what}', { do: 'move', what: slot(topCards), to: 'exile' })
const GRAVEYARDS = {
  f: 'and',
  of: [
    { f: 'kind', is: 'card' },
    { f: 'in', zone: 'graveyard' },
  ],
}
rule(deed, 'exile all graveyards', {
  do: 'move',
  what: { ref: 'all', filter: GRAVEYARDS, say: 'graveyards' },
  to: 'exile',
})
