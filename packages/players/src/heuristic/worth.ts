/** What a spell or ability is worth if it resolves now, and what it does to each of its targets. */
import type { Entity, ObjectView } from '@upkeep/engine'
import { type Ability, type Cost, type Effect, type Filter, type Ref, walk } from '@upkeep/ir'
import { benefit, type Context, modsChange } from './benefit.ts'
import { fits, type Thing } from './fits.ts'
import { isAura, isSpell, type Table } from './table.ts'
import { permanentValue } from './value.ts'

/** Something that an effect does to what a reference gives, and how surely. */
interface Deal {
  readonly effect: Effect
  readonly ref: Ref
  readonly weight: number
}

const YOU: Ref = { ref: 'you' }

/** All that an effect does, with structure taken apart. */
function dealsOf(e: Effect, weight: number, out: Deal[]): Deal[] {
  const deal = (ref: Ref | undefined, effect: Effect = e): void => {
    out.push({ effect, ref: ref ?? YOU, weight })
  }
  switch (e.do) {
    case 'seq':
      for (const step of e.steps) dealsOf(step, weight, out)
      break
    case 'if':
      dealsOf(e.then, weight * 0.6, out)
      if (e.else) dealsOf(e.else, weight * 0.4, out)
      break
    case 'may':
      if (e.effect) dealsOf(e.effect, weight, out)
      if (e.then) dealsOf(e.then, weight * 0.7, out)
      if (e.else) dealsOf(e.else, weight * 0.7, out)
      break
    case 'forEach':
      dealsOf(substitute(e.effect, e.as, e.over), weight, out)
      break
    case 'repeat':
      dealsOf(e.effect, weight * (typeof e.times === 'number' ? e.times : 2), out)
      break
    case 'either':
      if (e.of[0]) dealsOf(e.of[0], weight, out)
      break
    case 'delayed':
    case 'reflexive':
      dealsOf(e.effect, weight * 0.7, out)
      break
    case 'damage':
      deal(e.to)
      break
    case 'destroy':
    case 'tap':
    case 'untap':
    case 'counterSpell':
    case 'addCounters':
    case 'regenerate':
    case 'phaseOut':
    case 'removeFromCombat':
    case 'copySpell':
    case 'becomeCopy':
    case 'move':
      deal(e.what)
      break
    case 'sacrifice':
      deal(e.who ?? e.what)
      break
    case 'continuous':
      deal(e.affected)
      break
    case 'createCopy':
      deal(e.of)
      break
    case 'attach':
      deal(e.to)
      break
    case 'fight':
      deal(e.b, { do: 'damage', source: e.a, to: e.b, n: { n: 'stat', stat: 'power', of: e.a } })
      deal(e.a, { do: 'damage', source: e.b, to: e.a, n: 1 })
      break
    default:
      if ('who' in e) deal(e.who)
      else deal(undefined)
  }
  return out
}

/** "Each of them": what is done to the bound name is done to what it goes over. */
function substitute(e: Effect, name: string, over: Ref): Effect {
  return JSON.parse(JSON.stringify(e), (_, node: unknown) => {
    const o = node as Partial<Ref> | null
    return o && typeof o === 'object' && o.ref === 'bound' && o.name === name ? over : node
  }) as Effect
}

const cache = new WeakMap<Effect, Deal[]>()
function deals(e: Effect): Deal[] {
  let known = cache.get(e)
  if (!known) cache.set(e, (known = dealsOf(e, 1, [])))
  return known
}

/** Whether a reference is to the target of that name, chosen or referred to again. */
function isTarget(ref: Ref, name: string): boolean {
  if ((ref.ref === 'target' || ref.ref === 'bound' || ref.ref === 'choose') && ref.name === name) return true
  if (ref.ref === 'union') return ref.of.some(r => isTarget(r, name))
  return (ref.ref === 'those' || ref.ref === 'except') && isTarget(ref.of, name)
}

/** How much better off the bot is if the effect's target (or choice) of that name is this. */
export function targetBenefit(e: Effect, name: string, thing: Thing, ctx: Context): number {
  let sum = 0
  for (const deal of deals(e)) if (isTarget(deal.ref, name)) sum += deal.weight * benefit(deal.effect, thing, ctx)
  // "Its controller" and the like concern whoever has it.
  for (const deal of deals(e))
    if ((deal.ref.ref === 'controllerOf' || deal.ref.ref === 'ownerOf') && isTarget(deal.ref.of, name)) {
      const owner = 'object' in thing ? ctx.table.view.players[thing.object.controller] : thing.player
      if (owner) sum += 0.8 * deal.weight * benefit(deal.effect, { player: owner }, ctx)
    }
  return sum
}

function things(filter: Filter, { table, source }: Context): Thing[] {
  const text = JSON.stringify(filter)
  const all: Thing[] = []
  if (text.includes('"graveyard"'))
    for (const p of table.view.players) for (const object of p.graveyard) all.push({ object })
  else if (/"(spell|ability)"/.test(text)) for (const object of table.view.stack) all.push({ object })
  else {
    for (const object of table.view.battlefield) all.push({ object })
    if (/"(player|opponent)"/.test(text))
      for (const player of table.view.players) if (!player.lost) all.push({ player })
  }
  return all.filter(thing => fits(filter, thing, table, source))
}

