import { runManaAbility, runOwnScope } from '../casting/activate.ts'
import { runAnnounce } from '../casting/announce.ts'
import { runPay, runScopeEnd } from '../casting/costs.ts'
import { runAttackers } from '../combat/attackers.ts'
import { runBlockers } from '../combat/blockers.ts'
import { runCombatDamage } from '../combat/damage.ts'
import { setResult } from '../door/write.ts'
import { runMakeMana } from '../mana/make.ts'
import { settleLosses } from '../multiplayer/leave.ts'
import { runEvents } from '../replacement/events.ts'
import { runResolve } from '../resolving/resolve.ts'
import { runProgram } from '../resolving/run.ts'
import { runStateBased } from '../state-based/check.ts'
import { runTriggers } from '../triggers/stack.ts'
import { runPriority } from '../turn/priority.ts'
import { runCleanup, runDraw, runStep, runTurn, runUntap } from '../turn/turn.ts'
import { EngineError, never } from './errors.ts'
import type { Game } from './game.ts'
import { runGame } from './opening.ts'

/** So many pieces of procedure without any decision are a loop that no player can stop [CR 104.4b, 732.4]. */
const MANDATORY_LOOP = 200_000

/** Runs until somebody must choose, the game is over, or it is to stand still. */
export function run(g: Game): void {
  for (let n = 0; g.state.decision === null && g.state.result === null; n++) {
    if (n > MANDATORY_LOOP) {
      setResult(g, { winners: [], draw: true, reason: 'mandatory loop' })
      return
    }
    if (g.pause?.(g)) return
    step(g)
    if (g.derived.unsettled) {
      // a player wins or loses at once [CR 104.1]
      g.derived.unsettled = false
      settleLosses(g)
    }
  }
}

/** One piece of the procedure on top. */
export function step(g: Game): void {
  const { agenda } = g.state
  const frame = agenda[agenda.length - 1]
  if (!frame) throw new EngineError('nothing is left to do, and the game is not over')
  switch (frame.k) {
    case 'game':
      return runGame(g, frame)
    case 'turn':
      return runTurn(g, frame)
    case 'step':
      return runStep(g, frame)
    case 'untap':
      return runUntap(g, frame)
    case 'priority':
      return runPriority(g, frame)
    case 'stateBased':
      return runStateBased(g, frame)
    case 'triggers':
      return runTriggers(g, frame)
    case 'announce':
      return runAnnounce(g, frame)
    case 'pay':
      return runPay(g, frame)
    case 'makeMana':
      return runMakeMana(g, frame)
    case 'manaAbility':
      return runManaAbility(g, frame)
    case 'resolve':
      return runResolve(g, frame)
    case 'run':
      return runProgram(g, frame)
    case 'program':
      return runOwnScope(g, frame)
    case 'scopeEnd':
      return runScopeEnd(g, frame)
    case 'events':
      return runEvents(g, frame)
    case 'draw':
      return runDraw(g, frame)
    case 'attackers':
      return runAttackers(g, frame)
    case 'blockers':
      return runBlockers(g, frame)
    case 'combatDamage':
      return runCombatDamage(g, frame)
    case 'cleanup':
      return runCleanup(g, frame)
    default:
      return never(frame, 'frame')
  }
}
