/** What is printed of an ability that an object has, to find it by its first words. */
import { type AbilityInstance, characteristics, type Game, type ObjId } from '@upkeep/engine'
import type { Ability, Cost, Face } from '@upkeep/ir'
import { printAbility } from '@upkeep/oracle'
import { fold } from './fold.ts'

const printed = new WeakMap<Ability, Map<string, string | undefined>>()

function print(ability: Ability, face: Face): string | undefined {
  let known = printed.get(ability)
  if (!known) printed.set(ability, (known = new Map()))
  const key = `${face.name}|${face.types.join()}|${face.subtypes?.join()}`
  if (!known.has(key)) {
    let text: string | undefined
    try {
      text = printAbility(ability, face)
    } catch {
      text = ability.a === 'activated' ? `${ability.cost.map(printCost).join(', ')}:` : undefined
    }
    known.set(key, text)
  }
  return known.get(key)
}

/** Costs of the commonest kinds, for abilities that have no printed form of their own. */
function printCost(cost: Cost): string {
  switch (cost.c) {
    case 'mana':
      return cost.mana.map(symbol => `{${symbol}}`).join('')
    case 'tap':
      return '{T}'
    case 'untap':
      return '{Q}'
    case 'loyalty':
      if (typeof cost.n === 'object') return cost.n.x < 0 ? '-X' : '+X'
      return cost.n > 0 ? `+${cost.n}` : String(cost.n)
    case 'do':
      if (cost.effect.do === 'sacrifice') return 'Sacrifice ~'
      if (cost.effect.do === 'discard') return 'Discard ~'
      return cost.effect.do
    default:
      return cost.c
  }
}

function faceOf(game: Game, id: ObjId): Face {
  const { name, types, subtypes, supertypes } = characteristics(game, id)
  return { name, types: [...types], subtypes: [...subtypes], supertypes: [...supertypes], abilities: [] }
}

/** Texts under which an ability of an object goes: its own, and the keyword that it comes from. */
export function abilityTexts(game: Game, id: ObjId, instance: AbilityInstance): string[] {
  const face = faceOf(game, id)
  const texts = [print(instance.ability, face)]
  const parent = /^(.*)\.\d+$/.exec(instance.key)?.[1]
  if (parent !== undefined) {
    const keyword = characteristics(game, id).abilities.find(({ key }) => key === parent)
    if (keyword !== undefined) {
      texts.push(print(keyword.ability, face))
      if (keyword.ability.a === 'keyword') texts.push(keyword.ability.keyword)
    }
  }
  const { ability } = instance
  if (ability.a === 'activated' && ability.label !== undefined) texts.push(ability.label)
  if (ability.a === 'keyword') texts.push(ability.keyword)
  return texts.filter(text => text !== undefined)
}

export function textOfAbility(ability: Ability, name: string): string | undefined {
  return print(ability, { name, types: ['Creature'], abilities: [] })
}

const SELF =
  /\bthis (?:creature|land|artifact|enchantment|permanent|aura|equipment|vehicle|spell|card|token|planeswalker|saga|battle|class|case|room|object)\b|\{this\}|\{source\}|\bcardname\b/g

/** A text made comparable: case, minus signs, brackets of loyalty costs, and how the object speaks of itself. */
export function comparable(text: string, name: string): string {
  const folded = fold(text).replace(/\[([+-]?(?:\d+|x))\]/g, '$1')
  const own = fold(name)
  const short = own.split(/,| the | of /)[0]!
  const names = own === '' ? [] : short.length > 2 && short !== own ? [own, short] : [own]
  let out = folded
  for (const self of names) {
    out = out.replace(new RegExp(`(?<![a-z0-9])${self.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z0-9])`, 'g'), '~')
  }
  return out.replace(SELF, '~')
}

/** Whether one of the texts begins with these words. */
export function beginsWith(texts: readonly string[], wanted: string, name: string): boolean {
  const start = comparable(wanted, name)
  return texts.some(text => comparable(text, name).startsWith(start))
}
