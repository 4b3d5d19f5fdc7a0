import type { Ability, ActivationLimit, Cost, Effect, Step } from '@upkeep/ir'
import { characteristics, controllerOf, openRules, playerRules, rulesOn } from '../continuous/characteristics.ts'
import { holds } from '../game/conditions.ts'
import type { Action } from '../game/decision.ts'
import type { Game } from '../game/game.ts'
import { look, onBattlefield, permanents } from '../game/look.ts'
import { matches } from '../game/match.ts'
import { onePlayer } from '../game/refs.ts'
import type { AbilityInstance, CastInfo, ObjId, PlayerId, RuleEffect, Scope } from '../game/types.ts'
import { isManaAbility } from '../mana/abilities.ts'
import { canPayNeed } from '../mana/payer.ts'
import { type Purpose, spendAs } from '../mana/purpose.ts'
import { sourcesOf } from '../mana/sources.ts'
import { type Activated, activationScope } from './activate.ts'
import { additionalCosts, modalOf, withoutX } from './announce.ts'
import { baseCost, castOptions, FREE } from './cast.ts'
import { activationChanges, addedCosts, changedMana, costChanges, ruleScope } from './cost-rules.ts'
import { canPay, isSick, manaOf, otherCosts } from './costs.ts'
import { factsOf, factsOfActivated, mayWorkElsewhere, needOf, playFactsOf } from './facts.ts'
import { asksByCost, enchantSpec, hasTargets, spellEffect, targetSpecs } from './targets.ts'
import { forSomeX, leaps } from './x-costs.ts'
import { hasTargetsForX } from './x-targets.ts'

/** Everything that a player could do with priority, passing first [CR 117.1]. */
export function legalActions(g: Game, p: PlayerId): Action[] {
  return listActions(g, p, false)
}

/** The same for a player who wants no priority for mana alone: null where there is nothing else to do. */
export function actionsBesidesMana(g: Game, p: PlayerId): Action[] | null {
  const out = listActions(g, p, true)
  for (let i = 1; i < out.length; i++) {
    const a = out[i]!
    if (a.do !== 'activate' || !a.mana) return out
  }
  return null
}

/** `lazily`: mana abilities of permanents are looked at only where there is something else to do. */
function listActions(g: Game, p: PlayerId, lazily: boolean): Action[] {
  const out: Action[] = [{ do: 'pass' }]
  handActions(g, p, out)
  if (mayWorkElsewhere(g, 'works')) {
    for (const card of g.state.players[p]!.graveyard) if (worksElsewhere(g, card)) elsewhereActions(g, p, card, out)
    for (const card of g.state.exile)
      if (look(g, card).owner === p && worksElsewhere(g, card)) elsewhereActions(g, p, card, out)
  }
  for (const card of g.state.command)
    if (look(g, card).owner === p && look(g, card).commander) elsewhereActions(g, p, card, out)
  playFromRules(g, p, out)
  if (!lazily) {
    for (const id of permanents(g)) permanentActions(g, p, id, out, 'all')
    return out
  }
  const before = out.length
  for (const id of g.derived.actors) permanentActions(g, p, id, out, 'besidesMana')
  if (out.length === 1) return out
  // there is something to do: now in order, with mana
  out.length = before
  for (const id of permanents(g)) permanentActions(g, p, id, out, 'all')
  return out
}

/** As an instant could be cast, or only as a sorcery [CR 307.1, 117.1a]. */
export function sorceryTiming(g: Game, p: PlayerId): boolean {
  const { turn, stack } = g.state
  return turn.active === p && stack.length === 0 && (turn.step === 'main1' || turn.step === 'main2')
}

