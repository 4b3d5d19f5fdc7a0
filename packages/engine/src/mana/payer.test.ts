import type { CardDef, ManaSymbol } from '@upkeep/ir'
import { expect, test } from 'vitest'
import { characteristics } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { createGame } from '../game/setup.ts'
import type { Placed } from '../game/setup-types.ts'
import type { Mana, ObjId } from '../game/types.ts'
import { activatableMana, isManaAbility, isTriggeredManaAbility } from './abilities.ts'
import * as c from './cards.test-data.ts'
import { canPayMana, type Plan, type Purpose, planIntents, planPayment, spendFromPool } from './payer.ts'
import { allManaResults, manaOrderMatters } from './replace.ts'
import { yieldsOf } from './yields.ts'

const FREE = c.card('Free', ['Artifact'], [], { manaCost: ['0'] })
interface Position {
  hand?: CardDef[]
  graveyard?: CardDef[]
  life?: number
  theirs?: CardDef[]
}
function game(mine: (CardDef | Placed)[], more: Position = {}): Game {
  const placed = (cards: (CardDef | Placed)[] = []): Placed[] => cards.map(x => ('faces' in x ? { card: x } : x))
  const deck = new Array<CardDef>(10).fill(FREE)
  return createGame({
    players: [
      {
        name: 'A',
        battlefield: placed(mine),
        hand: placed([FREE, ...(more.hand ?? [])]),
        graveyard: placed(more.graveyard),
        life: more.life ?? 20,
        deck,
      },
      { name: 'B', battlefield: placed(more.theirs), deck },
    ],
    seed: 1,
    first: 0,
    openingHands: false,
    start: { turn: 1, step: 'main1' },
  })
}
const pool = (g: Game, ...units: Mana[]): Game => {
  g.state.players[0]!.pool = units
  return g
}
const named = (g: Game, id: ObjId): string => characteristics(g, id).name
const made = (g: Game, plan: Plan | null): string[] | null =>
  plan === null
    ? null
    : plan.make.map(m => {
        if (m.action.do !== 'activate') throw new Error(m.action.do)
        return named(g, m.action.object) + (m.wanted === undefined ? '' : `:${m.wanted}`)
      })
const plan = (g: Game, cost: ManaSymbol[], purpose: Purpose = {}): string[] | null => {
  const p = planPayment(g, 0, cost, purpose)
  expect(canPayMana(g, 0, cost, purpose)).toBe(p !== null)
  return made(g, p)
}
const inHand = (g: Game, name: string): ObjId => g.state.players[0]!.hand.find(id => named(g, id) === name)!

test('605.1a: what is a mana ability', () => {
  const ability = (card: CardDef) => card.faces[0]!.abilities.find(a => a.a !== 'keyword')!
  expect(isManaAbility(ability(c.PET))).toBe(true)
  expect(isManaAbility(ability(c.TOMB))).toBe(true)
  const target = c.makes([c.TAP], c.one('G'), {
    do: 'move',
    what: { ref: 'target', name: 't1', filter: { f: 'kind', is: 'card' } },
    to: 'exile',
  })
  expect(isManaAbility(target)).toBe(false)
  expect(isManaAbility(c.makes([{ c: 'loyalty', n: 1 }], c.one('G')))).toBe(false)
  expect(isManaAbility({ a: 'activated', cost: [c.TAP], effect: { do: 'draw', n: 1 } })).toBe(false)
  const later = { do: 'delayed', on: { on: 'step', step: 'upkeep' }, effect: c.add(c.one('G')) } as const
  expect(isManaAbility({ a: 'activated', cost: [c.TAP], effect: later })).toBe(false)
  expect(isTriggeredManaAbility(ability(c.FLARE))).toBe(true)
  expect(
    isTriggeredManaAbility({ a: 'triggered', on: { on: 'gainLife', who: { ref: 'you' } }, effect: c.add(c.one('G')) }),
  ).toBe(false)
})

test('302.6, 107.5: sick creatures and tapped permanents make no mana, haste and lands do', () => {
  const names = (g: Game): string[] => activatableMana(g, 0).map(s => named(g, s.object))
  expect(names(game([{ card: c.ELF, sick: true }]))).toEqual([])
  expect(names(game([c.ELF]))).toEqual(['Elf'])
  expect(names(game([{ card: c.FOREST, sick: true }]))).toEqual(['Forest'])
  expect(names(game([{ card: c.FOREST, tapped: true }]))).toEqual([])
  const swift = c.card('Swift', ['Creature'], [{ a: 'keyword', keyword: 'haste' }, c.makes([c.TAP], c.one('R'))])
  expect(names(game([{ card: swift, sick: true }]))).toEqual(['Swift'])
  expect(names(game([{ card: c.PET, sick: true }]))).toEqual(['Pet'])
})

