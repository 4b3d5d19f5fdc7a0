import type { Prohibited } from '@upkeep/ir'
import { faceInfo, keywordsOf } from '../game/faces.ts'
import type { Game } from '../game/game.ts'
import type { Chars, Obj, ObjId, PlayerId, RuleEffect } from '../game/types.ts'
import { withCda } from './cda.ts'
import { copiableValues } from './copiable.ts'
import { computeLayers } from './layers.ts'
import { asSpell } from './spells.ts'

/**
 * The characteristics of an object now, after all continuous effects [CR 613]; of one that is gone, as it last was
 * [CR 608.2h]. Shared records: never written to.
 */
export function characteristics(g: Game, id: ObjId): Chars {
  const d = g.derived
  if (d.working) {
    const w = d.working.get(id)
    if (w) return w
  } else if (!d.valid) computeLayers(g)
  const known = d.chars[id]
  if (known) return known
  const obj = g.state.objects[id]
  if (!obj) {
    const gone = g.state.gone[id]
    if (!gone) throw new Error(`there never was an object ${id}`)
    return (d.chars[id] = gone.chars
      ? { ...gone.chars, keywords: keywordsOf(gone.chars.abilities) }
      : baseOf(g, gone.obj))
  }
  const chars = baseOf(g, obj)
  if (obj.zone === 'battlefield' && d.working) return chars
  const changed = obj.zone === 'stack' && obj.kind !== 'ability' && g.state.effects.length > 0
  if (obj.def >= 0 && obj.zone !== 'battlefield' && faceInfo(g.state.defs[obj.def]!, obj.face).cda) {
    const defined = withCda(g, id, chars)
    return changed ? asSpell(g, obj, defined) : defined
  }
  const full = changed ? asSpell(g, obj, chars) : chars
  if (d.working === null) d.chars[id] = full
  return full
}

/** Copiable values before any effect of the layers from 2 on [CR 613.1a, 707.2]. */
export function baseOf(g: Game, obj: Obj): Chars {
  if (obj.kind === 'ability') return ABILITY
  return copiableValues(g, obj)
}

/** An ability on the stack has no characteristics of its own but those of its source, by reference. */
const ABILITY: Chars = {
  name: '',
  manaCost: undefined,
  manaValue: 0,
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  allCreatureTypes: false,
  power: 0,
  toughness: 0,
  basePower: 0,
  baseToughness: 0,
  loyalty: 0,
  abilities: [],
  keywords: new Set(),
}

/** Who controls an object: effects of layer 2 for permanents [CR 613.1b], by last known information where it is gone. */
export function controllerOf(g: Game, id: ObjId): PlayerId {
  const obj = g.state.objects[id]
  if (!obj) {
    const gone = g.state.gone[id]
    if (!gone) throw new Error(`there never was an object ${id}`)
    return gone.controller
  }
  if (g.derived.entering?.id === id) return g.derived.entering.controller
  if (obj.zone !== 'battlefield') return obj.zone === 'stack' ? obj.controller : obj.owner
  const d = g.derived
  if (d.workingControllers) return d.workingControllers.get(id) ?? obj.controller
  if (!d.valid) computeLayers(g)
  return d.controllers[id] ?? obj.controller
}

/** Makes sure that what is derived from the state is up to date. */
export function derive(g: Game): void {
  if (!g.derived.valid && g.derived.working === null) computeLayers(g)
}

/** Effects on the rules that concern this permanent [CR 613.11]. */
export function rulesOn(g: Game, id: ObjId): readonly RuleEffect[] {
  if (!g.derived.valid) computeLayers(g)
  return g.derived.rules[id] ?? NONE
}

export function playerRules(g: Game, p: PlayerId): readonly RuleEffect[] {
  if (!g.derived.valid) computeLayers(g)
  return g.derived.playerRules[p] ?? NONE
}

/** Whether an effect says that the player can't do this (gain life, lose life …). */
export function cantPlayer(g: Game, p: PlayerId, what: Prohibited): boolean {
  return playerRules(g, p).some(r => r.mod.m === 'cant' && r.mod.what === what)
}

/** Effects on the rules about what is not on the battlefield (spells, cards): asked of each in turn. */
export function openRules(g: Game): readonly RuleEffect[] {
  if (!g.derived.valid) computeLayers(g)
  return g.derived.openRules
}

const NONE: readonly RuleEffect[] = []
