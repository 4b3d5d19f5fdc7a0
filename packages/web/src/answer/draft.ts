/** The answer to a decision while it is being put together by clicks, and what is legal to click next. */
import type { Action, Answer, Decision, Entity, ObjId } from '@upkeep/engine'

export type Kind = Decision['kind']
export type DecisionOf<K extends Kind> = Extract<Decision, { kind: K }>

export type Draft =
  | { kind: 'objects'; chosen: Entity[] }
  | { kind: 'modes'; chosen: number[] }
  | { kind: 'order'; order: number[] }
  | { kind: 'arrange'; groups: ObjId[][] }
  | { kind: 'divide'; amounts: number[] }
  | { kind: 'number'; number: number }
  | { kind: 'attackers'; attacks: { attacker: ObjId; defender: Entity }[]; picking: ObjId | null }
  | { kind: 'blockers'; blocks: { blocker: ObjId; attacker: ObjId }[]; picking: ObjId | null }
  /** Answered by one click or word: nothing to put together. */
  | { kind: 'direct' }

export type DraftOf<K extends Draft['kind']> = Extract<Draft, { kind: K }>

export function startDraft(decision: Decision): Draft {
  switch (decision.kind) {
    case 'objects':
      return { kind: 'objects', chosen: [] }
    case 'modes':
      return { kind: 'modes', chosen: [] }
    case 'order':
      return { kind: 'order', order: decision.items.map((_, i) => i) }
    case 'arrange':
      return { kind: 'arrange', groups: decision.groups.map((_, i) => (i === 0 ? [...decision.cards] : [])) }
    case 'divide':
      return { kind: 'divide', amounts: startAmounts(decision) }
    case 'number':
      return { kind: 'number', number: decision.min }
    case 'attackers':
      return { kind: 'attackers', attacks: forced(decision), picking: null }
    case 'blockers':
      return { kind: 'blockers', blocks: [], picking: null }
    case 'priority':
    case 'yesNo':
    case 'option':
    case 'name':
    case 'pay':
      return { kind: 'direct' }
    default:
      return decision satisfies never
  }
}

/** The least for each, and what is left: lethal damage in order, the rest to the last (or to the player trampled over). */
function startAmounts(decision: DecisionOf<'divide'>): number[] {
  const amounts = [...decision.min]
  let left = decision.amount - amounts.reduce((sum, n) => sum + n, 0)
  for (const [i, lethal] of (decision.lethal ?? []).entries()) {
    if (i >= amounts.length) break
    const more = Math.min(left, Math.max(0, lethal - amounts[i]!))
    amounts[i] = amounts[i]! + more
    left -= more
  }
  const last = amounts.length - 1
  if (left > 0 && last >= 0) amounts[last] = amounts[last]! + left
  return amounts
}

function forced(decision: DecisionOf<'attackers'>): { attacker: ObjId; defender: Entity }[] {
  return decision.options
    .filter(option => option.must && option.defenders.length > 0)
    .map(option => ({ attacker: option.attacker, defender: option.defenders[0]! }))
}

/** What a click on an object or player comes to. */
export type Click =
  | { draft: Draft }
  | { answer: Answer }
  /** Several things can be done with it: `at` are indices into the decision's actions. */
  | { menu: number[] }
  | null

export interface ClickOptions {
  /** Adds a further attacker to what a creature already blocks. */
  more?: boolean
}

export function click(decision: Decision, draft: Draft, entity: Entity, options: ClickOptions = {}): Click {
  switch (decision.kind) {
    case 'priority':
    case 'pay': {
      const at = actionsOn(decision.actions, entity)
      if (at.length === 0) return null
      if (at.length > 1) return { menu: at }
      return { answer: actionAnswer(decision, at[0]!) }
    }
    case 'objects':
      return draft.kind === 'objects' ? clickObject(decision, draft, entity) : null
    case 'attackers':
      return draft.kind === 'attackers' ? clickAttack(decision, draft, entity) : null
    case 'blockers':
      return draft.kind === 'blockers' ? clickBlock(decision, draft, entity, options.more === true) : null
    case 'divide': {
      if (draft.kind !== 'divide') return null
      const at = decision.options.indexOf(entity)
      return at < 0 ? null : { draft: moreFor(decision, draft, at) }
    }
    default:
      return null
  }
}

