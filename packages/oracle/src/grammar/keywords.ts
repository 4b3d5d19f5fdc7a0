/** Keyword abilities (CR 702): alone on a line, in lists, and as what objects have or gain. */
import { KEYWORDS } from '@upkeep/ir'
import { fn, type Node, pass, rule, series, slot, sym } from './core.ts'
import { dashCosts } from './costs.ts'
import { color, keywordName, objects } from './filters.ts'
import { digitsX, keyword, mana, subtype } from './lex.ts'

/** Keywords written without anything after them. */
const plainWord = sym('keyword')
for (const [name, d] of Object.entries(KEYWORDS)) {
  if (d.form !== 'plain') continue
  rule(plainWord, name, name)
}
rule(keyword, '{keyword}', { a: 'keyword', keyword: slot(plainWord) })
for (const [name, d] of Object.entries(KEYWORDS)) {
  if (d.form === 'n') rule(keyword, `${name} {n}`, { a: 'keyword', keyword: name, n: slot(digitsX) })
}
/** What protection is from. */
export const quality = sym('quality')
pass(quality, color)
fn(
  quality,
  '{x}',
  { x: objects.many.in },
  s => ((s['x'] as Node)['f'] === 'or' ? undefined : s['x']),
  (v: Node) => (v['f'] === 'or' || v['is'] === 'source' ? undefined : { x: v }),
)
rule(keyword, 'protection from {filter}', { a: 'keyword', keyword: 'protection', filter: slot(quality) })
fn(
  keyword,
  'protection from {x} and from {y}',
  { x: quality, y: quality },
  s => ({ a: 'keyword', keyword: 'protection', filter: { f: 'or', of: [s['x'], s['y']] } }),
  (v: Node) => {
    const f = v['filter'] as Node | undefined
    const of = f?.['of'] as Node[] | undefined
    if (v['keyword'] !== 'protection' || f?.['f'] !== 'or' || f['by'] || of?.length !== 2) return undefined
    return { x: of[0], y: of[1] }
  },
  'a:keyword',
)
rule(quality, 'the chosen color', { f: 'chosen', what: 'color' })
rule(quality, 'the chosen card type', { f: 'chosen', what: 'cardType' })
rule(quality, 'the chosen card name', { f: 'chosen', what: 'name' })
rule(quality, 'everything', { f: 'kind', is: 'source' })
rule(quality, 'each of your opponents', { f: 'controller', is: { ref: 'players', which: 'opponents' } })
/** What is chosen only as protection is gained, hung in by choices.ts. */
export const qualityChoice = sym('quality')
rule(keyword, 'protection from {filter}', { a: 'keyword', keyword: 'protection', filter: slot(qualityChoice) })
rule(keyword, 'hexproof from {filter}', { a: 'keyword', keyword: 'hexproof from', filter: slot(quality) })
for (const [word, filter] of Object.entries({
  plainswalk: { f: 'subtype', is: 'Plains' },
  islandwalk: { f: 'subtype', is: 'Island' },
  swampwalk: { f: 'subtype', is: 'Swamp' },
  mountainwalk: { f: 'subtype', is: 'Mountain' },
  forestwalk: { f: 'subtype', is: 'Forest' },
  desertwalk: { f: 'subtype', is: 'Desert' },
})) {
  rule(keyword, word, { a: 'keyword', keyword: 'landwalk', filter })
}
rule(keyword, 'nonbasic landwalk', {
  a: 'keyword',
  keyword: 'landwalk',
  filter: {
    f: 'and',
    of: [
      { f: 'not', of: { f: 'supertype', is: 'Basic' } },
      { f: 'type', is: 'Land' },
    ],
  },
})
rule(keyword, 'legendary landwalk', {
  a: 'keyword',
  keyword: 'landwalk',
  filter: {
    f: 'and',
    of: [
      { f: 'supertype', is: 'Legendary' },
      { f: 'type', is: 'Land' },
    ],
  },
})
rule(keyword, 'affinity for {filter}', { a: 'keyword', keyword: 'affinity', filter: slot(objects.many.in) })

/** Names of keywords as qualities: "with flying". */
for (const name of Object.keys(KEYWORDS)) rule(keywordName, name, name)
for (const w of ['plainswalk', 'islandwalk', 'swampwalk', 'mountainwalk', 'forestwalk', 'morph'])
  rule(keywordName, w, w)

/** Keywords that a creature can gain or have, joined by "and". */
export const keywordList = series(keyword, 'and')

// --- with costs
export const keywordLine = sym('keyword line')
const costKeyword = (name: string): void => {
  const node = { a: 'keyword', keyword: name }
  const oneMana = sym('mana')
  fn(
    oneMana,
    '{x}',
    { x: mana },
    s => [{ c: 'mana', mana: s['x'] }],
    (v: Node[]) => (Array.isArray(v) && v.length === 1 && v[0]!['c'] === 'mana' ? { x: v[0]!['mana'] } : undefined),
  )
  rule(keyword, `${name} {cost}`, { ...node, cost: slot(oneMana) })
  fn(
    keywordLine,
    `${name} — {x} .`,
    { x: dashCosts },
    s => ({ ...node, cost: s['x'] }),
    (v: Node) => {
      const c = v['cost'] as Node[] | undefined
      return v['keyword'] === name && c && !v['filter'] && !(c.length === 1 && c[0]!['c'] === 'mana')
        ? { x: c }
        : undefined
    },
    'a:keyword',
  )
}
for (const [name, d] of Object.entries(KEYWORDS)) if (d.form === 'cost') costKeyword(name)
const filterCost = sym('mana')
fn(
  filterCost,
  '{x}',
  { x: mana },
  s => [{ c: 'mana', mana: s['x'] }],
  (v: Node[]) => (v.length === 1 && v[0]!['c'] === 'mana' ? { x: v[0]!['mana'] } : undefined),
)
for (const t of ['plains', 'island', 'swamp', 'mountain', 'forest']) {
  const is = t[0]!.toUpperCase() + t.slice(1)
  rule(keyword, `${t}cycling {cost}`, {
    a: 'keyword',
    keyword: 'typecycling',
    filter: { f: 'subtype', is },
    cost: slot(filterCost),
  })
}
rule(keyword, 'basic landcycling {cost}', {
  a: 'keyword',
  keyword: 'typecycling',
  filter: {
    f: 'and',
    of: [
      { f: 'supertype', is: 'Basic' },
      { f: 'type', is: 'Land' },
    ],
  },
  cost: slot(filterCost),
})
rule(keyword, 'landcycling {cost}', {
  a: 'keyword',
  keyword: 'typecycling',
  filter: { f: 'type', is: 'Land' },
  cost: slot(filterCost),
})
const tribal = sym('type')
rule(tribal, '{is}', { f: 'subtype', is: slot(subtype) })
rule(keyword, 'equip {filter} {cost}', {
  a: 'keyword',
  keyword: 'equip to',
  filter: slot(tribal),
  cost: slot(filterCost),
})
rule(keywordLine, 'enchant {filter}', { a: 'keyword', keyword: 'enchant', filter: slot(objects.one.in) })
rule(keywordLine, 'enchant player', { a: 'keyword', keyword: 'enchant', filter: { f: 'kind', is: 'player' } })
rule(keywordLine, 'enchant opponent', { a: 'keyword', keyword: 'enchant', filter: { f: 'kind', is: 'opponent' } })
rule(keywordLine, 'enchant two {filter}', { a: 'keyword', keyword: 'enchant', filter: slot(objects.many.in), n: 2 })
