import { playerRules } from '../continuous/characteristics.ts'
import type { Intent } from '../door/intent.ts'
import { RULE } from '../door/record.ts'
import { holds } from '../game/conditions.ts'
import type { Game } from '../game/game.ts'
import { apnap, inGame } from '../game/look.ts'
import type { PlayerId } from '../game/types.ts'

/** Players who lose the game [CR 704.5a-c, 704.6c]; each loses once, for the first reason there is [CR 704.7]. */
export function losses(g: Game): Intent[] {
  const out: Intent[] = []
  for (const p of apnap(g)) {
    const loss = lossOf(g, p)
    if (loss) out.push({ kind: 'loseGame', player: p, reason: loss.reason, cause: RULE, rules: [loss.rule] })
  }
  return out
}

function lossOf(g: Game, p: PlayerId): { reason: string; rule: string } | null {
  const player = g.state.players[p]!
  const loss = reasonToLose(g, p)
  if (!loss || spared(g, p, 'loseGame')) return null
  if (loss.rule !== '704.5a' || !spared(g, p, 'loseGameForLife')) return loss
  // other reasons remain
  if (player.drewFromEmpty || poisoned(g, p) || byCommander(g, p)) return otherReason(g, p)
  return null
}

function reasonToLose(g: Game, p: PlayerId): { reason: string; rule: string } | null {
  if (g.state.players[p]!.life <= 0) return { reason: 'life', rule: '704.5a' }
  return otherReason(g, p)
}

function otherReason(g: Game, p: PlayerId): { reason: string; rule: string } | null {
  if (g.state.players[p]!.drewFromEmpty) return { reason: 'library', rule: '704.5b' }
  if (poisoned(g, p)) return { reason: 'poison', rule: '704.5c' }
  if (byCommander(g, p)) return { reason: 'commander', rule: '704.6c' }
  return null
}

const poisoned = (g: Game, p: PlayerId): boolean => (g.state.players[p]!.counters['poison'] ?? 0) >= 10

function byCommander(g: Game, p: PlayerId): boolean {
  if (g.state.options.format !== 'commander') return false
  const { commanderDamage } = g.state.players[p]!
  for (const key in commanderDamage) if (commanderDamage[key]! >= 21) return true
  return false
}

/** Effects by which a player can't lose, or doesn't for having no life left. */
function spared(g: Game, p: PlayerId, what: 'loseGame' | 'loseGameForLife'): boolean {
  return playerRules(g, p).some(({ mod, source, controller, vars }) => {
    if (mod.m !== 'cant' || mod.what !== what) return false
    return mod.where === undefined || holds(g, mod.where, { source, controller, vars })
  })
}

/** Whether a player could be a battle's protector: for a Siege an opponent of its controller [CR 310.11a]. */
export function protectors(g: Game, controller: PlayerId, siege: boolean): PlayerId[] {
  return siege ? apnap(g).filter(q => q !== controller) : [controller].filter(q => inGame(g, q))
}
