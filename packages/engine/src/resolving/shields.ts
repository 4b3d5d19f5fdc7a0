import type { Effect } from '@upkeep/ir'
import type { Game } from '../game/game.ts'
import { entities } from '../game/refs.ts'
import type { Scope } from '../game/types.ts'

type Replace = Extract<Effect, { do: 'replace' }>

/**
 * The effects that one is made of. What prevents so much damage to each of several is a shield for each of those that
 * there are now [CR 615.7].
 */
export function shieldsFor(g: Game, node: Replace, ctx: Scope): { node: Replace; vars: Scope['vars'] }[] {
  const { replacement } = node
  if (replacement.r === 'prevent' && replacement.n !== undefined && replacement.event.on === 'damage') {
    const { event } = replacement
    const to = typeof event.to === 'object' && event.to.f === 'is' ? event.to.ref : undefined
    if (to?.ref === 'all' || (to?.ref === 'target' && to.max !== undefined)) {
      const shielded = { f: 'is', ref: { ref: 'bound', name: 'shielded' } } as const
      const one: Replace = { ...node, replacement: { ...replacement, event: { ...event, to: shielded } } }
      return entities(g, to, ctx).map(e => ({ node: one, vars: { ...ctx.vars, shielded: [e] } }))
    }
  }
  return [{ node, vars: ctx.vars }]
}
