import type { Ability, CardDef, Modification } from '@upkeep/ir'
import { expect, test } from 'vitest'
import { answer, createGame, type Game } from '../index.ts'

const card = (
  name: string,
  types: CardDef['faces'][number]['types'],
  more: Partial<CardDef['faces'][number]> = {},
): CardDef => ({
  name,
  layout: 'normal',
  faces: [{ name, types, abilities: [], ...more }],
})
const creature = (name: string, abilities: Ability[] = []): CardDef =>
  card(name, ['Creature'], { power: 2, toughness: 2, abilities })
const land = card('land', ['Land'], { subtypes: ['Mountain'], supertypes: ['Basic'] })

const tax: Modification = { m: 'cant', what: 'attackYou', unless: [{ c: 'mana', mana: ['2'] }] }
const taxing = card('tax', ['Enchantment'], {
  abilities: [{ a: 'static', affected: { ref: 'all', filter: { f: 'type', is: 'Creature' } }, mods: [tax] }],
})

/** Passes priority until something else is asked. */
function on(g: Game): Game['state']['decision'] {
  for (let i = 0; i < 200 && g.state.decision?.kind === 'priority'; i++) {
    const { actions } = g.state.decision
    answer(g, { action: actions.findIndex(a => a.do === 'pass') })
  }
  return g.state.decision
}

function game(mine: CardDef[], theirs: CardDef[]): Game {
  return createGame({
    players: [
      { name: 'A', battlefield: mine.map(c => ({ card: c })), deck: [land, land, land] },
      { name: 'B', battlefield: theirs.map(c => ({ card: c })), deck: [land, land, land] },
    ],
    seed: 1,
    first: 0,
    openingHands: false,
    start: { turn: 1, step: 'main1' },
    options: { autoPay: [true, true] },
  })
}

const named = (g: Game, name: string): number[] =>
  g.state.battlefield.filter(id => g.state.defs[g.state.objects[id]!.def]!.name === name)

test('508.1d, 508.1h: two for each attacker, all paid together; who cannot be paid for is not offered', () => {
  const g = game([creature('x'), creature('y'), land, land, land], [taxing])
  const d = on(g)
  expect(d?.kind).toBe('attackers')
  const [x, y] = [named(g, 'x')[0]!, named(g, 'y')[0]!]
  const both = { attacks: [x, y].map(attacker => ({ attacker, defender: -2 })) }
  expect(answer(g, both)).toMatchObject({ ok: false, reason: expect.stringContaining('508.1j') })
  expect(answer(g, { attacks: [{ attacker: y, defender: -2 }] })).toEqual({ ok: true })
  expect(g.state.combat!.attackers).toMatchObject([{ id: y }])
  expect(named(g, 'land').filter(id => g.state.objects[id]!.tapped)).toHaveLength(2)
  expect(g.state.scopes).toEqual([])
  const poor = game([creature('x'), land], [taxing])
  expect(on(poor)?.kind).not.toBe('attackers')
})

test('508.1d: nobody has to pay so that a requirement is obeyed', () => {
  const g = game(
    [creature('x', [{ a: 'static', affected: { ref: 'self' }, mods: [{ m: 'must', what: 'attack' }] }]), land, land],
    [taxing],
  )
  expect(on(g)).toMatchObject({ kind: 'attackers', options: [{ must: false }] })
  expect(answer(g, { attacks: [] })).toEqual({ ok: true })
})

test('508.1f: a creature that attacks does not make mana for it', () => {
  const elf = creature('elf', [
    { a: 'activated', cost: [{ c: 'tap' }], effect: { do: 'addMana', mana: { mana: 'one', of: [['G', 'G']] } } },
  ])
  const alone = game([elf], [taxing])
  expect(on(alone)?.kind).not.toBe('attackers')
  const g = game([elf, elf], [taxing])
  expect(on(g)?.kind).toBe('attackers')
  const [a, b] = named(g, 'elf') as [number, number]
  expect(answer(g, { attacks: [a, b].map(attacker => ({ attacker, defender: -2 })) })).toMatchObject({ ok: false })
  expect(answer(g, { attacks: [{ attacker: a, defender: -2 }] })).toEqual({ ok: true })
  expect(g.state.objects[b]!.tapped).toBe(true)
})

test('509.1d: paying to block', () => {
  const blockTax: Modification = { m: 'cant', what: 'block', unless: [{ c: 'mana', mana: ['1'] }] }
  const toll = card('toll', ['Enchantment'], {
    abilities: [{ a: 'static', affected: { ref: 'all', filter: { f: 'type', is: 'Creature' } }, mods: [blockTax] }],
  })
  const g = game([creature('x'), toll], [creature('y'), land])
  on(g)
  const [x, y] = [named(g, 'x')[0]!, named(g, 'y')[0]!]
  answer(g, { attacks: [{ attacker: x, defender: -2 }] })
  expect(on(g)).toMatchObject({ kind: 'blockers', player: 1, options: [{ blocker: y, attackers: [x] }] })
  expect(answer(g, { blocks: [{ blocker: y, attacker: x }] })).toEqual({ ok: true })
  on(g)
  const kinds = g.state.facts.filter(f => f.turn === 1 && ['tapForMana', 'block', 'damage'].includes(f.kind))
  expect(kinds.map(f => f.kind)).toEqual(['tapForMana', 'block', 'damage', 'damage'])
})

test('a whole combat: damage, death, and on to the second main phase', () => {
  const g = game([creature('x'), creature('z')], [creature('y')])
  on(g)
  const [x, z, y] = ['x', 'z', 'y'].map(n => named(g, n)[0]!) as [number, number, number]
  answer(g, { attacks: [x, z].map(attacker => ({ attacker, defender: -2 })) })
  on(g)
  answer(g, { blocks: [{ blocker: y, attacker: x }] })
  for (let i = 0; i < 20 && g.state.turn.step !== 'main2'; i++) {
    const d = g.state.decision
    if (d?.kind !== 'priority') break
    answer(g, { action: d.actions.findIndex(a => a.do === 'pass') })
  }
  expect(g.state.players.map(p => p.life)).toEqual([20, 18])
  expect(g.state.battlefield).toEqual([z])
  expect(g.state.players.map(p => p.graveyard.length)).toEqual([1, 1])
})
