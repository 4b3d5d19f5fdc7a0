import { readPackFolder } from '@upkeep/cards'
import { answer, createGame, type Decision, type Game, type Placed, view } from '@upkeep/engine'
import { describe, expect, test } from 'vitest'
import { botAnswer } from '../bot.ts'
import { heuristicBot } from './index.ts'

const pack = readPackFolder()
const bot = heuristicBot(1)

interface Side {
  hand?: string[]
  battlefield?: (string | Placed)[]
  life?: number
}

/** A position in the first main phase of the first player. */
function position(me: Side, foe: Side, step: 'main1' | 'upkeep' = 'main1'): Game {
  const place = (names: (string | Placed)[] = []): Placed[] =>
    names.map(n => (typeof n === 'string' ? { card: pack.get(n)! } : n))
  const side = (name: string, s: Side) => ({
    name,
    hand: place(s.hand),
    battlefield: place(s.battlefield),
    deck: Array.from({ length: 20 }, () => pack.get('Plains')!),
    ...(s.life === undefined ? {} : { life: s.life }),
  })
  return createGame({
    players: [side('me', me), side('foe', foe)],
    seed: 1,
    first: 0,
    openingHands: false,
    start: { turn: 5, step },
    options: { autoPay: [true, true], skipManaOnly: [true, true], log: false },
  })
}

/** Lets the bot play for both until a decision of a kind, or to the end of the turn. */
function until(game: Game, kind: Decision['kind'], player = 0): Decision | undefined {
  for (let n = 0; n < 100; n++) {
    const d = game.state.decision
    if (!d || (d.kind === kind && d.player === player)) return d ?? undefined
    answer(game, botAnswer(game, bot))
  }
  return undefined
}

const nameOf = (game: Game, id: number): string =>
  id < 0 ? `player ${-1 - id}` : view(game, 0).battlefield.find(o => o.id === id)!.name
const lands = (name: string, n: number): string[] => Array.from({ length: n }, () => name)

describe('the heuristic bot', () => {
  test('destroys the best creature of the other side, not its own', () => {
    const game = position(
      { hand: ['Doom Blade'], battlefield: [...lands('Swamp', 2), 'Shivan Dragon'] },
      { battlefield: ['Grizzly Bears', 'Serra Angel'] },
    )
    expect(until(game, 'objects')).toMatchObject({ purpose: 'target' })
    const { objects } = botAnswer(game, bot) as { objects: number[] }
    expect(objects.map(id => nameOf(game, id))).toEqual(['Serra Angel'])
  })

  test('gives what helps to its own', () => {
    const game = position(
      { hand: ['Rancor'], battlefield: [...lands('Forest', 1), 'Grizzly Bears'] },
      { battlefield: ['Serra Angel'] },
    )
    until(game, 'objects')
    const { objects } = botAnswer(game, bot) as { objects: number[] }
    expect(objects.map(id => nameOf(game, id))).toEqual(['Grizzly Bears'])
  })

  test('keeps its removal where only its own creatures could be hit', () => {
    const game = position({ hand: ['Doom Blade'], battlefield: [...lands('Swamp', 2), 'Grizzly Bears'] }, {})
    until(game, 'attackers')
    expect(game.state.players[0]!.hand).toHaveLength(1)
  })

  test('burns the other player when that wins', () => {
    const game = position(
      { hand: ['Lightning Bolt'], battlefield: lands('Mountain', 1) },
      { life: 3, battlefield: ['Grizzly Bears'] },
    )
    until(game, 'attackers')
    expect(game.state.result?.winners).toEqual([0])
  })

  test('attacks with everything when it is enough', () => {
    const game = position(
      { battlefield: ['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears'] },
      { life: 4, battlefield: ['Craw Wurm'] },
    )
    until(game, 'attackers')
    const { attacks } = botAnswer(game, bot) as { attacks: unknown[] }
    expect(attacks).toHaveLength(3)
  })

  test('does not attack into what only kills it', () => {
    const game = position({ battlefield: ['Grizzly Bears'] }, { battlefield: ['Craw Wurm'] })
    until(game, 'attackers')
    expect(botAnswer(game, bot)).toEqual({ attacks: [] })
  })

  test.each([
    [20, 0],
    [6, 1],
  ])('with %i life blocks a greater one with %i', (life, blocks) => {
    const game = position(
      { battlefield: ['Craw Wurm'] },
      { life, battlefield: [{ card: pack.get('Grizzly Bears')!, tapped: false }] },
    )
    until(game, 'attackers')
    const [option] = (game.state.decision as Extract<Decision, { kind: 'attackers' }>).options
    answer(game, { attacks: [{ attacker: option!.attacker, defender: -2 }] })
    until(game, 'blockers', 1)
    expect((botAnswer(game, bot) as { blocks: unknown[] }).blocks).toHaveLength(blocks)
  })

  test('pays echo for a creature that is worth it', () => {
    const game = position(
      { battlefield: [...lands('Mountain', 4), { card: pack.get('Lightning Dragon')!, sick: true }] },
      {},
      'upkeep',
    )
    const asked = until(game, 'yesNo')
    expect(asked).toMatchObject({ purpose: 'pay' })
    expect(botAnswer(game, bot)).toEqual({ yes: true })
  })

  test.each([
    [['Plains', 'Plains', 'Plains', 'Serra Angel', 'Pacifism', 'Soul Warden', 'Pacifism'], false],
    [['Plains', 'Serra Angel', 'Pacifism', 'Soul Warden', 'Pacifism', 'Pacifism', 'Pacifism'], true],
    [lands('Plains', 7), true],
  ])('with %j takes a mulligan: %s', (hand, yes) => {
    const deck = hand.map(name => pack.get(name)!)
    const other = lands('Plains', 10).map(name => pack.get(name)!)
    const game = createGame({
      players: [
        { name: 'me', deck },
        { name: 'foe', deck: other },
      ],
      seed: 1,
      first: 0,
    })
    expect(botAnswer(game, bot)).toEqual({ yes })
  })
})
