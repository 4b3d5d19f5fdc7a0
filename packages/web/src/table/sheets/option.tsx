import { type ReactNode, useState } from 'react'
import type { DecisionOf } from '../../answer/draft.ts'
import { Pip, WithSymbols } from '../../card/symbols.tsx'
import { has, type Key, type T, useT } from '../../i18n/index.ts'
import { useTable } from '../context.ts'

const LONG = 12

/** One of several words. Long lists can be searched. */
export function OptionChoice({ decision }: { decision: DecisionOf<'option'> }): ReactNode {
  const t = useT()
  const { session, objects } = useTable()
  const [wanted, setWanted] = useState('')
  const search = wanted.trim().toLowerCase()
  const options = decision.options.map((word, index) => ({ word, index, label: optionLabel(word, t) }))
  const found = options.filter(option => option.label.toLowerCase().includes(search))
  return (
    <>
      {options.length > LONG && (
        <input
          type="search"
          className="field"
          value={wanted}
          placeholder={t('option.search')}
          aria-label={t('option.search')}
          onChange={event => setWanted(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter' && found[0] !== undefined && search !== '')
              session.answer({ option: found[0].index })
          }}
        />
      )}
      <ol className={`choices${options.length > LONG ? ' many' : ''}`}>
        {found.map(({ word, index, label }, i) => {
          const source = decision.sources?.[index]
          const card = source === undefined ? undefined : (objects.get(source)?.name ?? session.names.name(source))
          return (
            <li key={index}>
              <button type="button" className="choice" data-choice onClick={() => session.answer({ option: index })}>
                {i < 9 && (
                  <span className="key" aria-hidden="true">
                    {i + 1}
                  </span>
                )}
                {/^[WUBRGC]$/.test(word) && <Pip symbol={word} />}
                <span>
                  {card !== undefined && card !== label && <b>{card}: </b>}
                  <WithSymbols text={label} />
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function optionLabel(word: string, t: T): string {
  const key = `option.${word}`
  return has(key) ? t(key as Key) : word
}
