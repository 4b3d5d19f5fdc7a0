import type { ObjId } from '@upkeep/engine'
import { type ReactNode, useState } from 'react'
import type { DecisionOf, DraftOf } from '../../answer/draft.ts'
import { CardBack, CardFace } from '../../card/face.tsx'
import { has, type Key, useT } from '../../i18n/index.ts'
import { useTable } from '../context.ts'

/** Cards to be shared out to piles, in order: scry, surveil and their like. */
export function Arrange({
  decision,
  draft,
}: {
  decision: DecisionOf<'arrange'>
  draft: DraftOf<'arrange'>
}): ReactNode {
  const t = useT()
  const { session, objects, inspect } = useTable()
  const [dragged, setDragged] = useState<ObjId | null>(null)
  const move = (card: ObjId, group: number, before?: ObjId): void => {
    const groups = draft.groups.map(cards => cards.filter(other => other !== card))
    const target = groups[group]!
    const at = before === undefined ? target.length : target.indexOf(before)
    target.splice(at < 0 ? target.length : at, 0, card)
    session.setDraft({ kind: 'arrange', groups })
  }
  const groupName = (index: number): string => {
    const word = decision.groups[index]!
    const key = `group.${word}`
    return has(key) ? t(key as Key) : word
  }
  return (
    <div className="groups">
      {draft.groups.map((cards, group) => (
        <fieldset
          key={decision.groups[group]}
          className="group"
          onDragOver={event => event.preventDefault()}
          onDrop={() => dragged !== null && move(dragged, group)}
        >
          <legend>{groupName(group)}</legend>
          <ol className="card-grid">
            {cards.map((card, at) => {
              const object = objects.get(card)
              const name = object?.name ?? t('card.hidden')
              return (
                <li
                  key={card}
                  draggable
                  onDragStart={() => setDragged(card)}
                  onDragEnd={() => setDragged(null)}
                  onDrop={event => {
                    event.stopPropagation()
                    if (dragged !== null && dragged !== card) move(dragged, group, card)
                  }}
                >
                  <button
                    type="button"
                    className="obj mark-legal"
                    data-card={object === undefined ? undefined : card}
                    aria-label={name}
                    onClick={() => object !== undefined && inspect(object)}
                  >
                    {object === undefined ? <CardBack /> : <CardFace object={object} size="hand" />}
                  </button>
                  <span className="arrow-buttons">
                    {at > 0 && (
                      <button
                        type="button"
                        className="button"
                        aria-label={`${t('do.earlier')}: ${name}`}
                        onClick={() => move(card, group, cards[at - 1]!)}
                      >
                        ←
                      </button>
                    )}
                    {decision.groups.map((word, other) =>
                      other === group ? null : (
                        <button
                          key={word}
                          type="button"
                          className="button"
                          data-choice
                          onClick={() => move(card, other)}
                        >
                          {groupName(other)}
                        </button>
                      ),
                    )}
                  </span>
                </li>
              )
            })}
          </ol>
        </fieldset>
      ))}
    </div>
  )
}
