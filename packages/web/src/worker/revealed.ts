import type { Fact, GameState, GameView, ObjectView } from '@upkeep/engine'

/**
 * Whether something came to light between two positions that can't be taken back: a card from a hidden zone, or a
 * random result. (Another player's answer is no less final; the host sees to that itself.)
 */
export function somethingRevealed(before: GameState, after: GameState, seenBefore: GameView, seen: GameView): boolean {
  if (before.rng.some((word, i) => word !== after.rng[i])) return true
  if (after.facts.some(fact => fact.n > lastFact(before) && fromHidden(fact, seen))) return true
  const known = new Set(hiddenZones(seenBefore).map(object => object.id))
  return hiddenZones(seen).some(object => !known.has(object.id))
}

function lastFact(state: GameState): number {
  return state.facts.at(-1)?.n ?? -1
}

function fromHidden(fact: Fact, seen: GameView): boolean {
  if (fact.kind === 'draw' || fact.kind === 'reveal' || fact.kind === 'look') return true
  if (fact.from === undefined) return false
  return fact.from === 'library' || (fact.from === 'hand' && fact.player !== undefined && fact.player !== seen.you)
}

/** Cards that can be seen although they are in a library or another player's hand. */
function hiddenZones(view: GameView): ObjectView[] {
  return view.players
    .flatMap(player => [...player.library, ...(player.id === view.you ? [] : player.hand)])
    .filter(object => object.hidden !== true)
}
