import {
  type Ability,
  type Amount,
  type CardType,
  type Color,
  type Duration,
  type Effect,
  type Filter,
  type Modification,
  mapNodes,
} from '@upkeep/ir'
import { layerOf } from '../continuous/apply.ts'
import { speaksOfEach } from '../continuous/asks.ts'
import { controllerOf } from '../continuous/characteristics.ts'
import { copyOf } from '../continuous/copiable.ts'
import { setCopy } from '../door/marks.ts'
import { addDelayed, addEffect, addPending, addReplacement, nextClock, pop, touch } from '../door/write.ts'
import { amount } from '../game/amounts.ts'
import { holds } from '../game/conditions.ts'
import { EngineError } from '../game/errors.ts'
import type { Game } from '../game/game.ts'
import { exists, look, onBattlefield } from '../game/look.ts'
import { domainOf } from '../game/match.ts'
import { entities, objects } from '../game/refs.ts'
import {
  type Entity,
  type FloatingEffect,
  type FloatingReplacement,
  isPlayer,
  type ObjId,
  playerEntity,
  type Scope,
} from '../game/types.ts'
import { holdsStill } from '../turn/durations.ts'
import type { Run } from './run.ts'
import { shieldsFor } from './shields.ts'

type Lasting = Extract<
  Effect,
  { do: 'continuous' | 'replace' | 'delayed' | 'reflexive' | 'becomeCopy' | 'exchangeControl' }
>

/** Effects that last, and triggers for later. */
export function runContinuous(g: Game, _frame: Run, node: Lasting, ctx: Scope): void {
  pop(g)
  switch (node.do) {
    case 'continuous':
      return continuous(g, node, ctx)
    case 'replace': {
      for (const shield of shieldsFor(g, node, ctx)) replace(g, shield.node, { ...ctx, vars: shield.vars })
      return
    }
    case 'delayed': {
      const ability: Ability = { a: 'triggered', on: node.on, effect: ofAbility(g, node.effect, ctx) }
      if (node.condition) ability.condition = node.condition
      addDelayed(g, {
        id: nextClock(g),
        source: ctx.source,
        controller: ctx.controller,
        on: node.on,
        ability,
        vars: ctx.vars,
        repeats: node.repeats === true,
        duration: node.duration ?? { until: 'indefinite' },
        turn: g.state.turn.number,
        ...(ctx.event ? { event: ctx.event } : {}),
        ...(ctx.x === undefined ? {} : { x: ctx.x }),
      })
      return
    }
    case 'reflexive': {
      if (node.condition && !holds(g, node.condition, ctx)) return
      const effect = ofAbility(g, node.effect, ctx)
      const ability: Ability = { a: 'triggered', on: { on: 'action', action: 'reflexive' }, effect }
      addPending(g, {
        id: nextClock(g),
        source: ctx.source,
        controller: ctx.controller,
        ability,
        key: 'reflexive',
        event: ctx.event ?? { kind: 'action' },
        vars: ctx.vars,
        ...(ctx.x === undefined ? {} : { x: ctx.x }),
      })
      return
    }
    case 'becomeCopy':
      return becomeCopy(g, node, ctx)
    case 'exchangeControl': {
      const a = objects(g, node.a, ctx)[0]
      const b = objects(g, node.b, ctx)[0]
      // all of it or nothing [CR 701.12]
      if (a === undefined || b === undefined || !onBattlefield(g, a) || !onBattlefield(g, b)) return
      const pa = controllerOf(g, a)
      const pb = controllerOf(g, b)
      if (pa === pb) return
      give(g, a, pb, ctx)
      give(g, b, pa, ctx)
      return
    }
  }
}

function replace(g: Game, node: Extract<Effect, { do: 'replace' }>, ctx: Scope): void {
  const { replacement } = node
  const r: FloatingReplacement = {
    id: nextClock(g),
    time: g.state.clock,
    source: ctx.source,
    controller: ctx.controller,
    replacement,
    duration: node.duration,
    vars: ctx.vars,
    turn: g.state.turn.number,
  }
  if ((replacement.r === 'prevent' || replacement.r === 'redirect') && replacement.n !== undefined)
    r.left = amount(g, replacement.n, ctx)
  if (node.uses !== undefined) r.uses = node.uses
  if (ctx.event) r.event = ctx.event
  if (ctx.x !== undefined) r.x = ctx.x
  addReplacement(g, r)
}

