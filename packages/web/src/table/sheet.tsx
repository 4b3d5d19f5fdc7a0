import type { Decision } from '@upkeep/engine'
import { type ReactNode, useState } from 'react'
import type { Draft } from '../answer/draft.ts'
import { needsSheet } from '../answer/sheet.ts'
import { useT } from '../i18n/index.ts'
import { useTable } from './context.ts'
import { Arrange } from './sheets/arrange.tsx'
import { Divide } from './sheets/divide.tsx'
import { Modes } from './sheets/modes.tsx'
import { NameChoice } from './sheets/name.tsx'
import { NumberChoice } from './sheets/number.tsx'
import { ObjectList } from './sheets/objects.tsx'
import { OptionChoice } from './sheets/option.tsx'
import { Order } from './sheets/order.tsx'

/** A choice that can't be made by a click on the table; it can be put down to look at the table. */
export function Sheet(): ReactNode {
  const t = useT()
  const { view, snap } = useTable()
  const { decision } = view
  const [down, setDown] = useState<number | null>(null)
  if (decision === null || snap.catchingUp || !needsSheet(view, decision)) return null
  const isDown = down === decision.id
  return (
    <section className={`sheet${isDown ? ' down' : ''}`} aria-label={t('prompt.title')}>
      <button
        type="button"
        className="sheet-peek quiet"
        aria-expanded={!isDown}
        onClick={() => setDown(isDown ? null : decision.id)}
      >
        {t(isDown ? 'sheet.show' : 'sheet.hide')}
      </button>
      {!isDown && <Body key={decision.id} decision={decision} draft={snap.draft} />}
    </section>
  )
}

function Body({ decision, draft }: { decision: Decision; draft: Draft }): ReactNode {
  switch (decision.kind) {
    case 'objects':
      return draft.kind === 'objects' ? <ObjectList decision={decision} draft={draft} /> : null
    case 'modes':
      return draft.kind === 'modes' ? <Modes decision={decision} draft={draft} /> : null
    case 'order':
      return draft.kind === 'order' ? <Order decision={decision} draft={draft} /> : null
    case 'arrange':
      return draft.kind === 'arrange' ? <Arrange decision={decision} draft={draft} /> : null
    case 'divide':
      return draft.kind === 'divide' ? <Divide decision={decision} draft={draft} /> : null
    case 'number':
      return draft.kind === 'number' ? <NumberChoice decision={decision} draft={draft} /> : null
    case 'option':
      return <OptionChoice decision={decision} />
    case 'name':
      return <NameChoice />
    default:
      return null
  }
}
