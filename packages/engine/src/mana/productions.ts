import { type Amount, COLORS, type Effect, type ManaRestriction, type ManaType } from '@upkeep/ir'
import { characteristics } from '../continuous/characteristics.ts'
import { amount } from '../game/amounts.ts'
import { holds } from '../game/conditions.ts'
import { EngineError } from '../game/errors.ts'
import type { Game } from '../game/game.ts'
import { candidates } from '../game/match.ts'
import { entities, onePlayer } from '../game/refs.ts'
import { type Entity, isPlayer, type PlayerId, playerEntity, type Scope } from '../game/types.ts'
import { addsMana } from './classify.ts'
import { type OutputHow, outputOptions, writeMana } from './output.ts'

/** Mana that one step of an effect adds. */
export interface Added {
  player: PlayerId
  mana: ManaType[]
  only?: ManaRestriction
}

/** One way in which an effect could go, as far as mana is concerned. */
export interface Production {
  scope: Scope
  added: Added[]
  /** Answers to the choices on the way, in the order in which they are asked. */
  wanted: string[]
  /** Damage, life lost and the like for the controller. */
  harm: number
  /** Something has changed the game: what is added afterwards cannot be told by looking. */
  dirty: boolean
}

export interface ProduceHow extends OutputHow {
  /** Costs and what they would bind are ignored, both ways of every choice are taken [CR 106.7]. */
  loose?: boolean
}

/** Too many ways to list. */
const MAX_WAYS = 400

/**
 * The ways in which an effect could add mana if it resolved now, found by looking; null where that is not enough and it
 * must be tried out.
 */
export function productions(g: Game, effect: Effect, scope: Scope, how: ProduceHow = {}): Production[] | null {
  return step(g, effect, [{ scope, added: [], wanted: [], harm: 0, dirty: false }], how)
}

function step(g: Game, e: Effect, ways: Production[], how: ProduceHow): Production[] | null {
  switch (e.do) {
    case 'seq': {
      let now: Production[] | null = ways
      for (const part of e.steps) {
        now = step(g, part, now, how)
        if (now === null || now.length > MAX_WAYS) return null
      }
      return now
    }
    case 'addMana':
      return each(ways, w => add(g, e, w, how))
    case 'if':
      return each(ways, w => {
        if (w.dirty && !how.loose && addsMana(e)) return null
        const then = e.then
        const taken = holds(g, e.condition, w.scope) ? then : e.else
        return taken ? step(g, taken, [w], how) : [w]
      })
    case 'either':
      if (!addsMana(e)) return harmed(ways, 1)
      return each(ways, w => union(e.of.map(part => step(g, part, [w], how))))
    case 'modal':
      if (!how.loose) return null
      return each(ways, w => union(e.modes.map(mode => step(g, mode.effect, [w], how))))
    case 'may': {
      if (!addsMana(e)) return harmed(ways, 0)
      if (!how.loose) return null
      return each(ways, w => {
        const done = e.effect ? step(g, e.effect, [w], how) : [w]
        const yes = done && e.then ? step(g, e.then, done, how) : done
        return union([yes, e.else ? step(g, e.else, [w], how) : [w]])
      })
    }
    case 'choose':
      if (e.what !== 'color' && e.what !== 'colorOrColorless') return addsMana(e) ? null : ways
      return each(ways, w => chooseColor(g, e, w))
    case 'let':
      return each(ways, w => {
        const value =
          e.amount !== undefined ? count(g, e.amount, w.scope, how) : e.ref ? entities(g, e.ref, w.scope) : 0
        return [{ ...w, scope: bound(w.scope, e.as, value) }]
      })
    case 'forEach':
      if (!addsMana(e)) return harmed(ways, 0)
      return each(ways, w => {
        if (w.dirty && !how.loose) return null
        let now: Production[] | null = [w]
        for (const item of entities(g, e.over, w.scope)) {
          now = each(now, x => step(g, e.effect, [{ ...x, scope: bound(x.scope, e.as, [item]) }], how))
          if (now === null || now.length > MAX_WAYS) return null
        }
        return now
      })
    case 'repeat':
      if (!addsMana(e)) return harmed(ways, 0)
      return each(ways, w => {
        let now: Production[] | null = [w]
        const n = count(g, e.times, w.scope, how)
        for (let i = 0; i < n && now !== null; i++) {
          now = step(g, e.effect, now, how)
          if (now !== null && now.length > MAX_WAYS) return null
        }
        return now
      })
    case 'damage':
      return each(ways, w => {
        let hurt = 0
        for (const part of how.loose ? [] : [e, ...(e.also ?? [])])
          if (entities(g, part.to, w.scope).includes(playerEntity(w.scope.controller)))
            hurt += count(g, part.n, w.scope, how)
        return [{ ...w, harm: w.harm + hurt, dirty: true }]
      })
    case 'loseLife':
      return each(ways, w => {
        const who = how.loose ? undefined : onePlayer(g, e.who, w.scope)
        const hurt = who === w.scope.controller ? count(g, e.n, w.scope, how) : 0
        return [{ ...w, harm: w.harm + hurt, dirty: true }]
      })
    case 'nothing':
      return ways
    default:
      // everything else makes no mana itself, but may change what follows
      return harmed(ways, e.do === 'sacrifice' || e.do === 'discard' || e.do === 'move' ? 3 : 1)
  }
}

