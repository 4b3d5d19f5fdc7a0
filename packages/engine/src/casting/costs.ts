import type { Cost, Effect, ManaSymbol } from '@upkeep/ir'
import { cantPlayer, characteristics, controllerOf } from '../continuous/characteristics.ts'
import { noteSpent } from '../door/marks.ts'
import { ask, bind, pop, popScope, push, pushScope, setTop } from '../door/write.ts'
import { amount } from '../game/amounts.ts'
import { againPay, type FrameOf, unanswered } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { exists, look, onBattlefield } from '../game/look.ts'
import { candidates, matches, stat } from '../game/match.ts'
import { entities, objects, players } from '../game/refs.ts'
import { type Cause, entityPlayer, isPlayer, type ObjId, type PlayerId, type Scope } from '../game/types.ts'
import { activatableMana, isSick as isSickObject } from '../mana/abilities.ts'
import { canPayMana, type Plan, type Purpose, planIntents, planPayment, spendFromPool } from '../mana/payer.ts'
import { happen } from '../replacement/happen.ts'
import { canSacrifice } from '../resolving/moves.ts'
import { startManaAbility } from './activate.ts'

/** In whose name a cost is looked at. */
export interface CostContext {
  source: ObjId
  scope?: Scope
  x?: number
  purpose?: Purpose
}

function scopeFor(player: PlayerId, ctx: CostContext): Scope {
  const scope: Scope = { source: ctx.source, vars: {}, ...ctx.scope, controller: player }
  if (ctx.x !== undefined) scope.x = ctx.x
  return scope
}

/** All mana of a cost together, X and counted parts as numbers [CR 601.2f]. */
export function manaOf(g: Game, costs: readonly Cost[], scope: Scope): ManaSymbol[] {
  const out: ManaSymbol[] = []
  for (const c of costs) {
    if (c.c === 'mana')
      for (const s of c.mana) out.push(s === 'X' ? String(scope.x ?? amount(g, { n: 'x' }, scope)) : s)
    else if (c.c === 'times') for (let i = amount(g, c.n, scope); i > 0; i--) out.push(...manaOf(g, c.cost, scope))
    else if (c.c === 'manaCostOf') {
      const e = entities(g, c.of, scope)[0]
      if (e !== undefined && e > 0) for (const s of characteristics(g, e).manaCost ?? []) out.push(s === 'X' ? '0' : s)
    } else if (c.c === 'or' && c.of.length === 1) out.push(...manaOf(g, c.of[0]!, scope))
  }
  return out
}

/** The parts of a cost that are not mana, each once. */
export function otherCosts(g: Game, costs: readonly Cost[], scope: Scope): Cost[] {
  const out: Cost[] = []
  for (const c of costs) {
    if (c.c === 'mana' || c.c === 'manaCostOf') continue
    if (c.c === 'times') for (let i = amount(g, c.n, scope); i > 0; i--) out.push(...otherCosts(g, c.cost, scope))
    else if (c.c === 'or' && c.of.length === 1) out.push(...otherCosts(g, c.of[0]!, scope))
    else out.push(c)
  }
  return out
}

/** Whether a player could pay a cost now, by everything at hand [CR 118.3]. */
export function canPay(g: Game, player: PlayerId, costs: readonly Cost[], ctx: CostContext): boolean {
  const scope = scopeFor(player, ctx)
  const choice = costs.find(c => c.c === 'or' && c.of.length > 1)
  if (choice && choice.c === 'or')
    return choice.of.some(alt => canPay(g, player, [...costs.filter(c => c !== choice), ...alt], ctx))
  // an object without a mana cost cannot pay it [CR 118.6]
  for (const c of costs)
    if (c.c === 'manaCostOf') {
      const e = entities(g, c.of, scope)[0]
      if (e === undefined || e < 0 || characteristics(g, e).manaCost === undefined) return false
    }
  const rest = otherCosts(g, costs, scope)
  let life = 0
  for (const c of rest) {
    if (!canPayPart(g, player, c, scope)) return false
    if (c.c === 'do' && (c.effect.do === 'payLife' || c.effect.do === 'loseLife')) life += amount(g, c.effect.n, scope)
  }
  if (
    life > 0 &&
    (g.state.players[player]!.life < life || cantPlayer(g, player, 'loseLife') || cantPlayer(g, player, 'payLife'))
  )
    return false
  if (!sacrificesSuffice(g, player, rest, scope) || !othersToTap(g, rest, scope)) return false
  const mana = manaOf(g, costs, scope)
  if (mana.length === 0) return true
  return canPayMana(g, player, mana, purposeOf(rest, ctx))
}

