import type { ManaRestriction } from '@upkeep/ir'
import { characteristics, controllerOf } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { look, permanents } from '../game/look.ts'
import type { ObjId, PlayerId } from '../game/types.ts'
import { inProgress } from './abilities.ts'
import { isForbidden } from './costs.ts'
import { addDemand, type Demand, genericKind, type Kind } from './demand.ts'
import { BIT, COLORED, maskOf, maySpend, noManaFor, type Purpose, paysBy, SNOW, spendAs } from './purpose.ts'
import type { Bundle, Problem, Special, Unit } from './solve.ts'
import { type Entry, sourcesOf, usesOf } from './sources.ts'
import type { Yield } from './yields.ts'

/** What stands behind a bundle of units. */
export type Means =
  | { by: 'pool'; unit: number }
  | { by: 'ability'; entry: Entry; chosen: Yield; payer: number }
  | { by: 'convoke' | 'improvise' | 'delve'; object: ObjId }

interface Payer {
  purpose: Purpose
  as: number
  closed: boolean
}

/** Puts a payment into the form that the solver takes. Adds the costs of mana abilities to the kinds of the demand. */
export function buildProblem(
  g: Game,
  player: PlayerId,
  demand: Demand,
  purpose: Purpose,
  life: number,
  intended?: string,
  poolOnly = false,
): Problem<Means> {
  const { kinds, need } = demand
  const exclude = new Set(purpose.exclude ?? [])
  const busy = g.state.agenda.some(f => f.k === 'manaAbility')
  const table = poolOnly ? null : sourcesOf(g, player)
  let usable = table ? table.entries.filter(e => isUsable(g, e, purpose, exclude, busy)) : []
  const payers: Payer[] = [{ purpose, as: spendAs(g, player, purpose), closed: noManaFor(g, purpose) }]
  const costs = new Map<Entry, { payer: number; cost: number[] }>()
  // of an object with such an ability, what gives it up is a step of its own too: it must come after that
  const withCosts = new Set<ObjId>()
  for (const e of usable) if (!e.simple) withCosts.add(e.source.object)
  const isStep = (e: Entry): boolean => !e.simple || (e.source.cost.leaves && withCosts.has(e.source.object))
  const shared = new Map<string, { payer: number; cost: number[] }>()
  for (const e of usable) {
    if (!isStep(e)) continue
    const own: Purpose = { ability: { source: e.source.object, key: e.source.instance.key } }
    const as = spendAs(g, player, own)
    // costs that any mana pays alike need not be told apart
    const key = table?.restricted ? `#${payers.length}` : `${e.source.cost.mana.join()}/${as}`
    let known = shared.get(key)
    if (!known) {
      const payer = payers.push({ purpose: own, as, closed: false }) - 1
      known = { payer, cost: addDemand(kinds, e.source.cost.mana, payer).need }
      shared.set(key, known)
    }
    costs.set(e, known)
    if (kinds.length > 28) break
  }
  // more kinds than there are bits: what is left out is left to the player
  if (withCosts.size > 0) usable = usable.filter(e => !isStep(e) || costs.has(e))
  while (need.length < kinds.length) need.push(0)
  const instead = kinds.map(k => (k.or > 0 ? { n: k.or, of: genericKind(kinds, k.payer) } : null))
  let wanted = 0
  for (let k = 0; k < need.length; k++) wanted += Math.max(1, kinds[k]!.or) * need[k]!

  const units = unitReader(g, player, kinds, payers)
  const groups: Bundle<Means>[][] = []
  const meant = intended?.split('')
  g.state.players[player]!.pool.forEach((m, i) => {
    const unit = units({
      mask: BIT[m.type],
      snow: m.snow === true,
      source: m.source ?? 0,
      ...(m.only ? { only: m.only } : {}),
    })
    if (unit === 0) return
    // what can be spent on less goes first, and what a plan meant for this before all
    const at = meant?.indexOf(m.type) ?? 0
    if (at >= 0) meant?.splice(at, 1)
    const penalty =
      (m.only ? 0 : 0.1) + (m.type === 'C' ? 0 : 0.1) + (m.snow || m.treasure ? 0.05 : 0) + (at < 0 ? 3 : 0)
    groups.push([{ units: [unit], penalty, life: 0, taps: 0, keeps: 0, ref: { by: 'pool', unit: i } }])
  })
  const byObject = new Map<ObjId, Bundle<Means>[]>()
  const others: { object: ObjId; group: Bundle<Means>[] }[] = []
  const givenUp = new Map<ObjId, Bundle<Means>[]>()
  const specials: Special<Means>[] = []
  for (const e of usable) {
    const { object, cost } = e.source
    const special = costs.get(e)
    const bundles = e.yields.map(
      (y): Bundle<Means> => ({
        units: y.units.map(units),
        penalty: e.penalty + 1000 * y.harm,
        life: cost.life,
        taps: cost.tap ? object : 0,
        keeps: cost.leaves ? object : 0,
        ref: { by: 'ability', entry: e, chosen: y, payer: special?.payer ?? 0 },
      }),
    )
    if (special) {
      while (special.cost.length < kinds.length) special.cost.push(0)
      const victims = e.victims.map(v => ({
        n: v.n,
        tap: v.tap,
        of: v.of.filter(id => !exclude.has(id)).map(id => ({ id, like: '' })),
      }))
      specials.push({ object, like: '', bundles, cost: special.cost, uses: usesOf(g, player, e, wanted), victims })
    } else if (cost.tap) {
      const list = byObject.get(object)
      if (list) list.push(...bundles)
      else byObject.set(object, bundles)
    } else for (let i = usesOf(g, player, e, wanted); i > 0; i--) others.push({ object, group: bundles })
  }
  if (!poolOnly) helpers(g, player, kinds, purpose, exclude, byObject, groups)
  for (const o of others) {
    // what gives an object up is used once, or else tapped for convoke and the like
    const tapped = byObject.get(o.object)
    const again = o.group.some(b => b.keeps) ? (tapped?.some(b => b.keeps) ? tapped : givenUp.get(o.object)) : undefined
    if (again) again.push(...o.group)
    else {
      groups.push(o.group)
      if (o.group.some(b => b.keeps)) givenUp.set(o.object, o.group)
    }
  }
  groups.push(...byObject.values())
  if (specials.length > 0) {
    nameVictims(g, specials, byObject)
    nameAlike(specials, byObject)
  }
  const order = groups.map(group => ({ group, least: leastPenalty(group) })).sort((a, b) => a.least - b.least)
  return { need, instead, byLife: kinds.map(k => k.life), groups: order.map(o => o.group), specials, life }
}

