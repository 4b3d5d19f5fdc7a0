/** "Each other creature becomes a copy of target creature": other than what is copied, whatever says so. */
import { walk } from '@upkeep/ir'
import type { Node } from '../grammar/core.ts'

export function othersThan(n: Node): Node {
  const what = n['what'] as Node | undefined
  if (n['do'] !== 'becomeCopy' || what?.['ref'] !== 'all') return n
  const f = what['filter'] as Node
  const [first, ...rest] = f['f'] === 'and' ? (f['of'] as Node[]) : [f]
  const of = n['of'] as Node
  let named: unknown
  walk(of, x => {
    named ??= x['name']
    return false
  })
  if (first!['f'] !== 'other' || named === undefined) return n
  return { ...n, what: { ...what, filter: { f: 'and', of: [{ f: 'otherThan', name: named }, ...rest] } } }
}
