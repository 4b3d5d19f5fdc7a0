/** Every pool that a player could have by tapping what they control: an exhaustive search. */
import { type Action, type Answer, answer, characteristics, type Decision, fork, type Game } from '@upkeep/engine'
import { offeredTo, withPriority } from './engine.ts'
import type { Table } from './table.ts'
import type { Seat } from './types.ts'

const ORDER = 'WUBRGC'
const MOST_STATES = 50_000

/** Mana in the order WUBRGC. */
export const manaSorted = (mana: string): string =>
  [...mana].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join('')

/** The greatest pools (none that is a part of another), sorted. */
export function manaOptions(table: Table, seat: Seat): string[] {
  const pools = new Set<string>()
  const seen = new Set<string>()
  const visit = (game: Game): void => {
    const key = keyOf(table.on(game), seat)
    if (seen.has(key)) return
    seen.add(key)
    if (seen.size > MOST_STATES) throw new Error('manaOptions: there are too many ways to make mana')
    pools.add(poolOf(game, seat))
    for (const after of steps(table, game, seat)) visit(after)
  }
  visit(withPriority(table.game, seat))
  const all = [...pools].filter(pool => pool !== '')
  return all.filter(pool => !all.some(other => other !== pool && contains(other, pool))).sort()
}

const poolOf = (game: Game, seat: Seat): string =>
  manaSorted(game.state.players[seat]!.pool.map(({ type }) => type).join(''))

function contains(whole: string, part: string): boolean {
  const left = [...whole]
  return [...part].every(type => {
    const at = left.indexOf(type)
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
}

/** What matters for further mana: the pool, and the permanents by what they are, alike ones not told apart. */
function keyOf(table: Table, seat: Seat): string {
  const signs = table.permanents().map(id => signOf(table, id))
  return `${poolOf(table.game, seat)}|${table.game.state.players[seat]!.life}|${signs.sort().join()}`
}

function signOf(table: Table, id: number): string {
  const obj = table.obj(id)!
  const attached = table.permanents().filter(other => table.obj(other)!.attachedTo.includes(id))
  const told = attached.length > 0 || obj.attachedTo.length > 0 || obj.copy !== undefined ? `#${id}` : ''
  const { tapped, def, controller, counters, used } = obj
  return `${def}${told}:${controller}:${tapped}:${JSON.stringify(counters)}:${JSON.stringify(used)}:${JSON.stringify(obj.chosen)}`
}

function steps(table: Table, game: Game, seat: Seat): Game[] {
  const on = table.on(game)
  const tried = new Set<string>()
  const out: Game[] = []
  offeredTo(game, seat).forEach((action, index) => {
    if (action.do !== 'activate' || !action.mana || !isTapping(on, action)) return
    const sign = `${signOf(on, action.object)}/${action.ability}`
    if (tried.has(sign)) return
    tried.add(sign)
    const after = fork(game)
    if (answer(after, { action: index }).ok) out.push(...settled(on.on(after), seat, 0))
  })
  return out
}

function isTapping(table: Table, action: Extract<Action, { do: 'activate' }>): boolean {
  if (table.obj(action.object)?.zone !== 'battlefield') return false
  const instance = characteristics(table.game, action.object).abilities[action.ability]
  return instance?.ability.a === 'activated' && instance.ability.cost.some(cost => cost.c === 'tap')
}

/** The game after every way to answer what a mana ability asks. */
function settled(table: Table, seat: Seat, depth: number): Game[] {
  const d = table.game.state.decision
  if (!d || depth > 20) return []
  if (d.kind === 'priority') return [d.player === seat ? table.game : withPriority(table.game, seat)]
  return waysToAnswer(d).flatMap(way => {
    const after = fork(table.game)
    return answer(after, way).ok ? settled(table.on(after), seat, depth + 1) : []
  })
}

function waysToAnswer(d: Decision): Answer[] {
  switch (d.kind) {
    case 'option':
      return d.options.map((_, option) => ({ option }))
    case 'yesNo':
      return [{ yes: true }, { yes: false }]
    case 'number':
      return Array.from({ length: Math.min(d.max - d.min, 20) + 1 }, (_, i) => ({ number: d.min + i }))
    case 'objects':
      if (d.max === 1) return [...(d.min === 0 ? [{ objects: [] }] : []), ...d.options.map(e => ({ objects: [e] }))]
      return [{ objects: d.options.slice(0, d.min) }]
    case 'modes':
      return d.options.filter(({ legal }) => legal).map(({ index }) => ({ modes: [index] }))
    case 'order':
      return [{ order: d.items.map((_, i) => i) }]
    case 'pay':
      return [{ pay: 'auto' }]
    case 'divide':
      return [{ amounts: d.min.map((n, i) => (i === 0 ? n + d.amount - d.min.reduce((sum, m) => sum + m, 0) : n)) }]
    default:
      return []
  }
}