function leastPenalty(group: readonly Bundle<Means>[]): number {
  let least = Infinity
  for (const { penalty } of group) if (penalty < least) least = penalty
  return least
}

function isUsable(g: Game, e: Entry, purpose: Purpose, exclude: ReadonlySet<ObjId>, busy: boolean): boolean {
  const { object, instance, cost } = e.source
  if (object === purpose.spell) return false // the card itself is being cast
  if (exclude.has(object) && (cost.tap || cost.untap || cost.leaves)) return false
  if (purpose.ability?.source === object && purpose.ability.key === instance.key) return false
  return !busy || !inProgress(g, object, instance)
}

type AnyUnit = { mask: number; snow: boolean; source: ObjId; only?: ManaRestriction }

/** Which kinds a unit of mana pays. */
function unitReader(g: Game, player: PlayerId, kinds: readonly Kind[], payers: readonly Payer[]): (u: AnyUnit) => Unit {
  const known: (number | undefined)[] = []
  return u => {
    const key = u.mask | (u.snow ? SNOW : 0)
    if (!u.only && known[key] !== undefined) return known[key]
    let unit = 0
    kinds.forEach((k, i) => {
      const p = payers[k.payer]!
      if (p.closed || (u.only && !maySpend(g, player, { only: u.only, source: u.source }, p.purpose))) return
      if (k.generic || (k.mask & (key | p.as)) !== 0) unit |= 1 << i
    })
    if (!u.only) known[key] = unit
    return unit
  }
}

