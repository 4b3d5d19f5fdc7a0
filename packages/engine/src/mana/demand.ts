import type { ManaSymbol } from '@upkeep/ir'
import { EngineError } from '../game/errors.ts'
import { ANY, BIT, SNOW } from './purpose.ts'

/** A kind of thing that a cost asks for. */
export interface Kind {
  /** Which payment it belongs to: 0 the cost itself, others the costs of mana abilities used for it. */
  payer: number
  /** The types that one unit may be of; `ANY` for generic; `SNOW` for {S}. */
  mask: number
  generic: boolean
  /** {2/W}: may also be paid with so many generic instead. */
  or: number
  /** May be paid with 2 life instead. */
  life: boolean
}

/** How often each kind is asked for. */
export interface Demand {
  kinds: Kind[]
  need: number[]
  /** For each symbol of the cost: the kind that it became (generic numbers too). */
  symbols: number[]
}

const symbolCache = new Map<ManaSymbol, Omit<Kind, 'payer'> & { n: number }>()

/** What a symbol asks for [CR 107.4]. X must have become a number. */
export function readSymbol(symbol: ManaSymbol): Omit<Kind, 'payer'> & { n: number } {
  let known = symbolCache.get(symbol)
  if (!known) symbolCache.set(symbol, (known = parse(symbol)))
  return known
}

function parse(symbol: ManaSymbol): Omit<Kind, 'payer'> & { n: number } {
  if (/^\d+$/.test(symbol)) return { n: Number(symbol), mask: ANY, generic: true, or: 0, life: false }
  if (symbol === 'S') return { n: 1, mask: SNOW, generic: false, or: 0, life: false }
  const out = { n: 1, mask: 0, generic: false, or: 0, life: false }
  for (const part of symbol.split('/')) {
    if (part === 'P') out.life = true
    else if (/^\d+$/.test(part)) out.or = Number(part)
    else if (part in BIT) out.mask |= BIT[part as keyof typeof BIT]
    else throw new EngineError(`cannot pay {${symbol}}`)
  }
  return out
}

/** Reads a cost into kinds and how often each is asked for; further costs can be added to the same list of kinds. */
export function addDemand(kinds: Kind[], cost: readonly ManaSymbol[], payer: number): Demand {
  const need = kinds.map(() => 0)
  const symbols: number[] = []
  for (const s of cost) {
    const of = readSymbol(s)
    let at = kinds.findIndex(
      k => k.payer === payer && k.mask === of.mask && k.or === of.or && k.life === of.life && k.generic === of.generic,
    )
    if (at < 0) {
      const { mask, generic, or, life } = of
      at = kinds.push({ payer, mask, generic, or, life }) - 1
    }
    need[at] = (need[at] ?? 0) + of.n
    symbols.push(at)
    if (of.or > 0) genericKind(kinds, payer)
    while (need.length < kinds.length) need.push(0)
  }
  return { kinds, need, symbols }
}

/** The generic kind of a payer, made if it is not there. */
export function genericKind(kinds: Kind[], payer: number): number {
  const at = kinds.findIndex(k => k.payer === payer && k.generic)
  return at >= 0 ? at : kinds.push({ payer, mask: ANY, generic: true, or: 0, life: false }) - 1
}
