import { type Ability, type ManaOutput, type ManaRestriction, type ManaType, walk } from '@upkeep/ir'
import { characteristics } from '../continuous/characteristics.ts'
import { holds } from '../game/conditions.ts'
import type { Game } from '../game/game.ts'
import type { EventInfo, Fact, ObjId, PlayerId, Scope } from '../game/types.ts'
import { replacementIndex } from '../replacement/sources.ts'
import { matchEvent } from '../triggers/match.ts'
import { scopeOf, watchIndex } from '../triggers/watch.ts'
import { abilityScope, type ManaSource } from './abilities.ts'
import { isTriggeredManaAbility } from './classify.ts'
import { MAX_OPTIONS, outputOptions, writeMana } from './output.ts'
import { productions } from './productions.ts'
import { maskOf } from './purpose.ts'
import { allManaResults } from './replace.ts'
import { tryOut } from './try-out.ts'

/** One unit that a source gives; its type is still open where the mask has several bits. */
export interface YieldUnit {
  mask: number
  snow: boolean
  /** Whose restriction it is; without one it does not matter. */
  source: ObjId
  only?: ManaRestriction
}

/** What activating a mana ability in one way gives its player, extra mana of other effects included. */
export interface Yield {
  units: YieldUnit[]
  /** Answers to the choices of the ability and of what it triggers; of units with open types, those are added. */
  wanted: string[]
  open: boolean
  harm: number
}

/** Whether anything at all changes what is tapped for mana. */
export function isMeddled(g: Game): boolean {
  if (replacementIndex(g)['mana']) return true
  const watches = watchIndex(g)['tapForMana']
  return watches?.some(w => isTriggeredManaAbility(w.ability)) === true
}

/** What a mana ability would really give now: each way once. */
export function yieldsOf(g: Game, player: PlayerId, source: ManaSource, meddled = isMeddled(g)): Yield[] {
  const { ability } = source.instance
  // what hangs on what is given up for it is left to the player
  if (ability.a !== 'activated' || hangsOnCost(ability)) return []
  const scope = abilityScope(source.object, source.instance, player)
  const tapped = source.cost.tap
  if (!(meddled && tapped)) {
    const simple = flexible(g, source, scope)
    if (simple) return simple
  }
  const ways = productions(g, ability.effect, scope)
  if (ways === null) return tryOut(g, player, source)
  const out: Yield[] = []
  for (const way of ways) {
    let now: Yield[] = [{ units: [], wanted: way.wanted, open: false, harm: way.harm }]
    for (const added of way.added) {
      const next: Yield[] = []
      const mine = added.player === player
      const intent = {
        kind: 'mana' as const,
        player: added.player,
        mana: added.mana,
        source: source.object,
        tapped,
        cause: { by: 'effect' as const, source: source.object, player },
      }
      for (const mana of allManaResults(g, intent)) {
        const units = mine ? unitsOf(g, source.object, mana, added.only) : []
        const more = tapped && mana.length > 0 ? triggered(g, player, source.object, added.player, mana) : [NOTHING]
        if (more === null) return tryOut(g, player, source)
        for (const y of now)
          for (const m of more)
            next.push({
              units: [...y.units, ...units, ...m.units],
              wanted: [...y.wanted, ...m.wanted],
              open: false,
              harm: y.harm + m.harm,
            })
      }
      now = next
    }
    out.push(...now)
  }
  return distinct(out)
}

const hanging = new WeakMap<object, boolean>()

/** Whether the effect speaks of what was chosen to pay the cost with. */
function hangsOnCost(ability: Extract<Ability, { a: 'activated' }>): boolean {
  let known = hanging.get(ability)
  if (known === undefined) {
    const chosen = new Set<unknown>()
    walk(ability.cost, node => {
      if (node['ref'] === 'choose') chosen.add(node['name'])
      return true
    })
    known = false
    walk(ability.effect, node => {
      if (node['ref'] === 'bound' && chosen.has(node['name'])) known = true
      return true
    })
    hanging.set(ability, known)
  }
  return known
}

const NOTHING: Yield = { units: [], wanted: [], open: false, harm: 0 }

const fixed = new WeakMap<ManaOutput, [Yield[] | undefined, Yield[] | undefined]>()

/** What a fixed output gives: the same for every source, but for snow. */
function fixedYields(g: Game, source: ManaSource, mana: ManaOutput, scope: Scope): Yield[] {
  const snow = characteristics(g, source.object).supertypes.includes('Snow') ? 1 : 0
  let known = fixed.get(mana)
  if (!known) fixed.set(mana, (known = [undefined, undefined]))
  return (known[snow] ??= listed(g, source, mana, undefined, scope))
}

