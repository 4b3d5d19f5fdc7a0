import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { language, useT } from '../i18n/index.ts'
import { useTable } from '../table/context.ts'
import { keyed } from '../view/keyed.ts'
import { RuleChips } from './rule-chips.tsx'
import { logLines } from './sentences.ts'

/** The game so far in sentences, with the rules behind each. */
export function LogPanel({ onClose }: { onClose?: () => void }): ReactNode {
  const t = useT()
  const { session, snap, view } = useTable()
  const [open, setOpen] = useState<number | null>(null)
  const end = useRef<HTMLOListElement>(null)
  const lang = language()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is in `t`
  const lines = useMemo(
    () =>
      logLines(
        snap.log,
        { object: id => session.names.name(id), player: id => view.players[id]?.name ?? '', you: view.you },
        t,
      ),
    [snap.log, lang],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolled when there is more
  useLayoutEffect(() => {
    const list = end.current
    if (list !== null && open === null) list.scrollTop = list.scrollHeight
  }, [lines.length])
  return (
    <section className="log" aria-label={t('log.title')}>
      <header>
        <h2>{t('log.title')}</h2>
        {onClose !== undefined && (
          <button type="button" className="close" onClick={onClose} aria-label={t('do.close')}>
            ✕
          </button>
        )}
      </header>
      <ol ref={end}>
        {lines.map(line => (
          <li key={line.key} className={`log-${line.kind}${line.player === view.you ? ' own' : ''}`}>
            <span>
              {keyed(line.words, word => (typeof word === 'string' ? word : String(word.id))).map(({ key, item }) =>
                typeof item === 'string' ? (
                  item
                ) : (
                  <b key={key} data-card={session.names.card(item.id) === undefined ? undefined : item.id}>
                    {item.name}
                  </b>
                ),
              )}
            </span>
            {line.rules.length > 0 && line.kind === 'line' && (
              <button
                type="button"
                className="why"
                aria-expanded={open === line.key}
                aria-label={t('log.why')}
                title={t('log.why')}
                onClick={() => setOpen(open === line.key ? null : line.key)}
              >
                §
              </button>
            )}
            {open === line.key && (
              <span ref={element => element?.scrollIntoView({ block: 'nearest' })}>
                <RuleChips rules={line.rules} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
