import { isLegalTarget, specsOf, spellEffect, stackScope } from '../casting/targets.ts'
import { characteristics, controllerOf } from '../continuous/characteristics.ts'
import type { MoveIntent } from '../door/intent.ts'
import { setCast } from '../door/marks.ts'
import { record } from '../door/record.ts'
import { pop, popScope, push, pushScope, setTop } from '../door/write.ts'
import { ceaseToExist } from '../door/zones.ts'
import { holds } from '../game/conditions.ts'
import type { FrameOf } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { look } from '../game/look.ts'
import type { Entity, ObjId } from '../game/types.ts'
import { happen } from '../replacement/happen.ts'
import { canBeAttached } from '../state-based/attachment.ts'

/** The top object of the stack resolves [CR 608]. */
export function runResolve(g: Game, frame: FrameOf<'resolve'>): void {
  const id = frame.object
  const obj = g.state.objects[id]
  if (!obj) {
    // it has moved itself elsewhere as it resolved
    if (frame.pc === 1) popScope(g)
    return pop(g)
  }
  switch (frame.pc) {
    case 0: {
      const scope = stackScope(g, id)
      const { cast } = obj
      // an intervening "if" is checked again [CR 603.4, 608.2a]
      if (
        cast?.ability?.a === 'triggered' &&
        cast.ability.condition &&
        cast.ability.condition.if !== 'nth' &&
        !holds(g, cast.ability.condition, scope)
      )
        return leave(g, frame, '603.4')
      // targets that have become illegal [CR 608.2b]
      const specs = specsOf(g, id)
      const legal: Record<string, Entity[]> = {}
      let had = 0
      let kept = 0
      for (const spec of specs) {
        const chosen = cast?.targets[spec.name] ?? []
        had += chosen.length
        legal[spec.name] = chosen.filter(
          e => isLegalTarget(g, spec, e, scope) && (spec.name !== 'enchant' || canBeAttached(g, id, e)),
        )
        kept += legal[spec.name]!.length
      }
      if (had > 0 && kept === 0) return leave(g, frame, '608.2b')
      if (kept < had) setCast(g, id, { targets: legal })
      const sc = pushScope(g, { ...stackScope(g, id) })
      setTop(g, { ...frame, pc: 1, sc })
      record(g, {
        kind: 'resolve',
        subject: id,
        player: obj.controller,
        cause: { by: 'rule', source: cast?.source ?? id },
        rules: ['608.1'],
      })
      const effect =
        obj.kind === 'ability'
          ? cast?.ability && 'effect' in cast.ability
            ? cast.ability.effect
            : null
          : permanentSpell(g, id)
            ? null
            : spellEffect(g, id)
      if (effect)
        push(g, {
          k: 'run',
          pc: 0,
          node: effect,
          i: 0,
          local: {},
          sc,
          cause: { by: 'effect', source: cast?.source ?? id, player: obj.controller },
        })
      return
    }
    case 1: {
      popScope(g)
      setTop(g, { k: 'resolve', object: id, pc: 2 })
      if (obj.kind === 'ability') {
        ceaseToExist(g, id)
        return
      }
      if (permanentSpell(g, id)) return enter(g, id)
      toGraveyard(g, id, 'resolved', '608.2n')
      return
    }
    default:
      return pop(g)
  }
}

export function permanentSpell(g: Game, id: ObjId): boolean {
  const { types } = characteristics(g, id)
  return !types.includes('Instant') && !types.includes('Sorcery')
}

/** A permanent spell becomes a permanent [CR 608.3]. */
function enter(g: Game, id: ObjId): void {
  const obj = look(g, id)
  const move: MoveIntent = {
    kind: 'move',
    object: id,
    to: 'battlefield',
    controller: obj.controller,
    face: obj.face,
    cause: { by: 'rule', player: obj.controller },
    rules: ['608.3'],
  }
  const specs = specsOf(g, id)
  const enchant = specs.find(s => s.name === 'enchant')
  if (enchant) {
    const hosts = obj.cast?.targets['enchant'] ?? []
    const needed = typeof enchant.min === 'number' ? enchant.min : 1
    // an enchant ability that asks for more than there is left is not satisfied: it does not enter [CR 608.3b, 303.4g]
    if (hosts.length < needed) {
      toGraveyard(g, id, 'countered', '608.3b')
      return
    }
    move.attachTo = hosts
  }
  happen(g, [move], {})
}

function toGraveyard(g: Game, id: ObjId, as: string, rule: string): void {
  const obj = look(g, id)
  happen(
    g,
    [{ kind: 'move', object: id, to: obj.cast?.after ?? 'graveyard', cause: { by: 'rule', as }, rules: [rule] }],
    {},
  )
}

/** It does not resolve: a spell goes to its owner's graveyard, an ability ceases to exist [CR 608.2b]. */
function leave(g: Game, frame: FrameOf<'resolve'>, rule: string): void {
  const id = frame.object
  record(g, { kind: 'doesNotResolve', subject: id, player: controllerOf(g, id), cause: { by: 'rule' }, rules: [rule] })
  setTop(g, { ...frame, pc: 2 })
  if (look(g, id).kind === 'ability') ceaseToExist(g, id)
  else toGraveyard(g, id, 'countered', rule)
}
