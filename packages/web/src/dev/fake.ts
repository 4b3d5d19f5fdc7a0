import type { Decision, Fact, GameView, ObjectView, PlayerView } from '@upkeep/engine'
import type { Ability, CardType, Color } from '@upkeep/ir'
import { parseManaCost } from '@upkeep/ir'
import type { FromWorker, ToWorker } from '../worker/protocol.ts'

let next = 1
type Spec = Partial<Omit<ObjectView, 'manaCost'>> & { cost?: string }
function obj(name: string, types: string, spec: Spec = {}): ObjectView {
  const [left, right] = types.split(' — ')
  const supers = ['Basic', 'Legendary']
  const words = left!.split(' ')
  const { cost, ...rest } = spec
  return {
    id: next++,
    kind: 'card',
    name,
    card: name,
    face: 0,
    owner: 0,
    controller: 0,
    colors: [],
    supertypes: words.filter(w => supers.includes(w)) as never,
    types: words.filter(w => !supers.includes(w)) as CardType[],
    subtypes: right?.split(' ') ?? [],
    abilities: [],
    keywords: [],
    ...(cost === undefined ? {} : { manaCost: parseManaCost(cost) }),
    ...rest,
  }
}
const mana = (of: string[]): Ability => ({
  a: 'activated',
  cost: [{ c: 'tap' }],
  effect: { do: 'addMana', mana: { mana: 'one', of: of.map(c => [c as Color]) } },
})
const kw = (keyword: string): Ability => ({ a: 'keyword', keyword })
const forest = (tapped = false): ObjectView =>
  obj('Forest', 'Basic Land — Forest', { tapped, abilities: [mana(['G'])] })
const mountain = (tapped = false): ObjectView =>
  obj('Mountain', 'Basic Land — Mountain', { tapped, abilities: [mana(['R'])] })
const island = (tapped = false): ObjectView =>
  obj('Island', 'Basic Land — Island', { tapped, owner: 1, controller: 1, abilities: [mana(['U'])] })
const swamp = (tapped = false): ObjectView =>
  obj('Swamp', 'Basic Land — Swamp', { tapped, owner: 1, controller: 1, abilities: [mana(['B'])] })

const bear = obj('Grizzly Bears', 'Creature — Bear', { cost: '{1}{G}', colors: ['G'], power: 2, toughness: 2 })
const stalker = obj('Deranged Hermit', 'Creature — Elf Druid', {
  cost: '{3}{G}{G}',
  colors: ['G'],
  power: 1,
  toughness: 1,
  keywords: ['echo'],
  abilities: [kw('echo')],
  sick: true,
})
const giant = obj('Two-Headed Giant of Foriys', 'Creature — Giant', {
  cost: '{4}{R}',
  colors: ['R'],
  power: 4,
  toughness: 4,
  keywords: ['trample'],
  damage: 2,
})
const knight = obj('Boros Swiftblade', 'Creature — Human Soldier', {
  cost: '{R}{W}',
  colors: ['R', 'W'],
  power: 3,
  toughness: 2,
  keywords: ['double strike', 'haste'],
  counters: { '+1/+1': 2 },
  tapped: true,
})
const squirrels = [1, 2, 3].map(() =>
  obj('Squirrel', 'Creature — Squirrel', { kind: 'token', colors: ['G'], power: 1, toughness: 1 }),
)
const ring = obj('Sol Ring', 'Artifact', { cost: '{1}' })
const aura = obj('Rancor', 'Enchantment — Aura', { cost: '{G}', colors: ['G'] })
const enemy1 = obj('Serra Angel', 'Creature — Angel', {
  cost: '{3}{W}{W}',
  colors: ['W'],
  power: 4,
  toughness: 4,
  keywords: ['flying', 'vigilance'],
  owner: 1,
  controller: 1,
})
const enemy2 = obj('Typhoid Rats', 'Creature — Rat', {
  cost: '{B}',
  colors: ['B'],
  power: 1,
  toughness: 1,
  keywords: ['deathtouch'],
  owner: 1,
  controller: 1,
})
const enemy3 = obj('Sengir Vampire', 'Creature — Vampire', {
  cost: '{3}{B}{B}',
  colors: ['B'],
  power: 4,
  toughness: 4,
  keywords: ['flying'],
  tapped: true,
  owner: 1,
  controller: 1,
})
const propaganda = obj('Propaganda', 'Enchantment', { cost: '{2}{U}', colors: ['U'], owner: 1, controller: 1 })
aura.attachedTo = [giant.id]
giant.attachments = [aura.id]