/**
 * A copy effect overwrites what it affects: the values are those of the original now [CR 707.2b], with its exceptions
 * [CR 707.9]. One without a duration leaves nothing to go back to.
 */
function becomeCopy(g: Game, node: Extract<Effect, { do: 'becomeCopy' }>, ctx: Scope): void {
  const of = entities(g, node.of, ctx)[0]
  if (of === undefined || isPlayer(of) || look(g, of).def < 0) return
  const held = lasts(g, node.duration, ctx)
  if (!held) return
  const affected = objects(g, node.what, ctx)
  const values = copyOf(look(g, of), keepingAbility(node.mods ?? [], abilityOf(g, ctx)))
  if (node.duration.until === 'indefinite') for (const id of affected) setCopy(g, id, values)
  else if (affected.length > 0) {
    const effect = nextClock(g)
    for (const id of affected) {
      const { copy, chosen } = look(g, id)
      setCopy(g, id, { ...values, effect, under: copy, chosen })
    }
    addEffect(g, {
      ...held,
      id: effect,
      time: g.state.clock,
      source: ctx.source,
      controller: ctx.controller,
      affected,
      mods: [{ m: 'copy', of: { ref: 'bound', name: 'original' } }],
      vars: { ...held.vars, original: [of] },
      turn: g.state.turn.number,
    })
  }
  touch(g)
}

/** The ability that is resolving, where it is one on the stack. */
function abilityOf(g: Game, ctx: Scope): Ability | undefined {
  return ctx.object === undefined ? undefined : look(g, ctx.object).cast?.ability
}

/** "Except it has this ability": the ability that makes it a copy [CR 707.9a]. */
function keepingAbility(mods: readonly Modification[], ability: Ability | undefined): Modification[] {
  return mods.map(mod => {
    if (mod.m !== 'keepAbility') return mod
    if (!ability) throw new EngineError('no ability for a copy to keep')
    return { m: 'addAbility', abilities: [ability] }
  })
}

/** A part of an ability that becomes one of its own speaks of the ability it was a part of [CR 603.12, 707.9a]. */
function ofAbility(g: Game, effect: Effect, ctx: Scope): Effect {
  const ability = abilityOf(g, ctx)
  if (!ability || !JSON.stringify(effect).includes('"keepAbility"')) return effect
  return mapNodes(effect, n => {
    if (n['m'] === 'keepAbility') return { m: 'addAbility', abilities: [ability] }
    // an ability that is granted speaks of itself
    return typeof n['a'] === 'string' ? { ...n } : undefined
  })
}

function give(g: Game, id: ObjId, to: number, ctx: Scope): void {
  addEffect(g, {
    id: nextClock(g),
    time: g.state.clock,
    source: ctx.source,
    controller: ctx.controller,
    affected: [id],
    mods: [{ m: 'control', to: { ref: 'bound', name: 'receiver' } }],
    vars: { receiver: [playerEntity(to)] },
    duration: { until: 'indefinite' },
    turn: g.state.turn.number,
  })
}

/** For how long, with what that depends on; undefined where it would be over before it begins [CR 611.2b]. */
function lasts(g: Game, duration: Duration, ctx: Scope): { duration: Duration; vars: Scope['vars'] } | undefined {
  if (duration.until === 'while' && !holdsStill(g, duration.condition, ctx)) return undefined
  if (
    duration.until === 'event' &&
    duration.event.on === 'move' &&
    duration.event.what === 'self' &&
    !onBattlefield(g, ctx.source)
  )
    return undefined
  if (!('of' in duration && duration.of)) return { duration, vars: ctx.vars }
  // each permanent's own controller is asked for as it untaps
  if (duration.until === 'nextUntap' && duration.of.ref === 'controllerOf') return { duration, vars: ctx.vars }
  // whose next turn or step it is, is known now
  const vars = { ...ctx.vars, lasting: entities(g, duration.of, ctx) }
  return { duration: { ...duration, of: { ref: 'bound', name: 'lasting' } }, vars }
}

