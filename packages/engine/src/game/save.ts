import { Game } from './game.ts'
import type { GameState } from './types.ts'

/** A saved game that cannot be loaded: what is wrong, and where. */
export class SaveError extends Error {
  override name = 'SaveError'
  path: string

  constructor(message: string, path: string) {
    super(path === '' ? message : `${path}: ${message}`)
    this.path = path
  }
}

/** The whole game as JSON. The generator is in it: it is for the process that runs the game, not for players. */
export function save(g: Game): string {
  return JSON.stringify(g.state)
}

const SHAPE: Record<string, 'number' | 'array' | 'object' | 'nullable'> = {
  format: 'number',
  options: 'object',
  rng: 'array',
  nextId: 'number',
  clock: 'number',
  defs: 'array',
  players: 'array',
  objects: 'array',
  gone: 'array',
  battlefield: 'array',
  stack: 'array',
  exile: 'array',
  command: 'array',
  turn: 'object',
  combat: 'nullable',
  agenda: 'array',
  scopes: 'array',
  effects: 'array',
  replacements: 'array',
  delayed: 'array',
  pending: 'array',
  facts: 'array',
  factCount: 'number',
  decision: 'nullable',
  decisions: 'number',
  rollback: 'nullable',
  result: 'nullable',
}

/** Reads a saved game. Throws SaveError on anything that is not one. */
export function load(text: string): Game {
  let state: unknown
  try {
    state = JSON.parse(text)
  } catch (error) {
    throw new SaveError(`not JSON: ${(error as Error).message}`, '')
  }
  if (state === null || typeof state !== 'object' || Array.isArray(state)) throw new SaveError('not a saved game', '')
  const s = state as Record<string, unknown>
  if (s['format'] !== 1) throw new SaveError(`format ${JSON.stringify(s['format'])} is not known`, 'format')
  for (const key in SHAPE) {
    const kind = SHAPE[key]
    const value = s[key]
    const ok =
      kind === 'number'
        ? typeof value === 'number' && Number.isFinite(value)
        : kind === 'array'
          ? Array.isArray(value)
          : kind === 'object'
            ? value !== null && typeof value === 'object' && !Array.isArray(value)
            : value === null || typeof value === 'object'
    if (!ok) throw new SaveError(value === undefined ? 'is missing' : 'is of the wrong kind', key)
  }
  const typed = state as GameState
  const known = (id: unknown, path: string): void => {
    if (typeof id !== 'number' || !typed.objects[id])
      throw new SaveError(`there is no object ${JSON.stringify(id)}`, path)
  }
  for (const zone of ['battlefield', 'stack', 'exile', 'command'] as const)
    for (const [i, id] of typed[zone].entries()) known(id, `${zone}[${i}]`)
  typed.players.forEach((p, at) => {
    if (p === null || typeof p !== 'object' || typeof p.life !== 'number')
      throw new SaveError('not a player', `players[${at}]`)
    for (const zone of ['library', 'hand', 'graveyard'] as const) {
      if (!Array.isArray(p[zone])) throw new SaveError('is missing', `players[${at}].${zone}`)
      for (const [i, id] of p[zone].entries()) known(id, `players[${at}].${zone}[${i}]`)
    }
  })
  typed.objects.forEach((o, i) => {
    if (o !== null && (typeof o !== 'object' || o.id !== i)) throw new SaveError('not an object', `objects[${i}]`)
    if (o && o.def >= typed.defs.length) throw new SaveError(`there is no definition ${o.def}`, `objects[${i}].def`)
  })
  if (typed.decision === null && typed.result === null)
    throw new SaveError('nobody is to decide, and it is not over', 'decision')
  return new Game(typed)
}

/** A hash of the whole state: two games with one hash are in one state (FNV-1a over the JSON, 53 bits). */
export function stateHash(g: Game): string {
  const text = save(g)
  let a = 0x811c9dc5
  let b = 0x1b873593
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    a = Math.imul(a ^ c, 0x01000193)
    b = Math.imul(b ^ c, 0x85ebca6b)
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
}
