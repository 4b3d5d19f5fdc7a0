// npm start: installs what is missing, builds, and serves the table until it is stopped.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPackage, buildPage } from './build.mjs'
import { install, root } from './lib.mjs'

const wanted = process.env.PORT
const port = wanted === undefined || wanted === '' ? undefined : Number(wanted)
if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536)) fail(`PORT=${wanted} is not a port`)

if (!install()) fail('the dependencies could not be installed')
process.stdout.write('Building …\n')
for (const complaint of [buildPackage('server'), buildPage()]) {
  if (complaint === '') continue
  process.stderr.write(complaint)
  fail('the build failed')
}

const { serveTable } = await import(pathToFileURL(join(root, 'packages/server/dist/index.js')).href)

let table
try {
  table = await serveTable({ page: join(root, 'packages/web/dist'), port, host: process.env.HOST })
} catch (error) {
  fail(error.code === 'EADDRINUSE' ? `port ${port} is taken` : error.message)
}

process.stdout.write(`\nUpkeep is ready: ${table.address}\n`)
if (process.stdout.isTTY) process.stdout.write('Stop it with Ctrl+C.\n')
if (!process.env.CI && process.stdout.isTTY && process.env.BROWSER !== 'none') openBrowser(table.address)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await table.close()
    process.exit(0)
  })
}

function openBrowser(address) {
  const [command, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open']
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

function fail(message) {
  process.stderr.write(`npm start: ${message}\n`)
  process.exit(1)
}
