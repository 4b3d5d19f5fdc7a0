import type { PlayerView } from '@upkeep/engine'
import { MANA_TYPES } from '@upkeep/ir'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Pip } from '../card/symbols.tsx'
import { has, type Key, useT } from '../i18n/index.ts'
import { useTable } from './context.ts'

/** A player: name, life, counters, mana, and what else is known of them. Can be clicked as a target. */
export function Plate({ player }: { player: PlayerView }): ReactNode {
  const t = useT()
  const { view, marks, session } = useTable()
  const entity = -1 - player.id
  const mark = marks.get(entity)
  const active = view.turn.active === player.id
  const acts = (view.decision?.player ?? view.waitingFor) === player.id
  const designations = Object.entries(player.designations).filter(([what, on]) => on && what !== 'left')
  const counters = Object.entries(player.counters).filter(([, n]) => n > 0)
  const label = [
    player.name,
    t('player.life', { count: player.life }),
    ...counters.map(([kind, n]) => t('card.counters', { n, kind })),
    active ? t('player.active') : '',
    mark === undefined ? '' : t(mark === 'chosen' ? 'mark.chosen' : 'mark.target'),
  ]
  return (
    <div className={`plate${active ? ' active' : ''}${acts ? ' acts' : ''}`}>
      <button
        type="button"
        className={`obj player${mark === undefined ? '' : ` mark-${mark}`}`}
        data-id={entity}
        data-mark={mark}
        tabIndex={mark === undefined ? -1 : 0}
        aria-label={label.filter(part => part !== '').join(', ')}
        onClick={event => {
          session.click(entity)
          if (event.detail > 0) event.currentTarget.blur()
        }}
      >
        <Life life={player.life} />
        <span className="player-name">{player.name}</span>
      </button>
      <span className="player-more">
        {counters.map(([kind, n]) => (
          <span key={kind} className={`chip ${kind === 'poison' ? 'bad' : ''}`}>
            {n} {kind}
          </span>
        ))}
        {designations.map(([what]) => {
          const key = `designation.${what}`
          return (
            <span key={what} className="chip">
              {has(key) ? t(key as Key) : what}
            </span>
          )
        })}
      </span>
      <Pool pool={player.pool} />
    </div>
  )
}

function Life({ life }: { life: number }): ReactNode {
  const before = useRef(life)
  const [change, setChange] = useState(0)
  useEffect(() => {
    const difference = life - before.current
    before.current = life
    if (difference === 0) return
    setChange(difference)
    const timer = setTimeout(() => setChange(0), 1400)
    return () => clearTimeout(timer)
  }, [life])
  return (
    <span className={`life${life <= 5 ? ' low' : ''}`}>
      {life < 0 ? `−${-life}` : life}
      {change !== 0 && (
        <span key={life} className={`life-change ${change > 0 ? 'up' : 'down'}`} aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </span>
  )
}

/** Floating mana, by type. */
function Pool({ pool }: { pool: PlayerView['pool'] }): ReactNode {
  const t = useT()
  if (pool.length === 0) return null
  return (
    <ul className="pool" aria-label={t('player.pool')}>
      {MANA_TYPES.map(type => {
        const n = pool.filter(mana => mana === type).length
        return (
          n > 0 && (
            <li key={type}>
              <Pip symbol={type} />
              <b>{n}</b>
            </li>
          )
        )
      })}
    </ul>
  )
}
