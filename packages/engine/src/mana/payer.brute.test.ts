import type { CardDef, ManaSymbol, ManaType } from '@upkeep/ir'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pushPay } from '../casting/costs.ts'
import { clearDecision, pushScope } from '../door/write.ts'
import type { Game } from '../game/game.ts'
import { run } from '../game/loop.ts'
import { createGame } from '../game/setup.ts'
import { card, makes, mana, life as payLife, sacrificeSelf, TAP } from './cards.test-data.ts'
import { canPayMana, planPayment } from './payer.ts'

const RUNS = 400

/** A mana ability in the simplest terms, and a slow, plain search over everything that could be done with such. */
interface Ability {
  cost: ManaSymbol[]
  life: number
  tap: boolean
  sac: boolean
  outputs: string[]
}
interface State {
  pool: Record<string, number>
  life: number
  tapped: boolean[]
  gone: boolean[]
}

const keyOf = (s: State): string =>
  JSON.stringify([
    Object.entries(s.pool)
      .filter(e => e[1] > 0)
      .sort(),
    s.life,
    s.tapped,
    s.gone,
  ])
const ways = (symbol: ManaSymbol): { types: string[]; generic: number; life: number } => {
  const out = { types: [] as string[], generic: 0, life: 0 }
  for (const part of symbol.split('/')) {
    if (/^\d+$/.test(part)) out.generic = Number(part)
    else if (part === 'P') out.life = 2
    else out.types.push(part)
  }
  return out
}

/** All states in which a cost has been paid from the pool. */
function pay(s: State, cost: readonly ManaSymbol[]): State[] {
  let now = new Map([[keyOf(s), s]])
  const take = (from: Map<string, State>, types: string[], n: number): Map<string, State> => {
    let at = from
    for (let i = 0; i < n; i++) {
      const next = new Map<string, State>()
      for (const x of at.values())
        for (const t of types)
          if ((x.pool[t] ?? 0) > 0) {
            const y = { ...x, pool: { ...x.pool, [t]: x.pool[t]! - 1 } }
            next.set(keyOf(y), y)
          }
      at = next
    }
    return at
  }
  for (const symbol of cost) {
    const w = ways(symbol)
    const next = new Map<string, State>()
    for (const [k, x] of take(now, w.types, 1)) next.set(k, x)
    if (w.generic > 0) for (const [k, x] of take(now, ['W', 'U', 'B', 'R', 'G', 'C'], w.generic)) next.set(k, x)
    if (w.life > 0)
      for (const x of now.values())
        if (x.life >= w.life) {
          const y = { ...x, life: x.life - w.life }
          next.set(keyOf(y), y)
        }
    now = next
  }
  return [...now.values()]
}

function brute(permanents: Ability[][], start: State, cost: ManaSymbol[]): boolean {
  const seen = new Set<string>()
  const go = (s: State): boolean => {
    const key = keyOf(s)
    if (seen.has(key)) return false
    seen.add(key)
    if (pay(s, cost).length > 0) return true
    for (let i = 0; i < permanents.length; i++)
      for (const a of permanents[i]!) {
        if (s.gone[i] || (a.tap && s.tapped[i]) || s.life < a.life) continue
        // an ability that costs nothing has no end; one of each kind of mana is as good
        for (const paid of pay({ ...s, life: s.life - a.life }, a.cost))
          for (const out of a.outputs) {
            const pool = { ...paid.pool }
            for (const t of out) pool[t] = (pool[t] ?? 0) + 1
            const next: State = { pool, life: paid.life, tapped: s.tapped.slice(), gone: s.gone.slice() }
            if (a.tap) next.tapped[i] = true
            if (a.sac) next.gone[i] = true
            if (go(next)) return true
          }
      }
    return false
  }
  return go(start)
}

const FREE = card('Free', ['Artifact'], [], { manaCost: ['0'] })
const toCard = (abilities: Ability[], i: number): CardDef =>
  card(
    `P${i}`,
    ['Artifact'],
    abilities.map(a =>
      makes(
        [
          ...(a.cost.length > 0 ? [mana(...a.cost)] : []),
          ...(a.tap ? [TAP] : []),
          ...(a.life > 0 ? [payLife(a.life)] : []),
          ...(a.sac ? [sacrificeSelf] : []),
        ],
        { mana: 'one', of: a.outputs.map(o => [...o] as ManaType[]) },
      ),
    ),
  )

