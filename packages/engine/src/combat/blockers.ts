import { characteristics, controllerOf } from '../continuous/characteristics.ts'
import { record } from '../door/record.ts'
import { ask, nextClock, pop, setCombat, setTop } from '../door/write.ts'
import { type FrameOf, unanswered } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { inGame, onBattlefield } from '../game/look.ts'
import type { Attacker, CombatState, PlayerId } from '../game/types.ts'
import { lockIn, payLocked, unpaid } from './attackers.ts'
import { type Block, blockModel, pairOf } from './block-model.ts'
import { bestBlocks, hasRequirement } from './block-solve.ts'
import { defendingPlayer, defendingPlayers } from './defenders.ts'

type Blockers = FrameOf<'blockers'>

/** Each defending player in turn order declares blockers [CR 509.1, 802.4]. */
export function runBlockers(g: Game, frame: Blockers): void {
  const player = frame.defenders[0]
  if (player === undefined) {
    leaveUnblocked(g)
    pop(g)
    return
  }
  switch (frame.pc) {
    case 0:
      offer(g, frame, player)
      break
    case 1:
      declared(g, frame, player)
      break
    case 2:
      setTop(g, { ...frame, pc: 3 })
      payLocked(g, frame, player)
      break
    default:
      block(g, frame, player)
      break
  }
}

/** The frame for the step's turn-based action. */
export function blockersFrame(g: Game): Blockers {
  return { k: 'blockers', pc: 0, defenders: defendingPlayers(g) }
}

function offer(g: Game, frame: Blockers, player: PlayerId): void {
  const model = inGame(g, player) ? blockModel(g, player) : undefined
  if (!model || model.blockers.length === 0) {
    setTop(g, { ...frame, pc: 2, blocks: [] })
    return
  }
  const most = bestBlocks(model).value
  setTop(g, { ...frame, pc: 1 })
  ask(g, {
    kind: 'blockers',
    player,
    purpose: 'block',
    options: model.blockers.map(b => ({
      blocker: b.id,
      attackers: b.pairs.map(p => p.attacker),
      must: most > 0 && hasRequirement(model, b) && bestBlocks(model, b.id).value < most,
    })),
    rules: ['509.1'],
  })
}

function declared(g: Game, frame: Blockers, player: PlayerId): void {
  const { answer } = frame
  const rest = unanswered(frame)
  const blocks = answer && 'blocks' in answer ? answer.blocks : []
  const model = blocks.length > 0 ? blockModel(g, player) : undefined
  const costs = model ? blocks.flatMap(b => pairOf(model, b)?.costs ?? []) : []
  setTop(g, { ...rest, pc: 2, blocks, ...lockIn(g, costs, player) })
}

/** They block; attackers become blocked or unblocked [CR 509.1g, 509.1h], and abilities trigger [CR 509.1i]. */
function block(g: Game, frame: Blockers, player: PlayerId): void {
  const missing = unpaid(g, frame)
  const combat = g.state.combat
  const attacking = new Set(combat?.attackers.map(a => a.id))
  const blocks = (frame.blocks ?? []).filter(
    b =>
      !missing.includes(b.blocker) &&
      attacking.has(b.attacker) &&
      onBattlefield(g, b.blocker) &&
      controllerOf(g, b.blocker) === player &&
      characteristics(g, b.blocker).types.includes('Creature'),
  )
  const { sc: _, costs: __, costly: ___, blocks: ____, ...rest } = frame
  setTop(g, { ...rest, pc: 0, defenders: frame.defenders.slice(1) })
  if (!combat) return
  const mine = combat.attackers.filter(a => a.blocked === undefined && defendingPlayer(g, a.defender) === player)
  setCombat(g, withBlocks(combat, blocks, mine))
  const event = nextClock(g)
  const cause = { by: 'turn', player } as const
  for (const b of blocks)
    record(g, { kind: 'block', subject: b.blocker, other: b.attacker, player, cause, rules: ['509.1g'], event })
  const active = combat.attackingPlayer
  for (const a of mine) {
    const by = blocks.filter(b => b.attacker === a.id)
    if (by.length === 0) {
      record(g, { kind: 'unblocked', subject: a.id, player: active, cause, rules: ['509.1h'], event })
      continue
    }
    record(g, { kind: 'becomesBlocked', subject: a.id, player: active, cause, rules: ['509.1h'], event })
    // once more for each blocker, for what triggers on being blocked by a creature [CR 509.3d]
    for (const b of by)
      record(g, {
        kind: 'becomesBlocked',
        subject: a.id,
        other: b.blocker,
        player: active,
        cause,
        rules: ['509.3d'],
        event,
      })
  }
}

function withBlocks(combat: CombatState, blocks: readonly Block[], mine: readonly Attacker[]): CombatState {
  const blockers = combat.blockers.slice()
  for (const id of new Set(blocks.map(b => b.blocker)))
    blockers.push({ id, attackers: blocks.filter(b => b.blocker === id).map(b => b.attacker) })
  return {
    ...combat,
    blockers,
    attackers: combat.attackers.map(a => {
      if (!mine.includes(a)) return a
      const by = blocks.filter(b => b.attacker === a.id).map(b => b.blocker)
      return { ...a, blocked: by.length > 0, blockers: by }
    }),
  }
}

/** Attackers that nobody could declare blockers for, their defending player having left the game. */
function leaveUnblocked(g: Game): void {
  const { combat } = g.state
  const open = combat?.attackers.filter(a => a.blocked === undefined) ?? []
  if (!combat || open.length === 0) return
  setCombat(g, {
    ...combat,
    attackers: combat.attackers.map(a => (a.blocked === undefined ? { ...a, blocked: false } : a)),
  })
  const player = combat.attackingPlayer
  const event = nextClock(g)
  for (const a of open)
    record(g, { kind: 'unblocked', subject: a.id, player, cause: { by: 'turn' }, rules: ['509.1h'], event })
}