function harmed(ways: Production[], harm: number): Production[] {
  return ways.map(w => ({ ...w, harm: w.harm + harm, dirty: true }))
}

function each(ways: Production[], f: (w: Production) => Production[] | null): Production[] | null {
  const out: Production[] = []
  for (const w of ways) {
    const more = f(w)
    if (more === null) return null
    out.push(...more)
  }
  return out
}

function union(lists: (Production[] | null)[]): Production[] | null {
  const out: Production[] = []
  for (const list of lists) {
    if (list === null) return null
    out.push(...list)
  }
  return out
}

function add(g: Game, e: Extract<Effect, { do: 'addMana' }>, w: Production, how: ProduceHow): Production[] | null {
  if (w.dirty && !how.loose && e.mana.mana !== 'one') return null
  const player = how.loose ? w.scope.controller : onePlayer(g, e.who, w.scope)
  if (player === undefined) return [w]
  const options = outputOptions(g, e.mana, w.scope, {
    ...how,
    few: true,
    ...(how.loose ? { amount: n => count(g, n, w.scope, how) } : {}),
  })
  if (options.length === 0) return [w]
  return options.map(mana => {
    const added: Added = { player, mana }
    if (e.only) added.only = e.only
    return {
      ...w,
      added: [...w.added, added],
      wanted: options.length > 1 ? [...w.wanted, writeMana(mana)] : w.wanted,
    }
  })
}

function chooseColor(g: Game, e: Extract<Effect, { do: 'choose' }>, w: Production): Production[] {
  let colors: string[] = e.what === 'colorOrColorless' ? [...COLORS, 'C'] : [...COLORS]
  if (e.from) colors = e.from.map(String)
  if (e.filter) {
    // "a color of a permanent you control": none there, none chosen [CR 106.5]
    const there = new Set<string>()
    for (const o of candidates(g, e.filter, w.scope))
      if (!isPlayer(o)) for (const c of characteristics(g, o).colors) there.add(c)
    colors = colors.filter(c => there.has(c))
  }
  if (colors.length === 0) return [w]
  return colors.map(c => ({
    ...w,
    scope: bound(bound(w.scope, e.as, c), 'chosen:color', c),
    wanted: colors.length > 1 ? [...w.wanted, c] : w.wanted,
  }))
}

function bound(scope: Scope, name: string, value: Entity[] | number | string): Scope {
  return { ...scope, vars: { ...scope.vars, [name]: value } }
}

/** An amount; where costs are ignored, what only paying them would define counts as 1 [CR 106.7]. */
function count(g: Game, a: Amount, ctx: Scope, how: ProduceHow): number {
  if (!how.loose) return amount(g, a, ctx)
  try {
    return amount(g, a, ctx.x === undefined ? { ...ctx, x: 1 } : ctx)
  } catch (error) {
    if (error instanceof EngineError) return 1
    throw error
  }
}
