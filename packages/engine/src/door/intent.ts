import type { Effect, ManaRestriction, ManaType, Modification, TokenSpec, Zone } from '@upkeep/ir'
import type { CastInfo, Cause, CopyValues, Entity, Mana, ObjId, PlayerId } from '../game/types.ts'

interface IntentBase {
  cause: Cause
  /** Keys of the replacement effects that have already applied to it (CR 614.5). */
  applied?: string[]
  rules?: string[]
}

/** How an object enters (or is moved), as changed by replacement effects on the way. */
export interface MoveIntent extends IntentBase {
  kind: 'move'
  object: ObjId
  to: Zone
  /** For libraries: from the top, −1 for the bottom; 'random' is drawn when it happens. */
  position?: number
  controller?: PlayerId
  tapped?: boolean
  faceDown?: boolean
  face?: number
  counters?: { kind: string; n: number }[]
  copy?: CopyValues
  chosen?: Record<string, string | number>
  attachTo?: Entity[]
  attacking?: Entity
  mods?: Modification[]
  /** Remembered on this object under this key (CR 607). */
  link?: { on: ObjId; key: string }
  as?: string
  shuffle?: boolean
  keepCast?: CastInfo
  noRegenerate?: boolean
  reveal?: boolean
}

/** What an effect, a cost or a rule proposes; what it becomes after replacement is applied by the door. */
export type Intent =
  | MoveIntent
  | (IntentBase & { kind: 'damage'; source: ObjId; to: Entity; amount: number; combat: boolean; cantPrevent?: boolean })
  | (IntentBase & { kind: 'gainLife'; player: PlayerId; amount: number })
  | (IntentBase & { kind: 'loseLife'; player: PlayerId; amount: number; pay?: boolean; damage?: boolean })
  | (IntentBase & { kind: 'draw'; player: PlayerId })
  | (IntentBase & { kind: 'counters'; on: Entity; counter: string; n: number; by?: PlayerId })
  | (IntentBase & { kind: 'tap' | 'untap'; object: ObjId })
  | (IntentBase & {
      kind: 'createToken'
      player: PlayerId
      n: number
      token: TokenSpec | { copyOf: CopyValues; power?: number }
      tapped?: boolean
      attacking?: Entity
      as?: string
      attachTo?: Entity[]
      counters?: { kind: string; n: number }[]
      stats?: { power: number; toughness: number }
    })
  | (IntentBase & {
      kind: 'mana'
      player: PlayerId
      mana: ManaType[]
      source: ObjId
      tapped: boolean
      only?: ManaRestriction
      persists?: boolean
      extra?: Partial<Mana>
    })
  | (IntentBase & { kind: 'attach'; object: ObjId; to: Entity[] })
  | (IntentBase & { kind: 'shuffle'; player: PlayerId })
  | (IntentBase & { kind: 'loseGame' | 'winGame'; player: PlayerId; reason: string })
  | (IntentBase & { kind: 'phase'; object: ObjId; out: boolean })
  | (IntentBase & { kind: 'face'; object: ObjId; change: 'transform' | 'up' | 'down' })
  | (IntentBase & { kind: 'action'; action: string; player?: PlayerId; object?: Entity; amount?: number })
  /** Leaves the game, or ceases to exist, with nothing that it becomes (CR 704.5d, 800.4a). */
  | (IntentBase & { kind: 'cease'; object: ObjId })
  | (IntentBase & { kind: 'nothing' })

export type IntentKind = Intent['kind']
export type { Effect }
