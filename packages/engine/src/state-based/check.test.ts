import { describe, expect, test } from 'vitest'
import { isClean, stateBasedActions } from './check.ts'
import { checkState, give, position, put, said } from './testing.ts'

const enchant = { a: 'keyword', keyword: 'enchant', filter: { f: 'type', is: 'Creature' } } as const
const where = (g: ReturnType<typeof position>, id: number): string =>
  g.state.objects[id]?.zone ?? g.state.objects[g.state.gone[id]!.moved]?.zone ?? 'gone'

describe('players', () => {
  test('704.5a, 104.2a: no life', () => {
    const g = position()
    g.state.players[1]!.life = 0
    checkState(g)
    expect(g.state.result).toEqual({ winners: [0], draw: false, reason: 'life' })
  })

  test('104.4a: all at once: a draw', () => {
    const g = position()
    for (const p of g.state.players) p.life = -1
    checkState(g)
    expect(g.state.result).toEqual({ winners: [], draw: true, reason: 'life' })
  })

  test('704.5b: the flag lasts until the check, and an effect may spare the player', () => {
    const g = position()
    put(g, 1, {
      types: ['Artifact'],
      abilities: [{ a: 'static', affected: { ref: 'you' }, mods: [{ m: 'cant', what: 'loseGame' }] }],
    })
    g.state.players[1]!.drewFromEmpty = true
    checkState(g)
    expect(g.state.result).toBeNull()
    expect(g.state.players[1]!.drewFromEmpty).toBe(false)
    g.state.players[0]!.drewFromEmpty = true
    checkState(g)
    expect(g.state.result).toMatchObject({ winners: [1], reason: 'library' })
  })

  test('704.5a, 704.5c: not for life, but for poison', () => {
    const g = position()
    put(g, 1, {
      types: ['Artifact'],
      abilities: [{ a: 'static', affected: { ref: 'you' }, mods: [{ m: 'cant', what: 'loseGameForLife' }] }],
    })
    g.state.players[1]!.life = -3
    checkState(g)
    expect(g.state.result).toBeNull()
    g.state.players[1]!.counters['poison'] = 10
    g.derived.valid = false
    checkState(g)
    expect(g.state.result).toMatchObject({ reason: 'poison' })
  })

  test('704.6c: 21 from one commander', () => {
    const g = position(['A', 'B'], 'commander')
    g.state.players[0]!.commanderDamage = { 3: 20, 4: 20 }
    checkState(g)
    expect(g.state.result).toBeNull()
    g.state.players[0]!.commanderDamage = { 3: 21 }
    g.derived.valid = false
    checkState(g)
    expect(g.state.result).toMatchObject({ winners: [1], reason: 'commander' })
  })
})

describe('creatures', () => {
  test('704.5f-h: toughness 0, lethal damage, deathtouch, all in one event; indestructible ones stay', () => {
    const g = position()
    const none = put(g, 0, { pt: [1, 0], keywords: ['indestructible'] })
    const dead = put(g, 0, { obj: { damage: 2 } })
    const touched = put(g, 1, { pt: [5, 5], obj: { damage: 1, deathtouched: true } })
    const stays = put(g, 1, { keywords: ['indestructible'], obj: { damage: 9, deathtouched: true } })
    const alive = put(g, 1, { obj: { damage: 1 } })
    checkState(g)
    expect(said(g, 'move')).toEqual([
      `move ${none} graveyard [704.5f]`,
      `move ${dead} graveyard [704.5g]`,
      `move ${touched} graveyard [704.5h]`,
    ])
    expect(new Set(g.state.facts.map(f => f.event)).size).toBe(1)
    expect(g.state.battlefield).toEqual([stays, alive])
    expect(g.state.objects[stays]!.deathtouched).toBe(false)
    expect(g.state.facts.filter(f => f.cause.as === 'destroy')).toHaveLength(2)
  })

  test('704.3: repeated until nothing is left: without its lord a creature has toughness 0', () => {
    const g = position()
    const lord = put(g, 0, {
      obj: { damage: 3 },
      abilities: [
        {
          a: 'static',
          affected: { ref: 'all', filter: { f: 'type', is: 'Creature' } },
          mods: [{ m: 'addPT', power: 1, toughness: 1 }],
        },
      ],
    })
    const weak = put(g, 0, { pt: [0, 0] })
    checkState(g)
    expect(said(g, 'move')).toEqual([`move ${lord} graveyard [704.5g]`, `move ${weak} graveyard [704.5f]`])
    expect(g.state.facts[0]!.event).not.toBe(g.state.facts[1]!.event)
  })

  test('704.8: what dies together is remembered as it was before any of it died', () => {
    const g = position()
    const other = put(g, 0, { obj: { damage: 3 } })
    put(g, 0, {
      obj: { damage: 3 },
      abilities: [
        {
          a: 'static',
          affected: { ref: 'all', filter: { f: 'type', is: 'Creature' } },
          mods: [{ m: 'addPT', power: 1, toughness: 1 }],
        },
      ],
    })
    const last = put(g, 0, { obj: { damage: 3 } })
    checkState(g)
    expect(g.state.battlefield).toEqual([])
    expect([other, last].map(id => g.state.gone[id]!.chars!.power)).toEqual([3, 3])
  })

  test('704.5q, 704.8: counters cancel, and what dies at the same time died with them', () => {
    const g = position()
    const a = put(g, 0, { pt: [5, 5], obj: { counters: { '+1/+1': 3, '-1/-1': 1 } } })
    const wolf = put(g, 0, { pt: [1, 1], obj: { counters: { '+1/+1': 1, '-1/-1': 3 } } })
    checkState(g)
    expect(g.state.objects[a]!.counters).toEqual({ '+1/+1': 2 })
    expect(g.state.gone[wolf]!.obj.counters).toEqual({ '+1/+1': 1, '-1/-1': 3 })
  })
})

