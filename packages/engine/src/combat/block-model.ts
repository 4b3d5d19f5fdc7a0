import { characteristics, controllerOf } from '../continuous/characteristics.ts'
import { amount } from '../game/amounts.ts'
import type { Game } from '../game/game.ts'
import { permanents } from '../game/look.ts'
import { matches } from '../game/match.ts'
import { entities } from '../game/refs.ts'
import type { EventInfo, ObjId, PlayerId } from '../game/types.ts'
import { affordable, type CombatCost } from './costs.ts'
import { defendingPlayer } from './defenders.ts'
import {
  type CantRule,
  cantRules,
  forbids,
  joinLimit,
  keywordsIn,
  type Limit,
  mayRules,
  mustRules,
  names,
  ruleScope,
} from './rules.ts'

export interface Block {
  blocker: ObjId
  attacker: ObjId
}

export interface BlockPair {
  attacker: ObjId
  /** How many requirements are obeyed by this block in itself [CR 509.1c]. */
  value: number
  costs: CombatCost[]
}

export interface BlockerModel {
  id: ObjId
  /** How many attackers it can block. */
  cap: number
  pairs: BlockPair[]
  /** Requirements to block at all. */
  must: number
  alone: boolean
}

export interface BlockedModel {
  id: ObjId
  /** How many blockers it must have if any, and may have at most (menace and the like). */
  min: number
  max: number
  /** Requirements that it be blocked. */
  must: number
}

/** Everything that one player's declaration of blockers depends on. */
export interface BlockModel {
  player: PlayerId
  blockers: BlockerModel[]
  attackers: Map<ObjId, BlockedModel>
  limits: Limit[]
}

let last: { changes: number; clock: number; model: BlockModel } | undefined

/** Made once for what is asked and how it is answered: no two states of games share both numbers. */
export function blockModel(g: Game, player: PlayerId): BlockModel {
  const { changes } = g.derived
  const { clock } = g.state
  if (last?.changes === changes && last.clock === clock && last.model.player === player) return last.model
  const model = makeModel(g, player)
  last = { changes, clock, model }
  return model
}

function makeModel(g: Game, player: PlayerId): BlockModel {
  const model: BlockModel = { player, blockers: [], attackers: new Map(), limits: [] }
  // those that attack this player, or what this player controls or protects [CR 509.1a, 802.4a]
  const attacking = (g.state.combat?.attackers ?? [])
    .filter(a => defendingPlayer(g, a.defender) === player)
    .map(a => a.id)
  if (attacking.length === 0) return model
  for (const id of attacking) model.attackers.set(id, blockedModel(g, id, player))
  for (const id of permanents(g)) {
    if (!mayBlock(g, id, player)) continue
    const pairs: BlockPair[] = []
    for (const attacker of attacking) {
      const pair = blockPair(g, model, id, attacker)
      if (pair) pairs.push(pair)
    }
    if (pairs.length === 0) continue
    model.blockers.push({
      id,
      cap: capacity(g, id),
      pairs,
      must: mustRules(g, id, 'block').length,
      alone: cantRules(g, id, 'blockAlone').some(r => forbids(g, r, id, undefined, blockEvent(id, 0, player))),
    })
  }
  return model
}

/** An untapped creature that is no battle [CR 509.1a]. */
function mayBlock(g: Game, id: ObjId, player: PlayerId): boolean {
  if (g.state.objects[id]!.tapped || controllerOf(g, id) !== player) return false
  const { types } = characteristics(g, id)
  return types.includes('Creature') && !types.includes('Battle')
}

/** One attacker, and as many more as effects allow. */
function capacity(g: Game, id: ObjId): number {
  let n = 1
  for (const rule of mayRules(g, id, 'blockExtra'))
    n += rule.mod.n === 'any' ? Number.POSITIVE_INFINITY : amount(g, rule.mod.n ?? 1, ruleScope(rule, id))
  return n
}

function blockedModel(g: Game, id: ObjId, player: PlayerId): BlockedModel {
  const out: BlockedModel = { id, min: 1, max: Number.POSITIVE_INFINITY, must: mustRules(g, id, 'beBlocked').length }
  for (const rule of cantRules(g, id, 'beBlockedByFewerThan', 'beBlockedByMoreThan')) {
    if (!forbids(g, rule, id, undefined, blockEvent(0, id, player))) continue
    const n = rule.mod.n ?? 1
    if (rule.mod.what === 'beBlockedByFewerThan') out.min = Math.max(out.min, n)
    else out.max = Math.min(out.max, n)
  }
  return out
}

