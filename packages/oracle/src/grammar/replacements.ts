/** Replacement and prevention effects (CR 614, 615): "if … would …, … instead", of abilities and for a while. */
import { fn, type Node, pass, rule, type Sym, slot, sym } from './core.ts'
import { acts, sentence } from './effects/sentences.ts'
import { actorOne, recipient, who } from './events.ts'
import { another, objects, zoneOwner } from './filters.ts'
import { condition, counterKind, digits, digitsX, madeMana, sentences } from './lex.ts'
import { object } from './refs.ts'

const YOU = { ref: 'you' }
const PERMANENT = { f: 'kind', is: 'permanent' }
const PLAYER = { f: 'kind', is: 'player' }

/** As an ability, and "this turn". */
export const replacement = sym('replacement')
const thisTurn = sym('replacement this turn')
/** `@`: where "this turn" stands. */
function repl(template: string | string[], pattern: unknown): void {
  const list = [template].flat()
  rule(
    replacement,
    list.map(t => t.replace(' @', '')),
    pattern,
  )
  if (list[0]!.includes('@'))
    rule(
      thisTurn,
      list.map(t => t.replace('@', 'this turn')),
      pattern,
    )
}

// --- mana (CR 106.12b)
const oneMana = sym('mana')
fn(
  oneMana,
  '{x}',
  { x: madeMana },
  s => ((s['x'] as string[]).length === 1 && (s['x'] as string[])[0] !== 'C' ? (s['x'] as string[])[0] : undefined),
  (v: unknown) => (typeof v === 'string' && v !== 'C' ? { x: [v] } : undefined),
)
rule(oneMana, 'colorless mana', 'C')
for (const [words, event] of [
  ['{what} is tapped for mana', {}],
  ['{what} is tapped for two or more mana', { atLeast: 2 }],
  ['a player taps {what} for mana', { who: { ref: 'players', which: 'all' } }],
  ['you tap {what} for mana', { who: YOU }],
] as const) {
  const on = { on: 'tapForMana', what: slot(who), ...event }
  repl(`if ${words} @ , it produces {type} instead of any other type`, { r: 'mana', event: on, type: slot(oneMana) })
  repl(`if ${words} @ , it produces {of} instead of any other type and amount`, {
    r: 'mana',
    event: on,
    set: { mana: 'one', of: [slot(madeMana, 'of')] },
  })
  repl(`if ${words} @ , it produces twice as much of that mana instead`, { r: 'mana', event: on, times: 2 })
  repl(`if ${words} @ , it produces three times as much of that mana instead`, { r: 'mana', event: on, times: 3 })
}

// --- tokens and counters
const tokens = { on: 'createToken', who: YOU }
const MULTIPLES = [
  ['twice that many', 2],
  ['three times that many', 3],
] as const
for (const [many, times] of MULTIPLES)
  repl(
    [
      `if one or more tokens would be created under your control @ , ${many} of those tokens are created instead`,
      `if a effect would create one or more tokens under your control @ , it creates ${many} of those tokens instead`,
      `if you would create one or more tokens @ , instead create ${many} of those tokens`,
      `if you would create one or more tokens @ , you create ${many} of those tokens instead`,
    ],
    { r: 'amount', event: tokens, times },
  )
const put = { on: 'counters', change: 'put' }
repl(
  [
    'if one or more {kind} counters would be put on {what} @ , that many plus one {kind} counters are put on it instead',
    'if you would put one or more {kind} counters on {what} @ , put that many plus one {kind} counters on it instead',
  ],
  { r: 'amount', event: { ...put, what: slot(who), kind: slot(counterKind) }, plus: 1 },
)
repl(
  'if one or more {kind} counters would be put on {what} @ , twice that many {kind} counters are put on it instead',
  {
    r: 'amount',
    event: { ...put, what: slot(who), kind: slot(counterKind) },
    times: 2,
  },
)
repl(
  'if a effect would put one or more counters on {what} @ , it puts twice that many of those counters on it instead',
  {
    r: 'amount',
    event: { ...put, what: slot(who), effect: true },
    times: 2,
  },
)
rule(
  replacement,
  'if a effect would put one or more counters on {what} , it puts twice that many of those counters on that permanent instead',
  { r: 'amount', event: { ...put, what: slot(who), effect: true }, times: 2 },
)
replacement.alts.at(-1)!.old = true
const ANYONE = { f: 'or', of: [PERMANENT, PLAYER] }
for (const [many, times] of MULTIPLES)
  repl(
    `if you would put one or more counters on a permanent or player @ , put ${many} of each of those kinds of counters on that permanent or player instead`,
    { r: 'amount', event: { ...put, what: ANYONE, by: YOU }, times },
  )
