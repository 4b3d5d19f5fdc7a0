import type { Zone } from '@upkeep/ir'
import { type CardDef, DEFINED_TOKENS, type TokenSpec } from '@upkeep/ir'
import { shuffleLibrary } from '../door/move.ts'
import { defIndex, makeObject, zoneList } from '../door/objects.ts'
import { nextClock, playerList, push, setTurn, stateList, touch, writePlayer } from '../door/write.ts'
import { STEPS } from '../turn/turn.ts'
import { EngineError } from './errors.ts'
import { Game } from './game.ts'
import { run } from './loop.ts'
import { randomBelow, seedRng } from './random.ts'
import type { GameSetup, Placed, PlayerSetup } from './setup-types.ts'
import {
  type GameOptions,
  type GameState,
  type Mana,
  type ObjId,
  type PlayerId,
  type PlayerState,
  playerEntity,
} from './types.ts'

/** Starts a game and runs it to its first decision. Throws on a setup that makes no sense, naming what and where. */
export function createGame(setup: GameSetup): Game {
  const n = setup.players.length
  if (n < 2 || n > 6) throw new EngineError(`a game has 2 to 6 players, not ${n}`)
  const commander = setup.options?.format === 'commander'
  const options: GameOptions = {
    format: 'freeform',
    startingLife: commander ? 40 : 20,
    log: true,
    autoPay: setup.players.map(() => false),
    skipManaOnly: setup.players.map(() => false),
    turnLimit: 0,
    flips: [],
    rolls: [],
    ...setup.options,
  }
  const state: GameState = {
    format: 1,
    options,
    rng: seedRng(setup.seed),
    nextId: 1,
    clock: 0,
    defs: [],
    players: setup.players.map(p => newPlayer(p, options)),
    objects: [null],
    gone: [null],
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    turn: {
      number: 0,
      active: 0,
      step: 'untap',
      extraTurns: [],
      coming: [],
      spells: setup.players.map(() => 0),
      lastSpells: setup.players.map(() => 0),
      drawn: setup.players.map(() => 0),
      skips: [],
      lastRegular: 0,
      attacked: false,
    },
    combat: null,
    agenda: [],
    scopes: [],
    effects: [],
    replacements: [],
    delayed: [],
    pending: [],
    facts: [],
    factCount: 0,
    decision: null,
    decisions: 0,
    rollback: null,
    result: null,
  }
  const g = new Game(state)
  const first = setup.first ?? randomBelow(g, n)
  if (!setup.players[first]) throw new EngineError(`there is no player ${first} to go first`)
  setTurn(g, { active: first, lastRegular: first })
  place(g, setup)
  const mid = setup.start
  if (mid) startAt(g, mid.turn, mid.step, first)
  else {
    const hands = setup.openingHands ?? setup.players.some(p => (p.deck?.length ?? 0) > 0)
    if (hands) push(g, { k: 'game', pc: 0 })
    else push(g, { k: 'turn', pc: 0 })
  }
  run(g)
  return g
}

function newPlayer(p: PlayerSetup, options: GameOptions): PlayerState {
  return {
    name: p.name,
    life: p.life ?? options.startingLife,
    counters: { ...p.counters },
    library: [],
    hand: [],
    graveyard: [],
    pool: (p.mana ?? []).map((type): Mana => ({ type })),
    landsPlayed: 0,
    lost: false,
    won: false,
    drewFromEmpty: false,
    lastUpkeep: 0,
    previousUpkeep: 0,
    turnBegan: 0,
    mulligans: 0,
    commander: [],
    commanderDamage: {},
    designations: {},
  }
}

function place(g: Game, setup: GameSetup): void {
  const labels = new Map<string, ObjId>()
  const attach: { id: ObjId; to: (string | { player: PlayerId })[] }[] = []
  setup.players.forEach((p, owner) => {
    for (const card of p.deck ?? []) put(g, { card }, owner, 'library')
    for (const card of p.commanders ?? []) {
      const id = put(g, { card }, owner, 'command')
      g.state.objects[id]!.commander = true
      playerList(g, owner, 'commander').push(id)
    }
    for (const zone of ['hand', 'graveyard', 'exile', 'command', 'battlefield'] as const)
      for (const placed of p[zone] ?? []) {
        const id = put(g, placed, owner, zone)
        if (placed.label !== undefined) labels.set(placed.label, id)
        if (placed.attachedTo) attach.push({ id, to: placed.attachedTo })
      }
    if (setup.shuffle !== false && (p.deck?.length ?? 0) > 1) shuffleLibrary(g, owner)
  })
  for (const { id, to } of attach)
    g.state.objects[id]!.attachedTo = to.map(t => {
      if (typeof t !== 'string') return playerEntity(t.player)
      const host = labels.get(t)
      if (host === undefined) throw new EngineError(`attachedTo: nothing is labelled ${t}`)
      return host
    })
  // what was placed has been there since before the turn in which the game starts [CR 302.6]
  const before = nextClock(g)
  for (let p = 0; p < g.state.players.length; p++) {
    const w = writePlayer(g, p)
    w.turnBegan = before
    w.lastUpkeep = before
    w.previousUpkeep = before
  }
  for (const id of g.state.battlefield)
    if (g.state.objects[id]!.marks['sick']) {
      g.state.objects[id]!.since = nextClock(g)
      delete g.state.objects[id]!.marks['sick']
    }
  touch(g)
}

