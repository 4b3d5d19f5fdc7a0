import type { KeywordAbility } from '@upkeep/ir'
import { characteristics, controllerOf, playerRules, rulesOn } from '../continuous/characteristics.ts'
import type { Intent } from '../door/intent.ts'
import { RULE } from '../door/record.ts'
import { amount } from '../game/amounts.ts'
import { holds } from '../game/conditions.ts'
import type { Game } from '../game/game.ts'
import { inGame, onBattlefield } from '../game/look.ts'
import { domainOf, matches } from '../game/match.ts'
import {
  type Chars,
  type Entity,
  entityPlayer,
  isPlayer,
  type ObjId,
  type PlayerId,
  type Scope,
} from '../game/types.ts'

/** What is attached, as it would be: for an Aura that enters, under whose control and as what. */
export interface AttachedAs {
  controller?: PlayerId
  chars?: Chars
}

type Enchant = KeywordAbility & { filter: NonNullable<KeywordAbility['filter']> }

/** The enchant abilities of an Aura; all of them apply [CR 702.5c]. */
export function enchantAbilities(chars: Chars): Enchant[] {
  const out: Enchant[] = []
  for (const { ability } of chars.abilities)
    if (ability.a === 'keyword' && ability.keyword === 'enchant' && ability.filter) out.push(ability as Enchant)
  return out
}

/** How many objects or players an Aura is attached to at once. */
export function hostsNeeded(g: Game, attachment: ObjId, as: AttachedAs = {}): number {
  const chars = as.chars ?? characteristics(g, attachment)
  let n = 1
  for (const ability of enchantAbilities(chars))
    if (ability.n !== undefined) n = Math.max(n, amount(g, ability.n, scopeOf(g, attachment, as)))
  return n
}

function scopeOf(g: Game, attachment: ObjId, as: AttachedAs): Scope {
  return { source: attachment, controller: as.controller ?? controllerOf(g, attachment), vars: {} }
}

/**
 * Whether an Aura, Equipment or Fortification can be attached to this object or player [CR 701.3a]: what enchant, equip
 * or fortify allows, and nothing that forbids it.
 */
export function canBeAttached(g: Game, attachment: ObjId, host: Entity, as: AttachedAs = {}): boolean {
  if (attachment === host) return false // [CR 301.5c, 303.4d]
  if (isPlayer(host) ? !inGame(g, entityPlayer(host)) : g.state.objects[host] == null) return false
  const chars = as.chars ?? characteristics(g, attachment)
  const { subtypes, types } = chars
  if (types.includes('Battle')) return false // [CR 310.9]
  const aura = subtypes.includes('Aura')
  if (aura) {
    if (types.includes('Creature')) return false // [CR 303.4d]
    if (!canEnchant(g, attachment, host, chars, as)) return false
  } else {
    if (isPlayer(host) || !onBattlefield(g, host)) return false
    const to = characteristics(g, host).types
    if (subtypes.includes('Equipment')) {
      // one that is a creature only by reconfigure, which makes it none as it is attached [CR 301.5c, 702.151b]
      if (types.includes('Creature') && !chars.keywords.has('reconfigure')) return false
      if (!to.includes('Creature')) return false // [CR 301.5]
    } else if (subtypes.includes('Fortification')) {
      if (types.includes('Creature') || !to.includes('Land')) return false // [CR 301.6]
    } else return false // [CR 701.3b]
  }
  return !forbidden(g, attachment, host, aura ? 'beEnchanted' : 'beEquipped')
}

function canEnchant(g: Game, attachment: ObjId, host: Entity, chars: Chars, as: AttachedAs): boolean {
  const enchant = enchantAbilities(chars)
  if (enchant.length === 0) return false // [CR 303.4c]
  const ctx = scopeOf(g, attachment, as)
  return enchant.every(({ filter }) => {
    const domain = domainOf(filter)
    if (isPlayer(host)) return domain.players && matches(g, filter, host, ctx)
    const { zone } = g.state.objects[host]!
    if (zone === 'battlefield' ? !onBattlefield(g, host) : !domain.zones.includes(zone)) return false
    return domain.zones.includes(zone) && matches(g, filter, host, ctx)
  })
}

/** Protection and other effects by which it can't be enchanted, equipped, or have that attached [CR 702.16c, 702.16d]. */
function forbidden(g: Game, attachment: ObjId, host: Entity, how: 'beEnchanted' | 'beEquipped'): boolean {
  for (const rule of isPlayer(host) ? playerRules(g, entityPlayer(host)) : rulesOn(g, host)) {
    const { mod } = rule
    if (mod.m !== 'cant' || (mod.what !== 'beAttached' && mod.what !== how)) continue
    const ctx: Scope = { source: rule.source, controller: rule.controller, vars: { ...rule.vars, subject: [host] } }
    if (mod.by !== undefined && !matches(g, mod.by, attachment, ctx)) continue
    if (mod.where === undefined || holds(g, mod.where, ctx)) return true
  }
  return false
}

/** What becomes of an attachment that is not as it should be; null where all is well [CR 704.5m, 704.5n, 704.5p]. */
export function attachmentAction(g: Game, id: ObjId, chars: Chars): Intent | null {
  const { attachedTo } = g.state.objects[id]!
  const { subtypes, types } = chars
  const aura = subtypes.includes('Aura')
  if (attachedTo.length > 0) {
    const loose = types.includes('Creature') || types.includes('Battle')
    if (loose || !(aura || subtypes.includes('Equipment') || subtypes.includes('Fortification')))
      return { kind: 'attach', object: id, to: [], cause: RULE, rules: ['704.5p'] }
  }
  if (aura) {
    const legal = attachedTo.length > 0 && attachedTo.every(host => canBeAttached(g, id, host))
    if (legal && attachedTo.length >= hostsNeeded(g, id)) return null
    return { kind: 'move', object: id, to: 'graveyard', cause: RULE, rules: ['704.5m'] }
  }
  if (attachedTo.length === 0) return null
  const legal = attachedTo.filter(host => canBeAttached(g, id, host))
  if (legal.length === attachedTo.length) return null
  return { kind: 'attach', object: id, to: legal, cause: RULE, rules: ['704.5n'] }
}
