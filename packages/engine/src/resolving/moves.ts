import type { Ability, Effect, Zone } from '@upkeep/ir'
import { characteristics, controllerOf, rulesOn } from '../continuous/characteristics.ts'
import type { Intent, MoveIntent } from '../door/intent.ts'
import { leaveCombat } from '../door/move.ts'
import { addDelayed, addReplacement, ask, bind, nextClock, pop } from '../door/write.ts'
import { amount } from '../game/amounts.ts'
import { EngineError } from '../game/errors.ts'
import type { Game } from '../game/game.ts'
import { exists, isCreature, look, onBattlefield } from '../game/look.ts'
import { candidates, matches, stat } from '../game/match.ts'
import { randomBelow } from '../game/random.ts'
import { entities, objects, onePlayer, players } from '../game/refs.ts'
import { type Cause, type Entity, isPlayer, type ObjId, type PlayerId, type Scope } from '../game/types.ts'
import { happen } from '../replacement/happen.ts'
import { canBeAttached } from '../state-based/attachment.ts'
import { chooseObjects, next, type Run } from './run.ts'

type MoveEffect = Extract<
  Effect,
  {
    do:
      | 'move'
      | 'destroy'
      | 'sacrifice'
      | 'discard'
      | 'tap'
      | 'untap'
      | 'counterSpell'
      | 'attach'
      | 'unattach'
      | 'phaseOut'
      | 'transform'
      | 'turnFace'
      | 'removeFromCombat'
      | 'fight'
      | 'regenerate'
  }
>

export const how = (frame: Run, as?: string): { sc?: number; as?: string } => {
  const out: { sc?: number; as?: string } = {}
  if (frame.sc !== undefined) out.sc = frame.sc
  if (as !== undefined) out.as = as
  return out
}

/** Proposes events and ends the frame. */
export function finishWith(g: Game, frame: Run, intents: Intent[], as?: string): void {
  pop(g)
  if (as !== undefined && intents.length === 0) bind(g, frame.sc, as, [])
  if (intents.length > 0) happen(g, intents, how(frame, as))
}