function handActions(g: Game, p: PlayerId, out: Action[]): void {
  const { hand, pool } = g.state.players[p]!
  if (hand.length === 0) return
  const sorcery = sorceryTiming(g, p)
  const land = sorcery && canPlayLand(g, p)
  const rules = playerRules(g, p)
  const asUsual = openRules(g).length === 0 && !rules.some(r => r.mod.m === 'spendAs')
  const flash = rules.some(r => r.mod.m === 'may' && r.mod.what === 'castAsThoughFlash')
  for (const card of hand) {
    const facts = playFactsOf(characteristics(g, card))
    const { castOptions, elsewhere } = facts.abilities
    if (facts.land) {
      if (land) out.push({ do: 'play', card, face: 0 })
    } else if (castOptions.length > 0) castActions(g, p, card, out)
    else if (sorcery || facts.instant || flash) {
      // with less mana than it costs there is no need to look further
      const dear =
        asUsual &&
        facts.ordinary &&
        (facts.need === null ||
          (facts.need.least > 0 &&
            facts.need.least > pool.length + sourcesOf(g, p).most.length &&
            rulesOn(g, card).length === 0))
      if (!dear && canCastNow(g, p, card, '')) out.push({ do: 'cast', card, face: 0, option: '' })
    }
    if (elsewhere.length > 0) abilityActions(g, p, card, out)
  }
}

export function canPlayLand(g: Game, p: PlayerId): boolean {
  if (!sorceryTiming(g, p)) return false
  let allowed = 1
  for (const r of playerRules(g, p)) {
    if (r.mod.m === 'may' && r.mod.what === 'playExtraLands')
      allowed += r.mod.n === 'any' ? 1000 : typeof r.mod.n === 'number' ? r.mod.n : 1
    if (r.mod.m === 'cant' && (r.mod.what === 'playLands' || r.mod.what === 'play')) return false
  }
  return g.state.players[p]!.landsPlayed < allowed // [CR 305.2]
}

function castActions(g: Game, p: PlayerId, card: ObjId, out: Action[]): void {
  const { zone } = look(g, card)
  if (zone === 'hand' || look(g, card).commander)
    if (canCastNow(g, p, card, '')) out.push({ do: 'cast', card, face: 0, option: '' })
  for (const option of castOptions(g, card)) {
    if ((option.zone ?? 'hand') !== zone) continue
    if (option.condition && !holds(g, option.condition, { source: card, controller: p, vars: {} })) continue
    if (canCastNow(g, p, card, option.name)) out.push({ do: 'cast', card, face: 0, option: option.name })
  }
}

/** Abilities that let cards be played from other zones by effects on the rules. */
function playFromRules(g: Game, p: PlayerId, out: Action[]): void {
  for (const r of playerRules(g, p)) {
    if (r.mod.m === 'may' && r.mod.what === 'castFree') freeActions(g, p, r, out)
    if (r.mod.m !== 'may' || (r.mod.what !== 'playFrom' && r.mod.what !== 'castFrom')) continue
    const from = r.mod.from ?? 'graveyard'
    const player = g.state.players[p]!
    const pool =
      from === 'library'
        ? player.library.slice(0, 1)
        : from === 'graveyard'
          ? player.graveyard
          : from === 'exile'
            ? g.state.exile
            : []
    for (const card of pool) {
      if (r.mod.filter && !matches(g, r.mod.filter, card, ruleScope(r))) continue
      const land = characteristics(g, card).types.includes('Land')
      if (land && r.mod.what === 'playFrom' && canPlayLand(g, p)) out.push({ do: 'play', card, face: 0 })
      if (!land && canCastNow(g, p, card, '')) out.push({ do: 'cast', card, face: 0, option: '' })
    }
  }
}

/** Spells that may be cast without paying their mana costs [CR 118.9, 601.2b]. */
function freeActions(g: Game, p: PlayerId, r: RuleEffect, out: Action[]): void {
  if (r.mod.m !== 'may' || (r.mod.from ?? 'hand') !== 'hand') return
  const before = g.derived.casting
  for (const card of g.state.players[p]!.hand) {
    g.derived.casting = card
    const fits = r.mod.filter === undefined || matches(g, r.mod.filter, card, ruleScope(r))
    g.derived.casting = before
    if (
      fits &&
      !out.some(a => a.do === 'cast' && a.card === card && a.option === FREE) &&
      canCastNow(g, p, card, '', { free: true })
    )
      out.push({ do: 'cast', card, face: 0, option: FREE })
  }
}

