// Builds what is older than its sources, one build at a time. Node's own modules only.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const packages = join(root, 'packages')
const cache = join(root, 'node_modules', '.cache')
const made = new Set(['node_modules', 'dist', 'build'])

/** Compiles a package and those that it imports. An empty string, or what the compiler had to say. */
export function buildPackage(name) {
  const sources = readdirSync(packages)
    .filter(other => other !== 'web')
    .flatMap(other => ['src', 'tsconfig.json', 'package.json'].map(part => join(packages, other, part)))
  return once(`built-${name}`, join(packages, name, 'dist', 'index.js'), [...sources, ...common], () =>
    node(['@typescript/native/bin/tsc', '-b', join(packages, name)], root),
  )
}

/** Builds the page into packages/web/dist. An empty string, or what the bundler had to say. */
export function buildPage() {
  return once('built-page', join(packages, 'web', 'dist', 'index.html'), [packages, ...common], () =>
    node(['vite/bin/vite.js', 'build', '--logLevel', 'warn'], join(packages, 'web')),
  )
}

const common = ['tsconfig.base.json', 'package-lock.json'].map(name => join(root, name))

function node([script, ...args], cwd) {
  const path = join(root, 'node_modules', script)
  if (!existsSync(path)) return 'the dependencies are not installed: run `npm install` in the clone\n'
  const run = spawnSync(process.execPath, [path, ...args], { cwd, encoding: 'utf8' })
  return run.status === 0 ? '' : `${run.stdout}${run.stderr}` || `${script} ended with ${run.status ?? run.signal}\n`
}

/** Runs the build unless its stamp is younger than all its sources; who waited takes what the other one built. */
function once(name, result, sources, build) {
  const stamp = join(cache, name)
  const fresh = () => existsSync(result) && existsSync(stamp) && !newerThan(sources, statSync(stamp).mtimeMs)
  if (fresh()) return ''
  const lock = `${stamp}.lock`
  mkdirSync(cache, { recursive: true })
  while (!take(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  try {
    if (fresh()) return ''
    const started = new Date()
    const complaint = build()
    if (complaint !== '') return complaint
    writeFileSync(stamp, '')
    utimesSync(stamp, started, started)
    return ''
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Takes a lock: a file with the number of the process that holds it. That of a process that is gone is taken away. */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!holds(lock)) rmSync(lock, { force: true })
    return false
  }
}

function holds(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    // Between its creation and its number a lock is empty for a moment.
    if (pid === 0) return Date.now() - statSync(lock).mtimeMs < 5_000
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function newerThan(paths, since) {
  return paths.some(path => {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats === undefined) return false
    if (!stats.isDirectory()) return stats.mtimeMs > since
    const inside = readdirSync(path).filter(name => !made.has(name))
    // A folder's own time tells of files that are gone; in the folder of a package, builds change it too.
    const own = existsSync(join(path, 'package.json')) ? 0 : stats.mtimeMs
    return (
      own > since ||
      newerThan(
        inside.map(name => join(path, name)),
        since,
      )
    )
  })
}
