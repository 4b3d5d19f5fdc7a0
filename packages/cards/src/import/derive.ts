/** Facts that a source may leave out and that follow from the rest of the card. */
import { BASIC_LAND_MANA, type Color } from '@upkeep/ir'
import { colorsIn, sortColors } from '../mana-cost.ts'
import type { PrintedFace } from '../printed.ts'

/** The colours of a face whose source does not name them: indicator, else cost, unless its text says otherwise. */
export function deriveColors(face: {
  readonly manaCost: string | undefined
  readonly colorIndicator: readonly Color[] | undefined
  readonly text: string
}): Color[] {
  if (/^Devoid\b/m.test(face.text) || /^[^\n]* is colorless\.$/m.test(face.text)) return []
  return face.colorIndicator ? sortColors(face.colorIndicator) : colorsIn(face.manaCost ?? '')
}

/** Costs, indicators, symbols in the text without reminders, and basic land types (CR 903.4, 903.4d). */
export function deriveColorIdentity(faces: readonly PrintedFace[]): Color[] {
  return sortColors(
    faces.flatMap(face => [
      ...face.colors,
      ...(face.colorIndicator ?? []),
      ...colorsIn(face.manaCost ?? ''),
      ...colorsIn(face.text.replaceAll(/\([^)]*\)/g, '')),
      ...(face.types.includes('Land') ? face.subtypes.flatMap(type => BASIC_LAND_MANA[type] ?? []) : []),
    ]),
  )
}

/** `a`, `b` … */
export function sideOf(index: number): string {
  return String.fromCharCode(0x61 + index)
}
