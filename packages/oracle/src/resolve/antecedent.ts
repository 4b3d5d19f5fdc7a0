/** What a pronoun speaks of: one of what has been mentioned, or nothing that is clear. */
import { same } from '@upkeep/ir'
import type { Node } from '../grammar/core.ts'
import { key, type Mention, type Scope } from './mentions.ts'
import { fits } from './nouns.ts'

export class Unclear extends Error {
  readonly word: string
  constructor(word: string) {
    super(`unclear: ${word}`)
    this.word = word
  }
}

/** `not`: what cannot be meant, as it would become a copy of itself. `spell`: this object is a spell. */
export function antecedent(scope: Scope, word: string, k: string, spell: boolean, not?: Node): Mention {
  const all = scope.mentions.filter(m => (!not || !same(m.ref, key(not))) && !(m.gone && k === 'affected'))
  const unique = (list: Mention[]): Mention[] =>
    list.filter((m, i) => list.findLastIndex(o => same(o.ref, m.ref) && o.step === m.step) === i)
  let list: Mention[]
  if (word === 'it')
    list = unique(all.filter(m => m.kind === 'object' && !m.many && !(m.second && m.called === undefined)))
  else if (word === 'they') {
    list = unique(all.filter(m => (m.kind === 'player' ? true : m.many)))
    if (list.some(m => m.nouns[0] === 'each')) throw new Unclear(word)
  } else if (word === 'that player') list = unique(all.filter(m => m.kind === 'player' && !m.many))
  else if (word.startsWith('that ')) {
    const noun = word.slice(5)
    list = unique(all.filter(m => m.kind === 'object' && !m.many && !m.nouns.includes('self') && fits(m.nouns, noun)))
    // "a Sliver deals damage to a creature … that creature": the one that was called so
    const called = list.filter(m => m.nouns.includes(noun))
    if (called.length === 1) list = called
  } else if (word.startsWith('those ')) {
    const noun = word.slice(6).replace(/s$/, '')
    list = unique(
      all.filter(m => (noun === 'player' ? m.kind === 'player' : m.kind === 'object') && m.many && fits(m.nouns, noun)),
    )
  } else throw new Unclear(word)
  if (list.length === 1) return list[0]!
  if (list.length === 0) throw new Unclear(word)
  const last = list.at(-1)!
  const rest = list.slice(0, -1)
  // only this object or its host besides: the one spoken of last, unless both stand in the same clause
  if (word === 'it' && !last.weak && rest.every(m => m.weak) && last.at < scope.at) {
    // "put a counter on this creature and it gains menace": this object, where it was spoken of since; of a spell only
    // what deals damage
    const since = rest.find(m => m.at > (last.called ?? last.at) && m.at < scope.at)
    if (!since) return last
    if (!spell || k === 'source') return since
  }
  // "search your library for a card, put it onto the battlefield"
  if (word === 'it' && last.step?.['do'] === 'search' && k === 'what' && last.at < scope.at) return last
  // a token that is a copy, not what it is a copy of
  if (word === 'it' && last.step?.['do'] === 'createCopy' && last.at < scope.at) return last
  // what a step has just made or found
  if (word === 'it' && last.step && last.at < scope.at && rest.every(m => m.weak)) return last
  if (word.startsWith('that ') && last.step && last.at < scope.at) return last
  throw new Unclear(word)
}
