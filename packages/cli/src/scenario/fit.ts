/** Whether an answer as a scenario writes it fits a decision of the game. */
import { type Answer, characteristics, type Decision, type Entity, fork, answer as give } from '@upkeep/engine'
import { abilityTexts, beginsWith } from './ability-text.ts'
import type { Feed } from './answers.ts'
import { fold } from './fold.ts'
import type { Table } from './table.ts'
import type { ObjectName, Pick } from './types.ts'
import { manaTypeOf } from './words.ts'

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>

export interface Fit {
  answer: Answer
  /** Places of the feed's picks that are used up by it. */
  used: number[]
  /** Amounts given with the objects that were picked. */
  amounts?: [Entity, number][]
}

export const isYes = (pick: Pick | undefined): boolean => pick === true || is(pick, 'yes')
export const isNo = (pick: Pick | undefined): boolean => pick === false || is(pick, 'no')
export const isNone = (pick: Pick | undefined): boolean => is(pick, 'none')

function is(pick: Pick | undefined, word: string): boolean {
  return typeof pick === 'string' && pick.trim().toLowerCase() === word
}

/** A name in an answer: plain, or with more to tell the object by. */
function nameIn(pick: Pick): ObjectName | undefined {
  if (typeof pick === 'string') return pick
  if (typeof pick !== 'object' || Array.isArray(pick) || typeof pick['card'] !== 'string') return undefined
  const copy = pick['copy']
  return typeof copy === 'boolean' ? { card: pick['card'], copy } : { card: pick['card'] }
}

/** `{ Bear: 2, B: 1 }` */
function amountsIn(pick: Pick): [string, number][] | undefined {
  if (typeof pick !== 'object' || Array.isArray(pick) || typeof pick['card'] === 'string') return undefined
  const pairs = Object.entries(pick)
  return pairs.length > 0 && pairs.every(pair => typeof pair[1] === 'number')
    ? (pairs as [string, number][])
    : undefined
}

/** The answer that the next of a feed give to a decision, if they fit it. */
export function fit(table: Table, d: Decision, feed: Feed, depth = 0): Fit | undefined {
  switch (d.kind) {
    case 'objects':
      return fitObjects(table, d, feed)
    case 'divide':
      return fitDivide(table, d, feed)
    case 'modes':
      return fitModes(table, d, feed)
    case 'order':
      return fitOrder(table, d, feed)
    case 'arrange':
      return fitArrange(table, d, feed)
    case 'yesNo':
      return firstOf(feed, i => fitYesNo(table, d, feed, i, depth))
    case 'number':
      return firstOf(feed, i => {
        const said = isYes(feed.picks[i]) ? [i, i + 1] : [i]
        const n = numberIn(feed.picks[said.at(-1)!])
        return n === undefined ? undefined : { answer: { number: n }, used: said }
      })
    case 'option':
      return firstOf(feed, i => {
        const option = optionIn(table, d, feed.picks[i]!)
        return option < 0 ? undefined : { answer: { option }, used: [i] }
      })
    case 'name':
      return firstOf(feed, i => {
        const pick = feed.picks[i]
        if (typeof pick !== 'string' || isYes(pick) || isNo(pick)) return undefined
        return { answer: { name: pick }, used: [i] }
      })
    default:
      return undefined
  }
}

/** The next pick, or with `search` the first that fits. */
function firstOf(feed: Feed, tryAt: (i: number) => Fit | undefined): Fit | undefined {
  const last = feed.search ? feed.picks.length : Math.min(1, feed.picks.length)
  for (let i = 0; i < last; i++) {
    const found = tryAt(i)
    if (found) return found
  }
  return undefined
}

function numberIn(pick: Pick | undefined): number | undefined {
  if (typeof pick === 'number') return pick
  const match = typeof pick === 'string' ? /^(?:x\s*=\s*)?(\d+)$/i.exec(pick.trim()) : null
  return match === null ? undefined : Number(match[1])
}