repl(
  'if a opponent would put one or more counters on a permanent or player @ , they put half that many of each of those kinds of counters on that permanent or player instead , rounded down',
  {
    r: 'amount',
    event: { ...put, what: ANYONE, by: { ref: 'players', which: 'opponents' } },
    set: { n: 'half', of: { n: 'event', say: 'that many' }, round: 'down' },
  },
)

// --- damage
export const suffered = sym('recipient')
pass(suffered, recipient)
rule(suffered, 'you', { f: 'is', ref: YOU })
rule(suffered, 'you and/or permanents you control', {
  f: 'or',
  of: [
    { f: 'is', ref: YOU },
    { f: 'and', of: [PERMANENT, { f: 'controller', is: YOU }] },
  ],
})
const OPPONENTS = { ref: 'players', which: 'opponents' }
rule(suffered, 'a opponent or a permanent a opponent controls', {
  f: 'or',
  of: [
    { f: 'kind', is: 'opponent' },
    { f: 'and', of: [PERMANENT, { f: 'controller', is: OPPONENTS }] },
  ],
})
fn(
  suffered,
  '{x}',
  { x: who },
  s => (isPlain(s['x']) ? undefined : s['x']),
  (v: unknown) => (isPlain(v) ? undefined : { x: v }),
)
/** "a creature" is a recipient already. */
function isPlain(v: unknown): boolean {
  if (v === 'self') return false
  const f = v as Node
  return f['f'] !== 'is' && !(f['f'] === 'and' && ((f['of'] as Node[])[0] as Node)['f'] === 'other')
}
rule(suffered, 'another {x}', slot(another('in'), 'x'))
suffered.alts.pop()
fn(
  suffered,
  '{x}',
  { x: object },
  s => ((s['x'] as Node)['ref'] === 'target' ? { f: 'is', ref: s['x'] } : undefined),
  (v: Node) => (v['f'] === 'is' && (v['ref'] as Node)['ref'] === 'target' ? { x: v['ref'] } : undefined),
  'f:is',
)
export const kinds: [string, object][] = [
  ['damage', {}],
  ['combat damage', { combat: true }],
  ['noncombat damage', { combat: false }],
]
/** "{source} would deal damage to {to}", "damage would be dealt to {to}". */
const wouldDamage = sym('damage')
for (const [words, extra] of kinds) {
  const on = { on: 'damage', ...extra }
  rule(wouldDamage, `{source} would deal ${words} to {to}`, { ...on, source: slot(who), to: slot(suffered) })
  rule(wouldDamage, `{source} would deal ${words}`, { ...on, source: slot(who) })
  rule(wouldDamage, `${words} would be dealt to {to}`, { ...on, to: slot(suffered) })
  // changed in amount
  const both = { ...on, source: slot(who), to: ANYONE }
  const change = (what: string, node: object): void => {
    repl(
      `if {source} would deal ${words} to a permanent or player @ , it deals ${what} to that permanent or player instead`,
      {
        r: 'amount',
        event: both,
        ...node,
      },
    )
    repl(
      [
        `if {source} would deal ${words} to {to} @ , it deals ${what} instead`,
        `if {source} would deal ${words} to {to} @ , it deals ${what} to that player instead`,
        `if {source} would deal ${words} to {to} @ , it deals ${what} to that creature instead`,
        `if {source} would deal ${words} to {to} @ , it deals ${what} to that player or permanent instead`,
        `if {source} would deal ${words} to {to} @ , it deals ${what} to that permanent or player instead`,
      ],
      { r: 'amount', event: { ...on, source: slot(who), to: slot(notAnyone()) }, ...node },
    )
    repl(`if {source} would deal ${words} @ , it deals ${what} instead`, {
      r: 'amount',
      event: { ...on, source: slot(who) },
      ...node,
    })
  }
  change('double that damage', { times: 2 })
  change('triple that damage', { times: 3 })
  change('that much damage plus {plus}', { plus: slot(digits) })
}
function notAnyone(): Sym {
  const s = sym('recipient')
  const anyone = JSON.stringify(ANYONE)
  fn(
    s,
    '{x}',
    { x: suffered },
    v => (JSON.stringify(v['x']) === anyone ? undefined : v['x']),
    (v: unknown) => (JSON.stringify(v) === anyone ? undefined : { x: v }),
  )
  return s
}
repl('all damage that would be dealt to {to} @ is dealt to {ref} instead', {
  r: 'redirect',
  event: { on: 'damage', to: slot(suffered) },
  to: slot(object, 'ref'),
})
// prevented
for (const [words, extra] of kinds) {
  rule(replacement, `prevent all ${words} that would be dealt to {to}`, {
    r: 'prevent',
    event: { on: 'damage', to: slot(suffered), ...extra },
    all: true,
  })
  rule(replacement, `prevent all ${words} that would be dealt by {source}`, {
    r: 'prevent',
    event: { on: 'damage', source: slot(who), ...extra },
    all: true,
  })
  rule(replacement, `prevent all ${words} that would be dealt to and dealt by {what}`, {
    r: 'prevent',
    event: {
      on: 'any',
      of: [
        { on: 'damage', to: slot(who, 'what'), ...extra },
        { on: 'damage', source: slot(who, 'what'), ...extra },
      ],
    },
    all: true,
  })
}
repl('if {event} @ , prevent that damage', { r: 'prevent', event: slot(wouldDamage), all: true })
repl('if {event} @ , prevent {n} of that damage', { r: 'prevent', event: slot(wouldDamage), n: slot(digitsX) })
repl('if {event} @ , prevent that damage and {then}', {
  r: 'prevent',
  event: slot(wouldDamage),
  all: true,
  then: slot(acts),
  say: 'and',
})
/** With what is done afterwards, as sentences of their own. */
export const preventThen = sym('prevention')
rule(preventThen, 'if {event} , prevent that damage . {then}', {
  r: 'prevent',
  event: slot(wouldDamage),
  all: true,
  then: slot(sentences),
})

