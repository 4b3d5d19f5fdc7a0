import type { Modification, Ref, Replacement } from '@upkeep/ir'
import { holds } from '../game/conditions.ts'
import { expandAbilities, oneShape } from '../game/faces.ts'
import { type Game, nextStamp } from '../game/game.ts'
import { inGame, permanents } from '../game/look.ts'
import { domainOf } from '../game/match.ts'
import { entities, onePlayer } from '../game/refs.ts'
import {
  type AbilityInstance,
  type Chars,
  type Entity,
  entityPlayer,
  isPlayer,
  type ObjId,
  type PlayerId,
  type RuleEffect,
  type Scope,
} from '../game/types.ts'
import { isManaAbility } from '../mana/classify.ts'
import { applyMod, layerOf } from './apply.ts'
import { asksMore, speaksOfEach } from './asks.ts'
import { baseOf } from './characteristics.ts'
import { applyCounters, hasKeywordCounter, keywordCounters, withCounters } from './counters.ts'
import { nextToApply } from './dependency.ts'

/** A continuous effect during the computation of the layers. */
export interface LayerEffect {
  key: string
  source: ObjId
  time: number
  cda: boolean
  mods: readonly Modification[]
  ctx: Scope
  /** From a static ability: whom it affects is asked when it first applies; then locked for the later layers [CR 613.6]. */
  affected: Ref | null
  locked: Entity[] | null
  ability: AbilityInstance | null
}

const LAYERS = [1, 2, 4, 5, 6, 7.1, 7.2, 7.3, 7.4]

/** Computes the characteristics of all permanents [CR 613]. */
export function computeLayers(g: Game): void {
  const d = g.derived
  const { objects, battlefield } = g.state
  d.valid = false
  const list = permanents(g)
  let busy = g.state.effects.length > 0
  let sensitive = false
  let ruling = g.state.effects.length > 0
  const bases: Chars[] = []
  for (const id of list) {
    const obj = objects[id]!
    const base = baseOf(g, obj)
    bases.push(base)
    const facts = staticsOf(base.abilities)
    if (facts.layers !== 0 || hasKeywordCounter(obj.counters)) busy = true
    if (facts.rules.length > 0) ruling = true
    if (facts.sensitive) sensitive = true
  }
  const known = d.chars
  const results = bases
  if (busy) {
    const working = new Map<ObjId, Chars>()
    const controllers = new Map<ObjId, PlayerId>()
    list.forEach((id, i) => {
      working.set(id, bases[i]!)
      controllers.set(id, objects[id]!.controller)
    })
    d.working = working
    d.workingControllers = controllers
    // what is not on the battlefield is looked at anew
    d.chars = []
    try {
      runLayers(g, list)
      sensitive = isSensitive(g, list)
      ruling = true
      for (let i = 0; i < list.length; i++) {
        const made = d.working.get(list[i]!)!
        if (made !== bases[i]) results[i] = oneShape(made)
        d.controllers[list[i]!] = d.workingControllers.get(list[i]!)
      }
    } finally {
      d.working = null
      d.workingControllers = null
      d.chars = known
    }
  } else
    for (let i = 0; i < list.length; i++) {
      const id = list[i]!
      const made = withCounters(bases[i]!, objects[id]!.counters)
      if (made !== bases[i]) results[i] = oneShape(made)
      d.controllers[id] = objects[id]!.controller
    }
  let changed = list.length !== d.present
  for (let i = 0; !changed && i < list.length; i++) changed = known[list[i]!]?.abilities !== results[i]!.abilities
  known.fill(undefined)
  for (let i = 0; i < list.length; i++) known[list[i]!] = results[i]
  d.phased = list !== battlefield
  d.triggers = false
  d.replaces = false
  d.present = list.length
  d.actors = []
  d.legends = 0
  d.battles = 0
  d.asking = false
  for (const id of list) {
    const { abilities, supertypes, types, subtypes } = known[id]!
    if (supertypes.length > 0 && supertypes.includes('Legendary')) d.legends++
    if (types.includes('Battle')) d.battles++
    const facts = staticsOf(abilities)
    const { attachedTo } = objects[id]!
    if (attachedTo.length > 0 && (facts.enchantsAsking || attachedTo.some(isPlayer))) d.asking = true
    if (subtypes.includes('Saga')) d.asking = true
    if (facts.triggers) d.triggers = true
    if (facts.replaces) d.replaces = true
    if (facts.acts) d.actors.push(id)
  }
  // phased-out permanents keep their own values [CR 702.26]
  if (d.phased)
    for (const id of battlefield)
      if (known[id] === undefined) {
        known[id] = baseOf(g, objects[id]!)
        d.controllers[id] = objects[id]!.controller
      }
  if (d.battles > 0) d.asking = true
  if (changed) {
    d.watchIndex = null
    d.permanentWatches = null
    d.replacementKinds = null
  }
  d.valid = true
  d.version = nextStamp()
  d.sensitive = sensitive
  d.rules = []
  d.playerRules = []
  d.openRules = []
  if (d.playerReplacements.length > 0) d.replacementKinds = null
  d.playerReplacements = []
  if (ruling) collectRules(g, list)
  if (d.playerReplacements.length > 0) d.replacementKinds = null
}

