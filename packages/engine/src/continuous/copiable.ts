import { expandAbilities, faceInfo, keywordsOf, withIntrinsic } from '../game/faces.ts'
import type { Game } from '../game/game.ts'
import type { Chars, CopyValues, Obj } from '../game/types.ts'

/** A face-down permanent or spell without further words [CR 708.2a]. */
export const FACE_DOWN: Chars = {
  name: '',
  manaCost: undefined,
  manaValue: 0,
  colors: [],
  supertypes: [],
  types: ['Creature'],
  subtypes: [],
  allCreatureTypes: false,
  power: 2,
  toughness: 2,
  basePower: 2,
  baseToughness: 2,
  loyalty: 0,
  abilities: [],
  keywords: new Set(),
}

const copies = new WeakMap<CopyValues, Chars>()

/** The copiable values of an object: what is printed, or what a copy effect made of it [CR 707.2]. */
export function copiableValues(g: Game, obj: Obj): Chars {
  if (obj.faceDown) return FACE_DOWN
  if (!obj.copy) return faceInfo(g.state.defs[obj.def]!, obj.face).base
  let chars = copies.get(obj.copy)
  if (!chars) copies.set(obj.copy, (chars = copyChars(g, obj.copy)))
  return chars
}

/** Copied values with the exceptions of the copy effect, which are copiable too [CR 707.9]. */
function copyChars(g: Game, copy: CopyValues): Chars {
  let c = faceInfo(g.state.defs[copy.def]!, copy.face).base
  copy.mods.forEach((mod, i) => {
    switch (mod.m) {
      case 'addTypes':
        c = {
          ...c,
          supertypes: [...new Set([...c.supertypes, ...(mod.supertypes ?? [])])],
          types: [...new Set([...c.types, ...(mod.types ?? [])])],
          subtypes: [...new Set([...c.subtypes, ...(mod.subtypes ?? [])])],
        }
        break
      case 'setTypes':
        c = {
          ...c,
          types: mod.types ?? c.types,
          subtypes: mod.subtypes ?? c.subtypes,
          supertypes: mod.supertypes ?? c.supertypes,
        }
        break
      case 'removeTypes':
        c = {
          ...c,
          supertypes: c.supertypes.filter(t => !mod.supertypes?.includes(t)),
          types: c.types.filter(t => !mod.types?.includes(t)),
          subtypes: c.subtypes.filter(t => !mod.subtypes?.includes(t)),
        }
        break
      case 'setColors':
        if (mod.colors !== 'chosen') c = { ...c, colors: mod.colors }
        break
      case 'addColors':
        if (mod.colors !== 'chosen') c = { ...c, colors: [...new Set([...c.colors, ...mod.colors])] }
        break
      case 'addAbility': {
        const abilities = [...c.abilities, ...expandAbilities(mod.abilities, `copy${i}.`)]
        c = { ...c, abilities, keywords: keywordsOf(abilities) }
        break
      }
      case 'setPT':
        c = {
          ...c,
          power: typeof mod.power === 'number' ? mod.power : c.power,
          toughness: typeof mod.toughness === 'number' ? mod.toughness : c.toughness,
        }
        c = { ...c, basePower: c.power, baseToughness: c.toughness }
        break
      case 'name':
        c = { ...c, name: mod.name }
        break
      default:
        throw new Error(`a copy cannot have ${mod.m}`)
    }
  })
  return withIntrinsic(c)
}
