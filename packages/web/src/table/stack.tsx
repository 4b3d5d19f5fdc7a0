import type { Entity, ObjectView } from '@upkeep/engine'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { frameOf, toneStyle } from '../card/frame.ts'
import { Sigil } from '../card/sigil.tsx'
import { ManaCost, WithSymbols } from '../card/symbols.tsx'
import { stackLines } from '../card/text.ts'
import { useT } from '../i18n/index.ts'
import { playerOf, shownName } from '../view/lookup.ts'
import { useTable } from './context.ts'
import { ObjectButton } from './object-button.tsx'

/** What waits to resolve, the next on top. */
export function Stack({ onHover }: { onHover(id: number | null): void }): ReactNode {
  const t = useT()
  const { view } = useTable()
  const [closed, setClosed] = useState(false)
  if (view.stack.length === 0) return null
  return (
    <section className={`stack${closed ? ' closed' : ''}`} aria-label={t('stack.title')}>
      <header>
        <h2>{t('stack.title')}</h2>
        <button type="button" className="quiet" aria-expanded={!closed} onClick={() => setClosed(!closed)}>
          {view.stack.length}
        </button>
      </header>
      <ol>
        {view.stack.map(object => (
          <li key={object.id} onPointerEnter={() => onHover(object.id)} onPointerLeave={() => onHover(null)}>
            <StackItem object={object} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function StackItem({ object }: { object: ObjectView }): ReactNode {
  const t = useT()
  const { view, objects, session } = useTable()
  const source =
    object.source === undefined ? undefined : (objects.get(object.source) ?? session.names.card(object.source))
  const sourceName =
    shownName(source) ?? (object.source === undefined ? undefined : session.names.name(object.source)) ?? object.name
  const ability = object.kind === 'ability'
  const drawn = ability ? { ...object, ...pick(source), name: sourceName } : object
  const by = view.players[object.controller]!.name
  const lines = stackLines(object, source)
  const nameOf = (entity: Entity): string =>
    playerOf(view, entity)?.name ?? shownName(objects.get(entity)) ?? session.names.name(entity) ?? t('card.unknown')
  return (
    <ObjectButton object={object} className={`stack-item${object.controller === view.you ? ' own' : ''}`}>
      <span className="stack-face" style={toneStyle(frameOf(drawn)) as CSSProperties}>
        <span className="card-art">
          <Sigil object={drawn} />
        </span>
        <span className="stack-words">
          <span className="stack-name">
            {ability ? t('stack.ability', { name: sourceName }) : object.name}
            {object.x !== undefined && <b> X = {object.x}</b>}
          </span>
          {!ability && <ManaCost cost={object.manaCost} />}
          <span className="stack-by">
            {object.controller === view.you ? t('stack.yours') : t('stack.by', { name: by })}
          </span>
          {lines[0] !== undefined && (
            <span className="stack-text">
              <WithSymbols text={lines.join(' ')} />
            </span>
          )}
          {(object.targets?.length ?? 0) > 0 && (
            <span className="stack-targets">
              <span aria-hidden="true">→ </span>
              {object.targets!.map(nameOf).join(', ')}
            </span>
          )}
        </span>
      </span>
    </ObjectButton>
  )
}

function pick(source: ObjectView | undefined): Partial<ObjectView> {
  if (source === undefined) return {}
  return { colors: source.colors, types: source.types, subtypes: source.subtypes }
}
