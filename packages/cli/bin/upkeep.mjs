#!/usr/bin/env node
// In a clone the command is compiled again when a source is newer than what was compiled; installed, it just runs.
import { existsSync } from 'node:fs'

const compiled = new URL('../dist/main.js', import.meta.url)
const builder = new URL('../../../scripts/build.mjs', import.meta.url)

if (existsSync(builder)) {
  const { buildPackage } = await import(builder.href)
  const complaint = buildPackage('cli')
  if (complaint !== '') {
    process.stderr.write(complaint)
    const usable = existsSync(compiled)
    process.stderr.write(`upkeep: the sources do not compile${usable ? '; this runs what could be compiled' : ''}\n`)
    if (!usable) process.exit(1)
  }
}

const { main } = await import(compiled.href)
process.exitCode = await main(process.argv.slice(2))
