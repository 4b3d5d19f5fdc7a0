import { BASIC_LAND_TYPES, type CardType, type Color, type Modification } from '@upkeep/ir'
import { amount } from '../game/amounts.ts'
import { EngineError } from '../game/errors.ts'
import { expandAbilities, keywordsOf, withIntrinsic } from '../game/faces.ts'
import type { Game } from '../game/game.ts'
import { look } from '../game/look.ts'
import { isCreatureType } from '../game/match.ts'
import type { Chars, Scope } from '../game/types.ts'

export type LayerChars = Chars

/** The layer (and sublayer, as a decimal) of a modification [CR 613.1, 613.4]; 0: an effect on the rules [CR 613.11]. */
export function layerOf(mod: Modification): number {
  switch (mod.m) {
    case 'copy':
      return 1
    case 'control':
      return 2
    case 'addTypes':
    case 'setTypes':
    case 'removeTypes':
    case 'chosenType':
    case 'name':
      return 4
    case 'setColors':
    case 'addColors':
      return 5
    case 'addAbility':
    case 'loseAbility':
    case 'loseAllAbilities':
    case 'cantHave':
      return 6
    case 'setPT':
      return 7.2
    case 'addPT':
      return 7.3
    case 'switchPT':
      return 7.4
    default:
      return 0
  }
}

/** What the modifications make of characteristics, in the order given. */
export function applyMods(g: Game, chars: LayerChars, mods: readonly Modification[], ctx: Scope, key: string): Chars {
  let c = chars
  mods.forEach((mod, i) => {
    c = applyMod(g, c, mod, ctx, `${key}/${i}`)
  })
  return c
}

const union = <T>(a: readonly T[], b: readonly T[] | undefined): readonly T[] =>
  b === undefined || b.every(x => a.includes(x)) ? a : [...a, ...b.filter(x => !a.includes(x))]
const without = <T>(a: readonly T[], b: readonly T[] | undefined): readonly T[] =>
  b === undefined ? a : a.filter(x => !b.includes(x))

/** `time`: the timestamp of the effect whose modification it is. */
export function applyMod(g: Game, c: LayerChars, mod: Modification, ctx: Scope, key: string, time = 0): Chars {
  switch (mod.m) {
    case 'addTypes':
      return withIntrinsic({
        ...c,
        supertypes: union(c.supertypes, mod.supertypes),
        types: union(c.types, mod.types),
        subtypes: union(c.subtypes, mod.subtypes),
        allCreatureTypes: c.allCreatureTypes || mod.allCreatureTypes === true,
      })
    case 'setTypes':
      return setTypes(c, mod)
    case 'removeTypes': {
      const types = without(c.types, mod.types)
      let subtypes = without(c.subtypes, mod.subtypes)
      if (mod.allCreatureTypes || (mod.types?.includes('Creature') && !types.includes('Kindred')))
        subtypes = subtypes.filter(t => !isCreatureType(t))
      return {
        ...c,
        supertypes: without(c.supertypes, mod.supertypes),
        types,
        subtypes,
        allCreatureTypes: c.allCreatureTypes && !mod.allCreatureTypes,
      }
    }
    case 'chosenType': {
      const chosen = chosenOf(g, ctx, 'type') ?? chosenOf(g, ctx, 'landType')
      if (chosen === undefined) return c
      if (mod.add) return withIntrinsic({ ...c, subtypes: union(c.subtypes, [String(chosen)]) })
      if (mod.of === 'land') return setTypes(c, { m: 'setTypes', subtypes: [String(chosen)], keep: true })
      return {
        ...c,
        subtypes: [...c.subtypes.filter(t => !isCreatureType(t)), String(chosen)],
        allCreatureTypes: false,
      }
    }
    case 'name':
      return { ...c, name: mod.name }
    case 'setColors':
      return { ...c, colors: mod.colors === 'chosen' ? chosenColors(g, ctx) : mod.colors }
    case 'addColors':
      return { ...c, colors: union(c.colors, mod.colors === 'chosen' ? chosenColors(g, ctx) : mod.colors) }
    case 'addAbility': {
      const granted = expandAbilities(mod.abilities, `${key}.`).map(a => ({
        ...a,
        grantor: ctx.source,
        granted: time,
        vars: ctx.vars,
      }))
      const abilities = [...c.abilities, ...granted]
      return { ...c, abilities, keywords: keywordsOf(abilities) }
    }
    case 'loseAbility': {
      const lost = c.abilities
        .filter(a => a.ability.a === 'keyword' && a.ability.keyword === mod.keyword)
        .map(a => a.key)
      const abilities = c.abilities.filter(a => !lost.some(k => a.key === k || a.key.startsWith(`${k}.`)))
      return { ...c, abilities, keywords: keywordsOf(abilities) }
    }
    case 'loseAllAbilities': {
      const abilities = mod.except === 'mana' ? c.abilities.filter(a => a.key.startsWith('land:')) : []
      return { ...c, abilities, keywords: new Set() }
    }
    case 'cantHave': {
      return applyMod(g, c, { m: 'loseAbility', keyword: mod.keyword }, ctx, key)
    }
    case 'setPT': {
      const power = mod.power === undefined ? c.power : amount(g, mod.power, ctx)
      const toughness = mod.toughness === undefined ? c.toughness : amount(g, mod.toughness, ctx)
      return { ...c, power, toughness, basePower: power, baseToughness: toughness }
    }
    case 'addPT':
      return {
        ...c,
        power: c.power + amount(g, mod.power, ctx),
        toughness: c.toughness + amount(g, mod.toughness, ctx),
      }
    case 'switchPT':
      return { ...c, power: c.toughness, toughness: c.power }
    case 'copy':
    case 'control':
      return c
    default:
      return c
  }
}

