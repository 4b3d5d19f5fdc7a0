/** The one saved game of this browser. */
const KEY = 'upkeep.table'
/** A save that could not be read is kept here until the person says otherwise. */
const BROKEN = 'upkeep.table.unreadable'

export interface StoredTable {
  save: string
  names: [number, string][]
}

export function readTable(): StoredTable | null {
  const text = read(KEY)
  if (text === null) return null
  try {
    const stored = JSON.parse(text) as StoredTable
    if (typeof stored.save === 'string')
      return { save: stored.save, names: Array.isArray(stored.names) ? stored.names : [] }
  } catch {
    // Not even the wrapping is whole: the worker will say so of the text as it is.
  }
  return { save: text, names: [] }
}

/** False where the browser keeps nothing (private windows, no room). */
export function writeTable(table: StoredTable): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(table))
    return true
  } catch {
    return false
  }
}

export function removeTable(): void {
  remove(KEY)
}

/** Puts the saved game aside as unreadable. */
export function setAside(): void {
  const text = read(KEY)
  if (text === null) return
  try {
    localStorage.setItem(BROKEN, text)
    localStorage.removeItem(KEY)
  } catch {
    // It stays where it is.
  }
}

export function readBroken(): string | null {
  return read(BROKEN)
}

export function removeBroken(): void {
  remove(BROKEN)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was there then.
  }
}
