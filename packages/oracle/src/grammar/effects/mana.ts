/** Adding mana (CR 106.4). */

import { forEach } from '../amounts-all.ts'
import { fn, type Node, rule, series, slot, sym } from '../core.ts'
import { objects } from '../filters.ts'
import { amount, madeMana, several } from '../lex.ts'
import { player, verb } from '../verbs.ts'

export const ALL_COLORS = ['W', 'U', 'B', 'R', 'G']
const output = sym('mana')
const options = series(madeMana, 'or')
rule(output, '{of}', { mana: 'one', of: slot(options) })
const count = sym('amount of mana')
rule(count, 'one mana', 1)
fn(
  count,
  '{n} mana',
  { n: several },
  s => s['n'],
  (v: unknown) => (v === 1 ? undefined : { n: v }),
)
rule(output, 'one mana of any color', { mana: 'any', n: 1, colors: ALL_COLORS })
fn(
  output,
  '{n} of any one color',
  { n: count },
  s => (s['n'] === 1 ? undefined : { mana: 'any', n: s['n'], colors: ALL_COLORS }),
  (v: Node) =>
    v['n'] !== 1 && !v['combination'] && (v['colors'] as unknown[]).length === 5 ? { n: v['n'] } : undefined,
  'mana:any',
)
rule(output, '{n} in any combination of colors', { mana: 'any', n: slot(count), colors: ALL_COLORS, combination: true })
const singles = sym('colours')
fn(
  singles,
  '{x} and/or {y}',
  { x: madeMana, y: madeMana },
  s =>
    (s['x'] as string[]).length === 1 && (s['y'] as string[]).length === 1
      ? [(s['x'] as string[])[0], (s['y'] as string[])[0]]
      : undefined,
  (v: string[]) => (v.length === 2 ? { x: [v[0]], y: [v[1]] } : undefined),
)
rule(output, '{n} in any combination of {colors}', {
  mana: 'any',
  n: slot(count),
  colors: slot(singles),
  combination: true,
})
rule(output, 'one mana of any type that {filter} could produce', {
  mana: 'couldProduce',
  any: 'type',
  n: 1,
  filter: slot(aLand()),
})
rule(output, 'one mana of any color that {filter} could produce', {
  mana: 'couldProduce',
  any: 'color',
  n: 1,
  filter: slot(aLand()),
})
rule(output, '{n} of the chosen color', { mana: 'chosen', n: slot(count) })
rule(output, "{n} of any color in your commander 's color identity", { mana: 'commander', n: slot(count) })
rule(output, 'one mana of any type that land produced', { mana: 'produced', n: 1 })
function aLand() {
  const s = sym('a land')
  fn(
    s,
    'a {x}',
    { x: objects.one.in },
    v => v['x'],
    (v: Node) => ({ x: v }),
  )
  return s
}
const one = sym('symbol')
fn(
  one,
  '{x}',
  { x: madeMana },
  s => ((s['x'] as string[]).length === 1 ? s['x'] : undefined),
  (v: unknown) => ({ x: v }),
)
rule(output, '{of} for each {n}', { mana: 'times', of: slot(one), n: slot(forEach) })
rule(output, 'a amount of {of} equal to {n}', { mana: 'times', of: slot(one), n: slot(amount) })
verb(player, '<add> {mana}', { do: 'addMana', mana: slot(output) })
const additional = sym('mana')
fn(
  additional,
  '{x}',
  { x: madeMana },
  s => ({ mana: 'one', of: [s['x']] }),
  (v: Node) =>
    v['mana'] === 'one' && (v['of'] as unknown[]).length === 1 ? { x: (v['of'] as unknown[])[0] } : undefined,
)
verb(player, '<add> a additional {mana}', { do: 'addMana', mana: slot(additional), say: 'additional' })
verb(player, '<add> a additional {mana}', { do: 'addMana', mana: slot(chosenColor()), say: 'additional' })
function chosenColor() {
  const s = sym('mana')
  rule(s, '{n} of the chosen color', { mana: 'chosen', n: slot(count) })
  return s
}
verb(player, '<add> one additional mana of any color', {
  do: 'addMana',
  mana: { mana: 'any', n: 1, colors: ALL_COLORS },
  say: 'additional',
})

/** What mana may be spent on: after "spend this mana only to". */
export const restriction = sym('restriction')
const someSpells = sym('spells')
fn(
  someSpells,
  '{x}',
  { x: objects.many.in },
  v => v['x'],
  (v: Node) => ({ x: v }),
)
rule(restriction, 'cast {spells}', { spells: slot(someSpells) })
const aSpell = sym('a spell')
fn(
  aSpell,
  'a {x}',
  { x: objects.one.in },
  v => v['x'],
  (v: Node) => ({ x: v }),
)
rule(restriction, 'cast a {spells}', { spells: slot(objects.one.in), say: 'one' })
rule(restriction, 'cast a {spells} or activate a ability of {abilities}', {
  spells: slot(objects.one.in),
  abilities: slot(aSpell),
  say: 'one',
})
rule(restriction, 'cast {spells} or activate abilities of {abilities}', {
  spells: slot(someSpells),
  abilities: slot(someSpells),
})
rule(restriction, 'cast {spells} and activate abilities of {abilities}', {
  spells: slot(someSpells),
  abilities: slot(someSpells),
  say: 'and',
})
