import { type Cost, type Effect, type Ref, walk } from '@upkeep/ir'
import { canDo, canPay, pushPay } from '../casting/costs.ts'
import { rangeOfX, usesX } from '../casting/x-costs.ts'
import { ask, bind, pop, push, setScope, setTop } from '../door/write.ts'
import { amount } from '../game/amounts.ts'
import { holds } from '../game/conditions.ts'
import { EngineError } from '../game/errors.ts'
import { againRun, type FrameOf } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { apnap } from '../game/look.ts'
import { candidates, stat } from '../game/match.ts'
import { randomBelow } from '../game/random.ts'
import { entities, onePlayer, players } from '../game/refs.ts'
import { type Entity, isPlayer, type PlayerId, playerEntity, type Scope, type Value } from '../game/types.ts'
import { runContinuous } from './continuous.ts'
import { runCreate } from './create.ts'
import { runGameEffect } from './game-effects.ts'
import { runLibrary } from './library.ts'
import { runMoves } from './moves.ts'
import { runNumbers } from './numbers.ts'

export type Run = FrameOf<'run'>

export function scopeOfFrame(g: Game, frame: { sc?: number }): Scope {
  const scope = frame.sc === undefined ? undefined : g.state.scopes[frame.sc]
  if (!scope) throw new EngineError('an effect runs without a scope')
  return scope
}

/** Starts a part of an effect in the same scope. */
export function child(g: Game, frame: Run, node: Effect): void {
  push(g, { k: 'run', pc: 0, node, i: 0, local: {}, sc: frame.sc!, cause: frame.cause })
}

/** Goes on at `pc` with more remembered, the answer used up. */
export function next(g: Game, frame: Run, pc: number, local?: Record<string, Value>, i?: number): void {
  setTop(g, againRun(frame, pc, { local: local ? { ...frame.local, ...local } : frame.local, i: i ?? frame.i }))
}

/** One piece of an effect program [CR 608.2]. */
export function runProgram(g: Game, frame: Run): void {
  const { node } = frame
  const ctx = scopeOfFrame(g, frame)
  if (!isStructure(node) && chooseFirst(g, frame, ctx)) return
  switch (node.do) {
    case 'seq': {
      const step = node.steps[frame.i]
      if (step === undefined) return pop(g)
      if (frame.i === node.steps.length - 1) pop(g)
      else next(g, frame, 0, undefined, frame.i + 1)
      child(g, frame, step)
      return
    }
    case 'if': {
      pop(g)
      const is = holds(g, node.condition, ctx)
      bindNothing(g, frame, is ? node.else : node.then)
      if (is) child(g, frame, node.then)
      else if (node.else) child(g, frame, node.else)
      return
    }
    case 'may':
      return runMay(g, frame, node, ctx)
    case 'forEach': {
      if (frame.pc === 0) return next(g, frame, 1, { list: inOrder(g, entities(g, node.over, ctx)) })
      const e = (frame.local['list'] as Entity[])[frame.i]
      if (e === undefined) return pop(g)
      next(g, frame, 1, undefined, frame.i + 1)
      bind(g, frame.sc, node.as, [e])
      child(g, frame, node.effect)
      return
    }
    case 'repeat': {
      if (frame.pc === 0) return next(g, frame, 1, { times: amount(g, node.times, ctx) })
      if (frame.i >= Number(frame.local['times'])) return pop(g)
      next(g, frame, 1, undefined, frame.i + 1)
      child(g, frame, node.effect)
      return
    }
    case 'modal': {
      const chosen = ctx.vars['modes']
      if (!Array.isArray(chosen)) throw new EngineError('modes were never chosen', undefined, node)
      const mode = chosen[frame.i]
      if (mode === undefined) return pop(g)
      next(g, frame, 1, undefined, frame.i + 1)
      child(g, frame, node.modes[mode]!.effect)
      return
    }
    case 'either': {
      const p = onePlayer(g, node.who, ctx)
      if (p === undefined) return pop(g)
      if (!frame.answer) {
        const possible = node.of.map(e => canDo(g, p, e, ctx))
        if (possible.filter(Boolean).length === 1) {
          pop(g)
          child(g, frame, node.of[possible.indexOf(true)]!)
          return
        }
        ask(g, {
          kind: 'option',
          player: p,
          purpose: 'either',
          source: ctx.source,
          options: node.of.map(e => describe(e)),
          rules: ['608.2d'],
        })
        return
      }
      const option = 'option' in frame.answer ? frame.answer.option : 0
      pop(g)
      child(g, frame, node.of[option]!)
      return
    }
    case 'let':
      if (node.amount !== undefined) bind(g, frame.sc, node.as, amount(g, node.amount, ctx))
      else if (node.ref) bind(g, frame.sc, node.as, entities(g, node.ref, ctx))
      return pop(g)
    case 'nothing':
      return pop(g)
    case 'continuous':
    case 'replace':
    case 'delayed':
    case 'reflexive':
    case 'becomeCopy':
    case 'exchangeControl':
      return runContinuous(g, frame, node, ctx)
    case 'move':
    case 'destroy':
    case 'sacrifice':
    case 'discard':
    case 'tap':
    case 'untap':
    case 'counterSpell':
    case 'attach':
    case 'unattach':
    case 'phaseOut':
    case 'transform':
    case 'turnFace':
    case 'removeFromCombat':
    case 'fight':
    case 'regenerate':
      return runMoves(g, frame, node, ctx)
    case 'draw':
    case 'mill':
    case 'search':
    case 'shuffle':
    case 'reveal':
    case 'look':
    case 'scry':
    case 'surveil':
    case 'fateseal':
      return runLibrary(g, frame, node, ctx)
    case 'damage':
    case 'gainLife':
    case 'loseLife':
    case 'payLife':
    case 'setLife':
    case 'exchangeLife':
    case 'addCounters':
    case 'removeCounters':
    case 'moveCounters':
    case 'doubleCounters':
    case 'addMana':
      return runNumbers(g, frame, node, ctx)
    case 'createToken':
    case 'createCopy':
    case 'copySpell':
    case 'newTargets':
    case 'cast':
    case 'emblem':
      return runCreate(g, frame, node, ctx)
    default:
      return runGameEffect(g, frame, node, ctx)
  }
}

