/**
 * References: noun phrases with a determiner, pronouns, players. Pronouns are read as placeholders
 * `{ ref: 'bound', name: '?word' }`; `resolve/` binds them, and turns them back before printing.
 */
import { fn, type Node, pass, rule, type Sym, slot, sym } from './core.ts'
import { another, objects, youOrPlayer, zoneOwner } from './filters.ts'
import { oneOrMore, several } from './lex.ts'

export const pronoun = (word: string): Node => ({ ref: 'bound', name: `?${word}` })
const SELF = { ref: 'self' }
export const ANY_TARGET = {
  f: 'or',
  of: [
    { f: 'type', is: 'Creature' },
    { f: 'type', is: 'Planeswalker' },
    { f: 'type', is: 'Battle' },
    { f: 'kind', is: 'player' },
  ],
}

// --- players
/** Players that take a singular verb. */
export const playerOne = sym('player')
/** Players that take a plural verb ("you", "they"). */
export const playerMany = sym('players')
const target = (filter: unknown): Node => ({ ref: 'target', name: '?', filter })
/** Players without those who are chosen only as the effect is carried out. */
export const definitePlayer = sym('player')
rule(definitePlayer, 'target player', target({ f: 'kind', is: 'player' }))
rule(definitePlayer, 'target opponent', target({ f: 'kind', is: 'opponent' }))
rule(definitePlayer, 'each player', { ref: 'players', which: 'all' })
rule(definitePlayer, 'each opponent', { ref: 'players', which: 'opponents' })
rule(definitePlayer, 'each other player', { ref: 'players', which: 'opponents', say: 'each other player' })
rule(definitePlayer, 'defending player', { ref: 'defendingPlayer' })
rule(definitePlayer, 'that player', pronoun('that player'))
rule(definitePlayer, 'the chosen player', { ref: 'chosen', what: 'player' })
rule(playerOne, 'a player', { ref: 'choose', name: '?', filter: { f: 'kind', is: 'player' } })
rule(playerOne, 'a opponent', { ref: 'choose', name: '?', filter: { f: 'kind', is: 'opponent' } })
pass(playerOne, definitePlayer)
rule(definitePlayer, 'enchanted player', { ref: 'host', say: 'enchanted player' })
rule(playerMany, 'they', pronoun('they'))
rule(playerMany, 'you', { ref: 'you' })
rule(playerMany, 'those players', pronoun('those players'))
rule(playerMany, 'your opponents', { ref: 'players', which: 'opponents', say: 'your opponents' })

// --- objects
/** One object, as a noun phrase that is the same as subject and object. */
export const objectOne = sym('object')
export const objectMany = sym('objects')
/** With cards "from" a zone, for what moves. */
const movedOne = sym('object')
const movedMany = sym('objects')

rule(objectOne, '~', SELF)
for (const word of ['spell', 'card', 'permanent', 'token', 'creature', 'land', 'artifact', 'enchantment']) {
  rule(objectOne, `this ${word}`, { ref: 'self', say: `this ${word}` })
}
const THAT = ['creature', 'permanent', 'card', 'land', 'spell', 'artifact', 'token', 'enchantment', 'planeswalker']
for (const word of THAT) {
  rule(objectOne, `that ${word}`, pronoun(`that ${word}`))
  rule(objectMany, `those ${word}s`, pronoun(`those ${word}s`))
}
for (const word of ['enchanted', 'equipped', 'fortified']) {
  for (const what of ['creature', 'land', 'permanent', 'artifact', 'planeswalker', 'enchantment']) {
    rule(objectOne, `${word} ${what}`, { ref: 'host', say: `${word} ${what}` })
  }
}
rule(objectMany, 'enchanted creatures', { ref: 'host', say: 'enchanted creatures' })
/** What was sacrificed to pay a cost, or as an effect said. */
export const theSacrificed = sym('the sacrificed')
for (const word of ['creature', 'artifact', 'permanent', 'land', 'enchantment'])
  for (const one of [theSacrificed, objectOne]) rule(one, `the sacrificed ${word}`, pronoun(`the sacrificed ${word}`))
