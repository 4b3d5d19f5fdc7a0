import { controllerOf } from '../continuous/characteristics.ts'
import { apply } from '../door/apply.ts'
import { markLeft, passDesignation } from '../door/cease.ts'
import type { Intent } from '../door/intent.ts'
import { RULE } from '../door/record.ts'
import { setDelayed, setEffects, setPending, setResult, setTurn } from '../door/write.ts'
import type { Game } from '../game/game.ts'
import { inGame, nextPlayer } from '../game/look.ts'
import { entities } from '../game/refs.ts'
import { type FloatingEffect, type PlayerId, playerEntity } from '../game/types.ts'

/**
 * Players who have lost leave the game, and the game may be over. True: it is. To be called as soon as somebody may
 * have lost or won [CR 104.1, 104.2, 104.5].
 */
export function settleLosses(g: Game): boolean {
  const { players } = g.state
  if (g.state.result) return true
  const losers: PlayerId[] = []
  let winning = false
  players.forEach((player, p) => {
    if (player.lost && !player.designations['left']) losers.push(p)
    else if (player.won && !player.lost) winning = true
  })
  if (losers.length === 0 && !winning) return false
  const remaining = players.flatMap((player, p) => (player.lost ? [] : [p]))
  const winners = players.flatMap((player, p) => (player.won && !player.lost ? [p] : []))
  const reason = players[losers[0] ?? -1]?.lostBy ?? 'effect'
  if (remaining.length > 1 && !winning) {
    for (const p of losers) leave(g, p)
    return false
  }
  for (const p of losers) markLeft(g, p)
  if (winning)
    setResult(g, { winners, draw: false, reason: 'effect' }) // [CR 104.2b]
  else if (remaining.length === 1)
    setResult(g, { winners: remaining, draw: false, reason }) // [CR 104.2a]
  else setResult(g, { winners: [], draw: players.length > 1, reason }) // [CR 104.4a]
  return true
}

/** A player leaves a game that goes on [CR 800.4a]. */
function leave(g: Game, p: PlayerId): void {
  // control of what is still there is asked before anything goes
  const gave = g.state.effects.map(effect => withoutControl(g, effect, p))
  markLeft(g, p)
  const owned: Intent[] = []
  for (const obj of g.state.objects)
    if (obj && obj.owner === p) owned.push({ kind: 'cease', object: obj.id, cause: RULE, rules: ['800.4a'] })
  apply(g, owned)
  setEffects(
    g,
    gave.filter(effect => effect.mods.length > 0),
  )
  const controlled = g.state.stack.filter(id => {
    const obj = g.state.objects[id]!
    return obj.controller === p && obj.kind !== 'card'
  })
  apply(
    g,
    controlled.map((object): Intent => ({ kind: 'cease', object, cause: RULE, rules: ['800.4a'] })),
  )
  apply(g, leftBehind(g, p))
  setPending(
    g,
    g.state.pending.filter(t => t.controller !== p),
  )
  setDelayed(
    g,
    g.state.delayed.filter(t => t.controller !== p),
  )
  setTurn(g, { extraTurns: g.state.turn.extraTurns.filter(q => q !== p) })
  // [CR 725.4, 726.4]
  const { active } = g.state.turn
  for (const what of ['monarch', 'initiative'])
    passDesignation(g, what, p, inGame(g, active) ? active : nextPlayer(g, active))
}

/** The effect without what gives the player control of anything. */
function withoutControl(g: Game, effect: FloatingEffect, p: PlayerId): FloatingEffect {
  const { source, controller, vars } = effect
  const mods = effect.mods.filter(
    mod => mod.m !== 'control' || !entities(g, mod.to, { source, controller, vars }).includes(playerEntity(p)),
  )
  return mods.length === effect.mods.length ? effect : { ...effect, mods }
}

/** Cards of others that only the player who left controlled are exiled. */
function leftBehind(g: Game, p: PlayerId): Intent[] {
  const out: Intent[] = []
  for (const id of [...g.state.battlefield, ...g.state.stack]) {
    const obj = g.state.objects[id]!
    const now = controllerOf(g, id)
    if (obj.controller === p && (now === p || now === obj.owner))
      out.push({ kind: 'move', object: id, to: 'exile', cause: RULE, rules: ['800.4a'] })
  }
  return out
}
