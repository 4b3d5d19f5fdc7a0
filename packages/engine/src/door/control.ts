import { controllerOf } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { permanents } from '../game/look.ts'
import { RULE, record } from './record.ts'
import { nextClock, writeObj } from './write.ts'

/**
 * Takes note of permanents that have come under another player's control: the time starts anew from which summoning
 * sickness and echo count [CR 302.6, 702.30a].
 */
export function noteControl(g: Game): void {
  const d = g.derived
  if (d.valid && d.noted === d.version) return
  for (const id of permanents(g)) {
    const now = controllerOf(g, id)
    const { held } = g.state.objects[id]!
    if (now === held) continue
    const w = writeObj(g, id)
    w.held = now
    w.since = nextClock(g)
    record(g, { kind: 'control', subject: id, player: held, text: 'lose', cause: RULE, rules: ['613.1b'] })
    record(g, { kind: 'control', subject: id, player: now, text: 'gain', cause: RULE, rules: ['613.1b'] })
  }
  if (d.valid) d.noted = d.version
}
