import type { Filter, Modification, Permission, Prohibited } from '@upkeep/ir'
import { rulesOn } from '../continuous/characteristics.ts'
import { holds } from '../game/conditions.ts'
import type { Game } from '../game/game.ts'
import { matches } from '../game/match.ts'
import type { Entity, EventInfo, ObjId, RuleEffect, Scope } from '../game/types.ts'

export type CantRule = RuleEffect & { mod: Extract<Modification, { m: 'cant' }> }
export type MustRule = RuleEffect & { mod: Extract<Modification, { m: 'must' }> }
export type MayRule = RuleEffect & { mod: Extract<Modification, { m: 'may' }> }

const NONE: never[] = []

/** Effects that forbid this of (or to) the object, whether or not their conditions hold. */
export function cantRules(g: Game, id: ObjId, ...what: Prohibited[]): readonly CantRule[] {
  return cantOf(rulesOn(g, id), ...what)
}

export function cantOf(rules: readonly RuleEffect[], ...what: Prohibited[]): readonly CantRule[] {
  if (rules.length === 0) return NONE
  return rules.filter((r): r is CantRule => r.mod.m === 'cant' && what.includes(r.mod.what))
}

export function mustRules(g: Game, id: ObjId, ...what: MustRule['mod']['what'][]): readonly MustRule[] {
  const rules = rulesOn(g, id)
  if (rules.length === 0) return NONE
  return rules.filter((r): r is MustRule => r.mod.m === 'must' && what.includes(r.mod.what))
}

export function mayRules(g: Game, id: ObjId, what: Permission): readonly MayRule[] {
  const rules = rulesOn(g, id)
  if (rules.length === 0) return NONE
  return rules.filter((r): r is MayRule => r.mod.m === 'may' && r.mod.what === what)
}

/** The environment of an effect on the rules; `subject` is bound to what is affected, `event` to what would be done. */
export function ruleScope(rule: RuleEffect, subject: Entity, event?: EventInfo): Scope {
  const scope: Scope = {
    source: rule.source,
    controller: rule.controller,
    vars: { ...rule.vars, subject: [subject] },
  }
  if (event) scope.event = event
  return scope
}

/** Whether a prohibition holds: its condition, and `by` of the other object or player that is concerned. */
export function forbids(
  g: Game,
  rule: CantRule,
  subject: Entity,
  other: Entity | undefined,
  event: EventInfo,
): boolean {
  const { by, where } = rule.mod
  const ctx = ruleScope(rule, subject, event)
  if (by !== undefined && (other === undefined || !matches(g, by, other, ctx))) return false
  return where === undefined || holds(g, where, ctx)
}

/** Whether a filter lets a keyword pass, alone or as one of several ("flying or reach"). */
export function names(filter: Filter, keywords: readonly string[]): boolean {
  if (filter.f === 'keyword') return keywords.includes(filter.is)
  return filter.f === 'or' && filter.of.some(part => names(part, keywords))
}

/** Keywords that a permission's filter speaks of ("as though it had reach"). */
export function keywordsIn(filter: Filter | undefined): string[] {
  if (filter === undefined) return []
  if (filter.f === 'keyword') return [filter.is]
  return filter.f === 'or' || filter.f === 'and' ? filter.of.flatMap(keywordsIn) : []
}

/** No more than `n` of those that the effect concerns. */
export interface Limit {
  rule: CantRule
  n: number
  /** Attack limits that concern what is attacked. */
  defender: Entity | undefined
  members: Set<ObjId>
}

/** Adds a member to the limit of an effect, which is made for the first one. */
export function joinLimit(limits: Limit[], rule: CantRule, id: ObjId, defender?: Entity): Limit {
  let limit = limits.find(
    l =>
      l.rule.mod === rule.mod && l.rule.source === rule.source && l.rule.vars === rule.vars && l.defender === defender,
  )
  if (!limit) limits.push((limit = { rule, n: rule.mod.n ?? 0, defender, members: new Set() }))
  limit.members.add(id)
  return limit
}