/** What an effect is worth to the bot, with the best targets that it sees. */
export function effectWorth(e: Effect, ctx: Context): number {
  if (e.do === 'modal') {
    const worths = e.modes.map(m => effectWorth(m.effect, ctx)).sort((a, b) => b - a)
    const n = typeof e.max === 'number' ? e.max : worths.length
    return worths.slice(0, n).reduce((sum, w) => sum + Math.max(0, w), 0)
  }
  let sum = 0
  const targets = new Map<string, Ref & { ref: 'target' }>()
  walk(e, node => {
    if (node['ref'] === 'target') targets.set(String(node['name']), node as unknown as Ref & { ref: 'target' })
  })
  for (const [name, ref] of targets) {
    const worths = things(ref.filter, ctx).map(thing => targetBenefit(e, name, thing, ctx))
    const optional = ref.min === 0
    const best = worths.length === 0 ? 0 : Math.max(...worths)
    sum += optional ? Math.max(0, best) : best
  }
  for (const { effect, ref, weight } of deals(e)) sum += weight * refWorth(effect, ref, ctx)
  return sum
}

function refWorth(e: Effect, ref: Ref, ctx: Context): number {
  const { table, source } = ctx
  switch (ref.ref) {
    case 'you':
      return benefit(e, { player: table.me }, ctx)
    case 'self':
      return source ? benefit(e, { object: source }, ctx) : 0
    case 'players': {
      const who = ref.which === 'all' ? table.view.players : ref.which === 'opponents' ? table.foes : [table.me]
      return who.filter(p => !p.lost).reduce((sum, player) => sum + benefit(e, { player }, ctx), 0)
    }
    case 'all':
      return things(ref.filter, ctx).reduce((sum, thing) => sum + benefit(e, thing, ctx), 0)
    case 'choose': {
      const worths = things(ref.filter, ctx).map(thing => benefit(e, thing, ctx))
      return worths.length === 0 ? 0 : Math.max(...worths)
    }
    case 'host': {
      const hosts = source?.attachedTo ?? []
      return hosts.reduce((sum, host) => {
        const object = table.find(host)
        return object ? sum + benefit(e, { object }, ctx) : sum
      }, 0)
    }
    default:
      return 0
  }
}

/** What casting a card is worth. */
export function cardWorth(card: ObjectView, table: Table, x: number): number {
  const ctx: Context = { table, source: card, x }
  let sum = isSpell(card) ? 0 : isAura(card) ? 0 : permanentValue(card)
  for (const a of card.abilities) sum += abilityWorth(a, card, ctx)
  return sum
}

function abilityWorth(a: Ability, card: ObjectView, ctx: Context): number {
  if (a.a === 'spell') return effectWorth(a.effect, ctx)
  if (a.a === 'keyword' && a.keyword === 'enchant' && a.filter) {
    const worths = things(a.filter, ctx).map(thing => hostBenefit(card, thing, ctx))
    return worths.length === 0 ? -1 : Math.max(...worths)
  }
  // What happens as it enters.
  if (a.a === 'triggered' && a.on.on === 'move' && a.on.to === 'battlefield' && a.on.what === 'self') {
    const worth = effectWorth(a.effect, ctx)
    // It would have to be done to something of one's own, perhaps to itself: rather later.
    return worth < -0.4 ? worth - 2 : worth
  }
  return 0
}

/** What an Aura or Equipment is worth on that. */
export function hostBenefit(card: ObjectView, thing: Thing, ctx: Context): number {
  if ('player' in thing) return 0
  const { object } = thing
  const mine = object.controller === ctx.table.you
  let sum = 0
  let seen = false
  for (const a of card.abilities)
    if (a.a === 'static' && a.affected.ref === 'host') {
      seen = true
      const steals = a.mods.some(m => m.m === 'control')
      const change = modsChange(a.mods, object, false, ctx)
      sum += steals ? (mine ? 0 : permanentValue(object) * 1.5) : mine ? change : -change
    }
  // What it does otherwise is meant for oneself.
  if (!seen) sum = mine ? 2 : 0
  if (seen && sum > 0 && mine) sum += 0.1 * permanentValue(object)
  return sum
}

/** What a cost takes, in worth. */
export function costWorth(costs: readonly Cost[], source: ObjectView, ctx: Context): number {
  let sum = 0
  for (const c of costs) {
    if (c.c === 'tap') sum += (source.power ?? 0) > 0 && ctx.table.isMain && !source.sick ? 0.3 * source.power! : 0.05
    else if (c.c === 'mana') sum += 0.12 * c.mana.length
    else if (c.c === 'do') {
      const e = c.effect
      if (e.do === 'sacrifice') sum += e.what.ref === 'self' ? permanentValue(source) : 2.2
      else if (e.do === 'discard') sum += 1.6
      else if (e.do === 'payLife') sum += 0.4 * (typeof e.n === 'number' ? e.n : 2)
      else if (e.do === 'move') sum += e.what.ref === 'self' ? 0.5 * permanentValue(source) : 1.5
      else sum += 0.8
    }
  }
  return sum
}

export const thingOf = (e: Entity, table: Table): Thing | undefined => {
  const player = table.player(e)
  if (player) return { player }
  const object = table.find(e)
  return object && { object }
}