rule(objectOne, 'the exiled card', { ref: 'linked', say: 'the exiled card' })
rule(objectMany, 'the exiled cards', { ref: 'linked', say: 'the exiled cards' })
rule(objectMany, 'all {x} and all {y}', {
  ref: 'union',
  of: [
    { ref: 'all', filter: slot(objects.many.in, 'x'), say: 'all' },
    { ref: 'all', filter: slot(objects.many.in, 'y'), say: 'all' },
  ],
})
rule(objectOne, 'any target', target(ANY_TARGET))
rule(objectOne, 'any other target', target({ f: 'and', of: [{ f: 'other' }, ANY_TARGET] }))
const PLANESWALKER = { f: 'type', is: 'Planeswalker' }
rule(objectOne, 'target player or planeswalker', target({ f: 'or', of: [{ f: 'kind', is: 'player' }, PLANESWALKER] }))
rule(
  objectOne,
  'target opponent or planeswalker',
  target({ f: 'or', of: [{ f: 'kind', is: 'opponent' }, PLANESWALKER] }),
)

const quantified = (one: Sym, many: Sym, where: 'in' | 'from'): void => {
  const o = objects.one[where]
  const m = objects.many[where]
  const other = another(where)
  rule(one, 'target {filter}', { ref: 'target', name: '?', filter: slot(o) })
  rule(one, 'another target {filter}', { ref: 'target', name: '?', filter: slot(other) })
  rule(one, 'up to one target {filter}', { ref: 'target', name: '?', filter: slot(o), min: 0, max: 1 })
  rule(one, 'up to one other target {filter}', { ref: 'target', name: '?', filter: slot(other), min: 0, max: 1 })
  rule(many, 'up to {max} target {filter}', { ref: 'target', name: '?', filter: slot(m), min: 0, max: slot(several) })
  rule(many, '{min} target {filter}', {
    ref: 'target',
    name: '?',
    filter: slot(m),
    min: slot(several, 'min'),
    max: slot(several, 'min'),
  })
  rule(many, 'one or two target {filter}', { ref: 'target', name: '?', filter: slot(m), min: 1, max: 2 })
  rule(many, 'any number of target {filter}', { ref: 'target', name: '?', filter: slot(m), min: 0, max: 'any' })
  rule(one, 'each {filter}', { ref: 'all', filter: slot(o), say: 'each' })
  rule(one, 'each other {filter}', { ref: 'all', filter: slot(other), say: 'each' })
  rule(many, 'all {filter}', { ref: 'all', filter: slot(m), say: 'all' })
}
quantified(objectOne, objectMany, 'in')
quantified(movedOne, movedMany, 'from')
for (const [word, self] of [
  ['this card', { ref: 'self', say: 'this card' }],
  ['~', SELF],
] as const) {
  rule(movedOne, `${word} from your graveyard`, {
    ref: 'those',
    of: self,
    filter: { f: 'in', zone: 'graveyard', of: { ref: 'you' } },
    say: 'from',
  })
}

rule(movedOne, '~ from your hand', {
  ref: 'those',
  of: SELF,
  filter: { f: 'in', zone: 'hand', of: { ref: 'you' } },
  say: 'from',
})
rule(movedOne, 'this card from your hand', {
  ref: 'those',
  of: { ref: 'self', say: 'this card' },
  filter: { f: 'in', zone: 'hand', of: { ref: 'you' } },
  say: 'from',
})

/** Without any article: "creatures you control". */
export const bare = sym('objects')
const ENCHANTED = JSON.stringify({
  f: 'and',
  of: [
    { f: 'hasAttached', filter: { f: 'subtype', is: 'Aura' } },
    { f: 'type', is: 'Creature' },
  ],
})
// "enchanted creatures" alone are the hosts
fn(
  bare,
  '{x}',
  { x: objects.many.in },
  s => (JSON.stringify(s['x']) === ENCHANTED ? undefined : { ref: 'all', filter: s['x'] }),
  (v: Node) => (v['say'] === undefined ? { x: v['filter'] } : undefined),
  'ref:all',
)

