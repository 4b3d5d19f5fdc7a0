import type { Ability, Amount, Cost, Effect, ManaSymbol } from '@upkeep/ir'
import { characteristics } from '../continuous/characteristics.ts'
import { setCast } from '../door/marks.ts'
import { record } from '../door/record.ts'
import { ask, pop, popScope, pushScope, restoreRollback, setTop } from '../door/write.ts'
import { ceaseToExist } from '../door/zones.ts'
import { amount } from '../game/amounts.ts'
import { holds } from '../game/conditions.ts'
import { EngineError } from '../game/errors.ts'
import { againAnnounce, type FrameOf } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { look } from '../game/look.ts'
import type { CastInfo, Entity, ObjId, Scope } from '../game/types.ts'
import { activationChanges, addedCosts, changedMana, costChanges } from './cost-rules.ts'
import { canPay, manaOf, otherCosts, pushPay } from './costs.ts'
import { factsOf } from './facts.ts'
import { finishAnnouncing } from './finish.ts'
import {
  asksByCost,
  hasTargets,
  legalTargets,
  specsOf,
  spellEffect,
  stackScope,
  type TargetSpec,
  targetRange,
  targetSpecs,
} from './targets.ts'
import { rangeOfX, usesX } from './x-costs.ts'
import { dependOnX, hasTargetsForX } from './x-targets.ts'

export type Announce = FrameOf<'announce'>
type Additional = Extract<Ability, { a: 'additionalCost' }>
type Modal = Extract<Effect, { do: 'modal' }>

const go = (g: Game, frame: Announce, pc: number, change: Partial<Announce> = {}): void => {
  setTop(g, againAnnounce(frame, pc, change))
}

/** The optional and mandatory additional costs of a card [CR 601.2b, 601.2f]. */
export function additionalCosts(g: Game, id: ObjId): readonly Additional[] {
  return factsOf(characteristics(g, id).abilities).additional
}

/** The effect in which modes and targets are found. */
export function announcedEffect(g: Game, id: ObjId): Effect | null {
  const obj = look(g, id)
  if (obj.kind !== 'ability') return spellEffect(g, id)
  const { ability } = obj.cast!
  return ability && 'effect' in ability ? ability.effect : null
}

export function modalOf(effect: Effect | null): Modal | null {
  if (!effect) return null
  if (effect.do === 'modal') return effect
  if (effect.do === 'seq') for (const step of effect.steps) if (step.do === 'modal') return step
  if (effect.do === 'may' && effect.effect) return modalOf(effect.effect)
  return null
}

/** Announcing a spell or ability, step by step [CR 601.2, 602.2, 603.3]. */
export function runAnnounce(g: Game, frame: Announce): void {
  if (!g.state.objects[frame.object]) return pop(g)
  switch (frame.pc) {
    case 0:
      return optionalCosts(g, frame)
    case 1:
      return chooseModes(g, frame)
    case 2:
      return chooseX(g, frame)
    case 3:
      return chooseTargets(g, frame)
    case 4:
      return divide(g, frame)
    case 5:
      return totalCost(g, frame)
    case 6:
      return afterPaying(g, frame)
    default:
      throw new EngineError(`announcing has no step ${frame.pc}`)
  }
}

/** Kicker and other costs that one may choose to pay [CR 601.2b, 702.33]. */
function optionalCosts(g: Game, frame: Announce): void {
  if (frame.what !== 'cast') return go(g, frame, 1, { index: 0 })
  const optional = additionalCosts(g, frame.object).filter(a => a.name !== undefined)
  const i = frame.index ?? 0
  const one = optional[i]
  if (!one) return go(g, frame, 1, { index: 0 })
  const cast = look(g, frame.object).cast!
  const times = cast.paid[one.name!] ?? 0
  if (frame.answer) {
    const yes = 'yes' in frame.answer && frame.answer.yes
    if (yes) {
      setCast(g, frame.object, { paid: { ...cast.paid, [one.name!]: times + 1 } })
      go(g, frame, 0, { costs: [...frame.costs, ...one.cost], index: one.times === 'any' ? i : i + 1 })
    } else go(g, frame, 0, { index: i + 1 })
    return
  }
  const scope = stackScope(g, frame.object)
  const affordable = canPay(g, frame.player, withoutX([...baseCosts(g, frame), ...one.cost]), {
    source: frame.object,
    scope,
    purpose: { spell: frame.object },
  })
  // a cost that brings targets which nothing can be is not one to pay [CR 702.33g]
  if (!affordable || !targetsIfPaid(g, frame, one)) return go(g, frame, 0, { index: i + 1 })
  ask(g, { kind: 'yesNo', player: frame.player, purpose: one.name!, source: frame.object, rules: ['601.2b'] })
}

