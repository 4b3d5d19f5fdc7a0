/** What the nodes of an effect ask for. */
import { type Modification, walk } from '@upkeep/ir'

const ASKS = new Set([
  'state',
  'stat',
  'extreme',
  'counters',
  'combat',
  'hasAttached',
  'history',
  'where',
  'in',
  'targets',
  'cast',
])
const asks = new WeakMap<object, boolean>()

/** References to what changes with the turn, with combat and with libraries. */
function asksRef(n: Record<string, unknown>): boolean {
  if (n['ref'] === 'players') return n['which'] !== 'all' && n['which'] !== 'opponents'
  return n['ref'] === 'defendingPlayer' || n['ref'] === 'top' || n['ref'] === 'linked'
}

/** Whether a node asks for what changes without anything entering, leaving or changing abilities. */
export function asksMore(node: object): boolean {
  let known = asks.get(node)
  if (known === undefined) {
    let found = false
    walk(node, n => {
      if ('if' in n || typeof n['n'] === 'string' || (typeof n['f'] === 'string' && ASKS.has(n['f']))) found = true
      if (typeof n['ref'] === 'string' && asksRef(n)) found = true
      // abilities that are granted are not evaluated here
      return !(typeof n['a'] === 'string' && n !== node)
    })
    known = found
    asks.set(node, known)
  }
  return known
}

const each = new WeakMap<Modification, boolean>()

/** Whether a modification speaks of each object that it affects by itself. */
export function speaksOfEach(mod: Modification): boolean {
  let known = each.get(mod)
  if (known === undefined) each.set(mod, (known = JSON.stringify(mod).includes('"subject"')))
  return known
}
