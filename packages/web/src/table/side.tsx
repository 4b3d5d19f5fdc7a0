import type { GameView, ObjectView } from '@upkeep/engine'
import type { CSSProperties, ReactNode } from 'react'
import type { Marks } from '../answer/marks.ts'
import { Tile } from '../card/tile.tsx'
import { useT } from '../i18n/index.ts'
import { attachmentsOf, type Pile, rowsOf } from '../view/rows.ts'
import { useTable } from './context.ts'
import { ObjectButton } from './object-button.tsx'

/** A player's part of the battlefield: creatures towards the middle, lands towards the player. */
export function Side({ player, mine }: { player: number; mine: boolean }): ReactNode {
  const t = useT()
  const { view, marks } = useTable()
  const { front, middle, lands } = rowsOf(view, player)
  const name = view.players[player]!.name
  const creatures = (
    <Row key="front" kind="front" groups={[{ piles: split(front, marks), label: t('row.creatures', { name }) }]} />
  )
  const rest = (
    <Row
      key="back"
      kind="back"
      groups={[
        { piles: split(lands, marks), label: t('row.lands', { name }) },
        { piles: split(middle, marks), label: t('row.others', { name }) },
      ]}
    />
  )
  return (
    <section className={`side ${mine ? 'mine' : 'theirs'}`} aria-label={t('row.side', { name })}>
      {mine ? [creatures, rest] : [rest, creatures]}
    </section>
  )
}

/** Identical permanents that are marked differently are told apart. */
function split(piles: readonly Pile[], marks: Marks): Pile[] {
  return piles.flatMap(pile => {
    const byMark = new Map<string, ObjectView[]>()
    for (const object of pile.objects) {
      const mark = marks.get(object.id) ?? ''
      const same = byMark.get(mark)
      if (same === undefined) byMark.set(mark, [object])
      else same.push(object)
    }
    return [...byMark.values()].map(objects => ({ key: String(objects[0]!.id), objects }))
  })
}

interface Group {
  piles: readonly Pile[]
  label: string
}

/** With more places than this, a narrow page has two lines for them. */
const MANY = 6

/** Places side by side that become narrower as there are more of them. */
function Row({ groups, kind }: { groups: readonly Group[]; kind: 'front' | 'back' }): ReactNode {
  const places = groups.reduce((sum, group) => sum + group.piles.length, 0)
  return (
    <div
      className={`row ${kind}`}
      data-many={places > MANY ? '' : undefined}
      style={{ '--n': Math.max(1, places), '--half': Math.ceil(places / 2) } as CSSProperties}
    >
      <div className="row-in">
        {groups
          .filter(group => group.piles.length > 0)
          .map(({ piles, label }) => (
            <ul key={label} className="group-of-places" aria-label={label}>
              {piles.map(pile => (
                <li key={pile.key} className="place">
                  <PileOfPermanents pile={pile} />
                </li>
              ))}
            </ul>
          ))}
      </div>
    </div>
  )
}

/** Of a pile, so many edges are seen. */
const SHOWN_UNDER = 3

function PileOfPermanents({ pile }: { pile: Pile }): ReactNode {
  const { view, marks } = useTable()
  const top = pile.objects[0]!
  const attached = attachmentsOf(view, top.id)
  return (
    <span
      className="pile"
      style={
        { '--under': Math.min(SHOWN_UNDER, pile.objects.length - 1), '--attached': attached.length } as CSSProperties
      }
    >
      {attached.toReversed().map((object, i) => (
        <ObjectButton
          key={object.id}
          object={object}
          className={`perm attached${object.tapped === true ? ' tapped' : ''}`}
          style={{ '--i': attached.length - i } as CSSProperties}
        >
          <Tile object={object} />
        </ObjectButton>
      ))}
      {pile.objects.slice(1, 1 + SHOWN_UNDER).map((object, i, under) => (
        <span key={object.id} className="under" style={{ '--i': under.length - i } as CSSProperties} aria-hidden="true">
          <Tile object={object} />
        </span>
      ))}
      <ObjectButton object={top} count={pile.objects.length} className={`perm${stance(view, top, marks)}`}>
        <Tile object={top} count={pile.objects.length} />
      </ObjectButton>
    </span>
  )
}

function stance(view: GameView, object: ObjectView, marks: Marks): string {
  const mark = marks.get(object.id)
  const attacks = object.attacking !== undefined || mark === 'attacking'
  const blocks = (object.blocking?.length ?? 0) > 0 || mark === 'blocking'
  const words = [
    object.tapped === true ? 'tapped' : '',
    attacks ? 'attacks' : '',
    blocks ? 'blocks' : '',
    object.controller === view.you ? '' : 'rival',
  ]
  return words.map(word => (word === '' ? '' : ` ${word}`)).join('')
}
