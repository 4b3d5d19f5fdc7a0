import { type ReactNode, useEffect } from 'react'
import { type Session, useSession } from './client/session.ts'
import { useT } from './i18n/index.ts'
import { Start } from './start/start.tsx'
import { Table } from './table/table.tsx'

export function App({ session }: { session: Session }): ReactNode {
  const t = useT()
  const snap = useSession(session)
  useEffect(() => {
    const flush = (): void => session.flushSave()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [session])
  return (
    <>
      {snap.screen === 'loading' && (
        <main className="loading" aria-busy="true">
          <h1 className="wordmark">{t('app.name')}</h1>
          <p>{t('app.loading')}</p>
        </main>
      )}
      {snap.screen === 'start' && <Start session={session} />}
      {snap.screen === 'table' && <Table session={session} />}
      {snap.unsaved && snap.screen === 'table' && (
        <p className="toast" role="status">
          {t('save.failed')}
        </p>
      )}
      {snap.crash !== null && (
        <section className="crash" role="alert">
          <h2>{t('crash.title')}</h2>
          <p>{t('crash.text')}</p>
          <pre>{snap.crash}</pre>
          <div className="buttons">
            <button type="button" className="button primary" onClick={() => session.dismiss()}>
              {t('crash.goOn')}
            </button>
            {snap.screen === 'table' && (
              <button type="button" className="button" onClick={() => session.leave()}>
                {t('crash.leave')}
              </button>
            )}
          </div>
        </section>
      )}
    </>
  )
}
