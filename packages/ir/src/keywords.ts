import type { Ability, KeywordAbility } from './ability.ts'
import { COMBAT_KEYWORDS } from './keywords/combat.ts'
import { COST_KEYWORDS } from './keywords/cost.ts'
import { STATIC_KEYWORDS } from './keywords/static.ts'
import { TRIGGERED_KEYWORDS } from './keywords/triggered.ts'
import { mapNodes } from './walk.ts'

/** What is written after the keyword. */
export type KeywordForm = 'plain' | 'cost' | 'n' | 'n-cost' | 'filter' | 'filter-cost'

/**
 * The definition of a keyword ability (CR 702). `primitive`: a rule of its own that the engine knows (combat and cost
 * keywords); otherwise `define`, in which `{ $: 'cost' }`, `{ $: 'n' }` and `{ $: 'filter' }` stand for what is written
 * after the keyword.
 */
export interface KeywordDefinition {
  rule: string
  form: KeywordForm
  primitive?: true
  define?: readonly unknown[]
}

export const KEYWORDS: Readonly<Record<string, KeywordDefinition>> = {
  ...COMBAT_KEYWORDS,
  ...STATIC_KEYWORDS,
  ...TRIGGERED_KEYWORDS,
  ...COST_KEYWORDS,
}

const cache = new WeakMap<KeywordAbility, readonly Ability[]>()

/** The abilities that a keyword ability stands for; none for those that the engine knows as rules of their own. */
export function defineKeyword(ability: KeywordAbility): readonly Ability[] {
  const known = cache.get(ability)
  if (known) return known
  const definition = KEYWORDS[ability.keyword]
  if (!definition) throw new Error(`unknown keyword: ${ability.keyword}`)
  const values: Record<string, unknown> = { cost: ability.cost, n: ability.n, filter: ability.filter }
  const abilities = mapNodes((definition.define ?? []) as Ability[], node => {
    if (typeof node['$'] !== 'string') return undefined
    const value = values[node['$']]
    if (value === undefined) throw new Error(`${ability.keyword} [CR ${definition.rule}]: no ${node['$']} given`)
    return value
  })
  cache.set(ability, abilities)
  return abilities
}
