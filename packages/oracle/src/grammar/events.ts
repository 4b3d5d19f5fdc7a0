/** What triggers an ability (CR 603). */
import { fn, pass, rule, type Sym, slot, sym } from './core.ts'
import { stepName } from './durations.ts'
import { another, objects } from './filters.ts'
import { event, subtype } from './lex.ts'
import { playerPossessive } from './refs.ts'

/** Subject of an event: `'self'` or a filter with its article. */
export const who = sym('what it happens to')
rule(who, '~', 'self')
fn(
  who,
  'this {x}',
  { x: thisWord() },
  () => 'self',
  () => undefined,
)
fn(
  who,
  'another {x}',
  { x: another('in') },
  s => s['x'],
  (v: object) => ({ x: v }),
)
function thisWord(): Sym {
  const s = sym('this …')
  rule(s, 'card', 'card')
  return s
}
/** "a creature with power 1 or less", "a spell": any one of a kind. */
const oneOfKind = sym('one of a kind')
fn(
  oneOfKind,
  'a {x}',
  { x: objects.one.in },
  s => s['x'],
  (v: object) => ({ x: v }),
)
pass(who, oneOfKind)
const ITSELF = { f: 'is', ref: { ref: 'self' } }
const whoMany = sym('what it happens to')
fn(
  whoMany,
  '{x}',
  { x: objects.many.in },
  s => s['x'],
  (v: object) => ({ x: v }),
)
const host = sym('host')
rule(host, 'enchanted creature', { f: 'is', ref: { ref: 'host', say: 'enchanted creature' } })
rule(host, 'equipped creature', { f: 'is', ref: { ref: 'host', say: 'equipped creature' } })
rule(host, 'enchanted land', { f: 'is', ref: { ref: 'host', say: 'enchanted land' } })
rule(host, 'enchanted permanent', { f: 'is', ref: { ref: 'host', say: 'enchanted permanent' } })
rule(host, 'one of the enchanted creatures', { f: 'is', ref: { ref: 'host', say: 'one of the enchanted creatures' } })
fn(
  host,
  'enchanted {x}',
  { x: subtype },
  v => ({ f: 'is', ref: { ref: 'host', say: `enchanted ${v['x']}` } }),
  (v: { ref?: { say?: string } }) => {
    const word = /^enchanted ([A-Z].*)$/.exec(v.ref?.say ?? '')
    return word ? { x: word[1] } : undefined
  },
  'f:is',
)
rule(host, 'enchanted artifact', { f: 'is', ref: { ref: 'host', say: 'enchanted artifact' } })
rule(host, 'enchanted player', { f: 'is', ref: { ref: 'host', say: 'enchanted player' } })
pass(who, host)
const subject = who
fn(
  who,
  '~ or another {x}',
  { x: another('in') },
  s => ({ f: 'or', of: [ITSELF, s['x']] }),
  (v: { f?: string; of?: unknown[] }) =>
    v.f === 'or' && JSON.stringify(v.of?.[0]) === JSON.stringify(ITSELF) ? { x: v.of?.[1] } : undefined,
  'f:or',
)

