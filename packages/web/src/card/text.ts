/** The text of a face as it is shown: printed from the card language, one line an ability. */
import type { ObjectView } from '@upkeep/engine'
import { type Ability, type Cost, defineKeyword, type Face, printManaCost, same, walk } from '@upkeep/ir'
import { printAbility } from '@upkeep/oracle'

export type TextSource = Pick<ObjectView, 'name' | 'abilities' | 'types' | 'subtypes' | 'supertypes'>

/** Views come anew with each message, so that it is the content that tells whether a text is known. */
const cache = new Map<string, string[]>()
const MOST = 2000

export function linesOf(source: TextSource): string[] {
  const key = `${source.name}|${source.types.join()}|${JSON.stringify(source.abilities)}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const lines = print(source)
  if (cache.size >= MOST) cache.clear()
  cache.set(key, lines)
  return lines
}

function print(source: TextSource): string[] {
  const face = faceOf(source)
  const lines: string[] = []
  let keywords: string[] = []
  const flush = (): void => {
    if (keywords.length > 0) lines.push(keywords.map((word, i) => (i === 0 ? word : lowerFirst(word))).join(', '))
    keywords = []
  }
  for (const ability of source.abilities) {
    const text = printOne(ability, face)
    if (isBareKeyword(ability)) keywords.push(text)
    else {
      flush()
      lines.push(text)
    }
  }
  flush()
  return lines.map(upperFirst)
}

/** Keywords that stand in a row with others. */
function isBareKeyword(ability: Ability): boolean {
  return ability.a === 'keyword' && !ability.cost && !ability.n && !['enchant', 'flash'].includes(ability.keyword)
}

/** What no rule of the grammar prints (an ability that an effect put together) is named by what it is. */
function printOne(ability: Ability, face: Face): string {
  try {
    return printAbility(ability, face)
  } catch {
    return ability.a === 'keyword' ? upperFirst(ability.keyword) : `(${ability.a})`
  }
}

function faceOf(source: TextSource): Face {
  return {
    name: source.name,
    supertypes: [...source.supertypes],
    types: [...source.types],
    subtypes: [...source.subtypes],
    abilities: [...source.abilities],
  }
}

const lowerFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1)
const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The texts of the modes of a spell or ability, by index. */
export function modesOf(source: TextSource): string[] {
  const bullets = linesOf(source).flatMap(line => line.split('\n').filter(part => part.startsWith('•')))
  return bullets.map(bullet => bullet.replace(/^•\s*/, ''))
}

/** The text of one ability of an object. */
export function abilityText(source: TextSource, ability: Ability): string {
  return printOne(ability, faceOf(source))
}

/**
 * The words of an ability on the stack. One that a keyword of its source stands for is called by the keyword, as it is
 * on the card.
 */
export function stackLines(object: ObjectView, source: ObjectView | undefined): string[] {
  const [ability] = object.abilities
  if (object.kind !== 'ability' || ability === undefined) return linesOf(object)
  const keyword = source?.abilities.find(other => standsFor(other, ability))
  // An ability has no types; it speaks of its source as what that is.
  const { types, subtypes, supertypes } = source ?? object
  return linesOf({ ...object, types, subtypes, supertypes, abilities: [keyword ?? ability] })
}

function standsFor(keyword: Ability, ability: Ability): boolean {
  if (keyword.a !== 'keyword') return false
  try {
    return defineKeyword(keyword).some(meant => same(meant, ability))
  } catch {
    return false
  }
}

/** The mana that a resolving ability asks to be paid, if it is one amount; for a question that does not say it. */
export function manaAsked(abilities: readonly Ability[]): string | null {
  const found: string[] = []
  walk(abilities, node => {
    if (node['do'] !== 'may' || !Array.isArray(node['cost'])) return
    const costs = node['cost'] as Cost[]
    if (costs.every(cost => cost.c === 'mana')) {
      found.push(costs.map(cost => (cost.c === 'mana' ? printManaCost(cost.mana) : '')).join(''))
    }
  })
  return found.length === 1 ? found[0]! : null
}