function optionIn(table: Table, d: Of<'option'>, pick: Pick): number {
  if (typeof pick === 'number') {
    const same = d.options.indexOf(String(pick))
    return same >= 0 ? same : pick >= 1 && pick <= d.options.length ? pick - 1 : -1
  }
  if (typeof pick === 'boolean') return d.options.findIndex(option => fold(option) === (pick ? 'yes' : 'no'))
  const name = nameIn(pick)
  if (name === undefined) return -1
  const wanted = fold(table.nameOf(name))
  const type = manaTypeOf(wanted)
  let found = d.options.findIndex(option => fold(option) === wanted)
  if (found < 0 && type !== undefined)
    // "three mana of any one color" is named by its color
    found = d.options.findIndex(option => manaTypeOf(option) === type || /^([WUBRGC])\1*$/.exec(option)?.[1] === type)
  if (found < 0) found = (d.sources ?? []).findIndex(source => table.first(name, [source]) !== undefined)
  if (found < 0) {
    found = d.options.findIndex((option, i) => {
      const source = d.sources?.[i] ?? d.source
      return beginsWith([option], wanted, source === undefined ? '' : table.title(source))
    })
  }
  return found
}

function fitYesNo(table: Table, d: Of<'yesNo'>, feed: Feed, i: number, depth: number): Fit | undefined {
  const pick = feed.picks[i]!
  if (isYes(pick)) return { answer: { yes: true }, used: [i] }
  if (isNo(pick) || isNone(pick)) return { answer: { yes: false }, used: [i] }
  if (typeof pick === 'string') {
    const words = [d.cost, d.text].filter(text => text !== undefined)
    if (words.length > 0 && beginsWith(words, pick, d.source ? table.title(d.source) : '')) {
      return { answer: { yes: true }, used: [i] }
    }
  }
  // Naming what is chosen answers the "may" in front of it.
  if (depth > 1) return undefined
  const after = fork(table.game)
  if (!give(after, { yes: true }).ok) return undefined
  const next = after.state.decision
  const rest: Feed = { ...feed, picks: feed.picks.slice(i) }
  if (next && next.player === d.player && next.kind !== 'priority' && fit(table.on(after), next, rest, depth + 1)) {
    return { answer: { yes: true }, used: [] }
  }
  const name = nameIn(pick)
  const known = name !== undefined && (table.find(name).length > 0 || table.parse(name).player !== undefined)
  return known ? { answer: { yes: true }, used: [i] } : undefined
}

/** Objects that one pick means, with the amounts given; undefined where not all of them are offered. */
export function picked(
  table: Table,
  pick: Pick,
  offered: readonly Entity[],
): { objects: Entity[]; amounts: [Entity, number][] } | undefined {
  if (Array.isArray(pick)) {
    const out: { objects: Entity[]; amounts: [Entity, number][] } = { objects: [], amounts: [] }
    for (const inner of pick) {
      const one = picked(
        table,
        inner,
        offered.filter(e => !out.objects.includes(e)),
      )
      if (one === undefined) return undefined
      out.objects.push(...one.objects)
      out.amounts.push(...one.amounts)
    }
    return out
  }
  const name = nameIn(pick)
  if (name !== undefined) {
    const found = table.first(name, offered)
    return found === undefined ? undefined : { objects: [found], amounts: [] }
  }
  const pairs = amountsIn(pick)
  if (pairs === undefined) return undefined
  const out: { objects: Entity[]; amounts: [Entity, number][] } = { objects: [], amounts: [] }
  for (const [key, n] of pairs) {
    const found = table.first(
      key,
      offered.filter(e => !out.objects.includes(e)),
    )
    if (found === undefined) return undefined
    out.objects.push(found)
    out.amounts.push([found, n])
  }
  return out
}

