import type { Effect, ManaType } from '@upkeep/ir'
import { cantPlayer } from '../continuous/characteristics.ts'
import type { Intent } from '../door/intent.ts'
import { ask, bind, pop } from '../door/write.ts'
import { amount } from '../game/amounts.ts'
import type { Game } from '../game/game.ts'
import { exists, look, onBattlefield } from '../game/look.ts'
import { entities, objects, onePlayer, players } from '../game/refs.ts'
import { type Entity, entityPlayer, isPlayer, type PlayerId, type Scope } from '../game/types.ts'
import { outputOptions, writeMana } from '../mana/output.ts'
import { happen } from '../replacement/happen.ts'
import { finishWith, how } from './moves.ts'
import { next, type Run } from './run.ts'

type NumberEffect = Extract<
  Effect,
  {
    do:
      | 'damage'
      | 'gainLife'
      | 'loseLife'
      | 'payLife'
      | 'setLife'
      | 'exchangeLife'
      | 'addCounters'
      | 'removeCounters'
      | 'moveCounters'
      | 'doubleCounters'
      | 'addMana'
  }
>

export function runNumbers(g: Game, frame: Run, node: NumberEffect, ctx: Scope): void {
  const { cause } = frame
  switch (node.do) {
    case 'damage': {
      const source = entities(g, node.source, ctx)[0]
      if (source === undefined || isPlayer(source)) return finishWith(g, frame, [], node.as)
      const intents: Intent[] = []
      const divided = node.divided ? dividedAmounts(g, node.to, ctx) : undefined
      for (const part of [node, ...(node.also ?? [])])
        for (const e of entities(g, part.to, ctx)) {
          if (!isPlayer(e) && !onBattlefield(g, e)) continue
          const n = divided ? (divided.get(e) ?? 0) : amount(g, part.n, perPlayer(ctx, e))
          if (n > 0)
            intents.push({
              kind: 'damage',
              source,
              to: e,
              amount: n,
              combat: false,
              cause,
              rules: ['120.3'],
              ...(node.cantPrevent ? { cantPrevent: true } : {}),
            })
        }
      return finishWith(g, frame, intents, node.as)
    }
    case 'gainLife': {
      const intents: Intent[] = []
      for (const p of players(g, node.who ?? { ref: 'you' }, ctx)) {
        const n = amount(g, node.n, ctx)
        if (n > 0) intents.push({ kind: 'gainLife', player: p, amount: n, cause })
      }
      return finishNumber(g, frame, intents, node.as)
    }
    case 'payLife':
    case 'loseLife': {
      const intents: Intent[] = []
      for (const p of players(g, node.who ?? { ref: 'you' }, ctx))
        if (!cantPlayer(g, p, 'loseLife')) {
          const n = amount(g, node.n, perPlayer(ctx, -1 - p))
          if (n > 0)
            intents.push({
              kind: 'loseLife',
              player: p,
              amount: n,
              cause,
              ...(node.do === 'payLife' || cause.by === 'cost' ? { pay: true } : {}),
            })
        }
      return finishNumber(g, frame, intents, node.do === 'loseLife' ? node.as : undefined)
    }
    case 'setLife': {
      // becoming a number is gaining or losing the difference [CR 119.5]
      const intents: Intent[] = []
      for (const p of players(g, node.who ?? { ref: 'you' }, ctx)) setLife(g, p, amount(g, node.n, ctx), intents, cause)
      return finishWith(g, frame, intents)
    }
    case 'exchangeLife': {
      const a = onePlayer(g, node.a, ctx)
      const b = onePlayer(g, node.b, ctx)
      const intents: Intent[] = []
      if (a !== undefined && b !== undefined) {
        setLife(g, a, g.state.players[b]!.life, intents, cause)
        setLife(g, b, g.state.players[a]!.life, intents, cause)
        // both or neither [CR 119.7, 119.8, 701.12]
        if (intents.length === 1) intents.length = 0
      }
      return finishWith(g, frame, intents)
    }
    case 'addCounters': {
      const by = onePlayer(g, node.who, ctx) ?? ctx.controller
      const divided = node.divided ? dividedAmounts(g, node.what, ctx) : undefined
      const intents: Intent[] = []
      const list: Entity[] = entities(g, node.what, ctx).some(isPlayer)
        ? entities(g, node.what, ctx)
        : objects(g, node.what, ctx)
      for (const on of list) {
        const n = divided ? (divided.get(on) ?? 0) : amount(g, node.n, ctx)
        if (n > 0) intents.push({ kind: 'counters', on, counter: node.kind, n, by, cause })
      }
      return finishNumber(g, frame, intents, node.as)
    }
    case 'removeCounters': {
      const intents: Intent[] = []
      for (const on of entities(g, node.what, ctx)) {
        if (!isPlayer(on) && !exists(g, on)) continue
        const has = isPlayer(on) ? g.state.players[entityPlayer(on)]!.counters : look(g, on).counters
        let left = node.n === 'all' ? Number.MAX_SAFE_INTEGER : amount(g, node.n, ctx)
        for (const counter of node.kind === undefined ? Object.keys(has) : [node.kind]) {
          const n = Math.min(left, has[counter] ?? 0)
          if (n > 0) intents.push({ kind: 'counters', on, counter, n: -n, by: ctx.controller, cause })
          left -= n
        }
      }
      return finishNumber(g, frame, intents, node.as)
    }
    case 'moveCounters': {
      const from = objects(g, node.from, ctx)[0]
      const to = objects(g, node.to, ctx)[0]
      if (from === undefined || to === undefined || from === to) return pop(g)
      const has = look(g, from).counters
      const intents: Intent[] = []
      for (const counter of node.kind === undefined ? Object.keys(has) : [node.kind]) {
        const n = Math.min(has[counter] ?? 0, node.n === 'all' ? Number.MAX_SAFE_INTEGER : amount(g, node.n, ctx))
        if (n <= 0) continue
        intents.push({ kind: 'counters', on: from, counter, n: -n, by: ctx.controller, cause })
        intents.push({ kind: 'counters', on: to, counter, n, by: ctx.controller, cause })
      }
      return finishWith(g, frame, intents)
    }
    case 'doubleCounters': {
      const intents: Intent[] = []
      for (const on of objects(g, node.what, ctx)) {
        const has = look(g, on).counters
        for (const counter of node.kind === undefined ? Object.keys(has) : [node.kind])
          if ((has[counter] ?? 0) > 0)
            intents.push({ kind: 'counters', on, counter, n: has[counter]!, by: ctx.controller, cause })
      }
      return finishWith(g, frame, intents)
    }
    case 'addMana':
      return addMana(g, frame, node, ctx)
  }
}

