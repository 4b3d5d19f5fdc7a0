import { type ReactNode, useState } from 'react'
import { has, type Key, useT } from '../i18n/index.ts'
import { useTable } from './context.ts'
import { Dialog } from './dialog.tsx'

/** How the game ended, and what next. */
export function End(): ReactNode {
  const t = useT()
  const { view, session } = useTable()
  const [looking, setLooking] = useState(false)
  const { result } = view
  if (result === null) return null
  const won = result.winners.includes(view.you)
  const outcome = result.draw || result.winners.length === 0 ? 'draw' : won ? 'won' : 'lost'
  const key = `reason.${result.reason}`
  const reason = has(key) ? t(key as Key) : result.reason
  if (looking) {
    return (
      <button type="button" className="button primary end-back" onClick={() => setLooking(false)}>
        {t('end.back')}
      </button>
    )
  }
  return (
    <Dialog title={t(`end.${outcome}`)} className={`end ${outcome}`} onClose={() => setLooking(true)}>
      <p className="end-reason">{reason}</p>
      <dl className="end-facts">
        <div>
          <dt>{t('end.turns')}</dt>
          <dd>{view.turn.number}</dd>
        </div>
        {view.players.map(player => (
          <div key={player.id}>
            <dt>{player.name}</dt>
            <dd>
              {player.life < 0 ? `−${-player.life}` : player.life} <small>{t('end.life')}</small>
            </dd>
          </div>
        ))}
      </dl>
      <div className="buttons">
        <button type="button" className="button primary" data-do="rematch" onClick={() => session.rematch()}>
          {t('end.rematch')}
        </button>
        <button type="button" className="button" data-do="new-game" onClick={() => session.abandon()}>
          {t('end.newGame')}
        </button>
        <button type="button" className="button quiet" onClick={() => setLooking(true)}>
          {t('end.look')}
        </button>
      </div>
    </Dialog>
  )
}
