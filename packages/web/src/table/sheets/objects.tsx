import type { ReactNode } from 'react'
import type { DecisionOf, DraftOf } from '../../answer/draft.ts'
import { CardFace } from '../../card/face.tsx'
import { useT } from '../../i18n/index.ts'
import { entityPlayer, isPlayer } from '../../view/entities.ts'
import { placeOf } from '../../view/lookup.ts'
import { useTable } from '../context.ts'
import { ObjectButton } from '../object-button.tsx'

/** Cards to choose from that do not lie open on the table: a library, a graveyard, a revealed hand. */
export function ObjectList({ decision }: { decision: DecisionOf<'objects'>; draft: DraftOf<'objects'> }): ReactNode {
  const t = useT()
  const { view, objects, session, marks } = useTable()
  // What else of the same zone can be seen gives the choice its frame: the cards that do not qualify.
  return (
    <ul className="card-grid">
      {decision.options.map(option => {
        if (isPlayer(option)) {
          const player = view.players[entityPlayer(option)]!
          return (
            <li key={option}>
              <button
                type="button"
                className={`button obj mark-${marks.get(option) ?? 'legal'}`}
                data-choice
                onClick={() => session.click(option)}
              >
                {player.name}
              </button>
            </li>
          )
        }
        const object = objects.get(option)
        const place = placeOf(view, option)
        return (
          <li key={option}>
            {object === undefined ? (
              <button
                type="button"
                className={`button obj mark-${marks.get(option) ?? 'legal'}`}
                data-choice
                onClick={() => session.click(option)}
              >
                {session.names.name(option) ?? t('card.hidden')}
              </button>
            ) : (
              <ObjectButton object={object} choice>
                <CardFace object={object} size="hand" />
              </ObjectButton>
            )}
            {place !== null && place.zone !== 'library' && (
              <span className="card-place">
                {t(`zone.${place.zone}`)}
                {'player' in place ? ` · ${view.players[place.player]!.name}` : ''}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
