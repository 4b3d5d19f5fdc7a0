/** How clauses make sentences, and sentences an effect (CR 608.2c). */
import { mapNodes, same, walk } from '@upkeep/ir'
import { whereX } from '../amounts.ts'
import { fn, type Node, pass, rule, type Sym, slot, sym } from '../core.ts'
import { payment } from '../costs.ts'
import { duration } from '../durations.ts'
import { clause, condition, counterKind, oneOrMore, sentences } from '../lex.ts'
import { playerMany, playerOne } from '../refs.ts'
import { clauseMany, clauseOne, elidedMany, elidedOne, imperative } from '../verbs.ts'
import { animated, fronted } from './continuous.ts'
import { restriction } from './mana.ts'

const seq = (say: string, ...steps: unknown[]): Node => ({ do: 'seq', say, steps })
export const acts = sym('what is done')
/** Only imperatives: after "you may", "to". */
const deeds = sym('what is done')

const GLUE: [string, string][] = [
  ['and', 'and'],
  [', then', 'then'],
]
const isElided = (v: unknown): boolean => JSON.stringify(v).includes('"?-"')
function joined(target: Sym, first: Sym, rest: Sym): void {
  for (const [words, say] of GLUE) {
    fn(
      target,
      `{x} ${words} {y}`,
      { x: first, y: rest },
      s => seq(say, s['x'], s['y']),
      (v: Node) => {
        const steps = v['steps'] as unknown[]
        return v['say'] === say && steps.length === 2 ? { x: steps[0], y: steps[1] } : undefined
      },
      'do:seq',
    )
  }
  fn(
    target,
    '{x} , {y} , and {z}',
    { x: first, y: rest, z: rest },
    s => seq('list', s['x'], s['y'], s['z']),
    (v: Node) => {
      const steps = v['steps'] as unknown[]
      return v['say'] === 'list' && steps.length === 3 ? { x: steps[0], y: steps[1], z: steps[2] } : undefined
    },
    'do:seq',
  )
  fn(
    target,
    '{x} , {y} , then {z}',
    { x: first, y: rest, z: rest },
    s => seq('list then', s['x'], s['y'], s['z']),
    (v: Node) => {
      const steps = v['steps'] as unknown[]
      return v['say'] === 'list then' && steps.length === 3 ? { x: steps[0], y: steps[1], z: steps[2] } : undefined
    },
    'do:seq',
  )
  fn(
    target,
    '{x} , {y} , {z} , then {w}',
    { x: first, y: rest, z: rest, w: rest },
    s => seq('list then', s['x'], s['y'], s['z'], s['w']),
    (v: Node) => {
      const steps = v['steps'] as unknown[]
      return v['say'] === 'list then' && steps.length === 4
        ? { x: steps[0], y: steps[1], z: steps[2], w: steps[3] }
        : undefined
    },
    'do:seq',
  )
}
const withSubject = sym('clause')
pass(withSubject, clauseOne, clauseMany)
// after an imperative: another, or a clause of its own
const afterImperative = sym('clause')
pass(afterImperative, imperative, withSubject)
joined(deeds, imperative, imperative)
joined(acts, imperative, afterImperative)
const afterOne = sym('clause')
pass(afterOne, elidedOne, withSubject)
joined(acts, clauseOne, afterOne)
const afterMany = sym('clause')
pass(afterMany, elidedMany, withSubject)
joined(acts, clauseMany, afterMany)
fn(
  acts,
  '{x} , then {y}',
  { x: clauseOne, y: imperative },
  s => seq('then', s['x'], s['y']),
  (v: Node) => {
    const steps = v['steps'] as unknown[]
    return v['say'] === 'then' && steps.length === 2 && !isElided(steps[1]) ? { x: steps[0], y: steps[1] } : undefined
  },
  'do:seq',
)
pass(acts, clause)
pass(deeds, imperative)