function targetsIfPaid(g: Game, frame: Announce, { name }: Additional): boolean {
  const effect = announcedEffect(g, frame.object)
  if (!effect || !asksByCost(effect) || modalOf(effect)) return true
  const paid = { ...look(g, frame.object).cast!.paid, [name!]: 1 }
  return hasTargetsForX(g, targetSpecs(effect, { paid }), stackScope(g, frame.object), frame.object, () => true)
}

/** X as 0, for asking what could be paid at least. */
export function withoutX(costs: readonly Cost[]): Cost[] {
  return costs.map(c => (c.c === 'mana' ? { ...c, mana: c.mana.filter(s => s !== 'X') } : c))
}

/** The costs known so far, with what changes them. */
function baseCosts(g: Game, frame: Announce): Cost[] {
  if (frame.what !== 'cast') return frame.costs
  const scope = stackScope(g, frame.object)
  const changes = costChanges(g, frame.object, frame.player, scope)
  const mana = changedMana(g, manaSymbols(frame.costs), changes)
  const rest = frame.costs.filter(c => c.c !== 'mana')
  return [...(mana.length > 0 ? [{ c: 'mana' as const, mana }] : []), ...rest, ...addedCosts(changes)]
}

export function manaSymbols(costs: readonly Cost[]): ManaSymbol[] {
  return costs.flatMap(c => (c.c === 'mana' ? c.mana : c.c === 'or' && c.of.length === 1 ? manaSymbols(c.of[0]!) : []))
}

function chooseModes(g: Game, frame: Announce): void {
  const effect = announcedEffect(g, frame.object)
  const modal = frame.what === 'copy' ? null : modalOf(effect)
  if (!modal) return go(g, frame, 2)
  const scope = stackScope(g, frame.object)
  if (frame.answer && 'modes' in frame.answer) {
    const modes = frame.answer.modes.slice().sort((a, b) => a - b)
    const extra = modes.flatMap(m => modal.modes[m]!.cost ?? [])
    const obj = look(g, frame.object)
    setCast(g, frame.object, { modes, vars: { ...obj.cast!.vars, modes } })
    return go(g, frame, 2, { costs: [...frame.costs, ...extra] })
  }
  const options = modal.modes.map((m, index) => ({
    index,
    legal: hasTargetsForX(
      g,
      targetSpecs(m.effect, { paid: look(g, frame.object).cast!.paid }),
      scope,
      frame.object,
      () => true,
    ),
  }))
  const legal = options.filter(o => o.legal).length
  const conditional = modal.maxIf && holds(g, modal.maxIf.condition, scope) ? modal.maxIf : undefined
  const most = conditional ? conditional.max : modal.max
  const max = most === 'any' ? options.length : modal.repeats ? most : Math.min(most, legal)
  const min = Math.min(conditional?.min ?? modal.min, max)
  if (legal === 0 || max < (conditional?.min ?? modal.min)) return refuse(g, frame)
  if (!modal.repeats && min === max && legal === min) {
    const modes = options.filter(o => o.legal).map(o => o.index)
    const obj = look(g, frame.object)
    setCast(g, frame.object, { modes, vars: { ...obj.cast!.vars, modes } })
    return go(g, frame, 2, { costs: [...frame.costs, ...modes.flatMap(m => modal.modes[m]!.cost ?? [])] })
  }
  ask(g, {
    kind: 'modes',
    player: frame.player,
    purpose: 'modes',
    source: frame.object,
    options,
    min,
    max,
    repeats: modal.repeats === true,
    rules: ['601.2b', '700.2a'],
  })
}