function continuous(g: Game, node: Extract<Effect, { do: 'continuous' }>, ctx: Scope): void {
  const { affected } = node
  const held = lasts(g, node.duration, ctx)
  if (!held) return
  const base = {
    ...held,
    source: ctx.source,
    controller: ctx.controller,
    turn: g.state.turn.number,
    ...(ctx.x === undefined ? {} : { x: ctx.x }),
  }
  // effects on characteristics are locked to what they affect now; those on the rules are not [CR 611.2c]
  const rules = node.mods.filter(m => layerOf(m) === 0)
  const open = affected.ref === 'all' && !domainOf(affected.filter).players
  const locked = open ? node.mods.filter(m => layerOf(m) !== 0) : node.mods
  if (open && rules.length > 0) {
    const effect: FloatingEffect = {
      ...base,
      id: nextClock(g),
      time: g.state.clock,
      affected: [],
      open: affected,
      mods: rules,
    }
    addEffect(g, effect)
  }
  if (locked.length === 0) return
  const list: Entity[] = entities(g, affected, ctx)
    .map(e => (isPlayer(e) || exists(g, e) ? e : 0))
    .filter(e => e !== 0)
  if (list.length === 0) return
  const add = (to: Entity[], time: number, scope: Scope): void =>
    addEffect(g, { ...base, id: nextClock(g), time, affected: to, mods: locked.map(m => lock(g, m, scope)) })
  const time = nextClock(g)
  // what is said of each by itself is found for each
  if (locked.some(speaksOfEach)) for (const e of list) add([e], time, { ...ctx, vars: { ...ctx.vars, subject: [e] } })
  else add(list, time, ctx)
}

/** What was chosen by that key for this effect, or for its source [CR 608.2d, 607.2d]. */
function chosenFor(g: Game, key: string, ctx: Scope): string | number | undefined {
  const value = ctx.vars[`chosen:${key}`]
  return typeof value === 'string' || typeof value === 'number' ? value : look(g, ctx.source).chosen[key]
}

/** A quality that was chosen is from now on just that quality. */
function withChosen<T>(g: Game, node: T, ctx: Scope): T {
  if (!JSON.stringify(node).includes('"chosen"')) return node
  return mapNodes(node, n => {
    // an ability that makes a choice of its own speaks of that
    if ('effect' in n) return { ...n }
    if (n['f'] !== 'chosen') return undefined
    const value = chosenFor(g, String(n['what']), ctx)
    return value === undefined ? undefined : qualityOf(n['what'] as ChosenQuality, value)
  })
}

type ChosenQuality = Extract<Filter, { f: 'chosen' }>['what']

function qualityOf(what: ChosenQuality, value: string | number): Filter {
  switch (what) {
    case 'color':
      return { f: 'color', is: value as Color }
    case 'type':
      return { f: 'subtype', is: String(value) }
    case 'cardType':
      return { f: 'type', is: value as CardType }
    case 'name':
      return { f: 'named', name: String(value) }
    case 'number':
      return { f: 'stat', stat: 'manaValue', cmp: '=', n: Number(value) }
  }
}

/** Numbers, players and qualities of an effect are found once, as it is made [CR 608.2i, 611.2d]. */
function lock(g: Game, mod: Modification, ctx: Scope): Modification {
  const fix = (a: Amount | undefined): number | undefined => (a === undefined ? undefined : amount(g, a, ctx))
  switch (mod.m) {
    case 'addPT':
      return { ...mod, power: fix(mod.power)!, toughness: fix(mod.toughness)! }
    case 'setPT': {
      const out: Modification = { ...mod }
      if (mod.power !== undefined) out.power = fix(mod.power)!
      if (mod.toughness !== undefined) out.toughness = fix(mod.toughness)!
      return out
    }
    case 'addAbility':
      return withChosen(g, mod, ctx)
    case 'setColors':
    case 'addColors': {
      const chosen = mod.colors === 'chosen' ? chosenFor(g, 'color', ctx) : undefined
      return chosen === undefined ? mod : { ...mod, colors: [chosen as Color] }
    }
    default:
      return mod
  }
}
