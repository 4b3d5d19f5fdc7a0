import type { Ability, CardDef, Effect } from '@upkeep/ir'
import { describe, expect, test } from 'vitest'
import {
  type Answer,
  actionsFor,
  answer,
  createGame,
  type Decision,
  fork,
  type Game,
  load,
  save,
  stateHash,
} from '../index.ts'

type Face = CardDef['faces'][number]

const card = (name: string, types: Face['types'], more: Partial<Face> = {}): CardDef => ({
  name,
  layout: 'normal',
  faces: [{ name, types, abilities: [], ...more }],
})
const spell = (name: string, cost: string[], types: Face['types'], effect: Effect): CardDef =>
  card(name, types, { manaCost: cost, abilities: [{ a: 'spell', effect }] })
const creature = (name: string, cost: string[], size: number, abilities: Ability[] = []): CardDef =>
  card(name, ['Creature'], { manaCost: cost, power: size, toughness: size, subtypes: ['Bear'], abilities })
const basic = (name: string): CardDef => card(name, ['Land'], { subtypes: [name], supertypes: ['Basic'] })

const anyTarget: Extract<Effect, { do: 'damage' }>['to'] = {
  ref: 'target',
  name: 't1',
  filter: {
    f: 'or',
    of: [
      { f: 'kind', is: 'player' },
      { f: 'type', is: 'Creature' },
    ],
  },
}
const bears = { f: 'subtype', is: 'Bear' } as const

/** A little of everything that is kept: sources of mana, watches, layers, replacements, tokens, what asks for counts. */
const CARDS: CardDef[] = [
  basic('Forest'),
  basic('Mountain'),
  basic('Forest'),
  basic('Mountain'),
  creature('bear', ['1', 'G'], 2),
  creature('elf', ['G'], 1, [
    { a: 'activated', cost: [{ c: 'tap' }], effect: { do: 'addMana', mana: { mana: 'one', of: [['G']] } } },
  ]),
  creature('lord', ['1', 'G'], 2, [
    { a: 'static', affected: { ref: 'all', filter: bears }, mods: [{ m: 'addPT', power: 1, toughness: 1 }] },
  ]),
  creature('crowd', ['2'], 1, [
    { a: 'static', affected: { ref: 'self' }, mods: [{ m: 'addPT', power: { n: 'count', of: bears }, toughness: 0 }] },
  ]),
  creature('mourner', ['R'], 1, [
    {
      a: 'triggered',
      on: { on: 'move', from: 'battlefield', to: 'graveyard', what: 'self' },
      effect: {
        do: 'createToken',
        n: 2,
        token: { token: 'spec', types: ['Creature'], subtypes: ['Bear'], colors: ['G'], power: 1, toughness: 1 },
      } as unknown as Effect,
    },
  ]),
  creature('pinger', ['1', 'R'], 1, [
    {
      a: 'activated',
      cost: [{ c: 'mana', mana: ['R'] }, { c: 'tap' }],
      effect: { do: 'damage', n: 1, to: anyTarget, source: { ref: 'self' } },
    },
  ]),
  spell('bolt', ['R'], ['Instant'], { do: 'damage', n: 3, to: anyTarget, source: { ref: 'self' } }),
  spell('study', ['1'], ['Sorcery'], { do: 'draw', n: 2, who: { ref: 'you' } } as Effect),
]

function random(seed: number): (n: number) => number {
  let s = seed >>> 0
  return n => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0
    return Math.floor((s / 4294967296) * n)
  }
}

