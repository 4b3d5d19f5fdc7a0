import { actionsBesidesMana, legalActions, sorceryTiming } from '../casting/actions.ts'
import { startActivate, startManaAbility } from '../casting/activate.ts'
import { startCast } from '../casting/cast.ts'
import { mayNameSteps } from '../casting/facts.ts'
import { derive } from '../continuous/characteristics.ts'
import { noteControl } from '../door/control.ts'
import { ask, pop, push, setTop } from '../door/write.ts'
import type { Action } from '../game/decision.ts'
import type { FrameOf } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { inGame, nextPlayer } from '../game/look.ts'
import type { PlayerId } from '../game/types.ts'
import { isClean } from '../state-based/check.ts'
import { carryOutImmediate, stateTriggers } from '../triggers/stack.ts'
import { expireWhile } from './durations.ts'
import { playLand } from './special.ts'

type Priority = FrameOf<'priority'>

/**
 * A player would get priority: state-based actions, then triggers, until nothing is left to do [CR 117.5]; then the
 * player acts or passes. When all have passed in succession, the top of the stack resolves or the step ends [CR 117.4].
 */
export function runPriority(g: Game, frame: Priority): void {
  if (!inGame(g, frame.player)) {
    setTop(g, { k: 'priority', pc: 0, player: nextPlayer(g, frame.player), passed: frame.passed })
    return
  }
  switch (frame.pc) {
    case 0: {
      expireWhile(g)
      noteControl(g)
      if (g.state.pending.length === 0 && isClean(g)) {
        offer(g, frame)
        return
      }
      // what is carried out at once comes above this frame, which then begins anew
      if (carryOutImmediate(g)) return
      setTop(g, { k: 'priority', pc: 1, player: frame.player, passed: frame.passed })
      push(g, { k: 'stateBased', pc: 0 })
      return
    }
    case 1:
      return offer(g, frame)
    default: {
      const { answer } = frame
      const action: Action = answer && 'act' in answer ? answer.act : { do: 'pass' }
      if (action.do === 'pass') {
        pass(g, frame)
        return
      }
      // after acting the player gets priority again [CR 117.3c]
      setTop(g, { k: 'priority', pc: 0, player: frame.player, passed: 0 })
      act(g, frame.player, action)
    }
  }
}

/** The player acts, or passes where there is nothing to do; with nothing to be done first. */
function offer(g: Game, from: Priority): void {
  for (let frame = from; ; ) {
    stateTriggers(g)
    if (g.state.pending.length > 0) {
      setTop(g, { k: 'priority', pc: 0, player: frame.player, passed: 0 })
      push(g, { k: 'triggers', pc: 0 })
      return
    }
    const { player } = frame
    const actions = g.state.options.skipManaOnly[player] === true ? besidesMana(g, player) : legalActions(g, player)
    if (actions !== null) {
      setTop(g, { k: 'priority', pc: 2, player, passed: frame.passed })
      ask(g, { kind: 'priority', player, purpose: 'priority', actions, rules: ['117.1'] })
      return
    }
    const after = passing(g, frame)
    if (after === null) return allPassed(g)
    frame = after
  }
}

/** What there is to do besides making mana; that there was nothing is remembered until more than the step changes. */
function besidesMana(g: Game, player: PlayerId): Action[] | null {
  if (sorceryTiming(g, player)) return actionsBesidesMana(g, player)
  derive(g)
  const { contents, version, idle } = g.derived
  const before = idle[player]
  if (before?.contents === contents && before.version === version) return null
  const actions = actionsBesidesMana(g, player)
  if (actions === null && !mayNameSteps(g)) idle[player] = { contents, version }
  return actions
}

export function act(g: Game, player: number, action: Action): void {
  switch (action.do) {
    case 'pass':
      return
    case 'play':
      return playLand(g, player, action.card, action.face)
    case 'cast':
      startCast(g, player, action.card, action.face, action.option)
      return
    case 'activate':
      if (action.mana) startManaAbility(g, player, action.object, action.ability)
      else startActivate(g, player, action.object, action.ability)
      return
    case 'special':
      throw new Error(`special action ${action.what} has no meaning yet`)
  }
}

function pass(g: Game, frame: Priority): void {
  const after = passing(g, frame)
  if (after === null) allPassed(g)
  else setTop(g, after)
}

/** Who has priority after a pass; null: all have passed in succession. */
function passing(g: Game, frame: Priority): Priority | null {
  const passed = frame.passed + 1
  let playing = 0
  for (const player of g.state.players) if (!player.lost) playing++
  return passed < playing ? { k: 'priority', pc: 1, player: nextPlayer(g, frame.player), passed } : null
}

function allPassed(g: Game): void {
  const top = g.state.stack[g.state.stack.length - 1]
  if (top === undefined) return pop(g)
  setTop(g, { k: 'priority', pc: 0, player: g.state.turn.active, passed: 0 })
  push(g, { k: 'resolve', object: top, pc: 0 })
}
