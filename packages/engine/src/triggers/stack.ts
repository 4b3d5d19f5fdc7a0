import type { Ability } from '@upkeep/ir'
import { noteUse } from '../door/marks.ts'
import { makeObject } from '../door/objects.ts'
import { addPending, ask, nextClock, pop, push, setPending, setTop, stateList, touchStack } from '../door/write.ts'
import { holds } from '../game/conditions.ts'
import { type FrameOf, unanswered } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { apnap, inGame, look, onBattlefield } from '../game/look.ts'
import type { CastInfo, PendingTrigger, Scope } from '../game/types.ts'
import { scopeOf, watchIndex } from './watch.ts'

type Triggered = Extract<Ability, { a: 'triggered' }>

/** Abilities that trigger as soon as something is so [CR 603.8]; not again while they wait or are on the stack. */
export function stateTriggers(g: Game): void {
  const waiting = watchIndex(g)['state']
  if (waiting === undefined) return
  for (const { source, instance, ability, delayed } of waiting) {
    const { key } = instance
    if (ability.on.on !== 'state' || delayed || !onBattlefield(g, source)) continue
    if (g.state.pending.some(t => t.source === source && t.key === key)) continue
    if (
      g.state.stack.some(s => {
        const c = look(g, s).cast
        return c?.source === source && c.ability === ability
      })
    )
      continue
    const scope = scopeOf(g, { source, instance, ability })
    if (holds(g, ability.on.condition, scope))
      addPending(g, {
        id: nextClock(g),
        source,
        controller: scope.controller,
        ability,
        key,
        event: { kind: 'state' },
        vars: scope.vars,
      })
  }
}

/** Effects that end something at once are carried out without the stack [CR 610.3]. True: something was started. */
export function carryOutImmediate(g: Game): boolean {
  if (g.state.pending.length === 0) return false
  const mine = g.state.pending.filter(t => t.immediate)
  if (mine.length === 0) return false
  setPending(
    g,
    g.state.pending.filter(t => !t.immediate),
  )
  for (const t of mine.reverse()) {
    const scope: Scope = { source: t.source, controller: t.controller, vars: t.vars, event: t.event }
    push(g, {
      k: 'program',
      pc: 0,
      scope,
      node: (t.ability as Triggered).effect,
      cause: { by: 'effect', source: t.source, player: t.controller },
    })
  }
  return true
}

/** Triggered abilities go on the stack: the active player's first, in the order that each player picks [CR 603.3b]. */
export function runTriggers(g: Game, frame: FrameOf<'triggers'>): void {
  const { pending } = g.state
  if (pending.length === 0) return pop(g)
  // controllers who have left put none [CR 800.4a]
  const live = pending.filter(t => inGame(g, t.controller))
  if (live.length < pending.length) {
    setPending(g, live)
    return
  }
  const player = apnap(g).find(p => pending.some(t => t.controller === p))!
  const mine = pending.filter(t => t.controller === player)
  let first = mine[0]!
  if (mine.length > 1 && !allAlike(mine)) {
    if (frame.answer && 'order' in frame.answer) {
      const order = frame.answer.order.map(i => mine[i]!)
      const rest = pending.filter(t => t.controller !== player)
      setPending(g, [...order, ...rest])
      setTop(g, { k: 'triggers', pc: 0, player, order: order.map(t => t.id) })
      return
    }
    if (frame.player !== player || !mine.every(t => frame.order?.includes(t.id))) {
      ask(g, {
        kind: 'order',
        player,
        purpose: 'triggers',
        items: mine.map(t => t.source),
        labels: mine.map(t => t.key),
        rules: ['603.3b'],
      })
      return
    }
    first = mine.slice().sort((a, b) => frame.order!.indexOf(a.id) - frame.order!.indexOf(b.id))[0]!
  }
  const rest = unanswered(frame)
  setTop(g, rest)
  setPending(
    g,
    g.state.pending.filter(t => t !== first),
  )
  putOnStack(g, first)
}

/** Triggers of one ability with nothing to tell them apart need no order. */
function allAlike(mine: readonly PendingTrigger[]): boolean {
  const one = mine[0]!
  return mine.every(
    t => t.ability === one.ability && t.source === one.source && JSON.stringify(t.event) === JSON.stringify(one.event),
  )
}

function putOnStack(g: Game, t: PendingTrigger): void {
  const { vars } = t
  const cast: CastInfo = {
    paid: {},
    targets: {},
    vars,
    wasCast: false,
    ability: t.ability,
    source: t.source,
    event: t.event,
    by: t.controller,
  }
  if (t.x !== undefined) cast.x = t.x
  const obj = makeObject(g, 'ability', -1, t.controller, 'stack', { cast })
  stateList(g, 'stack').push(obj.id)
  if (g.state.objects[t.source] && t.ability.a === 'triggered' && t.ability.limit !== undefined)
    noteUse(g, t.source, `${t.key}:t`)
  touchStack(g)
  push(g, {
    k: 'announce',
    pc: 1,
    what: 'trigger',
    player: t.controller,
    object: obj.id,
    source: t.source,
    key: t.key,
    costs: [],
    mana: [],
    local: {},
  })
}