function fitObjects(table: Table, d: Of<'objects'>, feed: Feed): Fit | undefined {
  const chosen: Entity[] = []
  const used: number[] = []
  const amounts: [Entity, number][] = []
  let ended = false
  for (let i = 0; i < feed.picks.length && chosen.length < d.max && !ended; i++) {
    const pick = feed.picks[i]!
    if (isNone(pick) || (isNo(pick) && chosen.length === 0)) {
      if (chosen.length < d.min) {
        const kept = chosen.length === 0 ? targetsOfCopy(table, d) : undefined
        if (kept !== undefined) return { answer: { objects: kept }, used: [i] }
        if (feed.search) continue
        return undefined
      }
      used.push(i)
      ended = true
      continue
    }
    if (isYes(pick) && chosen.length === 0 && !feed.search) {
      used.push(i)
      const next = feed.picks[i + 1]
      if (d.options.length === 1 && (next === undefined || picked(table, next, d.options) === undefined)) {
        chosen.push(d.options[0]!)
        ended = true
      }
      continue
    }
    const found = picked(
      table,
      pick,
      d.options.filter(e => !chosen.includes(e)),
    )
    if (found === undefined || chosen.length + found.objects.length > d.max) {
      if (feed.search && chosen.length < Math.max(d.min, 1)) continue
      break
    }
    chosen.push(...found.objects)
    amounts.push(...found.amounts)
    used.push(i)
    if (Array.isArray(pick) && chosen.length >= d.min) ended = true
  }
  if (chosen.length < d.min || (chosen.length === 0 && !ended)) return undefined
  return { answer: { objects: chosen }, used, amounts }
}

/** The targets that a copy has anyway: who wants no new ones keeps them (CR 707.10c). */
function targetsOfCopy(table: Table, d: Of<'objects'>): Entity[] | undefined {
  if (!d.rules.includes('707.10c') || d.source === undefined || d.name === undefined) return undefined
  const targets = table.obj(d.source)?.cast?.targets[d.name]
  return targets?.every(e => d.options.includes(e)) ? targets : undefined
}

/** Amounts for the options in order, or by name, until all is divided. */
function fitDivide(table: Table, d: Of<'divide'>, feed: Feed): Fit | undefined {
  const amounts: (number | undefined)[] = d.options.map(() => undefined)
  const used: number[] = []
  const divided = (): number => amounts.reduce<number>((sum, n) => sum + (n ?? 0), 0)
  for (let i = 0; i < feed.picks.length && divided() < d.amount; i++) {
    const pick = feed.picks[i]!
    if (typeof pick === 'number') {
      const at = amounts.indexOf(undefined)
      if (at < 0) break
      amounts[at] = pick
      used.push(i)
      continue
    }
    const pairs = amountsIn(pick)
    if (pairs === undefined) {
      if (feed.search && used.length === 0) continue
      break
    }
    const taken = [...amounts]
    const fits = pairs.every(([key, n]) => {
      const found = table.first(
        key,
        d.options.filter((_, at) => taken[at] === undefined),
      )
      if (found === undefined) return false
      taken[d.options.indexOf(found)] = n
      return true
    })
    if (!fits) {
      if (feed.search && used.length === 0) continue
      break
    }
    taken.forEach((n, at) => {
      amounts[at] = n
    })
    used.push(i)
  }
  if (used.length === 0) return undefined
  const open = amounts.flatMap((n, at) => (n === undefined ? [at] : []))
  if (open.length === 1) amounts[open[0]!] = d.amount - divided()
  return { answer: { amounts: amounts.map(n => n ?? 0) }, used }
}

function fitModes(table: Table, d: Of<'modes'>, feed: Feed): Fit | undefined {
  const modes: number[] = []
  const used: number[] = []
  for (let i = 0; i < feed.picks.length && modes.length < d.max; i++) {
    const pick = feed.picks[i]!
    if (isNone(pick)) {
      used.push(i)
      break
    }
    const several = Array.isArray(pick) ? pick : [pick]
    const found = several.map(one => modeIn(table, d, one))
    if (found.some(index => index === undefined)) {
      if (feed.search && modes.length === 0) continue
      break
    }
    modes.push(...(found as number[]))
    used.push(i)
  }
  return modes.length < d.min || (modes.length === 0 && used.length === 0) ? undefined : { answer: { modes }, used }
}

