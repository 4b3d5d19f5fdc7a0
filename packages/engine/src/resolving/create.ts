import type { Effect, Modification } from '@upkeep/ir'
import { DEFINED_TOKENS } from '@upkeep/ir'
import { castByEffect } from '../casting/by-effect.ts'
import { copyOf } from '../continuous/copiable.ts'
import type { Intent } from '../door/intent.ts'
import { setCopy } from '../door/marks.ts'
import { putIn } from '../door/move.ts'
import { defIndex, makeObject } from '../door/objects.ts'
import { record } from '../door/record.ts'
import { pop, push, setTop, stateList, touch } from '../door/write.ts'
import { amount } from '../game/amounts.ts'
import { EngineError } from '../game/errors.ts'
import type { Game } from '../game/game.ts'
import { look } from '../game/look.ts'
import { entities, objects, onePlayer, players } from '../game/refs.ts'
import type { CastInfo, ObjId, Scope } from '../game/types.ts'
import { attackTarget, finishWith } from './moves.ts'
import type { Run } from './run.ts'

type Create = Extract<Effect, { do: 'createToken' | 'createCopy' | 'copySpell' | 'newTargets' | 'cast' | 'emblem' }>

/** Tokens, copies and emblems [CR 111, 707, 114]. */
export function runCreate(g: Game, frame: Run, node: Create, ctx: Scope): void {
  const { cause } = frame
  switch (node.do) {
    case 'createToken': {
      const intents: Intent[] = []
      for (const p of players(g, node.who ?? { ref: 'you' }, ctx)) {
        const n = amount(g, node.n, ctx)
        if (n <= 0) continue
        const intent: Extract<Intent, { kind: 'createToken' }> = {
          kind: 'createToken',
          player: p,
          n,
          token: node.token,
          cause,
          rules: ['701.7'],
        }
        const spec = node.token.token === 'defined' ? DEFINED_TOKENS[node.token.name] : node.token
        if (!spec) throw new EngineError(`no token is called ${(node.token as { name?: string }).name}`)
        if (spec.power !== undefined || spec.toughness !== undefined)
          intent.stats = { power: amount(g, spec.power ?? 0, ctx), toughness: amount(g, spec.toughness ?? 0, ctx) }
        if (node.tapped) intent.tapped = true
        if (node.attacking && g.state.combat) intent.attacking = attackTarget(g, ctx)
        if (node.attachTo) intent.attachTo = entities(g, node.attachTo, ctx)
        if (node.counters) intent.counters = node.counters.map(c => ({ kind: c.kind, n: amount(g, c.n, ctx) }))
        intents.push(intent)
      }
      return finishWith(g, frame, intents, node.as)
    }
    case 'createCopy': {
      const intents: Intent[] = []
      const of = entities(g, node.of, ctx).filter(e => e > 0)
      for (const p of players(g, node.who ?? { ref: 'you' }, ctx))
        for (const id of of) {
          const was = look(g, id)
          if (was.def < 0) continue
          const intent: Extract<Intent, { kind: 'createToken' }> = {
            kind: 'createToken',
            player: p,
            n: amount(g, node.n, ctx),
            token: { copyOf: copyOf(was, node.mods) },
            cause,
            rules: ['707.2'],
          }
          if (node.tapped) intent.tapped = true
          if (node.attacking && g.state.combat) intent.attacking = attackTarget(g, ctx)
          if (intent.n > 0) intents.push(intent)
        }
      return finishWith(g, frame, intents, node.as)
    }
    case 'copySpell': {
      const p = onePlayer(g, node.who, ctx) ?? ctx.controller
      const of = entities(g, node.what, ctx)[0]
      const n = node.n === undefined ? 1 : amount(g, node.n, ctx)
      if (of === undefined || of < 0 || frame.i >= n) return pop(g)
      setTop(g, { ...frame, i: frame.i + 1 })
      const id = copyOnStack(g, of, p, node.mods)
      if (id === null) return pop(g)
      record(g, { kind: 'copied', subject: id, player: p, cause, rules: ['707.10'] })
      if (node.newTargets !== false)
        push(g, { k: 'announce', pc: 0, what: 'copy', player: p, object: id, costs: [], mana: [], local: {} })
      return
    }
    case 'newTargets': {
      const p = onePlayer(g, node.who, ctx) ?? ctx.controller
      const id = objects(g, node.what, ctx)[0]
      pop(g)
      if (id !== undefined && look(g, id).zone === 'stack')
        push(g, { k: 'announce', pc: 0, what: 'copy', player: p, object: id, costs: [], mana: [], local: {} })
      return
    }
    case 'cast': {
      const p = onePlayer(g, node.who, ctx)
      const card = objects(g, node.what, ctx)[0]
      pop(g)
      if (p !== undefined && card !== undefined) castByEffect(g, node, p, card)
      return
    }
    case 'emblem': {
      for (const p of players(g, node.who ?? { ref: 'you' }, ctx)) {
        const name = look(g, ctx.source).def >= 0 ? g.state.defs[look(g, ctx.source).def]!.name : 'Emblem'
        const def = defIndex(g, { name, layout: 'emblem', faces: [{ name, types: [], abilities: node.abilities }] })
        const obj = makeObject(g, 'emblem', def, p, 'command')
        putIn(g, obj, undefined)
        touch(g)
      }
      return pop(g)
    }
  }
}

/** A copy of a spell or ability on the stack, with the choices made for it [CR 707.10]. Null if it is not there. */
export function copyOnStack(g: Game, of: ObjId, player: number, mods: Modification[] = []): ObjId | null {
  const was = g.state.objects[of] ?? g.state.gone[of]?.obj
  if (!was?.cast || was.zone !== 'stack') return null
  const cast: CastInfo = { ...was.cast, wasCast: false }
  const obj = makeObject(g, was.kind === 'ability' ? 'ability' : 'copy', was.def, player, 'stack', {
    face: was.face,
    cast,
  })
  if (was.copy || mods.length > 0) setCopy(g, obj.id, copyOf(was, mods))
  stateList(g, 'stack').push(obj.id)
  touch(g)
  return obj.id
}