/** What the mana is for; what is tapped or given up as another part of the cost makes none. */
function purposeOf(rest: readonly Cost[], ctx: CostContext): Purpose {
  const purpose: Purpose = ctx.purpose ?? { ability: { source: ctx.source } }
  const used = rest.some(
    c =>
      c.c === 'tap' ||
      (c.c === 'do' && (c.effect.do === 'sacrifice' || c.effect.do === 'move') && c.effect.what.ref === 'self'),
  )
  return used ? { ...purpose, exclude: [ctx.source] } : purpose
}

/** Several sacrifices of one cost need several permanents. */
function sacrificesSuffice(g: Game, player: PlayerId, rest: readonly Cost[], scope: Scope): boolean {
  const wanted = rest.filter(c => c.c === 'do' && c.effect.do === 'sacrifice')
  if (wanted.length < 2) return true
  const used = new Set<number>()
  for (const c of wanted) {
    if (c.c !== 'do' || c.effect.do !== 'sacrifice') continue
    const { what } = c.effect
    const n = what.ref === 'choose' ? (what.min === undefined ? 1 : amount(g, what.min, scope)) : 1
    const pool = (what.ref === 'choose' ? candidates(g, what.filter, scope) : objects(g, what, scope)).filter(
      e => e > 0 && canSacrifice(g, player, e) && !used.has(e),
    )
    if (pool.length < n) return false
    for (const e of pool.slice(0, n)) used.add(e)
  }
  return true
}

/** What is tapped for {T} cannot be tapped for another part of the same cost. */
function othersToTap(g: Game, rest: readonly Cost[], scope: Scope): boolean {
  if (rest.length < 2 || !rest.some(c => c.c === 'tap')) return true
  return rest.every(c => {
    if (c.c !== 'do' || c.effect.do !== 'tap' || c.effect.what.ref !== 'choose') return true
    const { filter, min } = c.effect.what
    const others = candidates(g, filter, scope).filter(
      e => e !== scope.source && !isPlayer(e) && onBattlefield(g, e) && !look(g, e).tapped,
    )
    return others.length >= (min === undefined ? 1 : amount(g, min, scope))
  })
}

function canPayPart(g: Game, player: PlayerId, c: Cost, scope: Scope): boolean {
  switch (c.c) {
    case 'tap': {
      const obj = g.state.objects[scope.source]
      return (
        obj !== null && obj !== undefined && onBattlefield(g, scope.source) && !obj.tapped && !isSick(g, scope.source)
      )
    }
    case 'untap': {
      const obj = g.state.objects[scope.source]
      return (
        obj !== null && obj !== undefined && onBattlefield(g, scope.source) && obj.tapped && !isSick(g, scope.source)
      )
    }
    case 'loyalty': {
      const has = look(g, scope.source).counters['loyalty'] ?? 0
      const n = typeof c.n === 'number' ? c.n : 0
      return has + n >= 0
    }
    case 'or':
      return c.of.some(alt => alt.every(part => canPayPart(g, player, part, scope)))
    case 'do':
      return canDo(g, player, c.effect, scope)
    default:
      return true
  }
}