function modeIn(table: Table, d: Of<'modes'>, pick: Pick): number | undefined {
  const n = numberIn(pick)
  if (n !== undefined) return (d.options.find(({ index }) => index === n - 1) ?? d.options[n - 1])?.index
  if (typeof pick !== 'string') return undefined
  const texts = (d as { labels?: readonly string[] }).labels ?? []
  const at = texts.findIndex(text => beginsWith([text], pick, d.source ? table.title(d.source) : ''))
  return at < 0 ? undefined : d.options[at]?.index
}

/** The next in order, asked again while two or more are left; what is not named comes in the order offered. */
function fitOrder(table: Table, d: Of<'order'>, feed: Feed): Fit | undefined {
  const left = d.items.map((item, at) => ({ item, at }))
  const order: number[] = []
  const used: number[] = []
  // Where all have one name, the name alone says nothing.
  const alike = new Set(d.items.map(item => table.title(item))).size === 1
  const picks = feed.picks.flatMap((pick, i) =>
    Array.isArray(pick) ? pick.map(one => ({ pick: one, i })) : [{ pick, i }],
  )
  for (const { pick, i } of picks) {
    if (left.length < 2) break
    const name = nameIn(pick)
    if (name === undefined) break
    const plain = typeof name === 'string' && !/[#@:]/.test(name)
    const found = left.findIndex(({ item, at }) => {
      if (!(alike && plain) && table.first(name, [item]) !== undefined) return true
      return beginsWith(textsByKey(table, item, d.labels?.[at]), table.nameOf(name), table.title(item))
    })
    if (found < 0) break
    order.push(left[found]!.at)
    left.splice(found, 1)
    if (!used.includes(i)) used.push(i)
  }
  if (used.length === 0) return undefined
  return { answer: { order: [...order, ...left.map(({ at }) => at)] }, used }
}

/** The texts of an ability of an object by its key. */
function textsByKey(table: Table, id: Entity, key: string | undefined): string[] {
  if (key === undefined || table.obj(id) === undefined) return []
  const instance = characteristics(table.game, id).abilities.find(ability => ability.key === key)
  return instance === undefined ? [] : abilityTexts(table.game, id, instance)
}

/** Cards named go to the group given (`{ bottom: [Opt] }`), or to the second; the others stay in the first. */
function fitArrange(table: Table, d: Of<'arrange'>, feed: Feed): Fit | undefined {
  const groups: number[][] = d.groups.map(() => [])
  const pick = feed.picks[0]
  if (pick === undefined) return undefined
  const free = (): number[] => d.cards.filter(card => !groups.some(group => group.includes(card)))
  const done = (used: number[]): Fit => {
    groups[0]!.push(...free())
    return { answer: { groups }, used }
  }
  if (isNone(pick) || isNo(pick)) return done([0])
  if (typeof pick === 'object' && !Array.isArray(pick) && typeof pick['card'] !== 'string') {
    for (const [key, names] of Object.entries(pick)) {
      const group = d.groups.findIndex(name => fold(name).startsWith(fold(key)))
      if (group < 0) return undefined
      for (const name of Array.isArray(names) ? names : [names]) {
        if (isNone(name as Pick)) continue
        const found = picked(table, name as Pick, free())
        if (found === undefined) return undefined
        groups[group]!.push(...found.objects)
      }
    }
    return done([0])
  }
  const only = d.cards.length === 1 ? d.cards[0] : undefined
  if (only !== undefined && typeof pick === 'string') {
    const group = d.groups.findIndex(name => fold(name) === fold(pick))
    if (group >= 0 || isYes(pick)) {
      groups[group >= 0 ? group : Math.min(1, groups.length - 1)]!.push(only)
      return done([0])
    }
  }
  const used: number[] = []
  for (let i = 0; i < feed.picks.length && free().length > 0; i++) {
    const next = feed.picks[i]!
    if (isNone(next)) {
      used.push(i)
      break
    }
    const found = picked(table, next, free())
    if (found === undefined) break
    groups[Math.min(1, groups.length - 1)]!.push(...found.objects)
    used.push(i)
  }
  return used.length === 0 ? undefined : done(used)
}
