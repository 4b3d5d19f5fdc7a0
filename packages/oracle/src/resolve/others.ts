/** Other than what "other" means: this object, or what was spoken of before. */
import { walk } from '@upkeep/ir'
import type { Node } from '../grammar/core.ts'
import type { Mention } from './mentions.ts'

/** What "all other …" may mean besides this object and its host. */
export function spokenOf(filter: Node, mentions: readonly Mention[]): Mention[] {
  if (!saysOther(filter)) return []
  return mentions.filter(
    m =>
      m.kind === 'object' &&
      !m.nouns.includes('self') &&
      !m.nouns.includes('spell') &&
      !['self', 'host'].includes(String(m.ref['ref'])) &&
      !(m.ref['ref'] === 'all' && saysOther(m.ref['filter'] as Node)),
  )
}

const saysOther = (f: Node): boolean =>
  f['f'] === 'other' || (f['f'] === 'and' && (f['of'] as Node[]).some(x => x['f'] === 'other'))

/** Other than what has this name. */
export function otherThanNamed(f: Node, name: string): Node {
  if (f['f'] === 'other') return { f: 'otherThan', name }
  return { f: 'and', of: (f['of'] as Node[]).map(x => (x['f'] === 'other' ? { f: 'otherThan', name } : x)) }
}

/** "Each other creature becomes a copy of target creature": other than what is copied, whatever says so. */
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

/** "another target" after a target is one other than that. */
export function otherTarget(f: Node, name: string): Node {
  if (f['f'] !== 'and') return f
  const of = f['of'] as Node[]
  return of[0]!['f'] === 'other' ? { f: 'and', of: [{ f: 'otherThan', name }, ...of.slice(1)] } : f
}
