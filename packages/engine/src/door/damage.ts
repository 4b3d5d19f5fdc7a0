import { characteristics, controllerOf } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { exists } from '../game/look.ts'
import { entityPlayer, isPlayer, type ObjId } from '../game/types.ts'
import type { Outcome } from './apply.ts'
import type { Intent } from './intent.ts'
import { touchVitals, writeObj, writePlayer } from './write.ts'

/** Damage is dealt, with its results [CR 120.3]. Returns what was dealt. */
export function applyDamage(g: Game, intent: Extract<Intent, { kind: 'damage' }>, out: Outcome): number {
  const { facts, after } = out
  const { to, amount, source, combat } = intent
  if (amount <= 0) return 0
  const chars = characteristics(g, source)
  const has = (keyword: string): boolean => chars.keywords.has(keyword)
  const controller = controllerOf(g, source)
  const cause = { ...intent.cause, source }
  const counters = (kind: string, n: number): void => {
    after.push({ kind: 'counters', on: to, counter: kind, n, by: controller, cause })
  }
  if (isPlayer(to)) {
    const p = entityPlayer(to)
    if (!g.state.players[p] || g.state.players[p].lost) return 0
    if (has('infect'))
      counters('poison', amount) // [CR 702.90b]
    else {
      writePlayer(g, p).life -= amount // [CR 120.3a]
      touchVitals(g)
      facts.push({ kind: 'loseLife', player: p, subject: to, amount, cause, rules: ['120.3a'] })
    }
    if (combat && has('toxic')) counters('poison', toxicOf(g, source)) // [CR 702.164c]
    if (combat && g.state.objects[source]?.commander) {
      const key = String(g.state.objects[source].def)
      const w = writePlayer(g, p)
      w.commanderDamage = { ...w.commanderDamage, [key]: (w.commanderDamage[key] ?? 0) + amount }
    }
  } else {
    if (!exists(g, to)) return 0
    const target = characteristics(g, to)
    if (target.types.includes('Planeswalker'))
      after.push({ kind: 'counters', on: to, counter: 'loyalty', n: -amount, cause }) // [CR 120.3c]
    if (target.types.includes('Battle')) after.push({ kind: 'counters', on: to, counter: 'defense', n: -amount, cause }) // [CR 120.3h]
    if (target.types.includes('Creature')) {
      const w = writeObj(g, to)
      if (has('deathtouch')) w.deathtouched = true // [CR 702.2b]
      if (has('wither') || has('infect'))
        counters('-1/-1', amount) // [CR 120.3d]
      else w.damage += amount // [CR 120.3e]
      touchVitals(g)
    }
  }
  if (has('lifelink')) gain(after, { kind: 'gainLife', player: controller, amount, cause }, source) // [CR 120.3f]
  facts.push({
    kind: 'damage',
    subject: to,
    amount,
    combat,
    player: controller,
    cause,
    rules: combat ? ['510.2'] : ['120.3'],
  })
  return amount
}

/** What one source deals at one time is one gain of life; several sources make several [CR 702.15e]. */
function gain(after: Intent[], intent: Extract<Intent, { kind: 'gainLife' }>, source: ObjId): void {
  const at = after.findIndex(
    i =>
      i.kind === 'gainLife' &&
      i.player === intent.player &&
      i.cause.source === source &&
      i.cause.as === intent.cause.as,
  )
  const before = after[at]
  if (before?.kind === 'gainLife') after[at] = { ...before, amount: before.amount + intent.amount }
  else after.push(intent)
}

function toxicOf(g: Game, source: ObjId): number {
  let n = 0
  for (const { ability } of characteristics(g, source).abilities)
    if (ability.a === 'keyword' && ability.keyword === 'toxic' && typeof ability.n === 'number') n += ability.n
  return n
}
