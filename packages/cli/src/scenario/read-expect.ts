/** The checks of a scenario, each checked itself. */
import { readAct } from './read-script.ts'
import { at, integer, isMapping, items, list, Malformed, mapping, numbersByName, text, truth } from './shape.ts'
import type { Counted, Expect, PermanentExpect, Possible, Seat, SeatExpect, SeatNumber, SeatZone } from './types.ts'
import { letter, readCounted, readMana, readManaType, readName, readSeat, readTime } from './words.ts'

const NUMBERS: readonly SeatNumber[] = [
  'life',
  'poison',
  'energy',
  'handCount',
  'libraryCount',
  'graveyardCount',
  'battlefieldCount',
  'exileCount',
  'emblemCount',
  'commandCount',
]
const ZONES: readonly SeatZone[] = ['hand', 'graveyard', 'exile', 'battlefield', 'library', 'command', 'emblem']
const PARTS = [
  'permanents',
  'stack',
  'stackCount',
  'stackHas',
  'monarch',
  'can',
  'cannot',
  'couldProduce',
  'manaOptions',
  'turn',
  'step',
  'active',
  'winner',
]

export function readExpect(value: unknown, path: string, players: number, by?: Seat): Expect {
  const seats = Array.from({ length: players }, (_, seat) => letter(seat))
  const map = mapping(value, path)
  for (const key of Object.keys(map)) {
    if (/^[A-F]$/.test(key) && !seats.includes(key)) {
      throw new Malformed(at(path, key), `there is no player ${key}; the players are ${seats.join(', ')}`)
    }
  }
  mapping(value, path, [...seats, ...PARTS])
  const out: Expect = { path, seats: [], permanents: [], can: [], cannot: [] }
  const has = (key: string): boolean => map[key] !== undefined
  seats.forEach((name, seat) => {
    if (has(name)) out.seats.push({ seat, expect: readSeatExpect(map[name], at(path, name)) })
  })
  if (has('permanents')) {
    out.permanents = items(map['permanents'], at(path, 'permanents'), (v, p) => readPermanent(v, p, players))
  }
  if (has('stack')) {
    out.stack = items(map['stack'], at(path, 'stack'), (v, p) => text(v, p, 'the name of an object')).flatMap(v => {
      const { name, count } = readCounted(v, at(path, 'stack'))
      return Array.from({ length: count }, () => name)
    })
  }
  if (has('stackCount')) out.stackCount = integer(map['stackCount'], at(path, 'stackCount'), 0)
  if (has('stackHas')) out.stackHas = numbersByName(map['stackHas'], at(path, 'stackHas'), 0)
  if (has('monarch')) {
    out.monarch = map['monarch'] === 'none' ? 'none' : readSeat(map['monarch'], at(path, 'monarch'), players)
  }
  for (const key of ['can', 'cannot'] as const) {
    if (has(key)) out[key] = items(map[key], at(path, key), (v, p) => readPossible(v, p, players, by))
  }
  if (has('couldProduce')) {
    out.couldProduce = {}
    for (const [name, types] of Object.entries(mapping(map['couldProduce'], at(path, 'couldProduce')))) {
      const here = at(at(path, 'couldProduce'), name)
      out.couldProduce[name] = types === 'none' ? [] : items(types, here, readManaType)
    }
  }
  if (has('manaOptions')) {
    const here = at(path, 'manaOptions')
    out.manaOptions = Object.entries(mapping(map['manaOptions'], here, seats)).map(([key, pools]) => ({
      seat: seats.indexOf(key),
      pools: items(pools, at(here, key), readMana),
    }))
  }
  if (has('turn')) out.turn = integer(map['turn'], at(path, 'turn'), 1)
  if (has('step')) out.step = readTime([1, map['step']], at(path, 'step')).step
  if (has('active')) out.active = readSeat(map['active'], at(path, 'active'), players)
  if (has('winner')) {
    const winner = map['winner']
    out.winner = winner === 'draw' || winner === 'none' ? winner : readSeat(winner, at(path, 'winner'), players)
  }
  return out
}

function readSeatExpect(value: unknown, path: string): SeatExpect {
  const map = mapping(value, path, [...NUMBERS, ...ZONES, 'counters', 'mana', 'manaOf', 'lost', 'won'])
  const out: SeatExpect = { numbers: [], lists: [] }
  for (const field of NUMBERS) {
    if (map[field] !== undefined) out.numbers.push({ field, is: integer(map[field], at(path, field)) })
  }
  for (const zone of ZONES) {
    if (map[zone] !== undefined) out.lists.push({ zone, names: readNames(map[zone], at(path, zone)) })
  }
  if (map['counters'] !== undefined) out.counters = numbersByName(map['counters'], at(path, 'counters'), 0)
  if (map['mana'] !== undefined) out.mana = map['mana'] === 'none' ? '' : readMana(map['mana'], at(path, 'mana'))
  if (map['manaOf'] !== undefined) {
    const here = at(path, 'manaOf')
    out.manaOf = {}
    for (const [key, n] of Object.entries(mapping(map['manaOf'], here))) {
      out.manaOf[readManaType(key, at(here, key))] = integer(n, at(here, key), 0)
    }
  }
  if (map['lost'] !== undefined) out.lost = truth(map['lost'], at(path, 'lost'))
  if (map['won'] !== undefined) out.won = truth(map['won'], at(path, 'won'))
  return out
}

