import type { Ability, Amount, Effect, Modification } from '@upkeep/ir'
import { layerOf } from '../continuous/apply.ts'
import { controllerOf } from '../continuous/characteristics.ts'
import { setCopy } from '../door/marks.ts'
import { addDelayed, addEffect, addPending, addReplacement, nextClock, pop, touch } from '../door/write.ts'
import { amount } from '../game/amounts.ts'
import { holds } from '../game/conditions.ts'
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
import type { Run } from './run.ts'

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
      return
    }
    case 'delayed': {
      const ability: Ability = { a: 'triggered', on: node.on, effect: node.effect }
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
      const ability: Ability = { a: 'triggered', on: { on: 'action', action: 'reflexive' }, effect: node.effect }
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
    case 'becomeCopy': {
      const of = objects(g, node.of, ctx)[0]
      if (of === undefined) return
      const source = look(g, of)
      for (const id of objects(g, node.what, ctx)) {
        setCopy(g, id, {
          def: source.copy?.def ?? source.def,
          face: source.copy?.face ?? source.face,
          mods: [...(source.copy?.mods ?? []), ...(node.mods ?? [])],
        })
        touch(g)
      }
      return
    }
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

function continuous(g: Game, node: Extract<Effect, { do: 'continuous' }>, ctx: Scope): void {
  const { affected } = node
  let { duration } = node
  // a duration that is over before it begins has no effect [CR 611.2b]
  if (duration.until === 'while' && !holds(g, duration.condition, ctx)) return
  if (
    duration.until === 'event' &&
    duration.event.on === 'move' &&
    duration.event.what === 'self' &&
    !onBattlefield(g, ctx.source)
  )
    return
  let { vars } = ctx
  if ('of' in duration && duration.of) {
    // whose next turn or step it is, is known now
    vars = { ...vars, lasting: entities(g, duration.of, ctx) }
    duration = { ...duration, of: { ref: 'bound', name: 'lasting' } }
  }
  const base = {
    source: ctx.source,
    controller: ctx.controller,
    vars,
    duration,
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
  addEffect(g, {
    ...base,
    id: nextClock(g),
    time: g.state.clock,
    affected: list,
    mods: locked.map(m => lock(g, m, ctx)),
  })
}

/** Numbers and players of an effect are found once, as it is made [CR 608.2i, 611.2d]. */
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
    default:
      return mod
  }
}
