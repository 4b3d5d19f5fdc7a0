/** The language of card search: `goblin t:creature c<=rg mv<=3`. */
import { COLORS, type Color } from '@upkeep/ir'

export type Compare = '=' | '!=' | '<' | '<=' | '>' | '>='

/** What a card must be. All that is given must hold. */
export interface CardQuery {
  /** Words of a name, the beginnings of words, or a name with slips of the pen. */
  readonly name?: string
  /** Supertypes, types and subtypes that it must have; `not`: that it must not have. In lower case. */
  readonly types?: readonly { readonly type: string; readonly not?: boolean }[]
  /** How its colours compare with these: `>=` has at least them, `<=` has none beside them. */
  readonly colors?: readonly ColorTerm[]
  readonly identity?: readonly ColorTerm[]
  readonly manaValue?: readonly { readonly compare: Compare; readonly value: number }[]
  /** Only cards that can be played with (or only those that cannot). */
  readonly playable?: boolean
}

export interface ColorTerm {
  readonly compare: Compare
  readonly colors: readonly Color[]
}

/** A term that is not of the language: which, and what would be. */
export class QueryError extends Error {
  readonly term: string

  constructor(term: string, message: string) {
    super(message)
    this.name = 'QueryError'
    this.term = term
  }
}

const TERM = /(-?)([a-z]+)(:|<=|>=|!=|=|<|>)(?:"([^"]*)"|([^\s"]+))/iy
const WORD = /"([^"]*)"|\S+/y

/** Reads a query. Throws `QueryError`. */
export function parseQuery(text: string): CardQuery {
  const words: string[] = []
  const types: { type: string; not?: boolean }[] = []
  const colors: ColorTerm[] = []
  const identity: ColorTerm[] = []
  const manaValue: { compare: Compare; value: number }[] = []
  let playable: boolean | undefined
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) at += match[0].length
    return match
  }
  for (;;) {
    take(/\s*/y)
    if (at >= text.length) break
    const term = take(TERM)
    if (!term) {
      const word = take(WORD)!
      words.push(word[1] ?? word[0])
      continue
    }
    const [whole, minus, key, operator, quoted, bare] = term
    const value = quoted ?? bare ?? ''
    const compare = operator === ':' ? undefined : (operator as Compare)
    const not = minus === '-'
    const plain = () => {
      if (not) throw new QueryError(whole, `“${whole}”: only t: and is: can be denied with a minus sign`)
    }
    switch (key!.toLowerCase()) {
      case 't':
      case 'type':
        for (const type of value.toLowerCase().split(/\s+/)) types.push(not ? { type, not } : { type })
        break
      case 'c':
      case 'color':
        plain()
        colors.push({ compare: compare ?? (value === 'c' ? '=' : '>='), colors: readColors(whole, value) })
        break
      case 'id':
      case 'identity':
        plain()
        identity.push({ compare: compare ?? '<=', colors: readColors(whole, value) })
        break
      case 'mv':
      case 'cmc':
        plain()
        if (!/^\d+$/.test(value)) throw new QueryError(whole, `“${whole}”: a mana value is a number`)
        manaValue.push({ compare: compare ?? '=', value: Number(value) })
        break
      case 'is':
        if (value !== 'playable') throw new QueryError(whole, `“${whole}”: only is:playable is known`)
        playable = !not
        break
      default:
        throw new QueryError(whole, `“${whole}”: there are t:, c:, id:, mv: and is:`)
    }
  }
  return {
    ...(words.length > 0 ? { name: words.join(' ') } : {}),
    ...(types.length > 0 ? { types } : {}),
    ...(colors.length > 0 ? { colors } : {}),
    ...(identity.length > 0 ? { identity } : {}),
    ...(manaValue.length > 0 ? { manaValue } : {}),
    ...(playable === undefined ? {} : { playable }),
  }
}

const COLOR_WORDS: Readonly<Record<string, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: '',
  c: '',
}

function readColors(term: string, value: string): Color[] {
  const letters = COLOR_WORDS[value.toLowerCase()] ?? value.toUpperCase()
  if (!/^[WUBRG]*$/.test(letters)) throw new QueryError(term, `“${term}”: colours are letters of wubrg, or c for none`)
  return COLORS.filter(color => letters.includes(color))
}
