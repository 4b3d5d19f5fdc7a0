import { type Amount, COLORS, type Color, MANA_TYPES, type ManaOutput, type ManaType } from '@upkeep/ir'
import { characteristics } from '../continuous/characteristics.ts'
import { amount } from '../game/amounts.ts'
import { never } from '../game/errors.ts'
import type { Game } from '../game/game.ts'
import { look } from '../game/look.ts'
import { candidates } from '../game/match.ts'
import { entities } from '../game/refs.ts'
import { isPlayer, type ObjId, type PlayerId, type Scope } from '../game/types.ts'
import { couldProduce } from './could-produce.ts'

/** How outputs are evaluated: with a table of what others could produce, and another way to find amounts. */
export interface OutputHow {
  could?: (id: ObjId) => readonly ManaType[]
  amount?: (a: Amount) => number
  /** A combination with too many results is cut down to those of one type. */
  few?: boolean
}

/** Beyond so many results a combination is chosen colour by colour (`manaChoice`). */
export const MAX_OPTIONS = 256

/**
 * All results that an output could give, each a list of types; none where the type is undefined or the amount is 0: then
 * no mana is produced [CR 106.5]. Results are in the order of the types.
 */
export function outputOptions(g: Game, mana: ManaOutput, ctx: Scope, how: OutputHow = {}): ManaType[][] {
  if (mana.mana === 'one') return distinct(mana.of)
  const n = countOf(g, mana, ctx, how)
  if (n <= 0) return []
  const types = typesOf(g, mana, ctx, how)
  if (isCombination(mana) && !(how.few && countMultisets(types.length, n) > MAX_OPTIONS)) return multisets(types, n)
  return types.map(t => new Array<ManaType>(n).fill(t))
}

const inOrder = (types: readonly ManaType[]): ManaType[] => MANA_TYPES.filter(t => types.includes(t))

const isCombination = (mana: ManaOutput): boolean =>
  (mana.mana === 'any' || mana.mana === 'times') && mana.combination === true

function countOf(g: Game, mana: Exclude<ManaOutput, { mana: 'one' }>, ctx: Scope, how: OutputHow): number {
  return how.amount ? how.amount(mana.n) : amount(g, mana.n, ctx)
}

const fixed = new WeakMap<ManaOutput, readonly ManaType[] | null>()

/** What an output always gives, whatever the state of the game; null where that is not fixed. */
export function fixedOutput(mana: ManaOutput): readonly ManaType[] | null {
  let known = fixed.get(mana)
  if (known === undefined) {
    const options = mana.mana === 'one' ? distinct(mana.of) : []
    fixed.set(mana, (known = options.length === 1 ? options[0]! : null))
  }
  return known
}

/** The types that an output could be of. */
export function outputTypes(g: Game, mana: ManaOutput, ctx: Scope): ManaType[] {
  return mana.mana === 'one' ? mana.of.flat() : typesOf(g, mana, ctx, {})
}

/** The types among which the output chooses. */
function typesOf(g: Game, mana: Exclude<ManaOutput, { mana: 'one' }>, ctx: Scope, how: OutputHow): ManaType[] {
  switch (mana.mana) {
    case 'any':
      return inOrder(mana.colors)
    case 'times':
      return inOrder(mana.of)
    case 'couldProduce': {
      // [CR 106.7]
      const found = new Set<ManaType>()
      for (const e of candidates(g, mana.filter, ctx))
        if (!isPlayer(e)) for (const t of how.could ? how.could(e) : couldProduce(g, e)) found.add(t)
      if (mana.any === 'color') found.delete('C')
      return MANA_TYPES.filter(t => found.has(t))
    }
    case 'chosen': {
      const type = chosenType(g, mana.name, ctx)
      return type === undefined ? [] : [type]
    }
    case 'commander':
      return commanderColors(g, ctx.controller)
    case 'produced':
      return MANA_TYPES.filter(t => ctx.event?.mana?.includes(t) === true)
    case 'colorsOf': {
      const found = new Set<Color>()
      for (const e of entities(g, mana.of, ctx))
        if (!isPlayer(e)) for (const c of characteristics(g, e).colors) found.add(c)
      return COLORS.filter(c => found.has(c))
    }
    default:
      return never(mana, 'mana output')
  }
}

