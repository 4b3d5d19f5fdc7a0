import type { ObjectView } from '@upkeep/engine'
import type { CSSProperties, ReactNode } from 'react'
import { useT } from '../i18n/index.ts'
import { keyed } from '../view/keyed.ts'
import { frameOf, landColors, toneStyle } from './frame.ts'
import { badgesOf } from './keywords.ts'
import { Sigil } from './sigil.tsx'
import { ManaCost, Pip, WithSymbols } from './symbols.tsx'
import { linesOf } from './text.ts'
import { typeLine } from './type-line.ts'

/** The whole face of a card: in the hand, in a list, and large as a preview. */
export function CardFace({ object, size }: { object: ObjectView; size: 'hand' | 'full' }): ReactNode {
  if (object.hidden === true) return <CardBack />
  const lines = linesOf(object)
  const length = lines.join(' ').length
  const fit = size === 'full' ? (length > 420 ? 'tiny' : length > 260 ? 'small' : '') : ''
  return (
    <span className={`card ${size}`} style={toneStyle(frameOf(object)) as CSSProperties}>
      <span className="card-head">
        <span className={`card-name${object.name.length > 20 ? ' long' : ''}`}>{object.name}</span>
        <ManaCost cost={object.manaCost} />
      </span>
      <span className="card-art">
        <Sigil object={object} />
        {size === 'hand' && <Badges object={object} />}
      </span>
      <span className="card-type">{typeLine(object)}</span>
      <span className={`card-text ${fit}`}>
        <TextLines object={object} lines={lines} />
      </span>
      <Corner object={object} />
    </span>
  )
}

function TextLines({ object, lines }: { object: ObjectView; lines: readonly string[] }): ReactNode {
  const colors = object.types.includes('Land') ? landColors(object) : []
  if (object.supertypes.includes('Basic') && colors.length > 0) {
    return (
      <span className="card-mana">
        {colors.map(color => (
          <Pip key={color} symbol={color} />
        ))}
      </span>
    )
  }
  return keyed(lines).map(({ key, item }) => (
    <span key={key} className="card-line">
      <WithSymbols text={item} />
    </span>
  ))
}

/** Power and toughness with what has happened to them, or loyalty. */
export function Corner({ object }: { object: ObjectView }): ReactNode {
  const t = useT()
  if (object.power !== undefined && object.toughness !== undefined) {
    const damage = object.damage ?? 0
    return (
      <span className={`corner${damage > 0 ? ' hurt' : ''}`}>
        {object.power}
        <span className="slash">/</span>
        {object.toughness}
        {damage > 0 && (
          <span className="damage" title={t('card.damage', { n: damage })}>
            <span className="hidden-text">{t('card.damage', { n: damage })}</span>
            <span aria-hidden="true">−{damage}</span>
          </span>
        )}
      </span>
    )
  }
  if (object.loyalty === undefined || !object.types.includes('Planeswalker')) return null
  return <span className="corner loyalty">{object.counters?.['loyalty'] ?? object.loyalty}</span>
}

export function Badges({ object }: { object: ObjectView }): ReactNode {
  const badges = badgesOf(object)
  if (badges.length === 0) return null
  return (
    <span className="badges">
      {badges.slice(0, 5).map(({ keyword, sign }) => (
        <i key={keyword} className="badge" role="img" aria-label={keyword} title={keyword}>
          {sign}
        </i>
      ))}
    </span>
  )
}

export function CardBack(): ReactNode {
  return (
    <span className="card back" aria-hidden="true">
      <span className="back-sign" />
    </span>
  )
}
