/** The answer to a decision: from what an entry gives inline, an `answer` entry, the queues; else the default. */
import type { Answer, Decision, Entity } from '@upkeep/engine'
import { type Answers, type Feed, show } from './answers.ts'
import { type Fit, fit, picked } from './fit.ts'
import { fold } from './fold.ts'
import type { Table } from './table.ts'
import type { Inline, Pick } from './types.ts'
import { letter } from './words.ts'

/** What an entry gives inline, used up as its spell or ability is announced. */
export class Given {
  readonly inline: Inline
  targets: Pick[]
  costs: Pick[]
  pay: Pick[]
  modes: Pick[]
  /** How often the optional cost may still be paid. */
  kicked: number
  /** What was asked for, so that the rest can be looked for in what came out. */
  asked: Set<string> = new Set<string>()
  amounts: Map<Entity, number> = new Map<Entity, number>()
  /** The instances of "target" that what is given has been counted for. */
  counted: Set<string> = new Set<string>()

  constructor(inline: Inline) {
    this.inline = inline
    this.targets = [...(inline.targets ?? [])]
    this.costs = [...(inline.costs ?? [])]
    this.pay = [...(inline.pay ?? [])]
    this.modes = [...(inline.modes ?? [])]
    this.kicked = inline.kicked ?? 0
  }

  feed(list: 'targets' | 'costs' | 'modes'): Feed | undefined {
    const picks = this[list]
    if (picks.length === 0) return undefined
    return {
      what: list,
      picks,
      search: false,
      take: places => {
        this[list] = picks.filter((_, i) => !places.includes(i))
      },
    }
  }
}

export interface Asking {
  table: Table
  decision: Decision
  answers: Answers
  /** Only where the decision belongs to the announcement of the entry. */
  given?: Given | undefined
  strict: boolean
  /** Amounts that came with picked targets, for the division that follows. */
  amounts: Map<Entity, number>
}

export type Decided = { answer: Answer; by: string } | { undecided: string }

export const isTarget = (d: Decision): boolean => d.kind === 'objects' && /target/i.test(d.purpose)
/** What is asked with yes or no while a spell is announced: whether to pay an optional cost, by its name. */
const isOptionalCost = (d: Decision): boolean => d.kind === 'yesNo'
const isX = (d: Decision): boolean => d.kind === 'number' && /^x$/i.test(d.purpose)

export function decide(asking: Asking): Decided {
  const { table, decision: d, answers, given } = asking
  const now = { turn: table.game.state.turn.number, step: table.game.state.turn.step }
  if (given) {
    if (isTarget(d)) countForced(table, d, given)
    const inline = decideInline(asking, given)
    if (inline) return inline
  }
  const known = d.kind === 'divide' ? divided(d, given?.amounts, asking.amounts) : undefined
  if (known) return known

  const own = given && feedOf(given, d)
  const target = isTarget(d)
  const entries = answers.entries(d.player, now)
  const targets = answers.queue(d.player, 'targets', true)
  const choices = answers.queue(d.player, 'choices', false)
  const modes = d.kind === 'modes' ? answers.queue(d.player, 'modes', false) : undefined
  const feeds = [own, entries, modes, ...(target ? [targets, choices] : [choices, targets])].filter(
    feed => feed !== undefined,
  )
  for (const feed of feeds) {
    const found = fit(table, d, feed)
    if (found) return take(feed, found, given?.amounts ?? asking.amounts)
  }
  const heads = feeds.map(feed => `${show(feed.picks[0]!)} (${feed.what})`)
  return byDefault(asking, heads)
}

/** What is given for an earlier target that was not asked for, as only one was legal, is used up. */
function countForced(table: Table, d: Decision, given: Given): void {
  const targets = (d.source === undefined ? undefined : table.obj(d.source)?.cast?.targets) ?? {}
  for (const [name, chosen] of Object.entries(targets)) {
    if ('name' in d && d.name === name) continue
    if (given.counted.has(name)) continue
    given.counted.add(name)
    const [first] = given.targets
    const used = first !== undefined && given.targets.length > 1 ? picked(table, first, chosen) : undefined
    if (used?.objects.length === chosen.length) given.targets.shift()
  }
  if ('name' in d && d.name !== undefined) given.counted.add(d.name)
}

function take(feed: Feed, found: Fit, amounts: Map<Entity, number>): Decided {
  feed.take(found.used)
  for (const [e, n] of found.amounts ?? []) amounts.set(e, n)
  return { answer: found.answer, by: feed.what }
}

function feedOf(given: Given, d: Decision): Feed | undefined {
  if (isTarget(d) || d.kind === 'divide') return given.feed('targets')
  if (d.kind === 'modes') return given.feed('modes')
  return given.feed('costs')
}

/** What an entry says of numbers and optional costs, and that it leaves optional targets out. */
function decideInline({ decision: d }: Asking, given: Given): Decided | undefined {
  if (isX(d)) {
    given.asked.add('x')
    if (given.inline.x !== undefined) return { answer: { number: given.inline.x }, by: 'x' }
  }
  if (isOptionalCost(d) && given.inline.using !== undefined && fold(given.inline.using) === fold(d.purpose)) {
    given.asked.add('using')
    return { answer: { yes: true }, by: 'using' }
  }
  if (isOptionalCost(d) && given.inline.kicked !== undefined) {
    given.asked.add('kicked')
    if (given.kicked === 0) return { answer: { yes: false }, by: 'kicked' }
    given.kicked--
    return { answer: { yes: true }, by: 'kicked' }
  }
  if (d.kind === 'number' && !isX(d) && given.inline.kicked !== undefined && given.kicked > 0) {
    const number = given.kicked
    given.kicked = 0
    return { answer: { number }, by: 'kicked' }
  }
  if (d.kind === 'objects' && isTarget(d) && given.inline.targets !== undefined && d.min === 0) {
    if (given.targets.length === 0) return { answer: { objects: [] }, by: 'targets' }
  }
  return undefined
}

