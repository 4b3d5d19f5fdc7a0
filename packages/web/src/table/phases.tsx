import type { Step } from '@upkeep/ir'
import type { ReactNode } from 'react'
import { useT } from '../i18n/index.ts'
import { PRIORITY_STEPS } from '../worker/auto.ts'
import { useTable } from './context.ts'

/** A way to a window of its own: settings, log, leaving. */
export interface Tool {
  id: string
  label: string
  sign: string
  open(): void
}

/** The steps of the turn; each tells whether the game stops there for you, and a click changes that. */
export function Phases({ tools }: { tools: readonly Tool[] }): ReactNode {
  const t = useT()
  const { view, snap, session } = useTable()
  const { stops } = snap.settings.auto
  const yours = view.turn.active === view.you
  const now = view.turn.step
  const before = view.turn.number === 0
  const { name } = view.players[view.turn.active]!
  const combat: readonly Step[] = ['combat', 'attackers', 'blockers', 'firststrike', 'damage', 'endcombat']
  return (
    <nav className={`phases ${yours ? 'yours' : 'theirs'}`} aria-label={t('phases.title')}>
      <span className="turn">
        <b>{before ? t('phases.before') : t('phases.turn', { n: view.turn.number })}</b>
        <span>
          {t(yours ? (before ? 'phases.youFirst' : 'phases.yours') : before ? 'phases.theyFirst' : 'phases.theirs', {
            name,
          })}
        </span>
      </span>
      <ol>
        {PRIORITY_STEPS.filter(step => step !== 'firststrike' || now === step).map(step => {
          const side = yours ? 'yours' : 'theirs'
          const stop = stops[side].includes(step)
          const current = now === step
          const classes = ['phase', current ? 'now' : '', combat.includes(step) ? 'fight' : '', stop ? 'stop' : '']
          return (
            <li key={step} className={classes.join(' ')} aria-current={current ? 'step' : undefined}>
              <button
                type="button"
                aria-pressed={stop}
                title={t(stop ? 'phases.noStop' : 'phases.stop', { step: t(`step.${step}`) })}
                onClick={event => {
                  session.changeSettings({ auto: { ...snap.settings.auto, stops: toggle(stops, side, step) } })
                  if (event.detail > 0) event.currentTarget.blur()
                }}
              >
                {t(`step.short.${step}`)}
              </button>
            </li>
          )
        })}
      </ol>
      <span className="step-now">{t(`step.${now}`)}</span>
      <span className="tools">
        {tools.map(tool => (
          <button
            key={tool.id}
            type="button"
            className={`tool ${tool.id}-tool`}
            aria-label={tool.label}
            title={tool.label}
            onClick={event => {
              tool.open()
              if (event.detail > 0) event.currentTarget.blur()
            }}
          >
            {tool.sign}
          </button>
        ))}
      </span>
    </nav>
  )
}

type Stops = { yours: readonly Step[]; theirs: readonly Step[] }

export function toggle(stops: Stops, side: 'yours' | 'theirs', step: Step): Stops {
  const has = stops[side].includes(step)
  return { ...stops, [side]: has ? stops[side].filter(other => other !== step) : [...stops[side], step] }
}
