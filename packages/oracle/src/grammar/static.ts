/** Static abilities (CR 604) and what changes how things enter (CR 614.1c–d). */
import { same, walk } from '@upkeep/ir'
import { whereX } from './amounts.ts'
import { forEach } from './amounts-all.ts'
import { fn, type Node, pass, rule, type Sym, slot, sym } from './core.ts'
import { payment } from './costs.ts'
import { lasting, modList } from './effects/continuous.ts'
import { entersAs } from './effects/copies.ts'
import { whereXRule } from './effects/sentences.ts'
import { objects } from './filters.ts'
import { aOrMore, condition, counterKind, digits, mana } from './lex.ts'
import { playerStatic } from './players-rules.ts'
import { bare, objectMany, objectOne } from './refs.ts'
import { preventThen, replacement } from './replacements.ts'

export const staticAbility = sym('static ability')
/** Those that spells have too. */
export const spellStatic = sym('static ability of a spell')

export const timeless = (v: unknown): boolean => {
  let ok = true
  walk(v, n => {
    const r = n['ref']
    if (r === 'target' || r === 'choose' || (r === 'bound' && !String(n['name']).startsWith('?it'))) ok = false
  })
  return ok
}
/** "can't be countered" said of this spell is an ability of its own below. */
const onStack = (v: Node): boolean =>
  (v['s'] as Node)['ref'] === 'self' && (v['mods'] as Node[]).some(m => m['what'] === 'beCountered')
const core = sym('static ability')
/** Rules about damage. */
export const damageRule = sym('rule for damage')
pass(core, damageRule)
for (const [subject, n] of [
  [objectOne, 'one'],
  [objectMany, 'many'],
  [bare, 'many'],
] as const) {
  const mods = modList(lasting, n)
  fn(
    core,
    '{s} {mods}',
    { s: subject, mods },
    v => (timeless(v['s']) && !onStack(v) ? { a: 'static', affected: v['s'], mods: v['mods'] } : undefined),
    (v: Node) =>
      v['zone'] || v['condition'] || v['say'] || v['cda'] ? undefined : { s: v['affected'], mods: v['mods'] },
    'a:static',
  )
  if (n === 'many')
    fn(
      core,
      '{s} each {mods}',
      { s: subject, mods },
      v => (timeless(v['s']) ? { a: 'static', affected: v['s'], mods: v['mods'], say: 'each' } : undefined),
      (v: Node) => (v['say'] === 'each' && !v['condition'] ? { s: v['affected'], mods: v['mods'] } : undefined),
      'a:static',
    )
}
const YOU = { ref: 'you' }
const you = (words: string, mods: unknown): void => rule(core, words, { a: 'static', affected: YOU, mods })
pass(core, playerStatic)
you('you have no maximum hand size', [{ m: 'maxHandSize', n: 'none' }])
you('you may play a additional land on each of your turns', [{ m: 'may', what: 'playExtraLands', n: 1 }])
const loss = sym('why a game is lost')
rule(loss, 'for having 0 or less life', 'loseGameForLife')
you("you don't lose the game {why}", [{ m: 'cant', what: slot(loss, 'why') }])
/** What is looked at, or lies open. */
const seen = (what: string): Sym => {
  const s = sym('what is seen')
  rule(s, 'the top card of your library', what)
  return s
}
you('you may look at {what} any time', [{ m: 'revealed', what: slot(seen('lookAtTop')) }])
you('play with {what} revealed', [{ m: 'revealed', what: slot(seen('topOfLibrary')) }])
const kept = sym('what may be left undone')
rule(kept, 'to untap ~ during your untap step', 'notUntap')
rule(core, 'you may choose not {what}', {
  a: 'static',
  affected: { ref: 'self' },
  mods: [{ m: 'may', what: slot(kept) }],
})
rule(core, 'you control enchanted creature', {
  a: 'static',
  affected: { ref: 'host', say: 'enchanted creature' },
  mods: [{ m: 'control', to: YOU }],
})
rule(core, 'you control enchanted permanent', {
  a: 'static',
  affected: { ref: 'host', say: 'enchanted permanent' },
  mods: [{ m: 'control', to: YOU }],
})
rule(core, 'you control enchanted land', {
  a: 'static',
  affected: { ref: 'host', say: 'enchanted land' },
  mods: [{ m: 'control', to: YOU }],
})
rule(core, 'you control enchanted artifact', {
  a: 'static',
  affected: { ref: 'host', say: 'enchanted artifact' },
  mods: [{ m: 'control', to: YOU }],
})
// characteristic-defining (CR 604.3)
const cda = (words: string, pattern: unknown): void =>
  rule(core, words, { a: 'static', cda: true, affected: { ref: 'self' }, mods: [pattern] })
