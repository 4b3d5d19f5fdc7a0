/** What the grammar reads flat, and the language says once and in its place. */
import { same, walk } from '@upkeep/ir'
import type { Node } from '../grammar/core.ts'
import { key } from './mentions.ts'

/**
 * "Damage that would be dealt to and dealt by target creature": one target, said once. What is spoken of, and the
 * pattern with that; `again`: what it is called the second time.
 */
export function toAndBy(n: Node): { to: Node; with: (to: Node, again?: Node) => Node } | undefined {
  if (n['on'] !== 'any') return undefined
  const [first, second, ...more] = n['of'] as Node[]
  const to = is(first!['to'])
  const by = is(second?.['source'])
  if (!to || !by || more.length > 0 || !(same(to, by) || same(key(to), by))) return undefined
  return {
    to,
    with: (said, again = key(said)) => ({
      ...n,
      of: [
        { ...first, to: { f: 'is', ref: said } },
        { ...second, source: { f: 'is', ref: again } },
      ],
    }),
  }
}

const is = (f: unknown): Node | undefined =>
  (f as Node | undefined)?.['f'] === 'is' ? ((f as Node)['ref'] as Node) : undefined

const FOLLOWING = 'following'

/** "If you do, tap target creature. It …": what is said of a target of what was done only if belongs to that. */
export function intoThen(steps: readonly Node[]): Node[] {
  const out: Node[] = []
  for (const step of steps) {
    const before = out.at(-1)
    const then =
      before?.['do'] === 'may' && before['say'] !== 'unless' ? (before['then'] as Node | undefined) : undefined
    if (then && mentions(step, targetsOf(then)))
      out[out.length - 1] = {
        ...before,
        then: {
          do: 'seq',
          say: FOLLOWING,
          steps: [...(then['say'] === FOLLOWING ? (then['steps'] as Node[]) : [then]), step],
        },
      }
    else out.push(step)
  }
  return out
}

/** The same as the grammar reads it. */
export function outOfThen(steps: readonly Node[]): Node[] {
  return steps.flatMap(step => {
    const then = step['do'] === 'may' ? (step['then'] as Node | undefined) : undefined
    if (then?.['say'] !== FOLLOWING) return [step]
    const [first, ...rest] = then['steps'] as Node[]
    return [{ ...step, then: first }, ...rest]
  })
}

function targetsOf(n: Node): Set<unknown> {
  const names = new Set<unknown>()
  walk(n, x => {
    if (x['do'] === 'reflexive' || x['do'] === 'delayed') return false
    if (x['ref'] === 'target') names.add(x['name'])
    return true
  })
  return names
}

function mentions(n: Node, names: Set<unknown>): boolean {
  let found = false
  walk(n, x => {
    if (x['ref'] === 'bound' && names.has(x['name'])) found = true
  })
  return found
}
