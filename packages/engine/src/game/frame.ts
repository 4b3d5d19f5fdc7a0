import type { Cost, Effect, ManaSymbol, Step } from '@upkeep/ir'
import type { Intent } from '../door/intent.ts'
import type { Purpose } from '../mana/purpose.ts'
import type { Action, Answer } from './decision.ts'
import type { Cause, Entity, EventInfo, Mana, ObjId, PlayerId, Scope, Value, Whole } from './types.ts'

interface FrameBase {
  /** Where the procedure stands. */
  pc: number
  /** The answer to the decision that this frame asked for, until it is used. */
  answer?: Answer | undefined
  /** The scope of what is resolving. */
  sc?: number
}

/** What remains to be done: one kind for each procedure of the rules. Frames are replaced, never written to. */
export type Frame = FrameBase &
  /** Opening hands and mulligans (CR 103.5), then what is done from them (CR 103.6), with the cards that it was done with. */
  (
    | { k: 'game'; waiting?: PlayerId[]; deciding?: number; taking?: PlayerId[]; used?: ObjId[] }
    | { k: 'turn' }
    | { k: 'step'; step: Step }
    /** Priority (CR 117): state-based actions, triggers, then the player. */
    | { k: 'priority'; player: PlayerId; passed: number }
    /** State-based actions until none is left (CR 704.3). */
    | {
        k: 'stateBased'
        again?: boolean
        /** Legends that their controllers chose to keep; protectors chosen. */
        keep?: ObjId[]
      }
    /** Triggered abilities are put on the stack (CR 603.3b). */
    | { k: 'triggers'; order?: number[]; player?: PlayerId }
    /** Casting (CR 601.2) and activating (CR 602.2); `pc` by the lettered steps. */
    | {
        k: 'announce'
        what: 'cast' | 'activate' | 'trigger' | 'copy'
        player: PlayerId
        object: ObjId
        /** For abilities: its source and instance. */
        source?: ObjId
        key?: string
        costs: Cost[]
        mana: ManaSymbol[]
        option?: string
        local: Record<string, Value>
        isMana?: boolean
        index?: number
        /** Nothing may be refused any more: put on the stack by an effect. */
        forced?: boolean
        free?: boolean
      }
    /** Paying a total cost (CR 601.2h): `left` in order. */
    | {
        k: 'pay'
        player: PlayerId
        left: Cost[]
        for?: ObjId
        source: ObjId
        cause: Cause
        spent?: Mana[]
        /** Its result is bound in the scope. */
        as?: string
        mana?: ManaSymbol[]
        purpose?: Purpose
        tries?: number
      }
    /** Making mana by a planned list of mana abilities, each with the mana wanted of it. */
    | { k: 'makeMana'; player: PlayerId; plan: PlannedMana[] }
    /** A mana ability resolves at once (CR 605.3b). */
    | { k: 'manaAbility'; source: ObjId; player: PlayerId; key: string; wanted?: string }
    | { k: 'resolve'; object: ObjId }
    /** An effect program, by its node. */
    | { k: 'run'; node: Effect; i: number; local: Record<string, Value>; cause: Cause }
    /** An effect program that has its own scope and has not started. */
    | { k: 'program'; scope: Scope; node: Effect; cause: Cause }
    /** Ends a scope. */
    | { k: 'scopeEnd'; into?: number }
    /** Events about to happen, with the replacement effects that still may change them (CR 616). */
    | {
        k: 'events'
        intents: Intent[]
        i: number
        as?: string
        /** Replacement being applied to `intents[i]`, and which part of it. */
        applying?: { key: string; part: number; local: Record<string, Value> }
      }
    /** Draws one by one (CR 121.2). */
    | { k: 'draw'; player: PlayerId; n: number; cause: Cause; as?: string }
    /** Declaring attackers (CR 508.1): declared, the cost locked in, and for whom it is paid. */
    | { k: 'attackers'; attacks?: { attacker: ObjId; defender: Entity }[]; costs?: Cost[]; costly?: ObjId[] }
    /** Declaring blockers (CR 509.1), one defending player after the other. */
    | {
        k: 'blockers'
        defenders: PlayerId[]
        blocks?: { blocker: ObjId; attacker: ObjId }[]
        costs?: Cost[]
        costly?: ObjId[]
      }
    | {
        k: 'combatDamage'
        first: boolean
        assignments: { source: ObjId; to: Entity; amount: number }[]
        queue: ObjId[]
      }
    | { k: 'untap' }
    | { k: 'cleanup'; facts?: number }
  )

export interface PlannedMana {
  action: Action
  /** The output chosen of several, such as `GU`; answers to further choices after commas. */
  wanted?: string
  /** The types of mana that its own mana cost takes of the pool. */
  spend?: string
}

export type FrameOf<K extends Frame['k']> = Extract<Frame, { k: K }>
export type { EventInfo }

/**
 * Frames that are replaced all the time, copied by name: all of one shape, and many times quicker than by a spread. Their
 * answer is used up.
 */
export function againAnnounce(f: FrameOf<'announce'>, pc: number): FrameOf<'announce'> {
  const copy: Whole<FrameOf<'announce'>> = {
    k: 'announce',
    pc,
    answer: undefined,
    sc: f.sc,
    what: f.what,
    player: f.player,
    object: f.object,
    source: f.source,
    key: f.key,
    costs: f.costs,
    mana: f.mana,
    option: f.option,
    local: f.local,
    isMana: f.isMana,
    index: f.index,
    forced: f.forced,
    free: f.free,
  }
  return copy as FrameOf<'announce'>
}

export function againPay(f: FrameOf<'pay'>, pc: number): FrameOf<'pay'> {
  const copy: Whole<FrameOf<'pay'>> = {
    k: 'pay',
    pc,
    answer: undefined,
    sc: f.sc,
    player: f.player,
    left: f.left,
    for: f.for,
    source: f.source,
    cause: f.cause,
    spent: f.spent,
    as: f.as,
    mana: f.mana,
    purpose: f.purpose,
    tries: f.tries,
  }
  return copy as FrameOf<'pay'>
}

export function againRun(f: FrameOf<'run'>, pc: number): FrameOf<'run'> {
  const copy: Whole<FrameOf<'run'>> = {
    k: 'run',
    pc,
    answer: undefined,
    sc: f.sc,
    node: f.node,
    i: f.i,
    local: f.local,
    cause: f.cause,
  }
  return copy as FrameOf<'run'>
}

/** The frame with its answer used up. */
export function unanswered<F extends FrameBase>(frame: F): F {
  return frame.answer === undefined ? frame : { ...frame, answer: undefined }
}
