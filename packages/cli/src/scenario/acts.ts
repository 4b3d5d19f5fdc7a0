/** Which of the actions that the game offers an entry means. */
import { foldName } from '@upkeep/cards/deck'
import { type Action, characteristics, type ObjId } from '@upkeep/engine'
import { abilityTexts, beginsWith } from './ability-text.ts'
import { fold } from './fold.ts'
import type { Table } from './table.ts'
import type { Act, Inline, ObjectName, Seat } from './types.ts'
import { letter } from './words.ts'

export type Found = { index: number } | { refused: string }

type Offered = { action: Action; index: number }

/** The place among the actions of the one that is meant; `alternative` is how it is cast where the entry does not say. */
export function findAction(
  table: Table,
  seat: Seat,
  act: Act,
  actions: readonly Action[],
  alternative?: string,
): Found {
  const offered = actions.map((action, index) => ({ action, index }))
  switch (act.kind) {
    case 'pass': {
      const pass = offered.find(({ action }) => action.do === 'pass')
      return pass ?? { refused: `${letter(seat)} cannot pass now` }
    }
    case 'play':
      return findPlay(table, seat, act, offered)
    case 'cast':
      return findCast(table, seat, act, offered, alternative)
    case 'activate':
      return findActivation(table, seat, act, offered)
    case 'special':
      return findSpecial(table, seat, act, offered)
    default:
      return { refused: `${letter(seat)} cannot ${act.kind} now` }
  }
}

/** How well a face of an offered card answers to a name: 0 not at all; a face by its own name goes before the front. */
function fitsFace(table: Table, name: ObjectName, card: ObjId, face: number): number {
  if (table.first(name, [card]) === undefined) return 0
  const { base, alias } = table.parse(name)
  const def = table.game.state.defs[table.obj(card)?.def ?? -1]
  if (def === undefined || alias !== undefined || def.faces.length < 2) return face === 0 ? 2 : 1
  if (foldName(def.name) === base) return face === 0 ? 2 : 1
  return foldName(def.faces[face]?.name ?? '') === base ? 2 : 0
}

function best<T>(found: readonly T[], score: (candidate: T) => number): T | undefined {
  let top: T | undefined
  let most = 0
  for (const candidate of found) {
    const points = score(candidate)
    if (points > most) {
      most = points
      top = candidate
    }
  }
  return top
}

function findPlay(table: Table, seat: Seat, act: Extract<Act, { kind: 'play' }>, offered: readonly Offered[]): Found {
  const wanted = act.face === undefined ? undefined : foldName(act.face)
  const found = best(offered, ({ action }) => {
    if (action.do !== 'play') return 0
    if (wanted === undefined) return fitsFace(table, act.card, action.card, action.face)
    if (table.first(act.card, [action.card]) === undefined) return 0
    const def = table.game.state.defs[table.obj(action.card)?.def ?? -1]
    return foldName(def?.faces[action.face]?.name ?? '') === wanted ? 1 : 0
  })
  return found ?? refused(table, seat, 'play', act.card)
}

function findCast(
  table: Table,
  seat: Seat,
  act: Extract<Act, { kind: 'cast' }>,
  offered: readonly Offered[],
  alternative?: string,
): Found {
  const using = act.inline.using ?? alternative
  const castable = offered.filter(
    ({ action }) => action.do === 'cast' && fitsFace(table, act.card, action.card, action.face) > 0,
  )
  const found = best(castable, ({ action }) => {
    if (action.do !== 'cast') return 0
    const face = fitsFace(table, act.card, action.card, action.face)
    return face * fitsOption(table, action, using)
  })
  if (found) return found
  if (castable.length > 0 && using !== undefined) {
    return { refused: `${letter(seat)} cannot cast ${table.nameOf(act.card)} using ${JSON.stringify(using)} now` }
  }
  return refused(table, seat, 'cast', act.card)
}

/** Without `using` a card is cast in the normal way; from where there is none, in the only way there is. */
function fitsOption(table: Table, action: Extract<Action, { do: 'cast' }>, using: string | undefined): number {
  const option = fold(action.option)
  if (using === undefined) {
    if (option === '') return 4
    return table.obj(action.card)?.zone === 'hand' ? 0 : 1
  }
  const wanted = fold(using)
  if (option === wanted) return 4
  if (option === '') return wanted === 'normal' ? 4 : hasOptionalCost(table, action.card, wanted) ? 3 : 0
  if (wanted.startsWith(option) || option.startsWith(wanted)) return 3
  const free = /without paying|for free|^free$/
  if (free.test(wanted) && free.test(option)) return 3
  return beginsWith(optionTexts(table, action), wanted, table.title(action.card)) ? 2 : 0
}

/** An optional additional cost is named by `using` too: `buyback`. */
function hasOptionalCost(table: Table, card: ObjId, wanted: string): boolean {
  return characteristics(table.game, card).abilities.some(
    ({ ability }) => ability.a === 'additionalCost' && ability.name !== undefined && fold(ability.name) === wanted,
  )
}

/** What is printed of an alternative way to cast a card. */
export function optionTexts(table: Table, action: Extract<Action, { do: 'cast' }>): string[] {
  const texts: string[] = []
  const { game } = table
  for (const instance of characteristics(game, action.card).abilities) {
    const { ability } = instance
    if (ability.a === 'castOption' && ability.name === action.option) {
      texts.push(...abilityTexts(game, action.card, instance))
      if (ability.free) texts.push('without paying its mana cost')
    }
  }
  return texts
}

