/** The position that a scenario begins from, as the engine takes it. */
import { foldName } from '@upkeep/cards/deck'
import type { GameSetup, Placed, PlayerSetup } from '@upkeep/engine'
import type { CardDef, ManaType } from '@upkeep/ir'
import { type CardDatabase, whyNot } from './database.ts'
import { Malformed } from './shape.ts'
import { readToken } from './token.ts'
import type { Item, Scenario, Seat } from './types.ts'
import { letter, manaTypeOf } from './words.ts'

const FILLED = 60
const ZONES = ['hand', 'battlefield', 'graveyard', 'exile', 'command'] as const

/** Where an object of the position stands: the zone, and its place among those that its player put there. */
export interface PlacedAt {
  seat: Seat
  zone: (typeof ZONES)[number] | 'library'
  place: number
}

export interface Position {
  setup: GameSetup
  /** Objects by their alias, in order. */
  aliases: Map<string, PlacedAt[]>
}

/** The cards that a scenario names and the database does not have, each with the reason. */
export function missingCards(scenario: Scenario, db: CardDatabase): string[] {
  const names = new Set<string>()
  for (const seat of scenario.setup) {
    for (const zone of [...ZONES, 'library'] as const) {
      for (const item of seat[zone]) if (item.card !== undefined) names.add(item.card)
    }
  }
  if (scenario.filler !== null) names.add(scenario.filler)
  return [...names].map(name => whyNot(db, name)).filter(reason => reason !== undefined)
}

/** All cards of the position must be in the database. */
export function makePosition(scenario: Scenario, db: CardDatabase): Position {
  const aliases = new Map<string, PlacedAt[]>()
  const permanents = permanentsOf(scenario)
  const commander = scenario.format === 'commander' || scenario.format === 'brawl'

  const players = scenario.setup.map((given, seat): PlayerSetup => {
    const player: PlayerSetup = { name: letter(seat) }
    if (given.life !== undefined) player.life = given.life
    if (Object.keys(given.counters).length > 0) player.counters = given.counters
    if (given.mana !== undefined) player.mana = given.mana.split('') as ManaType[]
    for (const zone of ZONES) {
      const placed: Placed[] = []
      for (const item of given[zone]) {
        for (let i = 0; i < item.count; i++) {
          if (item.as !== undefined) remember(aliases, item.as, { seat, zone, place: placed.length })
          placed.push(place(item, scenario, db, permanents))
          if (zone === 'battlefield') placed.at(-1)!.label = labelAt(seat, placed.length - 1)
        }
      }
      if (placed.length === 0) continue
      if (zone === 'command' && commander) player.commanders = placed.map(({ card }) => card!)
      else player[zone] = placed
    }
    const deck: CardDef[] = []
    for (const item of given.library) {
      if (item.card === undefined) throw new Malformed(item.path, 'a library holds cards only')
      for (let i = 0; i < item.count; i++) {
        if (item.as !== undefined) remember(aliases, item.as, { seat, zone: 'library', place: deck.length })
        deck.push(db.find(item.card)!)
      }
    }
    if (scenario.filler !== null) {
      const filler = db.find(scenario.filler)!
      for (let i = 0; i < FILLED; i++) deck.push(filler)
    }
    player.deck = deck
    return player
  })
  return {
    setup: {
      players,
      seed: scenario.seed,
      first: 0,
      shuffle: scenario.shuffle,
      openingHands: scenario.openingHands ? 'given' : false,
      start: scenario.start,
      options: {
        format: scenario.format,
        log: true,
        turnLimit: 0,
        flips: scenario.answers.map(({ flips }) => flips),
        rolls: scenario.answers.map(({ rolls }) => rolls),
      },
    },
    aliases,
  }
}

function remember(aliases: Map<string, PlacedAt[]>, alias: string, at: PlacedAt): void {
  const known = aliases.get(alias)
  if (known) known.push(at)
  else aliases.set(alias, [at])
}

/** A permanent of the position, with the label by which others attach to it. */
interface Permanent {
  item: Item
  seat: Seat
  label: string
}

const labelAt = (seat: Seat, place: number): string => `${letter(seat)}${place}`

function permanentsOf(scenario: Scenario): Permanent[] {
  return scenario.setup.flatMap(({ battlefield }, seat) =>
    battlefield
      .flatMap(item => Array.from({ length: item.count }, () => item))
      .map((item, place) => ({ item, seat, label: labelAt(seat, place) })),
  )
}

function place(item: Item, scenario: Scenario, db: CardDatabase, permanents: readonly Permanent[]): Placed {
  const placed: Placed = {}
  if (item.card !== undefined) placed.card = db.find(item.card)!
  else placed.token = readToken(item.token!, item.path, (text, name) => db.abilities?.(text, name))
  for (const flag of ['tapped', 'sick', 'faceDown', 'transformed', 'phasedOut'] as const) {
    if (item[flag] !== undefined) placed[flag] = item[flag]
  }
  if (item.counters !== undefined) placed.counters = item.counters
  if (item.damage !== undefined) placed.damage = item.damage
  if (item.owner !== undefined) placed.owner = item.owner
  if (item.chosen !== undefined) placed.chosen = chosen(item.chosen)
  if (item.attachedTo !== undefined) {
    placed.attachedTo = item.attachedTo.map(host => hostOf(host, item, scenario.players, permanents))
  }
  return placed
}

/** Colours by the engine's letters; all else as it is written. */
function chosen(written: Record<string, string | number>): Record<string, string | number> {
  const out: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(written)) {
    if (key === 'color') out[key] = manaTypeOf(String(value)) ?? value
    else if (key === 'type' || key === 'cardType') {
      const type = String(value).replace(/(^|[ -])[a-z]/g, c => c.toUpperCase())
      out[CARD_TYPES.has(type) ? 'cardType' : key] = type
    } else out[key] = value
  }
  return out
}

const CARD_TYPES = new Set('Artifact Battle Creature Enchantment Instant Kindred Land Planeswalker Sorcery'.split(' '))

/** What an attached object stands on: a player, an alias, or the first (or nth) of a name; of a player with `B:`. */
function hostOf(
  host: string,
  item: Item,
  players: number,
  permanents: readonly Permanent[],
): string | { player: Seat } {
  const player = host.length === 1 ? 'ABCDEF'.indexOf(host) : -1
  if (player >= 0 && player < players) return { player }
  const [, owner, alias, name, nth] = /^(?:([A-F]):\s*)?(@?)(.*?)(?:#(\d+))?$/.exec(host)!
  const found = permanents.filter(
    permanent =>
      isCalled(permanent.item, name!, alias === '@') && (owner === undefined || letter(permanent.seat) === owner),
  )
  const chosen = found[Number(nth ?? 1) - 1]
  if (chosen === undefined) throw new Malformed(item.path, `there is no ${host} on the battlefield to attach to`)
  return chosen.label
}

function isCalled(item: Item, name: string, alias: boolean): boolean {
  if (alias) return item.as === name
  if (item.card !== undefined) return foldName(item.card) === foldName(name)
  const words = item.token!.toLowerCase()
  const wanted = name.toLowerCase().replace(/ token$/, '')
  return words === wanted || words.replace(/ token$/, '').includes(wanted)
}
