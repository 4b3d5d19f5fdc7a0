/** Reading the user's files, with errors that a person can act on. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from './io.ts'

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new InputError(`${file}: ${why(error)}`)
  }
}

/** The files themselves, and those in folders that match. */
export function filesIn(paths: readonly string[], wanted: RegExp): string[] {
  return paths.flatMap(path => {
    if (!isFolder(path)) return [path]
    const found = walk(path, wanted)
    if (found.length === 0) throw new InputError(`${path}: there is nothing of that kind in this folder`)
    return found
  })
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch (error) {
    throw new InputError(`${path}: ${why(error)}`)
  }
}

function walk(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : walk(path, wanted)
      return wanted.test(entry.name) ? [path] : []
    })
}

function why(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'this is a folder'
  if (code === 'EACCES') return 'it may not be read'
  return message
}

/** A whole number from an option. */
export const wholeNumber =
  (min: number) =>
  (value: string): number => {
    const n = Number(value)
    if (!Number.isInteger(n) || n < min)
      throw new InputError(`${JSON.stringify(value)} is not a whole number from ${min}`)
    return n
  }