const YOURS = { f: 'controller', is: { ref: 'you' } }
const parts = (f: unknown): unknown[] => {
  const n = f as { f: string; of?: unknown[] }
  return n.f === 'and' ? n.of! : [n]
}
/** "another creature", of which "under your control" says the controller. */
function uncontrolled(): Sym {
  const s = sym('what enters')
  for (const [word, from] of [
    ['a', objects.one.in],
    ['another', another('in')],
  ] as const)
    fn(
      s,
      `${word} {x}`,
      { x: from },
      v => (JSON.stringify(v['x']).includes('"controller"') ? undefined : v['x']),
      () => undefined,
    )
  return s
}
const enters = { on: 'move', to: 'battlefield' }
const dies = { on: 'move', from: 'battlefield', to: 'graveyard' }
rule(event, '{what} enters', { ...enters, what: slot(subject) })
rule(event, 'one or more {what} enter', { ...enters, what: slot(whoMany), oneOrMore: true })
rule(event, '{what} dies', { ...dies, what: slot(subject) })
rule(event, 'one or more {what} die', { ...dies, what: slot(whoMany), oneOrMore: true })
const FROM_PLAY = 'from the battlefield'
rule(event, `{what} is put into a graveyard ${FROM_PLAY}`, { ...dies, what: slot(subject), say: 'put' })
rule(event, '{what} enters or leaves the battlefield', {
  on: 'any',
  of: [
    { ...enters, what: slot(subject) },
    { on: 'move', what: slot(subject), from: 'battlefield' },
  ],
})
rule(event, "~ 's echo cost is paid", { on: 'action', action: 'payEcho', what: 'self' })
for (const [verb, node] of [
  ['enters', enters],
  ['dies', dies],
] as const)
  fn(
    event,
    `{x} ${verb === 'enters' ? 'enters under your control' : 'you control dies'}`,
    { x: uncontrolled() },
    v => (verb === 'enters' ? { ...node, what: { f: 'and', of: [...parts(v['x']), YOURS] } } : undefined),
    () => undefined,
    'on:move',
  )