cda("~ 's power and toughness are each equal to {power}", {
  m: 'setPT',
  power: slot(whereX),
  toughness: slot(whereX, 'power'),
})
fn(
  core,
  "~ 's power is equal to {power} and its toughness is equal to that number plus {n}",
  { power: whereX, n: digits },
  s => ({
    a: 'static',
    cda: true,
    affected: { ref: 'self' },
    mods: [{ m: 'setPT', power: s['power'], toughness: { n: 'plus', of: [s['power'], s['n']] } }],
  }),
  (v: Node) => {
    const m = (v['mods'] as Node[])[0]!
    const of = (m['toughness'] as Node | undefined)?.['of'] as unknown[] | undefined
    return v['cda'] && m['m'] === 'setPT' && of?.length === 2 && same(of[0], m['power'])
      ? { power: m['power'], n: of[1] }
      : undefined
  },
  'a:static',
)
cda("~ 's power is equal to {power}", { m: 'setPT', power: slot(whereX) })
cda("~ 's toughness is equal to {toughness}", { m: 'setPT', toughness: slot(whereX) })

// what spells cost
const spells = sym('spells')
fn(
  spells,
  '{x}',
  { x: objects.many.in },
  s => ({ ref: 'all', filter: s['x'] }),
  (v: Node) => (v['ref'] === 'all' && !v['say'] ? { x: v['filter'] } : undefined),
)
fn(
  spells,
  '{x} you cast',
  { x: objects.many.in },
  s => ({
    ref: 'all',
    filter: { f: 'and', of: [...parts(s['x'] as Node), { f: 'controller', is: YOU }] },
    say: 'you cast',
  }),
  (v: Node) => {
    const of = parts(v['filter'] as Node)
    if (v['say'] !== 'you cast') return undefined
    return { x: of.length === 2 ? of[0] : { f: 'and', of: of.slice(0, -1) } }
  },
)
const parts = (f: Node): Node[] => (f['f'] === 'and' ? (f['of'] as Node[]) : [f])
for (const [word, key] of [
  ['less', 'less'],
  ['more', 'more'],
]) {
  rule(core, `{affected} cost {${key}} ${word} to cast`, {
    a: 'static',
    affected: slot(spells),
    mods: [{ m: 'costs', [key!]: slot(mana) }],
  })
  const self = { a: 'static', zone: 'stack', affected: { ref: 'self', say: 'this spell' } }
  rule(spellStatic, `this spell costs {${key}} ${word} to cast .`, {
    ...self,
    mods: [{ m: 'costs', [key!]: slot(mana) }],
  })
  rule(spellStatic, `this spell costs {${key}} ${word} to cast for each {times} .`, {
    ...self,
    mods: [{ m: 'costs', [key!]: slot(mana), times: slot(forEach) }],
  })
  rule(spellStatic, `this spell costs {${key}} ${word} to cast if {condition} .`, {
    ...self,
    mods: [{ m: 'costs', [key!]: slot(mana) }],
    condition: slot(condition),
  })
}
rule(core, 'each spell a player casts costs {more} more to cast for each other spell that player has cast this turn', {
  a: 'static',
  affected: { ref: 'all', filter: { f: 'kind', is: 'spell' }, say: 'each' },
  mods: [
    {
      m: 'costs',
      more: slot(mana),
      times: {
        n: 'player',
        what: 'spellsCastThisTurn',
        of: { ref: 'controllerOf', of: { ref: 'bound', name: 'subject' } },
      },
    },
  ],
})
rule(spellStatic, "this spell can't be countered .", {
  a: 'static',
  zone: 'stack',
  affected: { ref: 'self', say: 'this spell' },
  mods: [{ m: 'cant', what: 'beCountered' }],
})
rule(spellStatic, "~ can't be countered .", {
  a: 'static',
  zone: 'stack',
  affected: { ref: 'self' },
  mods: [{ m: 'cant', what: 'beCountered' }],
})
rule(spellStatic, 'as a additional cost to cast this spell , {cost} .', { a: 'additionalCost', cost: slot(payment) })
rule(spellStatic, 'as a additional cost to cast ~ , {cost} .', { a: 'additionalCost', cost: slot(payment) })
spellStatic.alts.at(-1)!.old = true

