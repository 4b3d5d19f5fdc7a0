// What start, test and the command share; Node's own modules only, since nothing may be installed yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Runs a command in the root with its output shown; true if it ended well. */
export function run(command, args, options = {}) {
  const shell = process.platform === 'win32'
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell, ...options })
  if (result.error) process.stderr.write(`${command}: ${result.error.message}\n`)
  return result.status === 0
}

/** Runs a script of an installed package with this Node. */
export function runBin(script, args, options = {}) {
  return run(process.execPath, [join(root, 'node_modules', script), ...args], { shell: false, ...options })
}

export const bins = {
  tsc: '@typescript/native/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  biome: '@biomejs/biome/bin/biome',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
}

/** Installs the dependencies if there are none, or if the lockfile is not the one they came from. */
export function install() {
  const lock = join(root, 'package-lock.json')
  const stamp = join(root, 'node_modules', '.cache', 'upkeep-lock')
  const hidden = join(root, 'node_modules', '.package-lock.json')
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex')
  const fresh = existsSync(hidden)
  if (fresh) {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
    if (!existsSync(stamp) && statSync(hidden).mtimeMs >= statSync(lock).mtimeMs) return writeStamp(stamp, hash)
  }
  process.stdout.write('Installing dependencies …\n')
  if (!run(npm, [fresh ? 'install' : 'ci', '--no-audit', '--no-fund', '--loglevel=error'])) return false
  return writeStamp(stamp, createHash('sha256').update(readFileSync(lock)).digest('hex'))
}

function writeStamp(stamp, hash) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  return true
}
