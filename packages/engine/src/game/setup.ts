import { place } from '../door/place.ts'
import { push, setTurn } from '../door/write.ts'
import { STEPS } from '../turn/turn.ts'
import { EngineError } from './errors.ts'
import { Game } from './game.ts'
import { run } from './loop.ts'
import { OPENING } from './opening.ts'
import { randomBelow, seedRng } from './random.ts'
import type { GameSetup, PlayerSetup } from './setup-types.ts'
import type { GameOptions, GameState, Mana, PlayerId, PlayerState } from './types.ts'

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
      first: 0,
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
  setTurn(g, { active: first, lastRegular: first, first })
  place(g, setup)
  const mid = setup.start
  if (mid) startAt(g, mid.turn, mid.step, first)
  else push(g, { k: 'turn', pc: 0 })
  const hands = setup.openingHands ?? (!mid && setup.players.some(p => (p.deck?.length ?? 0) > 0))
  if (hands === 'given') push(g, { k: 'game', pc: OPENING })
  else if (hands) push(g, { k: 'game', pc: 0 })
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
