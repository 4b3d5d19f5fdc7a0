import type { ObjectView } from '@upkeep/engine'
import type { ReactNode } from 'react'
import { CardFace } from '../card/face.tsx'
import { useT } from '../i18n/index.ts'
import { type OpenZone, useTable } from './context.ts'
import { Dialog } from './dialog.tsx'
import { ObjectButton } from './object-button.tsx'

/** A graveyard, an exile pile, or what is known of a hidden zone, as a list. */
export function ZoneDialog({ open, onClose }: { open: OpenZone; onClose(): void }): ReactNode {
  const t = useT()
  const { view, marks } = useTable()
  const player = view.players[open.player]!
  const cards = cardsOf()
  const title = t('zone.of', { zone: t(`zone.${open.zone}`), name: player.name, count: cards.length })
  return (
    <Dialog title={title} className="zone-dialog" onClose={onClose}>
      <ul className="card-grid">
        {cards.map(card => (
          // A card that is played leaves the list: nothing more to see here.
          <li key={card.id} onClickCapture={() => marks.has(card.id) && onClose()}>
            <ObjectButton object={card}>
              <CardFace object={card} size="hand" />
            </ObjectButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )

  function cardsOf(): ObjectView[] {
    switch (open.zone) {
      case 'graveyard':
        return player.graveyard
      case 'library':
        return player.library
      case 'hand':
        return player.hand.filter(card => card.hidden !== true)
      case 'exile':
        return view.exile.filter(card => card.owner === open.player)
      case 'command':
        return view.command.filter(card => card.controller === open.player)
      default:
        return open satisfies never
    }
  }
}
