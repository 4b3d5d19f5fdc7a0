// npm run figures: measures, and writes the figures into README.md between their marks. Arguments: --games N.
// Cards are counted from the ledger in the repository; scenarios and speed of compiling take the printed cards of
// UPKEEP_SHARED, or ../shared, where they are there.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from './lib.mjs'

const readme = join(root, 'README.md')
const corpus = resolve(process.env.UPKEEP_SHARED ?? join(root, '..', 'shared'), 'corpus', 'AtomicCards.json.gz')
const printed = existsSync(corpus) ? ['--cards', corpus] : []
const asked = process.argv.indexOf('--games')
const games = asked < 0 ? 1000 : Number(process.argv[asked + 1])

function upkeep(...args) {
  const run = spawnSync(process.execPath, [join(root, 'packages/cli/bin/upkeep.mjs'), ...args, '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (run.stdout === '') throw new Error(run.stderr || `upkeep ${args.join(' ')} said nothing`)
  return run.stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}

/** Cards and playable cards of the ledger, and its lines of text by verdict: `+VEd` is a playable card of three. */
function ledger() {
  const [, ...lines] = readFileSync(join(root, 'packages/cards/ledger/ledger.tsv'), 'utf8').trim().split('\n')
  const verdicts = lines.map(line => line.split('\t')[1])
  const letters = verdicts.join('')
  const count = letter => letters.split(letter).length - 1
  return { cards: verdicts.length, playable: count('+'), EXACT: count('E'), VARIANT: count('V'), DECLINED: count('d') }
}

const pack = readdirSync(join(root, 'packages/cards/pack'))
  .filter(name => name.endsWith('.jsonl'))
  .reduce(
    (sum, name) =>
      sum +
      readFileSync(join(root, 'packages/cards/pack', name), 'utf8')
        .trim()
        .split('\n').length,
    0,
  )

const n = value => value.toLocaleString('en-US', { maximumSignificantDigits: 3 })
const exact = value => value.toLocaleString('en-US')
const share = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`

const cards = ledger()
const lines = cards.EXACT + cards.VARIANT + cards.DECLINED
const scenarios = upkeep('scenario', 'scenarios/', ...printed)
const passed = scenarios.filter(({ status }) => status === 'passed').length
const failed = scenarios.filter(({ status }) => status === 'failed' || status === 'error').length
const [sim] = upkeep('sim', '--bots', 'random', '--games', String(games), '--verify')
const [bench] = upkeep('bench', '--seconds', '10', ...printed)

const rows = [
  ['what', 'figure', 'by'],
  ['---', '---', '---'],
  [
    'cards understood to the last word',
    `${exact(cards.playable)} of ${exact(cards.cards)} (${share(cards.playable, cards.cards)})`,
    '`upkeep cards ledger`',
  ],
  [
    'lines of text: printed back as they are; in today’s wording; not understood',
    `${share(cards.EXACT, lines)}; ${share(cards.VARIANT, lines)}; ${share(cards.DECLINED, lines)}`,
    '`upkeep cards ledger`',
  ],
  ['cards in the pack', exact(pack), '`upkeep cards compile`'],
  [
    'scenarios that pass; fail; need a card that is not understood',
    `${passed}; ${failed}; ${scenarios.length - passed - failed}`,
    '`upkeep scenario scenarios/`',
  ],
  [
    'random games of the shipped decks, each replayed to the same state; errors',
    `${exact(sim.games)}; ${sim.errors}`,
    '`upkeep sim --verify`',
  ],
  ['decisions in a game', n(sim.decisions / sim.games), '`upkeep sim`'],
  [
    'on one core: decisions a second; games a second',
    `${n(bench.decisionsPerSecond)}; ${n(bench.gamesPerSecond)}`,
    '`npm run bench`',
  ],
  [
    'a fork of the state; a view of it',
    `${n(bench.forkMicroseconds)} µs; ${n(bench.viewMicroseconds)} µs`,
    '`npm run bench`',
  ],
  ...(bench.cardsCompiledPerSecond > 0
    ? [['cards compiled from their text, a second', n(bench.cardsCompiledPerSecond), '`npm run bench`']]
    : []),
]
const table = rows.map(row => `| ${row.join(' | ')} |`).join('\n')

const text = readFileSync(readme, 'utf8')
const marked = /(<!-- figures:start -->\n)[\s\S]*(<!-- figures:end -->)/
if (!marked.test(text)) throw new Error('README.md has no marks for the figures')
writeFileSync(
  readme,
  text.replace(marked, (_, start, end) => `${start}${table}\n${end}`),
)
process.stdout.write(`${table}\n\nMeasured with ${availableParallelism()} cores.\n`)