function blockEvent(blocker: ObjId, attacker: ObjId, player: PlayerId): EventInfo {
  const event: EventInfo = { kind: 'block', player }
  if (blocker !== 0) event.subject = blocker
  if (attacker !== 0) event.other = attacker
  return event
}

/** Whether one creature could block another, and what it takes; null where it is forbidden [CR 509.1b]. */
function blockPair(g: Game, model: BlockModel, blocker: ObjId, attacker: ObjId): BlockPair | null {
  const event = blockEvent(blocker, attacker, model.player)
  const costs: CombatCost[] = []
  const limits: CantRule[] = []
  const consider = (rule: CantRule, subject: ObjId, other: ObjId): boolean => {
    if (!forbids(g, rule, subject, other, event)) return false
    if (rule.mod.unless) costs.push({ creature: blocker, rule })
    else if (rule.mod.n !== undefined && rule.mod.what === 'block') limits.push(rule)
    else return true
    return false
  }
  const asThough = (): string[] => mayRules(g, blocker, 'blockAsThough').flatMap(r => keywordsIn(r.mod.filter))
  for (const rule of cantRules(g, blocker, 'block', 'blockExcept')) {
    if (rule.mod.what === 'blockExcept') {
      if (except(g, rule, blocker, attacker, event, asThough)) return null
    } else if (consider(rule, blocker, attacker)) return null
  }
  for (const rule of cantRules(g, attacker, 'beBlocked', 'beBlockedExceptBy')) {
    if (rule.mod.what === 'beBlocked') {
      if (consider(rule, attacker, blocker)) return null
      continue
    }
    const without = (): string[] => [
      ...asThough(),
      ...mayRules(g, attacker, 'beBlockedAsThough').flatMap(r => keywordsIn(r.mod.filter)),
    ]
    if (except(g, rule, attacker, blocker, event, without)) return null
  }
  if (costs.length > 0 && !affordable(g, model.player, costs, [])) return null
  for (const rule of limits) {
    if (rule.mod.n === 0) return null
    joinLimit(model.limits, rule, blocker)
  }
  return { attacker, value: requirements(g, blocker, attacker), costs }
}

/**
 * "Only by" and "only": forbidden unless the other one matches. "As though" with or without a keyword, the keyword
 * that the effect asks for counts as there [CR 609.4].
 */
function except(
  g: Game,
  rule: CantRule,
  subject: ObjId,
  other: ObjId,
  event: EventInfo,
  asThough: () => string[],
): boolean {
  const { by, where } = rule.mod
  if (by === undefined) return false
  const { by: _, ...rest } = rule.mod
  if (where !== undefined && !forbids(g, { ...rule, mod: rest }, subject, other, event)) return false
  if (matches(g, by, other, ruleScope(rule, subject, event))) return false
  return !names(by, asThough())
}

/** Requirements that this creature block that one, and that all that can block it do so [CR 509.1c]. */
function requirements(g: Game, blocker: ObjId, attacker: ObjId): number {
  let n = mustRules(g, attacker, 'beBlockedByAll').length
  for (const rule of mustRules(g, blocker, 'blockThis')) {
    const whom = rule.mod.object ? entities(g, rule.mod.object, ruleScope(rule, blocker)) : [rule.source]
    if (whom.includes(attacker)) n++
  }
  return n
}

export function pairOf(model: BlockModel, block: Block): BlockPair | undefined {
  return model.blockers.find(b => b.id === block.blocker)?.pairs.find(p => p.attacker === block.attacker)
}

/** The requirements that a declaration obeys. */
export function obeyed(model: BlockModel, blocks: readonly Block[]): number {
  let n = 0
  const blocking = new Set(blocks.map(b => b.blocker))
  const blocked = new Set(blocks.map(b => b.attacker))
  for (const block of blocks) n += pairOf(model, block)?.value ?? 0
  for (const b of model.blockers) if (blocking.has(b.id)) n += b.must
  for (const a of model.attackers.values()) if (blocked.has(a.id)) n += a.must
  return n
}
