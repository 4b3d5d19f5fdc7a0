/** "2/2 green Bear creature with trample" → what the token is. */
import {
  type Ability,
  type CardType,
  COLOR_NAMES,
  type Color,
  DEFINED_TOKENS,
  KEYWORDS,
  type KeywordAbility,
  parseManaCost,
  type Supertype,
  type TokenSpec,
} from '@upkeep/ir'
import { Malformed } from './shape.ts'

type Spec = Extract<TokenSpec, { token: 'spec' }>

/** Reads the abilities of a rules text; undefined where it is not understood. */
export type ReadAbilities = (text: string, name: string) => readonly Ability[] | undefined

const TYPES: readonly CardType[] = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Kindred', 'Land', 'Planeswalker']
const SUPERTYPES: readonly Supertype[] = ['Basic', 'Legendary', 'Snow', 'World']
const COLORS = new Map<string, Color>(Object.entries(COLOR_NAMES).map(([color, name]) => [name, color as Color]))

export function readToken(written: string, path: string, readAbilities: ReadAbilities): TokenSpec {
  const bare = written.replace(/^(?:an?|one)\s+/i, '').replace(/\s+tokens?\b/i, '')
  const defined = Object.keys(DEFINED_TOKENS).find(name => name.toLowerCase() === bare.toLowerCase())
  if (defined !== undefined) return { token: 'defined', name: defined }

  const [kind, abilitiesText] = splitOnce(bare, /\s+with\s+|\s+that has\s+/i)
  const [beforeName, named] = splitOnce(kind, /\s+named\s+/i)
  const commas = beforeName.split(/\s*,\s+/)
  const spec: Spec = { token: 'spec', types: [], subtypes: [], colors: [] }
  // "Name, a legendary 2/2 …"
  let words = beforeName
  if (commas.length > 1 && /^an?\s/i.test(commas.at(-1)!)) {
    spec.name = commas.slice(0, -1).join(', ')
    words = commas.at(-1)!.replace(/^an?\s+/i, '')
  }
  if (named !== undefined) spec.name = named
  for (const word of words.split(/[\s,]+/)) takeWord(word, spec)
  if (spec.types.length === 0) {
    if (spec.power === undefined) {
      throw new Malformed(path, `${JSON.stringify(written)} is no token: a card type is missing`)
    }
    spec.types.push('Creature')
  }
  if (spec.types.includes('Creature') && spec.power === undefined) {
    throw new Malformed(path, `${JSON.stringify(written)} is no token: power and toughness are missing`)
  }
  if (spec.name === undefined && spec.subtypes.length === 0) {
    throw new Malformed(path, `${JSON.stringify(written)} is no token: it has neither a name nor a subtype`)
  }
  if (abilitiesText !== undefined) {
    const abilities = readTokenAbilities(abilitiesText, spec.name ?? spec.subtypes.join(' '), path, readAbilities)
    if (abilities.length > 0) spec.abilities = abilities
  }
  return spec
}

function splitOnce(text: string, by: RegExp): [string, string | undefined] {
  const match = by.exec(text)
  return match === null ? [text, undefined] : [text.slice(0, match.index), text.slice(match.index + match[0].length)]
}

function takeWord(word: string, spec: Spec): void {
  const lower = word.toLowerCase()
  const stats = /^(\d+)\/(\d+)$/.exec(word)
  const type = TYPES.find(t => t.toLowerCase() === lower)
  const supertype = SUPERTYPES.find(t => t.toLowerCase() === lower)
  const color = COLORS.get(lower)
  if (word === '' || lower === 'and' || lower === 'colorless') return
  if (stats !== null) {
    spec.power = Number(stats[1])
    spec.toughness = Number(stats[2])
  } else if (color !== undefined) spec.colors.push(color)
  else if (type !== undefined) spec.types.push(type)
  else if (supertype !== undefined) spec.supertypes = [...(spec.supertypes ?? []), supertype]
  else spec.subtypes.push(word)
}

function readTokenAbilities(text: string, name: string, path: string, read: ReadAbilities): Ability[] {
  const abilities: Ability[] = []
  const quoted = [...text.matchAll(/["“]([^"”]+)["”]/g)].map(match => match[1]!)
  const plain = text.replace(/["“][^"”]+["”]/g, '')
  for (const part of plain.split(/\s*,\s*(?:and\s+)?|\s+and\s+/)) {
    const word = part.trim().replace(/\.$/, '')
    if (word === '' || word === 'and') continue
    const found = readKeyword(word) ?? read(word, name)?.[0]
    if (found === undefined) throw new Malformed(path, `the ability ${JSON.stringify(word)} is not understood`)
    abilities.push(found)
  }
  for (const ability of quoted) {
    const found = read(ability, name)
    if (found === undefined) throw new Malformed(path, `the ability ${JSON.stringify(ability)} is not understood`)
    abilities.push(...found)
  }
  return abilities
}

/** A keyword alone, with a number, or with a mana cost. */
function readKeyword(word: string): KeywordAbility | undefined {
  const lower = word.toLowerCase()
  if (KEYWORDS[lower]?.form === 'plain') return { a: 'keyword', keyword: lower }
  const match = /^([a-z' ]+?)\s+(\d+|(?:\{[^{}]+\})+)$/i.exec(word)
  if (match === null) return undefined
  const keyword = match[1]!.toLowerCase()
  const form = KEYWORDS[keyword]?.form
  if (form === 'n' && /^\d+$/.test(match[2]!)) return { a: 'keyword', keyword, n: Number(match[2]) }
  if (form === 'cost' && match[2]!.startsWith('{')) {
    return { a: 'keyword', keyword, cost: [{ c: 'mana', mana: parseManaCost(match[2]!) }] }
  }
  return undefined
}
