/** By which nouns something can be spoken of again. */
import type { Node } from '../grammar/core.ts'

export const isPlayer = (f: Node): boolean => f['f'] === 'kind' && (f['is'] === 'player' || f['is'] === 'opponent')
export function filterNouns(f: Node): string[] {
  switch (f['f']) {
    case 'and':
      return (f['of'] as Node[]).flatMap(filterNouns)
    case 'or':
      return [...new Set((f['of'] as Node[]).flatMap(filterNouns))]
    case 'type':
      return [String(f['is']).toLowerCase()]
    case 'subtype':
      return [String(f['is']), 'subtype']
    case 'kind':
      return [String(f['is'])]
    case 'state':
      return f['is'] === 'attacking' || f['is'] === 'blocking' ? ['creature'] : []
    default:
      return []
  }
}
export function nounsOf(ref: Node): string[] {
  if (ref['filter']) return filterNouns(ref['filter'] as Node)
  if (ref['ref'] === 'host')
    return [
      String(ref['say'] ?? '')
        .split(' ')
        .at(-1)!,
    ]
  return []
}
const PERMANENTS = ['creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'token', 'battle']
export function fits(nouns: string[], noun: string): boolean {
  if (nouns.includes(noun)) return true
  if (noun === 'permanent') return nouns.some(n => PERMANENTS.includes(n)) && !nouns.includes('card')
  if (noun === 'creature')
    return nouns.includes('subtype') && !nouns.some(n => ['card', 'land', 'artifact'].includes(n))
  return false
}
