/** One document to a scenario, each field checked. */
import { readExpect } from './read-expect.ts'
import { readScript } from './read-script.ts'
import { at, integer, items, Malformed, type Mapping, mapping, numbersByName, text, truth } from './shape.ts'
import type { Item, Pick, Queues, Scenario, Seat, SeatSetup } from './types.ts'
import { bySeat, compareTimes, readCounted, readMana, readPick, readSeat, readTime } from './words.ts'

const FIELDS = [
  'scenario',
  'cites',
  'players',
  'format',
  'seed',
  'strict',
  'shuffle',
  'openingHands',
  'setup',
  'filler',
  'start',
  'script',
  'answers',
  'stop',
  'expect',
]

export function readScenario(value: unknown, place: { file: string; document: number; many: boolean }): Scenario {
  const map = mapping(value, '', FIELDS)
  const name = text(map['scenario'], 'scenario', 'the name of the scenario')
  const players = map['players'] === undefined ? 2 : integer(map['players'], 'players', 2, 6)
  const start = map['start'] === undefined ? { turn: 1, step: 'main1' as const } : readTime(map['start'], 'start')
  const script = map['script'] === undefined ? [] : readScript(map['script'], players, start)
  const latest = script.reduce((last, entry) => (compareTimes(entry.at, last) > 0 ? entry.at : last), start)
  const format = map['format'] === undefined ? 'freeform' : text(map['format'], 'format', 'the name of a format')
  return {
    ...place,
    name,
    cites: map['cites'] === undefined ? [] : items(map['cites'], 'cites', (c, p) => text(c, p, 'a rule number')),
    players,
    format: format.toLowerCase(),
    seed: map['seed'] === undefined ? 1 : integer(map['seed'], 'seed'),
    strict: map['strict'] === undefined ? true : truth(map['strict'], 'strict'),
    shuffle: map['shuffle'] === undefined ? false : truth(map['shuffle'], 'shuffle'),
    openingHands: map['openingHands'] === undefined ? false : truth(map['openingHands'], 'openingHands'),
    filler: readFiller(map['filler']),
    start,
    setup: readSetup(map['setup'], players),
    script,
    answers: readAnswers(map['answers'], players),
    stop: map['stop'] === undefined ? latest : readTime(map['stop'], 'stop'),
    expect: map['expect'] === undefined ? undefined : readExpect(map['expect'], 'expect', players),
  }
}

function readFiller(value: unknown): string | null {
  if (value === undefined) return 'Wastes'
  if (value === null || value === false) return null
  const name = text(value, 'filler', 'the name of a card, or none')
  return name === 'none' ? null : name
}

const ZONES = ['hand', 'battlefield', 'graveyard', 'exile', 'command', 'library'] as const

function readSetup(value: unknown, players: number): SeatSetup[] {
  const read =
    value === undefined ? new Map<Seat, SeatSetup>() : bySeat(value, 'setup', players, readSeatSetup(players))
  return Array.from({ length: players }, (_, seat) => read.get(seat) ?? readSeatSetup(players)({}, 'setup'))
}

const readSeatSetup =
  (players: number) =>
  (value: unknown, path: string): SeatSetup => {
    const map = mapping(value, path, ['life', 'poison', 'energy', 'counters', 'mana', ...ZONES])
    const counters = map['counters'] === undefined ? {} : numbersByName(map['counters'], at(path, 'counters'), 0)
    for (const kind of ['poison', 'energy']) {
      if (map[kind] !== undefined) counters[kind] = integer(map[kind], at(path, kind), 0)
    }
    const zone = (name: string): Item[] =>
      map[name] === undefined ? [] : items(map[name], at(path, name), (i, p) => readItem(i, p, players))
    const setup: SeatSetup = {
      counters,
      hand: zone('hand'),
      battlefield: zone('battlefield'),
      graveyard: zone('graveyard'),
      exile: zone('exile'),
      command: zone('command'),
      library: zone('library'),
    }
    if (map['life'] !== undefined) setup.life = integer(map['life'], at(path, 'life'))
    if (map['mana'] !== undefined) setup.mana = readMana(map['mana'], at(path, 'mana'))
    return setup
  }

