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

const NO_CHANGE = {}

/**
 * Frames that are replaced all the time, copied by name: all of one shape, and many times quicker than by a spread. Their
 * answer is used up.
 */
export function againAnnounce(
  f: FrameOf<'announce'>,
  pc: number,
  change: Partial<FrameOf<'announce'>> = NO_CHANGE,
): FrameOf<'announce'> {
  const copy: Whole<FrameOf<'announce'>> = {
    k: 'announce',
    pc,
    answer: undefined,
    sc: change.sc ?? f.sc,
    what: change.what ?? f.what,
    player: change.player ?? f.player,
    object: change.object ?? f.object,
    source: change.source ?? f.source,
    key: change.key ?? f.key,
    costs: change.costs ?? f.costs,
    mana: change.mana ?? f.mana,
    option: change.option ?? f.option,
    local: change.local ?? f.local,
    isMana: change.isMana ?? f.isMana,
    index: change.index ?? f.index,
    forced: change.forced ?? f.forced,
    free: change.free ?? f.free,
  }
  return copy as FrameOf<'announce'>
}

export function againPay(f: FrameOf<'pay'>, pc: number, change: Partial<FrameOf<'pay'>> = NO_CHANGE): FrameOf<'pay'> {
  const copy: Whole<FrameOf<'pay'>> = {
    k: 'pay',
    pc,
    answer: undefined,
    sc: change.sc ?? f.sc,
    player: change.player ?? f.player,
    left: change.left ?? f.left,
    for: change.for ?? f.for,
    source: change.source ?? f.source,
    cause: change.cause ?? f.cause,
    spent: change.spent ?? f.spent,
    as: change.as ?? f.as,
    mana: change.mana ?? f.mana,
    purpose: change.purpose ?? f.purpose,
    tries: change.tries ?? f.tries,
  }
  return copy as FrameOf<'pay'>
}

export function againRun(f: FrameOf<'run'>, pc: number, change: Partial<FrameOf<'run'>> = NO_CHANGE): FrameOf<'run'> {
  const copy: Whole<FrameOf<'run'>> = {
    k: 'run',
    pc,
    answer: undefined,
    sc: change.sc ?? f.sc,
    node: change.node ?? f.node,
    i: change.i ?? f.i,
    local: change.local ?? f.local,
    cause: change.cause ?? f.cause,
  }
  return copy as FrameOf<'run'>
}

/** The frame with its answer used up. */
export function unanswered<F extends FrameBase>(frame: F): F {
  return frame.answer === undefined ? frame : { ...frame, answer: undefined }
}
