import type { Ability } from '@upkeep/ir'
import { characteristics } from '../continuous/characteristics.ts'
import { apply } from '../door/apply.ts'
import type { Intent } from '../door/intent.ts'
import { countMulligan } from '../door/marks.ts'
import { ask, pop, push, setTop } from '../door/write.ts'
import { holds } from './conditions.ts'
import { type FrameOf, unanswered } from './frame.ts'
import type { Game } from './game.ts'
import { apnap, look } from './look.ts'
import type { ObjId, PlayerId, Scope } from './types.ts'

/** Where the mulligans are over. */
export const OPENING = 4

/**
 * Opening hands with the London mulligan [CR 103.5]: players decide in turn order, those who take one shuffle and draw
 * seven again; who keeps puts as many cards on the bottom as they took mulligans. Then players do what cards allow from
 * their opening hands [CR 103.6].
 */
export function runGame(g: Game, frame: FrameOf<'game'>): void {
  const { answer } = frame
  const rest = unanswered(frame)
  const order = frame.waiting ?? apnap(g)
  switch (frame.pc) {
    case 0: {
      const draws: Intent[] = []
      for (const p of order)
        for (let i = 0; i < 7; i++) draws.push({ kind: 'draw', player: p, cause: { by: 'rule' }, rules: ['103.5'] })
      setTop(g, { ...rest, pc: 1, waiting: order, deciding: 0, taking: [] })
      apply(g, draws)
      return
    }
    case 1: {
      // who of those without a kept hand takes a mulligan
      const i = frame.deciding ?? 0
      const p = order[i]
      const taking = frame.taking ?? []
      if (p === undefined) {
        setTop(g, { ...rest, pc: 3, deciding: 0 })
        return
      }
      if (answer) {
        const again = 'yes' in answer && answer.yes
        if (again) {
          setTop(g, { ...rest, deciding: i + 1, taking: [...taking, p] })
          return
        }
        setTop(g, { ...rest, pc: 2 })
        return
      }
      if (g.state.players[p]!.mulligans >= 7) {
        setTop(g, { ...rest, pc: 2 })
        return
      }
      ask(g, { kind: 'yesNo', player: p, purpose: 'mulligan', rules: ['103.5'] })
      return
    }
    case 2: {
      // who keeps puts cards on the bottom
      const i = frame.deciding ?? 0
      const p = order[i]!
      const n = Math.min(g.state.players[p]!.mulligans, g.state.players[p]!.hand.length)
      if (n > 0 && !answer) {
        ask(g, {
          kind: 'objects',
          player: p,
          purpose: 'bottom',
          options: g.state.players[p]!.hand.slice(),
          min: n,
          max: n,
          rules: ['103.5'],
        })
        return
      }
      setTop(g, { ...rest, pc: 1, deciding: i + 1 })
      if (answer && 'objects' in answer)
        apply(
          g,
          answer.objects.map(object => ({
            kind: 'move',
            object,
            to: 'library',
            position: -1,
            cause: { by: 'rule' },
            rules: ['103.5'],
          })),
        )
      return
    }
    case OPENING:
      return act(g, frame)
    default: {
      const again = frame.taking ?? []
      if (again.length === 0) {
        setTop(g, { k: 'game', pc: OPENING })
        return
      }
      setTop(g, { ...rest, pc: 0, waiting: again })
      for (const p of again) mulligan(g, p)
    }
  }
}

/** One player after the other takes such actions, in any order, the starting player first [CR 103.6]. */
function act(g: Game, frame: FrameOf<'game'>): void {
  const { answer } = frame
  const rest = unanswered(frame)
  const used = frame.used ?? []
  const [player, ...later] = frame.waiting ?? apnap(g, g.state.turn.first)
  if (player === undefined) return pop(g)
  if (g.state.players[player]!.lost) {
    setTop(g, { ...rest, waiting: later })
    return
  }
  // each card once [CR 103.6b]
  const options = g.state.players[player]!.hand.filter(id => !used.includes(id) && openingAbility(g, id) !== undefined)
  if (options.length > 0 && !answer) {
    ask(g, { kind: 'objects', player, purpose: 'openingHand', options, min: 0, max: 1, rules: ['103.6'] })
    return
  }
  const card = answer && 'objects' in answer ? answer.objects[0] : undefined
  if (card === undefined) {
    setTop(g, { ...rest, waiting: later })
    return
  }
  setTop(g, { ...rest, waiting: [player, ...later], used: [...used, card] })
  push(g, {
    k: 'program',
    pc: 0,
    scope: { source: card, controller: player, vars: {} },
    node: openingAbility(g, card)!.effect,
    cause: { by: 'effect', source: card, player },
  })
}

/** What a card in an opening hand allows its owner to do now. */
function openingAbility(g: Game, card: ObjId): Extract<Ability, { a: 'openingHand' }> | undefined {
  const scope: Scope = { source: card, controller: look(g, card).owner, vars: {} }
  for (const { ability } of characteristics(g, card).abilities)
    if (ability.a === 'openingHand' && (!ability.condition || holds(g, ability.condition, scope))) return ability
  return undefined
}

function mulligan(g: Game, p: PlayerId): void {
  const { hand } = g.state.players[p]!
  apply(
    g,
    hand.map(object => ({ kind: 'move', object, to: 'library', cause: { by: 'rule' }, rules: ['103.5'] })),
  )
  apply(g, [{ kind: 'shuffle', player: p, cause: { by: 'rule' } }])
  countMulligan(g, p)
}