// --- cards and life
const would = sym('event')
pass(would, wouldDamage)
for (const [words, who_] of [
  ['you would', YOU],
  ['{who} would', slot(actorOne, 'who')],
] as const) {
  rule(would, `${words} draw a card`, { on: 'draw', who: who_ })
  rule(
    would,
    `${words} draw a card except the first one ${words === 'you would' ? 'you' : 'they'} draw in each of ${words === 'you would' ? 'your' : 'their'} draw steps`,
    {
      on: 'draw',
      who: who_,
      exceptFirstInDrawStep: true,
    },
  )
  rule(would, `${words} gain life`, { on: 'gainLife', who: who_ })
  rule(would, `${words} lose life`, { on: 'loseLife', who: who_ })
  rule(would, `${words} lose the game`, { on: 'loseGame', who: who_ })
  const they = words === 'you would' ? 'you gain' : 'they gain'
  repl(`if ${words} gain life @ , ${they} twice that much life instead`, {
    r: 'amount',
    event: { on: 'gainLife', who: who_ },
    times: 2,
  })
  repl(`if ${words} gain life @ , ${they} that much life plus {plus} instead`, {
    r: 'amount',
    event: { on: 'gainLife', who: who_ },
    plus: slot(digits),
  })
  const lose = words === 'you would' ? 'you lose' : 'they lose'
  repl(`if ${words} lose life @ , ${lose} twice that much life instead`, {
    r: 'amount',
    event: { on: 'loseLife', who: who_ },
    times: 2,
  })
}
const skipped = sym('draw')
fn(
  skipped,
  '{x}',
  { x: would },
  s => ((s['x'] as Node)['on'] === 'draw' ? s['x'] : undefined),
  (v: Node) => (v['on'] === 'draw' ? { x: v } : undefined),
)
repl('if {event} @ , that player skips that draw instead', { r: 'skip', event: slot(skipped) })
repl('if {event} @ , instead that player skips that draw and {effect}', {
  r: 'instead',
  event: slot(skipped),
  effect: slot(acts),
  say: 'skips',
})