const STRUCTURE = new Set([
  'seq',
  'if',
  'may',
  'forEach',
  'repeat',
  'modal',
  'either',
  'nothing',
  'delayed',
  'reflexive',
])

function isStructure(node: Effect): boolean {
  return STRUCTURE.has(node.do) || node.do === 'sacrifice' || node.do === 'discard'
}

/** A short word for a client. */
export function describe(e: Effect): string {
  if (e.do === 'seq') return e.steps.map(describe).join(', ')
  if (e.do === 'choose') return e.what
  if (e.do !== 'continuous') return e.do
  const gained = e.mods.flatMap(m => (m.m === 'addAbility' ? m.abilities : []))
  const words = gained.flatMap(a => (a.a === 'keyword' ? [a.keyword] : []))
  return words.length > 0 ? words.join(', ') : e.do
}

/** Players in turn order from the active player, then objects as listed [CR 101.4]. */
export function inOrder(g: Game, list: Entity[]): Entity[] {
  if (!list.some(isPlayer)) return list
  const order = apnap(g).map(playerEntity)
  return list.slice().sort((a, b) => (isPlayer(a) && isPlayer(b) ? order.indexOf(a) - order.indexOf(b) : 0))
}

const makes = new WeakMap<Effect, string[]>()

/** What a part that is not carried out would have made is nothing: later steps that speak of it do nothing [CR 608.2c]. */
function bindNothing(g: Game, frame: Run, part: Effect | undefined): void {
  if (!part) return
  let names = makes.get(part)
  if (!names) {
    const found = new Set<string>()
    walk(part, n => {
      if (typeof n['a'] === 'string') return false
      if (typeof n['do'] === 'string' && typeof n['as'] === 'string') found.add(n['as'])
      if (n['ref'] === 'choose') found.add(String(n['name']))
      return n['do'] !== 'delayed' && n['do'] !== 'reflexive'
    })
    makes.set(part, (names = [...found]))
  }
  const { vars } = scopeOfFrame(g, frame)
  for (const name of names) if (vars[name] === undefined) bind(g, frame.sc, name, [])
}

// --- "may", "unless", "if you do"

function runMay(g: Game, frame: Run, node: Extract<Effect, { do: 'may' }>, ctx: Scope): void {
  const who = node.who ? players(g, node.who, ctx) : [ctx.controller]
  const p = who[frame.i]
  const finish = (did: boolean): void => {
    if (node.as) bind(g, frame.sc, node.as, did)
    const after = did ? node.then : node.else
    for (const other of did ? [node.else] : [node.effect, node.then]) bindNothing(g, frame, other)
    if (who.length > frame.i + 1) next(g, frame, 0, { paid: false }, frame.i + 1)
    else pop(g)
    if (after) child(g, frame, after)
  }
  switch (frame.pc) {
    case 0: {
      if (p === undefined) {
        // nobody who could: as though they did not
        pop(g)
        if (node.else && frame.i === 0) child(g, frame, node.else)
        return
      }
      const possible =
        (node.cost === undefined || canPay(g, p, node.cost, { source: ctx.source, scope: ctx })) &&
        (node.effect === undefined || canDo(g, p, node.effect, ctx))
      if (!possible) return finish(false)
      next(g, frame, 1)
      ask(g, {
        kind: 'yesNo',
        player: p,
        purpose: node.cost ? 'pay' : 'may',
        source: ctx.source,
        rules: [node.cost ? '118.12' : '608.2d'],
      })
      return
    }
    case 1: {
      const yes = frame.answer !== undefined && 'yes' in frame.answer && frame.answer.yes
      if (!yes) return finish(false)
      if (node.cost && ctx.x === undefined && usesX(node.cost)) {
        next(g, frame, 4)
        chooseX(g, p!, node.cost, ctx)
        return
      }
      if (node.cost) {
        next(g, frame, 2)
        pushPay(g, p!, node.cost, { by: 'cost', source: ctx.source, player: p! }, frame.sc!, `paid:${frame.i}`)
        return
      }
      next(g, frame, 3)
      if (node.effect) child(g, frame, node.effect)
      return
    }
    case 2: {
      if (g.state.scopes[frame.sc!]!.vars[`paid:${frame.i}`] !== true) return finish(false)
      next(g, frame, 3)
      if (node.effect) child(g, frame, node.effect)
      return
    }
    case 4: {
      const x = frame.answer && 'number' in frame.answer ? frame.answer.number : 0
      setScope(g, frame.sc!, { x })
      next(g, frame, 2)
      pushPay(g, p!, node.cost!, { by: 'cost', source: ctx.source, player: p! }, frame.sc!, `paid:${frame.i}`)
      return
    }
    default:
      return finish(true)
  }
}