/** Chosen as the effect or cost is carried out: "a creature", "two cards". `from` for what moves. */
export const chosen = { in: chosenOf('in'), from: chosenOf('from') }
function chosenOf(where: 'in' | 'from'): Sym {
  const s = sym('what is chosen')
  const other = another(where)
  rule(s, 'a {filter}', { ref: 'choose', name: '?', filter: slot(objects.one[where]) })
  rule(s, 'another {filter}', { ref: 'choose', name: '?', filter: slot(other) })
  rule(s, '{min} {filter}', {
    ref: 'choose',
    name: '?',
    filter: slot(objects.many[where]),
    min: slot(several, 'min'),
    max: slot(several, 'min'),
  })
  rule(s, 'up to {max} {filter}', {
    ref: 'choose',
    name: '?',
    filter: slot(objects.many[where]),
    min: 0,
    max: slot(oneOrMore),
  })
  return s
}

/** As the subject of a verb. */
export const subjectOne = sym('subject')
pass(subjectOne, objectOne)
rule(subjectOne, 'it', pronoun('it'))
export const subjectMany = sym('subjects')
pass(subjectMany, objectMany, bare)
rule(subjectMany, 'they', pronoun('they'))

/** As the object of a verb. */
export const object = sym('object')
pass(object, objectOne, objectMany)
rule(object, 'it', pronoun('it'))
rule(object, 'them', pronoun('they'))
rule(object, 'the other', {
  ref: 'except',
  of: { ref: 'host' },
  not: { ref: 'event', role: 'subject' },
  say: 'the other',
})
/** As the object of a verb that moves something ("return", "exile"). */
export const moved = sym('object')
pass(moved, movedOne, movedMany)
const plainMoved = sym('object')
for (const alt of objectOne.alts) if (!alt.items.some(i => 'sym' in i)) plainMoved.add(alt)
for (const alt of objectMany.alts) if (!alt.items.some(i => 'sym' in i)) plainMoved.add(alt)
pass(moved, plainMoved)
rule(moved, 'it', pronoun('it'))
rule(moved, 'them', pronoun('they'))

/** As an owner: "its", "their", "that creature's". */
export const possessive = sym('whose')
rule(possessive, 'its', pronoun('it'))
rule(possessive, 'their', pronoun('they'))
fn(
  possessive,
  "{x} 's",
  { x: plainMoved },
  s => s['x'],
  (v: Node) => ({ x: v }),
)
/** Players as owners. */
export const playerPossessive = sym('whose')
rule(playerPossessive, 'your', { ref: 'you' })
rule(playerPossessive, 'their', pronoun('they'))
fn(
  playerPossessive,
  "{x} 's",
  { x: definitePlayer },
  s => s['x'],
  (v: Node) => ({ x: v }),
)

for (const [word, ref] of [
  ['controller', 'controllerOf'],
  ['owner', 'ownerOf'],
] as const) {
  rule(definitePlayer, `{of} ${word}`, { ref, of: slot(possessive) })
  rule(playerMany, `{of} ${word}s`, { ref, of: slot(possessive), say: 'many' })
}

const isEach = (v: unknown): boolean => (v as Node)['ref'] === 'players'
// --- hung into filters
fn(
  youOrPlayer,
  '{x}',
  { x: definitePlayer },
  s => (isEach(s['x']) ? undefined : s['x']),
  (v: Node) => (isEach(v) ? undefined : { x: v }),
)
pass(zoneOwner, playerPossessive)
rule(zoneOwner, "a opponent 's", { ref: 'players', which: 'opponents', say: 'an opponent' })
/** "its owner's hand", "their owners' hands" */
export const ownersHand = sym('owner’s hand')
rule(ownersHand, "{of} owner 's hand", { ref: 'ownerOf', of: slot(possessive) })
rule(ownersHand, "{of} owners' hands", { ref: 'ownerOf', of: slot(possessive), say: 'many' })
rule(ownersHand, "{of} owner's hands", { ref: 'ownerOf', of: slot(possessive), say: 'hands' })
export const players = sym('player')
pass(players, playerOne, playerMany)