/** What the static abilities of a list mean for all this; computed once for each list. */
interface StaticFacts {
  /** The layers in which some have a part, as bits by their place in `LAYERS`. */
  layers: number
  /** Those that are about the rules, or give players abilities. */
  rules: AbilityInstance[]
  /** Some ask for more than what is on the battlefield. */
  sensitive: boolean
  /** There are triggered abilities, and replacement effects, at all. */
  triggers: boolean
  replaces: boolean
  /** There are activated abilities that are no mana abilities. */
  acts: boolean
  /** What it may be attached to hangs on more than what that is. */
  enchantsAsking: boolean
}

const staticFacts = new WeakMap<readonly AbilityInstance[], StaticFacts>()

function staticsOf(abilities: readonly AbilityInstance[]): StaticFacts {
  let known = staticFacts.get(abilities)
  if (known === undefined) {
    known = {
      layers: 0,
      rules: [],
      sensitive: false,
      triggers: false,
      replaces: false,
      acts: false,
      enchantsAsking: false,
    }
    for (const instance of abilities) {
      const { ability: a } = instance
      if (a.a === 'triggered') known.triggers = true
      if (a.a === 'keyword' && a.filter && asksMore(a.filter)) known.enchantsAsking = true
      if (a.a === 'replacement') known.replaces = true
      if (a.a === 'activated' && !isManaAbility(a)) known.acts = true
      if (a.a !== 'static') continue
      for (const m of a.mods) known.layers |= layerBit(sublayer(m, isDefining(instance)))
      if (asksMore(a)) known.sensitive = true
      if (a.zone !== undefined && a.zone !== 'battlefield') continue
      if (a.mods.some(m => layerOf(m) === 0 || (m.m === 'addAbility' && aboutPlayers(a.affected))))
        known.rules.push(instance)
    }
    staticFacts.set(abilities, known)
  }
  return known
}

function isSensitive(g: Game, list: readonly ObjId[]): boolean {
  for (const e of g.state.effects)
    if (e.duration.until === 'while' || e.mods.some(asksMore) || (e.open && asksMore(e.open))) return true
  for (const id of list) if (staticsOf(g.derived.working!.get(id)!.abilities).sensitive) return true
  return false
}

function runLayers(g: Game, list: readonly ObjId[]): void {
  const d = g.derived
  const started: Map<string, LayerEffect> = new Map()
  let sources = layerSources(g, list, 0)
  for (let at = 0; at < LAYERS.length; at++) {
    const layer = LAYERS[at]!
    if (layer === 6 && keywordCounters(g, list)) sources = layerSources(g, list, sources.layers)
    let effects = (sources.layers & (1 << at)) === 0 ? [] : collect(g, sources.ids, layer, started)
    // those that define characteristics first [CR 613.3], then by timestamp [CR 613.7], unless dependent [CR 613.8]
    const applied = new Set<string>()
    while (effects.length > 0) {
      const next = nextToApply(g, effects, layer)
      applied.add(next.key)
      applyEffect(g, next, layer)
      started.set(next.key, next)
      if (layer === 1 || layer === 4 || layer === 6) sources = layerSources(g, list, sources.layers)
      // the set of effects may have changed [CR 613.8c]
      effects =
        layer === 4 || layer === 6 || layer === 1 || layer === 2
          ? collect(g, sources.ids, layer, started).filter(e => !applied.has(e.key))
          : effects.filter(e => e !== next)
    }
    if (layer === 7.3) applyCounters(g, list)
    if (layer === 2) {
      for (const id of list) {
        const now = d.workingControllers!.get(id)!
        if (!inGame(g, now)) d.workingControllers!.set(id, g.state.objects[id]!.owner)
      }
    }
  }
}

