/** Tokens (CR 111). */
import { DEFINED_TOKENS } from '@upkeep/ir'
import { amount, forEach } from '../amounts-all.ts'
import { fn, type Node, rule, type Sym, series, slot, sym } from '../core.ts'
import { keywordList } from '../keywords.ts'
import { aOrMore, colorWord, ptPrinted, quoted, SUBTYPE_KIND, subtype, typeWord } from '../lex.ts'
import { player, verb } from '../verbs.ts'

export const colors = sym('colours')
rule(colors, 'colorless', [])
const some = series(colorWord, 'and')
fn(
  colors,
  '{x}',
  { x: some },
  s => s['x'],
  (v: unknown[]) => (v.length > 0 ? { x: v } : undefined),
)
export const subs = sym('subtypes')
fn(
  subs,
  '{x} {t}',
  { x: subtype, t: subs },
  s => [s['x'], ...(s['t'] as unknown[])],
  (v: unknown[]) => (v.length > 1 ? { x: v[0], t: v.slice(1) } : undefined),
)
fn(
  subs,
  '{x}',
  { x: subtype },
  s => [s['x']],
  (v: unknown[]) => (v.length === 1 ? { x: v[0] } : undefined),
)
export const types = sym('types')
fn(
  types,
  '{x} {t}',
  { x: typeWord, t: types },
  s => [s['x'], ...(s['t'] as unknown[])],
  (v: unknown[]) => (v.length > 1 ? { x: v[0], t: v.slice(1) } : undefined),
)
fn(
  types,
  '{x}',
  { x: typeWord },
  s => [s['x']],
  (v: unknown[]) => (v.length === 1 ? { x: v[0] } : undefined),
)
const abilities = sym('token abilities')
rule(abilities, '{x}', slot(keywordList, 'x'))
fn(
  abilities,
  '{x}',
  { x: quoted },
  s => [s['x']],
  (v: Node[]) => (v.length === 1 && v[0]!['a'] !== 'keyword' ? { x: v[0] } : undefined),
)
fn(
  abilities,
  '{k} and {x}',
  { k: keywordList, x: quoted },
  s => [...(s['k'] as Node[]), s['x']],
  (v: Node[]) => (v.length > 1 && v.at(-1)!['a'] !== 'keyword' ? { k: v.slice(0, -1), x: v.at(-1) } : undefined),
)

for (const word of ['token', 'tokens']) {
  const token = sym('token')
  const base = { pt: ptPrinted, colors, subs, types }
  const build = (s: Node): Node => ({
    token: 'spec',
    types: s['types'],
    subtypes: s['subs'],
    colors: s['colors'],
    ...(s['pt'] as Node),
    ...(s['abilities'] ? { abilities: s['abilities'] } : {}),
  })
  const match = (v: Node, withAbilities: boolean): Node | undefined => {
    if (
      v['token'] !== 'spec' ||
      v['name'] ||
      v['supertypes'] ||
      (v['abilities'] !== undefined) !== withAbilities ||
      v['power'] === undefined
    )
      return undefined
    return {
      pt: { power: v['power'], toughness: v['toughness'] },
      colors: v['colors'],
      subs: v['subtypes'],
      types: v['types'],
      ...(withAbilities ? { abilities: v['abilities'] } : {}),
    }
  }
  fn(token, `{pt} {colors} {subs} {types} ${word}`, base, build, (v: Node) => match(v, false))
  fn(token, `{pt} {colors} {subs} {types} ${word} with {abilities}`, { ...base, abilities }, build, (v: Node) =>
    match(v, true),
  )
  const definedName = sym('token name')
  fn(
    definedName,
    '{x}',
    { x: subtype },
    s => (DEFINED_TOKENS[s['x'] as string] && SUBTYPE_KIND.get(s['x'] as string) === 'artifact' ? s['x'] : undefined),
    (v: unknown) => ({ x: v }),
  )
  rule(token, `{name} ${word}`, { token: 'defined', name: slot(definedName) })
  if (word === 'token') {
    verb(player, '<create> a {token}', { do: 'createToken', n: 1, token: slot(token) })
    verb(player, '<create> a {token} for each {of}', {
      do: 'createToken',
      n: { n: 'times', by: 1, of: slot(forEach) },
      token: slot(token),
    })
    verb(player, '<create> a tapped {token}', { do: 'createToken', n: 1, token: slot(token), tapped: true })
  } else {
    const many = sym('how many')
    fn(
      many,
      '{x}',
      { x: aOrMore },
      s => (s['x'] === 1 ? undefined : s['x']),
      (v: unknown) => (v === 1 ? undefined : { x: v }),
    )
    verb(player, '<create> a number of {token} equal to {n}', {
      do: 'createToken',
      n: slot(computed(amount)),
      token: slot(token),
    })
    rule(many, 'that many', { n: 'event', say: 'that many' })
    verb(player, '<create> {n} {token}', { do: 'createToken', n: slot(many), token: slot(token) })
    verb(player, '<create> {n} tapped {token}', { do: 'createToken', n: slot(many), token: slot(token), tapped: true })
  }
}
/** An amount that is found, not a number. */
function computed(from: Sym): Sym {
  const s = sym('amount')
  fn(
    s,
    '{x}',
    { x: from },
    v => v['x'],
    (v: unknown) => (typeof v === 'object' && (v as Node)['n'] !== 'times' ? { x: v } : undefined),
  )
  return s
}
