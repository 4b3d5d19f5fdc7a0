import { type Cost, type ManaSymbol, type Modification, walk } from '@upkeep/ir'
import { characteristics, openRules, rulesOn } from '../continuous/characteristics.ts'
import { amount } from '../game/amounts.ts'
import { holds } from '../game/conditions.ts'
import type { Game } from '../game/game.ts'
import { onBattlefield } from '../game/look.ts'
import { matches } from '../game/match.ts'
import type { ObjId, PlayerId, RuleEffect, Scope } from '../game/types.ts'

type Costs = Extract<Modification, { m: 'costs' }>

/** What changes the cost of a spell: its own abilities and others' [CR 601.2f]. */
export function costChanges(g: Game, id: ObjId, player: PlayerId, scope: Scope): { mod: Costs; scope: Scope }[] {
  const out: { mod: Costs; scope: Scope }[] = []
  for (const { ability } of characteristics(g, id).abilities)
    if (ability.a === 'static' && ability.affected.ref === 'self')
      for (const mod of ability.mods)
        if (
          mod.m === 'costs' &&
          (mod.of ?? 'cast') === 'cast' &&
          (!ability.condition || canAsk(ability.condition, scope)) &&
          (!ability.condition || holds(g, ability.condition, scope))
        )
          out.push({ mod, scope })
  const d = g.derived
  const before = d.casting
  d.casting = id
  try {
    for (const rule of openRules(g)) {
      if (rule.mod.m !== 'costs' || (rule.mod.of ?? 'cast') !== 'cast' || rule.affected?.ref !== 'all') continue
      const at = ruleScope(rule)
      d.entering = { id, controller: player }
      const fits = matches(g, rule.affected.filter, id, at)
      d.entering = null
      if (fits) out.push({ mod: rule.mod, scope: { ...at, vars: { ...at.vars, subject: [id] } } })
    }
  } finally {
    d.casting = before
    d.entering = null
  }
  return out
}

/** What changes the cost of an activated ability of an object. */
export function activationChanges(g: Game, id: ObjId, of: string): { mod: Costs; scope: Scope }[] {
  const out: { mod: Costs; scope: Scope }[] = []
  if (!onBattlefield(g, id)) return out
  for (const rule of rulesOn(g, id))
    if (rule.mod.m === 'costs' && (rule.mod.of === 'activate' || rule.mod.of === of))
      out.push({ mod: rule.mod, scope: ruleScope(rule) })
  return out
}

export function ruleScope(rule: RuleEffect): Scope {
  return { source: rule.source, controller: rule.controller, vars: rule.vars }
}

/** Increases, then reductions, which take generic mana first to nothing and never below [CR 601.2f, 118.7]. */
export function changedMana(
  g: Game,
  base: readonly ManaSymbol[],
  changes: { mod: Costs; scope: Scope }[],
): ManaSymbol[] {
  let generic = 0
  const rest: ManaSymbol[] = []
  for (const s of base) {
    if (/^\d+$/.test(s)) generic += Number(s)
    else rest.push(s)
  }
  let floor = 0
  for (const { mod, scope } of changes) {
    const times = mod.times === undefined ? 1 : amount(g, mod.times, scope)
    for (let i = 0; i < times; i++)
      for (const s of mod.more ?? []) {
        if (/^\d+$/.test(s)) generic += Number(s)
        else rest.push(s)
      }
  }
  for (const { mod, scope } of changes) {
    const times = mod.times === undefined ? 1 : amount(g, mod.times, scope)
    if (mod.min !== undefined) floor = Math.max(floor, mod.min)
    for (let i = 0; i < times; i++)
      for (const s of mod.less ?? []) {
        if (/^\d+$/.test(s)) generic = Math.max(0, generic - Number(s))
        else {
          const at = rest.indexOf(s)
          if (at >= 0) rest.splice(at, 1)
          else generic = Math.max(0, generic - (mod.min === undefined && s.length === 1 ? 0 : 1))
        }
      }
  }
  if (generic + rest.length < floor) generic = Math.max(generic, floor - rest.length)
  return generic > 0 ? [String(generic), ...rest] : rest
}

/** Costs that effects add to casting (Sphere-like effects with more than mana). */
export function addedCosts(changes: { mod: Costs }[]): Cost[] {
  return changes.flatMap(c => c.mod.add ?? [])
}

const targetNames = new WeakMap<object, string[]>()

/** Whether what a condition says about targets can be asked: before they are chosen, what they would allow is not counted. */
function canAsk(condition: object, scope: Scope): boolean {
  let names = targetNames.get(condition)
  if (!names) {
    const found: string[] = []
    walk(condition, n => {
      if ((n['ref'] === 'target' || n['ref'] === 'bound') && typeof n['name'] === 'string') found.push(n['name'])
      return true
    })
    targetNames.set(condition, (names = found))
  }
  return names.every(name => scope.vars[name] !== undefined)
}