export function runMoves(g: Game, frame: Run, node: MoveEffect, ctx: Scope): void {
  const cause: Cause = frame.cause
  switch (node.do) {
    case 'move':
      return runMove(g, frame, node, ctx)
    case 'destroy': {
      const intents: Intent[] = []
      for (const id of objects(g, node.what, ctx)) {
        if (!onBattlefield(g, id) || rulesOn(g, id).some(r => r.mod.m === 'cant' && r.mod.what === 'beDestroyed'))
          continue
        const intent: MoveIntent = {
          kind: 'move',
          object: id,
          to: 'graveyard',
          cause: { ...cause, as: 'destroy' },
          rules: ['701.8'],
        }
        if (node.noRegenerate || rulesOn(g, id).some(r => r.mod.m === 'cant' && r.mod.what === 'beRegenerated'))
          intent.noRegenerate = true
        intents.push(intent)
      }
      return finishWith(g, frame, intents, node.as)
    }
    case 'sacrifice':
      return runSacrifice(g, frame, node, ctx)
    case 'discard':
      return runDiscard(g, frame, node, ctx)
    case 'tap':
    case 'untap': {
      const intents: Intent[] = objects(g, node.what, ctx)
        .filter(id => onBattlefield(g, id))
        .filter(id => node.do === 'tap' || !rulesOn(g, id).some(r => r.mod.m === 'cant' && r.mod.what === 'untap'))
        .map(object => ({ kind: node.do, object, cause, rules: ['701.26'] }))
      return finishWith(g, frame, intents, node.as)
    }
    case 'counterSpell': {
      const intents: Intent[] = []
      for (const id of objects(g, node.what, ctx)) {
        const obj = look(g, id)
        if (obj.zone !== 'stack' || cantBeCountered(g, id)) continue
        intents.push(leaveStack(g, id, node.to ?? 'graveyard', { ...cause, as: 'countered' }))
      }
      return finishWith(g, frame, intents, node.as)
    }
    case 'attach': {
      const what = objects(g, node.what, ctx)[0]
      const to = entities(g, node.to, ctx).filter(e => isPlayer(e) || onBattlefield(g, e))
      if (what === undefined || to.length === 0 || !onBattlefield(g, what)) return pop(g)
      // what it cannot be attached to it does not move onto [CR 701.3b, 303.4j]
      if (!to.every(e => canBeAttached(g, what, e))) return pop(g)
      return finishWith(g, frame, [{ kind: 'attach', object: what, to, cause }])
    }
    case 'unattach':
      return finishWith(
        g,
        frame,
        objects(g, node.what, ctx).map(object => ({ kind: 'attach', object, to: [], cause })),
      )
    case 'phaseOut':
      return finishWith(
        g,
        frame,
        objects(g, node.what, ctx).map(object => ({ kind: 'phase', object, out: true, cause })),
      )
    case 'transform':
      return finishWith(
        g,
        frame,
        objects(g, node.what, ctx)
          .filter(id => (g.state.defs[look(g, id).def]?.faces.length ?? 1) > 1)
          .map(object => ({ kind: 'face', object, change: 'transform', cause })),
      )
    case 'turnFace':
      return finishWith(
        g,
        frame,
        objects(g, node.what, ctx).map(object => ({ kind: 'face', object, change: node.up ? 'up' : 'down', cause })),
      )
    case 'removeFromCombat':
      for (const id of objects(g, node.what, ctx)) leaveCombat(g, id)
      return pop(g)
    case 'fight': {
      // both deal damage equal to their power, each to the other one [CR 701.14]
      const a = objects(g, node.a, ctx)[0]
      const b = objects(g, node.b, ctx)[0]
      if (
        a === undefined ||
        b === undefined ||
        !isCreature(g, a) ||
        !isCreature(g, b) ||
        !onBattlefield(g, a) ||
        !onBattlefield(g, b)
      )
        return pop(g)
      const intents: Intent[] = [
        {
          kind: 'damage',
          source: a,
          to: b,
          amount: stat(g, 'power', a),
          combat: false,
          cause: { ...cause, as: 'fight' },
        },
        {
          kind: 'damage',
          source: b,
          to: a,
          amount: stat(g, 'power', b),
          combat: false,
          cause: { ...cause, as: 'fight' },
        },
      ]
      return finishWith(g, frame, a === b ? [{ ...intents[0]!, amount: 2 * stat(g, 'power', a) } as Intent] : intents)
    }
    case 'regenerate': {
      for (const id of objects(g, node.what, ctx)) {
        addReplacement(g, {
          id: nextClock(g),
          time: g.state.clock,
          source: ctx.source,
          controller: ctx.controller,
          replacement: { r: 'regenerate', what: { ref: 'bound', name: 'shielded' } },
          duration: { until: 'endOfTurn' },
          vars: { shielded: [id] },
          turn: g.state.turn.number,
        })
      }
      return pop(g)
    }
  }
}

export function cantBeCountered(g: Game, id: ObjId): boolean {
  const obj = look(g, id)
  if (obj.kind === 'ability') return false
  for (const { ability } of characteristics(g, id).abilities)
    if (
      ability.a === 'static' &&
      ability.affected.ref === 'self' &&
      ability.mods.some(m => m.m === 'cant' && m.what === 'beCountered')
    )
      return true
  for (const rule of g.derived.openRules)
    if (rule.mod.m === 'cant' && rule.mod.what === 'beCountered' && rule.affected?.ref === 'all')
      if (matches(g, rule.affected.filter, id, { source: rule.source, controller: rule.controller, vars: rule.vars }))
        return true
  return false
}

/** A spell goes to a zone, an ability ceases to exist. */
export function leaveStack(g: Game, id: ObjId, to: Zone, cause: Cause): Intent {
  const obj = look(g, id)
  const intent: MoveIntent = {
    kind: 'move',
    object: id,
    to: obj.cast?.after && to === 'graveyard' ? obj.cast.after : to,
    cause,
    rules: ['701.6'],
  }
  return intent
}

