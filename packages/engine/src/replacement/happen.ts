import { cantPlayer } from '../continuous/characteristics.ts'
import { copiableValues } from '../continuous/copiable.ts'
import { apply } from '../door/apply.ts'
import type { Intent, MoveIntent } from '../door/intent.ts'
import { push } from '../door/write.ts'
import { faceInfo } from '../game/faces.ts'
import type { Game } from '../game/game.ts'
import type { Chars, Obj } from '../game/types.ts'
import { replacementIndex, replacementsOf } from './sources.ts'

/**
 * Proposes events that happen at once. What no replacement effect can touch is carried out now; everything else goes
 * on the agenda as a frame in which replacement effects are chosen and applied [CR 614, 616]. After calling this a
 * procedure must return: what it proposed has happened when its frame is on top again.
 */
export function happen(g: Game, intents: readonly Intent[], how: { sc?: number; as?: string }): void {
  let all = intents
  let replaceable = false
  for (let i = 0; i < intents.length; i++) {
    const intent = prepared(g, intents[i]!)
    if (intent !== intents[i]) {
      if (all === intents) all = intents.slice()
      ;(all as Intent[])[i] = intent
    }
    if (!replaceable && mayBeReplaced(g, intent)) replaceable = true
  }
  if (!replaceable) {
    apply(g, all, how.sc, how.as)
    return
  }
  push(g, { k: 'events', pc: 0, intents: all.slice(), i: 0, ...how })
}

/**
 * What can't happen is nothing that could be replaced [CR 119.7, 614.17c]; what the rules themselves add to how a
 * permanent enters: loyalty and defense counters [CR 306.5b, 310.4b].
 */
function prepared(g: Game, intent: Intent): Intent {
  if (intent.kind === 'gainLife' && cantPlayer(g, intent.player, 'gainLife'))
    return { kind: 'nothing', cause: intent.cause }
  if (intent.kind !== 'move' || intent.to !== 'battlefield' || intent.counters) return intent
  const obj = g.state.objects[intent.object]
  if (!obj || obj.def < 0) return intent
  const face = g.state.defs[obj.copy?.def ?? obj.def]?.faces[intent.face ?? obj.face]
  if (typeof face?.loyalty === 'number') return { ...intent, counters: [{ kind: 'loyalty', n: face.loyalty }] }
  if (face?.loyalty === 'X') return { ...intent, counters: [{ kind: 'loyalty', n: obj.cast?.x ?? 0 }] }
  if (face?.defense !== undefined) return { ...intent, counters: [{ kind: 'defense', n: face.defense }] }
  return intent
}

export function mayBeReplaced(g: Game, intent: Intent): boolean {
  const index = replacementIndex(g)
  if (index[intent.kind]) return true
  if (intent.kind !== 'move') return false
  const obj = g.state.objects[intent.object]
  if (!obj || obj.def < 0) return false
  if (obj.zone === 'battlefield') return false
  const chars = movingChars(g, obj, intent)
  if (replacementsOf(chars.abilities).length > 0) return true
  // an Aura that enters other than by resolving needs a host [CR 303.4f]
  return intent.to === 'battlefield' && chars.subtypes.includes('Aura') && !intent.attachTo
}

/** What moves, as its own replacement effects are read: as it would be on the battlefield, copies included. */
export function movingChars(g: Game, obj: Obj, intent: MoveIntent): Chars {
  if (intent.faceDown) return copiableValues(g, { ...obj, faceDown: true })
  const face = intent.face ?? obj.face
  if (!intent.copy && !obj.copy) return faceInfo(g.state.defs[obj.def]!, face).base
  const asIt = { ...obj, face, faceDown: false }
  if (intent.copy) asIt.copy = intent.copy
  return copiableValues(g, asIt)
}
