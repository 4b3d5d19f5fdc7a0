/** Colours as they can be read off costs and texts. */
import { COLORS, type Color } from '@upkeep/ir'

/** In the order WUBRG, each once. */
export function sortColors(colors: readonly string[]): Color[] {
  return COLORS.filter(color => colors.includes(color))
}

/** The colours of the mana symbols in a cost or a text. */
export function colorsIn(text: string): Color[] {
  const found: string[] = []
  if (text.includes('{')) for (const [, symbol] of text.matchAll(/\{([WUBRGCSPH0-9/]+)\}/g)) found.push(...symbol!)
  return sortColors(found)
}
