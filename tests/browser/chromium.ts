import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { root } from '../shared.ts'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The Chromium of this machine: CHROMIUM, or where it usually is. */
export function chromiumPath(): string | undefined {
  const asked = process.env['CHROMIUM']
  if (asked !== undefined && asked !== '') return existsSync(asked) ? asked : undefined
  return usualPlaces.find(path => existsSync(path))
}

/** A describe that is skipped by name where there is no Chromium, and fails there if UPKEEP_BROWSER is `required`. */
export function describeInBrowser(name: string, body: () => void): void {
  if (chromiumPath() !== undefined) describe(name, body)
  else if (process.env['UPKEEP_BROWSER'] === 'required') {
    test(name, () => expect.fail('there is no Chromium: install it, or name it in CHROMIUM'))
  } else describe.skip(`${name} (needs Chromium)`, body)
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath()!,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  })
}

export interface Table {
  readonly address: string
  close(): Promise<number | null>
}

/** Starts the table as `npm start` does, on a free port. */
export function startTable(): Promise<Table> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: { ...process.env, CI: '1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  let said = ''
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk
      const address = /http:\/\/\S+/.exec(said)?.[0]
      if (address === undefined) return
      resolve({
        address,
        close: () => {
          child.kill('SIGTERM')
          return ended
        },
      })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(code => reject(new Error(`the table did not start (${code}):\n${said}`)))
  })
}
