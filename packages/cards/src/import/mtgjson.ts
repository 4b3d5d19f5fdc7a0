/** MTGJSON's AtomicCards: `{meta, data: {name: [face, …]}}`. */
import { sortColors } from '../mana-cost.ts'
import type { GermanFace, Legality, PrintedCard, PrintedFace, Ruling } from '../printed.ts'
import { deriveColorIdentity, deriveColors } from './derive.ts'
import { isRecord, type Json, maybeText, maybeTexts, type Place, present, record, records, text } from './shape.ts'
import { splitTypeLine } from './type-line.ts'

/** One entry of `data`. */
export function mtgjsonCard(key: string, value: unknown, place: Place): PrintedCard {
  const raw = records(value, place, `the faces of ${JSON.stringify(key)}`)
  const first = record(raw[0], place, 'the first face')
  const layout = text(first, 'layout', place)
  const faces: PrintedFace[] = []
  for (const face of raw) faces.push(mtgjsonFace(face, layout, faces[0], place))
  // A meld card stands alone, under its own name and that of what it melds into.
  const isMeld = layout === 'meld' && raw.length === 1
  const name = isMeld ? faces[0]!.name : text(first, 'name', place)
  const identity = raw.flatMap(face => maybeTexts(face, 'colorIdentity', place) ?? [])
  const known = raw.some(face => face['identifiers'] !== undefined || face['colorIdentity'] !== undefined)
  return present({
    name,
    layout,
    faces,
    colorIdentity: known ? sortColors(identity) : deriveColorIdentity(faces),
    oracleId: isRecord(first['identifiers']) ? maybeText(first['identifiers'], 'scryfallOracleId', place) : undefined,
    legal: legalities(first['legalities'], place),
    rulings: rulingsOf(raw, place),
    meldsInto: isMeld && name !== key ? key.split(' // ')[1] : undefined,
    funny: first['isFunny'] === true ? true : undefined,
  })
}

function mtgjsonFace(face: Json, layout: string, front: PrintedFace | undefined, place: Place): PrintedFace {
  const manaCost = maybeText(face, 'manaCost', place)
  const body = maybeText(face, 'text', place) ?? ''
  const types = splitTypeLine(text(face, 'type', place))
  const given = maybeTexts(face, 'colors', place)
  let indicator = maybeTexts(face, 'colorIndicator', place)
  // Colours without a cost come from an indicator, also where the file forgets it; a flipped card keeps its cost.
  if (!indicator && !manaCost && given && given.length > 0 && layout !== 'flip') indicator = given
  const colorIndicator = indicator && sortColors(indicator)
  const isFlipped = layout === 'flip' && front !== undefined
  // Files leave empty lists out, so a colourless face and one of unknown colours look alike but for the identifiers.
  const unknown = !given && !manaCost && !colorIndicator && !isFlipped && !types.types.includes('Land')
  const isBare = face['identifiers'] === undefined && face['colorIdentity'] === undefined
  return present({
    name: maybeText(face, 'faceName', place) ?? text(face, 'name', place),
    manaCost,
    colors: given
      ? sortColors(given)
      : isFlipped
        ? front.colors
        : deriveColors({ manaCost, colorIndicator, text: body }),
    colorIndicator,
    colorsUnknown: unknown && isBare ? (true as const) : undefined,
    ...types,
    power: maybeText(face, 'power', place),
    toughness: maybeText(face, 'toughness', place),
    loyalty: maybeText(face, 'loyalty', place),
    defense: maybeText(face, 'defense', place),
    handModifier: maybeText(face, 'hand', place),
    lifeModifier: maybeText(face, 'life', place),
    text: body,
    side: maybeText(face, 'side', place),
    german: germanFace(face, place),
  })
}

function germanFace(face: Json, place: Place): GermanFace | undefined {
  const german = records(face['foreignData'], place, '"foreignData"').find(entry => entry['language'] === 'German')
  if (!german) return undefined
  return present({
    name: maybeText(german, 'faceName', place) ?? text(german, 'name', place),
    type: maybeText(german, 'type', place),
    text: maybeText(german, 'text', place) ?? '',
  })
}

function legalities(value: unknown, place: Place): Record<string, Legality> | undefined {
  if (value === undefined) return undefined
  const legal: Record<string, Legality> = {}
  for (const [format, word] of Object.entries(record(value, place, '"legalities"'))) {
    const lower = typeof word === 'string' ? word.toLowerCase() : ''
    if (lower === 'legal' || lower === 'restricted' || lower === 'banned') legal[format] = lower
  }
  return legal
}

/** Faces repeat the rulings of the card. */
function rulingsOf(faces: readonly Json[], place: Place): Ruling[] {
  const seen = new Map<string, Ruling>()
  for (const face of faces) {
    for (const entry of records(face['rulings'], place, '"rulings"')) {
      const ruling = { date: text(entry, 'date', place), text: text(entry, 'text', place) }
      seen.set(`${ruling.date}\n${ruling.text}`, ruling)
    }
  }
  return [...seen.values()]
}
