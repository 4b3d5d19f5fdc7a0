import type { ManaType, Replacement } from '@upkeep/ir'
import type { Intent } from '../door/intent.ts'
import type { Game } from '../game/game.ts'
import type { EventInfo, Scope } from '../game/types.ts'
import { applicable } from '../replacement/applicable.ts'
import { replacementIndex } from '../replacement/sources.ts'
import { outputOptions, writeMana } from './output.ts'

export type ManaIntent = Extract<Intent, { kind: 'mana' }>
type ManaReplacement = Extract<Replacement, { r: 'mana' }>

/**
 * What a mana event may become by one replacement effect [CR 106.12b]; several results where its controller chooses ("of a
 * color of your choice"). `type` alone keeps the amount, and changes only mana of the event's type where that is named;
 * `set` replaces type and amount; `times` is that many of each. No type can be defined: no mana [CR 106.5].
 */
export function manaReplacementOptions(g: Game, intent: ManaIntent, r: ManaReplacement, ctx: Scope): ManaIntent[] {
  let results: ManaType[][] = [intent.mana]
  if (r.set) {
    const env: Scope = { ...ctx, event: eventOf(intent) }
    results = outputOptions(g, r.set, env)
    if (results.length === 0) results = [[]]
  } else if (r.type) {
    const { type } = r
    const only = r.event.on === 'tapForMana' ? r.event.type : undefined
    results = [intent.mana.map(t => (only === undefined || t === only ? type : t))]
  }
  const times = r.times ?? 1
  if (times !== 1) results = results.map(mana => mana.flatMap(t => new Array<ManaType>(times).fill(t)))
  return results.map(mana => ({ ...intent, mana }))
}

/** The result of one replacement effect; `choice`: which, where there are several. */
export function applyManaReplacement(
  g: Game,
  intent: ManaIntent,
  r: ManaReplacement,
  ctx: Scope,
  choice = 0,
): ManaIntent {
  return manaReplacementOptions(g, intent, r, ctx)[choice] ?? intent
}

function eventOf(intent: ManaIntent): EventInfo {
  return {
    kind: 'tapForMana',
    subject: intent.source,
    player: intent.player,
    amount: intent.mana.length,
    mana: intent.mana,
  }
}

/**
 * Everything that a mana event can come to under every order of the replacement effects that apply, each once
 * [CR 614.5, 616.1]. Only a permanent tapped for mana that produces some is affected [CR 106.12b].
 */
export function allManaResults(g: Game, intent: ManaIntent): ManaType[][] {
  if (!intent.tapped || intent.mana.length === 0 || !replacementIndex(g)['mana']) return [intent.mana]
  const out = new Map<string, ManaType[]>()
  const seen = new Set<string>()
  const go = (now: ManaIntent): void => {
    const key = `${writeMana(now.mana)}|${(now.applied ?? []).slice().sort().join(',')}`
    if (seen.has(key)) return
    seen.add(key)
    let changed = false
    if (now.mana.length > 0)
      for (const a of applicable(g, now)) {
        const r = a.source.replacement
        if (r.r !== 'mana') continue
        changed = true
        const applied = [...(now.applied ?? []), a.source.key]
        for (const next of manaReplacementOptions(g, now, r, a.ctx)) go({ ...next, applied })
      }
    if (!changed) out.set(writeMana(now.mana), now.mana)
  }
  go(intent)
  return [...out.values()]
}

/** Whether the player who gets the mana has a choice to make between orders; if not, any order will do. */
export function manaOrderMatters(g: Game, intent: ManaIntent): boolean {
  return allManaResults(g, intent).length > 1
}