// --- where something goes (CR 614.1a)
const wouldMove = sym('event')
const toGraveyard = { on: 'move', to: 'graveyard' }
const goes = (words: string, node: object): void => {
  rule(wouldMove, `{what} would ${words}`, { ...node, what: slot(who) })
}
const card = sym('card')
fn(
  card,
  'a {x}',
  { x: objects.one.in },
  s => s['x'],
  (v: Node) => ({ x: v }),
)
for (const [words, extra] of [
  [' from anywhere', {}],
  ['', { say: 'anywhere' }],
] as const)
  fn(
    wouldMove,
    `{x} would be put into {is} graveyard${words}`,
    { x: card, is: zoneOwner },
    s => ({ ...toGraveyard, ...extra, what: { f: 'and', of: [s['x'], { f: 'owner', is: s['is'] }] } }),
    (v: Node) => {
      const of = (v['what'] as Node)?.['of'] as Node[] | undefined
      if (v['to'] !== 'graveyard' || v['from'] || (v['what'] as Node)['f'] !== 'and' || of?.length !== 2)
        return undefined
      if (v['say'] !== (words === '' ? 'anywhere' : undefined) || of[1]!['f'] !== 'owner') return undefined
      return { x: of[0], is: of[1]!['is'] }
    },
    'on:move',
  )
goes('die', { on: 'move', from: 'battlefield', to: 'graveyard' })
goes('be put into a graveyard from anywhere', toGraveyard)
goes('be put into a graveyard', { ...toGraveyard, say: 'anywhere' })
goes('be put into a graveyard from the battlefield', { ...toGraveyard, from: 'battlefield', say: 'put' })
goes('leave the battlefield', { on: 'move', from: 'battlefield' })
goes('enter', { on: 'move', to: 'battlefield' })
const goesTo = (words: string | string[], node: object): void => {
  const list = [words].flat()
  repl(
    list.map(w => `if {event} @ , ${w}`),
    { r: 'zone', event: slot(wouldMove), ...node },
  )
  repl(
    list.map(w => `if {event} and {condition} @ , ${w}`),
    { r: 'zone', event: slot(wouldMove), condition: slot(condition), ...node },
  )
}
goesTo(['exile it instead', 'exile that card instead', 'instead exile it', 'instead exile that card'], { to: 'exile' })
goesTo(
  [
    'exile it with a {kind} counter on it instead',
    'instead exile it with a {kind} counter on it',
    'instead exile that card with a {kind} counter on it',
  ],
  { to: 'exile', counters: [{ kind: slot(counterKind), n: 1 }] },
)
goesTo("return it to its owner 's hand instead", { to: 'hand' })
goesTo(
  [
    "put it on the bottom of its owner 's library instead",
    "instead that card is put on the bottom of its owner 's library",
  ],
  { to: 'library', position: 'bottom' },
)
goesTo("instead that card is revealed and put on the bottom of that player 's library", {
  to: 'library',
  position: 'bottom',
  reveal: true,
})
goesTo("put it on top of its owner 's library instead", { to: 'library', position: 'top' })
goesTo("shuffle it into its owner 's library instead", { to: 'library', shuffle: true })
goesTo("reveal it and shuffle it into its owner 's library instead", { to: 'library', shuffle: true, reveal: true })

// --- anything instead
const other = sym('what happens instead')
/** Going elsewhere is said above. */
const isMove = (v: unknown): boolean => (v as Node)['do'] === 'move' && (v as Node)['to'] !== 'battlefield'
fn(
  other,
  '{x}',
  { x: acts },
  s => s['x'],
  (v: Node) => ({ x: v }),
)
const whole = sym('what happens instead')
fn(
  whole,
  '{x}',
  { x: acts },
  s => (isMove(s['x']) ? undefined : s['x']),
  (v: Node) => (isMove(v) ? undefined : { x: v }),
)
repl('if {event} @ , {effect} instead', { r: 'instead', event: slot(would), effect: slot(other) })
repl('if {event} @ , instead {effect}', { r: 'instead', event: slot(would), effect: slot(other), say: 'before' })
repl('if {event} @ , you may {effect} instead', {
  r: 'instead',
  event: slot(would),
  effect: slot(other),
  optional: true,
})
repl('if {event} @ , you may instead {effect}', {
  r: 'instead',
  event: slot(would),
  effect: slot(other),
  optional: true,
  say: 'before',
})
repl('if {event} @ , {effect} instead', { r: 'instead', event: slot(wouldMove), effect: slot(whole) })

// --- for a while
export const turn = { until: 'endOfTurn', say: 'this turn' }
rule(sentence, '{replacement}', { do: 'replace', replacement: slot(thisTurn), duration: turn })
rule(sentence, 'until end of turn , {replacement}', {
  do: 'replace',
  replacement: slot(replacement),
  duration: { until: 'endOfTurn' },
})