function runMove(g: Game, frame: Run, node: Extract<Effect, { do: 'move' }>, ctx: Scope): void {
  if (frame.pc === 2) return returnLater(g, frame, node, ctx)
  if (frame.pc === 0) {
    const list = objects(g, node.what, ctx)
    const toLibrary = node.to === 'library'
    // several cards to one library: the owner (or who acts) puts them in an order [CR 401.4]
    if (
      toLibrary &&
      list.length > 1 &&
      node.position !== 'random' &&
      typeof node.position !== 'number' &&
      node.order !== 'random'
    ) {
      const by = onePlayer(g, node.who, ctx) ?? ctx.controller
      if (!frame.answer) {
        ask(g, { kind: 'order', player: by, purpose: 'library', source: ctx.source, items: list, rules: ['401.4'] })
        return
      }
      const order = 'order' in frame.answer ? frame.answer.order : list.map((_, i) => i)
      return next(g, frame, 1, { list: order.map(i => list[i]!) })
    }
    let ordered = list
    if (node.order === 'random') {
      const pool = list.slice()
      ordered = []
      while (pool.length > 0) ordered.push(pool.splice(randomBelow(g, pool.length), 1)[0]!)
    }
    return next(g, frame, 1, { list: ordered })
  }
  const list = (frame.local['list'] as ObjId[]).filter(id => exists(g, id))
  const intents: Intent[] = []
  const put = node.to === 'library' && node.position !== 'bottom' ? list.slice().reverse() : list
  // "until …" that has already happened: nothing moves [CR 610.3b]
  if (
    node.duration?.until === 'event' &&
    node.duration.event.on === 'move' &&
    node.duration.event.what === 'self' &&
    !onBattlefield(g, ctx.source)
  ) {
    return finishWith(g, frame, [], node.as)
  }
  for (const id of put) {
    const obj = look(g, id)
    if (obj.zone === node.to && node.to !== 'library' && node.to !== 'battlefield') continue
    if (obj.kind === 'ability') continue
    if (node.to === 'battlefield') {
      const types = characteristics(g, id).types
      if (!node.faceDown && (types.includes('Instant') || types.includes('Sorcery'))) continue // [CR 304.4, 307.4]
    }
    const intent: MoveIntent = {
      kind: 'move',
      object: id,
      to: node.to,
      cause: moveCause(frame.cause, node, obj.zone),
      rules: [node.to === 'exile' ? '701.13' : '400.7'],
    }
    if (node.to === 'library')
      intent.position =
        node.position === 'bottom'
          ? -1
          : typeof node.position === 'number'
            ? node.position
            : node.position === 'random'
              ? -2
              : 0
    const under = node.under ? onePlayer(g, node.under, ctx) : node.to === 'battlefield' ? obj.owner : undefined
    if (under !== undefined) intent.controller = under
    if (node.tapped) intent.tapped = true
    if (node.faceDown) intent.faceDown = true
    if (node.transformed) intent.face = 1
    if (node.counters) intent.counters = node.counters.map(c => ({ kind: c.kind, n: amount(g, c.n, ctx) }))
    if (node.mods) intent.mods = node.mods
    if (node.link !== undefined) intent.link = { on: ctx.source, key: node.link }
    if (node.attachTo) intent.attachTo = entities(g, node.attachTo, ctx)
    if (node.attacking && g.state.combat) intent.attacking = attackTarget(g, ctx)
    intents.push(intent)
  }
  const as = node.as ?? (node.duration ? 'moved' : undefined)
  if (node.duration) {
    // it returns when that ends, at once and without a trigger [CR 610.3]
    const zones: Record<string, ObjId[]> = {}
    for (const i of intents) if (i.kind === 'move') (zones[look(g, i.object).zone] ??= []).push(i.object)
    next(g, frame, 2, Object.fromEntries(Object.entries(zones).map(([z, ids]) => [`from:${z}`, ids])))
    if (intents.length > 0) happen(g, intents, how(frame, as))
    return
  }
  finishWith(g, frame, intents, as)
}

/** Sets up the return of what an effect moved "until …" [CR 610.3]. */
function returnLater(g: Game, frame: Run, node: Extract<Effect, { do: 'move' }>, ctx: Scope): void {
  pop(g)
  const { duration } = node
  if (duration?.until !== 'event') throw new EngineError(`cannot return after ${duration?.until}`)
  for (const name in frame.local) {
    if (!name.startsWith('from:')) continue
    const zone = name.slice(5) as Zone
    const ids = (frame.local[name] as ObjId[])
      .map(id => g.state.gone[id]?.moved ?? 0)
      .filter(id => id > 0 && exists(g, id) && look(g, id).zone === node.to)
    if (ids.length === 0) continue
    const ability: Ability = {
      a: 'triggered',
      on: duration.event,
      effect: { do: 'move', what: { ref: 'bound', name: 'returning' }, to: zone },
    }
    addDelayed(g, {
      id: nextClock(g),
      source: ctx.source,
      controller: ctx.controller,
      on: duration.event,
      ability,
      vars: { ...ctx.vars, returning: ids },
      repeats: false,
      duration: { until: 'indefinite' },
      turn: g.state.turn.number,
      immediate: true,
    })
  }
}

function moveCause(cause: Cause, node: Extract<Effect, { do: 'move' }>, _from: Zone): Cause {
  return node.to === 'exile' ? { ...cause, as: 'exile' } : cause
}

