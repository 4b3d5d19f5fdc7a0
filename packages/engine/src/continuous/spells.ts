import type { Game } from '../game/game.ts'
import type { Chars, FloatingEffect, Obj } from '../game/types.ts'
import { applyMod, layerOf } from './apply.ts'

/** What continuous effects of resolved spells and abilities make of a spell, layer by layer [CR 611.2c, 613.1]. */
export function asSpell(g: Game, obj: Obj, base: Chars): Chars {
  const parts: { layer: number; effect: FloatingEffect; i: number }[] = []
  for (const effect of g.state.effects)
    if (effect.affected.includes(obj.id))
      effect.mods.forEach((mod, i) => {
        const layer = layerOf(mod)
        if (layer > 2) parts.push({ layer, effect, i })
      })
  if (parts.length === 0) return base
  // in each layer by timestamp, the order in which they are kept [CR 613.7]
  parts.sort((a, b) => a.layer - b.layer)
  let chars = base
  for (const { effect, i } of parts) {
    const { source, controller, vars, x } = effect
    const ctx = { source, controller, vars, ...(x === undefined ? {} : { x }) }
    chars = applyMod(g, chars, effect.mods[i]!, ctx, `e${effect.id}/${i}`)
  }
  return chars
}
