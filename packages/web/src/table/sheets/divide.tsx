import type { ReactNode } from 'react'
import { type DecisionOf, type DraftOf, leftOf, setAmount } from '../../answer/draft.ts'
import { useT } from '../../i18n/index.ts'
import { isPlayer } from '../../view/entities.ts'
import { playerOf } from '../../view/lookup.ts'
import { useTable } from '../context.ts'

/** An amount shared out: damage to several, counters on several. */
export function Divide({ decision, draft }: { decision: DecisionOf<'divide'>; draft: DraftOf<'divide'> }): ReactNode {
  const t = useT()
  const { view, objects, session } = useTable()
  const left = leftOf(decision, draft)
  return (
    <>
      <p className={`left${left > 0 ? ' some' : ''}`}>{t('divide.left', { n: left, of: decision.amount })}</p>
      <ul className="shares">
        {decision.options.map((option, i) => {
          const amount = draft.amounts[i]!
          const name = isPlayer(option)
            ? (playerOf(view, option)?.name ?? '')
            : (objects.get(option)?.name ?? session.names.name(option) ?? t('card.unknown'))
          const lethal = decision.lethal?.[i]
          const set = (to: number): void => session.setDraft(setAmount(decision, draft, i, to))
          return (
            <li key={option}>
              <span className="share-name">
                {name}
                {lethal !== undefined && !isPlayer(option) && (
                  <small className={amount >= lethal ? 'enough' : ''}>{t('divide.lethal', { n: lethal })}</small>
                )}
              </span>
              <span className="stepper">
                <button
                  type="button"
                  className="button"
                  aria-label={`${t('do.less')}: ${name}`}
                  disabled={amount <= decision.min[i]!}
                  onClick={() => set(amount - 1)}
                >
                  −
                </button>
                <output aria-label={name}>{amount}</output>
                <button
                  type="button"
                  className="button"
                  aria-label={`${t('do.more')}: ${name}`}
                  disabled={left <= 0}
                  onClick={() => set(amount + 1)}
                >
                  +
                </button>
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
