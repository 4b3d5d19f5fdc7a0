/** Where a command reads and writes, so that tests can look on. */
import type { Readable } from 'node:stream'
import pc from 'picocolors'

export interface Io {
  out(line: string): void
  err(line: string): void
  /** Standard input, for `play`. */
  readonly input: Readable
  /** A person sits there: colours, progress bars, prompts. */
  readonly person: boolean
  readonly color: Colors
}

export type Colors = ReturnType<typeof pc.createColors>

export function processIo(): Io {
  // Whoever reads may stop reading, as `head` does.
  process.stdout.on('error', error => {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(0)
    throw error
  })
  return {
    out: line => {
      process.stdout.write(`${line}\n`)
    },
    err: line => {
      process.stderr.write(`${line}\n`)
    },
    input: process.stdin,
    person: process.stdout.isTTY === true,
    color: pc.createColors(pc.isColorSupported && process.stdout.isTTY === true),
  }
}

/** A wrong argument or a file that cannot be used: exit code 2. */
export class InputError extends Error {
  override name = 'InputError'
}

/** What a command found wrong has been said already: exit code 1. */
export class ChecksFailed extends Error {
  override name = 'ChecksFailed'
}
