import type { Filter, ManaType } from '@upkeep/ir'
import { MANA_TYPES } from '@upkeep/ir'
import { characteristics, openRules, playerRules, rulesOn } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { look } from '../game/look.ts'
import { matches } from '../game/match.ts'
import { entities } from '../game/refs.ts'
import type { Mana, ObjId, PlayerId, RuleEffect, Scope } from '../game/types.ts'

/** What mana is spent on. Neither spell nor ability: a cost that an effect asks for. */
export interface Purpose {
  spell?: ObjId
  /** `key`: of the ability itself, which cannot help to pay for itself [CR 605.3c]. */
  ability?: { source: ObjId; key?: string }
  x?: number
  /** Objects that may not be tapped or given up for it: they are used by other parts of the same cost. */
  exclude?: readonly ObjId[]
  /** Life that other parts of the cost need. */
  life?: number
  /** No convoke, delve or improvise: mana alone. */
  manaOnly?: boolean
}

/** Sets of mana types as bits, in the order of MANA_TYPES; a further bit for mana from a snow source. */
export const BIT: Readonly<Record<ManaType, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 }
export const COLORED = 31
export const ANY = 63
export const SNOW = 64

export function maskOf(types: readonly ManaType[]): number {
  let mask = 0
  for (const t of types) mask |= BIT[t]
  return mask
}

export function typesIn(mask: number): ManaType[] {
  return MANA_TYPES.filter(t => mask & BIT[t])
}

/** Whether a restriction allows mana to be spent on this [CR 106.6]. */
export function maySpend(g: Game, player: PlayerId, unit: Pick<Mana, 'only' | 'source'>, purpose: Purpose): boolean {
  const { only } = unit
  if (!only) return true
  const ctx: Scope = { source: unit.source ?? 0, controller: player, vars: {} }
  if (purpose.spell !== undefined) {
    // a land's restriction is judged with its source as it is or last was
    return only.spells !== undefined && ofSpell(g, only.spells, purpose.spell, ctx)
  }
  if (purpose.ability) return only.abilities !== undefined && ofAbility(g, only.abilities, purpose.ability.source, ctx)
  return only.otherCosts === true
}

/** A filter for spells, asked also while the card is where it would be cast from. */
function ofSpell(g: Game, f: Filter, spell: ObjId, ctx: Scope): boolean {
  switch (f.f) {
    case 'and':
      return f.of.every(part => ofSpell(g, part, spell, ctx))
    case 'or':
      return f.of.some(part => ofSpell(g, part, spell, ctx))
    case 'not':
      return !ofSpell(g, f.of, spell, ctx)
    case 'kind':
      return f.is === 'spell' || f.is === 'card' || matches(g, f, spell, ctx)
    case 'in': {
      const obj = look(g, spell)
      const zone = obj.zone === 'stack' ? (obj.cast?.from ?? 'stack') : obj.zone
      return typeof f.zone === 'string' ? f.zone === zone : f.zone.includes(zone)
    }
    case 'controller':
      return true
    default:
      return matches(g, f, spell, ctx)
  }
}

/** A filter for abilities speaks of the ability, or of the object that it is an ability of. */
function ofAbility(g: Game, f: Filter, source: ObjId, ctx: Scope): boolean {
  switch (f.f) {
    case 'and':
      return f.of.every(part => ofAbility(g, part, source, ctx))
    case 'or':
      return f.of.some(part => ofAbility(g, part, source, ctx))
    case 'not':
      return !ofAbility(g, f.of, source, ctx)
    case 'ability':
      return f.is === 'activated'
    case 'kind':
      return f.is === 'ability' || f.is === 'source' || matches(g, f, source, ctx)
    default:
      return matches(g, f, source, ctx)
  }
}

/** As what a player may spend mana for this [CR 609.4b]: bits of the types that any mana counts as besides its own. */
export function spendAs(g: Game, player: PlayerId, purpose: Purpose): number {
  const object = purpose.spell ?? purpose.ability?.source
  let mask = 0
  const consider = (r: RuleEffect): void => {
    const { mod } = r
    if (mod.m !== 'spendAs') return
    const ctx: Scope = { source: r.source, controller: r.controller, vars: r.vars }
    if (mod.filter) {
      if (object === undefined) return
      const fits = purpose.spell !== undefined ? ofSpell : ofAbility
      if (!fits(g, mod.filter, object, ctx)) return
    }
    mask |= mod.as === 'anyType' ? ANY : COLORED
  }
  for (const r of playerRules(g, player)) consider(r)
  if (object !== undefined) {
    for (const r of rulesOn(g, object)) consider(r)
    for (const r of openRules(g))
      if (r.mod.m === 'spendAs' && r.affected) {
        const ctx: Scope = { source: r.source, controller: r.controller, vars: r.vars }
        if (entities(g, r.affected, ctx).includes(object)) consider(r)
      }
  }
  return mask
}

/** Whether the spell is one that mana does nothing for. */
export function noManaFor(g: Game, purpose: Purpose): boolean {
  if (purpose.spell === undefined) return false
  const forbids = (r: { mod: RuleEffect['mod'] }): boolean => r.mod.m === 'cant' && r.mod.what === 'spendMana'
  if (rulesOn(g, purpose.spell).some(forbids)) return true
  return characteristics(g, purpose.spell).abilities.some(
    ({ ability }) =>
      ability.a === 'static' && ability.affected.ref === 'self' && ability.mods.some(mod => forbids({ mod })),
  )
}

/** Whether a spell has one of the abilities that pay for mana in another way. */
export function paysBy(g: Game, purpose: Purpose, keyword: 'convoke' | 'delve' | 'improvise'): boolean {
  return purpose.spell !== undefined && !purpose.manaOnly && characteristics(g, purpose.spell).keywords.has(keyword)
}
