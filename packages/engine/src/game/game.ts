import type { DefFacts } from '../casting/facts.ts'
import type { ManaCache } from '../mana/sources.ts'
import type { ManaWorld } from '../mana/steady.ts'
import type { ReplacementSource } from '../replacement/sources.ts'
import type { TriggerWatch } from '../triggers/watch.ts'
import type { AbilityInstance, Chars, GameState, ObjId, PlayerId, PlayerReplacement, RuleEffect } from './types.ts'

/**
 * A game being played: the state, which is plain data, and what is derived from it and can always be derived again.
 * `own` are the records of the state that belong to this game alone; all others are shared with forks and are copied
 * before the first write (door/write.ts).
 */
export class Game {
  state: GameState
  own: Own
  derived: Derived
  /**
   * Asked before each piece of the procedure: true, and the game stands still there, between two decisions, for somebody
   * to look at. No part of the state; a fork has none.
   */
  pause: ((game: Game) => boolean) | null = null

  constructor(state: GameState, derived?: Derived, stamps: number[] = []) {
    this.state = state
    this.own = new Own(stamps)
    this.derived = derived ?? freshDerived()
  }
}

let epochs = 0

/**
 * Which records belong to one game alone, since it was last forked: lists by bits, objects by the epoch in which they
 * were copied. No two games share an epoch, so that forks can share the stamps: at worst a record is copied once more.
 */
export class Own {
  readonly epoch = ++epochs
  /** Lists of the state, players, and zones of players, by bits (door/write.ts). */
  lists = 0
  players = 0
  zones = 0
  readonly stamps: number[]

  constructor(stamps: number[]) {
    this.stamps = stamps
  }
}

let stamps = 0

/** A number that no other change of any game has, so that forks can share what was found out at one. */
export const nextStamp = (): number => ++stamps

/** Caches; never part of the state. */
export interface Derived {
  /** Characteristics by object id; undefined: not computed since the last change. */
  chars: (Chars | undefined)[]
  controllers: (PlayerId | undefined)[]
  /** False: something that continuous effects depend on has changed. */
  valid: boolean
  /** Effects on the rules by object id, by player, and those that are asked each time. */
  rules: (RuleEffect[] | undefined)[]
  playerRules: RuleEffect[][]
  openRules: RuleEffect[]
  /** Replacement effects from abilities that players have. */
  playerReplacements: PlayerReplacement[]
  watchIndex: Record<string, TriggerWatch[]> | null
  /** The part of it that belongs to permanents; as long as they are there with the same abilities. */
  permanentWatches: Record<string, TriggerWatch[]> | null
  replacementKinds: Record<string, ReplacementSource[]> | null
  /** Stamp of the last computation of the characteristics. */
  version: number
  /** Stamp of the last change of any kind, for caches of what may be done. */
  changes: number
  /** Stamp of the last change of more than the step of the turn. */
  contents: number
  /** By player: at which `contents` and `version` there was nothing to do but at the time of a sorcery. */
  idle: ({ contents: number; version: number } | undefined)[]
  /** Some continuous effect depends on more than what is on the battlefield: life, taps, counts, turns … */
  sensitive: boolean
  /** The state as it was when no state-based action was left to perform (state-based/check.ts). */
  checked: { version: number; vitals: number; waiting: number; simple: boolean } | null
  /** Facts at that time, or at a later one at which nothing had changed that matters. */
  checkedFacts: number
  /** Counts changes of what state-based actions look at besides: life, damage. */
  vitals: number
  /** Stamp of the last change of who may use {T}. */
  taps: number
  /** The version in which controllers were last compared with what is noted of them (door/control.ts). */
  noted: number
  /** Some permanent is phased out; some has triggered abilities, or replacement effects. Only while `valid`. */
  phased: boolean
  triggers: boolean
  replaces: boolean
  /** What there is among the permanents that state-based actions look for; only while `valid`. */
  legends: number
  battles: number
  /** Sagas, battles, and what is attached and may ask for more than what changes the layers. */
  asking: boolean
  /** How many permanents were there when the characteristics were computed. */
  present: number
  /** Permanents with activated abilities that are no mana abilities; only while `valid`. */
  actors: ObjId[]
  /** Somebody has lost or won, and the game has not taken note. */
  unsettled: boolean
  /** What players could make mana with (mana/sources.ts). */
  mana: ManaCache | null
  manaWorld: ManaWorld | null
  /** What occurs among the definitions at all (casting/facts.ts). */
  defFacts: DefFacts | null
  /** Set while layers are being computed: characteristics so far. */
  working: Map<ObjId, Chars> | null
  workingControllers: Map<ObjId, PlayerId> | null
  /** An object looked at as it would be on the battlefield (CR 614.12). */
  entering: { id: ObjId; controller: PlayerId } | null
  /** A card looked at as the spell that it would be (CR 601.3). */
  casting: ObjId | null
}

export type { AbilityInstance }

export function freshDerived(): Derived {
  return {
    chars: [],
    controllers: [],
    valid: false,
    rules: [],
    playerRules: [],
    openRules: [],
    watchIndex: null,
    playerReplacements: [],
    permanentWatches: null,
    replacementKinds: null,
    version: 0,
    unsettled: false,
    changes: nextStamp(),
    contents: nextStamp(),
    idle: [],
    sensitive: true,
    checked: null,
    checkedFacts: 0,
    vitals: 0,
    taps: 0,
    noted: -1,
    phased: false,
    triggers: false,
    replaces: false,
    legends: 0,
    battles: 0,
    asking: false,
    present: 0,
    actors: [],
    mana: null,
    manaWorld: null,
    defFacts: null,
    working: null,
    workingControllers: null,
    entering: null,
    casting: null,
  }
}

/**
 * A copy that goes its own way: the records are shared until either side writes to one. Costs a few array copies.
 */
export function fork(game: Game): Game {
  game.own = new Own(game.own.stamps)
  const d = game.derived
  const copy = new Game(
    { ...game.state },
    { ...d, chars: d.chars.slice(), controllers: d.controllers.slice(), idle: d.idle.slice() },
    game.own.stamps,
  )
  return copy
}
