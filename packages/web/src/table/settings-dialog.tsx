import type { Step } from '@upkeep/ir'
import type { ReactNode } from 'react'
import { type Session, useSession } from '../client/session.ts'
import { SPEEDS, type Speed } from '../client/settings.ts'
import { LANGUAGES, type Language, useT } from '../i18n/index.ts'
import { DEFAULT_AUTO, PRIORITY_STEPS } from '../worker/auto.ts'
import { Dialog } from './dialog.tsx'
import { toggle } from './phases.tsx'

/** Stops, what is done by itself, speed and language. */
export function SettingsDialog({ session, onClose }: { session: Session; onClose(): void }): ReactNode {
  const t = useT()
  const { settings } = useSession(session)
  const { auto } = settings
  const { stops } = auto
  const steps = PRIORITY_STEPS.filter(step => step !== 'firststrike')
  const box = (side: 'yours' | 'theirs', step: Step): ReactNode => (
    <td>
      <input
        type="checkbox"
        checked={stops[side].includes(step)}
        aria-label={`${t(`step.${step}`)}, ${t(`stops.${side}`)}`}
        onChange={() => session.changeSettings({ auto: { ...auto, stops: toggle(stops, side, step) } })}
      />
    </td>
  )
  return (
    <Dialog title={t('settings.title')} className="settings" onClose={onClose}>
      <section>
        <h3>{t('stops.title')}</h3>
        <p className="note">{t('stops.note')}</p>
        <table className="stops">
          <thead>
            <tr>
              <th scope="col">{t('stops.step')}</th>
              <th scope="col">{t('stops.yours')}</th>
              <th scope="col">{t('stops.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(step => (
              <tr key={step}>
                <th scope="row">{t(`step.${step}`)}</th>
                {box('yours', step)}
                {box('theirs', step)}
              </tr>
            ))}
          </tbody>
        </table>
        <button
          type="button"
          className="button quiet"
          onClick={() => session.changeSettings({ auto: { ...auto, stops: DEFAULT_AUTO.stops } })}
        >
          {t('stops.reset')}
        </button>
      </section>
      <section>
        <h3>{t('settings.auto')}</h3>
        <Check
          label={t('settings.smart')}
          on={auto.smart}
          set={smart => session.changeSettings({ auto: { ...auto, smart } })}
        />
        <Check
          label={t('settings.resolveOwn')}
          on={auto.resolveOwn}
          set={resolveOwn => session.changeSettings({ auto: { ...auto, resolveOwn } })}
        />
        <Check
          label={t('settings.autoPay')}
          on={auto.autoPay}
          set={autoPay => session.changeSettings({ auto: { ...auto, autoPay } })}
        />
        <h3>{t('settings.page')}</h3>
        <label className="setting">
          {t('settings.speed')}
          <select
            className="field"
            value={settings.speed}
            onChange={event => session.changeSettings({ speed: event.target.value as Speed })}
          >
            {(Object.keys(SPEEDS) as Speed[]).map(speed => (
              <option key={speed} value={speed}>
                {t(`speed.${speed}`)}
              </option>
            ))}
          </select>
        </label>
        <LanguageChoice session={session} />
        <h3>{t('keys.title')}</h3>
        <dl className="keys">
          {(['space', 'escape', 'numbers', 'tab', 'f', 'a'] as const).map(key => (
            <div key={key}>
              <dt>
                <kbd>{t(`keys.${key}`)}</kbd>
              </dt>
              <dd>{t(`keys.${key}.does`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  )
}

function Check({ label, on, set }: { label: string; on: boolean; set(on: boolean): void }): ReactNode {
  return (
    <label className="setting check">
      <input type="checkbox" checked={on} onChange={event => set(event.target.checked)} />
      {label}
    </label>
  )
}

export function LanguageChoice({ session }: { session: Session }): ReactNode {
  const t = useT()
  const { settings } = useSession(session)
  return (
    <label className="setting">
      {t('settings.language')}
      <select
        className="field"
        value={settings.language}
        onChange={event => session.changeSettings({ language: event.target.value as Language })}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
