import type { ActivationLimit } from '@upkeep/ir'
import { activationChanges, changedMana } from '../casting/cost-rules.ts'
import { mayWorkElsewhere } from '../casting/facts.ts'
import { characteristics, controllerOf, openRules, playerRules, rulesOn } from '../continuous/characteristics.ts'
import { holds } from '../game/conditions.ts'
import { never } from '../game/errors.ts'
import type { Game } from '../game/game.ts'
import { look, permanents } from '../game/look.ts'
import { matches } from '../game/match.ts'
import { entities, players } from '../game/refs.ts'
import {
  type AbilityInstance,
  type Obj,
  type ObjId,
  type PlayerId,
  playerEntity,
  type RuleEffect,
  type Scope,
  type Value,
} from '../game/types.ts'
import { isManaAbility } from './classify.ts'
import { type CostParts, canPayParts, splitCost } from './costs.ts'
import { canPayMana } from './payer.ts'

export { addsMana, hasTapSymbol, isManaAbility, isTriggeredManaAbility } from './classify.ts'

/** A mana ability that a player could activate. */
export interface ManaSource {
  object: ObjId
  /** Index in the object's abilities as they are now. */
  ability: number
  instance: AbilityInstance
  cost: CostParts
}

export interface ManaOptions {
  /** In the middle of paying: what may be activated only as an instant or a sorcery is left out. */
  paying?: boolean
  /** False: mana in the costs is not looked at (for a planner, which does so itself). */
  mana?: boolean
}

/** The environment in which an ability of an object is evaluated for a player. */
export function abilityScope(id: ObjId, instance: AbilityInstance, player: PlayerId): Scope {
  const vars: Record<string, Value> =
    instance.grantor === undefined ? {} : { ...instance.vars, grantor: [instance.grantor] }
  return { source: id, controller: player, vars }
}

/** The mana abilities that the player could activate now [CR 605.3a]. */
export function activatableMana(g: Game, player: PlayerId, opts: ManaOptions = {}): ManaSource[] {
  const out: ManaSource[] = []
  for (const id of permanents(g)) ofObject(g, player, id, opts, out)
  if (mayWorkElsewhere(g, 'mana')) for (const id of cardsWithMana(g, player)) ofObject(g, player, id, opts, out)
  return out
}

/** A player's cards outside the battlefield that have mana abilities which function there [CR 113.6b]. */
export function cardsWithMana(g: Game, player: PlayerId): ObjId[] {
  const state = g.state.players[player]!
  const out: ObjId[] = []
  for (const zone of [state.hand, state.graveyard]) for (const id of zone) if (hasManaElsewhere(g, id)) out.push(id)
  for (const zone of [g.state.exile, g.state.command])
    for (const id of zone) if (look(g, id).owner === player && hasManaElsewhere(g, id)) out.push(id)
  return out
}

const elsewhere = new WeakMap<readonly AbilityInstance[], boolean>()

function hasManaElsewhere(g: Game, id: ObjId): boolean {
  const { abilities } = characteristics(g, id)
  let any = elsewhere.get(abilities)
  if (any === undefined) {
    any = abilities.some(a => isManaAbility(a.ability) && a.ability.zone !== undefined)
    elsewhere.set(abilities, any)
  }
  return any
}

const manaOf = new WeakMap<readonly AbilityInstance[], number[]>()

/** The indices of the mana abilities in a list of abilities. */
export function manaIndices(abilities: readonly AbilityInstance[]): number[] {
  let found = manaOf.get(abilities)
  if (!found) {
    found = []
    for (let i = 0; i < abilities.length; i++) if (isManaAbility(abilities[i]!.ability)) found.push(i)
    manaOf.set(abilities, found)
  }
  return found
}

function ofObject(g: Game, player: PlayerId, id: ObjId, opts: ManaOptions, out: ManaSource[]): void {
  const { abilities } = characteristics(g, id)
  for (const i of manaIndices(abilities)) {
    const source = canActivateMana(g, player, id, i, opts)
    if (source) out.push(source)
  }
}

/** The mana ability with that index, if the player could activate it now. */
export function canActivateMana(
  g: Game,
  player: PlayerId,
  id: ObjId,
  index: number,
  opts: ManaOptions = {},
): ManaSource | null {
  const obj = g.state.objects[id]
  if (!obj || obj.phasedOut) return null
  const instance = characteristics(g, id).abilities[index]
  if (!instance) return null
  const { ability } = instance
  if (!isManaAbility(ability)) return null
  if ((ability.zone ?? 'battlefield') !== obj.zone) return null
  const controller = controllerOf(g, id)
  if (!mayActivate(player, controller, obj, ability.only)) return null
  const ctx = abilityScope(id, instance, player)
  if (ability.only && !ability.only.every(limit => withinLimit(g, limit, player, obj, instance, ctx, opts))) return null
  const cost = splitCost(g, ability.cost, ctx)
  if (cost.mana.length > 0 || obj.zone === 'battlefield') {
    const changes = activationChanges(g, id, '')
    if (changes.length > 0) cost.mana = changedMana(g, cost.mana, changes) // [CR 601.2f]
  }
  if ((cost.tap && obj.tapped) || (cost.untap && !obj.tapped)) return null // [CR 107.5, 107.6]
  if ((cost.tap || cost.untap) && obj.zone === 'battlefield' && isSick(g, obj, controller)) return null
  if (isStopped(g, player, id, cost)) return null
  if (cost.tap && rulesOn(g, id).some(r => r.mod.m === 'cant' && r.mod.what === 'becomeTapped')) return null
  if (!canPayParts(g, player, id, cost, ctx)) return null
  if (inProgress(g, id, instance)) return null
  if (opts.mana !== false && cost.mana.length > 0) {
    const symbols = cost.open ? cost.mana.filter(s => s !== 'X' && s !== 'Y' && s !== 'Z') : cost.mana
    const exclude = cost.tap || cost.leaves ? [id] : []
    if (!canPayMana(g, player, symbols, { ability: { source: id, key: instance.key }, exclude, life: cost.life }))
      return null
  }
  return { object: id, ability: index, instance, cost }
}

