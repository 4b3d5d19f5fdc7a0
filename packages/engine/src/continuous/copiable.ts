import type { Modification } from '@upkeep/ir'
import { expandAbilities, faceInfo, keywordsOf, withIntrinsic } from '../game/faces.ts'
import type { Game } from '../game/game.ts'
import type { AbilityInstance, Chars, CopyValues, Obj } from '../game/types.ts'

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

/** What a copy of this object is, with exceptions [CR 707.2, 707.9]. */
export function copyOf(obj: Obj, mods: readonly Modification[] = []): CopyValues {
  const values: CopyValues = {
    def: obj.copy?.def ?? obj.def,
    face: obj.copy?.face ?? obj.face,
    mods: [...(obj.copy?.mods ?? []), ...mods],
  }
  if (obj.faceDown) return { ...values, mods: [...mods], faceDown: true }
  if (obj.copy?.faceDown) values.faceDown = true
  return values
}

/** A copy without the effects that have ended: what the copy effect before made of it [CR 707.4], and its choices. */
export function copyWithout(copy: CopyValues | undefined, chosen: Chosen, effects: ReadonlySet<number>): Copied {
  if (copy?.effect === undefined) return { copy, chosen }
  const before = copyWithout(copy.under, copy.chosen ?? {}, effects)
  if (effects.has(copy.effect)) return before
  return { copy: { ...copy, under: before.copy, chosen: before.chosen }, chosen }
}

type Chosen = Obj['chosen']
/** What an object is a copy of, if of anything, and what was chosen for the abilities that it so has. */
export interface Copied {
  copy: CopyValues | undefined
  chosen: Chosen
}

/** Copied values with the exceptions of the copy effect, which are copiable too [CR 707.9]. */
function copyChars(g: Game, copy: CopyValues): Chars {
  let c = copy.faceDown ? FACE_DOWN : faceInfo(g.state.defs[copy.def]!, copy.face).base
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
          ...withoutDefining(c, ['addTypes', 'setTypes']),
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
        if (mod.colors !== 'chosen') c = { ...withoutDefining(c, ['setColors']), colors: mod.colors }
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
          ...withoutDefining(c, ['setPT']),
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

/**
 * What a copy effect sets is not defined by the abilities of what is copied: those are not copied [CR 707.9d].
 */
function withoutDefining(c: Chars, kinds: readonly Modification['m'][]): Chars {
  const defines = ({ ability: a }: AbilityInstance): boolean =>
    a.a === 'static' && a.cda === true && a.mods.some(m => kinds.includes(m.m))
  const out = c.abilities.filter(defines)
  if (out.length === 0) return c
  // a keyword goes with the ability that it stands for
  const keys = new Set(
    out.flatMap(a => (a.key.includes('.') ? [a.key, a.key.slice(0, a.key.lastIndexOf('.'))] : [a.key])),
  )
  const abilities = c.abilities.filter(a => !keys.has(a.key))
  return { ...c, abilities, keywords: keywordsOf(abilities) }
}
