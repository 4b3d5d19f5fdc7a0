import type { Entity, GameView } from '@upkeep/engine'
import type { ReactNode } from 'react'
import type { DecisionOf, DraftOf } from '../../answer/draft.ts'
import type { Marks } from '../../answer/marks.ts'
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
  return (
    <ul className="card-grid">
      {grouped(decision.options, view, marks).map(({ option, count }) => {
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
              <ObjectButton object={object} choice count={count}>
                <CardFace object={object} size="hand" />
                {count > 1 && <span className="pile-count">×{count}</span>}
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

/** Cards of a library that are the same, and marked the same, are shown once; by name, since their order is no matter. */
function grouped(options: readonly Entity[], view: GameView, marks: Marks): { option: Entity; count: number }[] {
  const inLibrary = new Map(view.players.flatMap(player => player.library).map(card => [card.id, card.name]))
  if (!options.every(option => inLibrary.has(option))) return options.map(option => ({ option, count: 1 }))
  const groups = new Map<string, { option: Entity; count: number }>()
  for (const option of options) {
    const key = `${inLibrary.get(option)}|${marks.get(option)}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { option, count: 1 })
    else group.count++
  }
  const name = (option: Entity): string => inLibrary.get(option) ?? ''
  return [...groups.values()].sort((a, b) => name(a.option).localeCompare(name(b.option)))
}
