import type { Cost } from '@upkeep/ir'
import { pushPay } from '../casting/costs.ts'
import { characteristics, controllerOf } from '../continuous/characteristics.ts'
import type { Intent } from '../door/intent.ts'
import { record } from '../door/record.ts'
import { ask, nextClock, pop, popScope, pushScope, setCombat, setTop, setTurn } from '../door/write.ts'
import { type FrameOf, unanswered } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { onBattlefield } from '../game/look.ts'
import type { Attacker, ObjId, PlayerId } from '../game/types.ts'
import { happen } from '../replacement/happen.ts'
import { attackModel, bestAttacks, optionOf, tapsToAttack } from './attack-model.ts'
import { type CombatCost, costScope, totalCost } from './costs.ts'
import { stillAttacked } from './defenders.ts'

type Attackers = FrameOf<'attackers'>

/** The active player declares attackers [CR 508.1]. */
export function runAttackers(g: Game, frame: Attackers): void {
  switch (frame.pc) {
    case 0:
      offer(g, frame)
      break
    case 1:
      tapThem(g, frame)
      break
    case 2:
      payForThem(g, frame)
      break
    default:
      attack(g, frame)
      break
  }
}

function offer(g: Game, frame: Attackers): void {
  const model = attackModel(g)
  if (model.attackers.length === 0) {
    pop(g)
    return
  }
  const most = model.attackers.some(a => a.best > 0) ? bestAttacks(model).value : 0
  setTop(g, { ...frame, pc: 1 })
  ask(g, {
    kind: 'attackers',
    player: model.player,
    purpose: 'attack',
    options: model.attackers.map(a => ({
      attacker: a.id,
      defenders: a.options.map(o => o.defender),
      must: a.best > 0 && bestAttacks(model, a.id).value < most,
    })),
    rules: ['508.1'],
  })
}

function tapThem(g: Game, frame: Attackers): void {
  const { answer } = frame
  const rest = unanswered(frame)
  const attacks = answer && 'attacks' in answer ? answer.attacks : []
  if (attacks.length === 0) {
    pop(g)
    return
  }
  const model = attackModel(g)
  const costs = attacks.flatMap(a => optionOf(model, a)?.costs ?? [])
  setTop(g, { ...rest, pc: 2, attacks, ...lockIn(g, costs, model.player) })
  const taps = attacks.filter(a => tapsToAttack(g, a.attacker))
  happen(
    g,
    taps.map(
      (a): Intent => ({
        kind: 'tap',
        object: a.attacker,
        cause: { by: 'turn', player: g.state.turn.active },
        rules: ['508.1f'],
      }),
    ),
    {},
  )
}

/** The total cost is locked in [CR 508.1h]. */
export function lockIn(
  g: Game,
  costs: readonly CombatCost[],
  player: PlayerId,
): { costs?: Cost[]; costly?: ObjId[]; sc?: number } {
  if (costs.length === 0) return {}
  return {
    costs: totalCost(g, costs),
    costly: costs.map(c => c.creature),
    sc: pushScope(g, costScope(costs, player)),
  }
}

/** The total cost is paid [CR 508.1j, 509.1f]. */
export function payLocked(g: Game, frame: { sc?: number; costs?: Cost[] }, player: PlayerId): void {
  if (frame.sc === undefined || !frame.costs) return
  const { source } = g.state.scopes[frame.sc]!
  pushPay(g, player, frame.costs, { by: 'cost', source, player }, frame.sc, 'paid')
}

/** Those for whom the cost was not paid after all neither attack nor block. */
export function unpaid(g: Game, frame: { sc?: number; costly?: ObjId[] }): readonly ObjId[] {
  if (frame.sc === undefined) return []
  const paid = g.state.scopes[frame.sc]!.vars['paid'] === true
  popScope(g)
  return paid ? [] : (frame.costly ?? [])
}

function payForThem(g: Game, frame: Attackers): void {
  setTop(g, { ...frame, pc: 3 })
  payLocked(g, frame, g.state.turn.active)
}

/** They attack [CR 508.1k], and abilities trigger [CR 508.1m]. */
function attack(g: Game, frame: Attackers): void {
  const player = g.state.turn.active
  const missing = unpaid(g, frame)
  const attacks = (frame.attacks ?? []).filter(
    a =>
      !missing.includes(a.attacker) &&
      onBattlefield(g, a.attacker) &&
      controllerOf(g, a.attacker) === player &&
      characteristics(g, a.attacker).types.includes('Creature') &&
      stillAttacked(g, a.defender, player),
  )
  pop(g)
  if (attacks.length === 0) return
  const before = g.state.combat
  const attackers = attacks.map((a): Attacker => ({ id: a.attacker, defender: a.defender, blockers: [] }))
  setCombat(g, {
    attackingPlayer: player,
    attackers: [...(before?.attackers ?? []), ...attackers],
    blockers: before?.blockers ?? [],
    dealtFirst: [],
    firstStrikeStep: false,
  })
  setTurn(g, { attacked: true })
  const event = nextClock(g)
  for (const a of attacks)
    record(g, {
      kind: 'attack',
      subject: a.attacker,
      other: a.defender,
      player,
      cause: { by: 'turn', player },
      rules: ['508.1k'],
      event,
    })
}
