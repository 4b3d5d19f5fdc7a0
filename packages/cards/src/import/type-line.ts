/** Reading type lines: `Legendary Creature — Time Lord Doctor` (CR 205). */

export interface TypeLine {
  readonly supertypes: readonly string[]
  readonly types: readonly string[]
  readonly subtypes: readonly string[]
}

/** CR 205.4a, and the two that Un-cards and digital cards add. */
const SUPERTYPES: ReadonlySet<string> = new Set([
  'Basic',
  'Elite',
  'Host',
  'Legendary',
  'Ongoing',
  'Snow',
  'Token',
  'World',
])

/** Subtypes of more than one word, planes aside (CR 205.3b, 205.3m). */
const LONG_SUBTYPES: readonly string[] = ['Time Lord']

/** Splits a printed type line. A plane's type is everything after the dash (CR 205.3n). */
export function splitTypeLine(line: string): TypeLine {
  const dash = /\s+[—–-]+\s+/.exec(line)
  const left = (dash ? line.slice(0, dash.index) : line).trim()
  const right = dash ? line.slice(dash.index + dash[0].length).trim() : ''
  const supertypes: string[] = []
  const types: string[] = []
  for (const word of left.split(/\s+/)) {
    if (word !== '') (types.length === 0 && SUPERTYPES.has(word) ? supertypes : types).push(word)
  }
  if (right === '') return { supertypes, types, subtypes: [] }
  if (types.includes('Plane')) return { supertypes, types, subtypes: [right] }
  let rest = right
  for (const long of LONG_SUBTYPES) rest = rest.replaceAll(long, long.replaceAll(' ', '\u00a0'))
  return { supertypes, types, subtypes: rest.split(/ +/).map(word => word.replaceAll('\u00a0', ' ')) }
}

/** The type line of a face as it is printed in English. */
export function joinTypeLine(face: TypeLine): string {
  const left = [...face.supertypes, ...face.types].join(' ')
  return face.subtypes.length === 0 ? left : `${left} — ${face.subtypes.join(' ')}`
}
