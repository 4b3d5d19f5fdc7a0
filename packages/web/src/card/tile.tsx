import type { ObjectView } from '@upkeep/engine'
import type { CSSProperties, ReactNode } from 'react'
import { useT } from '../i18n/index.ts'
import { Badges, Corner } from './face.tsx'
import { frameOf, landColors, toneStyle } from './frame.ts'
import { Sigil } from './sigil.tsx'
import { ManaCost, Pip } from './symbols.tsx'

/** A permanent on the table: small, and legible there. */
export function Tile({ object, count = 1 }: { object: ObjectView; count?: number }): ReactNode {
  const t = useT()
  if (object.hidden === true || (object.faceDown === true && object.name === '')) return <FaceDown object={object} />
  const isLand = object.types.includes('Land') && !object.types.includes('Creature')
  const sick = object.sick === true && object.types.includes('Creature') && !object.keywords.includes('haste')
  return (
    <span
      className={`tile${isLand ? ' land' : ''}${sick ? ' sick' : ''}`}
      style={toneStyle(frameOf(object)) as CSSProperties}
    >
      <span className={`tile-name${object.name.length > 15 ? ' long' : ''}`}>{object.name}</span>
      <span className="card-art">
        <Sigil object={object} />
        {isLand && <LandMana object={object} />}
        {!isLand && object.power === undefined && <ManaCost cost={object.manaCost} />}
        <Counters object={object} />
      </span>
      <Badges object={object} />
      <Corner object={object} />
      {sick && <i className="sick-sign" role="img" aria-label={t('card.sick')} title={t('card.sick')} />}
      {object.tapped === true && (
        <i className="tap-sign" role="img" aria-label={t('card.tapped')}>
          {'\ue61a'}
        </i>
      )}
      {count > 1 && <span className="pile-count">×{count}</span>}
      <Chosen object={object} />
    </span>
  )
}

function FaceDown({ object }: { object: ObjectView }): ReactNode {
  return (
    <span className="tile down">
      <span className="back-sign" />
      <Corner object={object} />
    </span>
  )
}

function LandMana({ object }: { object: ObjectView }): ReactNode {
  const colors = landColors(object)
  if (colors.length === 0 || colors.length > 3) return null
  return (
    <span className="tile-mana">
      {colors.map(color => (
        <Pip key={color} symbol={color} />
      ))}
    </span>
  )
}

function Counters({ object }: { object: ObjectView }): ReactNode {
  const counters = Object.entries(object.counters ?? {}).filter(([kind, n]) => n > 0 && kind !== 'loyalty')
  if (counters.length === 0) return null
  return (
    <span className="counters">
      {counters.map(([kind, n]) => (
        <span key={kind} className={`counter${kind.startsWith('-') ? ' minus' : ''}`} title={`${n} × ${kind}`}>
          {/^[+-]\d/.test(kind) ? `${n}× ${kind}` : `${n} ${kind}`}
        </span>
      ))}
    </span>
  )
}

function Chosen({ object }: { object: ObjectView }): ReactNode {
  const words = Object.values(object.chosen ?? {}).filter(value => typeof value === 'string')
  if (words.length === 0) return null
  return <span className="chosen-word">{words.join(', ')}</span>
}