/** An X that nothing defines is chosen as it is paid: as much as can be [CR 107.3f]. */
function chooseX(g: Game, player: PlayerId, cost: Cost[], scope: Scope): void {
  const able = (x: number): boolean => canPay(g, player, cost, { source: scope.source, scope: { ...scope, x }, x })
  const { min, max } = rangeOfX(cost, able)
  ask(g, { kind: 'number', player, purpose: 'x', source: scope.source, min, max, rules: ['107.3f', '118.12'] })
}

// --- choices of objects that an action names

type Choose = Extract<Ref, { ref: 'choose' }>
const chooses = new WeakMap<Effect, Choose[]>()

/** The choices in a node's own references, not in effects inside it. */
export function choosesOf(node: Effect): Choose[] {
  let found = chooses.get(node)
  if (found) return found
  found = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (value === null || typeof value !== 'object') return
    const o = value as Record<string, unknown>
    if (o['ref'] === 'choose') found!.push(o as unknown as Choose)
    if ('do' in o || typeof o['a'] === 'string' || 'm' in o || 'r' in o) return
    for (const key in o) visit(o[key])
  }
  for (const key in node) visit((node as unknown as Record<string, unknown>)[key])
  chooses.set(node, found)
  return found
}

/** Asks for what the node says is chosen. True: a decision is asked, or the frame has changed; call again. */
function chooseFirst(g: Game, frame: Run, ctx: Scope): boolean {
  for (const c of choosesOf(frame.node)) {
    if (frame.local[`chose:${c.name}`] !== undefined) continue
    const by = c.by ? onePlayer(g, c.by, ctx) : actor(g, frame, ctx)
    const answer = frame.answer && 'objects' in frame.answer ? frame.answer.objects : undefined
    const chosen = answer ?? chooseObjects(g, c, by, ctx)
    if (chosen === null) return true
    bind(g, frame.sc, c.name, chosen)
    next(g, frame, frame.pc, { [`chose:${c.name}`]: true })
    return true
  }
  return false
}

function actor(g: Game, frame: Run, ctx: Scope): PlayerId | undefined {
  const who = (frame.node as { who?: Ref }).who
  return who ? players(g, who, ctx)[0] : ctx.controller
}

/** Who and what may be chosen; null: a decision was asked. */
export function chooseObjects(
  g: Game,
  c: Choose,
  by: PlayerId | undefined,
  ctx: Scope,
  within?: Entity[],
  purpose = 'choose',
): Entity[] | null {
  const options = within ?? candidates(g, c.filter, ctx)
  const min = Math.min(c.min === undefined ? 1 : amount(g, c.min, ctx), options.length)
  const max = Math.min(
    c.max === undefined ? Math.max(min, 1) : c.max === 'any' ? options.length : amount(g, c.max, ctx),
    options.length,
  )
  if (options.length === 0 || max <= 0 || by === undefined) return []
  if (c.random) {
    const pool = options.slice()
    const out: Entity[] = []
    while (out.length < max && pool.length > 0) out.push(pool.splice(randomBelow(g, pool.length), 1)[0]!)
    return out
  }
  if (min === options.length && !c.total) return options
  const decision: Parameters<typeof ask>[1] = {
    kind: 'objects',
    player: by,
    purpose,
    source: ctx.source,
    options,
    min,
    max,
    name: c.name,
    rules: ['608.2d'],
  }
  if (c.total) {
    const values = options.map(e => stat(g, c.total!.stat, e))
    const n = amount(g, c.total.n, ctx)
    if (c.total.cmp === '>=' && values.reduce((a, b) => a + Math.max(0, b), 0) < n) return []
    ask(g, { ...decision, total: { values, cmp: c.total.cmp, n } } as Parameters<typeof ask>[1])
    return null
  }
  ask(g, decision)
  return null
}