export function actionAnswer(decision: DecisionOf<'priority'> | DecisionOf<'pay'>, at: number): Answer {
  return decision.kind === 'pay' ? { pay: at } : { action: at }
}

/** The object that an action is about. */
export function actionObject(action: Action): ObjId | null {
  switch (action.do) {
    case 'pass':
      return null
    case 'play':
    case 'cast':
    case 'special':
      return action.card
    case 'activate':
      return action.object
    default:
      return action satisfies never
  }
}

function actionsOn(actions: readonly Action[], entity: Entity): number[] {
  return actions.flatMap((action, i) => (actionObject(action) === entity ? [i] : []))
}

function clickObject(decision: DecisionOf<'objects'>, draft: DraftOf<'objects'>, entity: Entity): Click {
  if (!decision.options.includes(entity)) return null
  const without = draft.chosen.filter(other => other !== entity)
  if (without.length < draft.chosen.length) return { draft: { kind: 'objects', chosen: without } }
  const single = decision.max === 1
  if (!single && draft.chosen.length >= decision.max) return null
  const chosen = single ? [entity] : [...draft.chosen, entity]
  const next: Draft = { kind: 'objects', chosen }
  // One of one: nothing more to say.
  if (single && decision.min === 1 && decision.total === undefined) return { answer: { objects: chosen } }
  return { draft: next }
}

function clickAttack(decision: DecisionOf<'attackers'>, draft: DraftOf<'attackers'>, entity: Entity): Click {
  const option = decision.options.find(candidate => candidate.attacker === entity)
  if (option !== undefined) {
    const attacks = draft.attacks.filter(attack => attack.attacker !== entity)
    if (attacks.length < draft.attacks.length) return { draft: { kind: 'attackers', attacks, picking: null } }
    const first = option.defenders[0]
    if (first === undefined) return null
    attacks.push({ attacker: entity, defender: first })
    // With several to attack, the next click may say which.
    return { draft: { kind: 'attackers', attacks, picking: option.defenders.length > 1 ? entity : null } }
  }
  const picking = decision.options.find(candidate => candidate.attacker === draft.picking)
  if (picking === undefined || !picking.defenders.includes(entity)) return null
  const attacks = draft.attacks.map(a => (a.attacker === draft.picking ? { ...a, defender: entity } : a))
  return { draft: { kind: 'attackers', attacks, picking: null } }
}

function clickBlock(
  decision: DecisionOf<'blockers'>,
  draft: DraftOf<'blockers'>,
  entity: Entity,
  more: boolean,
): Click {
  const { blocks, picking } = draft
  const option = decision.options.find(candidate => candidate.blocker === entity)
  if (option !== undefined) {
    if (picking === entity) return { draft: { kind: 'blockers', blocks, picking: null } }
    const blocking = blocks.some(block => block.blocker === entity)
    if (blocking && !more) {
      return { draft: { kind: 'blockers', blocks: blocks.filter(b => b.blocker !== entity), picking: null } }
    }
    // Where only one attacker can be blocked, there is nothing to pick.
    if (option.attackers.length === 1 && !blocking) {
      return {
        draft: {
          kind: 'blockers',
          blocks: [...blocks, { blocker: entity, attacker: option.attackers[0]! }],
          picking: null,
        },
      }
    }
    return { draft: { kind: 'blockers', blocks, picking: entity } }
  }
  const picked = decision.options.find(candidate => candidate.blocker === picking)
  if (picked === undefined || !picked.attackers.includes(entity)) return null
  const already = blocks.some(block => block.blocker === picking && block.attacker === entity)
  const kept = already || more ? blocks : blocks.filter(block => block.blocker !== picking)
  const next = already
    ? kept.filter(block => !(block.blocker === picking && block.attacker === entity))
    : [...kept, { blocker: picked.blocker, attacker: entity }]
  return { draft: { kind: 'blockers', blocks: next, picking: null } }
}