const ITEM_FIELDS = [
  'card',
  'token',
  'count',
  'as',
  'tapped',
  'sick',
  'counters',
  'damage',
  'attachedTo',
  'faceDown',
  'transformed',
  'phasedOut',
  'owner',
  'chosen',
]

function readItem(value: unknown, path: string, players: number): Item {
  if (typeof value === 'string') {
    const { name, count } = readCounted(text(value, path, 'the name of a card'), path)
    return { path, card: name, count }
  }
  const map = mapping(value, path, ITEM_FIELDS)
  if ((map['card'] === undefined) === (map['token'] === undefined)) {
    throw new Malformed(path, 'needs a card or a token (and not both)')
  }
  const item: Item = { path, count: 1 }
  if (map['card'] !== undefined) {
    const counted = readCounted(text(map['card'], at(path, 'card'), 'the name of a card'), at(path, 'card'))
    item.card = counted.name
    item.count = counted.count
  } else {
    const counted = readCounted(text(map['token'], at(path, 'token'), 'what the token is'), at(path, 'token'))
    item.token = counted.name
    item.count = counted.count
  }
  if (map['count'] !== undefined) item.count = integer(map['count'], at(path, 'count'), 0, 1000)
  if (map['as'] !== undefined) item.as = text(map['as'], at(path, 'as'), 'an alias').replace(/^@/, '')
  for (const flag of ['tapped', 'sick', 'faceDown', 'transformed', 'phasedOut'] as const) {
    if (map[flag] !== undefined) item[flag] = truth(map[flag], at(path, flag))
  }
  if (map['counters'] !== undefined) item.counters = numbersByName(map['counters'], at(path, 'counters'), 0)
  if (map['damage'] !== undefined) item.damage = integer(map['damage'], at(path, 'damage'), 0)
  if (map['attachedTo'] !== undefined) {
    item.attachedTo = items(map['attachedTo'], at(path, 'attachedTo'), (v, p) => text(v, p, 'an object or a player'))
  }
  if (map['owner'] !== undefined) item.owner = readSeat(map['owner'], at(path, 'owner'), players)
  if (map['chosen'] !== undefined) item.chosen = readChosen(map['chosen'], at(path, 'chosen'), players)
  return item
}

function readChosen(value: unknown, path: string, players: number): Record<string, string | number> {
  const map = mapping(value, path, ['color', 'type', 'cardType', 'name', 'player', 'number', 'object', 'word'])
  const out: Record<string, string | number> = {}
  for (const [key, v] of Object.entries(map)) {
    if (key === 'player') out[key] = readSeat(v, at(path, key), players)
    else if (key === 'number') out[key] = integer(v, at(path, key))
    else out[key] = text(v, at(path, key))
  }
  return out
}

function readAnswers(value: unknown, players: number): Queues[] {
  const read = value === undefined ? new Map<Seat, Queues>() : bySeat(value, 'answers', players, readQueues)
  return Array.from({ length: players }, (_, seat) => read.get(seat) ?? readQueues({}, 'answers'))
}

function readQueues(value: unknown, path: string): Queues {
  const map: Mapping = mapping(value, path, ['choices', 'targets', 'modes', 'flips', 'rolls'])
  const picks = (key: string): Pick[] => (map[key] === undefined ? [] : items(map[key], at(path, key), readPick))
  return {
    choices: picks('choices'),
    targets: picks('targets'),
    modes: picks('modes'),
    flips: map['flips'] === undefined ? [] : items(map['flips'], at(path, 'flips'), truth),
    rolls: map['rolls'] === undefined ? [] : items(map['rolls'], at(path, 'rolls'), (n, p) => integer(n, p, 1)),
  }
}
