import { type ReactNode, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { useTable } from '../context.ts'

const SHOWN = 8

/** The name of any card. */
export function NameChoice(): ReactNode {
  const t = useT()
  const { session, snap } = useTable()
  const [wanted, setWanted] = useState('')
  const search = wanted.trim().toLowerCase()
  const starts = snap.cardNames.filter(name => name.toLowerCase().startsWith(search))
  const within = snap.cardNames.filter(
    name => !name.toLowerCase().startsWith(search) && name.toLowerCase().includes(search),
  )
  const found = search === '' ? [] : [...starts, ...within].slice(0, SHOWN)
  return (
    <form
      className="name-choice"
      onSubmit={event => {
        event.preventDefault()
        const name = found[0] ?? wanted.trim()
        if (name !== '') session.answer({ name })
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the field is what the question is about
        autoFocus
        className="field"
        value={wanted}
        placeholder={t('name.placeholder')}
        aria-label={t('name.placeholder')}
        onChange={event => setWanted(event.target.value)}
      />
      <ol className="choices">
        {found.map(name => (
          <li key={name}>
            <button type="button" className="choice" data-choice onClick={() => session.answer({ name })}>
              {name}
            </button>
          </li>
        ))}
      </ol>
      {found.length === 0 && search !== '' && (
        <button type="submit" className="button primary">
          {t('name.asWritten', { name: wanted.trim() })}
        </button>
      )}
    </form>
  )
}
