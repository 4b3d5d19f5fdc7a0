import type { ObjectView } from '@upkeep/engine'
import { KEYWORDS } from '@upkeep/ir'
import { type ReactNode, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { describe } from '../card/describe.ts'
import { CardFace } from '../card/face.tsx'
import { badgesOf } from '../card/keywords.ts'
import { WithSymbols } from '../card/symbols.tsx'
import { language, useT } from '../i18n/index.ts'
import { useReference } from '../log/reference.ts'
import { Dialog } from './dialog.tsx'

const HOVER_AFTER = 220
const PRESS_FOR = 420

interface Previewed {
  id: number
  /** The side of the page where it does not cover what is pointed at. */
  side: 'left' | 'right'
}

export interface PreviewHandlers {
  onPointerOver(event: ReactPointerEvent): void
  onPointerOut(event: ReactPointerEvent): void
  onPointerDown(event: ReactPointerEvent): void
  onPointerUp(): void
  onPointerCancel(): void
  onContextMenu(event: React.MouseEvent): void
  onFocus(event: React.FocusEvent): void
  onBlur(): void
  onClickCapture(event: React.MouseEvent): void
}

/** Cards under the pointer, or under the focus, are shown large after a moment; a long press or right click keeps them. */
export function usePreview(inspect: (id: number) => void): { previewed: Previewed | null; handlers: PreviewHandlers } {
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressed = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const card = (target: EventTarget): { id: number; box: DOMRect } | null => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
    if (element === null) return null
    return { id: Number(element.dataset['card']), box: element.getBoundingClientRect() }
  }
  const show = (target: EventTarget, after: number): void => {
    const found = card(target)
    clearTimeout(timer.current)
    if (found === null) {
      setPreviewed(null)
      return
    }
    const middle = found.box.left + found.box.width / 2
    const side = middle < innerWidth / 2 ? 'right' : 'left'
    timer.current = setTimeout(() => setPreviewed({ id: found.id, side }), after)
  }
  const hide = (): void => {
    clearTimeout(timer.current)
    setPreviewed(null)
  }
  return {
    previewed,
    handlers: {
      onPointerOver: event => event.pointerType === 'mouse' && show(event.target, HOVER_AFTER),
      onPointerOut: event => event.pointerType === 'mouse' && hide(),
      onPointerDown: event => {
        if (event.pointerType === 'mouse') return
        const found = card(event.target)
        pressed.current = false
        clearTimeout(timer.current)
        if (found === null) return
        timer.current = setTimeout(() => {
          pressed.current = true
          inspect(found.id)
        }, PRESS_FOR)
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: hide,
      onContextMenu: event => {
        const found = card(event.target)
        if (found === null) return
        event.preventDefault()
        hide()
        if (!pressed.current) inspect(found.id)
      },
      onFocus: event => event.target.matches(':focus-visible') && show(event.target, 0),
      onBlur: hide,
      // The click that ends a long press is none.
      onClickCapture: event => {
        hide()
        if (!pressed.current) return
        pressed.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}

export function Preview({ object, side }: { object: ObjectView; side: 'left' | 'right' }): ReactNode {
  return (
    <div className={`preview ${side}`} aria-hidden="true">
      <CardFace object={object} size="full" />
      <Notes object={object} />
    </div>
  )
}

/** A card kept large until it is closed. */
export function Inspect({ object, onClose }: { object: ObjectView; onClose(): void }): ReactNode {
  const t = useT()
  return (
    <Dialog title={object.name === '' ? t('card.faceDown') : object.name} className="inspect" onClose={onClose}>
      <div role="img" aria-label={describe(object, t)}>
        <CardFace object={object} size="full" />
      </div>
      <Notes object={object} />
    </Dialog>
  )
}

/** What has happened to it, and what its signs stand for. */
function Notes({ object }: { object: ObjectView }): ReactNode {
  const t = useT()
  const notes: string[] = []
  for (const [kind, n] of Object.entries(object.counters ?? {})) if (n > 0) notes.push(t('card.counters', { n, kind }))
  if (object.sick === true && object.types.includes('Creature')) notes.push(t('card.sickLong'))
  if ((object.damage ?? 0) > 0) notes.push(t('card.damage', { n: object.damage! }))
  for (const [what, word] of Object.entries(object.chosen ?? {})) notes.push(t('card.chosen', { what, word }))
  const keywords = useKeywords(object)
  if (notes.length === 0 && keywords.length === 0) return null
  return (
    <span className="notes">
      {keywords.map(({ keyword, sign, title, summary }) => (
        <span key={keyword}>
          {sign !== undefined && (
            <i className="badge" aria-hidden="true">
              {sign}
            </i>
          )}{' '}
          <b>{title}</b> {summary}
        </span>
      ))}
      {notes.map(note => (
        <span key={note}>
          <WithSymbols text={note} />
        </span>
      ))}
    </span>
  )
}

interface KeywordNote {
  keyword: string
  sign: string | undefined
  title: string
  summary: string
}

const MOST_KEYWORDS = 5

/** The keywords of an object with what they mean, in the language of the page. */
function useKeywords(object: ObjectView): KeywordNote[] {
  const reference = useReference()
  const signs = new Map(badgesOf(object).map(({ keyword, sign }) => [keyword, sign]))
  const names = [...new Set([...signs.keys(), ...object.keywords])].filter(name => KEYWORDS[name] !== undefined)
  return names.slice(0, MOST_KEYWORDS).map(keyword => {
    const rule = reference?.explainRule(KEYWORDS[keyword]!.rule, language())
    return { keyword, sign: signs.get(keyword), title: rule?.title ?? keyword, summary: rule?.summary ?? '' }
  })
}
