/** Scryfall's bulk files: arrays of card objects (`oracle-cards`, `default-cards`, `all-cards`) or of rulings. */
import { sortColors } from '../mana-cost.ts'
import type { GermanFace, Legality, PrintedCard, PrintedFace, Ruling } from '../printed.ts'
import { deriveColors, sideOf } from './derive.ts'
import { type Json, maybeText, maybeTexts, type Place, present, record, records, text } from './shape.ts'
import { splitTypeLine } from './type-line.ts'

/** Objects in the bulk files that are not cards to play with. */
const NOT_CARDS: ReadonlySet<string> = new Set(['token', 'double_faced_token', 'emblem', 'art_series'])

/** What a card object says: the card, or the reason to pass over it. */
export type ScryfallResult = { readonly card: PrintedCard } | { readonly skipped: string }

export function scryfallCard(raw: Json, place: Place): ScryfallResult {
  let layout = text(raw, 'layout', place)
  let name = text(raw, 'name', place)
  if (NOT_CARDS.has(layout)) return { skipped: layout }
  let rawFaces = records(raw['card_faces'], place, '"card_faces"')
  if (layout === 'reversible_card') {
    // One card printed on both sides; read as that card.
    const names = new Set(rawFaces.map(face => face['name']))
    if (names.size !== 1 || text(rawFaces[0]!, 'name', place).includes(' // ')) return { skipped: layout }
    rawFaces = rawFaces.slice(0, 1)
    name = text(rawFaces[0]!, 'name', place)
    layout = maybeText(rawFaces[0]!, 'layout', place) ?? 'normal'
  }
  const faces: PrintedFace[] = []
  const list = rawFaces.length > 0 ? rawFaces : [raw]
  for (const [index, face] of list.entries()) {
    faces.push(scryfallFace(face, raw, list.length > 1 ? sideOf(index) : undefined, layout, faces[0], place))
  }
  if (faces.every(face => face.types.length === 1 && face.types[0] === 'Card')) return { skipped: 'not a card' }
  const meld = layout === 'meld' ? meldResult(raw, place) : undefined
  if (meld !== undefined) faces[0] = { ...faces[0]!, side: meld === name ? 'b' : 'a' }
  return {
    card: present({
      name,
      layout,
      faces,
      colorIdentity: sortColors(maybeTexts(raw, 'color_identity', place) ?? []),
      oracleId: oracleIdOf(raw, place),
      legal: legalities(raw['legalities'], place),
      rulings: [],
      meldsInto: meld === name ? undefined : meld,
      funny: raw['set_type'] === 'funny' || raw['security_stamp'] === 'acorn' ? (true as const) : undefined,
    }),
  }
}

export function oracleIdOf(raw: Json, place: Place): string | undefined {
  const own = maybeText(raw, 'oracle_id', place)
  if (own !== undefined) return own
  const face = records(raw['card_faces'], place, '"card_faces"')[0]
  return face && maybeText(face, 'oracle_id', place)
}

/** The German printing of each face, where this object is one. */
export function scryfallGerman(raw: Json, place: Place): (GermanFace | undefined)[] | undefined {
  if (raw['lang'] !== 'de') return undefined
  const faces = records(raw['card_faces'], place, '"card_faces"')
  const german = (faces.length > 0 ? faces : [raw]).map(face => {
    const name = maybeText(face, 'printed_name', place)
    if (name === undefined) return undefined
    return present({
      name,
      type: maybeText(face, 'printed_type_line', place),
      text: maybeText(face, 'printed_text', place) ?? '',
    })
  })
  return german.some(face => face !== undefined) ? german : undefined
}

export function scryfallRuling(raw: Json, place: Place): { oracleId: string; ruling: Ruling } {
  return {
    oracleId: text(raw, 'oracle_id', place),
    ruling: { date: text(raw, 'published_at', place), text: text(raw, 'comment', place) },
  }
}

function scryfallFace(
  face: Json,
  card: Json,
  side: string | undefined,
  layout: string,
  front: PrintedFace | undefined,
  place: Place,
): PrintedFace {
  const manaCost = maybeText(face, 'mana_cost', place) || undefined
  const body = maybeText(face, 'oracle_text', place) ?? ''
  const indicator = maybeTexts(face, 'color_indicator', place)
  const colorIndicator = indicator && sortColors(indicator)
  // Halves and adventures have no colours of their own in the file: those of the object are the whole card's.
  const given = maybeTexts(face, 'colors', place)
  return present({
    name: text(face, 'name', place),
    manaCost,
    colors: given
      ? sortColors(given)
      : layout === 'flip' && front
        ? front.colors
        : deriveColors({ manaCost, colorIndicator, text: body }),
    colorIndicator,
    ...splitTypeLine(maybeText(face, 'type_line', place) ?? text(card, 'type_line', place)),
    power: maybeText(face, 'power', place),
    toughness: maybeText(face, 'toughness', place),
    loyalty: maybeText(face, 'loyalty', place),
    defense: maybeText(face, 'defense', place),
    handModifier: maybeText(face, 'hand_modifier', place),
    lifeModifier: maybeText(face, 'life_modifier', place),
    text: body,
    side,
  })
}

function meldResult(raw: Json, place: Place): string | undefined {
  const parts = records(raw['all_parts'], place, '"all_parts"')
  const result = parts.find(part => part['component'] === 'meld_result')
  return result && text(result, 'name', place)
}

function legalities(value: unknown, place: Place): Record<string, Legality> | undefined {
  if (value === undefined) return undefined
  const legal: Record<string, Legality> = {}
  for (const [format, word] of Object.entries(record(value, place, '"legalities"'))) {
    if (word === 'legal' || word === 'restricted' || word === 'banned') legal[format] = word
  }
  return legal
}