function divided(
  d: Extract<Decision, { kind: 'divide' }>,
  ...known: (Map<Entity, number> | undefined)[]
): Decided | undefined {
  for (const amounts of known) {
    if (!amounts || amounts.size === 0) continue
    const found = d.options.map(e => amounts.get(e))
    const missing = found.filter(n => n === undefined).length
    if (missing > 1 || missing === found.length) continue
    const sum = found.reduce<number>((total, n) => total + (n ?? 0), 0)
    for (const e of d.options) amounts.delete(e)
    return { answer: { amounts: found.map(n => n ?? d.amount - sum) }, by: 'targets' }
  }
  return undefined
}

/** What is done where nothing is said: forced choices, and with `strict: false` all others too. */
function byDefault(asking: Asking, heads: readonly string[]): Decided {
  const { table, decision: d, strict, given } = asking
  const answer = defaultAnswer(table, d)
  if (!strict || isForced(table, d)) return { answer, by: 'default' }
  // An entry that says nothing of an optional cost leaves it out.
  if (given && isOptionalCost(d)) return { answer: { yes: false }, by: 'default' }
  // triggers put on the stack together and replacement effects that both apply need no answer
  if (d.kind === 'order' || d.purpose === 'replacement') return { answer, by: 'default' }
  const given_ = heads.length === 0 ? 'no answer is given' : `of the answers given, none fits: next ${oneOf(heads)}`
  return { undecided: `${describe(table, d)}, and ${given_}` }
}

const oneOf = (words: readonly string[]): string => words.join(' or ')

/** One legal answer only, or several that come to the same. */
function isForced(table: Table, d: Decision): boolean {
  switch (d.kind) {
    case 'objects':
      return d.max === 0 || (d.options.length === d.min && d.min === d.max) || alike(table, d)
    case 'number':
      return d.min === d.max
    case 'option':
      return d.options.length <= 1
    case 'modes':
      return d.options.filter(({ legal }) => legal).length === d.min && d.min === d.max && !d.repeats
    case 'order':
      return true
    case 'arrange':
      return d.cards.length === 0
    case 'divide': {
      const least = d.min.reduce((sum, n) => sum + n, 0)
      return d.options.length <= 1 || least === d.amount
    }
    case 'pay':
      return true
    default:
      return false
  }
}

/** Cards that nobody can tell apart: of one name, in a hand, library or graveyard. */
function alike(table: Table, d: Extract<Decision, { kind: 'objects' }>): boolean {
  if (d.min !== d.max) return false
  const names = new Set<string>()
  for (const e of d.options) {
    const obj = e > 0 ? table.obj(e) : undefined
    if (!obj || obj.zone === 'battlefield' || obj.zone === 'stack' || obj.zone === 'exile') return false
    names.add(`${obj.zone}:${obj.owner}:${obj.def}`)
  }
  return names.size === 1
}

export function defaultAnswer(table: Table, d: Decision): Answer {
  switch (d.kind) {
    case 'priority':
      return { action: d.actions.findIndex(action => action.do === 'pass') }
    case 'objects':
      return { objects: d.options.slice(0, d.min) }
    case 'yesNo':
      return { yes: true }
    case 'number':
      return { number: d.min }
    case 'option':
      return { option: 0 }
    case 'name':
      return { name: table.game.state.defs[0]?.name ?? '' }
    case 'modes': {
      const legal = d.options.filter(option => option.legal).map(option => option.index)
      return { modes: legal.slice(0, Math.max(1, d.min)).slice(0, d.max) }
    }
    case 'order':
      return { order: d.items.map((_, at) => at) }
    case 'arrange':
      return { groups: d.groups.map((_, at) => (at === 0 ? d.cards : [])) }
    case 'divide': {
      const least = d.min.reduce((sum, n) => sum + n, 0)
      return { amounts: d.min.map((n, at) => (at === 0 ? n + d.amount - least : n)) }
    }
    case 'attackers':
      return { attacks: [] }
    case 'blockers':
      return { blocks: [] }
    case 'pay':
      return { pay: 'auto' }
  }
}

/** A decision in words: who, what for, and what there is to choose from. */
export function describe(table: Table, d: Decision): string {
  const source = d.source ? ` for ${table.title(d.source)}` : ''
  const options = optionsOf(table, d)
  return `${letter(d.player)} must decide (${d.purpose}${source})${options === '' ? '' : `: ${options}`}`
}

function optionsOf(table: Table, d: Decision): string {
  const some = (names: readonly string[]): string =>
    names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more` : names.join(', ')
  switch (d.kind) {
    case 'objects': {
      const count = d.min === d.max ? `${d.min}` : `${d.min} to ${d.max}`
      return `${count} of ${some(d.options.map(e => table.title(e)))}`
    }
    case 'yesNo':
      return `yes or no${d.text ? `, ${d.text}` : ''}`
    case 'number':
      return `a number from ${d.min} to ${d.max}`
    case 'option':
      return `one of ${some(d.options)}`
    case 'name':
      return 'a card name'
    case 'modes':
      return `modes ${d.options.map(({ index }) => index + 1).join(', ')}`
    case 'order':
      return `the order of ${some(d.items.map(item => table.title(item)))}`
    case 'arrange':
      return `${some(d.cards.map(card => table.title(card)))} to ${d.groups.join(', ')}`
    case 'divide':
      return `${d.amount} among ${some(d.options.map(e => table.title(e)))}`
    default:
      return ''
  }
}
