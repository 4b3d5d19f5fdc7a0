import type { Effect } from '@upkeep/ir'
import type { Intent } from '../door/intent.ts'
import { healDamage, setMark } from '../door/marks.ts'
import { leaveCombat } from '../door/move.ts'
import { record } from '../door/record.ts'
import { ask, bind, pop } from '../door/write.ts'
import { amount } from '../game/amounts.ts'
import { EngineError } from '../game/errors.ts'
import type { Game } from '../game/game.ts'
import { apnap, onBattlefield, permanents } from '../game/look.ts'
import { entities, objects, onePlayer } from '../game/refs.ts'
import { type Entity, isPlayer, playerEntity, type Scope } from '../game/types.ts'
import { happen } from '../replacement/happen.ts'
import { finishWith } from '../resolving/moves.ts'
import { child, next, type Run } from '../resolving/run.ts'

type ActionEffect = Extract<Effect, { do: 'action' }>

const clue: Effect = {
  do: 'createToken',
  n: { n: 'bound', name: 'action:n' },
  token: { token: 'defined', name: 'Clue' },
}

/** Keyword actions that are nothing but other effects [CR 701], with `action:n` bound to their number. */
const DEFINED: Record<string, Effect> = {
  investigate: clue, // [CR 701.16]
  // [CR 701.37] monstrosity
  monstrosity: {
    do: 'if',
    condition: { if: 'not', of: { if: 'is', ref: { ref: 'self' }, filter: { f: 'state', is: 'monstrous' } } },
    then: {
      do: 'seq',
      steps: [
        { do: 'addCounters', what: { ref: 'self' }, kind: '+1/+1', n: { n: 'bound', name: 'action:n' } },
        { do: 'action', action: 'becomeMonstrous', what: { ref: 'self' } },
      ],
    },
  },
  // [CR 701.36] populate
  populate: {
    do: 'createCopy',
    n: 1,
    of: {
      ref: 'choose',
      name: 'populated',
      filter: {
        f: 'and',
        of: [
          { f: 'type', is: 'Creature' },
          { f: 'kind', is: 'token' },
          { f: 'controller', is: { ref: 'you' } },
        ],
      },
    },
  },
}

const MARKS: Record<string, string> = {
  becomeMonstrous: 'monstrous',
  becomeRenowned: 'renowned',
  goad: 'goaded',
  suspect: 'suspected',
}

export function runAction(g: Game, frame: Run, node: ActionEffect, ctx: Scope): void {
  const { action } = node
  const p = onePlayer(g, node.who, ctx) ?? ctx.controller
  const n = node.n === undefined ? 1 : amount(g, node.n, ctx)
  const defined = DEFINED[action]
  if (defined) {
    bind(g, frame.sc, 'action:n', n)
    pop(g)
    happen(g, [{ kind: 'action', action, player: p, amount: n, object: ctx.source, cause: frame.cause }], {})
    child(g, frame, defined)
    return
  }
  switch (action) {
    case 'removeDamage':
      for (const id of objects(g, node.what!, ctx)) healDamage(g, id)
      return pop(g)
    case 'regenerated': {
      // [CR 701.19a] tapped, damage removed, out of combat
      const list = objects(g, node.what!, ctx)
      for (const id of list) {
        healDamage(g, id)
        leaveCombat(g, id)
      }
      return finishWith(
        g,
        frame,
        list.map(object => ({ kind: 'tap', object, cause: frame.cause, rules: ['701.19a'] })),
      )
    }
    case 'proliferate':
      return proliferate(g, frame, p)
    case 'exploit': {
      pop(g)
      const e = entities(g, node.what!, ctx)[0]
      record(g, {
        kind: 'action',
        text: 'exploit',
        player: p,
        subject: ctx.source,
        ...(e === undefined ? {} : { other: e }),
        cause: frame.cause,
        rules: ['702.110'],
      })
      return
    }
    case 'payEcho': {
      pop(g)
      record(g, {
        kind: 'action',
        text: action,
        subject: ctx.source,
        player: p,
        cause: frame.cause,
        rules: ['702.30a'],
      })
      return
    }
    default: {
      const mark = MARKS[action]
      if (!mark) throw new EngineError(`keyword action ${action} has no meaning yet`, undefined, node)
      const list = objects(g, node.what ?? { ref: 'self' }, ctx)
      for (const id of list) setMark(g, id, mark, mark === 'goaded' ? g.state.turn.number + 1 : 1)
      pop(g)
      for (const id of list)
        record(g, { kind: 'action', text: action, subject: id, player: p, cause: frame.cause, rules: [] })
    }
  }
}

/** Any number of permanents and players with counters get one more of each kind [CR 701.34]. */
function proliferate(g: Game, frame: Run, p: number): void {
  const has = (counters: Record<string, number>): boolean => Object.values(counters).some(n => n > 0)
  if (!frame.answer) {
    const options: Entity[] = [
      ...apnap(g)
        .filter(q => has(g.state.players[q]!.counters))
        .map(playerEntity),
      ...permanents(g).filter(id => has(g.state.objects[id]!.counters)),
    ]
    if (options.length === 0) return pop(g)
    next(g, frame, 0)
    ask(g, {
      kind: 'objects',
      player: p,
      purpose: 'proliferate',
      options,
      min: 0,
      max: options.length,
      rules: ['701.34'],
    })
    return
  }
  const chosen = 'objects' in frame.answer ? frame.answer.objects : []
  const intents: Intent[] = []
  for (const on of chosen) {
    if (!isPlayer(on) && !onBattlefield(g, on)) continue
    const counters = isPlayer(on) ? g.state.players[-1 - on]!.counters : g.state.objects[on]!.counters
    for (const counter in counters)
      if (counters[counter]! > 0) intents.push({ kind: 'counters', on, counter, n: 1, by: p, cause: frame.cause })
  }
  finishWith(g, frame, intents)
}
