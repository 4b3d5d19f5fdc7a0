/** Other than what "other" means: this object, or what was spoken of before. */
import { mapNodes, walk } from '@upkeep/ir'
import type { Node } from '../grammar/core.ts'
import type { Mention } from './mentions.ts'
import { filterNouns } from './nouns.ts'

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

/** "Enchanted creature gets +1/+1 for each other creature": other than that creature, each of those affected. */
export function otherThanHost(mods: unknown): unknown {
  return mapNodes(mods, n => {
    if (n['m'] === 'addAbility') return { ...n }
    const of = n['of'] as Node | undefined
    return n['n'] === 'count' && saysOther(of!) ? { ...n, of: otherThanNamed(of!, 'subject') } : undefined
  })
}

/** Whether "other creatures" is left where this object is no creature, but attached to one. */
export function leavesOthers(abilities: unknown): boolean {
  let found = false
  walk(abilities, n => {
    const f = (n['ref'] === 'all' ? n['filter'] : undefined) as Node | undefined
    if (f && saysOther(f) && filterNouns(f).includes('creature')) found = true
    return n['m'] !== 'addAbility' && n['do'] !== 'createToken'
  })
  return found
}
