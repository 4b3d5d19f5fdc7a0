import type { Ability, EventPattern, Replacement } from '@upkeep/ir'
import { characteristics, controllerOf, derive } from '../continuous/characteristics.ts'
import { holds } from '../game/conditions.ts'
import type { Game } from '../game/game.ts'
import { permanents } from '../game/look.ts'
import type { AbilityInstance, FloatingReplacement, ObjId, PlayerReplacement, Scope } from '../game/types.ts'
import { kindsOf } from '../triggers/match.ts'

type ReplacementAbility = Extract<Ability, { a: 'replacement' }>

/** A replacement or prevention effect that may apply. */
export interface ReplacementSource {
  key: string
  source: ObjId
  replacement: Replacement
  ability?: ReplacementAbility
  instance?: AbilityInstance
  floating?: FloatingReplacement
  ofPlayer?: PlayerReplacement
}

/** The kinds of intent that a replacement effect can apply to. */
export function intentKinds(r: Replacement): string[] {
  switch (r.r) {
    case 'enters':
      return ['move']
    case 'regenerate':
      return ['move']
    case 'mana':
      return ['mana']
    default:
      return intentKindsOf(r.event)
  }
}

function intentKindsOf(p: EventPattern): string[] {
  const out = new Set<string>()
  for (const kind of kindsOf(p)) {
    if (kind === 'tapForMana') out.add('mana')
    else if (kind === 'counters') {
      out.add('counters')
      out.add('move')
    } else out.add(kind)
  }
  return [...out]
}

const NO_SOURCES: Record<string, ReplacementSource[]> = {}

/** Replacement effects from permanents and from resolved spells and abilities, by the kind of event. */
export function replacementIndex(g: Game): Record<string, ReplacementSource[]> {
  const d = g.derived
  if (d.replacementKinds) return d.replacementKinds
  const index: Record<string, ReplacementSource[]> = {}
  const add = (s: ReplacementSource): void => {
    for (const kind of intentKinds(s.replacement)) (index[kind] ??= []).push(s)
  }
  derive(g)
  const some = d.replaces || d.working !== null
  for (const id of some ? permanents(g) : [])
    for (const instance of replacementsOf(characteristics(g, id).abilities)) {
      const ability = instance.ability as ReplacementAbility
      if (ability.zone !== undefined && ability.zone !== 'battlefield') continue
      if (ability.replacement.r === 'enters' && ability.replacement.what === 'self') continue
      add({ key: `${id}:${instance.key}`, source: id, replacement: ability.replacement, ability, instance })
    }
  for (const p of d.playerReplacements) add({ key: p.key, source: p.source, replacement: p.replacement, ofPlayer: p })
  for (const floating of g.state.replacements)
    add({ key: `r${floating.id}`, source: floating.source, replacement: floating.replacement, floating })
  for (const _ in index) return (d.replacementKinds = index)
  return (d.replacementKinds = NO_SOURCES)
}

const cache = new WeakMap<readonly AbilityInstance[], AbilityInstance[]>()

export function replacementsOf(abilities: readonly AbilityInstance[]): AbilityInstance[] {
  let found = cache.get(abilities)
  if (!found) cache.set(abilities, (found = abilities.filter(a => a.ability.a === 'replacement')))
  return found
}

/** The environment of a replacement effect. */
export function replacementScope(g: Game, s: ReplacementSource): Scope {
  if (s.ofPlayer) return { source: s.source, controller: s.ofPlayer.controller, vars: s.ofPlayer.vars }
  if (s.floating) {
    const { source, controller, vars, x, event } = s.floating
    const scope: Scope = { source, controller, vars }
    if (x !== undefined) scope.x = x
    if (event) scope.event = event
    return scope
  }
  const obj = g.state.objects[s.source] ?? g.state.gone[s.source]?.obj
  const scope: Scope = {
    source: s.source,
    controller: controllerOf(g, s.source),
    vars: s.instance?.grantor === undefined ? {} : { ...s.instance.vars, grantor: [s.instance.grantor] },
  }
  // X of a copied object was not chosen for this one [CR 107.3m, 707.2]
  if (obj?.cast?.x !== undefined) scope.x = s.key.startsWith('owncopy') ? 0 : obj.cast.x
  return scope
}

/** Whether the conditions on the ability itself hold. */
export function isOn(g: Game, s: ReplacementSource, ctx: Scope): boolean {
  return s.ability?.condition === undefined || holds(g, s.ability.condition, ctx)
}