describe('permanents', () => {
  test('704.5i, 704.5v: no loyalty, no defense', () => {
    const g = position()
    const walker = put(g, 0, { types: ['Planeswalker'] })
    const battle = put(g, 0, { types: ['Battle'], obj: { chosen: { protector: 0 } } })
    checkState(g)
    expect([where(g, walker), where(g, battle)]).toEqual(['graveyard', 'graveyard'])
  })

  test('704.5j: the controller chooses which legend stays; the other player’s is another matter', () => {
    const g = position()
    const [a, b] = [0, 1].map(() => put(g, 0, { name: 'twin', supertypes: ['Legendary'] })) as [number, number]
    const theirs = put(g, 1, { name: 'twin', supertypes: ['Legendary'] })
    expect(checkState(g)).toMatchObject({ kind: 'objects', player: 0, options: [a, b], min: 1, max: 1 })
    expect(give(g, { objects: [b] })).toBeNull()
    expect(g.state.battlefield).toEqual([b, theirs])
    expect(said(g, 'move')).toEqual([`move ${a} graveyard [704.5j]`])
  })

  test('704.5k: the newest world stays', () => {
    const g = position()
    put(g, 0, { types: ['Enchantment'], supertypes: ['World'] })
    const b = put(g, 1, { types: ['Enchantment'], supertypes: ['World'] })
    checkState(g)
    expect(g.state.battlefield).toEqual([b])
  })

  test('704.5s: a Saga goes after its final chapter, once that is off the stack', () => {
    const g = position()
    const chapter = (word: string) =>
      ({
        a: 'triggered',
        on: { on: 'counters', what: 'self', kind: 'lore', change: 'put' },
        effect: { do: 'nothing' },
        word,
      }) as const
    const saga = put(g, 0, {
      types: ['Enchantment'],
      subtypes: ['Saga'],
      abilities: [chapter('I, II'), chapter('III')],
      obj: { counters: { lore: 3 } },
    })
    const ability = chapter('III')
    g.state.pending = [{ id: 1, source: saga, controller: 0, ability, key: '1', event: { kind: 'counters' }, vars: {} }]
    checkState(g)
    expect(where(g, saga)).toBe('battlefield')
    g.state.pending = []
    checkState(g)
    expect(where(g, saga)).toBe('graveyard')
    expect(g.state.facts.at(-1)!.cause.as).toBe('sacrifice')
  })

  test('704.5d, 603.6c: a token that left ceases to exist', () => {
    const g = position()
    const token = put(g, 0, { pt: [1, 0], obj: { kind: 'token' } })
    checkState(g)
    expect(where(g, token)).toBe('gone')
    expect(g.state.players[0]!.graveyard).toEqual([])
    expect(said(g, 'move')).toEqual([`move ${token} graveyard [704.5f]`])
  })

  test('704.5w: a battle’s controller chooses a protector', () => {
    const g = position(['A', 'B', 'C'])
    const battle = put(g, 0, { types: ['Battle'], subtypes: ['Siege'], obj: { counters: { defense: 3 } } })
    expect(checkState(g)).toMatchObject({ player: 0, purpose: 'protector', options: [-2, -3] })
    give(g, { objects: [-3] })
    expect(g.state.objects[battle]!.chosen).toEqual({ protector: 2 })
    expect(g.state.agenda).toEqual([])
  })
})

