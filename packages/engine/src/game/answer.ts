import { checkAttackers, checkBlockers } from '../combat/check.ts'
import { apply } from '../door/apply.ts'
import { ask, clearDecision, setTop } from '../door/write.ts'
import { settleLosses } from '../multiplayer/leave.ts'
import type { Answer, Decision } from './decision.ts'
import { EngineError } from './errors.ts'
import type { Game } from './game.ts'
import { exists, inGame } from './look.ts'
import { run } from './loop.ts'
import { compare } from './match.ts'
import { entityPlayer, isPlayer } from './types.ts'

/** What came of an answer. */
export type AnswerResult = { ok: true } | { ok: false; reason: string; rules?: string[] }

/**
 * Answers the decision and runs on to the next. An answer that is not legal is refused with a reason, and the game is
 * left as it was.
 */
export function answer(g: Game, a: Answer): AnswerResult {
  const { decision } = g.state
  // from a client anything may come
  if (typeof a !== 'object' || a === null) return { ok: false, reason: 'this is not an answer' }
  if ('concede' in a) return concede(g, a.player ?? decision?.player)
  if (!decision) return { ok: false, reason: g.state.result ? 'the game is over' : 'there is nothing to decide' }
  const wrong = check(g, decision, a)
  if (wrong !== null) return { ok: false, reason: wrong, rules: decision.rules }
  accept(g, decision, a)
  return { ok: true }
}

function accept(g: Game, decision: Decision, a: Answer): void {
  const { agenda } = g.state
  const top = agenda[agenda.length - 1]
  if (!top) throw new EngineError('a decision without a procedure')
  const given: Answer = decision.kind === 'priority' && 'action' in a ? { act: decision.actions[a.action]! } : a
  clearDecision(g)
  // by far the most frequent, and quicker by name
  if (top.k === 'priority')
    setTop(g, { k: 'priority', pc: top.pc, player: top.player, passed: top.passed, answer: given })
  else setTop(g, { ...top, answer: given })
  run(g)
}

/** A player leaves the game at any time [CR 104.3a]. */
function concede(g: Game, p: number | undefined): AnswerResult {
  if (p === undefined || !inGame(g, p)) return { ok: false, reason: 'that player is not in the game' }
  const pending = g.state.decision
  apply(g, [{ kind: 'loseGame', player: p, reason: 'concede', cause: { by: 'rule', player: p }, rules: ['104.3a'] }])
  settleLosses(g)
  if (g.state.result) return { ok: true }
  if (pending) askAgain(g, pending)
  return { ok: true }
}

/** What another player was asked is theirs to decide still, of what is left; their priority is offered anew. */
function askAgain(g: Game, pending: Decision): void {
  clearDecision(g)
  const top = g.state.agenda[g.state.agenda.length - 1]
  if (top?.k === 'priority') setTop(g, { k: 'priority', pc: 0, player: top.player, passed: top.passed })
  else if (inGame(g, pending.player)) {
    if (pending.kind !== 'objects') return ask(g, pending)
    const options = pending.options.filter(e => (isPlayer(e) ? inGame(g, entityPlayer(e)) : exists(g, e)))
    const most = Math.min(pending.max, options.length)
    if (!pending.total && most > 0) return ask(g, { ...pending, options, min: Math.min(pending.min, most), max: most })
    if (most === 0 && top) setTop(g, { ...top, answer: { objects: [] } })
    else return ask(g, pending)
  }
  run(g)
}

/** A list of objects, whatever is in them. */
const areRecords = (list: unknown): boolean =>
  Array.isArray(list) && list.every(entry => typeof entry === 'object' && entry !== null)

const isInt = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n)