/** A creature that came under control since the turn began, without haste [CR 302.6]. */
export function isSick(g: Game, obj: Obj, controller: PlayerId): boolean {
  const chars = characteristics(g, obj.id)
  if (!chars.types.includes('Creature') || chars.keywords.has('haste')) return false
  if (obj.since <= g.state.players[controller]!.turnBegan) return false
  const allows = (r: RuleEffect): boolean => {
    if (r.mod.m !== 'may' || r.mod.what !== 'activateAsThoughHaste') return false
    return !r.mod.filter || matches(g, r.mod.filter, obj.id, ruleScope(r))
  }
  return !rulesOn(g, obj.id).some(allows) && !playerRules(g, controller).some(allows)
}

const ruleScope = (r: RuleEffect): Scope => ({ source: r.source, controller: r.controller, vars: r.vars })

/** Whether an effect forbids activating abilities of the object, or those with {T} in their costs. */
function isStopped(g: Game, player: PlayerId, id: ObjId, cost: CostParts): boolean {
  const stops = (r: RuleEffect, onPlayer: boolean): boolean => {
    const { mod } = r
    if (mod.m !== 'cant') return false
    if (mod.what !== 'activate' && !(mod.what === 'activateTap' && cost.tap)) return false
    const ctx = ruleScope(r)
    if (mod.by && !matches(g, mod.by, onPlayer ? id : playerEntity(player), ctx)) return false
    return mod.where === undefined || holds(g, mod.where, ctx)
  }
  if (rulesOn(g, id).some(r => stops(r, false)) || playerRules(g, player).some(r => stops(r, true))) return true
  if (look(g, id).zone === 'battlefield') return false
  return openRules(g).some(r => stops(r, false) && r.affected && entities(g, r.affected, ruleScope(r)).includes(id))
}

/** Only its controller may activate an ability, unless it says otherwise [CR 602.2]. */
function mayActivate(
  player: PlayerId,
  controller: PlayerId,
  obj: Obj,
  only: readonly ActivationLimit[] | undefined,
): boolean {
  const by = only?.find(l => l.only === 'by')
  if (by?.only !== 'by') return player === controller
  if (by.who === 'any') return true
  return by.who === 'opponents' ? player !== controller : player === obj.owner
}

/** Where activations of an ability are counted on its object. */
export const usedThisTurn = (key: string): string => key
export const usedEver = (key: string): string => `${key}:ever`

function withinLimit(
  g: Game,
  limit: ActivationLimit,
  player: PlayerId,
  obj: Obj,
  instance: AbilityInstance,
  ctx: Scope,
  opts: ManaOptions,
): boolean {
  const { turn } = g.state
  switch (limit.only) {
    case 'by':
      return true
    case 'instant':
      return opts.paying !== true
    case 'sorcery':
      return (
        opts.paying !== true &&
        turn.active === player &&
        g.state.stack.length === 0 &&
        (turn.step === 'main1' || turn.step === 'main2')
      )
    case 'perTurn':
      return (obj.used[usedThisTurn(instance.key)] ?? 0) < limit.n
    case 'once':
      return (obj.used[usedEver(instance.key)] ?? 0) < 1
    case 'condition':
      return holds(g, limit.condition, ctx)
    case 'turn':
      return players(g, limit.whose, ctx).includes(turn.active)
    case 'step': {
      if (limit.whose && !players(g, limit.whose, ctx).includes(turn.active)) return false
      if (limit.step === 'main') return turn.step === 'main1' || turn.step === 'main2'
      if (limit.step === 'combat')
        return ['combat', 'attackers', 'blockers', 'firststrike', 'damage', 'endcombat'].includes(turn.step)
      return typeof limit.step === 'string' ? limit.step === turn.step : limit.step.includes(turn.step)
    }
    default:
      return never(limit, 'limit')
  }
}

/** Begun and not yet resolved: it can't be activated again until it has [CR 605.3c]. */
export function inProgress(g: Game, id: ObjId, instance: AbilityInstance): boolean {
  return g.state.agenda.some(f => f.k === 'manaAbility' && f.source === id && f.key === instance.key)
}