function gameOf(permanents: Ability[][], pool: string, life: number): Game {
  const g = createGame({
    players: [
      {
        name: 'A',
        battlefield: permanents.map((p, i) => ({ card: toCard(p, i) })),
        life,
        hand: [{ card: FREE }],
        deck: new Array<CardDef>(20).fill(FREE),
      },
      { name: 'B' },
    ],
    seed: 1,
    options: { autoPay: [true, true] },
    first: 0,
    start: { turn: 1, step: 'main1' },
  })
  g.state.players[0]!.pool = ([...pool] as ManaType[]).map(type => ({ type }))
  return g
}

const type = fc.constantFrom('W', 'U', 'B', 'C')
const output = fc.oneof(
  { weight: 4, arbitrary: type },
  { weight: 1, arbitrary: fc.tuple(type, type).map(t => t.join('')) },
)
const outputs = fc.uniqueArray(output, { minLength: 1, maxLength: 3, selector: o => [...o].sort().join('') })
const ability: fc.Arbitrary<Ability> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      cost: fc.constant([] as string[]),
      life: fc.constant(0),
      tap: fc.constant(true),
      sac: fc.constant(false),
      outputs,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      cost: fc.constantFrom<string[]>(['1'], ['W/B'], ['U']),
      life: fc.constant(0),
      tap: fc.constant(true),
      sac: fc.constant(false),
      outputs,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      cost: fc.constant([] as string[]),
      life: fc.constant(1),
      tap: fc.constant(true),
      sac: fc.boolean(),
      outputs,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      cost: fc.constant([] as string[]),
      life: fc.constant(0),
      tap: fc.constant(false),
      sac: fc.constant(true),
      outputs,
    }),
  },
  // may be used again and again, at a price
  {
    weight: 1,
    arbitrary: fc.record({
      cost: fc.constantFrom<string[]>(['B'], ['1']),
      life: fc.constant(1),
      tap: fc.constant(false),
      sac: fc.constant(false),
      outputs: fc.uniqueArray(type, { minLength: 1, maxLength: 2 }),
    }),
  },
)
const permanent = fc.array(ability, { minLength: 1, maxLength: 2 })
const symbol = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('W', 'U', 'B', 'C') },
  { weight: 2, arbitrary: fc.constantFrom('1', '2', '3') },
  { weight: 2, arbitrary: fc.constantFrom('W/U', '2/W', '2/B', 'U/P', 'W/B/P', 'C/W') },
)

test('601.2g: a payment is found exactly where a plain search finds one', () => {
  fc.assert(
    fc.property(
      fc.array(permanent, { maxLength: 4 }),
      fc.array(type, { maxLength: 3 }),
      fc.array(symbol, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(1, 2, 3, 20),
      (permanents, pool, cost, life) => {
        const g = gameOf(permanents, pool.join(''), life)
        const count: Record<string, number> = {}
        for (const t of pool) count[t] = (count[t] ?? 0) + 1
        const start: State = { pool: count, life: Math.min(life, 4), tapped: [], gone: [] }
        const expected = brute(
          permanents,
          { ...start, tapped: permanents.map(() => false), gone: permanents.map(() => false) },
          cost,
        )
        if (life > 4 && !expected) return // the plain search is bounded by so much life
        expect(canPayMana(g, 0, cost, {})).toBe(expected)
        const plan = planPayment(g, 0, cost, {})
        expect(plan !== null).toBe(expected)
      },
    ),
    { numRuns: RUNS },
  )
})

/** Pays through the kernel, as an effect would ask for it. */
function really(g: Game, cost: ManaSymbol[]): boolean {
  clearDecision(g)
  const sc = pushScope(g, { source: 1, controller: 0, vars: {} })
  pushPay(g, 0, [{ c: 'mana', mana: cost }], { by: 'cost', source: 1, player: 0 }, sc, 'paid', {})
  run(g)
  return g.state.scopes[sc]!.vars['paid'] === true
}

test('601.2h: what is planned is paid, to the last symbol', () => {
  fc.assert(
    fc.property(
      fc.array(permanent, { minLength: 1, maxLength: 4 }),
      fc.array(type, { maxLength: 2 }),
      fc.array(symbol, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(2, 20),
      (permanents, pool, cost, life) => {
        const g = gameOf(permanents, pool.join(''), life)
        const expected = planPayment(g, 0, cost, {}) !== null
        expect(really(g, cost)).toBe(expected)
      },
    ),
    { numRuns: RUNS },
  )
})
