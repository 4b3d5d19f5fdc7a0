import { readPackFolder } from '@upkeep/cards'
import { createGame } from '@upkeep/engine'
import type { CardDef } from '@upkeep/ir'
import { describe, expect, test } from 'vitest'
import { bench } from './bench.ts'
import { checkInvariants } from './invariants.ts'
import { shippedSimDecks } from './shipped.ts'
import { smokeCheck } from './smoke.ts'

const pack = readPackFolder()

/** A card whose effect nobody ever gave a meaning. */
const broken: CardDef = {
  name: 'Broken Bear',
  layout: 'normal',
  faces: [
    {
      name: 'Broken Bear',
      manaCost: ['G'],
      types: ['Creature'],
      subtypes: ['Bear'],
      power: 1,
      toughness: 1,
      abilities: [
        {
          a: 'triggered',
          on: { on: 'move', what: 'self', to: 'battlefield' },
          effect: { do: 'gainLife', n: { n: 'bound', name: 'nothing' } },
        },
      ],
    },
  ],
}
const withBroken = { get: (name: string) => (name === broken.name ? broken : pack.get(name)) }

describe('smoke games', () => {
  test('find nothing wrong with sound cards, and use each of them', async () => {
    const names = [
      'Grizzly Bears',
      'Lightning Bolt',
      'Pacifism',
      'Soul Echo',
      'Soulmates',
      'Mirari’s Wake'.replace('’', "'"),
    ]
    const report = await smokeCheck(pack, { names, seed: 2, cores: 1 })
    expect(report.failed).toEqual([])
    expect(report.unused).toEqual([])
    expect(report).toMatchObject({ cards: 6, ok: 6 })
  }, 60_000)

  test('name the card that breaks, and go on with the others', async () => {
    const names = ['Grizzly Bears', broken.name, 'Lightning Bolt']
    const report = await smokeCheck(withBroken, { names, seed: 2, cores: 1 })
    expect(report.failed.map(f => f.name)).toEqual([broken.name])
    expect(report.ok).toBe(2)
  }, 60_000)
})

test('an object in no zone, and one with too few counters, are noticed', () => {
  const bear = pack.get('Grizzly Bears')!
  const make = () =>
    createGame({ players: [{ name: 'a', battlefield: [{ card: bear }] }, { name: 'b' }], seed: 1, openingHands: false })
  const lost = make()
  expect(() => checkInvariants(lost)).not.toThrow()
  lost.state.battlefield = []
  expect(() => checkInvariants(lost)).toThrow('is in 0 zones')
  const short = make()
  short.state.objects[short.state.battlefield[0]!]!.counters['charge'] = -1
  expect(() => checkInvariants(short)).toThrow('-1 charge counters')
})

test('the bench measures', () => {
  const figures = bench({ decks: shippedSimDecks(), cards: pack, seconds: 0.3 })
  expect(figures.decisionsPerSecond).toBeGreaterThan(0)
  expect(figures.forkMicroseconds).toBeGreaterThan(0)
  expect(figures.viewMicroseconds).toBeGreaterThan(0)
}, 30_000)