function put(g: Game, placed: Placed, owner: PlayerId, zone: Zone): ObjId {
  const def = placed.card ?? tokenCard(placed.token)
  const obj = makeObject(g, placed.card ? 'card' : 'token', defIndex(g, def), placed.owner ?? owner, zone)
  obj.controller = owner
  obj.held = owner
  if (zone === 'battlefield') {
    const face = def.faces[placed.transformed ? 1 : 0]
    if (!face) throw new EngineError(`${def.name} has no other face`)
    if (placed.transformed) obj.face = 1
    if (placed.tapped) obj.tapped = true
    if (placed.sick) obj.marks['sick'] = 1
    if (placed.damage) obj.damage = placed.damage
    if (placed.faceDown) obj.faceDown = true
    if (placed.phasedOut) obj.phasedOut = { by: owner }
    obj.counters = { ...placed.counters }
    if (typeof face.loyalty === 'number' && obj.counters['loyalty'] === undefined)
      obj.counters['loyalty'] = face.loyalty
    if (face.defense !== undefined && obj.counters['defense'] === undefined) obj.counters['defense'] = face.defense
    if (placed.chosen) obj.chosen = { ...placed.chosen }
    for (const ability of face.abilities)
      if (
        ability.a === 'replacement' &&
        ability.replacement.r === 'enters' &&
        ability.replacement.what === 'self' &&
        placed.tapped === undefined
      )
        for (const part of ability.replacement.with)
          if (part.e === 'tapped' && !part.unless && !part.unlessPaid && !part.condition) obj.tapped = true
  } else if (placed.counters) obj.counters = { ...placed.counters }
  const list = zoneList(g, zone, obj.owner)
  void list
  if (zone === 'battlefield' || zone === 'exile' || zone === 'command' || zone === 'stack')
    stateList(g, zone).push(obj.id)
  else playerList(g, obj.owner, zone).push(obj.id)
  return obj.id
}

/** A token's definition from its specification. */
export function tokenCard(token: TokenSpec | undefined): CardDef {
  if (!token) throw new EngineError('a placed object is neither a card nor a token')
  const spec = token.token === 'defined' ? DEFINED_TOKENS[token.name] : token
  if (!spec) throw new EngineError(`no token is called ${(token as { name: string }).name}`)
  const name = spec.name ?? `${spec.subtypes.join(' ')} Token`
  const face: CardDef['faces'][number] = {
    name,
    types: spec.types,
    subtypes: spec.subtypes,
    supertypes: spec.supertypes ?? [],
    colorIndicator: spec.colors,
    abilities: spec.abilities ?? [],
  }
  if (typeof spec.power === 'number') face.power = spec.power
  if (typeof spec.toughness === 'number') face.toughness = spec.toughness
  return { name, layout: 'token', faces: [face] }
}

/** Starts in the middle of a turn, as though what came before in it had happened. */
function startAt(
  g: Game,
  turn: number,
  step: GameSetup['start'] extends infer T ? (T extends { step: infer S } ? S : never) : never,
  first: PlayerId,
): void {
  const n = g.state.players.length
  const active = (first + turn - 1) % n
  const at = STEPS.indexOf(step === 'firststrike' ? 'damage' : step)
  if (at < 0) throw new EngineError(`there is no step ${step}`)
  const combat = ['attackers', 'blockers', 'damage', 'endcombat'].includes(step)
  setTurn(g, { number: turn, active, lastRegular: active, step, coming: STEPS.slice(at) })
  if (combat) setTurn(g, { coming: ['combat', ...STEPS.slice(at)] })
  push(g, { k: 'turn', pc: 1 })
}