/** The additional costs that must be paid [CR 601.2b]. */
function mandatoryCosts(g: Game, frame: Announce, scope: Scope): Cost[] {
  if (frame.what !== 'cast') return []
  return additionalCosts(g, frame.object)
    .filter(a => a.name === undefined && (!a.condition || holds(g, a.condition, scope)))
    .flatMap(a => a.cost)
}

/** The value of X is announced [CR 107.3, 601.2b]: as much as can be paid. */
function chooseX(g: Game, frame: Announce): void {
  const scope = stackScope(g, frame.object)
  const mandatory = mandatoryCosts(g, frame, scope)
  const printed = frame.what === 'cast' && hasPrintedX(g, frame.object)
  // without paying its mana cost, an X in that is 0 [CR 107.3b]
  const asked = usesX(frame.costs) || (!printed && usesX(mandatory))
  if (frame.what === 'copy' || frame.what === 'trigger' || !asked) {
    if (printed && look(g, frame.object).cast!.x === undefined) setCast(g, frame.object, { x: 0 })
    return go(g, frame, 3, { index: 0 })
  }
  if (frame.answer && 'number' in frame.answer) {
    setCast(g, frame.object, { x: frame.answer.number })
    return go(g, frame, 3, { index: 0 })
  }
  const costs = [...baseCosts(g, frame), ...mandatory]
  const able = (x: number): boolean =>
    canPay(g, frame.player, costs, {
      source: frame.source ?? frame.object,
      scope: { ...scope, x },
      x,
      purpose: purposeOf(frame),
    })
  let { min, max } = rangeOfX(costs, able)
  const specs = specsOf(g, frame.object)
  if (dependOnX(specs)) {
    // only what lets targets be chosen; it is taken back where there are none for an X between
    const found = (x: number): boolean => hasTargets(g, specs, { ...scope, x }, frame.object)
    while (min < max && !found(min)) min++
    while (max > min && !found(max)) max--
  }
  if (max === 0) {
    setCast(g, frame.object, { x: 0 })
    return go(g, frame, 3, { index: 0 })
  }
  ask(g, {
    kind: 'number',
    player: frame.player,
    purpose: 'x',
    source: frame.object,
    min,
    max,
    rules: ['107.3a', '601.2b'],
  })
}

function hasPrintedX(g: Game, id: ObjId): boolean {
  return characteristics(g, id).manaCost?.includes('X') === true
}

export const purposeOf = (frame: Announce): { spell: ObjId } | { ability: { source: ObjId } } =>
  frame.what === 'cast' ? { spell: frame.object } : { ability: { source: frame.source ?? frame.object } }

function specsFor(g: Game, frame: Announce): TargetSpec[] {
  return specsOf(g, frame.object)
}

/** Targets are chosen, one "target" after the other [CR 601.2c]. */
function chooseTargets(g: Game, frame: Announce): void {
  const specs = specsFor(g, frame)
  const i = frame.index ?? 0
  const spec = specs[i]
  if (!spec) return go(g, frame, 4, { index: 0 })
  const cast = look(g, frame.object).cast!
  const set = (targets: Entity[]): void => {
    setCast(g, frame.object, { targets: { ...cast.targets, [spec.name]: targets } })
    go(g, frame, 3, { index: i + 1 })
  }
  if (frame.answer && 'objects' in frame.answer) return set(frame.answer.objects)
  const scope = stackScope(g, frame.object)
  const vars = { ...scope.vars }
  delete vars[spec.name]
  const options = legalTargets(g, spec, { ...scope, vars }, frame.object)
  const { min, max } = targetRange(g, spec, scope, options.length)
  if (frame.what === 'copy' && options.length === 0) return go(g, frame, 3, { index: i + 1 })
  if (options.length < min) return refuse(g, frame)
  if (max === 0) return set([])
  if (min === options.length && min === max) return set(options)
  ask(g, {
    kind: 'objects',
    player: frame.player,
    purpose: 'target',
    source: frame.object,
    options,
    min,
    max,
    name: spec.name,
    index: i,
    rules: [frame.what === 'copy' ? '707.10c' : '601.2c'],
  })
}

