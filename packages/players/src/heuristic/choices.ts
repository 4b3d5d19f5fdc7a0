/** Everything that is asked besides priority and combat. */
import type { Answer, Decision, Entity, ObjectView } from '@upkeep/engine'
import { type Effect, walk } from '@upkeep/ir'
import { anything } from '../random.ts'
import type { Dice } from '../rng.ts'
import type { Context } from './benefit.ts'
import { compares, type Thing } from './fits.ts'
import { isAura, isCreature, isLand, left, type Table } from './table.ts'
import { cardValue, permanentValue } from './value.ts'
import { effectWorth, hostBenefit, targetBenefit, thingOf } from './worth.ts'

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>

/** What is resolving or being announced in the name of a source: the stack's own object first. */
function askingOf(d: Decision, table: Table): { object: ObjectView | undefined; effects: Effect[] } {
  const onStack = table.view.stack.find(o => o.id === d.source || o.source === d.source)
  const object = onStack ?? (d.source === undefined ? undefined : table.find(d.source))
  const effects = (object?.abilities ?? []).flatMap(a => ('effect' in a ? [a.effect] : []))
  return { object, effects }
}

function contextOf(d: Decision, table: Table): { ctx: Context; effects: Effect[]; object: ObjectView | undefined } {
  const { object, effects } = askingOf(d, table)
  // "Self" in an ability is the permanent that it is of.
  const source = object?.source === undefined ? object : (table.find(object.source) ?? object)
  return { ctx: { table, source, ...(object?.x === undefined ? {} : { x: object.x }) }, effects, object }
}

export function choose(d: Decision, table: Table, by: Dice): Answer {
  switch (d.kind) {
    case 'objects':
      return { objects: chooseObjects(d, table, by) }
    case 'yesNo':
      return { yes: chooseYes(d, table) }
    case 'number':
      return { number: chooseNumber(d, table) }
    case 'option':
      return { option: chooseOption(d, table) }
    case 'modes':
      return { modes: chooseModes(d, table) }
    case 'arrange':
      return { groups: arrange(d, table) }
    case 'divide':
      return { amounts: divide(d, table) }
    case 'order':
      return { order: d.items.map((_, i) => i) }
    case 'name':
      return { name: chooseName(d, table) }
    default:
      return anything(d, by)
  }
}

function chooseObjects(d: Of<'objects'>, table: Table, by: Dice): Entity[] {
  const scores = new Map(d.options.map(e => [e, scoreOption(d, e, table)]))
  const ranked = d.options.slice().sort((a, b) => scores.get(b)! - scores.get(a)!)
  const chosen = ranked.slice(0, d.min)
  for (const e of ranked.slice(d.min, d.max)) if (scores.get(e)! > 0) chosen.push(e)
  if (!d.total) return chosen
  const { values, cmp, n } = d.total
  const sum = (list: readonly Entity[]): number => list.reduce((s, e) => s + values[d.options.indexOf(e)]!, 0)
  for (const e of ranked) {
    if (compares(sum(chosen), cmp, n) || chosen.length >= d.max) break
    if (!chosen.includes(e)) chosen.push(e)
  }
  while (chosen.length > d.min && !compares(sum(chosen), cmp, n)) chosen.pop()
  return compares(sum(chosen), cmp, n) ? chosen : (anything(d, by, 5) as { objects: Entity[] }).objects
}

/** How much the bot wants an option to be among those chosen. */
function scoreOption(d: Of<'objects'>, e: Entity, table: Table): number {
  const thing = thingOf(e, table)
  if (!thing) return 0
  const isMine = 'player' in thing ? thing.player.id === table.you : thing.object.controller === table.you
  const worth = 'object' in thing ? permanentValue(thing.object) : 1
  switch (d.purpose) {
    case 'bottom':
    case 'discard':
      return 'object' in thing ? 5 - cardValue(thing.object, table) : 0
    case 'sacrifice':
      return 'object' in thing ? 0.1 - sacrificeLoss(thing.object, table) : 0
    case 'search':
    case 'untap':
      return 'object' in thing ? cardValue(thing.object, table) : 0
    case 'legend':
    case 'copy':
    case 'openingHand':
      return worth
    case 'proliferate':
      return isMine ? 1 : -1
  }
  const { ctx, effects, object } = contextOf(d, table)
  if (object && (d.name === 'enchant' || d.purpose === 'enchant' || isAura(object)))
    return hostBenefit(object, thing, ctx)
  const name = d.name
  let sum = 0
  let seen = false
  if (name !== undefined)
    for (const effect of effects)
      if (names(effect, name)) {
        seen = true
        sum += targetBenefit(effect, name, thing, ctx)
      }
  if (seen && sum !== 0) return sum
  return byDefault(d, thing, isMine, table, effects)
}