describe('attachments', () => {
  test('704.5m, 704.5n: what an Aura and an Equipment were on is gone', () => {
    const g = position()
    const host = put(g, 0, { pt: [1, 0] })
    const aura = put(g, 1, {
      types: ['Enchantment'],
      subtypes: ['Aura'],
      abilities: [enchant],
      obj: { attachedTo: [host] },
    })
    const sword = put(g, 1, { types: ['Artifact'], subtypes: ['Equipment'], obj: { attachedTo: [host] } })
    checkState(g)
    expect(where(g, aura)).toBe('graveyard')
    expect(g.state.objects[sword]!.attachedTo).toEqual([])
    expect(said(g, 'attach')).toEqual([`attach ${sword}>${host} [701.3]`])
  })

  test('702.16c, 702.16d: protection', () => {
    const g = position()
    const host = put(g, 0, { keywords: [{ a: 'keyword', keyword: 'protection', filter: { f: 'color', is: 'R' } }] })
    const at = { attachedTo: [host] }
    const red = put(g, 0, { colors: ['R'], types: ['Enchantment'], subtypes: ['Aura'], abilities: [enchant], obj: at })
    const blue = put(g, 0, { colors: ['U'], types: ['Enchantment'], subtypes: ['Aura'], abilities: [enchant], obj: at })
    const sword = put(g, 0, { colors: ['R'], types: ['Artifact'], subtypes: ['Equipment'], obj: at })
    checkState(g)
    expect([red, blue, sword].map(id => where(g, id))).toEqual(['graveyard', 'battlefield', 'battlefield'])
    expect(g.state.objects[sword]!.attachedTo).toEqual([])
  })

  test('case 33: an Aura on two goes when one of them is not what it can enchant, and stays otherwise', () => {
    const g = position()
    const [a, b, land] = [put(g, 0), put(g, 0), put(g, 0, { types: ['Land'] })]
    const two = { ...enchant, n: 2 }
    const aura = { types: ['Enchantment'] as const, subtypes: ['Aura'], abilities: [two] }
    const good = put(g, 0, { ...aura, types: ['Enchantment'], obj: { attachedTo: [a, b] } })
    const bad = put(g, 0, { ...aura, types: ['Enchantment'], obj: { attachedTo: [a, land] } })
    const half = put(g, 0, { ...aura, types: ['Enchantment'], obj: { attachedTo: [a] } })
    checkState(g)
    expect([good, bad, half].map(id => where(g, id))).toEqual(['battlefield', 'graveyard', 'graveyard'])
  })

  test('702.5d, 704.5m: on a player, until the player leaves', () => {
    const g = position(['A', 'B', 'C'])
    const curse = { a: 'keyword', keyword: 'enchant', filter: { f: 'kind', is: 'player' } } as const
    const aura = put(g, 0, {
      types: ['Enchantment'],
      subtypes: ['Aura'],
      abilities: [curse],
      obj: { attachedTo: [-2] },
    })
    checkState(g)
    expect(where(g, aura)).toBe('battlefield')
    g.state.players[1]!.life = 0
    g.derived.valid = false
    checkState(g)
    expect(where(g, aura)).toBe('graveyard')
  })

  test('704.5p: a creature that is an Aura or Equipment lets go', () => {
    const g = position()
    const host = put(g, 0)
    const living = put(g, 0, { types: ['Artifact', 'Creature'], subtypes: ['Equipment'], obj: { attachedTo: [host] } })
    checkState(g)
    expect(g.state.objects[living]!.attachedTo).toEqual([])
  })
})

describe('leaving the game', () => {
  test('800.4a: objects of the player leave, what the player stole goes back, what was put there is exiled', () => {
    const g = position(['A', 'B', 'C'])
    const own = put(g, 1, { keywords: ['flying'] })
    const stolen = put(g, 0)
    const bribed = put(g, 0, { obj: { controller: 1 } })
    const card = put(g, 1, { obj: { zone: 'hand' } })
    g.state.effects = [
      {
        id: 1,
        time: 1,
        source: own,
        controller: 1,
        affected: [stolen],
        mods: [{ m: 'control', to: { ref: 'you' } }],
        vars: {},
        duration: { until: 'endOfTurn' },
        turn: 1,
      },
    ]
    g.state.players[1]!.life = 0
    g.derived.valid = false
    checkState(g)
    expect(g.state.result).toBeNull()
    expect([own, card, stolen, bribed].map(id => where(g, id))).toEqual(['gone', 'gone', 'battlefield', 'exile'])
    expect(g.state.effects).toEqual([])
    expect(said(g, 'move')[0]).toBe(`move ${own} 0 gone [800.4a]`.replace(' 0', ''))
    expect(g.state.players[1]!.hand).toEqual([])
  })
})

test('nothing is looked at again where nothing happened', () => {
  const g = position()
  put(g, 0)
  checkState(g)
  expect(isClean(g)).toBe(true)
  expect(stateBasedActions(g)).toEqual([])
  g.state.players[0]!.drewFromEmpty = true
  expect(isClean(g)).toBe(false)
})
