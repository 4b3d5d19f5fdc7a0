/** What to do with priority. */
import type { Action, Decision, ObjectView } from '@upkeep/engine'
import { type Effect, manaValueOf, walk } from '@upkeep/ir'
import type { Context } from './benefit.ts'
import { abilitiesOf, isCreature, isInstant, isLand, isSpell, type Table } from './table.ts'
import { cardWorth, costWorth, effectWorth } from './worth.ts'

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>

/** What was done this turn, so that nothing goes on for ever. */
export interface Memory {
  turn: string
  readonly used: Map<string, number>
}

const PER_TURN = 2
const PUMPS_PER_TURN = 8
const ACTIONS_PER_TURN = 40

/** The index of the best action; 0 is to pass. */
export function chooseAction(d: Of<'priority'>, table: Table, memory: Memory): number {
  const { view } = table
  const turn = `${view.turn.number}`
  if (memory.turn !== turn) {
    memory.turn = turn
    memory.used.clear()
  }
  if ((memory.used.get('all') ?? 0) >= ACTIONS_PER_TURN) return 0
  const land = bestLand(d.actions, table)
  if (land > 0) return land
  let best = 0
  let most = 0.25
  d.actions.forEach((action, i) => {
    const worth = actionWorth(action, table, memory)
    if (worth > most) {
      most = worth
      best = i
    }
  })
  if (best > 0) {
    const key = keyOf(d.actions[best]!)
    memory.used.set(key, (memory.used.get(key) ?? 0) + 1)
    memory.used.set('all', (memory.used.get('all') ?? 0) + 1)
  }
  return best
}

const keyOf = (a: Action): string => (a.do === 'activate' ? `${a.object}:${a.ability}` : 'card' in a ? `${a.card}` : '')

/** The land that gives a colour which the hand lacks; untapped before tapped. */
function bestLand(actions: readonly Action[], table: Table): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  actions.forEach((a, i) => {
    if (a.do !== 'play') return
    const card = table.find(a.card)
    if (!card) return
    const worth = landWorth(card, table)
    if (worth > most) {
      most = worth
      best = i
    }
  })
  return best
}

const TYPES: Readonly<Record<string, string>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' }

/** The letters of the mana that a land makes. */
function colorsOf(o: ObjectView): Set<string> {
  const found = new Set<string>()
  for (const type of o.subtypes) if (TYPES[type]) found.add(TYPES[type])
  for (const a of abilitiesOf(o))
    if (a.a === 'activated' && a.effect.do === 'addMana') {
      const { mana } = a.effect
      if (mana.mana === 'one') for (const way of mana.of) for (const m of way) found.add(m)
      else if (mana.mana === 'times') for (const m of mana.of) found.add(m)
      else for (const m of 'WUBRG') found.add(m)
    }
  return found
}

function landWorth(card: ObjectView, table: Table): number {
  const have = new Map<string, number>()
  for (const land of table.lands) for (const c of colorsOf(land)) have.set(c, (have.get(c) ?? 0) + 1)
  const makes = colorsOf(card)
  let worth = 0
  for (const spell of table.me.hand) {
    if (isLand(spell)) continue
    for (const symbol of new Set(spell.manaCost ?? []))
      for (const part of symbol.split('/')) {
        if (!makes.has(part)) continue
        const lacks = (spell.manaCost ?? []).filter(s => s === symbol).length - (have.get(part) ?? 0)
        worth += lacks > 0 ? 1 : 0.1
      }
  }
  const tapped = card.abilities.some(a => a.a === 'replacement' && a.replacement.r === 'enters')
  const needsAll = table.me.hand.some(o => !isLand(o) && manaValueOf(o.manaCost) === table.lands.length + 1)
  // A tapped land when nothing is missed by it.
  return worth + (tapped ? (needsAll ? -3 : 0.6) : 0) - 0.05 * makes.size
}

function actionWorth(action: Action, table: Table, memory: Memory): number {
  switch (action.do) {
    case 'cast':
      return castWorth(action, table)
    case 'activate':
      return action.mana ? 0 : activationWorth(action, table, memory)
    case 'special':
      return 0.1
    default:
      return 0
  }
}

function castWorth(action: Extract<Action, { do: 'cast' }>, table: Table): number {
  const card = table.find(action.card)
  if (!card) return 0
  const x = xFor(card, table)
  const { turn, stack } = table.view
  if (card.manaCost?.includes('X') && x < worthwhile(card, table) && !isLethal(card, table, x)) return 0
  let worth = cardWorth(card, table, x)
  // Things that wait: a creature may come after combat as well, but tells what it can block; a trick waits for one.
  // In one's own upkeep and draw step nothing is won by haste.
  const early = table.yourTurn && (turn.step === 'upkeep' || turn.step === 'draw')
  if (early && stack.length === 0 && worth < 100) return 0
  if (isInstant(card) && isSpell(card) && !reacts(card)) {
    const late = !table.yourTurn && turn.step === 'end'
    if (!late && !(table.yourTurn && turn.step === 'main2')) worth = worth > 100 ? worth : 0
  }
  if (stack.length > 0 && !isInstantUse(card, table)) return 0
  if (!isCreature(card)) worth -= 0.1
  // The same worth for less mana first.
  return worth - 0.02 * manaValueOf(card.manaCost)
}