/** Whether an effect has a target or choice of that name. */
function names(effect: Effect, name: string): boolean {
  let found = false
  walk(effect, node => {
    if (node['name'] === name) found = true
    return !found
  })
  return found
}

/** Nothing is known of what happens to it: what one pays with is the least; what others choose of ours is the worst. */
function byDefault(d: Of<'objects'>, thing: Thing, isMine: boolean, table: Table, effects: readonly Effect[]): number {
  if ('player' in thing) {
    const helps = effects.some(e => /"do":"(gainLife|draw|createToken)"/.test(JSON.stringify(e)))
    return isMine === helps ? 1 : -1
  }
  const { object } = thing
  const loss = JSON.stringify(effects).match(/"do":"(sacrifice|destroy|discard)"/) !== null
  if (d.min > 0 && isMine) return loss ? -sacrificeLoss(object, table) : 0.1 * cardValue(object, table)
  return isMine ? 0.5 : 0.4 * permanentValue(object)
}

function sacrificeLoss(o: ObjectView, table: Table): number {
  if (isLand(o)) return table.lands.length > 6 ? 1 : 4
  return permanentValue(o)
}

function chooseYes(d: Of<'yesNo'>, table: Table): boolean {
  if (d.purpose === 'mulligan') return wantsMulligan(table)
  const { ctx, effects, object } = contextOf(d, table)
  const source = ctx.source
  const may = firstMay(effects)
  switch (d.purpose) {
    case 'pay': {
      if (!may) return true
      const cost = payLoss(may, ctx)
      const done = may.then ? effectWorth(may.then, ctx) : 0
      const extra = may.effect ? effectWorth(may.effect, ctx) : 0
      const not = may.else ? effectWorthFor(may.else, object, ctx) : 0
      return done + extra - cost > not
    }
    case 'may': {
      if (!may) return true
      const { effect, then } = may
      return (effect ? effectWorthFor(effect, object, ctx) : 0) + (then ? effectWorthFor(then, object, ctx) : 0) > -0.2
    }
    case 'payToEnter':
      return table.me.life > 6
    case 'asThoughUnblocked':
      return true
    default:
      return source === undefined || source.controller === table.you
  }
}

/** An opponent's effect looked at by the one who may stop it or do it: the signs are those of the bot all the same. */
function effectWorthFor(e: Effect, object: ObjectView | undefined, ctx: Context): number {
  if (!object || object.controller === ctx.table.you) return effectWorth(e, ctx)
  // What it does to "you" is done to its controller, and targets are chosen already.
  const targets = (object.targets ?? []).flatMap(t => thingOf(t, ctx.table) ?? [])
  let sum = 0
  walk(e, node => {
    if (node['do'] === 'counterSpell') {
      const own = targets.some(t => 'object' in t && t.object.controller === ctx.table.you)
      sum += own ? -4 : 0
    }
  })
  return sum !== 0 ? sum : -effectWorth(e, ctx)
}

function firstMay(effects: readonly Effect[]): Extract<Effect, { do: 'may' }> | undefined {
  let found: Extract<Effect, { do: 'may' }> | undefined
  walk(effects, node => {
    if (node['do'] === 'may') found ??= node as unknown as Extract<Effect, { do: 'may' }>
    return found === undefined
  })
  return found
}

/** What paying loses: mana that would do something else this turn, life, cards. */
function payLoss(may: Extract<Effect, { do: 'may' }>, { table }: Context): number {
  let sum = 0
  const free = table.mana
  const busy = table.me.hand.some(o => !isLand(o))
  for (const c of may.cost ?? []) {
    if (c.c === 'mana') sum += (busy ? 0.35 : 0.05) * c.mana.length + (free > 6 ? -0.5 : 0)
    else if (c.c === 'times') sum += 1
    else if (c.c === 'do') {
      const e = c.effect
      if (e.do === 'payLife') sum += (typeof e.n === 'number' ? e.n : 2) * (table.me.life < 8 ? 1 : 0.4)
      else if (e.do === 'sacrifice') sum += 2.5
      else if (e.do === 'discard') sum += 1.4
      else sum += 0.7
    }
  }
  return Math.max(0, sum)
}

/** Two to five lands of seven, and one fewer card each time before one is content with anything. */
function wantsMulligan(table: Table): boolean {
  const { hand } = table.me
  const lands = hand.filter(isLand).length
  const taken = 7 - hand.length
  if (taken >= 2) return false
  const cheap = hand.filter(o => !isLand(o) && (o.manaCost?.length ?? 9) <= 3).length
  if (lands < 2 || lands > 5) return true
  return lands === 2 && cheap < 2
}