/** Amounts are divided among targets, at least one each [CR 601.2d]. */
function divide(g: Game, frame: Announce): void {
  if (frame.what === 'copy') return go(g, frame, 5)
  const specs = specsFor(g, frame).filter(s => s.divided)
  const i = frame.index ?? 0
  const spec = specs[i]
  if (!spec) return go(g, frame, 5)
  const cast = look(g, frame.object).cast!
  const targets = cast.targets[spec.name] ?? []
  const set = (amounts: number[]): void => {
    setCast(g, frame.object, {
      divided: { ...cast.divided, [spec.name]: amounts },
      vars: { ...cast.vars, [`divided:${spec.name}`]: amounts, [`divided-of:${spec.name}`]: targets },
    })
    go(g, frame, 4, { index: i + 1 })
  }
  if (frame.answer && 'amounts' in frame.answer) return set(frame.answer.amounts)
  const total = amount(g, (spec.divided as unknown as { n: Amount }).n, stackScope(g, frame.object))
  if (targets.length === 0) return set([])
  if (targets.length === 1) return set([total])
  if (total < targets.length) return refuse(g, frame)
  if (total === targets.length) return set(targets.map(() => 1))
  ask(g, {
    kind: 'divide',
    player: frame.player,
    purpose: 'divide',
    source: frame.object,
    amount: total,
    options: targets,
    min: targets.map(() => 1),
    rules: ['601.2d'],
  })
}

/** The total cost is found and locked in, and paying begins [CR 601.2f, 601.2h]. */
function totalCost(g: Game, frame: Announce): void {
  if (frame.what === 'trigger' || frame.what === 'copy') return finishAnnouncing(g, frame)
  const scope = stackScope(g, frame.object)
  const costs = [...frame.costs, ...mandatoryCosts(g, frame, scope)]
  const changes =
    frame.what === 'cast'
      ? costChanges(g, frame.object, frame.player, scope)
      : activationChanges(g, frame.source!, String(frame.option ?? ''))
  const mana = changedMana(g, manaOf(g, costs, scope), changes)
  const rest = otherCosts(g, [...costs, ...addedCosts(changes)], scope)
  const total: Cost[] = [...(mana.length > 0 ? [{ c: 'mana' as const, mana }] : []), ...rest]
  const sc = pushScope(g, { ...scope, vars: { ...scope.vars } })
  go(g, frame, 6, { sc, costs: total })
  pushPay(
    g,
    frame.player,
    total,
    { by: 'cost', source: frame.source ?? frame.object, player: frame.player },
    sc,
    'paid',
    purposeOf(frame),
    frame.what === 'cast' ? frame.object : undefined,
  )
}

function afterPaying(g: Game, frame: Announce): void {
  const scope: Scope = g.state.scopes[frame.sc!]!
  if (scope.vars['paid'] !== true) return refuse(g, frame)
  popScope(g)
  const { paid: _, spent: __, ...vars } = scope.vars
  const cast = look(g, frame.object).cast!
  setCast(g, frame.object, { vars: { ...cast.vars, ...withoutTargets(vars, cast) } })
  finishAnnouncing(g, frame)
}

function withoutTargets(vars: Scope['vars'], cast: CastInfo): Scope['vars'] {
  const out = { ...vars }
  for (const name in cast.targets) delete out[name]
  return out
}

/** It cannot be completed: the game goes back to before it began [CR 733.1]; a trigger is removed [CR 603.3d]. */
export function refuse(g: Game, frame: Announce): void {
  if (frame.what === 'cast' || frame.what === 'activate') {
    if (g.state.rollback) {
      restoreRollback(g)
      return
    }
  }
  pop(g)
  const obj = g.state.objects[frame.object]
  if (!obj) return
  if (frame.what !== 'copy') ceaseToExist(g, frame.object)
  record(g, { kind: 'action', text: 'removed', subject: frame.object, cause: { by: 'rule' }, rules: ['603.3d'] })
}