/** On a stack that is not empty, only answers and removal that is sure of its target. */
function isInstantUse(card: ObjectView, table: Table): boolean {
  const top = table.view.stack[0]!
  if (top.controller === table.you) return false
  return effectsOf(card).some(e => mentions(e, 'counterSpell') || mentions(e, 'regenerate') || mentions(e, 'move'))
}

/** A spell that does something to something now. */
function reacts(card: ObjectView): boolean {
  return effectsOf(card).some(e =>
    ['destroy', 'damage', 'counterSpell', 'continuous', 'move', 'regenerate', 'tap', 'fight'].some(w => mentions(e, w)),
  )
}

const effectsOf = (card: ObjectView): Effect[] => card.abilities.flatMap(a => (a.a === 'spell' ? [a.effect] : []))

function mentions(e: Effect, what: string): boolean {
  let found = false
  walk(e, node => {
    if (node['do'] === what) found = true
    return !found
  })
  return found
}

/** What X would be: the mana that is left. */
function xFor(card: ObjectView, table: Table): number {
  const xs = card.manaCost?.filter(s => s === 'X').length ?? 0
  return xs === 0 ? 0 : Math.max(0, Math.floor((table.mana - manaValueOf(card.manaCost)) / xs))
}

/** An X below this is a waste; when it is late, anything helps. */
function worthwhile(card: ObjectView, table: Table): number {
  if (table.me.life <= 8) return 1
  return isSpell(card) ? 2 : 4
}

function isLethal(card: ObjectView, table: Table, x: number): boolean {
  return cardWorth(card, table, x) > 100
}

function activationWorth(action: Extract<Action, { do: 'activate' }>, table: Table, memory: Memory): number {
  const source = table.find(action.object)
  const ability = source && abilitiesOf(source)[action.ability]
  if (!source || ability?.a !== 'activated') return 0
  const used = memory.used.get(keyOf(action)) ?? 0
  const ctx: Context = { table, source, x: Math.max(0, table.mana - 1) }
  const pump = ability.effect.do === 'continuous' && ability.effect.duration.until === 'endOfTurn'
  if (used >= (pump ? PUMPS_PER_TURN : ability.effect.do === 'regenerate' ? 1 : PER_TURN)) return 0
  const { turn, stack } = table.view
  if (ability.effect.do === 'attach') return attachWorth(source, table, used)
  // With something on the stack, only to save or to answer.
  if (stack.length > 0 && stack[0]!.controller === table.you) return 0
  const worth = effectWorth(ability.effect, ctx) - costWorth(ability.cost, source, ctx)
  if (worth > 100) return worth
  const loyalty = ability.cost.find(c => c.c === 'loyalty')
  if (loyalty) return 0.4 + worth
  const onOwnCard = ability.zone === 'hand' || ability.zone === 'graveyard'
  const taps = ability.cost.some(c => c.c === 'tap')
  const mana = ability.cost.some(c => c.c === 'mana')
  // What only costs mana or tapping waits until the mana has nothing better to do.
  const late = (!table.yourTurn && turn.step === 'end') || (table.yourTurn && turn.step === 'main2')
  if (pump || ability.effect.do === 'regenerate') return worth
  if (onOwnCard) return late && worth > 0 ? worth * 0.5 : 0
  if (mana || taps) return late || isInCombat(table) || sure(ability.effect) ? worth : 0
  return worth - 0.3
}

const isInCombat = (table: Table): boolean => table.view.turn.step === 'blockers'
/** Removal is not put off. */
const sure = (e: Effect): boolean => mentions(e, 'destroy') || mentions(e, 'damage')

/** Equipment goes to the best creature that may still attack, once a turn. */
function attachWorth(source: ObjectView, table: Table, used: number): number {
  if (used > 0 || table.view.turn.step !== 'main1' || !table.yourTurn) return 0
  const host = source.attachedTo?.[0]
  const able = table.mine.filter(o => isCreature(o) && !o.tapped && !o.sick)
  if (able.length === 0) return 0
  const best = able.reduce((a, b) => ((b.power ?? 0) > (a.power ?? 0) ? b : a))
  if (host !== undefined && (host === best.id || able.some(o => o.id === host))) return 0
  return 1
}
