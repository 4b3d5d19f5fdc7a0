import type { ObjectView } from '@upkeep/engine'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { promptButtons } from '../answer/buttons.ts'
import { marksOf } from '../answer/marks.ts'
import { type Session, useSession } from '../client/session.ts'
import { useT } from '../i18n/index.ts'
import { LogPanel } from '../log/log-panel.tsx'
import { keyed } from '../view/keyed.ts'
import { objectsOf, rivals, you } from '../view/lookup.ts'
import { ActionMenu } from './action-menu.tsx'
import { Arrows } from './arrows.tsx'
import { type OpenZone, TableContext, type TableState } from './context.ts'
import { Dialog } from './dialog.tsx'
import { End } from './end.tsx'
import { Hand } from './hand.tsx'
import { Phases } from './phases.tsx'
import { Piles } from './piles.tsx'
import { Plate } from './plate.tsx'
import { Inspect, Preview, usePreview } from './preview.tsx'
import { Prompt, useKeys } from './prompt.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { Sheet } from './sheet.tsx'
import { Side } from './side.tsx'
import { Stack } from './stack.tsx'
import { ZoneDialog } from './zone-dialog.tsx'

export function Table({ session }: { session: Session }): ReactNode {
  const snap = useSession(session)
  const t = useT()
  const [zone, setZone] = useState<OpenZone | null>(null)
  const [inspected, setInspected] = useState<ObjectView | null>(null)
  const [dialog, setDialog] = useState<'settings' | 'leave' | null>(null)
  const [logOpen, setLogOpen] = useState(false)
  const [hovered, setHovered] = useState<number | null>(null)
  const narrow = useNarrow()
  const view = snap.shown?.view ?? null
  const objects = useMemo(() => (view === null ? new Map() : objectsOf(view)), [view])
  const marks = useMemo(
    () => marksOf(snap.catchingUp ? null : (view?.decision ?? null), snap.draft),
    [view, snap.draft, snap.catchingUp],
  )
  const find = useCallback(
    (id: number): ObjectView | undefined => objects.get(id) ?? session.names.card(id),
    [objects, session],
  )
  const { previewed, handlers } = usePreview(id => {
    const object = find(id)
    if (object !== undefined && object.hidden !== true) setInspected(object)
  })
  const buttons = useCallback(() => promptButtons(session, session.get(), t), [session, t])
  const back = useCallback(() => session.back(), [session])
  const hurry = useCallback(() => session.hurry(), [session])
  useKeys(buttons, back, hurry)
  useAnnounced(snap.shown?.view.turn.number)
  if (view === null) return <main className="table empty" aria-busy="true" />
  const state: TableState = { session, snap, view, objects, marks, openZone: setZone, inspect: setInspected }
  const me = you(view)
  const others = rivals(view)
  const large = previewed === null ? undefined : find(previewed.id)
  return (
    <TableContext.Provider value={state}>
      <main
        className={`table${snap.catchingUp ? ' catching-up' : ''}${view.turn.active === view.you ? ' your-turn' : ''}`}
        data-decision={snap.catchingUp || snap.waiting ? '' : (view.decision?.kind ?? '')}
        data-over={view.result !== null}
        {...handlers}
      >
        <h1 className="hidden-text">{t('app.name')}</h1>
        <div className="board">
          {others.map(player => (
            <div key={player.id} className="bar theirs">
              <Plate player={player} />
              <RivalHand count={player.handCount} />
              <Piles player={player} />
            </div>
          ))}
          {others.map(player => (
            <Side key={player.id} player={player.id} mine={false} />
          ))}
          <div className="middle">
            <Phases
              tools={[
                { id: 'log', label: t('log.title'), sign: '≡', open: () => setLogOpen(!logOpen) },
                { id: 'settings', label: t('settings.title'), sign: '⚙', open: () => setDialog('settings') },
                { id: 'leave', label: t('leave.short'), sign: '⏏', open: () => setDialog('leave') },
              ]}
            />
            {narrow && <Stack onHover={setHovered} />}
          </div>
          <Side player={view.you} mine />
          <div className="ask">
            <Sheet />
            <Prompt />
          </div>
          <div className="bar mine">
            <div className="seat">
              <Plate player={me} />
              <Piles player={me} />
            </div>
            <Hand />
          </div>
        </div>
        <aside className={`aside${logOpen ? ' open' : ''}`}>
          {!narrow && <Stack onHover={setHovered} />}
          <LogPanel {...(logOpen ? { onClose: () => setLogOpen(false) } : {})} />
        </aside>
        <Arrows hovered={hovered} />
        <ActionMenu />
        {large !== undefined && previewed !== null && inspected === null && (
          <Preview object={large} side={previewed.side} />
        )}
        {zone !== null && <ZoneDialog open={zone} onClose={() => setZone(null)} />}
        {inspected !== null && <Inspect object={inspected} onClose={() => setInspected(null)} />}
        {dialog === 'settings' && <SettingsDialog session={session} onClose={() => setDialog(null)} />}
        {dialog === 'leave' && <Leave session={session} onClose={() => setDialog(null)} />}
        <Turn view={view} />
        <End key={snap.table?.seed} />
      </main>
    </TableContext.Provider>
  )
}

function RivalHand({ count }: { count: number }): ReactNode {
  return (
    <span className="rival-hand" aria-hidden="true">
      {keyed(Array<string>(Math.min(count, 10)).fill('card')).map(({ key }) => (
        <span key={key} className="card back mini" />
      ))}
    </span>
  )
}

/** Says whose turn begins, for a moment. */
function Turn({ view }: { view: TableState['view'] }): ReactNode {
  const t = useT()
  const mine = view.turn.active === view.you
  if (view.result !== null || view.turn.number === 0) return null
  return (
    <div key={view.turn.number} className={`turn-banner${mine ? ' own' : ''}`} aria-hidden="true">
      {mine ? t('phases.yours') : t('phases.theirs', { name: view.players[view.turn.active]!.name })}
    </div>
  )
}

function Leave({ session, onClose }: { session: Session; onClose(): void }): ReactNode {
  const t = useT()
  const over = session.view?.result !== null
  return (
    <Dialog title={t('leave.title')} onClose={onClose}>
      <p className="note">{t('leave.note')}</p>
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => session.leave()}>
          {t('leave.keep')}
        </button>
        {!over && (
          <button
            type="button"
            className="button danger"
            data-do="concede"
            onClick={() => {
              session.answer({ concede: true })
              onClose()
            }}
          >
            {t('leave.concede')}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onClose}>
          {t('do.cancel')}
        </button>
      </div>
    </Dialog>
  )
}

/** A phone held upright, or a window as narrow. */
function useNarrow(): boolean {
  const [query] = useState(() => window.matchMedia('(max-width: 760px)'))
  return useSyncExternalStore(
    changed => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => query.matches,
  )
}

/** A page in the background says in its title that something is asked. */
function useAnnounced(turn: number | undefined): void {
  const t = useT()
  const first = useRef(document.title)
  useEffect(() => {
    if (turn === undefined) return
    document.title = `${t('phases.turn', { n: turn })} · ${t('app.name')}`
    const before = first.current
    return () => {
      document.title = before
    }
  }, [turn, t])
}
