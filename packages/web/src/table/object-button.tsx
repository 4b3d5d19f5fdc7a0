import type { ObjectView } from '@upkeep/engine'
import type { CSSProperties, ReactNode } from 'react'
import { describe } from '../card/describe.ts'
import { useT } from '../i18n/index.ts'
import { useTable } from './context.ts'

interface Props {
  object: ObjectView
  children: ReactNode
  className?: string
  style?: CSSProperties
  /** Identical ones that lie under it. */
  count?: number
  /** Can be chosen with a number key. */
  choice?: boolean
}

/** An object that can be clicked, looked at closely, and reached with the keyboard while a click would do something. */
export function ObjectButton({ object, children, className = '', style, count = 1, choice }: Props): ReactNode {
  const t = useT()
  const table = useTable()
  const mark = table.marks.get(object.id)
  const chosen = mark === 'chosen' || mark === 'attacking' || mark === 'blocking'
  return (
    <button
      type="button"
      className={`obj ${className} ${mark === undefined ? '' : `mark-${mark}`}`}
      style={style}
      data-id={object.id}
      data-card={object.hidden === true ? undefined : object.id}
      data-mark={mark}
      data-choice={choice === true ? '' : undefined}
      tabIndex={mark === undefined ? -1 : 0}
      aria-pressed={chosen ? true : undefined}
      aria-label={describe(object, t, { mark, count })}
      onClick={event => {
        if (mark !== undefined) table.session.click(object.id, event.shiftKey || event.ctrlKey)
        else if (object.hidden !== true) table.inspect(object)
        // A mouse leaves no focus behind, so that the space bar goes on to mean what the prompt says.
        if (event.detail > 0) event.currentTarget.blur()
      }}
    >
      {children}
    </button>
  )
}
