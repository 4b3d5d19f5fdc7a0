import type { ObjectView, PlayerView } from '@upkeep/engine'
import type { ReactNode } from 'react'
import { useT } from '../i18n/index.ts'
import { type OpenZone, useTable } from './context.ts'

/** Library, graveyard, exile and command zone of a player, each with its count; they open as lists. */
export function Piles({ player }: { player: PlayerView }): ReactNode {
  const t = useT()
  const { view } = useTable()
  const mine = (object: ObjectView): boolean => object.owner === player.id
  const exile = view.exile.filter(mine)
  const command = view.command.filter(object => object.controller === player.id)
  const own = player.id === view.you
  return (
    <div className="piles">
      {!own && (
        <Zone
          sign={'\ue9ca'}
          label={t('zone.hand')}
          count={player.handCount}
          cards={player.hand.filter(card => card.hidden !== true)}
          open={{ zone: 'hand', player: player.id }}
        />
      )}
      <Zone
        sign={'\ue9cb'}
        label={t('zone.library')}
        count={player.libraryCount}
        cards={player.library}
        open={{ zone: 'library', player: player.id }}
      />
      <Zone
        sign={'\ue9cc'}
        label={t('zone.graveyard')}
        count={player.graveyard.length}
        cards={player.graveyard}
        open={{ zone: 'graveyard', player: player.id }}
      />
      <Zone
        sign={'\ue9cd'}
        label={t('zone.exile')}
        count={exile.length}
        cards={exile}
        open={{ zone: 'exile', player: player.id }}
      />
      {command.length > 0 && (
        <Zone
          sign={'\ue9c6'}
          label={t('zone.command')}
          count={command.length}
          cards={command}
          open={{ zone: 'command', player: player.id }}
        />
      )}
    </div>
  )
}

interface ZoneProps {
  sign: string
  label: string
  count: number
  /** Those that can be seen. */
  cards: readonly ObjectView[]
  open: OpenZone
}

function Zone({ sign, label, count, cards, open }: ZoneProps): ReactNode {
  const t = useT()
  const { view, marks, openZone } = useTable()
  const marked = cards.some(card => marks.has(card.id))
  const name = view.players[open.player]!.name
  const shown = cards.length > 0
  return (
    <button
      type="button"
      className={`zone zone-${open.zone}${marked ? ' mark-legal' : ''}`}
      data-zone={`${open.zone}-${open.player}`}
      disabled={!shown}
      aria-label={t('zone.of', { zone: label, name, count })}
      title={t('zone.of', { zone: label, name, count })}
      onClick={event => {
        openZone(open)
        if (event.detail > 0) event.currentTarget.blur()
      }}
    >
      <i className="sign" aria-hidden="true">
        {sign}
      </i>
      <b>{count}</b>
    </button>
  )
}
