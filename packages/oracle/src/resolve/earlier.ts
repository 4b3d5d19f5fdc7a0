/** What an earlier step or cost has done with an object, where the text says so. */
import { same } from '@upkeep/ir'
import type { Node } from '../grammar/core.ts'
import { Unclear } from './antecedent.ts'
import type { Mention, Scope } from './mentions.ts'
import { fits } from './nouns.ts'

/** What was sacrificed to pay, or as an effect said; from then on it can be spoken of. Throws `Unclear`. */
export function theSacrificed(scope: Scope, word: string): Node {
  const noun = word.slice('the sacrificed '.length)
  const [one, more] = scope.sacrificed.filter(s => fits(s.nouns, noun))
  if (!one || more) throw new Unclear(word)
  const ref = { ref: 'bound', name: one.name }
  const { at, mentions } = scope
  if (!mentions.some(m => same(m.ref, ref)))
    mentions.push({ ref, kind: 'object', many: false, nouns: one.nouns, at, weak: false })
  return { ...ref, say: word }
}

/** What may be played from exile must have been exiled. Throws `Unclear`. */
export function requireExiled(n: Node, mentions: readonly Mention[]): void {
  for (const mod of n['mods'] as Node[]) {
    if (mod['what'] !== 'playFrom' && mod['what'] !== 'castFrom') continue
    const filter = mod['filter'] as Node | undefined
    const name = filter?.['f'] === 'is' ? (filter['ref'] as Node)['name'] : undefined
    if (name === undefined) continue
    const step = mentions.find(m => m.step?.['as'] === name)?.step
    if (step?.['do'] !== 'move' || step['to'] !== mod['from']) throw new Unclear('play')
  }
}
