/** What counters do to characteristics (CR 122.1). */
import type { Game } from '../game/game.ts'
import type { Chars, ObjId } from '../game/types.ts'
import { applyMod } from './apply.ts'

/** Layer 7c: counters that change power and toughness [CR 613.4c]. */
export function applyCounters(g: Game, list: readonly ObjId[]): void {
  for (const id of list) {
    const { counters } = g.state.objects[id]!
    const chars = g.derived.working!.get(id)!
    const changed = withCounters(chars, counters)
    if (changed !== chars) g.derived.working!.set(id, changed)
  }
}

/** Counters that change power and toughness [CR 613.4c, 122.1a]. */
export function withCounters(chars: Chars, counters: Record<string, number>): Chars {
  let power = 0
  let toughness = 0
  for (const kind in counters) {
    const n = counters[kind]!
    if (n === 0) continue
    const change = changeOf(kind)
    if (change === null) continue
    power += n * change[0]
    toughness += n * change[1]
  }
  return power === 0 && toughness === 0
    ? chars
    : { ...chars, power: chars.power + power, toughness: chars.toughness + toughness }
}

const changes = new Map<string, [number, number] | null>()

/** What one counter of a kind adds to power and toughness. */
function changeOf(kind: string): [number, number] | null {
  let known = changes.get(kind)
  if (known === undefined) {
    const m = /^([+-]\d+)\/([+-]\d+)$/.exec(kind)
    changes.set(kind, (known = m ? [Number(m[1]), Number(m[2])] : null))
  }
  return known
}

const KEYWORD_COUNTERS = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'decayed',
  'exalted',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
]

export function hasKeywordCounter(counters: Record<string, number>): boolean {
  for (const kind in counters) if (counters[kind]! > 0 && KEYWORD_COUNTERS.includes(kind)) return true
  return false
}

/** Layer 6: keyword counters [CR 613.1f, 122.1b]. Whether there are any. */
export function keywordCounters(g: Game, list: readonly ObjId[]): boolean {
  const working = g.derived.working!
  let any = false
  for (const id of list) {
    const { counters } = g.state.objects[id]!
    if (!hasKeywordCounter(counters)) continue
    any = true
    for (const kind of KEYWORD_COUNTERS)
      if ((counters[kind] ?? 0) > 0)
        working.set(
          id,
          applyMod(
            g,
            working.get(id)!,
            { m: 'addAbility', abilities: [{ a: 'keyword', keyword: kind }] },
            { source: id, controller: 0, vars: {} },
            `counter:${kind}`,
          ),
        )
  }
  return any
}