/** Summoning sickness [CR 302.6]: not under control since the turn began, unless it has haste. */
export function isSick(g: Game, id: ObjId): boolean {
  return isSickObject(g, look(g, id), controllerOf(g, id))
}

/** Whether an action that is a cost, or that a player "may" do, can be done in full. */
export function canDo(g: Game, player: PlayerId, effect: Effect, ctx: Scope): boolean {
  const scope: Scope = ctx
  const asPlayer: Scope = ctx.controller === player ? ctx : { ...ctx, controller: player }
  const enough = (ref: Parameters<typeof entities>[1], ok: (id: ObjId) => boolean): boolean => {
    if (ref.ref === 'choose') {
      const options = candidates(g, ref.filter, scope).filter(e => !isPlayer(e) && ok(e))
      if (ref.total) {
        const n = amount(g, ref.total.n, scope)
        if (ref.total.cmp === '>=')
          return options.reduce((sum, e) => sum + Math.max(0, stat(g, ref.total!.stat, e)), 0) >= n
      }
      return options.length >= (ref.min === undefined ? 1 : amount(g, ref.min, scope))
    }
    if (ref.ref === 'target') return true
    const list = entities(g, ref, scope)
    return list.length > 0 && list.every(e => !isPlayer(e) && exists(g, e) && ok(e))
  }
  switch (effect.do) {
    case 'seq':
      return effect.steps.every((step, i) => i > 0 || canDo(g, player, step, ctx))
    case 'sacrifice':
      return enough(effect.what, id => canSacrifice(g, player, id))
    case 'discard': {
      if (effect.what && effect.what.ref !== 'choose') return enough(effect.what, id => look(g, id).zone === 'hand')
      if (effect.hand) return true
      const filter = effect.what?.ref === 'choose' ? effect.what.filter : effect.filter
      const n =
        effect.n !== undefined
          ? amount(g, effect.n, asPlayer)
          : effect.what?.ref === 'choose' && effect.what.min !== undefined
            ? amount(g, effect.what.min, asPlayer)
            : 1
      const source = ctx.source
      return (
        g.state.players[player]!.hand.filter(id => id !== source && (!filter || matches(g, filter, id, asPlayer)))
          .length >= n
      )
    }
    case 'tap':
      return enough(effect.what, id => onBattlefield(g, id) && !look(g, id).tapped)
    case 'untap':
      return enough(effect.what, id => onBattlefield(g, id) && look(g, id).tapped)
    case 'move':
      if (effect.what.ref === 'top')
        return entities(g, effect.what, asPlayer).length >= amount(g, effect.what.count, asPlayer)
      if (effect.what.ref === 'all') return true
      return enough(effect.what, () => true)
    case 'payLife':
    case 'loseLife':
      return g.state.players[player]!.life >= amount(g, effect.n, asPlayer)
    case 'gainLife':
      // what can't happen is no cost that can be paid [CR 119.7, 614.17b]
      return players(g, effect.who ?? { ref: 'you' }, asPlayer).every(p => !cantPlayer(g, p, 'gainLife'))
    case 'mill':
      return g.state.players[player]!.library.length >= amount(g, effect.n, asPlayer)
    case 'removeCounters': {
      if (effect.what.ref === 'choose')
        return enough(effect.what, id => Object.values(look(g, id).counters).some(n => n > 0))
      const n = effect.n === 'all' ? 0 : amount(g, effect.n, asPlayer)
      return entities(g, effect.what, asPlayer).some(e => {
        const counters = isPlayer(e) ? g.state.players[entityPlayer(e)]!.counters : look(g, e).counters
        if (effect.kind !== undefined) return (counters[effect.kind] ?? 0) >= n
        return Object.values(counters).reduce((a, b) => a + b, 0) >= n
      })
    }
    case 'addCounters':
      return entities(
        g,
        effect.what.ref === 'choose' ? { ref: 'all', filter: effect.what.filter } : effect.what,
        asPlayer,
      ).some(e => isPlayer(e) || exists(g, e))
    default:
      return true
  }
}