/** Ways in which the card of a `cast` entry could be cast now, besides the normal one. */
export function alternativesOf(table: Table, act: Act, actions: readonly Action[]): string[] {
  if (act.kind !== 'cast') return []
  return actions.flatMap(action =>
    action.do === 'cast' && action.option !== '' && fitsFace(table, act.card, action.card, action.face) > 0
      ? [action.option]
      : [],
  )
}

function findActivation(
  table: Table,
  seat: Seat,
  act: Extract<Act, { kind: 'activate' }>,
  offered: readonly Offered[],
): Found {
  const activatable = offered.flatMap(({ action, index }) =>
    action.do === 'activate' ? [{ object: action.object, ability: action.ability, index }] : [],
  )
  const objects = [...new Set(activatable.map(({ object }) => object))]
  const named = act.of === undefined ? byEntering(table, objects) : table.among(act.of, objects)
  for (const object of named) {
    const { abilities, name } = characteristics(table.game, object)
    for (const candidate of activatable) {
      if (candidate.object !== object) continue
      const instance = abilities[candidate.ability]
      if (instance && beginsWith(abilityTexts(table.game, object, instance), act.text, name)) return candidate
    }
  }
  const what = `the ability ${JSON.stringify(act.text)}`
  if (act.of === undefined) return { refused: `${letter(seat)} has no object with ${what} that can be activated now` }
  const whole = table.find(act.of)
  if (whole.length === 0) return { refused: `there is no ${table.nameOf(act.of)}` }
  return { refused: `${letter(seat)} cannot activate ${what} of ${table.nameOf(act.of)} now${others(table, whole)}` }
}

/** The activated abilities of an object, for a message. */
function others(table: Table, objects: readonly ObjId[]): string {
  const texts = objects
    .slice(0, 1)
    .flatMap(id =>
      characteristics(table.game, id).abilities.flatMap(instance =>
        instance.ability.a === 'activated' ? abilityTexts(table.game, id, instance).slice(0, 1) : [],
      ),
    )
  return texts.length === 0 ? ' (it has no activated ability)' : ` (it has: ${texts.join(' / ')})`
}

function byEntering(table: Table, objects: readonly ObjId[]): ObjId[] {
  const rank = (id: ObjId): number => (table.obj(id)?.zone === 'battlefield' ? 0 : 1)
  return [...objects].sort((a, b) => rank(a) - rank(b) || a - b)
}

/** The engine's words for special actions, by those of the format. */
const SPECIALS: Readonly<Record<string, readonly string[]>> = {
  unmorph: ['unmorph', 'turnfaceup', 'face up', 'morph', 'turn face up'],
}

function findSpecial(
  table: Table,
  seat: Seat,
  act: Extract<Act, { kind: 'special' }>,
  offered: readonly Offered[],
): Found {
  const wanted = fold(act.what)
  const words = SPECIALS[wanted] ?? [wanted]
  const found = offered.find(({ action }) => {
    if (action.do !== 'special') return false
    const what = fold(action.what)
    const isIt = words.some(word => what === word || what.startsWith(`${word}:`) || what.startsWith(`${word} `))
    if (!isIt) return false
    if (act.of === undefined || table.first(act.of, [action.card]) === undefined) return act.of === undefined
    // A door of a room is called by its own name.
    const door = /^unlock[: ](.+)$/.exec(what)?.[1]
    const def = table.game.state.defs[table.obj(action.card)?.def ?? -1]
    if (door === undefined || def === undefined) return true
    const face = def.faces[Number(door)] ?? def.faces.find(({ name }) => foldName(name) === foldName(door))
    const { base } = table.parse(act.of)
    return face === undefined || foldName(def.name) === base || foldName(face.name) === base
  })
  if (found) return found
  const what = act.of === undefined ? act.what : `${act.what} ${table.nameOf(act.of)}`
  return { refused: `${letter(seat)} cannot ${what} now` }
}

function refused(table: Table, seat: Seat, verb: string, name: ObjectName): { refused: string } {
  const found = table.find(name)
  const where = found.length === 0 ? 'there is no such object' : `it is in zone ${table.obj(found[0]!)!.zone}`
  return { refused: `${letter(seat)} cannot ${verb} ${table.nameOf(name)} now (${where})` }
}

export function inlineOf(act: Act): Inline {
  return 'inline' in act ? act.inline : {}
}

export function sayAct(table: Table, act: Act): string {
  switch (act.kind) {
    case 'play':
    case 'cast':
      return `${act.kind} ${table.nameOf(act.card)}`
    case 'activate':
      return `activate ${JSON.stringify(act.text)}${act.of === undefined ? '' : ` of ${table.nameOf(act.of)}`}`
    case 'special':
      return `${act.what}${act.of === undefined ? '' : ` of ${table.nameOf(act.of)}`}`
    case 'attack':
      return `attack with ${act.attacks.map(({ attacker }) => table.nameOf(attacker)).join(', ')}`
    case 'block':
      return `block with ${act.blocks.map(({ blocker }) => table.nameOf(blocker)).join(', ')}`
    case 'pass':
      return 'pass'
  }
}
