import { type ReactNode, useState } from 'react'
import type { DecisionOf, DraftOf } from '../../answer/draft.ts'
import { WithSymbols } from '../../card/symbols.tsx'
import { type T, useT } from '../../i18n/index.ts'
import { useTable } from '../context.ts'

/** Things to be put in order, by dragging or with buttons. */
export function Order({ decision, draft }: { decision: DecisionOf<'order'>; draft: DraftOf<'order'> }): ReactNode {
  const t = useT()
  const { session, objects } = useTable()
  const [dragged, setDragged] = useState<number | null>(null)
  const place = (from: number, to: number): void => {
    if (to < 0 || to >= draft.order.length || from === to) return
    const order = [...draft.order]
    const [item] = order.splice(from, 1)
    order.splice(to, 0, item!)
    session.setDraft({ kind: 'order', order })
  }
  return (
    <ol className="ordered">
      {draft.order.map((item, at) => {
        const id = decision.items[item]!
        const name = objects.get(id)?.name ?? session.names.name(id)
        // The labels of triggers are the engine's own names for them.
        const label = (decision.purpose === 'triggers' ? name : (decision.labels?.[item] ?? name)) ?? t('card.unknown')
        return (
          <li
            key={item}
            draggable
            data-card={objects.has(id) ? id : undefined}
            className={dragged === at ? 'dragged' : ''}
            onDragStart={() => setDragged(at)}
            onDragOver={event => {
              event.preventDefault()
              if (dragged !== null && dragged !== at) {
                place(dragged, at)
                setDragged(at)
              }
            }}
            onDragEnd={() => setDragged(null)}
          >
            <span className="place-number">{at + 1}</span>
            <span className="ordered-name">
              <WithSymbols text={label} />
            </span>
            <Arrows t={t} name={label} at={at} last={draft.order.length - 1} move={to => place(at, to)} />
          </li>
        )
      })}
    </ol>
  )
}

interface ArrowsProps {
  t: T
  name: string
  at: number
  last: number
  move(to: number): void
}

function Arrows({ t, name, at, last, move }: ArrowsProps): ReactNode {
  return (
    <span className="arrow-buttons">
      <button
        type="button"
        className="button"
        aria-label={`${t('do.earlier')}: ${name}`}
        disabled={at === 0}
        onClick={() => move(at - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="button"
        aria-label={`${t('do.later')}: ${name}`}
        disabled={at === last}
        onClick={() => move(at + 1)}
      >
        ↓
      </button>
    </span>
  )
}