interface LayerSources {
  ids: ObjId[]
  /** Layers in which something has a part, as bits by their place in `LAYERS`. */
  layers: number
}

/** The permanents whose static abilities have a part in the layers, as things are now; `layers`: those already found. */
function layerSources(g: Game, list: readonly ObjId[], layers: number): LayerSources {
  const ids: ObjId[] = []
  let found = layers
  for (const e of g.state.effects) for (const m of e.mods) found |= layerBit(layerOf(m))
  for (const id of list) {
    const bits = staticsOf(g.derived.working!.get(id)!.abilities).layers
    if (bits === 0) continue
    found |= bits
    ids.push(id)
  }
  return { ids, layers: found }
}

const layerBit = (layer: number): number => (layer > 0 ? 1 << LAYERS.indexOf(layer) : 0)

/** All effects with a part in this layer: those that started in an earlier layer, and those whose ability exists now. */
function collect(g: Game, sources: readonly ObjId[], layer: number, started: Map<string, LayerEffect>): LayerEffect[] {
  const d = g.derived
  const out: LayerEffect[] = []
  const seen = new Set<string>()
  for (const id of sources) {
    const obj = g.state.objects[id]!
    for (const instance of d.working!.get(id)!.abilities) {
      const { ability } = instance
      const cda = isDefining(instance)
      if (ability.a !== 'static' || !ability.mods.some(m => sublayer(m, cda) === layer)) continue
      if (ability.zone !== undefined && ability.zone !== 'battlefield') continue
      const key = `${id}:${instance.key}`
      seen.add(key)
      const before = started.get(key)
      const ctx: Scope = {
        source: id,
        controller: d.workingControllers!.get(id)!,
        vars: instance.grantor === undefined ? {} : { ...instance.vars, grantor: [instance.grantor] },
      }
      if (before) {
        out.push({ ...before, ctx })
        continue
      }
      if (ability.condition && !holds(g, ability.condition, ctx)) continue
      out.push({
        key,
        source: id,
        time: Math.max(obj.time, instance.granted ?? 0),
        cda,
        mods: ability.mods,
        ctx,
        affected: ability.affected,
        locked: null,
        ability: instance,
      })
    }
  }
  // started, and its ability lost since: it goes on [CR 613.6]
  for (const [key, effect] of started)
    if (!seen.has(key) && effect.ability && effect.mods.some(m => sublayer(m, effect.cda) === layer)) out.push(effect)
  for (const e of g.state.effects) {
    if (!e.mods.some(m => sublayer(m, false) === layer)) continue
    const key = `e${e.id}`
    out.push(
      started.get(key) ?? {
        key,
        source: e.source,
        time: e.time,
        cda: false,
        mods: e.mods,
        ctx: { source: e.source, controller: e.controller, vars: e.vars, ...(e.x === undefined ? {} : { x: e.x }) },
        affected: null,
        locked: e.affected,
        ability: null,
      },
    )
  }
  return out
}

/** An ability that an effect grants defines nothing, but sets it [CR 604.3a]. */
function isDefining({ ability, grantor }: AbilityInstance): boolean {
  return ability.a === 'static' && ability.cda === true && grantor === undefined
}

/** Layer 7a for characteristic-defining abilities [CR 613.4a]. */
export function sublayer(mod: Modification, cda: boolean | undefined): number {
  const layer = layerOf(mod)
  return cda && layer === 7.2 ? 7.1 : layer
}

/** Whom an effect affects, asked now. */
export function affectedBy(g: Game, effect: LayerEffect): Entity[] {
  return effect.locked ?? entities(g, effect.affected!, effect.ctx)
}

export function applyEffect(g: Game, effect: LayerEffect, layer: number): void {
  const d = g.derived
  effect.locked = affectedBy(g, effect)
  for (const e of effect.locked) {
    if (isPlayer(e)) continue
    const chars = d.working!.get(e)
    if (!chars) continue
    effect.mods.forEach((mod, i) => {
      if (sublayer(mod, effect.cda) !== layer) return
      if (mod.m === 'control') {
        const p = onePlayer(g, mod.to, effect.ctx)
        if (p !== undefined) d.workingControllers!.set(e, p)
        return
      }
      d.working!.set(
        e,
        applyMod(g, d.working!.get(e)!, mod, about(effect.ctx, mod, e), `${effect.key}/${i}`, effect.time),
      )
    })
  }
}

