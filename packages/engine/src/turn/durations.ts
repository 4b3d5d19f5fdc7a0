import type { Condition, Duration } from '@upkeep/ir'
import { controllerOf } from '../continuous/characteristics.ts'
import { copyWithout } from '../continuous/copiable.ts'
import { setCopy } from '../door/marks.ts'
import { setDelayed, setEffects, setReplacements } from '../door/write.ts'
import { holds } from '../game/conditions.ts'
import type { Game } from '../game/game.ts'
import { onBattlefield } from '../game/look.ts'
import { entities, onePlayer } from '../game/refs.ts'
import { type Entity, type Fact, type FloatingEffect, isPlayer, type Scope } from '../game/types.ts'
import { matchEvent } from '../triggers/match.ts'

interface Lasting {
  duration: Duration
  source: number
  controller: number
  vars: Scope['vars']
  turn: number
  affected?: Entity[]
}

type Moment = 'untapped' | 'endOfTurn' | 'combat' | 'turn' | 'upkeep' | 'check'

/** Ends what lasts until now [CR 500.5, 514.2, 611.2]. */
export function expire(g: Game, moment: Moment): void {
  if (moment === 'untapped') untapped(g)
  const stays = (e: Lasting): boolean => !isOver(g, e, moment)
  const { effects, replacements, delayed } = g.state
  if (effects.length > 0 && !effects.every(stays)) endEffects(g, stays)
  if (replacements.length > 0 && !replacements.every(stays)) setReplacements(g, replacements.filter(stays))
  if (delayed.length > 0 && !delayed.every(stays)) setDelayed(g, delayed.filter(stays))
}

/** "During their controllers' next untap steps": each on its own. */
const ofEach = (e: Lasting): e is Lasting & { affected: Entity[] } =>
  e.duration.until === 'nextUntap' && e.duration.of?.ref === 'controllerOf' && (e.affected?.length ?? 0) > 0

/** Of several, those of the active player are let go of. */
function untapped(g: Game): void {
  const { active } = g.state.turn
  const { effects } = g.state
  const left = effects.map(e => {
    const others = e.affected.filter(id => isPlayer(id) || controllerOf(g, id) !== active)
    return ofEach(e) && others.length > 0 && others.length < e.affected.length ? { ...e, affected: others } : e
  })
  if (left.some((e, i) => e !== effects[i])) setEffects(g, left)
}

/** Continuous effects end; what they made a copy is what it was before [CR 611.2, 707.4]. */
function endEffects(g: Game, stays: (e: FloatingEffect) => boolean): void {
  const over = g.state.effects.filter(e => !stays(e))
  const copying = over.filter(e => e.mods.some(m => m.m === 'copy'))
  const ids = new Set(copying.map(e => e.id))
  for (const id of copying.flatMap(e => e.affected)) {
    const obj = isPlayer(id) ? null : g.state.objects[id]
    if (!obj?.copy) continue
    const { copy, chosen } = copyWithout(obj.copy, obj.chosen, ids)
    setCopy(g, obj.id, copy, chosen)
  }
  setEffects(g, g.state.effects.filter(stays))
}

function isOver(g: Game, e: Lasting, moment: Moment): boolean {
  const { duration } = e
  const scope: Scope = { source: e.source, controller: e.controller, vars: e.vars }
  const { active, number } = g.state.turn
  switch (duration.until) {
    case 'endOfTurn':
      return moment === 'endOfTurn'
    case 'endOfCombat':
      return moment === 'combat'
    case 'nextUntap':
      if (moment !== 'untapped') return false
      if (!ofEach(e)) return onePlayer(g, duration.of, scope) === active
      return e.affected.every(id => isPlayer(id) || controllerOf(g, id) === active)
    case 'nextTurn':
      return moment === 'turn' && number > e.turn && onePlayer(g, duration.of, scope) === active
    case 'nextUpkeep':
      return moment === 'upkeep' && onePlayer(g, duration.of, scope) === active
    case 'endOfNextTurn':
      return moment === 'endOfTurn' && number > e.turn && onePlayer(g, duration.of, scope) === active
    case 'while':
      return moment === 'check' && !holdsStill(g, duration.condition, scope)
    case 'event':
    case 'indefinite':
      return false
  }
}

/**
 * "For as long as" something is so: of a permanent that is not there, or phased out, nothing is [CR 611.2b, 702.26f]; what
 * it was last does not count.
 */
export function holdsStill(g: Game, condition: Condition, ctx: Scope): boolean {
  if (condition.if === 'is' && entities(g, condition.ref, ctx).some(e => !isPlayer(e) && !onBattlefield(g, e)))
    return false
  return holds(g, condition, ctx)
}

/** Effects that last until an event end as it happens. */
export function endByEvent(g: Game, fact: Fact): void {
  const { effects, replacements } = g.state
  const ends = (e: Lasting): boolean =>
    e.duration.until === 'event' &&
    matchEvent(g, e.duration.event, fact, { source: e.source, controller: e.controller, vars: e.vars }) !== null
  if (effects.some(ends)) endEffects(g, e => !ends(e))
  if (replacements.some(ends))
    setReplacements(
      g,
      replacements.filter(e => !ends(e)),
    )
}

/** "For as long as" is asked whenever something may have changed. */
export function expireWhile(g: Game): void {
  if (g.state.effects.length === 0 && g.state.replacements.length === 0) return
  if (
    g.state.effects.some(e => e.duration.until === 'while') ||
    g.state.replacements.some(e => e.duration.until === 'while')
  )
    expire(g, 'check')
}

export const canSeeEnd = (d: Duration): boolean => d.until !== 'indefinite'