/** Whether a spell could be cast now in this way: allowed, with targets, and payable [CR 601.3]. */
export function canCastNow(
  g: Game,
  p: PlayerId,
  card: ObjId,
  option: string,
  how: { free?: boolean; cost?: Cost[]; forced?: boolean } = {},
): boolean {
  const chars = characteristics(g, card)
  if (chars.types.includes('Land')) return false
  const scope: Scope = { source: card, controller: p, vars: {}, object: card }
  const facts = factsOf(chars.abilities)
  if (!how.forced) {
    const chosen = option === '' ? undefined : castOptions(g, card).find(o => o.name === option)
    const instant =
      chosen?.timing === 'instant' ||
      (chosen?.timing !== 'sorcery' && (chars.types.includes('Instant') || hasFlash(g, p, card)))
    if (!instant && !sorceryTiming(g, p)) return false
    if (splitSecond(g)) return false
  }
  for (const ability of facts.castOnly) {
    if (ability.condition && !holds(g, ability.condition, scope)) return false
    if (ability.step && !inStep(g, ability.step)) return false
    if (ability.whose && onePlayer(g, ability.whose, scope) !== g.state.turn.active) return false
  }
  if (forbidden(g, p, card)) return false
  if (!payable(g, p, card, option, how, scope)) return false
  return targetsExist(g, card, scope, option, (x, optional) => payable(g, p, card, option, how, scope, x, optional))
}

export function inStep(g: Game, step: Step | Step[] | 'combat' | 'main'): boolean {
  const now = g.state.turn.step
  if (step === 'combat') return ['combat', 'attackers', 'blockers', 'firststrike', 'damage', 'endcombat'].includes(now)
  if (step === 'main') return now === 'main1' || now === 'main2'
  return typeof step === 'string' ? step === now : step.includes(now)
}

function hasFlash(g: Game, p: PlayerId, card: ObjId): boolean {
  if (factsOf(characteristics(g, card).abilities).flash) return true
  for (const r of playerRules(g, p))
    if (r.mod.m === 'may' && r.mod.what === 'castAsThoughFlash') {
      if (!r.mod.filter) return true
      const before = g.derived.casting
      g.derived.casting = card
      const fits = matches(g, r.mod.filter, card, ruleScope(r))
      g.derived.casting = before
      if (fits) return true
    }
  return false
}

/** While a spell with split second is on the stack, only mana abilities [CR 702.61]. */
function splitSecond(g: Game): boolean {
  for (const id of g.state.stack) if (factsOf(characteristics(g, id).abilities).splitSecond) return true
  return false
}

function forbidden(g: Game, p: PlayerId, card: ObjId): boolean {
  if (playerRules(g, p).length === 0 && openRules(g).length === 0) return false
  const d = g.derived
  const before = d.casting
  d.casting = card
  try {
    for (const r of playerRules(g, p)) {
      if (r.mod.m !== 'cant' || (r.mod.what !== 'cast' && r.mod.what !== 'play')) continue
      if (r.mod.where && !holds(g, r.mod.where, ruleScope(r))) continue
      if (!r.mod.by || matches(g, r.mod.by, card, ruleScope(r))) return true
    }
    for (const r of openRules(g))
      if (
        r.mod.m === 'cant' &&
        (r.mod.what === 'cast' || r.mod.what === 'play') &&
        r.affected?.ref === 'all' &&
        matches(g, r.affected.filter, card, ruleScope(r))
      )
        return true
    return false
  } finally {
    d.casting = before
  }
}