test('602.5: limits and prohibitions', () => {
  const names = (g: Game, paying = false): string[] => activatableMana(g, 0, { paying }).map(s => named(g, s.object))
  const diamond: CardDef = c.card(
    'Diamond',
    ['Artifact'],
    [{ a: 'activated', cost: [c.sacrificeSelf], effect: c.add(c.anyColor(3)), only: [{ only: 'instant' }] }],
  )
  expect(names(game([diamond]))).toEqual(['Diamond'])
  expect(names(game([diamond]), true)).toEqual([])
  const totem = c.card(
    'Totem',
    ['Artifact'],
    [
      {
        a: 'static',
        affected: { ref: 'all', filter: { f: 'type', is: 'Creature' } },
        mods: [{ m: 'cant', what: 'activate' }],
      },
    ],
  )
  expect(names(game([c.ELF, c.FOREST, totem]))).toEqual(['Forest'])
})

test('601.2g: cards in hand, filter lands that can be paid for', () => {
  const names = (g: Game): string[] => activatableMana(g, 0).map(s => `${named(g, s.object)} ${s.ability}`)
  expect(names(game([], { hand: [c.SPIRIT_GUIDE] }))).toEqual(['Guide 0'])
  expect(names(game([c.FILTER]))).toEqual(['Filter 0'])
  expect(names(game([c.FILTER, c.SWAMP]))).toEqual(['Filter 0', 'Filter 1', 'Swamp 0'])
  expect(plan(game([], { hand: [c.SPIRIT_GUIDE] }), ['G'])).toEqual(['Guide'])
})

test('the pool first, then lands of fewer types, then the rest', () => {
  expect(plan(pool(game([c.FOREST]), { type: 'G' }), ['G'])).toEqual([])
  expect(plan(game([c.CONFLUENCE, c.ELF, c.TRIOME, c.FOREST]), ['G'])).toEqual(['Forest'])
  expect(plan(game([c.CONFLUENCE, c.ELF, c.TRIOME]), ['G'])).toEqual(['Triome'])
  expect(plan(game([c.CONFLUENCE, c.ELF]), ['G'])).toEqual(['Elf'])
  expect(plan(game([c.PAIN, c.ISLAND]), ['1', 'U'])).toEqual(['Island', 'Sting Land'])
  expect(plan(game([c.TREASURE, c.SIGNET, c.FOREST]), ['U'])).toEqual(['Forest', 'Signet'])
  expect(plan(game([c.TREASURE]), ['U'])).toEqual(['Treasure:U'])
  expect(plan(game([c.RING, c.FOREST, c.FOREST]), ['2'])).toEqual(['Forest', 'Forest'])
})

test('118.3: what cannot be paid has no plan', () => {
  expect(plan(game([c.FOREST]), ['G', 'G'])).toBe(null)
  expect(plan(game([c.DUAL, c.DUAL]), ['W', 'U'])?.length).toBe(2)
  expect(plan(game([c.DUAL]), ['W', 'U'])).toBe(null)
  expect(plan(game([c.FOREST]), ['C'])).toBe(null)
  expect(plan(game([]), ['0'])).toEqual([])
  expect(plan(game([c.CONFLUENCE, c.CONFLUENCE], { life: 1 }), ['2'])).toBe(null)
})

test('107.4: hybrid, Phyrexian, snow and colourless symbols', () => {
  expect(plan(game([c.FOREST, c.PLAINS]), ['G/W', 'G/W'])?.length).toBe(2)
  expect(plan(game([c.PLAINS, c.PLAINS, c.PLAINS]), ['2/W', '2/B'])?.length).toBe(3)
  expect(plan(game([c.FOREST]), ['S'])).toBe(null)
  expect(plan(game([c.FOREST, c.SNOW_FOREST]), ['S', 'G'])).toEqual(['Forest', 'Snow Forest'])
  expect(plan(game([c.WASTE]), ['C'])).toEqual(['Waste'])
  const g = game([], { life: 3 })
  const p = planPayment(g, 0, ['W/P'], {})!
  expect([p.make, p.life]).toEqual([[], 2])
  expect(planIntents(0, p, { by: 'cost' })).toMatchObject([{ kind: 'loseLife', amount: 2, pay: true }])
  expect(plan(g, ['W/P', 'U/P'])).toBe(null)
})

