import type { Cost } from '@upkeep/ir'

const MOST = 30

/** Whether X stands in a cost, and is announced with it [CR 107.3a]. */
export function usesX(costs: readonly Cost[]): boolean {
  return costs.some(c => {
    if (c.c === 'mana') return c.mana.includes('X')
    if (c.c === 'tap' || c.c === 'untap') return false
    if (c.c === 'loyalty') return typeof c.n !== 'number'
    const text = JSON.stringify(c)
    return text.includes('"X"') || text.includes('{"n":"x"}')
  })
}

const leaping = new WeakMap<readonly Cost[], boolean>()

/** Whether more might be paid for where less cannot: X is the mana value of what is given up. */
export function leaps(costs: readonly Cost[]): boolean {
  let known = leaping.get(costs)
  if (known === undefined) {
    known = costs.some(c => {
      const text = c.c === 'do' ? JSON.stringify(c) : ''
      return text.includes('"f":"stat"') && text.includes('{"n":"x"}')
    })
    leaping.set(costs, known)
  }
  return known
}

/** Whether costs can be paid for an X. */
export function forSomeX(costs: readonly Cost[], able: (x: number) => boolean): boolean {
  if (able(0)) return true
  if (leaps(costs)) for (let x = 1; x <= MOST; x++) if (able(x)) return true
  return false
}

/** The least and the greatest X that can be paid for. */
export function rangeOfX(costs: readonly Cost[], able: (x: number) => boolean): { min: number; max: number } {
  let max = 0
  if (!leaps(costs)) {
    while (max < 100 && able(max + 1)) max++
    return { min: 0, max }
  }
  let min = MOST
  for (let x = 0; x <= MOST; x++)
    if (able(x)) {
      min = Math.min(min, x)
      max = x
    }
  return { min: Math.min(min, max), max }
}
