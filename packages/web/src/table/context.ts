import type { GameView, ObjectView } from '@upkeep/engine'
import { createContext, useContext } from 'react'
import type { Marks } from '../answer/marks.ts'
import type { Session, Snapshot } from '../client/session.ts'

/** What the parts of the table share. */
export interface TableState {
  session: Session
  snap: Snapshot
  view: GameView
  objects: ReadonlyMap<number, ObjectView>
  marks: Marks
  /** Opens a zone as a list. */
  openZone(zone: OpenZone): void
  /** Shows a card large until it is closed. */
  inspect(object: ObjectView): void
}

export type OpenZone =
  | { zone: 'graveyard' | 'library' | 'hand'; player: number }
  | { zone: 'exile' | 'command'; player: number }

export const TableContext: React.Context<TableState | null> = createContext<TableState | null>(null)

export function useTable(): TableState {
  const table = useContext(TableContext)
  if (table === null) throw new Error('outside of the table')
  return table
}