// --- paying

/** Starts paying; whether it was paid is bound to `as` in the scope. */
export function pushPay(
  g: Game,
  player: PlayerId,
  costs: readonly Cost[],
  cause: Cause,
  sc: number,
  as: string,
  purpose?: Purpose,
  spell?: ObjId,
): void {
  push(g, {
    k: 'pay',
    pc: 0,
    player,
    left: costs.slice(),
    source: cause.source ?? 0,
    cause,
    sc,
    as,
    ...(purpose ? { purpose } : {}),
    ...(spell === undefined ? {} : { for: spell }),
  })
}

/** One piece of paying a cost: mana abilities first, then everything in the order given [CR 601.2g, 601.2h]. */
export function runPay(g: Game, frame: Pay): void {
  switch (frame.pc) {
    case 0: {
      const outer = g.state.scopes[frame.sc!]!
      const scope = scopeOfPay(g, frame)
      // a choice between costs
      const { answer } = frame
      const at = frame.left.findIndex(c => c.c === 'or' && c.of.length > 1)
      const or = frame.left[at]
      if (or && or.c === 'or') {
        const others = frame.left.filter((_, i) => i !== at)
        const open = or.of.filter(alt =>
          canPay(g, frame.player, [...others, ...alt], { source: frame.source, scope: outer }),
        )
        if (open.length === 0) return failPay(g, frame)
        if (open.length > 1 && !(answer && 'option' in answer)) {
          ask(g, {
            kind: 'option',
            player: frame.player,
            purpose: 'cost',
            source: frame.source,
            options: open.map((_, i) => String(i)),
            rules: ['601.2b'],
          })
          return
        }
        const chosen = open.length > 1 && answer && 'option' in answer ? open[answer.option]! : open[0]!
        setTop(g, { ...unanswered(frame), left: [...others, ...chosen] })
        return
      }
      const mana = manaOf(g, frame.left, scope)
      const left = otherCosts(g, frame.left, scope)
      return payMana(g, againPay(frame, 1, { left, mana }))
    }
    case 1:
      return payMana(g, frame)
    case 2: {
      // what was made is there now: the pool pays
      const plan = planPayment(g, frame.player, frame.mana ?? [], purposeOfPay(frame))
      if (plan && plan.make.length === 0) return spend(g, frame, plan)
      if (!plan || (frame.tries ?? 0) >= 20) return failPay(g, frame)
      setTop(g, { ...frame, tries: (frame.tries ?? 0) + 1 })
      push(g, { k: 'makeMana', pc: 0, player: frame.player, plan: plan.make })
      return
    }
    default:
      return payRest(g, frame)
  }
}

type Pay = FrameOf<'pay'>

const purposeOfPay = (frame: Pay): Purpose =>
  purposeOf(frame.left, frame.purpose ? { source: frame.source, purpose: frame.purpose } : { source: frame.source })

const scopeOfPay = (g: Game, frame: Pay): Scope => ({
  ...g.state.scopes[frame.sc!]!,
  source: frame.source,
  controller: frame.player,
})

