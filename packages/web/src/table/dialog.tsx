import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../i18n/index.ts'

interface Props {
  title: string
  className?: string
  onClose(): void
  children: ReactNode
}

/** A window over the page: holds the focus, and closes with escape or a click beside it. */
export function Dialog({ title, className = '', onClose, children }: Props): ReactNode {
  const t = useT()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || dialog.open) return
    dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: escape closes a dialog by itself
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-label={title}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      <div className="dialog-in">
        <header>
          <h2>{title}</h2>
          <button type="button" className="close" onClick={onClose} aria-label={t('do.close')}>
            ✕
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
