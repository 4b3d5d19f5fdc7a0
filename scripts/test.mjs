// npm test: lint, boundaries, types, then the tests. All run, whatever fails; arguments go to vitest.
// The last line counts tests, and each of the other steps as one more.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bins, install, root, runBin } from './lib.mjs'

const report = join(root, 'node_modules', '.cache', 'upkeep-tests.json')

if (!install()) {
  process.stderr.write('npm test: the dependencies could not be installed\n')
  process.exit(1)
}

const steps = [
  ['lint', () => runBin(bins.biome, ['check', '.', '--error-on-warnings', '--max-diagnostics=40'])],
  ['boundaries', () => runBin(bins.depcruise, ['--config', '.dependency-cruiser.cjs', 'packages'])],
  ['types', () => runBin(bins.tsc, ['-b'])],
  ['tests', runTests],
]

const counts = { passed: 0, failed: 0, skipped: 0 }
const lines = []
for (const [name, step] of steps) {
  process.stdout.write(`\n— ${name}\n`)
  const start = performance.now()
  const ok = step()
  if (name !== 'tests') counts[ok ? 'passed' : 'failed']++
  lines.push(`${ok ? 'passed' : 'FAILED'}  ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}

process.stdout.write(`\n${lines.join('\n')}\n\n${counts.passed} passed, ${counts.failed} failed`)
process.stdout.write(counts.skipped > 0 ? `, ${counts.skipped} skipped\n` : '\n')
process.exitCode = counts.failed > 0 ? 1 : 0

function runTests() {
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = runBin(bins.vitest, ['run', ...reporters, ...process.argv.slice(2)])
  let failed = 0
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'))
    failed = result.numFailedTests
    // A file that does not load has no tests to fail.
    failed += result.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0).length
    counts.passed += result.numPassedTests
    counts.skipped += result.numPendingTests + result.numTodoTests
    for (const file of result.testResults) {
      for (const test of file.assertionResults) {
        if (test.status === 'pending' || test.status === 'skipped') process.stdout.write(`skipped: ${test.fullName}\n`)
      }
    }
  } catch (error) {
    process.stderr.write(`the tests left no report: ${error.message}\n`)
  }
  counts.failed += ok ? failed : Math.max(1, failed)
  return ok
}
