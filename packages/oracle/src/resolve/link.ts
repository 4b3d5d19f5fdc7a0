/** Linked abilities (CR 607): "the exiled card" is what another ability of the same card exiled. */
import { mapNodes, walk } from '@upkeep/ir'
import type { Node } from '../grammar/core.ts'

const KEY = 'exiled'
export function speaksOfExiled(abilities: unknown): boolean {
  let found = false
  walk(abilities, n => {
    if (n['ref'] === 'linked') found = true
  })
  return found
}
const exiles = (n: Node): boolean => n['do'] === 'move' && n['to'] === 'exile'

/** The abilities with what exiles marked; undefined where nothing does. */
export function link<T>(abilities: T): T | undefined {
  let found = false
  walk(abilities, n => {
    if (exiles(n)) found = true
  })
  if (!found) return undefined
  return mapNodes(abilities, n => (exiles(n) && n['link'] === undefined ? { ...n, link: KEY } : undefined))
}
/** Without the marks that `link` made. */
export const unlink = (n: Node): Node => {
  if (n['do'] !== 'move' || n['link'] !== KEY || n['duration'] !== undefined) return n
  const { link: _link, ...rest } = n
  return rest
}
