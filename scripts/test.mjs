// npm test: lint, boundaries, types, then the tests. All run, whatever fails; arguments go to vitest.
import { bins, install, runBin } from './lib.mjs'

if (!install()) {
  process.stderr.write('npm test: the dependencies could not be installed\n')
  process.exit(1)
}

const steps = [
  ['lint', () => runBin(bins.biome, ['check', '.', '--error-on-warnings', '--max-diagnostics=40'])],
  ['boundaries', () => runBin(bins.depcruise, ['--config', '.dependency-cruiser.cjs', 'packages'])],
  ['types', () => runBin(bins.tsc, ['-b'])],
  ['tests', () => runBin(bins.vitest, ['run', ...process.argv.slice(2)])],
]

const results = []
for (const [name, step] of steps) {
  process.stdout.write(`\n— ${name}\n`)
  const start = performance.now()
  const ok = step()
  results.push({ name, ok, seconds: (performance.now() - start) / 1000 })
}

process.stdout.write('\n')
for (const { name, ok, seconds } of results) {
  process.stdout.write(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)\n`)
}
process.exitCode = results.every(result => result.ok) ? 0 : 1
