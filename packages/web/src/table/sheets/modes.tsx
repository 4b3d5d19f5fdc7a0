import type { ReactNode } from 'react'
import type { DecisionOf, DraftOf } from '../../answer/draft.ts'
import { WithSymbols } from '../../card/symbols.tsx'
import { modesOf } from '../../card/text.ts'
import { useT } from '../../i18n/index.ts'
import { useTable } from '../context.ts'

/** The modes of a spell or ability, with their texts. */
export function Modes({ decision, draft }: { decision: DecisionOf<'modes'>; draft: DraftOf<'modes'> }): ReactNode {
  const t = useT()
  const { objects, session } = useTable()
  const source =
    decision.source === undefined ? undefined : (objects.get(decision.source) ?? session.names.card(decision.source))
  const texts = source === undefined ? [] : modesOf(source)
  const full = draft.chosen.length >= decision.max
  const choose = (index: number): void => {
    const chosen = draft.chosen.includes(index)
    if (chosen && !decision.repeats) session.setDraft({ kind: 'modes', chosen: draft.chosen.filter(i => i !== index) })
    else if (decision.max === 1) session.answer({ modes: [index] })
    else if (!full) session.setDraft({ kind: 'modes', chosen: [...draft.chosen, index] })
  }
  return (
    <ol className="choices">
      {decision.options.map((option, i) => {
        const times = draft.chosen.filter(index => index === option.index).length
        return (
          <li key={option.index}>
            <button
              type="button"
              className={`choice${times > 0 ? ' on' : ''}`}
              data-choice
              aria-pressed={times > 0}
              disabled={!option.legal || (full && times === 0 && decision.max > 1)}
              onClick={() => choose(option.index)}
            >
              <span className="key" aria-hidden="true">
                {i + 1}
              </span>
              <span>
                <WithSymbols text={texts[option.index] ?? t('modes.nth', { n: option.index + 1 })} />
              </span>
              {times > 1 && <b>×{times}</b>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