/**
 * Setting a land's subtype to basic land types takes away its other land types and its printed abilities
 * [CR 305.7]; `keep` keeps card types and supertypes.
 */
function setTypes(c: LayerChars, mod: Extract<Modification, { m: 'setTypes' }>): Chars {
  const types: readonly CardType[] = mod.types ?? c.types
  const supertypes = mod.supertypes ?? c.supertypes
  const subtypes = mod.subtypes
  if (
    subtypes?.length &&
    (mod.types === undefined || (mod.types.length === 1 && mod.types[0] === 'Land')) &&
    subtypes.every(t => BASIC_LAND_TYPES.includes(t)) &&
    types.includes('Land')
  ) {
    const abilities = c.abilities.filter(a => a.grantor !== undefined)
    const rest = types.includes('Creature') ? c.subtypes.filter(isCreatureType) : []
    return withIntrinsic({ ...c, types, subtypes: [...subtypes, ...rest], abilities, keywords: keywordsOf(abilities) })
  }
  // subtypes that go with card types it no longer has are lost [CR 205.1a]
  const kept =
    subtypes === undefined ? c.subtypes.filter(t => !isCreatureType(t) === !types.includes('Creature')) : subtypes
  if (mod.types === undefined && subtypes !== undefined && types.includes('Creature')) {
    const rest = c.subtypes.filter(t => !isCreatureType(t))
    return { ...c, supertypes, subtypes: [...subtypes, ...rest], allCreatureTypes: false }
  }
  return withIntrinsic({
    ...c,
    types,
    supertypes,
    subtypes: kept,
    allCreatureTypes: c.allCreatureTypes && subtypes === undefined,
  })
}

function chosenOf(g: Game, ctx: Scope, what: string): string | number | undefined {
  const bound = ctx.vars['chosen:' + what]
  if (typeof bound === 'string' || typeof bound === 'number') return bound
  return look(g, ctx.source).chosen[what]
}

function chosenColors(g: Game, ctx: Scope): Color[] {
  const chosen = chosenOf(g, ctx, 'color')
  return chosen === undefined ? [] : [chosen as Color]
}

export function unknownMod(mod: Modification): never {
  throw new EngineError(`unknown modification ${mod.m}`)
}
