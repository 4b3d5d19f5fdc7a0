import type { Modification } from '@upkeep/ir'
import { walk } from '@upkeep/ir'
import { holds } from '../game/conditions.ts'
import type { Game } from '../game/game.ts'
import { affectedBy, applyEffect, type LayerEffect, sublayer } from './layers.ts'

/**
 * The effect to apply next in a layer: characteristic-defining first [CR 613.3], and of the rest the one with the
 * earliest timestamp that depends on none of the others; in a loop of dependencies, by timestamp alone [CR 613.8b].
 */
export function nextToApply(g: Game, effects: LayerEffect[], layer: number): LayerEffect {
  const ordered = effects
    .slice()
    .sort((a, b) => Number(b.cda) - Number(a.cda) || a.time - b.time || (a.key < b.key ? -1 : 1))
  if (ordered.length === 1 || layer === 5 || layer >= 7.3) return ordered[0]!
  if (ordered[0]!.cda) return ordered[0]!
  for (const candidate of ordered)
    if (!ordered.some(other => other !== candidate && dependsOn(g, candidate, other, layer))) return candidate
  return ordered[0]!
}

/**
 * Whether applying `other` would change whether `effect` exists, what it applies to, or what it does to it, found by
 * applying it on trial [CR 613.8a]. A cheap look at what is read and written comes first.
 */
function dependsOn(g: Game, effect: LayerEffect, other: LayerEffect, layer: number): boolean {
  if (effect.locked && !effect.ability) return false
  if (effect.cda !== other.cda) return false
  if (!mayAffect(effect, other, layer)) return false
  const before = signature(g, effect, layer)
  const d = g.derived
  const working = d.working!
  const controllers = d.workingControllers!
  d.working = new Map(working)
  d.workingControllers = new Map(controllers)
  const locked = other.locked
  try {
    applyEffect(g, other, layer)
    return signature(g, effect, layer) !== before
  } finally {
    other.locked = locked
    d.working = working
    d.workingControllers = controllers
  }
}

/** What an effect is and does, as a string to compare. */
function signature(g: Game, effect: LayerEffect, layer: number): string {
  if (effect.ability) {
    const chars = g.derived.working!.get(effect.source)
    if (!effect.locked && !chars?.abilities.includes(effect.ability)) return 'gone'
    const { ability } = effect.ability
    if (!effect.locked && ability.a === 'static' && ability.condition && !holds(g, ability.condition, effect.ctx))
      return 'off'
  }
  const affected = affectedBy(g, effect)
  if (layer < 7) return affected.join()
  const results = affected.map(e => {
    const c = g.derived.working!.get(e)
    if (!c) return ''
    const after = new Map(g.derived.working!)
    const kept = g.derived.working!
    g.derived.working = after
    try {
      const locked = effect.locked
      applyEffect(g, effect, layer)
      effect.locked = locked
      const x = after.get(e)!
      return `${x.power}/${x.toughness}`
    } finally {
      g.derived.working = kept
    }
  })
  return `${affected.join()}|${results.join()}`
}

type Aspect = 'types' | 'abilities' | 'pt' | 'control' | 'colors'
const reads = new WeakMap<object, Set<Aspect>>()

function readsOf(node: object): Set<Aspect> {
  let found = reads.get(node)
  if (found) return found
  found = new Set()
  walk(node, n => {
    if ('f' in n) {
      if (['type', 'subtype', 'supertype', 'kind', 'chosen', 'shares', 'in'].includes(String(n['f'])))
        found!.add('types')
      if (n['f'] === 'keyword' || n['f'] === 'noAbilities') found!.add('abilities')
      if (n['f'] === 'controller') found!.add('control')
      if (n['f'] === 'stat' || n['f'] === 'extreme') found!.add('pt')
      if (n['f'] === 'color') found!.add('colors')
    }
    if (n['n'] === 'stat' || n['n'] === 'aggregate') found!.add('pt')
    if (n['n'] === 'different' || n['n'] === 'devotion') found!.add('types')
  })
  reads.set(node, found)
  return found
}

function writes(mod: Modification): Aspect[] {
  switch (mod.m) {
    case 'control':
      return ['control']
    case 'setTypes':
    case 'chosenType':
      return ['types', 'abilities']
    case 'addTypes':
    case 'removeTypes':
    case 'name':
      return ['types']
    case 'addAbility':
    case 'loseAbility':
    case 'loseAllAbilities':
    case 'cantHave':
      return ['abilities']
    case 'setPT':
    case 'addPT':
    case 'switchPT':
      return ['pt']
    default:
      return []
  }
}

function mayAffect(effect: LayerEffect, other: LayerEffect, layer: number): boolean {
  const written = other.mods.filter(m => sublayer(m, other.cda) === layer).flatMap(writes)
  if (written.includes('abilities') && effect.ability && !effect.locked) return true
  const asked = new Set<Aspect>()
  if (effect.affected && !effect.locked) for (const a of readsOf(effect.affected)) asked.add(a)
  if (effect.ability?.ability.a === 'static' && effect.ability.ability.condition)
    for (const a of readsOf(effect.ability.ability.condition)) asked.add(a)
  for (const m of effect.mods) if (sublayer(m, effect.cda) === layer) for (const a of readsOf(m)) asked.add(a)
  return written.some(w => asked.has(w))
}