// --- a sentence
export const sentence = sym('sentence')
pass(sentence, acts)
// where X is …
const X = { n: 'x' }
function defineX(node: unknown, is: unknown): unknown {
  let found = false
  const out = mapNodes(node, n => {
    if (same(n, X)) {
      found = true
      return { n: 'x', is }
    }
    return undefined
  })
  return found ? out : undefined
}
export function undefineX(node: unknown): { node: unknown; is: unknown } | undefined {
  let is: unknown
  walk(node, n => {
    if (n['n'] === 'x' && n['is'] !== undefined && is === undefined) is = n['is']
  })
  if (is === undefined) return undefined
  return { node: mapNodes(node, n => (n['n'] === 'x' && same(n['is'], is) ? X : undefined)), is }
}
export function whereXRule(target: Sym, inner: Sym): void {
  fn(
    target,
    '{x} , where X is {is}',
    { x: inner, is: whereX },
    s => defineX(s['x'], s['is']),
    (v: Node) => {
      const u = undefineX(v)
      return u && { x: u.node, is: u.is }
    },
  )
}
whereXRule(sentence, acts)
pass(sentence, fronted)
whereXRule(sentence, fronted)
pass(sentence, animated)
whereXRule(sentence, animated)
fn(
  sentence,
  'then {x}',
  { x: acts },
  s => ({ do: 'seq', say: 'Then', steps: [s['x']] }),
  (v: Node) => (v['say'] === 'Then' ? { x: (v['steps'] as unknown[])[0] } : undefined),
  'do:seq',
)
rule(sentence, 'then if {condition} , {then}', { do: 'if', condition: slot(condition), then: slot(acts), say: 'then' })
rule(sentence, 'you may {effect}', { do: 'may', effect: slot(deeds) })
rule(sentence, 'if {condition} , {then}', { do: 'if', condition: slot(condition), then: slot(acts) })
rule(sentence, '{then} if {condition}', { do: 'if', condition: slot(condition), then: slot(acts), say: 'after' })
rule(sentence, 'if {condition} , {then} . otherwise , {else}', {
  do: 'if',
  condition: slot(condition),
  then: slot(acts),
  else: slot(acts, 'else'),
})
rule(sentence, 'you may {effect} . if you do , {then}', { do: 'may', effect: slot(deeds), then: slot(acts) })
rule(sentence, 'you may {cost} . if you do , {then}', { do: 'may', cost: slot(manaPayment()), then: slot(acts) })
rule(sentence, 'you may {effect} . when you do , {then}', {
  do: 'may',
  effect: slot(deeds),
  then: { do: 'reflexive', effect: slot(acts, 'then') },
})
rule(sentence, 'you may {cost} . when you do , {then}', {
  do: 'may',
  cost: slot(manaPayment()),
  then: { do: 'reflexive', effect: slot(acts, 'then') },
})
for (const [who, word] of [
  [playerOne, 'pays'],
  [playerMany, 'pay'],
] as const) {
  rule(sentence, `{else} unless {who} ${word} {cost}`, {
    do: 'may',
    who: slot(who),
    cost: slot(justMana()),
    else: slot(acts, 'else'),
    say: 'unless',
  })
}
rule(sentence, '{else} unless you {cost}', {
  do: 'may',
  cost: slot(doPayment()),
  else: slot(acts, 'else'),
  say: 'unless',
})
function justMana(): Sym {
  const s = sym('mana')
  rule(s, '{mana}', [{ c: 'mana', mana: slot(mana) }])
  return s
}
function manaPayment(): Sym {
  const s = sym('mana')
  rule(s, 'pay {mana}', [{ c: 'mana', mana: slot(mana) }])
  return s
}
function doPayment(): Sym {
  const s = sym('payment')
  fn(
    s,
    '{x}',
    { x: payment },
    v => ((v['x'] as Node[])[0]!['c'] === 'do' ? v['x'] : undefined),
    (v: Node[]) => ({ x: v }),
  )
  return s
}

import { mana } from '../lex.ts'

rule(sentence, "destroy {what} . they can't be regenerated", {
  do: 'destroy',
  what: slot(bareMany()),
  noRegenerate: true,
})
rule(sentence, "destroy {what} . it can't be regenerated", { do: 'destroy', what: slot(object), noRegenerate: true })

import { object, objectMany } from '../refs.ts'

