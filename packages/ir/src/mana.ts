import type { Color, ManaSymbol, ManaType } from './values.ts'

/** `"{2}{W/U}{X}"` → `['2', 'W/U', 'X']`. Throws on anything that is not a run of symbols. */
export function parseManaCost(text: string): ManaSymbol[] {
  const symbols = text.match(/\{[^{}]+\}/g) ?? []
  if (symbols.join('') !== text.trim()) throw new Error(`not a mana cost: ${JSON.stringify(text)}`)
  return symbols.map(s => s.slice(1, -1))
}

/** `['2', 'W/U']` → `"{2}{W/U}"`. */
export function printManaCost(cost: readonly ManaSymbol[]): string {
  return cost.map(s => `{${s}}`).join('')
}

/** The mana value of a cost, X taken as `x` (CR 202.3). */
export function manaValueOf(cost: readonly ManaSymbol[] | undefined, x = 0): number {
  let total = 0
  for (const s of cost ?? []) {
    if (s === 'X' || s === 'Y' || s === 'Z') total += x
    else if (/^\d+$/.test(s)) total += Number(s)
    else if (/^2\//.test(s)) total += 2
    else total += 1
  }
  return total
}

/** The colours of the symbols in a cost (CR 105.2, 202.2). */
export function colorsOfCost(cost: readonly ManaSymbol[] | undefined): Color[] {
  const found = new Set<string>()
  for (const s of cost ?? []) for (const part of s.split('/')) if ('WUBRG'.includes(part)) found.add(part)
  return (['W', 'U', 'B', 'R', 'G'] as Color[]).filter(c => found.has(c))
}

/** The types of mana with which one unit may pay a symbol; generic and snow are not told by type (CR 107.4). */
export function typesFor(symbol: ManaSymbol): ManaType[] {
  return symbol.split('/').filter(p => p.length === 1 && 'WUBRGC'.includes(p)) as ManaType[]
}
