import type { Game } from '../game/game.ts'
import type { ObjId, Scope } from '../game/types.ts'
import { hasTargets, type TargetSpec } from './targets.ts'

/** What may be targeted, or how much, depends on X, which is announced before targets are chosen [CR 601.2b, 601.2c]. */
const dependent = new WeakMap<readonly TargetSpec[], boolean>()

export function dependOnX(specs: readonly TargetSpec[]): boolean {
  let known = dependent.get(specs)
  if (known === undefined) {
    known = specs.some(({ filter, min }) => JSON.stringify([filter, min]).includes('{"n":"x"}'))
    dependent.set(specs, known)
  }
  return known
}

const MOST = 30

/** Whether targets could be chosen for some X that can be paid for. */
export function hasTargetsForX(
  g: Game,
  specs: readonly TargetSpec[],
  scope: Scope,
  by: ObjId,
  payable: (x: number) => boolean,
): boolean {
  if (!dependOnX(specs)) return hasTargets(g, specs, scope, by)
  for (let x = 0; x <= MOST && (x === 0 || payable(x)); x++) if (hasTargets(g, specs, { ...scope, x }, by)) return true
  return false
}
