/** What a decision asks for, in one sentence. */
import type { Decision, GameView } from '@upkeep/engine'
import { has, type Key, type T } from '../i18n/index.ts'
import { type Draft, leftOf, totalOf } from './draft.ts'

export interface PromptNames {
  /** The name of an object or player; undefined for what can't be seen. */
  nameOf(entity: number): string | undefined
}

export function promptText(view: GameView, decision: Decision, draft: Draft, names: PromptNames, t: T): string {
  const text = sentence(view, decision, draft, names, t).replace(/^: /, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function sentence(view: GameView, decision: Decision, draft: Draft, names: PromptNames, t: T): string {
  switch (decision.kind) {
    case 'priority':
      return priorityText(view, t, names)
    case 'pay':
      return t('ask.pay', { name: nameFor(decision.spell ?? decision.source, names) })
    case 'attackers': {
      if (draft.kind === 'attackers' && draft.picking !== null) {
        return t('ask.attackers.whom', { name: names.nameOf(draft.picking) ?? t('card.unknown') })
      }
      return t('ask.attackers')
    }
    case 'blockers': {
      if (draft.kind === 'blockers' && draft.picking !== null) {
        return t('ask.blockers.whom', { name: names.nameOf(draft.picking) ?? t('card.unknown') })
      }
      return t('ask.blockers')
    }
    case 'objects':
      return `${objectsText(decision, names, t)}${countText(decision, draft, t)}`
    case 'divide': {
      const left = draft.kind === 'divide' ? leftOf(decision, draft) : 0
      const name = nameFor(decision.source, names)
      const key: Key =
        decision.trample === true ? 'ask.divide.trample' : purposeKey('ask.divide', decision.purpose, 'ask.divide')
      return t(key, { amount: decision.amount, left, name })
    }
    case 'modes':
      return t('ask.modes', {
        name: nameFor(decision.source, names),
        range: rangeText(decision.min, decision.max, t),
      })
    case 'yesNo':
      return yesNoText(decision, names, t)
    case 'number':
      return t(purposeKey('ask.number', decision.purpose, 'ask.number'), sourceOf(decision, names))
    case 'option':
      return t(purposeKey('ask.option', decision.purpose, 'ask.option'), sourceOf(decision, names))
    case 'name':
      return t('ask.name', sourceOf(decision, names))
    case 'order':
      return t(purposeKey('ask.order', decision.purpose, 'ask.order'), sourceOf(decision, names))
    case 'arrange':
      return t(purposeKey('ask.arrange', decision.purpose, 'ask.arrange'), sourceOf(decision, names))
    default:
      return decision satisfies never
  }
}

function priorityText(view: GameView, t: T, names: PromptNames): string {
  const top = view.stack[0]
  if (top !== undefined) {
    const name = top.kind === 'ability' && top.source !== undefined ? names.nameOf(top.source) : top.name
    const values = { name: name ?? (top.name || t('card.unknown')) }
    return t(top.controller === view.you ? 'ask.priority.own' : 'ask.priority.respond', values)
  }
  const yours = view.turn.active === view.you
  const main = view.turn.step === 'main1' || view.turn.step === 'main2'
  if (yours && main) return t('ask.priority.main')
  return t(yours ? 'ask.priority.yours' : 'ask.priority.theirs', { step: t(`step.${view.turn.step}`) })
}

function objectsText(decision: Extract<Decision, { kind: 'objects' }>, names: PromptNames, t: T): string {
  const { min, max, purpose } = decision
  const values = { ...sourceOf(decision, names), count: max, range: rangeText(min, max, t) }
  const specific = purposeKey('ask.objects', purpose, 'ask.objects')
  return t(specific, values)
}

/** How far a choice of several has come. */
function countText(decision: Extract<Decision, { kind: 'objects' }>, draft: Draft, t: T): string {
  if (draft.kind !== 'objects') return ''
  const parts: string[] = []
  if (decision.max > 1)
    parts.push(t('ask.chosen', { n: draft.chosen.length, max: Math.min(decision.max, decision.options.length) }))
  const { total } = decision
  if (total !== undefined)
    parts.push(t('ask.total', { sum: totalOf(decision, draft), cmp: comparisonSign(total.cmp), n: total.n }))
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

function comparisonSign(cmp: string): string {
  return { '<=': '≤', '>=': '≥', '!=': '≠' }[cmp] ?? cmp
}

function yesNoText(decision: Extract<Decision, { kind: 'yesNo' }>, names: PromptNames, t: T): string {
  const source = sourceOf(decision, names)
  const specific = `ask.yesNo.${decision.purpose}`
  const cost = decision.cost ?? ''
  if (cost !== '') return t('ask.yesNo.cost', { ...source, cost })
  if (has(specific)) return t(specific, { ...source, text: decision.text ?? '' })
  // A cost that may be paid while casting has its name as its purpose.
  if (decision.rules.includes('601.2b')) return t('ask.yesNo.optional', { ...source, what: decision.purpose })
  if (decision.text !== undefined && decision.text !== '')
    return t('ask.yesNo.text', { ...source, text: decision.text })
  return t('ask.yesNo', source)
}

function purposeKey(base: string, purpose: string, fallback: Key): Key {
  const specific = `${base}.${purpose}`
  return has(specific) ? (specific as Key) : fallback
}

function sourceOf(decision: Decision, names: PromptNames): { name: string } {
  return { name: nameFor(decision.source, names) }
}

function nameFor(id: number | undefined, names: PromptNames): string {
  return (id === undefined ? undefined : names.nameOf(id)) ?? ''
}

function rangeText(min: number, max: number, t: T): string {
  if (min === max) return t('range.exactly', { count: max })
  if (min === 0) return t('range.upTo', { count: max })
  return max >= 99 ? t('range.atLeast', { count: min }) : t('range.between', { min, max })
}
