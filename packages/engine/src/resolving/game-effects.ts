import type { Effect, Step } from '@upkeep/ir'
import { runAction } from '../actions/keyword-actions.ts'
import { cantPlayer } from '../continuous/characteristics.ts'
import { designate, setChosen, setMark, takeFlip, takeRoll } from '../door/marks.ts'
import { record } from '../door/record.ts'
import { bind, pop, setTurn } from '../door/write.ts'
import { amount } from '../game/amounts.ts'
import { EngineError } from '../game/errors.ts'
import type { Game } from '../game/game.ts'
import { inGame } from '../game/look.ts'
import { randomBelow } from '../game/random.ts'
import { objects, onePlayer, players } from '../game/refs.ts'
import { playerEntity, type Scope } from '../game/types.ts'
import { chosenKey, wordOf } from '../replacement/events.ts'
import { endTheTurn } from '../turn/end-turn.ts'
import { chooseWord } from './choices.ts'
import { finishWith } from './moves.ts'
import { child, next, type Run } from './run.ts'

/** Effects on the game itself, chance, and choices of words. */
export function runGameEffect(g: Game, frame: Run, node: Effect, ctx: Scope): void {
  const { cause } = frame
  switch (node.do) {
    case 'choose': {
      const p = onePlayer(g, node.who, ctx)
      if (p === undefined) return pop(g)
      if (node.random && node.what === 'opponent') {
        const others = g.state.players.map((_, i) => i).filter(i => i !== ctx.controller && inGame(g, i))
        bind(g, frame.sc, node.as, [playerEntity(others[randomBelow(g, others.length)]!)])
        return pop(g)
      }
      if (!frame.answer) {
        chooseWord(g, p, node.what, ctx.source, node.from, ctx)
        return
      }
      const word = wordOf(g, node.what, frame.answer, node.from, ctx)
      const key = chosenKey(node.what)
      bind(g, frame.sc, node.as, key === 'player' ? [playerEntity(Number(word))] : word)
      bind(g, frame.sc, `chosen:${key}`, word)
      if (node.remember && g.state.objects[ctx.source]) setChosen(g, ctx.source, key, word)
      return pop(g)
    }
    case 'extraTurn': {
      const p = onePlayer(g, node.who, ctx)
      if (p !== undefined) setTurn(g, { extraTurns: [p, ...g.state.turn.extraTurns] })
      return pop(g)
    }
    case 'extraStep': {
      const { coming } = g.state.turn
      const steps: Step[] =
        node.step === 'combat'
          ? ['combat', 'attackers', 'blockers', 'damage', 'endcombat']
          : node.step === 'main'
            ? ['main2']
            : [node.step]
      // after this step or phase: the steps of the running phase come first
      let at = 0
      if (node.after && node.after !== 'this') at = coming.indexOf(node.after) + 1
      else if (node.step === 'combat' || node.step === 'main')
        while (
          at < coming.length &&
          ['attackers', 'blockers', 'firststrike', 'damage', 'endcombat'].includes(coming[at]!)
        )
          at++
      setTurn(g, { coming: [...coming.slice(0, at), ...steps, ...coming.slice(at)] })
      return pop(g)
    }
    case 'skip': {
      for (const p of players(g, node.who ?? { ref: 'you' }, ctx))
        setTurn(g, { skips: [...g.state.turn.skips, { player: p, step: node.step }] })
      return pop(g)
    }
    case 'endTurn':
      endTheTurn(g)
      return
    case 'winGame': {
      const p = onePlayer(g, node.who, ctx)
      if (p === undefined || cantPlayer(g, p, 'winGame')) return pop(g)
      return finishWith(g, frame, [{ kind: 'winGame', player: p, reason: 'effect', cause, rules: ['104.2b'] }])
    }
    case 'loseGame': {
      const list = players(g, node.who ?? { ref: 'you' }, ctx).filter(p => !cantPlayer(g, p, 'loseGame'))
      return finishWith(
        g,
        frame,
        list.map(player => ({ kind: 'loseGame', player, reason: 'effect', cause, rules: ['104.3e'] })),
      )
    }
    case 'drawGame':
      drawGame(g, 'effect')
      return
    case 'flipCoin':
      return flip(g, frame, node, ctx)
    case 'rollDie': {
      const p = onePlayer(g, node.who, ctx)
      if (p === undefined) return pop(g)
      const rolled = takeRoll(g, p) ?? randomBelow(g, node.sides) + 1
      bind(g, frame.sc, node.as, rolled)
      record(g, { kind: 'action', text: 'roll', player: p, amount: rolled, cause, rules: ['706.2'] })
      pop(g)
      const row = node.rows?.find(r => rolled >= r.from && rolled <= r.to)
      if (row) child(g, frame, row.effect)
      return
    }
    case 'become': {
      const p = onePlayer(g, node.who, ctx)
      if (node.what === 'day' || node.what === 'night') setTurn(g, { day: node.what })
      else if (p !== undefined) {
        designate(g, p, node.what, node.what === 'monarch' || node.what === 'initiative')
        record(g, { kind: 'action', text: `become:${node.what}`, player: p, cause, rules: ['725.1'] })
      }
      return pop(g)
    }
    case 'exert':
      for (const id of objects(g, node.what, ctx)) setMark(g, id, 'exerted', 1)
      return pop(g)
    case 'action':
      return runAction(g, frame, node, ctx)
    default:
      throw new EngineError(`effect ${node.do} has no meaning yet`, undefined, node)
  }
}

function flip(g: Game, frame: Run, node: Extract<Effect, { do: 'flipCoin' }>, ctx: Scope): void {
  const p = onePlayer(g, node.who, ctx)
  if (p === undefined) return pop(g)
  const n = node.n === undefined ? 1 : amount(g, node.n, ctx)
  if (frame.i >= n) return pop(g)
  const won = takeFlip(g, p) ?? randomBelow(g, 2) === 0
  const before = ctx.vars[node.as ?? 'won']
  bind(g, frame.sc, node.as ?? 'won', (typeof before === 'number' && frame.i > 0 ? before : 0) + (won ? 1 : 0))
  next(g, frame, 0, undefined, frame.i + 1)
  const effect = won ? node.win : node.lose
  if (effect) child(g, frame, effect)
  record(g, { kind: 'coin', player: p, text: won ? 'won' : 'lost', cause: frame.cause, rules: ['705.2'] })
}

/** The game is a draw for all players in it [CR 104.4]. */
export function drawGame(g: Game, reason: string): void {
  setResultDraw(g, reason)
}

import { setResult } from '../door/write.ts'

function setResultDraw(g: Game, reason: string): void {
  setResult(g, { winners: [], draw: true, reason })
}