function payable(
  g: Game,
  p: PlayerId,
  card: ObjId,
  option: string,
  how: { free?: boolean; cost?: Cost[] },
  scope: Scope,
  x = 0,
  optional: readonly Cost[] = [],
): boolean {
  if (
    x === 0 &&
    optional.length === 0 &&
    option === '' &&
    how.cost === undefined &&
    how.free !== true &&
    ordinary(g, p, card)
  ) {
    const { manaCost } = characteristics(g, card)
    if (manaCost === undefined) return false
    return canPayNeed(g, p, needOf(manaCost), { spell: card }, false)
  }
  const base = how.cost ?? baseCost(g, card, option, how.free === true)
  if (base === null) return false
  const forX = (some: readonly Cost[]): readonly Cost[] => (x === 0 ? withoutX(some) : some)
  let costs: Cost[] = [...forX(base), ...forX(optional)]
  for (const a of additionalCosts(g, card))
    if (a.name === undefined && (!a.condition || holds(g, a.condition, scope))) {
      // what can be paid for an X, though not for 0
      if (x === 0 && leaps(a.cost))
        return forSomeX(a.cost, n => n > 0 && payable(g, p, card, option, how, scope, n, optional))
      costs = [...costs, ...forX(a.cost)]
    }
  const changes = costChanges(g, card, p, scope)
  const at: Scope = { ...scope, x }
  const mana = changedMana(g, manaOf(g, costs, at), changes)
  const rest = otherCosts(g, [...costs, ...addedCosts(changes)], at)
  return canPay(g, p, [...(mana.length > 0 ? [{ c: 'mana' as const, mana }] : []), ...rest], {
    source: card,
    scope: at,
    purpose: { spell: card },
  })
}

/** Whether a spell costs its mana cost and nothing else, and mana pays for it as usual. */
function ordinary(g: Game, p: PlayerId, card: ObjId): boolean {
  const { additional, ownCosts } = factsOf(characteristics(g, card).abilities)
  if (additional.length > 0 || ownCosts || openRules(g).length > 0 || rulesOn(g, card).length > 0) return false
  for (const r of playerRules(g, p)) if (r.mod.m === 'spendAs') return false
  return true
}

/** Whether a spell could have its targets with the costs that must be paid, or with one of those that may be. */
function targetsExist(
  g: Game,
  card: ObjId,
  scope: Scope,
  option: string,
  payable: (x: number, optional?: readonly Cost[]) => boolean,
): boolean {
  const enchant = enchantSpec(g, card)
  if (enchant) return hasTargets(g, [enchant], scope, card)
  const effect = spellEffect(g, card)
  if (!effect) return true
  const paid = option === '' ? {} : { [option]: 1 }
  if (targetsExistWith(g, effect, card, scope, paid, payable)) return true
  if (!asksByCost(effect)) return false
  return additionalCosts(g, card).some(
    a =>
      a.name !== undefined &&
      targetsExistWith(g, effect, card, scope, { ...paid, [a.name]: 1 }, x => payable(x, a.cost)) &&
      payable(0, a.cost),
  )
}

function targetsExistWith(
  g: Game,
  effect: Effect,
  card: ObjId,
  scope: Scope,
  paid: CastInfo['paid'],
  payable: (x: number) => boolean,
): boolean {
  const modal = modalOf(effect)
  if (!modal) return hasTargetsForX(g, targetSpecs(effect, { paid }), scope, card, payable)
  const legal = modal.modes.filter(m => hasTargetsForX(g, targetSpecs(m.effect, { paid }), scope, card, payable)).length
  return legal >= Math.min(modal.min, modal.repeats ? 1 : modal.min)
}

// --- abilities

function worksElsewhere(g: Game, card: ObjId): boolean {
  return factsOf(characteristics(g, card).abilities).worksElsewhere
}

function elsewhereActions(g: Game, p: PlayerId, card: ObjId, out: Action[]): void {
  castActions(g, p, card, out)
  abilityActions(g, p, card, out)
}

function permanentActions(g: Game, p: PlayerId, id: ObjId, out: Action[], which: 'all' | 'besidesMana'): void {
  const { abilities } = characteristics(g, id)
  const { activated, byOthers } = factsOf(abilities)
  if (activated.length === 0) return
  const mine = controllerOf(g, id) === p
  if (!mine && !byOthers) return
  for (const i of activated) {
    const instance = abilities[i]!
    const ability = instance.ability as Activated
    if (!mine && !ability.only?.some(o => o.only === 'by' && o.who !== 'owner')) continue
    const { mana } = factsOfActivated(ability)
    if (mana && which === 'besidesMana') continue
    if (canActivate(g, p, id, instance)) out.push({ do: 'activate', object: id, ability: i, mana })
  }
}