/** Where a modification speaks of each affected object by itself, that object is its `subject`. */
function about(ctx: Scope, mod: Modification, e: Entity): Scope {
  return speaksOfEach(mod) ? { ...ctx, vars: { ...ctx.vars, subject: [e] } } : ctx
}

/** Effects on the rules of the game, after all characteristics are known [CR 613.11]. */
function collectRules(g: Game, list: readonly ObjId[]): void {
  const d = g.derived
  for (const id of list) {
    for (const instance of staticsOf(d.chars[id]!.abilities).rules) {
      const { ability } = instance
      if (ability.a !== 'static') continue
      const ctx: Scope = {
        source: id,
        controller: d.controllers[id]!,
        vars: instance.grantor === undefined ? {} : { ...instance.vars, grantor: [instance.grantor] },
      }
      let applies: boolean | undefined
      for (const mod of ability.mods) {
        const toPlayers = mod.m === 'addAbility' && aboutPlayers(ability.affected)
        if (layerOf(mod) !== 0 && !toPlayers) continue
        applies ??= ability.condition === undefined || holds(g, ability.condition, ctx)
        if (!applies) continue
        if (toPlayers) grantPlayers(g, mod, ability.affected, ctx, `${id}:${instance.key}`)
        else addRule(g, mod, ability.affected, ctx)
      }
    }
  }
  for (const e of g.state.effects)
    for (const mod of e.mods)
      if (mod.m === 'addAbility' && e.affected.some(isPlayer))
        grantPlayers(
          g,
          mod,
          { ref: 'bound', name: 'granted' },
          { source: e.source, controller: e.controller, vars: { ...e.vars, granted: e.affected } },
          `e${e.id}`,
        )
      else if (layerOf(mod) === 0)
        if (e.open) addRule(g, mod, e.open, { source: e.source, controller: e.controller, vars: e.vars })
        else
          for (const entity of e.affected)
            place(g, entity, { mod, source: e.source, controller: e.controller, vars: e.vars })
}

/** Players have abilities too [CR 113.1, 702.11c]: what those say about "this" is said of the player. */
function grantPlayers(
  g: Game,
  mod: Extract<Modification, { m: 'addAbility' }>,
  affected: Ref,
  ctx: Scope,
  by: string,
): void {
  for (const e of entities(g, affected, ctx)) {
    if (!isPlayer(e)) continue
    const rule = { source: ctx.source, controller: entityPlayer(e), vars: ctx.vars }
    for (const { ability, key } of expandAbilities(mod.abilities, `${by}>${e}:`))
      if (ability.a === 'static') {
        for (const m of ability.mods) if (layerOf(m) === 0) place(g, e, { ...rule, mod: m })
      } else if (ability.a === 'replacement')
        g.derived.playerReplacements.push({ key, ...rule, replacement: ofPlayer(ability.replacement) })
  }
}

const players = new WeakMap<Replacement, Replacement>()

/** "This" in a replacement effect of a player is the player. */
function ofPlayer(replacement: Replacement): Replacement {
  let known = players.get(replacement)
  if (known === undefined) {
    const said = JSON.stringify(replacement).replaceAll('"to":"self"', '"to":{"f":"is","ref":{"ref":"you"}}')
    players.set(replacement, (known = JSON.parse(said) as Replacement))
  }
  return known
}

function aboutPlayers(affected: Ref): boolean {
  return (
    affected.ref === 'you' ||
    affected.ref === 'players' ||
    (affected.ref === 'union' && affected.of.some(aboutPlayers)) ||
    (affected.ref === 'all' && domainOf(affected.filter).players)
  )
}

function addRule(g: Game, mod: Modification, affected: Ref, ctx: Scope): void {
  const rule: RuleEffect = { mod, source: ctx.source, controller: ctx.controller, vars: ctx.vars }
  if (affected.ref === 'all') {
    const domain = domainOf(affected.filter)
    if (!domain.players && domain.zones.some(z => z !== 'battlefield')) {
      g.derived.openRules.push({ ...rule, affected })
      if (!domain.zones.includes('battlefield')) return
    }
  }
  for (const e of entities(g, affected, ctx)) place(g, e, rule)
}

function place(g: Game, e: Entity, rule: RuleEffect): void {
  const d = g.derived
  if (isPlayer(e)) (d.playerRules[entityPlayer(e)] ??= []).push(rule)
  else (d.rules[e] ??= []).push(rule)
}
