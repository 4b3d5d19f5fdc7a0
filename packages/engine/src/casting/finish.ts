import { record } from '../door/record.ts'
import { dropRollback, pop, setTurn } from '../door/write.ts'
import type { Game } from '../game/game.ts'
import { followOnce, look } from '../game/look.ts'
import type { Announce } from './announce.ts'

/** The spell becomes cast, the ability activated; what triggers on that, and on targets, triggers [CR 601.2i, 602.2]. */
export function finishAnnouncing(g: Game, frame: Announce): void {
  pop(g)
  const { object, player } = frame
  const obj = look(g, object)
  const cast = obj.cast!
  const source = cast.source ?? object
  const cause = { by: 'rule' as const, source, player }
  if (frame.what === 'cast') {
    const spells = g.state.turn.spells.slice()
    spells[player] = (spells[player] ?? 0) + 1
    setTurn(g, { spells })
    record(g, {
      kind: 'cast',
      subject: object,
      player,
      amount: spells[player]!,
      ...(cast.from ? { from: cast.from } : {}),
      cause,
      rules: ['601.2i'],
    })
  } else if (frame.what === 'activate') {
    record(g, { kind: 'activate', subject: object, player, other: source, cause, rules: ['602.2'] })
    // a card that was discarded to pay for it is meant as it is now [CR 702.29c]
    if (frame.option)
      record(g, {
        kind: 'action',
        text: frame.option === 'cycling' ? 'cycle' : frame.option,
        subject: followOnce(g, source) || source,
        player,
        // the X that was paid, for what triggers on it
        ...(cast.x === undefined ? {} : { amount: cast.x }),
        cause,
        rules: [],
      })
  }
  const seen = new Set<number>()
  for (const name in cast.targets)
    for (const target of cast.targets[name]!) {
      if (seen.has(target)) continue
      seen.add(target)
      record(g, { kind: 'targeted', subject: target, other: object, player, cause, rules: ['115.1'] })
    }
  if (frame.what === 'cast' || frame.what === 'activate') dropRollback(g)
}
