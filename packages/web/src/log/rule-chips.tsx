import { type ReactNode, useState } from 'react'
import { language, useT } from '../i18n/index.ts'
import { useReference } from './reference.ts'

/** Rule numbers; each opens to what the rule says, in our own words. */
export function RuleChips({ rules }: { rules: readonly string[] }): ReactNode {
  const t = useT()
  const [asked, setAsked] = useState<string | null>(null)
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
          onClick={() => setAsked(asked === rule ? null : rule)}
        >
          {rule}
        </button>
      ))}
      {asked !== null && <RuleText rule={asked} />}
    </span>
  )
}

function RuleText({ rule }: { rule: string }): ReactNode {
  const reference = useReference()
  const shown = reference?.renderRules([rule], language())[0]
  if (shown === undefined) return null
  return (
    <span className="rule-text" ref={element => element?.scrollIntoView({ block: 'nearest' })}>
      <b>{shown.title}</b> {shown.text}
    </span>
  )
}