function chooseNumber(d: Of<'number'>, table: Table): number {
  if (d.purpose === 'x') return d.max
  const { effects } = contextOf(d, table)
  // Paying life or the like is done in measure.
  const cost = effects.some(e => /"do":"(payLife|loseLife)"/.test(JSON.stringify(e)))
  if (cost) return Math.max(d.min, Math.min(d.max, Math.floor(table.me.life / 4)))
  return d.max > 100 ? Math.max(d.min, 3) : d.max
}

const LETTERS: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' }

function chooseOption(d: Of<'option'>, table: Table): number {
  const letters = d.options.map(o => (LETTERS[o.toLowerCase()] ?? o).toUpperCase())
  const isColor = letters.every(l => /^[WUBRGC]+$/.test(l))
  if (!isColor) return 0
  // The colour that the hand wants most, or that the others have most of where it protects.
  const wanted = (letter: string): number => {
    let n = 0
    for (const card of table.me.hand)
      for (const symbol of card.manaCost ?? []) for (const part of symbol.split('/')) if (letter.includes(part)) n++
    return n
  }
  let best = 0
  for (let i = 1; i < letters.length; i++) if (wanted(letters[i]!) > wanted(letters[best]!)) best = i
  return best
}

function chooseModes(d: Of<'modes'>, table: Table): number[] {
  const { ctx, effects } = contextOf(d, table)
  let modal: Extract<Effect, { do: 'modal' }> | undefined
  walk(effects, node => {
    if (node['do'] === 'modal') modal ??= node as unknown as Extract<Effect, { do: 'modal' }>
    return modal === undefined
  })
  const worth = (index: number): number => (modal?.modes[index] ? effectWorth(modal.modes[index]!.effect, ctx) : 0)
  const legal = d.options
    .filter(o => o.legal)
    .map(o => ({ index: o.index, worth: worth(o.index) }))
    .sort((a, b) => b.worth - a.worth)
  const chosen = legal.slice(0, d.min).map(o => o.index)
  for (const o of legal.slice(d.min, d.max)) if (o.worth > 0) chosen.push(o.index)
  while (d.repeats && chosen.length < d.min) chosen.push(legal[0]!.index)
  return chosen
}

/** Keeps on top what is wanted. */
function arrange(d: Of<'arrange'>, table: Table): number[][] {
  const groups: number[][] = d.groups.map(() => [])
  const foul = d.purpose === 'fateseal'
  const valued = d.cards.map(id => ({ id, worth: cardWorthOf(id, table) })).sort((a, b) => b.worth - a.worth)
  for (const { id, worth } of valued) groups[worth >= 2 !== foul ? 0 : groups.length - 1]!.push(id)
  return groups
}

function cardWorthOf(id: number, table: Table): number {
  const o = table.find(id)
  if (!o) return 2
  if (isLand(o)) return table.lands.length + table.me.hand.filter(isLand).length < 5 ? 4 : 0.5
  return cardValue(o, table)
}

/** Damage goes where it kills, the best first; what is left over to the last. Counters go to the best. */
function divide(d: Of<'divide'>, table: Table): number[] {
  const amounts = d.min.slice()
  let rest = d.amount - amounts.reduce((a, b) => a + b, 0)
  const give = (i: number, n: number): void => {
    const some = Math.max(0, Math.min(rest, n))
    amounts[i] = amounts[i]! + some
    rest -= some
  }
  const order = d.options.map((e, i) => {
    const o = table.find(e)
    return { i, o, worth: o ? permanentValue(o) * (o.controller === table.you ? -1 : 1) : 0 }
  })
  order.sort((a, b) => b.worth - a.worth)
  const last = d.options.length - 1
  if (d.trample && d.lethal) {
    for (let i = 0; i < last; i++) give(i, d.lethal[i]! - amounts[i]!)
    give(last, rest)
    return amounts
  }
  for (const { i, o } of order) {
    if (!o) continue
    const need = d.lethal?.[i] ?? (isCreature(o) ? left(o) : 0)
    if (need - amounts[i]! <= rest) give(i, need - amounts[i]!)
  }
  const face = d.options.findIndex(e => e < 0 && -1 - e !== table.you)
  give(face >= 0 ? face : order[0]!.i, rest)
  return amounts
}

function chooseName(d: Of<'name'>, table: Table): string {
  const from = d.purpose === 'creatureType' ? table.mine.concat(table.me.hand).filter(isCreature) : table.theirs
  const counts = new Map<string, number>()
  for (const o of from)
    for (const word of d.purpose === 'creatureType' ? o.subtypes : isLand(o) ? [] : [o.name])
      counts.set(word, (counts.get(word) ?? 0) + 1)
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best?.[0] ?? (d.purpose === 'creatureType' ? 'Human' : 'Island')
}