function pick(d: Decision, below: (n: number) => number): Answer {
  switch (d.kind) {
    case 'priority':
      return { action: below(d.actions.length) }
    case 'objects': {
      const pool = d.options.slice()
      const objects: number[] = []
      for (let n = d.min + below(d.max - d.min + 1); n > 0; n--) objects.push(pool.splice(below(pool.length), 1)[0]!)
      return { objects }
    }
    case 'yesNo':
      return { yes: d.purpose !== 'mulligan' && below(2) === 0 }
    case 'order':
      return { order: d.items.map((_, i) => i) }
    case 'attackers':
      return {
        attacks: d.options.filter(() => below(2) === 0).map(o => ({ attacker: o.attacker, defender: o.defenders[0]! })),
      }
    case 'blockers':
      return {
        blocks: d.options.filter(() => below(2) === 0).map(o => ({ blocker: o.blocker, attacker: o.attackers[0]! })),
      }
    case 'divide': {
      // all to the first, or lethal damage to each and the rest to the last
      const amounts = d.min.slice()
      let left = d.amount - amounts.reduce((a, b) => a + b, 0)
      for (let i = 0; i < amounts.length && left > 0; i++) {
        const more = i === amounts.length - 1 ? left : Math.min(left, Math.max(0, (d.lethal?.[i] ?? 0) - amounts[i]!))
        amounts[i]! += more
        left -= more
      }
      return { amounts }
    }
    case 'pay':
      return { pay: 'auto' }
    default:
      throw new Error(`nothing is known about ${d.kind}`)
  }
}

function game(seed: number): Game {
  const deck = Array.from({ length: 40 }, (_, i) => CARDS[i % CARDS.length]!)
  return createGame({
    seed,
    players: [
      { name: 'A', deck },
      { name: 'B', deck },
    ],
    options: { log: seed % 2 === 0, autoPay: [true, seed % 3 > 0], skipManaOnly: [seed % 4 > 0, true], turnLimit: 30 },
  })
}

/** Plays at random, so many decisions at most; `each` sees the game before every answer. */
function play(g: Game, seed: number, most: number, each?: (g: Game, a: Answer, n: number) => void): void {
  const below = random(seed)
  for (let n = 0; n < most && g.state.decision; n++) {
    const a = pick(g.state.decision, below)
    each?.(g, a, n)
    if (answer(g, a).ok) continue
    const { kind } = g.state.decision
    expect(answer(g, kind === 'blockers' ? { blocks: [] } : { attacks: [] }).ok).toBe(true)
  }
}

const SEEDS = [1, 2, 3]

describe('fork', () => {
  test.each(SEEDS)('what is done in a fork never changes the game that it was forked from (game %i)', seed => {
    play(game(seed), seed, 250, (g, _, n) => {
      if (n % 7 !== 0) return
      const before = stateHash(g)
      const other = fork(g)
      play(other, n, 25)
      play(fork(other), n, 10)
      expect(stateHash(g)).toBe(before)
    })
  })

  test.each(SEEDS)('nor does what is done in a game change its forks (game %i)', seed => {
    const forks: { game: Game; hash: string }[] = []
    play(game(seed), seed, 300, (g, _, n) => {
      if (n % 15 === 0) forks.push({ game: fork(g), hash: stateHash(g) })
    })
    for (const f of forks) expect(stateHash(f.game)).toBe(f.hash)
  })

  test.each(SEEDS)('one answer has one result, in a game, in its fork and in a fork of that (game %i)', seed => {
    play(game(seed), seed, 300, (g, a, n) => {
      if (n % 5 !== 0) return
      const one = fork(g)
      const two = fork(one)
      play(fork(g), n, 5)
      answer(one, a)
      answer(two, a)
      expect(stateHash(two)).toBe(stateHash(one))
    })
  })
})

describe('what is kept between decisions', () => {
  test.each(SEEDS)('says the same as what is derived from the state anew (game %i)', seed => {
    play(game(seed), seed, 250, (g, a, n) => {
      const fresh = load(save(g))
      expect(stateHash(fresh)).toBe(stateHash(g))
      if (g.state.decision?.kind === 'priority')
        expect(g.state.decision.actions).toEqual(actionsFor(fresh, g.state.decision.player))
      if (n % 3 !== 0) return
      const other = fork(g)
      answer(other, a)
      answer(fresh, a)
      expect(stateHash(fresh)).toBe(stateHash(other))
    })
  })
})