// --- with a condition, with where X is
const conditional = sym('static ability')
fn(
  conditional,
  'as long as {c} , {x}',
  { c: condition, x: core },
  s => ({ ...(s['x'] as Node), condition: s['c'], say: 'before' }),
  (v: Node) => {
    if (v['say'] !== 'before') return undefined
    const { condition: c, say: _s, ...x } = v
    return { c, x }
  },
)
fn(
  conditional,
  '{x} as long as {c}',
  { c: condition, x: core },
  s => ((s['x'] as Node)['say'] ? undefined : { ...(s['x'] as Node), condition: s['c'] }),
  (v: Node) => {
    if (v['say'] !== undefined || v['condition'] === undefined) return undefined
    const { condition: c, ...x } = v
    return { c, x }
  },
)
const YOUR_TURN = { if: 'turn', of: { ref: 'you' } }
for (const [words, say, when] of [
  ['during your turn', 'during', YOUR_TURN],
  ['during turns other than yours', 'during others', { if: 'not', of: YOUR_TURN }],
] as const)
  fn(
    conditional,
    `${words} , {x}`,
    { x: core },
    s => ({ ...(s['x'] as Node), condition: when, say }),
    (v: Node) => {
      if (v['say'] !== say) return undefined
      const { condition: _c, say: _s, ...x } = v
      return { x }
    },
  )
const whole = sym('static ability')
pass(whole, core, conditional)
whereXRule(whole, core)

