#!/usr/bin/env node
// In a clone the command builds itself when its sources are newer than what was built; installed, it just runs.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const cli = dirname(dirname(fileURLToPath(import.meta.url)))
const root = dirname(dirname(cli))
const built = join(cli, 'dist', 'main.js')
const stamp = join(cli, 'dist', '.built')
const lock = join(root, 'node_modules', '.cache', 'upkeep-build')

if (existsSync(join(root, 'tsconfig.base.json')) && stale()) build()
const { main } = await import(pathToFileURL(built).href)
process.exitCode = await main(process.argv.slice(2))

function stale() {
  if (!existsSync(built) || !existsSync(stamp)) return true
  const since = statSync(stamp).mtimeMs
  return readdirSync(join(root, 'packages')).some(name => name !== 'web' && newer(join(root, 'packages', name), since))
}

/** Whether a package's sources, or its tsconfig, have changed since. */
function newer(folder, since) {
  const config = join(folder, 'tsconfig.json')
  if (existsSync(config) && statSync(config).mtimeMs > since) return true
  const sources = join(folder, 'src')
  return existsSync(sources) && newerIn(sources, since)
}

function newerIn(folder, since) {
  if (statSync(folder).mtimeMs > since) return true
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() ? newerIn(path, since) : statSync(path).mtimeMs > since) return true
  }
  return false
}

/** One build at a time; who waited takes what the other one built. */
function build() {
  const tsc = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc')
  if (!existsSync(tsc)) fail('run `npm install` in the clone first')
  mkdirSync(dirname(lock), { recursive: true })
  while (!take()) sleep(100)
  try {
    if (!stale()) return
    const started = new Date()
    const run = spawnSync(process.execPath, [tsc, '-b', cli], { cwd: root, encoding: 'utf8' })
    if (run.status === 0) {
      writeFileSync(stamp, '')
      utimesSync(stamp, started, started)
    } else {
      process.stderr.write(`${run.stdout}${run.stderr}`)
      if (!existsSync(built)) fail('the sources do not compile')
      process.stderr.write('upkeep: the sources do not compile; this runs what could be built\n')
    }
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function take() {
  try {
    mkdirSync(lock)
    return true
  } catch {
    // A build takes seconds: an old lock was left by a process that was killed.
    try {
      if (Date.now() - statSync(lock).mtimeMs > 120_000) rmSync(lock, { recursive: true, force: true })
    } catch {}
    return false
  }
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

function fail(message) {
  process.stderr.write(`upkeep: ${message}\n`)
  process.exit(1)
}
