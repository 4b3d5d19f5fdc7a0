import type { Decision, GameView, ObjectView } from '@upkeep/engine'
import { type ReactNode, useEffect } from 'react'
import { type PromptButton, promptButtons } from '../answer/buttons.ts'
import { promptText } from '../answer/prompt.ts'
import { ManaCost, WithSymbols } from '../card/symbols.tsx'
import { manaAsked, stackLines } from '../card/text.ts'
import { useT } from '../i18n/index.ts'
import { RuleChips } from '../log/rule-chips.tsx'
import { playerOf, shownName } from '../view/lookup.ts'
import { useTable } from './context.ts'

/** What is asked, in one sentence, and what can be answered with a button. */
export function Prompt(): ReactNode {
  const t = useT()
  const { session, snap, view, objects } = useTable()
  const { decision } = view
  const nameOf = (entity: number): string | undefined =>
    playerOf(view, entity)?.name ?? shownName(objects.get(entity)) ?? session.names.name(entity)
  const buttons = promptButtons(session, snap, t)
  const text =
    decision !== null && !snap.catchingUp
      ? promptText(view, withCost(view, decision), snap.draft, { nameOf }, t)
      : view.result !== null
        ? t('ask.over')
        : t('ask.wait', { name: view.players[view.waitingFor ?? 1]?.name ?? '' })
  const context = decision === null ? null : contextOf(view, decision, id => objects.get(id) ?? session.names.card(id))
  return (
    <section className={`prompt${decision === null || snap.catchingUp ? ' idle' : ''}`} aria-label={t('prompt.title')}>
      <div className="prompt-words" aria-live="polite">
        <p className="prompt-text" data-kind={decision?.kind} data-purpose={decision?.purpose}>
          <WithSymbols text={text} />
          {decision?.kind === 'pay' && <ManaCost cost={decision.cost} />}
        </p>
        {context !== null && !snap.catchingUp && (
          <p className="prompt-context">
            <WithSymbols text={context} />
          </p>
        )}
        {snap.refusal !== null && (
          <p className="refusal" role="alert">
            {t('prompt.refused', { reason: snap.refusal.reason })} <RuleChips rules={snap.refusal.rules} />
          </p>
        )}
      </div>
      <Buttons buttons={buttons} />
    </section>
  )
}

/** The words of what is resolving, where they are what one has to decide about. */
function contextOf(view: GameView, decision: Decision, find: (id: number) => ObjectView | undefined): string | null {
  const words = ['yesNo', 'objects', 'number', 'option', 'order', 'name', 'divide']
  if (!words.includes(decision.kind)) return null
  const object = resolving(view, decision)
  if (object === undefined || object.hidden === true) return null
  return stackLines(object, object.source === undefined ? undefined : find(object.source)).join(' ')
}

/** What asks: the spell or ability on the stack, or a permanent. */
function resolving(view: GameView, { source }: Decision): ObjectView | undefined {
  if (source === undefined) return undefined
  const onStack = view.stack.find(object => object.id === source || object.source === source)
  return onStack ?? view.battlefield.find(permanent => permanent.id === source)
}

/** A question about paying, with what it costs where that can be told. */
function withCost(view: GameView, decision: Decision): Decision {
  if (decision.kind !== 'yesNo' || decision.purpose !== 'pay' || decision.cost !== undefined) return decision
  const cost = manaAsked(resolving(view, decision)?.abilities ?? [])
  return cost === null ? decision : { ...decision, cost }
}

function Buttons({ buttons }: { buttons: readonly PromptButton[] }): ReactNode {
  return (
    <div className="buttons">
      {buttons.map(button => (
        <button
          key={button.id}
          type="button"
          data-do={button.id}
          className={`button${button.primary === true ? ' primary' : ''}${button.quiet === true ? ' quiet' : ''}`}
          disabled={button.disabled}
          onClick={event => {
            button.run()
            if (event.detail > 0) event.currentTarget.blur()
          }}
        >
          <WithSymbols text={button.label} />
          {button.hint !== undefined && (
            <span className="key" aria-hidden="true">
              {button.hint}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

/** Space and enter confirm, escape goes back, numbers choose. Whatever has the focus by keyboard keeps its keys. */
export function useKeys(buttons: () => readonly PromptButton[], back: () => boolean, hurry: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.closest('dialog') !== null && target?.closest('dialog') !== undefined) return
      if (target?.matches('input, select, textarea')) {
        if (event.key === 'Escape') target.blur()
        return
      }
      if (event.key === 'Escape') {
        if (back()) event.preventDefault()
        return
      }
      const now = buttons()
      if (event.key === ' ' || event.key === 'Enter') {
        if (target?.matches('button:focus-visible, summary:focus-visible, a:focus-visible')) return
        event.preventDefault()
        if (event.repeat) return
        hurry()
        const primary = now.find(button => button.primary === true && button.disabled !== true)
        primary?.run()
        return
      }
      const key = event.key.toUpperCase()
      const choices = [...document.querySelectorAll<HTMLElement>('[data-choice]')]
      if (/^[1-9]$/.test(key) && choices.length > 0) {
        event.preventDefault()
        choices[Number(key) - 1]?.click()
        return
      }
      const hit = now.find(button => button.hint === key && button.disabled !== true)
      if (hit === undefined) return
      event.preventDefault()
      hit.run()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [buttons, back, hurry])
}