// --- how things enter
const enters = sym('what is different')
rule(enters, 'tapped', [{ e: 'tapped' }])
rule(enters, 'tapped unless {unless}', [{ e: 'tapped', unless: slot(condition) }])
rule(enters, 'with a {kind} counter on it', [{ e: 'counters', kind: slot(counterKind), n: 1 }])
const moreThanOne = sym('number')
fn(
  moreThanOne,
  '{x}',
  { x: aOrMore },
  s => (s['x'] === 1 ? undefined : s['x']),
  (v: unknown) => (v === 1 ? undefined : { x: v }),
)
rule(enters, 'with {n} {kind} counters on it', [{ e: 'counters', kind: slot(counterKind), n: slot(moreThanOne) }])
rule(enters, 'with a {kind} counter on it for each {of}', [
  { e: 'counters', kind: slot(counterKind), n: { n: 'times', by: 1, of: slot(forEach) } },
])
rule(enters, 'with a number of {kind} counters on it equal to {n}', [
  { e: 'counters', kind: slot(counterKind), n: slot(whereX) },
])
rule(enters, 'tapped with {n} {kind} counters on it', [
  { e: 'tapped' },
  { e: 'counters', kind: slot(counterKind), n: slot(moreThanOne) },
])
const entering = sym('replacement')
fn(
  entering,
  '~ enters {x}',
  { x: enters },
  s => ({ a: 'replacement', replacement: { r: 'enters', what: 'self', with: s['x'] } }),
  (v: Node) => {
    const r = v['replacement'] as Node
    return r['r'] === 'enters' && r['what'] === 'self' && Object.keys(v).length === 2 ? { x: r['with'] } : undefined
  },
  'a:replacement',
)
fn(
  entering,
  'if {c} , ~ enters {x}',
  { c: condition, x: enters },
  s => ({ a: 'replacement', condition: s['c'], replacement: { r: 'enters', what: 'self', with: s['x'] } }),
  (v: Node) => {
    const r = v['replacement'] as Node
    return r['r'] === 'enters' && r['what'] === 'self' && v['condition'] !== undefined
      ? { c: v['condition'], x: r['with'] }
      : undefined
  },
  'a:replacement',
)
const choice = sym('choice')
for (const [words, what] of [
  ['choose a color', 'color'],
  ['choose a creature type', 'creatureType'],
  ['choose a opponent', 'opponent'],
  ['choose a player', 'player'],
  ['choose a card type', 'cardType'],
  ['choose a card name', 'cardName'],
  ['choose a basic land type', 'basicLandType'],
]) {
  rule(choice, words!, [{ e: 'choose', what }])
}
fn(
  entering,
  '~ enters {x} . as it enters , {y}',
  { x: enters, y: choice },
  s => ({
    a: 'replacement',
    replacement: { r: 'enters', what: 'self', with: [...(s['x'] as Node[]), ...(s['y'] as Node[])] },
  }),
  (v: Node) => {
    const r = v['replacement'] as Node
    const list = r['with'] as Node[] | undefined
    return r['r'] === 'enters' && r['what'] === 'self' && Object.keys(v).length === 2 && list!.length > 1
      ? { x: list!.slice(0, -1), y: list!.slice(-1) }
      : undefined
  },
  'a:replacement',
)
fn(
  entering,
  'as ~ enters , {x}',
  { x: choice },
  s => ({ a: 'replacement', replacement: { r: 'enters', what: 'self', with: s['x'] } }),
  (v: Node) => {
    const r = v['replacement'] as Node
    return r['r'] === 'enters' && r['what'] === 'self' ? { x: r['with'] } : undefined
  },
  'a:replacement',
)
fn(
  entering,
  '{x}',
  { x: entersAs },
  s => ({ a: 'replacement', replacement: { r: 'enters', what: 'self', with: s['x'] } }),
  (v: Node) => {
    const r = v['replacement'] as Node
    return r['r'] === 'enters' && r['what'] === 'self' && Object.keys(v).length === 2 ? { x: r['with'] } : undefined
  },
  'a:replacement',
)
whereXRule(whole, entering)
pass(whole, entering)
rule(core, '{replacement}', { a: 'replacement', replacement: slot(replacement) })
const others = sym('who enters')
fn(
  others,
  '{x}',
  { x: objects.many.in },
  s => s['x'],
  (v: Node) => ({ x: v }),
)
rule(whole, '{what} enter tapped', {
  a: 'replacement',
  replacement: { r: 'enters', what: slot(others), with: [{ e: 'tapped' }] },
})

fn(
  staticAbility,
  '{x} .',
  { x: whole },
  s => s['x'],
  (v: Node) => ({ x: v }),
)
pass(staticAbility, spellStatic)
/** Two static abilities in one sentence or line, as two abilities. */
export const staticPair = sym('static abilities')
fn(
  staticPair,
  '{x} and {y} .',
  { x: playerStatic, y: playerStatic },
  s => [s['x'], s['y']],
  (v: Node[]) => (v.length === 2 ? { x: v[0], y: v[1] } : undefined),
  '[]',
)
rule(staticAbility, '{replacement}', { a: 'replacement', replacement: slot(preventThen) })