/** Convoke, improvise and delve [CR 702.51a, 702.126a, 702.66a]: for the spell's own cost alone. */
function helpers(
  g: Game,
  player: PlayerId,
  kinds: readonly Kind[],
  purpose: Purpose,
  exclude: ReadonlySet<ObjId>,
  byObject: Map<ObjId, Bundle<Means>[]>,
  groups: Bundle<Means>[][],
): void {
  const convoke = paysBy(g, purpose, 'convoke')
  const improvise = paysBy(g, purpose, 'improvise')
  const unit = (colors: number): Unit => {
    let out = 0
    kinds.forEach((k, i) => {
      if (k.payer === 0 && (k.generic || (k.mask & colors & COLORED) !== 0)) out |= 1 << i
    })
    return out
  }
  if (convoke || improvise)
    for (const id of permanents(g)) {
      if (exclude.has(id) || controllerOf(g, id) !== player || look(g, id).tapped) continue
      const chars = characteristics(g, id)
      const by =
        convoke && chars.types.includes('Creature')
          ? 'convoke'
          : improvise && chars.types.includes('Artifact')
            ? 'improvise'
            : null
      if (!by || isForbidden(g, id, 'becomeTapped')) continue
      const u = unit(by === 'convoke' ? maskOf(chars.colors) : 0)
      const bundle: Bundle<Means> = {
        units: [u],
        penalty: by === 'convoke' ? 25 : 22,
        life: 0,
        taps: id,
        keeps: id,
        ref: { by, object: id },
      }
      const list = byObject.get(id)
      if (list) list.push(bundle)
      else byObject.set(id, [bundle])
    }
  if (paysBy(g, purpose, 'delve'))
    for (const id of g.state.players[player]!.graveyard)
      if (id !== purpose.spell && !exclude.has(id))
        groups.push([{ units: [unit(0)], penalty: 30, life: 0, taps: 0, keeps: 0, ref: { by: 'delve', object: id } }])
}

/** Objects that may be used up and are alike for this payment are told apart no further. */
function nameVictims(g: Game, specials: readonly Special<Means>[], byObject: Map<ObjId, Bundle<Means>[]>): void {
  const own = new Set(specials.map(s => s.object))
  for (const s of specials)
    for (const v of s.victims) {
      for (const o of v.of) {
        const bundles = byObject.get(o.id) ?? []
        const what = bundles.map(b => `${b.units.join('+')}:${b.penalty}:${b.keeps ? 1 : 0}`)
        o.like = own.has(o.id) ? `#${o.id}` : what.join(';')
      }
      // those that are of least use first
      const worth = (id: ObjId): number =>
        (byObject.get(id)?.length ?? 0) * 100 + (look(g, id).kind === 'token' ? 0 : 10)
      ;(v.of as { id: ObjId; like: string }[]).sort((a, b) => worth(a.id) - worth(b.id) || a.id - b.id)
    }
}

/** Sources that cost something and are alike in all that matters, which no other uses up. */
function nameAlike(specials: Special<Means>[], byObject: Map<ObjId, Bundle<Means>[]>): void {
  const victims = new Set(specials.flatMap(s => s.victims.flatMap(v => v.of.map(o => o.id))))
  const often = new Map<ObjId, number>()
  for (const s of specials) often.set(s.object, (often.get(s.object) ?? 0) + 1)
  const write = (bundles: readonly Bundle<Means>[]): string =>
    bundles.map(b => [b.units.join('+'), b.penalty, b.life, b.taps ? 1 : 0, b.keeps ? 1 : 0].join(':')).join(';')
  for (const s of specials) {
    if (victims.has(s.object) || often.get(s.object) !== 1) continue
    const others = s.victims.map(v => v.of.map(o => o.id).join('.')).join()
    s.like = `${write(s.bundles)}|${write(byObject.get(s.object) ?? [])}|${s.cost.join()}|${s.uses}|${others}`
  }
}