function bareMany(): Sym {
  const s = sym('objects')
  pass(s, objectMany)
  return s
}
// what other players may do: the verb is theirs
const theirs = sym('what they may do')
pass(theirs, elidedMany)
for (const who of [playerOne, playerMany]) {
  const other = sym('player')
  fn(
    other,
    '{x}',
    { x: who },
    v => ((v['x'] as Node)['ref'] === 'you' ? undefined : v['x']),
    (v: Node) => (v['ref'] === 'you' ? undefined : { x: v }),
  )
  rule(sentence, '{who} may {effect}', { do: 'may', who: slot(other), effect: slot(theirs) })
  rule(sentence, '{who} may {effect} . if they do , {then}', {
    do: 'may',
    who: slot(other),
    effect: slot(theirs),
    then: slot(acts),
  })
  rule(sentence, '{who} may choose that {effect}', {
    do: 'may',
    who: slot(other),
    effect: slot(instead()),
    say: 'choose that',
  })
}
function instead(): Sym {
  const s = sym('what happens instead')
  rule(s, 'for each 1 damage that would be dealt to you {duration} , you remove a {kind} counter from {what} instead', {
    do: 'replace',
    replacement: {
      r: 'instead',
      event: { on: 'damage', to: { f: 'is', ref: { ref: 'you' } } },
      effect: { do: 'removeCounters', what: slot(object), kind: slot(counterKind), n: { n: 'event' } },
    },
    duration: slot(duration),
  })
  return s
}
rule(sentence, '{then} if {condition} . otherwise , {else}', {
  do: 'if',
  condition: slot(condition),
  then: slot(acts),
  else: slot(otherwise(), 'else'),
  say: 'after',
})
function otherwise(): Sym {
  const s = sym('otherwise')
  pass(s, sentence)
  return s
}
// what mana may be spent on (CR 106.6)
fn(
  sentence,
  '{x} . spend this mana only to {only}',
  { x: imperative, only: restriction },
  s => ((s['x'] as Node)['do'] === 'addMana' ? { ...(s['x'] as Node), only: s['only'] } : undefined),
  (v: Node) => {
    if (v['only'] === undefined) return undefined
    const { only, ...x } = v
    return { x, only }
  },
  'do:addMana',
)
// delayed
for (const [words, step] of [
  ['next end step', 'end'],
  ["next turn 's upkeep", 'upkeep'],
] as const)
  rule(sentence, `{effect} at the beginning of the ${words}`, {
    do: 'delayed',
    on: { on: 'step', step },
    effect: slot(acts),
  })
rule(sentence, '{effect} at end of combat', {
  do: 'delayed',
  on: { on: 'step', step: 'endcombat' },
  effect: slot(acts),
})

// --- modes (CR 700.2)
const modes = sym('modes')
const modeText = sym('mode')
fn(
  modeText,
  '{x}',
  { x: sentences },
  s => ({ effect: s['x'] }),
  (v: Node) => (v['cost'] || v['label'] ? undefined : { x: v['effect'] }),
)
fn(
  modes,
  '\\n • {x}',
  { x: modeText },
  s => [s['x']],
  (v: unknown[]) => (v.length === 1 ? { x: v[0] } : undefined),
)
fn(
  modes,
  '\\n • {x} {t}',
  { x: modeText, t: modes },
  s => [s['x'], ...(s['t'] as unknown[])],
  (v: unknown[]) => (v.length > 1 ? { x: v[0], t: v.slice(1) } : undefined),
)
export const modal = sym('modal effect')
const how = (words: string, node: Node): void =>
  rule(modal, `choose ${words} -- {modes}`, { do: 'modal', modes: slot(modes), ...node })
rule(modal, 'choose {min} -- {modes}', {
  do: 'modal',
  min: slot(oneOrMore, 'min'),
  max: slot(oneOrMore, 'min'),
  modes: slot(modes),
})
how('one or both', { min: 1, max: 2, say: 'one or both' })
how('one or more', { min: 1, max: 'any' })
how('any number', { min: 0, max: 'any' })
how('up to one', { min: 0, max: 1 })
how('up to two', { min: 0, max: 2 })
fn(
  sentences,
  '{x}',
  { x: modal },
  s => s['x'],
  (v: Node) => ({ x: v }),
  'do:modal',
)

// --- all of them
const more = sym('sentences')
const list = (v: unknown): unknown[] => v as unknown[]
fn(
  more,
  '{x} .',
  { x: sentence },
  s => [s['x']],
  (v: unknown[]) => (v.length === 1 ? { x: v[0] } : undefined),
)
fn(
  more,
  '{x} . {t}',
  { x: sentence, t: more },
  s => [s['x'], ...list(s['t'])],
  (v: unknown[]) => (v.length > 1 ? { x: v[0], t: v.slice(1) } : undefined),
)
const plain = (v: Node): boolean => v['do'] === 'seq' && v['say'] === undefined
fn(
  sentences,
  '{x}',
  { x: more },
  s => (list(s['x']).length === 1 ? list(s['x'])[0] : { do: 'seq', steps: s['x'] }),
  (v: Node) => ({ x: plain(v) ? v['steps'] : [v] }),
)
