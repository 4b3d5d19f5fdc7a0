/** A bot's own dice: the same seed gives the same throws anywhere. */
export interface Dice {
  /** From 0 to 1, without 1. */
  next(): number
  /** An integer from 0 to n − 1. */
  below(n: number): number
}

/** Mulberry32. */
export function dice(seed: number): Dice {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { next, below: n => Math.floor(next() * n) }
}

/** In place. */
export function shuffle<T>(list: T[], by: Dice): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = by.below(i + 1)
    const x = list[i]!
    list[i] = list[j]!
    list[j] = x
  }
  return list
}