/** A zone's list; a name that stands there twice counts twice. */
function readNames(value: unknown, path: string): Counted[] {
  const out: Counted[] = []
  list(value, path).forEach((item, i) => {
    const here = at(path, i)
    const counted = isMapping(item)
      ? { name: text(item['card'], at(here, 'card')), count: integer(item['count'] ?? 1, at(here, 'count'), 0) }
      : readCounted(text(item, here, 'the name of a card'), here)
    const known = out.find(({ name }) => name === counted.name)
    if (known) known.count += counted.count
    else out.push(counted)
  })
  return out
}

const TEXT_LISTS = [
  'types',
  'notTypes',
  'subtypes',
  'notSubtypes',
  'supertypes',
  'notSupertypes',
  'has',
  'lacks',
] as const
const COLOR_LISTS = ['colors', 'hasColors', 'lacksColors'] as const
const PERMANENT_NUMBERS = ['power', 'toughness', 'basePower', 'baseToughness', 'loyalty', 'damage'] as const
const PERMANENT_FLAGS = ['all', 'token', 'tapped', 'phasedOut', 'faceDown', 'transformed', 'sick', 'blocked'] as const
const PERMANENT_FIELDS = [
  'card',
  'count',
  'controller',
  'owner',
  'counters',
  'attachedTo',
  'enchantedBy',
  'attacking',
  'blocking',
  ...TEXT_LISTS,
  ...COLOR_LISTS,
  ...PERMANENT_NUMBERS,
  ...PERMANENT_FLAGS,
]

function readPermanent(value: unknown, path: string, players: number): PermanentExpect {
  if (typeof value === 'string') {
    const { name, count } = readCounted(text(value, path), path)
    return /\*\s*\d+$/.test(value) ? { path, card: name, count } : { path, card: name }
  }
  const map = mapping(value, path, PERMANENT_FIELDS)
  const out: PermanentExpect = { path }
  const has = (key: string): boolean => map[key] !== undefined
  if (has('card')) out.card = readName(map['card'], at(path, 'card'))
  if (has('count')) out.count = integer(map['count'], at(path, 'count'), 0)
  for (const key of ['controller', 'owner'] as const) {
    if (has(key)) out[key] = readSeat(map[key], at(path, key), players)
  }
  for (const key of PERMANENT_NUMBERS) if (has(key)) out[key] = integer(map[key], at(path, key))
  for (const key of PERMANENT_FLAGS) if (has(key)) out[key] = truth(map[key], at(path, key))
  for (const key of TEXT_LISTS) if (has(key)) out[key] = items(map[key], at(path, key), (v, p) => text(v, p))
  for (const key of COLOR_LISTS) {
    if (!has(key)) continue
    out[key] = map[key] === 'none' ? [] : items(map[key], at(path, key), readManaType)
  }
  if (has('counters')) out.counters = numbersByName(map['counters'], at(path, 'counters'), 0)
  for (const key of ['attachedTo', 'enchantedBy'] as const) {
    if (!has(key)) continue
    out[key] = map[key] === 'none' ? [] : items(map[key], at(path, key), (v, p) => text(v, p, 'the name of an object'))
  }
  if (has('attacking')) {
    const attacking = map['attacking']
    out.attacking = typeof attacking === 'boolean' ? attacking : text(attacking, at(path, 'attacking'))
  }
  if (has('blocking')) {
    const blocking = map['blocking']
    out.blocking =
      typeof blocking === 'boolean' ? blocking : items(blocking, at(path, 'blocking'), (v, p) => text(v, p))
  }
  return out
}

const POSSIBLE = ['cast', 'activate', 'play', 'special']

function readPossible(value: unknown, path: string, players: number, by?: Seat): Possible {
  const map = mapping(value, path)
  const found = POSSIBLE.filter(kind => map[kind] !== undefined)
  if (found.length !== 1) throw new Malformed(path, `needs one of ${POSSIBLE.join(', ')}`)
  const fields = ['of', 'using', 'targets', 'face', 'x', 'modes', 'kicked', 'costs']
  mapping(value, path, ['by', found[0]!, ...fields])
  const seat = map['by'] === undefined ? by : readSeat(map['by'], at(path, 'by'), players)
  if (seat === undefined) throw new Malformed(at(path, 'by'), 'whose? A player is missing')
  return { path, by: seat, act: readAct(found[0]!, map, path) }
}
