import type { ReactNode } from 'react'
import type { DecisionOf, DraftOf } from '../../answer/draft.ts'
import { isFew } from '../../answer/sheet.ts'
import { useT } from '../../i18n/index.ts'
import { useTable } from '../context.ts'

export function NumberChoice({
  decision,
  draft,
}: {
  decision: DecisionOf<'number'>
  draft: DraftOf<'number'>
}): ReactNode {
  const t = useT()
  const { session } = useTable()
  const { min, max } = decision
  const set = (number: number): void =>
    session.setDraft({ kind: 'number', number: Math.max(min, Math.min(max, Math.round(number))) })
  if (isFew(decision)) {
    return (
      <ol className="choices numbers">
        {Array.from({ length: max - min + 1 }, (_, i) => min + i).map(number => (
          <li key={number}>
            <button type="button" className="choice" data-choice onClick={() => session.answer({ number })}>
              {number}
            </button>
          </li>
        ))}
      </ol>
    )
  }
  return (
    <div className="stepper">
      <button
        type="button"
        className="button"
        aria-label={t('do.less')}
        disabled={draft.number <= min}
        onClick={() => set(draft.number - 1)}
      >
        −
      </button>
      <input
        type="number"
        className="field"
        min={min}
        max={max}
        value={draft.number}
        aria-label={t('number.label', { min, max })}
        onChange={event => set(Number(event.target.value))}
        onKeyDown={event => event.key === 'Enter' && session.confirm()}
      />
      <button
        type="button"
        className="button"
        aria-label={t('do.more')}
        disabled={draft.number >= max}
        onClick={() => set(draft.number + 1)}
      >
        +
      </button>
    </div>
  )
}
