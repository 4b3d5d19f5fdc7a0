/** The script's entries, each checked. */
import { readExpect } from './read-expect.ts'
import {
  at,
  integer,
  isMapping,
  items,
  list,
  Malformed,
  type Mapping,
  mapping,
  numbersByName,
  text,
  truth,
  wrong,
} from './shape.ts'
import type { Act, Deed, Entry, Inline, Time, While } from './types.ts'
import { readName, readPick, readSeat, readTime } from './words.ts'

const COMMON = ['at', 'by']
const ACT_FIELDS = ['targets', 'x', 'modes', 'kicked', 'using', 'costs', 'pay', 'while']

/** What each kind of entry may say besides its time and player. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  play: ['face'],
  cast: ACT_FIELDS,
  activate: ['of', ...ACT_FIELDS],
  special: ['of', ...ACT_FIELDS],
  counters: ['of'],
  attack: [],
  block: [],
  wait: [],
  pass: [],
  answer: [],
  expect: [],
  illegal: [],
  concede: [],
}

const ACTS = ['play', 'cast', 'activate', 'special', 'attack', 'block', 'pass']

export function readScript(value: unknown, players: number, start: Time): Entry[] {
  let by = 0
  let time = start
  return list(value, 'script', false).map((item, index) => {
    const path = at('script', index)
    const kind = kindOf(item, path, Object.keys(FIELDS))
    const map = mapping(item, path, [...COMMON, kind, ...FIELDS[kind]!])
    if (map['by'] !== undefined) by = readSeat(map['by'], at(path, 'by'), players)
    if (map['at'] !== undefined) time = readTime(map['at'], at(path, 'at'))
    return { index, by, at: time, deed: readDeed(kind, map, path, players, by) }
  })
}

function kindOf(item: unknown, path: string, kinds: readonly string[]): string {
  if (!isMapping(item)) return wrong(path, `a mapping with one of ${kinds.join(', ')}`, item)
  const found = kinds.filter(kind => kind in item)
  if (found.length > 1) throw new Malformed(path, `says both ${found[0]} and ${found[1]}: make two entries of it`)
  if (found.length === 0) {
    const known = ['at', 'by', 'of', 'face', ...ACT_FIELDS]
    const stranger = Object.keys(item).find(key => !known.includes(key))
    if (stranger !== undefined) throw new Malformed(at(path, stranger), `unknown field; known are ${kinds.join(', ')}`)
    throw new Malformed(path, `does nothing: one of ${kinds.join(', ')} is missing`)
  }
  return found[0]!
}

function readDeed(kind: string, map: Mapping, path: string, players: number, by: number): Deed {
  const here = at(path, kind)
  const value = map[kind]
  switch (kind) {
    case 'counters': {
      const counters = numbersByName(value, here, 0)
      return { kind, counters, of: readName(map['of'], at(path, 'of')) }
    }
    case 'wait': {
      if (value === 'stack' || value === true) return { kind, objects: 'stack' }
      return { kind, objects: integer(value, here, 1) }
    }
    case 'answer':
      return { kind, answers: items(value, here, readPick) }
    case 'expect':
      return { kind, expect: readExpect(value, here, players, by) }
    case 'illegal': {
      const inner = kindOf(value, here, ACTS)
      const fields = mapping(value, here, [inner, ...FIELDS[inner]!])
      return { kind, act: readAct(inner, fields, here) }
    }
    case 'concede':
      if (!truth(value, here)) throw new Malformed(here, 'only true has a meaning')
      return { kind }
    default:
      return readAct(kind, map, path)
  }
}

export function readAct(kind: string, map: Mapping, path: string): Act {
  const here = at(path, kind)
  const value = map[kind]
  switch (kind) {
    case 'play': {
      const card = readName(value, here)
      return map['face'] === undefined ? { kind, card } : { kind, card, face: text(map['face'], at(path, 'face')) }
    }
    case 'cast':
      return { kind, card: readName(value, here), inline: readInline(map, path) }
    case 'activate': {
      const act = {
        kind,
        text: text(value, here, 'the beginning of an ability'),
        inline: readInline(map, path),
      } as const
      return map['of'] === undefined ? act : { ...act, of: readName(map['of'], at(path, 'of')) }
    }
    case 'special': {
      const act = { kind, what: text(value, here, 'a special action'), inline: readInline(map, path) } as const
      return map['of'] === undefined ? act : { ...act, of: readName(map['of'], at(path, 'of')) }
    }
    case 'attack':
      return {
        kind,
        attacks: items(value, here, (item, p) => {
          if (typeof item === 'string') return { attacker: readName(item, p) }
          const fields = mapping(item, p, ['attacker', 'defender'])
          const attacker = readName(fields['attacker'], at(p, 'attacker'))
          if (fields['defender'] === undefined) return { attacker }
          return { attacker, defender: readName(fields['defender'], at(p, 'defender')) }
        }),
      }
    case 'block':
      return {
        kind,
        blocks: items(value, here, (item, p) => {
          if (typeof item === 'string') return { blocker: readName(item, p) }
          const fields = mapping(item, p, ['blocker', 'attacker'])
          const blocker = readName(fields['blocker'], at(p, 'blocker'))
          if (fields['attacker'] === undefined) return { blocker }
          return { blocker, attacker: readName(fields['attacker'], at(p, 'attacker')) }
        }),
      }
    case 'pass':
      if (!truth(value, here)) throw new Malformed(here, 'only true has a meaning')
      return { kind }
    default:
      throw new Malformed(here, 'is no action')
  }
}

export function readInline(map: Mapping, path: string): Inline {
  const out: Inline = {}
  const given = (key: string): boolean => map[key] !== undefined
  if (given('targets')) out.targets = items(map['targets'], at(path, 'targets'), readPick)
  if (given('x')) out.x = integer(map['x'], at(path, 'x'), 0)
  if (given('modes')) {
    out.modes = items(map['modes'], at(path, 'modes'), (mode, p) =>
      typeof mode === 'number' ? integer(mode, p, 1) : text(mode, p, 'the number or the first words of a mode'),
    )
  }
  if (given('kicked')) {
    const kicked = map['kicked']
    out.kicked =
      typeof kicked === 'number' ? integer(kicked, at(path, 'kicked'), 0) : Number(truth(kicked, at(path, 'kicked')))
  }
  if (given('using')) out.using = text(map['using'], at(path, 'using'))
  if (given('costs')) out.costs = items(map['costs'], at(path, 'costs'), readPick)
  if (given('pay')) out.pay = items(map['pay'], at(path, 'pay'), readPick)
  if (given('while')) out.while = readWhile(map['while'], at(path, 'while'))
  return out
}

function readWhile(value: unknown, path: string): While {
  if (isMapping(value)) {
    const map = mapping(value, path, ['not', 'copy'])
    if (map['not'] !== undefined) return { absent: text(map['not'], at(path, 'not')) }
    if (map['copy'] !== undefined) return { copy: text(map['copy'], at(path, 'copy')) }
    return wrong(path, 'not or copy', value)
  }
  return { present: text(value, path, 'the name of an object on the stack') }
}
