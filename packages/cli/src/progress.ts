/** A progress bar where a person watches; nothing elsewhere. It goes to standard error. */
import { Presets, SingleBar } from 'cli-progress'
import type { Io } from './io.ts'

export interface Progress {
  update(done: number, total: number): void
  stop(): void
}

export function progress(io: Io, format: string, on = true): Progress {
  if (!on || !io.person || process.stderr.isTTY !== true) return { update: () => {}, stop: () => {} }
  const bar = new SingleBar({ format, hideCursor: true, clearOnComplete: true }, Presets.shades_classic)
  let started = false
  return {
    update: (done, total) => {
      if (!started) bar.start(total, done)
      else bar.update(done)
      started = true
    },
    stop: () => {
      if (started) bar.stop()
    },
  }
}