test('106.12b: mana that replacement effects change is what is counted on', () => {
  expect(plan(game([c.FOREST, c.ALL_BLACK]), ['G'])).toBe(null)
  expect(plan(game([c.FOREST, c.ALL_BLACK]), ['B'])).toEqual(['Forest'])
  expect(plan(game([c.FOREST, c.TWICE, c.THRICE]), ['6'])).toEqual(['Forest'])
  expect(plan(game([c.FOREST, c.TWICE, c.TWICE]), ['5'])).toBe(null)
  expect(plan(game([c.TOMB, c.SPHERE]), ['2'])).toBe(null)
  expect(plan(game([c.PET, c.TWICE]), ['2'])).toBe(null)
  expect(plan(game([c.DUAL, c.TWICE]), ['U', 'U'])).toEqual(['Dual:U'])
})

test('106.12b: orders that come to the same are no choice', () => {
  const results = (g: Game, mana: ('G' | 'C')[]): string[] =>
    allManaResults(g, {
      kind: 'mana',
      player: 0,
      mana,
      source: g.state.battlefield[0]!,
      tapped: true,
      cause: { by: 'effect' },
    }).map(r => r.join(''))
  expect(results(game([c.TOMB, c.SPHERE, c.ALL_BLACK]), ['C', 'C'])).toEqual(['B'])
  expect(results(game([c.FOREST, c.TWICE, c.THRICE]), ['G'])).toEqual(['GGGGGG'])
  const g = game([c.FOREST, c.ALL_COLORLESS, c.ALL_RED])
  expect(results(g, ['G']).sort()).toEqual(['C', 'R'])
  expect(
    manaOrderMatters(g, {
      kind: 'mana',
      player: 0,
      mana: ['G'],
      source: g.state.battlefield[0]!,
      tapped: true,
      cause: { by: 'effect' },
    }),
  ).toBe(true)
})

test('605.4a: the mana of triggered mana abilities is counted on', () => {
  expect(plan(game([c.FOREST, c.FLARE]), ['G', 'G'])).toEqual(['Forest'])
  expect(plan(game([c.PET, c.FLARE]), ['B', 'B'])).toBe(null)
  expect(plan(game([c.ELF, c.FLARE]), ['G', 'G'])).toBe(null)
  const grown = game([
    { card: c.ISLAND, label: 'host' },
    { card: c.GROWTH, attachedTo: ['host'] },
  ])
  expect(plan(grown, ['U', 'G'])).toEqual(['Island'])
  expect(plan(game([c.DUAL, c.FLARE]), ['U', 'U'])).toEqual(['Dual:U'])
})

test('106.6: restricted mana is spent on what it may be spent on', () => {
  const only = { spells: { f: 'type', is: 'Creature' } } as const
  const g = pool(game([], { hand: [c.BEAR] }), { type: 'G', only }, { type: 'G' })
  const bear = inHand(g, 'Bear')
  expect(plan(g, ['1', 'G'], { spell: bear })).toEqual([])
  expect(plan(g, ['1', 'G'], { spell: inHand(g, 'Free') })).toBe(null)
  expect(plan(g, ['1', 'G'], { ability: { source: bear } })).toBe(null)
  expect(planPayment(g, 0, ['G'], { spell: bear })!.spend).toEqual([{ unit: 0, symbol: 'G' }])
})

test('609.4b: mana spent as though it were of any colour or type', () => {
  const as = (how: 'anyColor' | 'anyType') =>
    c.card('As', ['Enchantment'], [{ a: 'static', affected: { ref: 'you' }, mods: [{ m: 'spendAs', as: how }] }])
  expect(plan(game([c.WASTE, as('anyColor')]), ['U'])).toEqual(['Waste'])
  expect(plan(game([c.FOREST, as('anyColor')]), ['C'])).toBe(null)
  expect(plan(game([c.FOREST, as('anyType')]), ['C'])).toEqual(['Forest'])
})

