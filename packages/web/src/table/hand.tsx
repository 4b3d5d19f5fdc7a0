import type { CSSProperties, ReactNode } from 'react'
import { CardFace } from '../card/face.tsx'
import { useT } from '../i18n/index.ts'
import { useTable } from './context.ts'
import { ObjectButton } from './object-button.tsx'

/** The person's own hand, as a fan. */
export function Hand(): ReactNode {
  const t = useT()
  const { view } = useTable()
  const hand = view.players[view.you]!.hand
  const n = hand.length
  const style = { '--n': Math.max(1, n), '--gaps': Math.max(1, n - 1) } as CSSProperties
  return (
    <div className="hand-area" style={style} data-crowded={n > 8 ? 'very' : n > 4 ? '' : undefined}>
      <ul className="hand-in" aria-label={t('hand.yours', { count: n })}>
        {hand.map((object, i) => (
          <li key={object.id} className="hand-place" style={{ '--i': i - (n - 1) / 2 } as CSSProperties}>
            <ObjectButton object={object} className="hand-card">
              <CardFace object={object} size="hand" />
            </ObjectButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
