import { type ReactNode, useEffect, useState } from 'react'
import { language, useT } from '../i18n/index.ts'

interface Explained {
  number: string
  title: string
  text: string
}

/** Rule numbers; each opens to what the rule says, in our own words. */
export function RuleChips({ rules }: { rules: readonly string[] }): ReactNode {
  const t = useT()
  const [asked, setAsked] = useState<string | null>(null)
  const [shown, setShown] = useState<Explained | null>(null)
  const lang = language()
  useEffect(() => {
    let current = true
    if (asked === null) return
    // The index of rules is large, and only asked for here.
    void import('@upkeep/reference').then(({ renderRules }) => {
      if (current) setShown(renderRules([asked], lang)[0] ?? null)
    })
    return () => {
      current = false
    }
  }, [asked, lang])
  if (rules.length === 0) return null
  return (
    <span className="rule-chips">
      {[...new Set(rules)].map(rule => (
        <button
          key={rule}
          type="button"
          className="rule"
          aria-expanded={asked === rule}
          aria-label={t('log.rule', { rule })}
          onClick={() => {
            setShown(null)
            setAsked(asked === rule ? null : rule)
          }}
        >
          {rule}
        </button>
      ))}
      {asked !== null && shown !== null && (
        <span className="rule-text" ref={element => element?.scrollIntoView({ block: 'nearest' })}>
          <b>{shown.title}</b> {shown.text}
        </span>
      )}
    </span>
  )
}