const WORDS: Readonly<Record<string, ManaType>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: 'C',
}

/** The colour chosen in this effect or for the source; undefined where none was [CR 106.5, 607.2d]. */
function chosenType(g: Game, name: string | undefined, ctx: Scope): ManaType | undefined {
  const own = g.state.objects[ctx.source] ?? g.state.gone[ctx.source]?.obj
  const value =
    name === undefined
      ? (ctx.vars['chosen:color'] ?? own?.chosen['color'])
      : (ctx.vars[name] ?? ctx.vars[`chosen:${name}`] ?? own?.chosen[name])
  if (typeof value !== 'string') return undefined
  const type = WORDS[value.toLowerCase()] ?? value
  return (MANA_TYPES as readonly string[]).includes(type) ? (type as ManaType) : undefined
}

/** The colours in the colour identities of a player's commanders; none without a commander [CR 903.4f]. */
export function commanderColors(g: Game, player: PlayerId): Color[] {
  const found = new Set<Color>()
  for (const id of g.state.players[player]!.commander) {
    const obj = look(g, id)
    for (const c of g.state.defs[obj.def]?.colorIdentity ?? []) found.add(c)
  }
  return COLORS.filter(c => found.has(c))
}

/** All ways to take n of the types, without regard to order. */
export function multisets(types: readonly ManaType[], n: number): ManaType[][] {
  const out: ManaType[][] = []
  const build = (from: number, left: number, sofar: ManaType[]): void => {
    const type = types[from]
    if (type === undefined) return
    if (from === types.length - 1) {
      out.push([...sofar, ...new Array<ManaType>(left).fill(type)])
      return
    }
    for (let k = left; k >= 0; k--) build(from + 1, left - k, [...sofar, ...new Array<ManaType>(k).fill(type)])
  }
  build(0, n, [])
  return out
}

/** How many results `multisets` would list. */
export function countMultisets(types: number, n: number): number {
  if (types === 0) return 0
  let total = 1
  for (let i = 1; i < types; i++) total = (total * (n + i)) / i
  return Math.round(total)
}

function distinct(lists: readonly (readonly ManaType[])[]): ManaType[][] {
  const seen = new Set<string>()
  const out: ManaType[][] = []
  for (const list of lists) {
    const key = writeMana(list)
    if (key === '' || seen.has(key)) continue
    seen.add(key)
    out.push([...key] as ManaType[])
  }
  return out
}

/** Either what is made, or what may be chosen next (`picked` answers so far). */
export type ManaChoice = { made: ManaType[] } | { options: ManaType[][] }

/**
 * The choice of what an output gives, one question at a time: usually one for the whole result; for a combination with too
 * many results one question for each type, how many of it.
 */
export function manaChoice(g: Game, mana: ManaOutput, ctx: Scope, picked: readonly number[]): ManaChoice {
  if (mana.mana !== 'one' && isCombination(mana)) {
    const n = amount(g, mana.n, ctx)
    const types = n <= 0 ? [] : typesOf(g, mana, ctx, {})
    if (countMultisets(types.length, n) > MAX_OPTIONS) return byType(types, n, picked)
  }
  const options = outputOptions(g, mana, ctx)
  if (options.length === 0) return { made: [] }
  if (options.length === 1) return { made: options[0]! }
  const at = picked[0]
  return at === undefined ? { options } : { made: options[at]! }
}

function byType(types: readonly ManaType[], n: number, picked: readonly number[]): ManaChoice {
  const made: ManaType[] = []
  for (let i = 0; i < types.length - 1 && made.length < n; i++) {
    const k = picked[i]
    const type = types[i]!
    if (k === undefined) {
      const options: ManaType[][] = []
      for (let j = 0; j <= n - made.length; j++) options.push(new Array<ManaType>(j).fill(type))
      return { options }
    }
    for (let j = 0; j < k; j++) made.push(type)
  }
  const last = types[types.length - 1]
  if (last !== undefined) while (made.length < n) made.push(last)
  return { made }
}

/** How a result is written in decisions and plans: in the order of the types. */
export function writeMana(mana: readonly ManaType[]): string {
  return mana
    .slice()
    .sort((a, b) => MANA_TYPES.indexOf(a) - MANA_TYPES.indexOf(b))
    .join('')
}
