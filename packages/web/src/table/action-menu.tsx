import type { Action } from '@upkeep/engine'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { actionAnswer } from '../answer/draft.ts'
import { WithSymbols } from '../card/symbols.tsx'
import { abilityText } from '../card/text.ts'
import { has, type Key, type T, useT } from '../i18n/index.ts'
import { type TableState, useTable } from './context.ts'

/** What can be done with an object that offers several things. */
export function ActionMenu(): ReactNode {
  const t = useT()
  const table = useTable()
  const { snap, session, view, objects } = table
  const { menu } = snap
  const ref = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (menu === null || box === null) {
      setAt(null)
      return
    }
    const anchor = document.querySelector(`[data-id="${menu.entity}"]`)?.getBoundingClientRect()
    const { width, height } = box.getBoundingClientRect()
    const x = anchor === undefined ? innerWidth / 2 : anchor.left + anchor.width / 2
    const y = anchor === undefined ? innerHeight / 2 : anchor.top
    const left = Math.max(8, Math.min(innerWidth - width - 8, x - width / 2))
    const above = y - height - 10
    const below = (anchor?.bottom ?? y) + 10
    setAt({ left, top: above >= 8 ? above : Math.max(8, Math.min(below, innerHeight - height - 8)) })
    box.querySelector('button')?.focus({ preventScroll: true })
  }, [menu])
  useEffect(() => {
    if (menu === null) return
    const away = (event: PointerEvent): void => {
      if (!(event.target instanceof Node && ref.current?.contains(event.target))) session.closeMenu()
    }
    window.addEventListener('pointerdown', away, true)
    return () => window.removeEventListener('pointerdown', away, true)
  }, [menu, session])
  const decision = view.decision
  if (menu === null || decision === null || (decision.kind !== 'priority' && decision.kind !== 'pay')) return null
  const name = objects.get(menu.entity)?.name ?? ''
  return (
    <div ref={ref} className="menu" role="menu" aria-label={name} style={at === null ? { visibility: 'hidden' } : at}>
      <h3>{name}</h3>
      {menu.actions.map((index, i) => (
        <button
          key={index}
          type="button"
          role="menuitem"
          className="choice"
          data-choice
          onClick={() => session.answer(actionAnswer(decision, index))}
        >
          <span className="key" aria-hidden="true">
            {i + 1}
          </span>
          <span>
            <WithSymbols text={actionLabel(decision.actions[index]!, index, table, t)} />
          </span>
        </button>
      ))}
    </div>
  )
}

function actionLabel(action: Action, index: number, { objects, session, snap }: TableState, t: T): string {
  const id = action.do === 'pass' ? undefined : action.do === 'activate' ? action.object : action.card
  const object = id === undefined ? undefined : (objects.get(id) ?? session.names.card(id))
  const name = object?.name ?? t('card.unknown')
  const faces = name.split(' // ')
  switch (action.do) {
    case 'pass':
      return t('do.pass')
    case 'play':
      return t('action.play', { name: faces[action.face] ?? name })
    case 'cast': {
      const face = faces[action.face] ?? name
      if (action.option === '') return t('action.cast', { name: face })
      const key = `castOption.${action.option}`
      return t('action.castBy', { name: face, how: has(key) ? t(key as Key) : action.option })
    }
    case 'activate':
      return abilityLabel()
    case 'special': {
      const key = `special.${action.what}`
      return has(key) ? t(key as Key, { name }) : action.what
    }
    default:
      return action satisfies never
  }

  function abilityLabel(): string {
    const ability = snap.shown?.labels[index]
    if (object === undefined || ability === undefined) return t('action.activate', { name })
    return abilityText(object, ability)
  }
}
