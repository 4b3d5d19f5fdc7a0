import type { Decision } from '../game/decision.ts'
import type { Game } from '../game/game.ts'
import { nameOf } from '../game/look.ts'
import type { ObjId } from '../game/types.ts'
import {
  type Attack,
  attackModel,
  bestAttacks,
  counted,
  obeyed as obeyedAttacks,
  optionOf,
  tapsToAttack,
} from './attack-model.ts'
import { type Block, blockModel, obeyed as obeyedBlocks, pairOf } from './block-model.ts'
import { bestBlocks } from './block-solve.ts'
import { affordable } from './costs.ts'

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>

/** Why a declaration of attackers is illegal, or null [CR 508.1]. */
export function checkAttackers(g: Game, decision: Of<'attackers'>, attacks: readonly Attack[]): string | null {
  const seen = new Set<ObjId>()
  for (const { attacker, defender } of attacks) {
    const option = decision.options.find(o => o.attacker === attacker)
    if (!option) return `no such attacker: ${attacker} [CR 508.1a]`
    if (seen.has(attacker)) return `${nameOf(g, attacker)} is declared twice [CR 508.1b]`
    seen.add(attacker)
    if (!option.defenders.includes(defender)) return `${nameOf(g, attacker)} can't attack that [CR 508.1b]`
  }
  const model = attackModel(g)
  const only = attacks.length === 1 ? attacks[0]!.attacker : undefined
  if (only !== undefined && model.attackers.find(a => a.id === only)?.alone)
    return `${nameOf(g, only)} can't attack alone [CR 508.1c]`
  for (const limit of model.limits)
    if (counted(limit, attacks) > limit.n) return `no more than ${limit.n} can attack there [CR 508.1c]`
  if (model.attackers.some(a => a.best > 0)) {
    const most = bestAttacks(model).value
    const now = obeyedAttacks(model, attacks)
    if (now < most) return `${now} of ${most} requirements to attack are obeyed [CR 508.1d]`
  }
  const costs = attacks.flatMap(a => optionOf(model, a)?.costs ?? [])
  const tapped = attacks.map(a => a.attacker).filter(id => tapsToAttack(g, id))
  if (costs.length > 1 && !affordable(g, model.player, costs, tapped))
    return 'the cost to attack cannot be paid [CR 508.1j]'
  return null
}

/** Why a declaration of blockers is illegal, or null [CR 509.1]. */
export function checkBlockers(g: Game, decision: Of<'blockers'>, blocks: readonly Block[]): string | null {
  const seen = new Set<string>()
  for (const { blocker, attacker } of blocks) {
    const option = decision.options.find(o => o.blocker === blocker)
    if (!option) return `no such blocker: ${blocker} [CR 509.1a]`
    if (seen.has(`${blocker}:${attacker}`)) return `${nameOf(g, blocker)} is declared twice [CR 509.1a]`
    seen.add(`${blocker}:${attacker}`)
    if (!option.attackers.includes(attacker)) return `${nameOf(g, blocker)} can't block that [CR 509.1b]`
  }
  const model = blockModel(g, decision.player)
  const blocking = new Set(blocks.map(b => b.blocker))
  for (const b of model.blockers) {
    const n = blocks.filter(x => x.blocker === b.id).length
    if (n > b.cap) return `${nameOf(g, b.id)} can't block so many [CR 509.1a]`
    if (n > 0 && b.alone && blocking.size === 1) return `${nameOf(g, b.id)} can't block alone [CR 509.1b]`
  }
  for (const a of model.attackers.values()) {
    const n = blocks.filter(x => x.attacker === a.id).length
    if (n > 0 && n < a.min) return `${nameOf(g, a.id)} needs ${a.min} blockers or none [CR 509.1b]`
    if (n > a.max) return `${nameOf(g, a.id)} can't be blocked by more than ${a.max} [CR 509.1b]`
  }
  for (const limit of model.limits) {
    let n = 0
    for (const id of blocking) if (limit.members.has(id)) n++
    if (n > limit.n) return `no more than ${limit.n} can block [CR 509.1b]`
  }
  const most = bestBlocks(model).value
  const now = obeyedBlocks(model, blocks)
  if (now < most) return `${now} of ${most} requirements to block are obeyed [CR 509.1c]`
  const costs = blocks.flatMap(b => pairOf(model, b)?.costs ?? [])
  if (costs.length > 1 && !affordable(g, decision.player, costs, []))
    return 'the cost to block cannot be paid [CR 509.1f]'
  return null
}