test('702.51, 702.126, 702.66: convoke, improvise and delve', () => {
  const spell = (keyword: string) => c.card('Spell', ['Sorcery'], [{ a: 'keyword', keyword }], { manaCost: ['1', 'G'] })
  const g = game([{ card: c.ELF, sick: true }, c.BEAR], { hand: [spell('convoke')] })
  const purpose = { spell: inHand(g, 'Spell') }
  const p = planPayment(g, 0, ['1', 'G'], purpose)!
  expect([p.make, p.convoke.length]).toEqual([[], 2])
  expect(canPayMana(g, 0, ['1', 'G'], purpose)).toBe(true)
  expect(canPayMana(g, 0, ['1', 'W'], purpose)).toBe(false)
  // an Elf is tapped for mana or for convoke, not for both
  const one = game([c.ELF], { hand: [spell('convoke')] })
  expect(canPayMana(one, 0, ['1', 'G'], { spell: inHand(one, 'Spell') })).toBe(false)
  const art = game([c.SIGNET, c.FOREST], { hand: [spell('improvise')] })
  expect(planPayment(art, 0, ['1', 'G'], { spell: inHand(art, 'Spell') })!.improvise.length).toBe(1)
  const dig = game([c.FOREST], { hand: [spell('delve')], graveyard: [c.BEAR, c.BEAR] })
  expect(planPayment(dig, 0, ['2', 'G'], { spell: inHand(dig, 'Spell') })!.delve.length).toBe(2)
  expect(canPayMana(dig, 0, ['G', 'G'], { spell: inHand(dig, 'Spell') })).toBe(false)
})

test('118.10: creatures given up for mana are given up once; what they make first is made first', () => {
  expect(plan(game([c.ALTAR, c.BEAR, c.BEAR]), ['U', 'R'])?.sort()).toEqual(['Altar:R', 'Altar:U'])
  expect(plan(game([c.ALTAR, c.BEAR]), ['U', 'R'])).toBe(null)
  expect(plan(game([c.ALTAR, c.ELF]), ['U', 'G'])).toEqual(['Elf', 'Altar:U'])
})

test('mana abilities that cost mana: only where needed, and in an order that works', () => {
  expect(plan(game([c.FILTER, c.SWAMP]), ['W', 'W'])).toEqual(['Swamp', 'Filter:WW'])
  expect(plan(game([c.FILTER, c.FILTER]), ['W', 'W'])).toBe(null)
  expect(plan(game([c.CELEBRANT, c.SWAMP]), ['R'])).toEqual(['Swamp', 'Celebrant:R'])
  expect(plan(game([c.SIGNET, c.FILTER, c.WASTE]), ['B', 'B'])).toEqual(['Waste', 'Signet', 'Filter:BB'])
})

test('a spell cannot pay for itself, nor what another part of the cost uses', () => {
  const g = game([c.ELF])
  const elf = g.state.battlefield[0]!
  expect(plan(g, ['G'], { ability: { source: elf }, exclude: [elf] })).toBe(null)
  const h = game([], { hand: [c.SPIRIT_GUIDE] })
  expect(plan(h, ['G'], { spell: inHand(h, 'Guide') })).toBe(null)
})

test('118.3a: the units that a plan spends leave the pool', () => {
  const g = pool(game([]), { type: 'G' }, { type: 'W' }, { type: 'C' })
  const p = planPayment(g, 0, ['1', 'W'], {})!
  expect(
    spendFromPool(g, 0, p)
      .map(m => m.type)
      .sort(),
  ).toEqual(['C', 'W'])
  expect(g.state.players[0]!.pool.map(m => m.type)).toEqual(['G'])
})

test('what cannot be told by looking is tried out', () => {
  const growing = c.card(
    'Growing',
    ['Artifact'],
    [
      {
        a: 'activated',
        cost: [c.TAP],
        effect: {
          do: 'seq',
          steps: [
            { do: 'addCounters', what: { ref: 'self' }, kind: 'charge', n: 2 },
            c.add({ mana: 'times', of: ['G', 'U'], n: { n: 'counters', kind: 'charge', of: { ref: 'self' } } }),
          ],
        },
      },
    ],
  )
  const g = game([growing])
  const before = JSON.stringify(g.state)
  const found = yieldsOf(g, 0, activatableMana(g, 0)[0]!)
  expect(found.map(y => [y.units.length, y.wanted]).sort()).toEqual([
    [2, ['GG']],
    [2, ['UU']],
  ])
  expect(JSON.stringify(g.state)).toBe(before)
  expect(plan(g, ['U', 'U'])).toEqual(['Growing:UU'])
})