/** Why an answer is not legal, or null. */
export function check(g: Game, d: Decision, a: Answer): string | null {
  switch (d.kind) {
    case 'priority':
      if (!('action' in a) || !isInt(a.action)) return 'an action is asked for'
      return d.actions[a.action] ? null : `there is no action ${a.action}`
    case 'objects': {
      if (!('objects' in a) || !Array.isArray(a.objects)) return 'objects are asked for'
      const chosen = a.objects
      if (new Set(chosen).size !== chosen.length) return 'the same object is chosen twice'
      for (const e of chosen) if (!d.options.includes(e)) return `${e} is not among the options`
      if (chosen.length < d.min) return `at least ${d.min} must be chosen`
      if (chosen.length > d.max) return `at most ${d.max} may be chosen`
      if (d.total) {
        const { total } = d
        const sum = chosen.reduce((s, e) => s + total.values[d.options.indexOf(e)]!, 0)
        if (!compare(sum, total.cmp as '>=', total.n))
          return `they come to ${sum}, which is not ${total.cmp} ${total.n}`
      }
      return null
    }
    case 'yesNo':
      return 'yes' in a && typeof a.yes === 'boolean' ? null : 'yes or no is asked for'
    case 'number':
      if (!('number' in a) || !isInt(a.number)) return 'a number is asked for'
      return a.number >= d.min && a.number <= d.max ? null : `a number from ${d.min} to ${d.max} is asked for`
    case 'option':
      if (!('option' in a) || !isInt(a.option)) return 'an option is asked for'
      return d.options[a.option] === undefined ? `there is no option ${a.option}` : null
    case 'name':
      return 'name' in a && typeof a.name === 'string' && a.name.trim() !== '' ? null : 'a name is asked for'
    case 'modes': {
      if (!('modes' in a) || !Array.isArray(a.modes)) return 'modes are asked for'
      if (!d.repeats && new Set(a.modes).size !== a.modes.length) return 'a mode is chosen twice'
      for (const m of a.modes) if (!d.options.some(o => o.index === m && o.legal)) return `mode ${m} cannot be chosen`
      if (a.modes.length < d.min) return `at least ${d.min} must be chosen`
      return a.modes.length > d.max ? `at most ${d.max} may be chosen` : null
    }
    case 'order': {
      if (!('order' in a) || !Array.isArray(a.order)) return 'an order is asked for'
      const sorted = a.order.slice().sort((x, y) => x - y)
      return sorted.length === d.items.length && sorted.every((x, i) => x === i)
        ? null
        : 'an order of all of them is asked for'
    }
    case 'arrange': {
      if (!('groups' in a) || !Array.isArray(a.groups)) return 'groups are asked for'
      if (a.groups.length !== d.groups.length) return `${d.groups.length} groups are asked for`
      const all = a.groups.flat().sort((x, y) => x - y)
      const want = d.cards.slice().sort((x, y) => x - y)
      return all.length === want.length && all.every((x, i) => x === want[i]) ? null : 'each card belongs in one group'
    }
    case 'divide': {
      if (!('amounts' in a) || !Array.isArray(a.amounts)) return 'amounts are asked for'
      if (a.amounts.length !== d.options.length) return 'an amount for each is asked for'
      if (!a.amounts.every((n, i) => isInt(n) && n >= d.min[i]!)) return 'an amount is too small'
      if (a.amounts.reduce((x, y) => x + y, 0) !== d.amount) return `the amounts must come to ${d.amount}`
      if (d.trample && d.lethal) {
        const last = d.options.length - 1
        if (a.amounts[last]! > 0 && !a.amounts.slice(0, last).every((n, i) => n >= d.lethal![i]!))
          return 'lethal damage must be assigned to all blockers first'
      }
      return null
    }
    case 'attackers':
      if (!('attacks' in a) || !areRecords(a.attacks)) return 'attacks are asked for'
      return checkAttackers(g, d, a.attacks)
    case 'blockers':
      if (!('blocks' in a) || !areRecords(a.blocks)) return 'blocks are asked for'
      return checkBlockers(g, d, a.blocks)
    case 'pay': {
      if (!('pay' in a)) return 'a way to pay is asked for'
      if (a.pay === 'auto') return null
      if (a.pay === 'cancel') return d.canCancel ? null : 'it cannot be cancelled'
      return isInt(a.pay) && d.actions[a.pay] ? null : `there is no mana ability ${a.pay}`
    }
  }
}
