import {
  type Ability,
  BASIC_LAND_MANA,
  type CardDef,
  colorsOfCost,
  defineKeyword,
  type Face,
  type KeywordAbility,
  manaValueOf,
} from '@upkeep/ir'
import type { AbilityInstance, Chars, PlainChars } from './types.ts'

/** What can be known about a face without a game; computed once for each face. */
export interface FaceInfo {
  face: Face
  base: Chars
  /** Has characteristic-defining abilities for power or toughness, colours or types. */
  cda: boolean
}

const infos = new WeakMap<Face, FaceInfo>()

export function faceInfo(def: CardDef, face: number): FaceInfo {
  const printed = def.faces[face]
  if (!printed) throw new Error(`${def.name} has no face ${face}`)
  let info = infos.get(printed)
  if (!info) infos.set(printed, (info = makeInfo(printed)))
  return info
}

function makeInfo(face: Face): FaceInfo {
  const abilities = expandAbilities(face.abilities, '')
  const subtypes = face.subtypes ?? []
  const base: Chars = oneShape(
    withIntrinsic({
      name: face.name,
      manaCost: face.manaCost,
      manaValue: manaValueOf(face.manaCost),
      colors: face.colorIndicator ?? colorsOfCost(face.manaCost),
      supertypes: face.supertypes ?? [],
      types: face.types,
      subtypes,
      allCreatureTypes: false,
      power: printed(face.power),
      toughness: printed(face.toughness),
      basePower: printed(face.power),
      baseToughness: printed(face.toughness),
      loyalty: typeof face.loyalty === 'number' ? face.loyalty : 0,
      abilities,
      keywords: keywordsOf(abilities),
    }),
  )
  const cda = abilities.some(a => a.ability.a === 'static' && a.ability.cda === true)
  return { face, base, cda }
}

/** The same characteristics as a record of the one shape that all have that are kept: reading is faster. */
export function oneShape(c: Chars): Chars {
  return {
    name: c.name,
    manaCost: c.manaCost,
    manaValue: c.manaValue,
    colors: c.colors,
    supertypes: c.supertypes,
    types: c.types,
    subtypes: c.subtypes,
    allCreatureTypes: c.allCreatureTypes,
    power: c.power,
    toughness: c.toughness,
    basePower: c.basePower,
    baseToughness: c.baseToughness,
    loyalty: c.loyalty,
    abilities: c.abilities,
    keywords: c.keywords,
  }
}

/** A printed number; `*` counts 0 until its characteristic-defining ability sets it (CR 208.2a). */
function printed(n: number | string | undefined): number {
  if (typeof n === 'number') return n
  return n === undefined ? 0 : Number.parseInt(n, 10) || 0
}

/** Keyword abilities stay, followed by the abilities that they stand for (CR 702). */
export function expandAbilities(abilities: readonly Ability[], prefix: string): AbilityInstance[] {
  const out: AbilityInstance[] = []
  abilities.forEach((ability, i) => {
    const key = prefix + i
    out.push({ ability, key })
    if (ability.a !== 'keyword') return
    for (const [j, means] of defineKeyword(ability).entries()) out.push({ ability: means, key: `${key}.${j}` })
  })
  return out
}

export function keywordsOf(abilities: readonly AbilityInstance[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { ability } of abilities) if (ability.a === 'keyword') found.add(ability.keyword)
  return found
}

/** For the record of what has left: no set lives in the state. */
export function plainChars(chars: Chars): PlainChars {
  const { keywords: _, ...plain } = chars
  return plain
}

const intrinsic: Record<string, AbilityInstance> = {}
for (const [type, mana] of Object.entries(BASIC_LAND_MANA))
  intrinsic[type] = {
    key: `land:${type}`,
    ability: { a: 'activated', cost: [{ c: 'tap' }], effect: { do: 'addMana', mana: { mana: 'one', of: [[mana]] } } },
  }

/** Lands with basic land types have their mana abilities [CR 305.6]. */
export function withIntrinsic(chars: Chars): Chars {
  if (!chars.types.includes('Land')) return chars
  const missing: AbilityInstance[] = []
  for (const subtype of chars.subtypes) {
    const ability = intrinsic[subtype]
    if (ability && !chars.abilities.includes(ability)) missing.push(ability)
  }
  return missing.length === 0 ? chars : { ...chars, abilities: [...chars.abilities, ...missing] }
}

/** The abilities of a keyword ability, for granting it. */
export function keyword(name: string, more: Partial<KeywordAbility> = {}): KeywordAbility {
  return { a: 'keyword', keyword: name, ...more }
}