/** Mana, automatically or by hand. */
function payMana(g: Game, frame: Pay): void {
  const mana = frame.mana ?? []
  if (mana.length === 0 || mana.every(s => s === '0')) return payRest(g, againPay(frame, 3))
  const purpose = purposeOfPay(frame)
  const { answer } = frame
  if (!g.state.options.autoPay[frame.player]) {
    const sources = activatableMana(g, frame.player).filter(s => !purpose.exclude?.includes(s.object))
    if (!answer) {
      setTop(g, frame)
      ask(g, {
        kind: 'pay',
        player: frame.player,
        purpose: 'mana',
        source: frame.source,
        cost: mana,
        actions: sources.map(s => ({ do: 'activate' as const, object: s.object, ability: s.ability, mana: true })),
        canCancel: frame.for !== undefined,
        rules: ['601.2g'],
        ...(frame.for === undefined ? {} : { spell: frame.for }),
      })
      return
    }
    const how = 'pay' in answer ? answer.pay : 'auto'
    if (how === 'cancel') return failPay(g, frame)
    if (typeof how === 'number') {
      const source = sources[how]!
      setTop(g, unanswered(frame))
      startManaAbility(g, frame.player, source.object, source.ability)
      return
    }
  }
  const plan = planPayment(g, frame.player, mana, purpose)
  if (!plan) return failPay(g, frame)
  if (plan.make.length === 0) return spend(g, frame, plan)
  setTop(g, againPay(frame, 2))
  push(g, { k: 'makeMana', pc: 0, player: frame.player, plan: plan.make })
}

/** The pool pays, and what pays instead of mana: convoke, improvise, delve, life for Phyrexian symbols. */
function spend(g: Game, frame: Pay, plan: Plan): void {
  const spent = spendFromPool(g, frame.player, plan)
  bind(g, frame.sc, 'spent', { mana: spent.map(m => m.type) })
  const paid = againPay(frame, 3, { spent })
  const others = planIntents(frame.player, plan, frame.cause)
  if (others.length === 0) return payRest(g, paid)
  setTop(g, paid)
  happen(g, others, {})
}

/** Everything but mana, one part after the other, as long as nothing else must be done first. */
function payRest(g: Game, from: Pay): void {
  for (let frame = from; ; ) {
    const part = frame.left[0]
    if (part === undefined) {
      if (frame.as) bind(g, frame.sc, frame.as, true)
      if (frame.spent && frame.for !== undefined) noteSpent(g, frame.for, frame.spent)
      pop(g)
      return
    }
    const after = againPay(frame, frame.pc, { left: frame.left.slice(1) })
    setTop(g, after)
    payPart(g, frame, part)
    const { agenda } = g.state
    if (agenda[agenda.length - 1] !== after || g.state.decision !== null || g.state.result !== null) return
    frame = after
  }
}

function failPay(g: Game, frame: Pay): void {
  if (frame.as) bind(g, frame.sc, frame.as, false)
  pop(g)
}

function payPart(g: Game, frame: Pay, part: Cost): void {
  const { cause } = frame
  switch (part.c) {
    case 'tap':
      happen(g, [{ kind: 'tap', object: frame.source, cause, rules: ['107.5'] }], {})
      return
    case 'untap':
      happen(g, [{ kind: 'untap', object: frame.source, cause, rules: ['107.6'] }], {})
      return
    case 'loyalty': {
      const n = typeof part.n === 'number' ? part.n : part.n.x * (scopeOfPay(g, frame).x ?? 0)
      if (n !== 0)
        happen(
          g,
          [{ kind: 'counters', on: frame.source, counter: 'loyalty', n, by: frame.player, cause, rules: ['606.4'] }],
          {},
        )
      return
    }
    case 'do': {
      const sc = pushScope(g, scopeOfPay(g, frame))
      push(g, { k: 'scopeEnd', pc: 0, into: frame.sc! })
      push(g, { k: 'run', pc: 0, node: part.effect, i: 0, local: {}, sc, cause })
      return
    }
    default:
      throw new Error(`cost ${part.c} is paid elsewhere`)
  }
}

/** The scope of a cost ends; what was chosen in it stays known to the spell or ability ("the sacrificed creature"). */
export function runScopeEnd(g: Game, frame: FrameOf<'scopeEnd'>): void {
  const vars = g.state.scopes[g.state.scopes.length - 1]!.vars
  pop(g)
  popScope(g)
  if (frame.into !== undefined)
    for (const name in vars)
      if (g.state.scopes[frame.into]?.vars[name] === undefined) bind(g, frame.into, name, vars[name]!)
}
