import type { ObjectView } from '@upkeep/engine'
import type { Mark } from '../answer/marks.ts'
import type { Key, T } from '../i18n/index.ts'
import { typeLine } from './type-line.ts'

const MARKS: Readonly<Record<Mark, Key>> = {
  legal: 'mark.legal',
  target: 'mark.target',
  chosen: 'mark.chosen',
  attacking: 'mark.attacking',
  blocking: 'mark.blocking',
  picking: 'mark.picking',
  mana: 'mark.mana',
}

/** An object in words, for those who hear the table. */
export function describe(object: ObjectView, t: T, more: { mark?: Mark | undefined; count?: number } = {}): string {
  if (object.hidden === true) return t('card.hidden')
  const parts = [object.name === '' ? t('card.faceDown') : object.name, typeLine(object)]
  if (object.power !== undefined && object.toughness !== undefined) parts.push(`${object.power}/${object.toughness}`)
  if (object.keywords.length > 0) parts.push(object.keywords.join(', '))
  if (object.tapped === true) parts.push(t('card.tapped'))
  if (object.sick === true && object.types.includes('Creature')) parts.push(t('card.sick'))
  if (object.damage !== undefined && object.damage > 0) parts.push(t('card.damage', { n: object.damage }))
  for (const [kind, n] of Object.entries(object.counters ?? {})) if (n > 0) parts.push(t('card.counters', { n, kind }))
  if (object.attacking !== undefined && more.mark !== 'attacking') parts.push(t('mark.attacking'))
  if ((object.blocking?.length ?? 0) > 0 && more.mark !== 'blocking') parts.push(t('mark.blocking'))
  if (more.count !== undefined && more.count > 1) parts.push(t('card.pile', { n: more.count }))
  if (more.mark !== undefined) parts.push(t(MARKS[more.mark]))
  return parts.filter(part => part !== '').join(', ')
}
