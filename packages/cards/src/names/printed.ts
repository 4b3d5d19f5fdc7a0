/** The names under which a printed card is looked for. */
import type { PrintedCard } from '../printed.ts'
import type { NamedCard } from './names.ts'

/** Faces of a card that is printed on both sides are left to the card itself. */
export function namedCard(card: PrintedCard): NamedCard {
  const isReversible = card.layout === 'reversible_card'
  const faces = card.faces.length > 1 && !isReversible ? card.faces.map(face => face.name) : []
  const german = card.faces.flatMap(face => face.german?.name ?? [])
  return {
    name: card.name,
    faces: card.meldsInto === undefined ? faces : [...faces, `${card.name} // ${card.meldsInto}`],
    german: isReversible ? [] : german.length > 1 ? [german.join(' // '), ...german] : german,
    minor: card.funny === true,
  }
}
