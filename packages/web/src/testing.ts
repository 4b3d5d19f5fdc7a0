/** Positions and cards for tests. */
import type { Decision, GameView, ObjectView, PlayerView } from '@upkeep/engine'
import type { CardDef } from '@upkeep/ir'

export function object(id: number, more: Partial<ObjectView> = {}): ObjectView {
  return {
    id,
    kind: 'card',
    name: `card ${id}`,
    card: `card ${id}`,
    face: 0,
    owner: 0,
    controller: 0,
    colors: [],
    supertypes: [],
    types: ['Creature'],
    subtypes: [],
    abilities: [],
    keywords: [],
    ...more,
  }
}

export function player(id: number, more: Partial<PlayerView> = {}): PlayerView {
  return {
    id,
    name: id === 0 ? 'Ann' : 'Bob',
    life: 20,
    counters: {},
    pool: [],
    hand: [],
    handCount: 0,
    libraryCount: 50,
    library: [],
    graveyard: [],
    lost: false,
    won: false,
    landsPlayed: 0,
    designations: {},
    ...more,
  }
}

export function position(more: Partial<GameView> = {}): GameView {
  return {
    you: 0,
    turn: { number: 3, active: 0, step: 'main1' },
    players: [player(0), player(1)],
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    combat: null,
    decision: null,
    waitingFor: 0,
    result: null,
    log: [],
    factCount: 0,
    ...more,
  }
}

const base = { id: 1, player: 0, purpose: 'test', rules: [] }

type Own<D> = D extends unknown ? Omit<D, 'id' | 'player' | 'purpose' | 'rules'> & Partial<D> : never

export function decision(own: Own<Decision>): Decision {
  return { ...base, ...own } as Decision
}

/** A land that makes green mana. */
export const FOREST: CardDef = {
  name: 'Green Land',
  layout: 'normal',
  faces: [
    {
      name: 'Green Land',
      supertypes: ['Basic'],
      types: ['Land'],
      subtypes: ['Forest'],
      abilities: [],
    },
  ],
}

/** A creature of two for two, for one green. */
export const CUB: CardDef = {
  name: 'Plain Cub',
  layout: 'normal',
  faces: [
    {
      name: 'Plain Cub',
      manaCost: ['G'],
      types: ['Creature'],
      subtypes: ['Bear'],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
}