/** One more for an option, taken from the one that can most easily spare it. */
function moreFor(decision: DecisionOf<'divide'>, draft: DraftOf<'divide'>, at: number): Draft {
  const amounts = [...draft.amounts]
  if (leftOf(decision, draft) > 0) {
    amounts[at] = amounts[at]! + 1
    return { kind: 'divide', amounts }
  }
  let from = -1
  for (const [i, amount] of amounts.entries()) {
    const spare = amount - decision.min[i]!
    if (i !== at && spare > 0 && (from < 0 || spare > amounts[from]! - decision.min[from]!)) from = i
  }
  if (from < 0) return draft
  amounts[from] = amounts[from]! - 1
  amounts[at] = amounts[at]! + 1
  return { kind: 'divide', amounts }
}

export function setAmount(decision: DecisionOf<'divide'>, draft: DraftOf<'divide'>, at: number, amount: number): Draft {
  const others = draft.amounts.reduce((sum, n, i) => (i === at ? sum : sum + n), 0)
  const amounts = [...draft.amounts]
  amounts[at] = Math.max(decision.min[at]!, Math.min(amount, decision.amount - others))
  return { kind: 'divide', amounts }
}

export function leftOf(decision: DecisionOf<'divide'>, draft: DraftOf<'divide'>): number {
  return decision.amount - draft.amounts.reduce((sum, n) => sum + n, 0)
}

/** The answer that the draft amounts to, or null while it is not complete. */
export function answerOf(decision: Decision, draft: Draft): Answer | null {
  switch (draft.kind) {
    case 'objects':
      return decision.kind === 'objects' && objectsComplete(decision, draft) ? { objects: draft.chosen } : null
    case 'modes': {
      if (decision.kind !== 'modes') return null
      const n = draft.chosen.length
      return n >= decision.min && n <= decision.max ? { modes: [...draft.chosen].sort((a, b) => a - b) } : null
    }
    case 'order':
      return { order: draft.order }
    case 'arrange':
      return { groups: draft.groups }
    case 'divide':
      return decision.kind === 'divide' && leftOf(decision, draft) === 0 ? { amounts: draft.amounts } : null
    case 'number':
      return { number: draft.number }
    case 'attackers':
      return { attacks: draft.attacks }
    case 'blockers':
      return { blocks: draft.blocks }
    case 'direct':
      return null
    default:
      return draft satisfies never
  }
}

function objectsComplete(decision: DecisionOf<'objects'>, draft: DraftOf<'objects'>): boolean {
  const n = draft.chosen.length
  return n >= decision.min && n <= decision.max && totalHolds(decision, draft)
}

/** The sum that the chosen ones come to, where a sum is asked for. */
export function totalOf(decision: DecisionOf<'objects'>, draft: DraftOf<'objects'>): number {
  const values = decision.total?.values ?? []
  return draft.chosen.reduce((sum, entity) => sum + (values[decision.options.indexOf(entity)] ?? 0), 0)
}

function totalHolds(decision: DecisionOf<'objects'>, draft: DraftOf<'objects'>): boolean {
  const { total } = decision
  if (total === undefined || draft.chosen.length === 0) return total === undefined || decision.min === 0
  const sum = totalOf(decision, draft)
  switch (total.cmp) {
    case '=':
      return sum === total.n
    case '!=':
      return sum !== total.n
    case '<':
      return sum < total.n
    case '<=':
      return sum <= total.n
    case '>':
      return sum > total.n
    case '>=':
      return sum >= total.n
    default:
      return true
  }
}

/** Whether there is anything in the draft to throw away. */
export function isBegun(decision: Decision, draft: Draft): boolean {
  return JSON.stringify(draft) !== JSON.stringify(startDraft(decision))
}
