import type { Game } from '../game/game.ts'
import type { Chars, ObjId, Scope } from '../game/types.ts'
import { applyMods, type LayerChars } from './apply.ts'

/** Characteristic-defining abilities function in all zones [CR 604.3]. */
export function withCda(g: Game, id: ObjId, base: Chars): Chars {
  // what counts itself is asked while it is being found: as printed
  if (busy.has(id)) return base
  const obj = g.state.objects[id] ?? g.state.gone[id]?.obj
  const ctx: Scope = { source: id, controller: obj?.owner ?? 0, vars: {} }
  let chars: LayerChars = base
  busy.add(id)
  try {
    for (const { ability, key } of base.abilities)
      if (ability.a === 'static' && ability.cda) chars = applyMods(g, chars, ability.mods, ctx, key)
  } finally {
    busy.delete(id)
  }
  return chars
}

const busy = new Set<ObjId>()
