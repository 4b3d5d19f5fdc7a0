import type { ObjectView } from '@upkeep/engine'

export function typeLine(object: Pick<ObjectView, 'supertypes' | 'types' | 'subtypes'>): string {
  const left = [...object.supertypes, ...object.types].join(' ')
  return object.subtypes.length > 0 ? `${left} — ${object.subtypes.join(' ')}` : left
}
