import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Session } from '../client/session.ts'
import { has, type Key, type T, useT } from '../i18n/index.ts'
import { keyed } from '../view/keyed.ts'
import type { DeckProblem, DeckReport } from '../worker/protocol.ts'

interface Props {
  session: Session
  list: string
  change(list: string): void
  onReport(report: DeckReport | null): void
}

const CHECK_AFTER = 300

/** A list to type or paste, with what is wrong with it by line. */
export function PasteList({ session, list, change, onReport }: Props): ReactNode {
  const t = useT()
  const id = useId()
  const [report, setReport] = useState<DeckReport | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each list
  useEffect(() => {
    let current = true
    const tell = (found: DeckReport | null): void => {
      if (!current) return
      setReport(found)
      onReport(found)
    }
    if (list.trim() === '') {
      tell(null)
      return
    }
    const timer = setTimeout(() => void session.checkDeck(list).then(tell), CHECK_AFTER)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [list])
  const problems = report?.problems ?? []
  return (
    <div className="paste">
      <label htmlFor={id} className="hidden-text">
        {t('deck.paste')}
      </label>
      <textarea
        id={id}
        className="field"
        rows={9}
        spellCheck={false}
        value={list}
        placeholder={t('deck.placeholder')}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-report`}
        onChange={event => change(event.target.value)}
      />
      <div id={`${id}-report`} aria-live="polite">
        {report !== null && problems.length === 0 && report.deck !== null && (
          <p className="good">{t('deck.good', { count: report.deck.size })}</p>
        )}
        <Problems problems={problems} />
      </div>
    </div>
  )
}

export function Problems({ problems }: { problems: readonly DeckProblem[] }): ReactNode {
  const t = useT()
  if (problems.length === 0) return null
  return (
    <>
      <p className="bad">{t('deck.problems', { count: problems.length })}</p>
      <ul className="problems">
        {keyed(problems, problem => `${problem.line} ${reasonOf(problem, t)}`).map(({ key, item: problem }) => (
          <li key={key}>
            {problem.line > 0 && <b>{t('deck.line', { n: problem.line })}</b>} {reasonOf(problem, t)}
          </li>
        ))}
      </ul>
    </>
  )
}

function reasonOf({ kind, text, more, message }: DeckProblem, t: T): string {
  const guessed = `problem.${kind}.guess`
  if (more !== undefined && has(guessed)) return t(guessed as Key, { text, more })
  const key = `problem.${kind}`
  return has(key) ? t(key as Key, { text, more: more ?? '' }) : message
}
