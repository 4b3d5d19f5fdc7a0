import type { ReactNode } from 'react'
import { type Session, useSession } from '../client/session.ts'
import { useT } from '../i18n/index.ts'

/** A saved game that could not be read: said plainly, and the text of it kept until the person lets it go. */
export function Unreadable({ session }: { session: Session }): ReactNode {
  const t = useT()
  const { unreadable } = useSession(session)
  const text = session.brokenSave()
  if (text === null) return null
  const keep = (): void => {
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'upkeep-unreadable.json'
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <section className="unreadable" role="alert">
      <p>
        <b>{t('unreadable.title')}</b> {t('unreadable.text')}
      </p>
      {unreadable !== null && <p className="note">{t('unreadable.reason', { reason: unreadable })}</p>}
      <div className="buttons">
        <button type="button" className="button" onClick={keep}>
          {t('unreadable.keep')}
        </button>
        <button type="button" className="button quiet" onClick={() => session.forgetBroken()}>
          {t('unreadable.forget')}
        </button>
      </div>
    </section>
  )
}
