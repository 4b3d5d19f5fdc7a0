/** What has been spoken of, for pronouns. */
import type { Node } from '../grammar/core.ts'

export interface Mention {
  ref: Node
  kind: 'object' | 'player'
  many: boolean
  nouns: string[]
  /** The step (clause) in which it was mentioned. */
  at: number
  /** The clause in which it was called by its kind again. */
  called?: number
  /** It has been sacrificed: nothing continuous affects it. */
  gone?: boolean
  /** For what a step made: the step, which gets its `as` when something refers to it; and what it was before. */
  step?: Node
  before?: Node
  /** What happened to be the subject of the event, or this object itself. */
  weak: boolean
  /** The second object of the event: no "it" before it has been called by its kind. */
  second?: boolean
  subject?: boolean
}

export interface Scope {
  mentions: Mention[]
  /** What was sacrificed, by the name of the choice, and as what. */
  sacrificed: { name: string; nouns: string[] }[]
  targets: number
  choices: number
  results: number
  at: number
}
export const newScope = (): Scope => ({ mentions: [], sacrificed: [], targets: 0, choices: 0, results: 0, at: 0 })

/** For another reading. What a step of an earlier line made has no name there, and cannot be spoken of. */
export const copyScope = (s: Scope): Scope => ({
  ...s,
  mentions: s.mentions.filter(m => !m.step).map(m => ({ ...m })),
  sacrificed: s.sacrificed.slice(),
})

/** Who does what a delayed trigger waits for. */
export const PLAYER_OF_EVENT: Omit<Mention, 'at'> = {
  ref: { ref: 'event', role: 'player' },
  kind: 'player',
  many: false,
  nouns: ['player'],
  weak: false,
}
/** "…. If …, … instead". */
export const isInstead = (n: Node): boolean => String(n['say']).startsWith('instead')
/**
 * What can be spoken of where something was not done: what was `known` before, and its targets, but nothing that it made
 * or had chosen.
 */
export const undone = (mentions: Mention[], known: readonly Mention[]): Mention[] =>
  mentions.flatMap(m => {
    if (known.includes(m)) return [m]
    const { step, before, ...rest } = m
    const ref = step ? before : m.ref
    if (!ref || /^c\d/.test(String(ref['name'] ?? ''))) return []
    return [step ? { ...rest, ref } : m]
  })
export const isLeaving = (on: Node): boolean => on['on'] === 'move' && on['from'] === 'battlefield'
/** A target or choice is spoken of again by its name. */
export const key = (ref: Node): Node =>
  ref['ref'] === 'target' || ref['ref'] === 'choose' ? { ref: 'bound', name: ref['name'] } : ref
export const isMany = (n: Node): boolean =>
  (n['max'] !== undefined && n['max'] !== 1) || n['ref'] === 'all' || (n['ref'] === 'top' && n['count'] !== 1)