/** The usual case: one step adds mana and nothing changes it. Choices unit by unit stay open. */
function flexible(g: Game, source: ManaSource, scope: Scope): Yield[] | null {
  const { ability } = source.instance
  if (ability.a !== 'activated') return null
  const { effect } = ability
  if (effect.do !== 'addMana' || effect.who) return null
  const { mana, only } = effect
  if (mana.mana === 'one' && !only) return fixedYields(g, source, mana, scope)
  if ((mana.mana === 'any' || mana.mana === 'times') && mana.combination) {
    const types: readonly ManaType[] = mana.mana === 'any' ? mana.colors : mana.of
    const options = outputOptions(g, mana, scope, { few: true })
    const n = options[0]?.length ?? 0
    if (n === 0) return []
    const mask = maskOf(types)
    return [{ units: open(g, source.object, n, mask, only), wanted: [], open: true, harm: 0 }]
  }
  return listed(g, source, mana, only, scope)
}

function listed(
  g: Game,
  source: ManaSource,
  mana: ManaOutput,
  only: ManaRestriction | undefined,
  scope: Scope,
): Yield[] {
  const options = outputOptions(g, mana, scope)
  if (options.length === 0) return []
  if (options.length > 1 && options.every(o => o.length === 1)) {
    const mask = maskOf(options.map(o => o[0]!))
    return [{ units: open(g, source.object, 1, mask, only), wanted: [], open: true, harm: 0 }]
  }
  return options.map(o => ({
    units: unitsOf(g, source.object, o, only),
    wanted: options.length > 1 ? [writeMana(o)] : [],
    open: false,
    harm: 0,
  }))
}

function open(g: Game, source: ObjId, n: number, mask: number, only: ManaRestriction | undefined): YieldUnit[] {
  const snow = characteristics(g, source).supertypes.includes('Snow')
  const unit: YieldUnit = { mask, snow, source }
  if (only) unit.only = only
  return new Array<YieldUnit>(n).fill(unit)
}

function unitsOf(g: Game, source: ObjId, mana: readonly ManaType[], only: ManaRestriction | undefined): YieldUnit[] {
  return mana.flatMap(t => open(g, source, 1, maskOf([t]), only))
}

/** Extra mana of triggered mana abilities, at once [CR 605.4a]; null where it must be tried out. */
function triggered(g: Game, player: PlayerId, object: ObjId, who: PlayerId, mana: readonly ManaType[]): Yield[] | null {
  let out: Yield[] = [NOTHING]
  const { turn } = g.state
  const fact: Fact = {
    n: 0,
    kind: 'tapForMana',
    turn: turn.number,
    step: turn.step,
    event: 0,
    subject: object,
    player: who,
    amount: mana.length,
    mana: mana.slice(),
    cause: { by: 'effect', source: object, player },
    rules: [],
  }
  for (const w of watchIndex(g)['tapForMana'] ?? []) {
    if (!isTriggeredManaAbility(w.ability)) continue
    const ctx = scopeOf(g, w)
    const event: EventInfo | null = matchEvent(g, w.ability.on, fact, ctx)
    if (!event) continue
    const hosts = g.state.objects[w.source]?.attachedTo
    if (hosts && hosts.length > 0) event.hosts = hosts
    const scope: Scope = { ...ctx, event }
    const { condition, limit } = w.ability
    if (limit !== undefined || condition?.if === 'nth') return null
    if (condition && !holds(g, condition, scope)) continue
    const ways = productions(g, w.ability.effect, scope)
    if (ways === null) return null
    const next: Yield[] = []
    for (const y of out)
      for (const way of ways) {
        const units = way.added.flatMap(a => (a.player === player ? unitsOf(g, w.source, a.mana, a.only) : []))
        next.push({
          units: [...y.units, ...units],
          wanted: [...y.wanted, ...way.wanted],
          open: false,
          harm: y.harm + way.harm,
        })
      }
    if (next.length > MAX_OPTIONS) return null
    out = next
  }
  return out
}

function distinct(yields: Yield[]): Yield[] {
  const seen = new Set<string>()
  return yields.filter(y => {
    if (y.units.length === 0) return false
    const key = y.units
      .map(u => `${u.mask}${u.snow ? 's' : ''}${u.only ? u.source : ''}`)
      .sort()
      .join()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