function abilityActions(g: Game, p: PlayerId, card: ObjId, out: Action[]): void {
  const { abilities } = characteristics(g, card)
  const { zone } = look(g, card)
  for (let i = 0; i < abilities.length; i++) {
    const { ability } = abilities[i]!
    if (ability.a === 'activated' && ability.zone === zone && canActivate(g, p, card, abilities[i]!))
      out.push({ do: 'activate', object: card, ability: i, mana: isManaAbility(ability) })
  }
}

/** Whether an ability may be activated now and can be paid for [CR 602.5]. */
export function canActivate(g: Game, p: PlayerId, id: ObjId, instance: AbilityInstance): boolean {
  const ability = instance.ability as Activated
  const facts = factsOfActivated(ability)
  const { mana } = facts
  const obj = look(g, id)
  if (facts.tap && (obj.tapped || !onBattlefield(g, id) || isSick(g, id))) return false
  if (facts.loyalty) {
    if (!sorceryTiming(g, p) || (obj.used['loyalty'] ?? 0) > 0) return false // [CR 606.3]
  }
  const rules = rulesOn(g, id)
  if (facts.tapForMana && !ability.only && rules.length === 0) return true
  const scope = activationScope(g, id, instance, p)
  if (!mana && splitSecond(g)) return false
  for (const limit of ability.only ?? []) if (!limitAllows(g, p, id, limit, scope, instance.key)) return false
  if (obj.zone === 'battlefield')
    for (const r of rules)
      if (r.mod.m === 'cant') {
        if (r.mod.what === 'activate') return false
        if (r.mod.what === 'activateNonMana' && !mana) return false
        if (r.mod.what === 'activateTap' && (facts.tap || facts.untap)) return false
      }
  const payable = (x: number): boolean => affordable(g, p, id, ability, scope, x)
  if (!forSomeX(ability.cost, payable)) return false
  const modal = modalOf(ability.effect)
  if (modal)
    return modal.modes.filter(m => hasTargetsForX(g, targetSpecs(m.effect), scope, id, payable)).length >= modal.min
  return hasTargetsForX(g, targetSpecs(ability.effect), scope, -1000000, payable)
}

function affordable(g: Game, p: PlayerId, id: ObjId, ability: Activated, scope: Scope, x = 0): boolean {
  const facts = factsOfActivated(ability)
  if (x === 0 && facts.plain && rulesOn(g, id).length === 0) {
    if (facts.symbols.length === 0) return true
    const purpose: Purpose = facts.tap ? { ability: { source: id }, exclude: [id] } : { ability: { source: id } }
    return canPayNeed(g, p, needOf(facts.symbols), purpose, spendAs(g, p, purpose) !== 0)
  }
  const costs = x === 0 ? withoutX(ability.cost) : ability.cost
  const changes = activationChanges(g, id, ability.label ?? '')
  const at: Scope = { ...scope, x }
  const symbols = changedMana(g, manaOf(g, costs, at), changes)
  const rest = otherCosts(g, costs, at)
  return canPay(g, p, [...(symbols.length > 0 ? [{ c: 'mana' as const, mana: symbols }] : []), ...rest], {
    source: id,
    scope: at,
  })
}

export function limitAllows(
  g: Game,
  p: PlayerId,
  id: ObjId,
  limit: ActivationLimit,
  scope: Scope,
  key: string,
): boolean {
  switch (limit.only) {
    case 'sorcery':
      return sorceryTiming(g, p)
    case 'instant':
      return true
    case 'perTurn':
      return (look(g, id).used[key] ?? 0) < limit.n
    case 'once':
      return (look(g, id).used[`${key}:ever`] ?? 0) === 0
    case 'condition':
      return holds(g, limit.condition, scope)
    case 'step':
      if (limit.whose && onePlayer(g, limit.whose, scope) !== g.state.turn.active) return false
      return inStep(g, limit.step)
    case 'turn':
      return onePlayer(g, limit.whose, scope) === g.state.turn.active
    case 'by':
      if (limit.who === 'any') return true
      if (limit.who === 'opponents') return controllerOf(g, id) !== p
      return look(g, id).owner === p
  }
}

export type { Ability }
