import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { writeRng } from '../door/write.ts'
import type { Game } from './game.ts'

/** The generator's state for a seed. */
export function seedRng(seed: number): number[] {
  return [...xoroshiro128plus(seed | 0).getState()]
}

/** A random integer from 0 to n − 1; all chance in the game comes through here. */
export function randomBelow(g: Game, n: number): number {
  const generator = xoroshiro128plusFromState(g.state.rng)
  const value = uniformInt(generator, 0, n - 1)
  writeRng(g, [...generator.getState()])
  return value
}

/** A shuffled copy (Fisher–Yates). */
export function shuffled<T>(g: Game, items: readonly T[]): T[] {
  const generator = xoroshiro128plusFromState(g.state.rng)
  const out = items.slice()
  for (let i = out.length - 1; i > 0; i--) {
    const j = uniformInt(generator, 0, i)
    const x = out[i]!
    out[i] = out[j]!
    out[j] = x
  }
  writeRng(g, [...generator.getState()])
  return out
}
