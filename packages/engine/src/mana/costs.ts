import type { Cost, Effect, Filter, ManaSymbol } from '@upkeep/ir'
import { characteristics, controllerOf, playerRules, rulesOn } from '../continuous/characteristics.ts'
import { amount } from '../game/amounts.ts'
import type { Game } from '../game/game.ts'
import { look } from '../game/look.ts'
import { candidates, matches } from '../game/match.ts'
import { entities } from '../game/refs.ts'
import { isPlayer, type ObjId, type PlayerId, playerEntity, type Scope } from '../game/types.ts'

/** The cost of a mana ability, taken apart. */
export interface CostParts {
  tap: boolean
  untap: boolean
  mana: ManaSymbol[]
  life: number
  /** It leaves with the activation: sacrificed, exiled, discarded, put back. */
  leaves: boolean
  /** Counters removed from the source itself. */
  counters: { kind: string | undefined; n: number }[]
  /** Other objects that are sacrificed, tapped or otherwise used, chosen as the cost is paid. */
  others: OtherCost[]
  /** Something that a plan cannot foresee: only a player can choose to pay it. */
  open: boolean
  /** Other harm that a careful player would think about: cards discarded, counters put on it. */
  harm: number
}

export interface OtherCost {
  how: 'sacrifice' | 'tap' | 'other'
  filter: Filter
  n: number
}

/** Takes a cost apart, with its amounts as they are now. */
export function splitCost(g: Game, cost: readonly Cost[], ctx: Scope): CostParts {
  const out: CostParts = {
    tap: false,
    untap: false,
    mana: [],
    life: 0,
    leaves: false,
    counters: [],
    others: [],
    open: false,
    harm: 0,
  }
  for (const c of cost) splitOne(g, c, ctx, out)
  return out
}

function splitOne(g: Game, c: Cost, ctx: Scope, out: CostParts): void {
  switch (c.c) {
    case 'tap':
      out.tap = true
      return
    case 'untap':
      out.untap = true
      return
    case 'mana':
      if (c.mana.some(s => s === 'X' || s === 'Y' || s === 'Z')) out.open = true
      out.mana.push(...c.mana)
      return
    case 'times': {
      const n = amount(g, c.n, ctx)
      for (let i = 0; i < n; i++) for (const part of c.cost) splitOne(g, part, ctx, out)
      return
    }
    case 'manaCostOf': {
      const of = entities(g, c.of, ctx)[0]
      const mana = of === undefined || isPlayer(of) ? undefined : characteristics(g, of).manaCost
      if (!mana || c.less) out.open = true
      else out.mana.push(...mana)
      return
    }
    case 'do':
      splitDo(g, c.effect, ctx, out)
      return
    default:
      out.open = true
  }
}

function splitDo(g: Game, e: Effect, ctx: Scope, out: CostParts): void {
  switch (e.do) {
    case 'seq':
      for (const step of e.steps) splitDo(g, step, ctx, out)
      return
    case 'payLife':
      out.life += amount(g, e.n, ctx)
      return
    case 'sacrifice':
      if (e.what.ref === 'self') out.leaves = true
      else if (e.what.ref === 'choose') other(g, 'sacrifice', e.what, ctx, out)
      else out.open = true
      return
    case 'tap':
      if (e.what.ref === 'choose') other(g, 'tap', e.what, ctx, out)
      else if (e.what.ref === 'self') out.tap = true
      else out.open = true
      return
    case 'move':
      if (e.what.ref === 'self') out.leaves = true
      else if (e.what.ref === 'choose') other(g, 'other', e.what, ctx, out)
      else out.open = true
      return
    case 'discard':
      if (e.what?.ref === 'self') out.leaves = true
      else if (e.what?.ref === 'choose') other(g, 'other', e.what, ctx, out)
      else {
        const of: Filter = { f: 'in', zone: 'hand', of: { ref: 'you' } }
        const filter: Filter = e.filter ? { f: 'and', of: [of, e.filter] } : of
        out.others.push({ how: 'other', filter, n: e.n === undefined ? 1 : amount(g, e.n, ctx) })
        if (e.hand) out.open = true
      }
      return
    case 'removeCounters':
      if (e.what.ref !== 'self' || e.n === 'all') out.open = true
      else out.counters.push({ kind: e.kind, n: amount(g, e.n, ctx) })
      return
    case 'addCounters':
      out.harm += 1
      return
    case 'exert':
    case 'mill':
    case 'nothing':
      out.harm += 1
      return
    case 'damage':
      out.harm += amount(g, e.n, ctx)
      return
    case 'loseLife':
      out.harm += amount(g, e.n, ctx)
      return
    default:
      out.open = true
  }
}

function other(
  g: Game,
  how: OtherCost['how'],
  ref: Extract<Extract<Effect, { do: 'sacrifice' }>['what'], { ref: 'choose' }>,
  ctx: Scope,
  out: CostParts,
): void {
  const n = ref.min === undefined ? 1 : amount(g, ref.min, ctx)
  if (ref.total || (ref.max !== undefined && ref.min === undefined)) out.open = true
  out.others.push({ how, filter: ref.filter, n })
}

/** What may be chosen for a part of a cost that uses other objects. */
export function choicesFor(g: Game, player: PlayerId, o: OtherCost, ctx: Scope): ObjId[] {
  const you: Scope = { ...ctx, controller: player }
  return candidates(g, o.filter, you).filter(id => {
    if (isPlayer(id)) return false
    const obj = look(g, id)
    if (o.how === 'other') return true
    if (obj.zone !== 'battlefield' || controllerOf(g, id) !== player) return false
    if (o.how === 'tap') return !obj.tapped && !isForbidden(g, id, 'becomeTapped')
    return !isForbidden(g, id, 'beSacrificed') // [CR 701.21a]
  })
}

export function isForbidden(g: Game, id: ObjId, what: string): boolean {
  return rulesOn(g, id).some(r => r.mod.m === 'cant' && r.mod.what === what && !r.mod.unless)
}

export function canPayLife(g: Game, player: PlayerId, n: number): boolean {
  if (n <= 0) return true // [CR 119.4b]
  return g.state.players[player]!.life >= n && !playerForbidden(g, player, 'payLife') // [CR 119.4]
}

export function playerForbidden(g: Game, player: PlayerId, what: string): boolean {
  return playerRules(g, player).some(r => {
    if (r.mod.m !== 'cant' || r.mod.what !== what || r.mod.unless) return false
    if (!r.mod.by) return true
    return matches(g, r.mod.by, playerEntity(player), { source: r.source, controller: r.controller, vars: r.vars })
  })
}

/** Whether what is not mana in the cost can be paid now, other parts than {T} and {Q} [CR 118.3]. */
export function canPayParts(g: Game, player: PlayerId, source: ObjId, cost: CostParts, ctx: Scope): boolean {
  if (!canPayLife(g, player, cost.life)) return false
  const obj = look(g, source)
  if (cost.leaves && obj.zone === 'battlefield' && isForbidden(g, source, 'beSacrificed')) return false
  for (const c of cost.counters) {
    let there = 0
    if (c.kind !== undefined) there = obj.counters[c.kind] ?? 0
    else for (const kind in obj.counters) there += obj.counters[kind]!
    if (there < c.n) return false
  }
  for (const o of cost.others) {
    let all = choicesFor(g, player, o, ctx)
    if (cost.tap && o.how === 'tap') all = all.filter(id => id !== source) // already tapped for {T} [CR 118.10]
    if (all.length < o.n) return false
  }
  return true
}