const hand = [
  obj('Lightning Bolt', 'Instant', { cost: '{R}', colors: ['R'], abilities: [kw('deals 3 damage to any target.')] }),
  obj('Fireblast', 'Instant', { cost: '{4}{R}{R}', colors: ['R'] }),
  obj('Multani’s Acolyte', 'Creature — Elf', {
    cost: '{G}{G}',
    colors: ['G'],
    power: 2,
    toughness: 1,
    keywords: ['echo'],
    abilities: [kw('echo {G}{G}'), kw('when ~ enters, draw a card.')],
  }),
  obj('Reflecting Pool', 'Land', {
    abilities: [kw('{T}: Add one mana of any type that a land you control could produce.')],
  }),
  mountain(),
  obj('Cultivate', 'Sorcery', {
    cost: '{2}{G}',
    colors: ['G'],
    abilities: [kw('search your library for up to two basic land cards.')],
  }),
  obj('Kird Ape', 'Creature — Ape', { cost: '{R/G}{2/W}{W/P}', colors: ['R', 'G'], power: 1, toughness: 1 }),
]
const yard = [
  obj('Shock', 'Instant', { cost: '{R}', colors: ['R'] }),
  obj('Giant Growth', 'Instant', { cost: '{G}', colors: ['G'] }),
]
const lib = [
  obj('Forest', 'Basic Land — Forest', { abilities: [mana(['G'])] }),
  obj('Plains', 'Basic Land — Plains', { abilities: [mana(['W'])] }),
  obj('Taiga', 'Land — Mountain Forest', { abilities: [mana(['R']), mana(['G'])] }),
]
const lands = [
  forest(),
  forest(),
  forest(true),
  mountain(),
  mountain(true),
  obj('Karplusan Forest', 'Land', { abilities: [mana(['C']), mana(['R', 'G'])] }),
]
const theirLands = [island(), island(), swamp(), swamp(true), swamp(true)]
const bolt = obj('Counterspell', 'Instant', {
  cost: '{U}{U}',
  colors: ['U'],
  owner: 1,
  controller: 1,
  abilities: [kw('counter target spell.')],
})
const mine = obj('Fireball', 'Sorcery', { cost: '{X}{R}', colors: ['R'], x: 4, targets: [enemy1.id, -2] })
bolt.targets = [mine.id]

function player(id: number, name: string, more: Partial<PlayerView>): PlayerView {
  return {
    id,
    name,
    life: 20,
    counters: {},
    pool: [],
    hand: [],
    handCount: 0,
    libraryCount: 41,
    library: [],
    graveyard: [],
    lost: false,
    won: false,
    landsPlayed: 0,
    designations: {},
    ...more,
  }
}

const facts: Fact[] = []
function fact(kind: string, more: Partial<Fact>): void {
  facts.push({
    n: facts.length + 1,
    kind,
    turn: 5,
    step: 'main1',
    cause: { by: 'rule' },
    rules: ['601.2i', '117.3c'],
    event: 1,
    ...more,
  })
}
fact('turn', { player: 0 })
fact('draw', { player: 0, subject: hand[0]!.id, rules: ['121.1'] })
fact('playLand', { player: 0, subject: lands[0]!.id, rules: ['305.1'] })
fact('cast', { player: 0, subject: giant.id })
fact('move', { player: 0, subject: 999, moved: giant.id, from: 'stack', to: 'battlefield', rules: ['608.3'] })
fact('turn', { player: 1, turn: 6 })
fact('attack', { player: 1, subject: enemy3.id, other: -1, rules: ['508.1'] })
fact('damage', {
  player: 1,
  subject: -1,
  amount: 4,
  combat: true,
  cause: { by: 'rule', source: enemy3.id },
  rules: ['510.2', '120.3a'],
})
fact('turn', { player: 0, turn: 7 })