for (const alt of event.alts.slice(-2)) alt.old = true
rule(event, '{what} leaves the battlefield', { on: 'move', what: slot(subject), from: 'battlefield' })
rule(event, '{what} attacks', { on: 'attack', what: slot(subject) })
rule(event, '{what} attacks alone', { on: 'attack', what: slot(subject), alone: true })
rule(event, '{what} blocks', { on: 'block', what: slot(subject) })
rule(event, '{what} becomes blocked', { on: 'becomesBlocked', what: slot(subject) })
rule(event, '{what} becomes tapped', { on: 'tap', what: slot(subject) })
rule(event, '{what} becomes untapped', { on: 'untap', what: slot(subject) })
rule(event, '{what} is turned face up', { on: 'turnFaceUp', what: slot(subject) })
rule(event, '{what} attacks or blocks', {
  on: 'any',
  of: [
    { on: 'attack', what: slot(subject) },
    { on: 'block', what: slot(subject) },
  ],
})
rule(event, '{what} enters or attacks', {
  on: 'any',
  of: [
    { ...enters, what: slot(subject) },
    { on: 'attack', what: slot(subject) },
  ],
})
rule(event, '{what} enters or dies', {
  on: 'any',
  of: [
    { ...enters, what: slot(subject) },
    { ...dies, what: slot(subject) },
  ],
})
rule(event, '{what} blocks or becomes blocked', {
  on: 'any',
  of: [
    { on: 'block', what: slot(subject) },
    { on: 'becomesBlocked', what: slot(subject) },
  ],
})
// once for each of the other creatures (CR 509.3b-d)
rule(event, '{what} blocks {blocked}', { on: 'block', what: slot(subject), blocked: slot(oneOfKind) })
rule(event, '{what} becomes blocked by {by}', { on: 'becomesBlocked', what: slot(subject), by: slot(oneOfKind) })
rule(event, '{what} blocks or becomes blocked by {by}', {
  on: 'any',
  of: [
    { on: 'block', what: slot(subject), blocked: slot(oneOfKind, 'by') },
    { on: 'becomesBlocked', what: slot(subject), by: slot(oneOfKind) },
  ],
})
// damage
export const recipient = sym('recipient')
rule(recipient, 'a player', { f: 'kind', is: 'player' })
rule(recipient, 'a opponent', { f: 'kind', is: 'opponent' })
pass(recipient, oneOfKind)
rule(event, '{source} deals combat damage to {to}', {
  on: 'damage',
  source: slot(subject),
  to: slot(recipient),
  combat: true,
})
rule(event, '{source} deals damage to {to}', { on: 'damage', source: slot(subject), to: slot(recipient) })
rule(event, '{source} deals damage', { on: 'damage', source: slot(subject), oneOrMore: true })
rule(event, '{source} deals combat damage', { on: 'damage', source: slot(subject), combat: true, oneOrMore: true })
rule(event, '{to} is dealt damage', { on: 'damage', to: slot(subject), oneOrMore: true })
// players
const actor = (target: Sym, one: string, many: string, pattern: object): void => {
  rule(target, `{who} ${one}`, { ...pattern, who: slot(actorOne) })
  rule(target, `{who} ${many}`, { ...pattern, who: slot(actorMany) })
}
export const actorOne = sym('who does it')
rule(actorOne, 'a player', { ref: 'players', which: 'all' })
rule(actorOne, 'a opponent', { ref: 'players', which: 'opponents' })
export const actorMany = sym('who does it')
rule(actorMany, 'you', { ref: 'you' })
actor(event, 'casts {what}', 'cast {what}', { on: 'cast', what: slot(oneOfKind) })
rule(event, ['you cast this spell', 'you cast ~'], { on: 'cast', what: 'self' })
actor(event, 'draws a card', 'draw a card', { on: 'draw' })
actor(event, 'wins a coin flip', 'win a coin flip', { on: 'coin', result: 'won' })
actor(event, 'loses a coin flip', 'lose a coin flip', { on: 'coin', result: 'lost' })
actor(event, 'gains life', 'gain life', { on: 'gainLife' })
actor(event, 'loses life', 'lose life', { on: 'loseLife' })
actor(event, 'taps {what} for mana', 'tap {what} for mana', { on: 'tapForMana', what: slot(subject) })
actor(event, 'plays a land', 'play a land', { on: 'playLand' })
rule(event, ['you cycle this card', 'you cycle ~'], {
  on: 'action',
  action: 'cycle',
  who: { ref: 'you' },
  what: 'self',
})
const sacrificed = { on: 'move', what: slot(subject), from: 'battlefield', cause: 'sacrifice' }
rule(event, '{by} sacrifices {what}', { ...sacrificed, by: slot(actorOne) })
rule(event, '{by} sacrifice {what}', { ...sacrificed, by: slot(actorMany) })
// targets
const targeter = sym('spell or ability')
rule(targeter, 'a spell or ability', {
  f: 'or',
  of: [
    { f: 'kind', is: 'spell' },
    { f: 'kind', is: 'ability' },
  ],
})
rule(targeter, 'a spell', { f: 'kind', is: 'spell' })
rule(event, '{what} becomes the target of {by}', { on: 'targeted', what: slot(subject), by: slot(targeter) })
// tapped for mana
rule(event, '{what} is tapped for mana', { on: 'tapForMana', what: slot(subject) })
/** "at …" (CR 603.2b). */
export const moment = sym('moment')
rule(moment, 'the beginning of {whose} {step}', { on: 'step', step: slot(stepName), whose: slot(playerPossessive) })
rule(moment, 'the beginning of {whose} first {step} each turn', {
  on: 'step',
  step: slot(stepName),
  whose: slot(playerPossessive),
  first: true,
})
rule(moment, 'the beginning of each upkeep', { on: 'step', step: 'upkeep' })
rule(moment, 'the beginning of each end step', { on: 'step', step: 'end' })
rule(moment, 'the beginning of the end step', { on: 'step', step: 'end', say: 'the' })
rule(moment, 'the beginning of combat on your turn', { on: 'step', step: 'combat', whose: { ref: 'you' } })
rule(moment, 'the beginning of each combat', { on: 'step', step: 'combat' })
rule(moment, 'end of combat', { on: 'step', step: 'endcombat' })
rule(moment, 'the beginning of the upkeep of {whose}', { on: 'step', step: 'upkeep', whose: slot(hostController()) })
moment.alts.at(-1)!.old = true
function hostController(): Sym {
  const s = sym('host’s controller')
  rule(s, "enchanted creature 's controller", { ref: 'controllerOf', of: { ref: 'host', say: 'enchanted creature' } })
  rule(s, "enchanted permanent 's controller", { ref: 'controllerOf', of: { ref: 'host', say: 'enchanted permanent' } })
  rule(s, "enchanted land 's controller", { ref: 'controllerOf', of: { ref: 'host', say: 'enchanted land' } })
  return s
}
