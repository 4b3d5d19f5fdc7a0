/** The inverse of `resolve`: bound references become the pronouns they were printed as. */
import { mapNodes } from '@upkeep/ir'
import type { Node } from '../grammar/core.ts'
import { chosenInPlace } from './choices.ts'
import { unlink } from './link.ts'
import { outOfThen, toAndBy } from './once.ts'

const PRONOUN = /^(it|itself|they|-|chosen|that \S+|those \S+|the sacrificed \S+)$/

export function unresolve<T>(ability: T): T {
  return mapNodes(ability, function change(n: Node): unknown {
    const say = n['say']
    if (typeof n['ref'] === 'string' && typeof say === 'string' && PRONOUN.test(say))
      return { ref: 'bound', name: `?${say}` }
    if (n['ref'] === 'target' || n['ref'] === 'choose') return { ...rest(n), name: '?' }
    if (n['f'] === 'otherThan') return { f: 'other' }
    const twice = toAndBy(n)
    if (twice) return rest(twice.with(twice.to, twice.to))
    if (n['do'] === 'seq' && outOfThen(n['steps'] as Node[]).length > (n['steps'] as Node[]).length)
      return mapNodes({ ...n, steps: outOfThen(n['steps'] as Node[]) }, change)
    const inPlace = chosenInPlace(n)
    if (inPlace) return rest(inPlace)
    if (unlink(n) !== n) return mapNodes(unlink(n), change)
    if (n['do'] === 'forEach' && String(n['as']).startsWith('p')) {
      const { who: _who, ...may } = n['effect'] as Node
      return rest({ ...may, who: n['over'] })
    }
    if (typeof n['do'] === 'string' && n['do'] !== 'let' && typeof n['as'] === 'string') {
      const { as: _as, ...other } = n
      return rest(n['do'] === 'search' ? { ...other, as: '?' } : other)
    }
    return undefined
    function rest(node: Node): Node {
      const out: Node = {}
      for (const k in node) {
        const v = node[k]
        out[k] = v !== null && typeof v === 'object' ? mapNodes(v, change) : v
      }
      return out
    }
  })
}