/** What a creature put onto the battlefield attacking attacks [CR 508.4]. */
export function attackTarget(g: Game, ctx: Scope): Entity {
  const { combat } = g.state
  const mine = combat?.attackers.find(a => a.id === ctx.source)
  return (
    mine?.defender ??
    combat?.attackers[0]?.defender ??
    -1 - (((combat?.attackingPlayer ?? 0) + 1) % g.state.players.length)
  )
}

// --- sacrifice and discard: each player chooses in turn order, then all at once

function runSacrifice(g: Game, frame: Run, node: Extract<Effect, { do: 'sacrifice' }>, ctx: Scope): void {
  const who = node.who ? players(g, node.who, ctx) : [ctx.controller]
  const { what } = node
  if (what.ref === 'choose') {
    const p = who[frame.i]
    const all = (frame.local['all'] as ObjId[] | undefined) ?? []
    if (p !== undefined) {
      const options = candidates(g, what.filter, { ...ctx, vars: { ...ctx.vars, who: [-1 - p] } }).filter(
        e => !isPlayer(e) && canSacrifice(g, p, e),
      )
      const answer = frame.answer && 'objects' in frame.answer ? frame.answer.objects : undefined
      const chosen = answer ?? chooseObjects(g, what, p, ctx, options, 'sacrifice')
      if (chosen === null) return
      next(g, frame, 0, { all: [...all, ...chosen] }, frame.i + 1)
      return
    }
    // the name goes on to mean what was sacrificed, as it last was [CR 608.2h]
    bind(g, frame.sc, what.name, all)
    return finishWith(
      g,
      frame,
      all.map(id => sacrificeIntent(id, frame.cause)),
      node.as,
    )
  }
  const list = objects(g, what, ctx).filter(id => who.some(p => canSacrifice(g, p, id)))
  finishWith(
    g,
    frame,
    list.map(id => sacrificeIntent(id, frame.cause)),
    node.as,
  )
}

export function canSacrifice(g: Game, p: PlayerId, id: ObjId): boolean {
  return (
    onBattlefield(g, id) &&
    controllerOf(g, id) === p &&
    !rulesOn(g, id).some(r => r.mod.m === 'cant' && r.mod.what === 'beSacrificed')
  )
}

function sacrificeIntent(object: ObjId, cause: Cause): Intent {
  return { kind: 'move', object, to: 'graveyard', cause: { ...cause, as: 'sacrifice' }, rules: ['701.21'] }
}

function runDiscard(g: Game, frame: Run, node: Extract<Effect, { do: 'discard' }>, ctx: Scope): void {
  const who = node.who ? players(g, node.who, ctx) : [ctx.controller]
  const discard = (object: ObjId): Intent => ({
    kind: 'move',
    object,
    to: 'graveyard',
    cause: { ...frame.cause, as: 'discard' },
    rules: ['701.9'],
  })
  if (node.what && node.what.ref !== 'choose') {
    const list = objects(g, node.what, ctx).filter(id => look(g, id).zone === 'hand')
    return finishWith(g, frame, list.map(discard), node.as)
  }
  const p = who[frame.i]
  const all = (frame.local['all'] as ObjId[] | undefined) ?? []
  if (p === undefined) return finishWith(g, frame, all.map(discard), node.as)
  const filter = node.what?.ref === 'choose' ? node.what.filter : node.filter
  const hand = g.state.players[p]!.hand.filter(id => filter === undefined || matches(g, filter, id, ctx))
  if (node.hand) return next(g, frame, 0, { all: [...all, ...hand] }, frame.i + 1)
  const n =
    node.n !== undefined
      ? amount(g, node.n, ctx)
      : node.what?.ref === 'choose' && node.what.min !== undefined
        ? amount(g, node.what.min, ctx)
        : 1
  const max = node.what?.ref === 'choose' && node.what.max === 'any' ? hand.length : n
  const answer = frame.answer && 'objects' in frame.answer ? frame.answer.objects : undefined
  const chosen =
    answer ??
    chooseObjects(
      g,
      {
        ref: 'choose',
        name: 'discarded',
        filter: { f: 'kind', is: 'card' },
        min: n,
        max,
        ...(node.random ? { random: true } : {}),
      },
      node.what?.ref === 'choose' && node.what.by ? onePlayer(g, node.what.by, ctx) : p,
      ctx,
      hand,
      'discard',
    )
  if (chosen === null) return
  if (node.what?.ref === 'choose') bind(g, frame.sc, node.what.name, chosen)
  next(g, frame, 0, { all: [...all, ...chosen] }, frame.i + 1)
}
