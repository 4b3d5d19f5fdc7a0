import type { Answer, Decision, Entity, ObjId } from '@upkeep/engine'
import type { Bot } from './bot.ts'
import { plainAttacks, plainBlocks } from './plain.ts'
import { type Dice, dice, shuffle } from './rng.ts'

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>

/** How often mana is made for nothing; it is made for costs by itself. */
const IDLE_MANA = 0.02
/** After so many actions in a row, at the latest, priority is passed. */
const ROW = 20

/** Anything that is legal, at random. It needs no view. */
export function randomBot(seed: number): Bot {
  const by = dice(seed)
  let row = 0
  const decideBlind = (decision: Decision, attempt: number): Answer => {
    if (decision.kind !== 'priority') return anything(decision, by, attempt)
    const action = by.next() * ROW < row ? 0 : anyAction(decision, by)
    row = action === 0 ? 0 : row + 1
    return { action }
  }
  return { name: 'random', decide: (view, attempt = 0) => decideBlind(view.decision!, attempt), decideBlind }
}

/** Any action; mana abilities seldom. The first is to pass. */
function anyAction({ actions }: Of<'priority'>, by: Dice): number {
  let useful = 0
  for (const a of actions) if (a.do !== 'activate' || !a.mana) useful++
  if (useful < actions.length && by.next() < IDLE_MANA) return by.below(actions.length)
  let n = by.below(useful)
  for (let i = 0; i < actions.length; i++) {
    const a = actions[i]!
    if (a.do === 'activate' && a.mana) continue
    if (n-- === 0) return i
  }
  return 0
}

/** Any answer of the right shape, legal in almost every case. */
export function anything(d: Decision, by: Dice, attempt = 0): Answer {
  switch (d.kind) {
    case 'priority':
      return { action: anyAction(d, by) }
    case 'objects':
      return { objects: anyObjects(d, by, attempt) }
    case 'yesNo':
      return { yes: d.purpose === 'mulligan' ? by.next() < 0.1 : by.next() < 0.6 }
    case 'number':
      return { number: anyNumber(d, by) }
    case 'option':
      return { option: by.below(d.options.length) }
    case 'name':
      return { name: anyName(d.purpose, by) }
    case 'modes':
      return { modes: anyModes(d, by) }
    case 'order':
      return {
        order: shuffle(
          Array.from(d.items, (_, i) => i),
          by,
        ),
      }
    case 'arrange': {
      const groups: ObjId[][] = d.groups.map(() => [])
      for (const card of shuffle(d.cards.slice(), by)) groups[by.below(groups.length)]!.push(card)
      return { groups }
    }
    case 'divide':
      return { amounts: anyDivision(d, by) }
    case 'attackers':
      return { attacks: anyAttacks(d, by, attempt) }
    case 'blockers':
      return { blocks: anyBlocks(d, by, attempt) }
    case 'pay':
      return { pay: 'auto' }
  }
}

function anyObjects(d: Of<'objects'>, by: Dice, attempt: number): Entity[] {
  const most = Math.min(d.max, d.options.length)
  const n = d.min + by.below(most - d.min + 1)
  if (d.total && attempt > 0) return towardsTotal(d, d.total, by, attempt, n)
  if (n === d.options.length) return d.options.slice()
  if (n === 1) return [d.options[by.below(d.options.length)]!]
  return shuffle(d.options.slice(), by).slice(0, n)
}

/** Of what must come to something, rather more, and nothing that takes away from it; of what may not, rather fewer. */
function towardsTotal(
  d: Of<'objects'>,
  { values, cmp }: NonNullable<Of<'objects'>['total']>,
  by: Dice,
  attempt: number,
  n: number,
): Entity[] {
  const order = shuffle(
    Array.from(d.options, (_, i) => i),
    by,
  )
  const more = cmp.startsWith('>')
  if (more) order.sort((a, b) => Number(values[b]! > 0) - Number(values[a]! > 0))
  const helpful = more ? order.filter(i => values[i]! > 0).length : 0
  const size = more ? Math.max(d.min, Math.min(d.max, helpful, d.min + attempt)) : Math.max(d.min, n - attempt)
  return order.slice(0, size).map(i => d.options[i]!)
}

/** Small numbers more often than great ones. */
function anyNumber({ min, max }: Of<'number'>, by: Dice): number {
  const range = Math.min(max - min, 1000)
  const share = max - min > 20 ? by.next() ** 4 : by.next()
  return min + Math.min(range, Math.floor(share * (range + 1)))
}

const TYPES = ['Goblin', 'Elf', 'Human', 'Soldier', 'Zombie', 'Bear', 'Wall']
const NAMES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']

function anyName(purpose: string, by: Dice): string {
  const from = purpose === 'creatureType' ? TYPES : NAMES
  return from[by.below(from.length)]!
}

function anyModes(d: Of<'modes'>, by: Dice): number[] {
  const legal = d.options.filter(o => o.legal).map(o => o.index)
  const most = d.repeats ? d.max : Math.min(d.max, legal.length)
  const n = d.min + by.below(most - d.min + 1)
  if (d.repeats) return Array.from({ length: n }, () => legal[by.below(legal.length)]!)
  return shuffle(legal, by).slice(0, n)
}

function anyDivision(d: Of<'divide'>, by: Dice): number[] {
  const amounts = d.min.slice()
  let left = d.amount - amounts.reduce((a, b) => a + b, 0)
  const last = d.options.length - 1
  if (d.trample && d.lethal) {
    // What is lethal for all of them, in any order; then anything.
    for (const i of shuffle(
      Array.from({ length: last }, (_, i) => i),
      by,
    )) {
      const more = Math.max(0, Math.min(left, d.lethal[i]! - amounts[i]!))
      amounts[i] = amounts[i]! + more
      left -= more
    }
  }
  while (left > 0) {
    const some = left > 20 ? 1 + by.below(left) : 1
    const to = by.below(amounts.length)
    amounts[to] = amounts[to]! + some
    left -= some
  }
  return amounts
}

function anyAttacks(d: Of<'attackers'>, by: Dice, attempt: number): { attacker: ObjId; defender: Entity }[] {
  const plain = plainAttacks(d, attempt - 10)
  if (plain) return plain
  const share = by.next()
  const attacks: { attacker: ObjId; defender: Entity }[] = []
  for (const { attacker, defenders, must } of d.options)
    if (must || by.next() < share) attacks.push({ attacker, defender: defenders[by.below(defenders.length)]! })
  return attacks
}

function anyBlocks(d: Of<'blockers'>, by: Dice, attempt: number): { blocker: ObjId; attacker: ObjId }[] {
  const plain = plainBlocks(d, attempt - 10)
  if (plain) return plain
  const share = by.next()
  const blocks: { blocker: ObjId; attacker: ObjId }[] = []
  for (const { blocker, attackers, must } of d.options)
    if (must || by.next() < share) blocks.push({ blocker, attacker: attackers[by.below(attackers.length)]! })
  return blocks
}