/** "each player … their": amounts that speak of the one affected find it as `subject`. */
function perPlayer(ctx: Scope, e: Entity): Scope {
  return { ...ctx, vars: { ...ctx.vars, subject: [e] } }
}

function finishNumber(g: Game, frame: Run, intents: Intent[], as: string | undefined): void {
  if (intents.length === 0 && as !== undefined) {
    // nothing happened: the amount is 0
    pop(g)
    happen(g, [{ kind: 'nothing', cause: frame.cause }], how(frame, as))
    return
  }
  finishWith(g, frame, intents, as)
}

function setLife(g: Game, p: PlayerId, n: number, intents: Intent[], cause: Run['cause']): void {
  const change = n - g.state.players[p]!.life
  if (change > 0 && !cantPlayer(g, p, 'gainLife')) intents.push({ kind: 'gainLife', player: p, amount: change, cause })
  if (change < 0 && !cantPlayer(g, p, 'loseLife')) intents.push({ kind: 'loseLife', player: p, amount: -change, cause })
}

/** The division chosen as the spell or ability was put on the stack [CR 601.2d]. */
export function dividedAmounts(g: Game, ref: { ref: string; name?: string }, ctx: Scope): Map<Entity, number> {
  const out = new Map<Entity, number>()
  const amounts = ctx.vars[`divided:${ref.name}`]
  const targets = ctx.vars[`divided-of:${ref.name}`]
  if (Array.isArray(amounts) && Array.isArray(targets))
    for (const [i, target] of targets.entries()) out.set(target, amounts[i] ?? 0)
  void g
  return out
}

function addMana(g: Game, frame: Run, node: Extract<Effect, { do: 'addMana' }>, ctx: Scope): void {
  const p = onePlayer(g, node.who, ctx)
  if (p === undefined) return pop(g)
  const options = outputOptions(g, node.mana, ctx)
  if (options.length === 0) return pop(g) // of an undefined type: none [CR 106.5]
  let chosen: ManaType[] = options[0]!
  if (options.length > 1) {
    // automatic payment says what it wants of each production in turn
    const [wanted, ...more] = typeof ctx.vars['wanted'] === 'string' ? ctx.vars['wanted'].split(',') : []
    const planned = wanted === undefined ? undefined : options.find(o => writeMana(o) === wanted)
    if (planned) {
      chosen = planned
      bind(g, frame.sc, 'wanted', more.join(','))
    } else if (frame.answer && 'option' in frame.answer) chosen = options[frame.answer.option]!
    else {
      next(g, frame, 0)
      ask(g, {
        kind: 'option',
        player: p,
        purpose: 'mana',
        source: ctx.source,
        options: options.map(o => o.join('')),
        rules: ['106.1b'],
      })
      return
    }
  }
  const tapped = ctx.vars['tappedForMana'] === true
  const intent: Intent = { kind: 'mana', player: p, mana: chosen, source: ctx.source, tapped, cause: frame.cause }
  if (node.only) intent.only = node.only
  if (node.persists) intent.persists = true
  finishWith(g, frame, [intent])
}