function base(more: Partial<GameView> = {}): GameView {
  return {
    you: 0,
    turn: { number: 7, active: 0, step: 'main1' },
    players: [
      player(0, 'You', { life: 16, hand, handCount: hand.length, graveyard: yard, pool: [] }),
      player(1, 'Planner', { life: 11, handCount: 4, counters: { poison: 3 }, graveyard: [] }),
    ],
    battlefield: [
      ...lands,
      bear,
      stalker,
      giant,
      knight,
      ...squirrels,
      ring,
      aura,
      enemy1,
      enemy2,
      enemy3,
      propaganda,
      ...theirLands,
    ],
    stack: [],
    exile: [],
    command: [],
    combat: null,
    decision: null,
    waitingFor: 0,
    result: null,
    log: facts,
    factCount: facts.length,
    ...more,
  }
}

const d = { id: 1, player: 0, purpose: 'x', rules: [] }
const decisions: Record<string, () => GameView> = {
  priority: () =>
    base({
      decision: {
        ...d,
        kind: 'priority',
        actions: [
          { do: 'pass' },
          { do: 'cast', card: hand[0]!.id, face: 0, option: '' },
          { do: 'cast', card: hand[1]!.id, face: 0, option: '' },
          { do: 'cast', card: hand[1]!.id, face: 0, option: 'sacrifice two mountains' },
          { do: 'play', card: hand[4]!.id, face: 0 },
          { do: 'activate', object: ring.id, ability: 0, mana: true },
          ...lands.filter(l => !l.tapped).map(l => ({ do: 'activate' as const, object: l.id, ability: 0, mana: true })),
        ],
      },
    }),
  stack: () =>
    base({
      stack: [bolt, mine],
      decision: {
        ...d,
        kind: 'priority',
        actions: [{ do: 'pass' }, { do: 'cast', card: hand[0]!.id, face: 0, option: '' }],
      },
    }),
  target: () =>
    base({
      decision: {
        ...d,
        kind: 'objects',
        purpose: 'target',
        source: hand[0]!.id,
        options: [enemy1.id, enemy2.id, bear.id, -2, -1],
        min: 1,
        max: 1,
      },
    }),
  search: () =>
    base({
      players: [
        player(0, 'You', { life: 16, hand, handCount: 7, library: lib, graveyard: yard }),
        player(1, 'Planner', { life: 11, handCount: 4 }),
      ],
      decision: {
        ...d,
        kind: 'objects',
        purpose: 'search',
        source: hand[5]!.id,
        options: lib.map(l => l.id),
        min: 0,
        max: 2,
      },
    }),
  attackers: () =>
    base({
      turn: { number: 7, active: 0, step: 'attackers' },
      decision: {
        ...d,
        kind: 'attackers',
        options: [bear, giant, ...squirrels].map(c => ({ attacker: c.id, defenders: [-2], must: false })),
      },
    }),
  blockers: () => {
    const view = base({
      turn: { number: 8, active: 1, step: 'blockers' },
      combat: {
        attackers: [
          { id: enemy1.id, defender: -1, blocked: false, blockers: [] },
          { id: enemy3.id, defender: -1, blocked: false, blockers: [] },
        ],
      },
    })
    view.battlefield = view.battlefield.map(o =>
      o.id === enemy1.id || o.id === enemy3.id ? { ...o, attacking: -1, tapped: o.id === enemy3.id } : o,
    )
    view.decision = {
      ...d,
      kind: 'blockers',
      options: [bear, giant, ...squirrels].map(c => ({
        blocker: c.id,
        attackers: [enemy1.id, enemy3.id],
        must: false,
      })),
    }
    return view
  },
  pay: () =>
    base({
      decision: {
        ...d,
        kind: 'pay',
        cost: ['2', 'G'],
        spell: hand[5]!.id,
        canCancel: true,
        actions: lands
          .filter(l => !l.tapped)
          .map(l => ({ do: 'activate' as const, object: l.id, ability: 0, mana: true })),
      },
    }),
  yesNo: () => base({ decision: { ...d, kind: 'yesNo', purpose: 'may', cost: '{3}{G}{G}', source: stalker.id } }),
  mulligan: () => base({ battlefield: [], decision: { ...d, kind: 'yesNo', purpose: 'mulligan' } }),
  number: () => base({ decision: { ...d, kind: 'number', purpose: 'x', source: mine.id, min: 0, max: 6 } }),
  option: () =>
    base({
      decision: { ...d, kind: 'option', purpose: 'color', source: hand[3]!.id, options: ['W', 'U', 'B', 'R', 'G'] },
    }),
  name: () => base({ decision: { ...d, kind: 'name', source: hand[3]!.id } }),
  modes: () =>
    base({
      decision: {
        ...d,
        kind: 'modes',
        source: hand[5]!.id,
        options: [0, 1, 2].map(index => ({ index, legal: index < 2 })),
        min: 1,
        max: 2,
        repeats: false,
      },
    }),
  order: () => base({ decision: { ...d, kind: 'order', purpose: 'triggers', items: [bear.id, giant.id, ring.id] } }),
  arrange: () =>
    base({
      players: [
        player(0, 'You', { life: 16, hand, handCount: 7, library: lib }),
        player(1, 'Planner', { life: 11, handCount: 4 }),
      ],
      decision: { ...d, kind: 'arrange', purpose: 'scry', cards: lib.map(l => l.id), groups: ['top', 'bottom'] },
    }),
  divide: () =>
    base({
      decision: {
        ...d,
        kind: 'divide',
        purpose: 'damage',
        source: giant.id,
        amount: 4,
        options: [enemy2.id, -2],
        min: [0, 0],
        lethal: [1],
        trample: true,
      },
    }),
  won: () => base({ result: { winners: [0], draw: false, reason: 'life' } }),
}

