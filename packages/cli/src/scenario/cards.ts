/** The card databases that scenarios run on: the pack, or a card file compiled on the fly. */
import type { LedgerCard } from '@upkeep/cards/compile'
import { foldName } from '@upkeep/cards/deck'
import { type PrintedCard, readCardFile } from '@upkeep/cards/import'
import type { Pack } from '@upkeep/cards/pack'
import type { Ability, CardDef } from '@upkeep/ir'
import { compileCard, compileFace } from '@upkeep/oracle'
import type { CardDatabase } from './database.ts'
import { isBad, type Parsed } from './parse.ts'

interface Compiled {
  def: CardDef
  stops: readonly string[]
}

/** The names of cards that scenarios need. */
export function namesIn(scenarios: readonly Parsed[]): Set<string> {
  const names = new Set<string>()
  for (const scenario of scenarios) {
    if (isBad(scenario)) continue
    if (scenario.filler !== null) names.add(scenario.filler)
    for (const seat of scenario.setup) {
      for (const items of [seat.hand, seat.battlefield, seat.graveyard, seat.exile, seat.command, seat.library]) {
        for (const item of items) if (item.card !== undefined) names.add(item.card)
      }
    }
  }
  return names
}

/** What the abilities of a token say. */
function readAbilities(text: string, name: string): readonly Ability[] | undefined {
  const { face, lines } = compileFace({ name, supertypes: [], types: ['Creature'], subtypes: [], text })
  return lines.some(line => line.stopsAt !== undefined) ? undefined : face.abilities
}

/** The pack; of cards that are not in it the ledger, where given, says where reading them stopped. */
export function packDatabase(pack: Pack, ledger?: () => ReadonlyMap<string, LedgerCard>): CardDatabase {
  let byName: Map<string, LedgerCard> | undefined
  const entry = (name: string): LedgerCard | undefined => {
    byName ??= new Map([...(ledger?.() ?? [])].map(([own, card]) => [foldName(own), card]))
    return byName.get(foldName(name))
  }
  return {
    find: name => pack.find(name),
    stops: name => {
      const card = pack.find(name)
      return card ? card.stops?.map(stop => stop.word) : entry(name)?.stops
    },
    abilities: readAbilities,
  }
}

/**
 * The cards of a file, of which only those asked for are compiled; the file is read once, from end to end. What it does
 * not have is looked for in the other database.
 */
export async function fileDatabase(file: string, names: Iterable<string>, other?: CardDatabase): Promise<CardDatabase> {
  const wanted = new Set([...names].map(foldName))
  const found = new Map<string, PrintedCard>()
  /** A card's own name goes before that of a face, and that before one of a card that is a joke. */
  const keep = (name: string, card: PrintedCard): void => {
    if (!wanted.has(name)) return
    const known = found.get(name)
    const isOwn = foldName(card.name) === name
    if (known === undefined || isOwn || (known.funny && !card.funny && foldName(known.name) !== name))
      found.set(name, card)
  }
  for await (const card of readCardFile(file)) {
    keep(foldName(card.name), card)
    if (card.faces.length > 1) for (const face of card.faces) keep(foldName(face.name), card)
  }
  const compiled = new Map<PrintedCard, Compiled>()
  const compile = (name: string): Compiled | undefined => {
    const card = found.get(foldName(name))
    if (card === undefined) return undefined
    let known = compiled.get(card)
    if (!known) {
      const { def, stopsAt, playable } = compileCard(card as unknown as Parameters<typeof compileCard>[0])
      known = { def, stops: playable ? [] : stopsAt.length > 0 ? stopsAt : ['?'] }
      compiled.set(card, known)
    }
    return known
  }
  return {
    find: name => compile(name)?.def ?? other?.find(name),
    stops: name => compile(name)?.stops ?? other?.stops(name),
    abilities: readAbilities,
  }
}
