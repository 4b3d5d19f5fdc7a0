/** The words of the format: players, steps, counted names, mana. */
import type { Step } from '@upkeep/ir'
import { at, integer, isMapping, Malformed, mapping, text, truth, wrong } from './shape.ts'
import type { ObjectName, Pick, Seat, Time } from './types.ts'

export const STEPS: readonly Step[] = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'combat',
  'attackers',
  'blockers',
  'firststrike',
  'damage',
  'endcombat',
  'main2',
  'end',
  'cleanup',
]

const LETTERS = 'ABCDEF'
export const letter = (seat: Seat): string => LETTERS[seat] ?? `player ${seat}`

/** Earlier is negative. */
export const compareTimes = (a: Time, b: Time): number =>
  a.turn - b.turn || STEPS.indexOf(a.step) - STEPS.indexOf(b.step)

export function readTime(value: unknown, path: string): Time {
  if (!Array.isArray(value) || value.length !== 2) return wrong(path, 'a turn and a step, as in [1, main1]', value)
  const turn = integer(value[0], at(path, 0), 1)
  const step = text(value[1], at(path, 1), 'the name of a step')
  const known = STEPS.find(s => s === step.toLowerCase())
  if (known === undefined) {
    throw new Malformed(at(path, 1), `there is no step ${JSON.stringify(step)}; the steps are ${STEPS.join(' ')}`)
  }
  return { turn, step: known }
}

export function readSeat(value: unknown, path: string, players: number): Seat {
  const seat = typeof value === 'string' ? LETTERS.indexOf(value.trim()) : -1
  if (seat < 0 || value === '' || seat >= players) {
    return wrong(path, `a player (${LETTERS.slice(0, players).split('').join(', ')})`, value)
  }
  return seat
}

/** Keys that are players; others are refused. */
export function bySeat<T>(
  value: unknown,
  path: string,
  players: number,
  read: (value: unknown, path: string) => T,
): Map<Seat, T> {
  const out = new Map<Seat, T>()
  for (const [key, inner] of Object.entries(mapping(value, path))) {
    const seat = LETTERS.indexOf(key)
    if (key.length !== 1 || seat < 0 || seat >= players) {
      const known = LETTERS.slice(0, players).split('').join(', ')
      throw new Malformed(at(path, key), `there is no player ${key}; the players are ${known}`)
    }
    out.set(seat, read(inner, at(path, key)))
  }
  return out
}

/** `Forest*3` → Forest, 3 */
export function readCounted(value: string, path: string): { name: string; count: number } {
  const match = /^(.*\S)\s*\*\s*(\d+)$/.exec(value)
  if (match === null) return { name: value, count: 1 }
  const count = Number(match[2])
  if (count > 1000) throw new Malformed(path, `${count} is too many`)
  return { name: match[1]!, count }
}

/** `"GGU"`, `"{G}{G}"`, `"2G"` (two colourless) → letters. */
export function readMana(value: unknown, path: string): string {
  if (value === '') return ''
  const written = text(value, path, 'mana, as in "GGU"')
  const bare = written.replace(/[{}\s]/g, '').toUpperCase()
  if (!/^[WUBRGC0-9]*$/.test(bare)) return wrong(path, 'mana, as in "GGU"', value)
  return bare.replace(/\d+/g, n => 'C'.repeat(Math.min(Number(n), 200)))
}

export function readPick(value: unknown, path: string): Pick {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map((v, i) => readPick(v, at(path, i)))
  if (typeof value === 'object' && value !== null) return value as { [key: string]: unknown }
  return wrong(path, 'an answer', value)
}

export function readName(value: unknown, path: string): ObjectName {
  if (isMapping(value)) {
    const map = mapping(value, path, ['card', 'copy'])
    const name = { card: text(map['card'], at(path, 'card'), 'the name of an object') }
    return map['copy'] === undefined ? name : { ...name, copy: truth(map['copy'], at(path, 'copy')) }
  }
  return text(value, path, 'the name of an object')
}

const WORDS: Readonly<Record<string, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: 'C',
}

/** A type of mana by its word or its letter. */
export function manaTypeOf(word: string): string | undefined {
  const bare = word.replace(/[{}]/g, '').toLowerCase()
  if (bare === 'colourless') return 'C'
  return WORDS[bare] ?? Object.values(WORDS).find(letter => letter.toLowerCase() === bare)
}

export function readManaType(value: unknown, path: string): string {
  const type = typeof value === 'string' ? manaTypeOf(value) : undefined
  return type ?? wrong(path, `one of ${Object.keys(WORDS).join(', ')}`, value)
}
