/** What players can't do, may do and skip (CR 101.2, 613.11): always, and for a while. */
import { fn, type Node, rule, type Sym, slot, sym } from './core.ts'
import { duration, stepName } from './durations.ts'
import { sentence } from './effects/sentences.ts'
import { objects } from './filters.ts'
import { keywordList } from './keywords.ts'
import { playerMany, playerOne } from './refs.ts'

const CANT: [string, object][] = [
  ['cast spells', { what: 'cast' }],
  ['gain life', { what: 'gainLife' }],
  ['lose life', { what: 'loseLife' }],
  ['search libraries', { what: 'search' }],
  ['draw cards', { what: 'draw' }],
  ['play lands', { what: 'playLands' }],
  ['win the game', { what: 'winGame' }],
  ['lose the game', { what: 'loseGame' }],
]
const castWhat = sym('spells')
fn(
  castWhat,
  '{x}',
  { x: objects.many.in },
  s => (JSON.stringify(s['x']) === '{"f":"kind","is":"spell"}' ? undefined : s['x']),
  (v: Node) => (JSON.stringify(v) === '{"f":"kind","is":"spell"}' ? undefined : { x: v }),
)
/** "can't …", the same in both numbers. */
const cant = sym("can't")
for (const [words, node] of CANT) rule(cant, `can't ${words}`, [{ m: 'cant', ...node }])
rule(cant, "can't cast {by}", [{ m: 'cant', what: 'cast', by: slot(castWhat) }])

const ALL = { ref: 'players', which: 'all', say: 'players' }
const subjects = (target: Sym, words: string, build: (who: Node, mods: unknown, d: unknown) => Node): void => {
  const symbols: Record<string, Sym> = { mods: cant, ...(words.includes('{duration}') ? { duration } : {}) }
  for (const [lead, who] of [
    ['players', ALL],
    ['{who}', playerOne],
    ['{who}', playerMany],
  ] as const) {
    const given = lead === '{who}'
    fn(
      target,
      words.replace('{who}', lead),
      given ? { ...symbols, who: who as Sym } : symbols,
      s => {
        const subject = (given ? s['who'] : ALL) as Node
        if (subject['ref'] === 'choose' || (subject['ref'] === 'target' && !words.includes('{duration}')))
          return undefined
        return build(subject, s['mods'], s['duration'])
      },
      (v: Node) => {
        const affected = v['affected'] as Node | undefined
        if (!affected || !Array.isArray(v['mods'])) return undefined
        if ((v['duration'] !== undefined) !== words.includes('{duration}')) return undefined
        const everyone = affected['say'] === 'players'
        if (everyone === given) return undefined
        if (v['condition'] || v['say']) return undefined
        return {
          ...(given ? { who: affected } : {}),
          mods: v['mods'],
          ...(v['duration'] ? { duration: v['duration'] } : {}),
        }
      },
    )
  }
}
export const playerStatic = sym('rule for players')
subjects(playerStatic, '{who} {mods}', (affected, mods) => ({ a: 'static', affected, mods }))
subjects(sentence, '{who} {mods} {duration}', (affected, mods, d) => ({
  do: 'continuous',
  affected,
  mods,
  duration: d,
}))

const YOU = { ref: 'you' }
const flashy = sym('spells')
rule(flashy, '{x}', slot(objects.many.in, 'x'))
rule(playerStatic, 'you may cast {filter} as though they had flash', {
  a: 'static',
  affected: YOU,
  mods: [{ m: 'may', what: 'castAsThoughFlash', filter: slot(flashy) }],
})
rule(playerStatic, 'you may cast {filter} {free}', {
  a: 'static',
  affected: YOU,
  mods: [{ m: 'may', what: 'castFree', filter: slot(flashy), from: slot(freely(), 'free') }],
})
function freely(): Sym {
  const s = sym('without paying')
  rule(s, 'from your hand without paying their mana costs', 'hand')
  return s
}
rule(sentence, 'you may cast {filter} this turn as though they had flash', {
  do: 'continuous',
  affected: YOU,
  mods: [{ m: 'may', what: 'castAsThoughFlash', filter: slot(flashy) }],
  duration: { until: 'endOfTurn', say: 'this turn' },
})
rule(playerStatic, 'skip your {step}', { a: 'static', affected: YOU, mods: [{ m: 'skip', step: slot(stepName) }] })
rule(playerStatic, 'players skip their {step} steps', {
  a: 'static',
  affected: ALL,
  mods: [{ m: 'skip', step: slot(stepWord()) }],
})
function stepWord(): Sym {
  const s = sym('step')
  for (const w of ['upkeep', 'draw', 'untap']) rule(s, w, w)
  return s
}

// abilities of players (CR 702.11c, 702.16b)
const ofPlayers = sym('keywords')
const PLAYERS_HAVE = new Set(['protection', 'hexproof', 'hexproof from', 'shroud'])
fn(
  ofPlayers,
  '{x}',
  { x: keywordList },
  s => ((s['x'] as Node[]).every(k => PLAYERS_HAVE.has(String(k['keyword']))) ? s['x'] : undefined),
  (v: Node[]) => ({ x: v }),
)
const given = [{ m: 'addAbility', abilities: slot(ofPlayers) }]
rule(playerStatic, 'you have {abilities}', { a: 'static', affected: YOU, mods: given })
rule(playerStatic, 'you and {filter} have {abilities}', {
  a: 'static',
  affected: { ref: 'union', of: [YOU, { ref: 'all', filter: slot(objects.many.in) }] },
  mods: given,
})
for (const [who, verb] of [
  [playerOne, 'gains'],
  [playerMany, 'gain'],
] as const) {
  const gains = { do: 'continuous', affected: slot(someone(who), 'who'), mods: given, duration: slot(duration) }
  rule(sentence, `{who} ${verb} {abilities} {duration}`, gains)
}
function someone(who: Sym): Sym {
  const s = sym('player')
  const isPronoun = (v: unknown): boolean => (v as Node)['name'] === '?they'
  fn(
    s,
    '{x}',
    { x: who },
    v => ((v['x'] as Node)['ref'] === 'choose' || isPronoun(v['x']) ? undefined : v['x']),
    (v: Node) => (isPronoun(v) ? undefined : { x: v }),
  )
  return s
}
