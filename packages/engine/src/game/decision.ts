import type { ManaSymbol } from '@upkeep/ir'
import type { Entity, ObjId, PlayerId } from './types.ts'

/** Something that a player with priority may do (CR 117.1). */
export type Action =
  | { do: 'pass' }
  | { do: 'play'; card: ObjId; face: number }
  /** `option`: the name of the cast option (`''` for the normal way; `flashback`, `evoke` …); `face` or part. */
  | { do: 'cast'; card: ObjId; face: number; option: string }
  /** `ability`: index in the object's abilities as they are now. */
  | { do: 'activate'; object: ObjId; ability: number; mana: boolean }
  | { do: 'special'; what: string; card: ObjId }

interface DecisionBase {
  /** Counts decisions; an answer may name it. */
  id: number
  player: PlayerId
  /** The object that asks, where one does. */
  source?: ObjId
  /** What for: a word that a client has a sentence for (`target`, `sacrifice`, `discard`, `x`, `mulligan` …). */
  purpose: string
  rules: string[]
}

/** What a player must choose, with everything that is legal (decision 3 of the design). */
export type Decision = DecisionBase &
  (
    | { kind: 'priority'; actions: Action[] }
    /** Choose between `min` and `max` of the options; `total` must hold of the sum of `values`. */
    | {
        kind: 'objects'
        options: Entity[]
        min: number
        max: number
        /** Binding name of the target, for clients that show which "target" this is. */
        name?: string
        total?: { values: number[]; cmp: string; n: number }
        /** Number of earlier ones of the same spell. */
        index?: number
      }
    | { kind: 'yesNo'; cost?: string; text?: string }
    | { kind: 'number'; min: number; max: number }
    /** One of several words, effects or abilities. */
    | { kind: 'option'; options: string[]; sources?: ObjId[] }
    /** Any name of a card that the players could mean. */
    | { kind: 'name' }
    | { kind: 'modes'; options: { index: number; legal: boolean }[]; min: number; max: number; repeats: boolean }
    /** Put in order: first is put first (triggers: the first goes on the stack first). */
    | { kind: 'order'; items: number[]; labels?: string[] }
    /** Distribute cards to groups, in order (scry: top, bottom). */
    | { kind: 'arrange'; cards: ObjId[]; groups: string[] }
    /** Divide an amount among the options; each at least `min[i]`. */
    | { kind: 'divide'; amount: number; options: Entity[]; min: number[]; lethal?: number[]; trample?: boolean }
    | { kind: 'attackers'; options: { attacker: ObjId; defenders: Entity[]; must: boolean }[] }
    | { kind: 'blockers'; options: { blocker: ObjId; attackers: ObjId[]; must: boolean }[] }
    /** Pay mana: automatically, or make more mana first. `actions` are mana abilities. */
    | { kind: 'pay'; cost: ManaSymbol[]; actions: Action[]; spell?: ObjId; canCancel: boolean }
  )

/** An answer, by the kind of the decision. */
export type Answer =
  | { action: number }
  | { objects: Entity[] }
  | { yes: boolean }
  | { number: number }
  | { option: number }
  | { name: string }
  | { modes: number[] }
  | { order: number[] }
  | { groups: ObjId[][] }
  | { amounts: number[] }
  | { attacks: { attacker: ObjId; defender: Entity }[] }
  | { blocks: { blocker: ObjId; attacker: ObjId }[] }
  | { pay: 'auto' | 'cancel' | number }
  /** Inside the engine: the action that was chosen. */
  | { act: Action }
  /** Allowed at any decision (CR 104.3a). */
  | { concede: true; player?: PlayerId }