export class FakeWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null = null
  onerror: ((event: { message?: string }) => void) | null = null
  constructor() {
    setTimeout(() => this.#say({ from: 'ready', decks, cardNames: ['Fireball', 'Fire Ants', 'Forest'] }), 10)
  }

  postMessage(message: ToWorker): void {
    if (message.to === 'checkDeck') {
      const problems = [
        { line: 2, text: 'x', reason: 'no card is called “Lightnig Bolt”. Did you mean Lightning Bolt?' },
      ]
      this.#say({ from: 'deckChecked', ask: message.ask, report: { problems, deck: null } })
    }
    if (message.to === 'start') {
      this.#say({ from: 'started', game: message.game })
      this.#show()
    }
    if (message.to === 'answer' || message.to === 'undo') this.#show()
  }

  #show(): void {
    const scene = new URLSearchParams(location.search).get('fake') ?? 'priority'
    const view = decisions[scene]!()
    setTimeout(
      () => this.#say({ from: 'view', view, labels: {}, wholeLog: true, canUndo: true, pace: 'now', passing: false }),
      10,
    )
  }

  #say(data: FromWorker): void {
    this.onmessage?.({ data })
  }
}
const deck = (id: string, name: string, colors: Color[]) => ({
  id,
  name,
  colors,
  size: 60,
  cards: [
    { name: 'Forest', count: 20, types: ['Land'] },
    { name: 'Grizzly Bears', count: 4, types: ['Creature'], cost: ['1', 'G'] },
  ],
})
const decks = [
  deck('echo', 'Second Thoughts', ['R', 'G']),
  deck('soul', 'Soul Ledger', ['W', 'B']),
  deck('pool', 'Mirror Waters', ['U', 'G']),
  deck('burn', 'Short Fuse', ['R']),
]

export type { Decision }
