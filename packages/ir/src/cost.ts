import type { Amount } from './amount.ts'
import type { Effect } from './effect.ts'
import type { ManaSymbol } from './values.ts'

/**
 * A part of a cost (CR 118). All that a player does to pay is an action of the effect language (`do`), with "you" the
 * player who pays: sacrificing, discarding, exiling, tapping others, removing counters, paying life.
 */
export type Cost =
  | { c: 'mana'; mana: ManaSymbol[]; say?: string }
  /** {T}: tap this permanent (CR 107.5). */
  | { c: 'tap' }
  /** {Q}: untap this permanent (CR 107.6). */
  | { c: 'untap' }
  /** A loyalty symbol (CR 107.7): +n, −n, −X as `{ x: -1 }`. */
  | { c: 'loyalty'; n: number | { x: 1 | -1 } }
  | { c: 'do'; effect: Effect }
  /** A cost paid so many times over: "{1} for each …", a cumulative upkeep (CR 702.24). */
  | { c: 'times'; n: Amount; cost: Cost[] }
  /** The mana cost of an object ("its mana cost", CR 202). */
  | { c: 'manaCostOf'; of: import('./ref.ts').Ref; less?: ManaSymbol[] }
  /** Any of several costs, at the payer's choice. */
  | { c: 'or'; of: Cost[][] }
