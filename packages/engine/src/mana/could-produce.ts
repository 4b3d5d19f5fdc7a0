import { MANA_TYPES, type ManaOutput, type ManaType } from '@upkeep/ir'
import { characteristics, controllerOf } from '../continuous/characteristics.ts'
import type { Derived, Game } from '../game/game.ts'
import { look } from '../game/look.ts'
import type { AbilityInstance, ObjId } from '../game/types.ts'
import { replacementIndex } from '../replacement/sources.ts'
import { abilityScope } from './abilities.ts'
import { addsMana, isManaAbility } from './classify.ts'
import { productions } from './productions.ts'
import { allManaResults } from './replace.ts'
import { manaWorld, meddlesSteadily, steadyOutputs } from './steady.ts'

interface Known {
  world: number
  changes: number
  types: Map<ObjId, readonly ManaType[]>
}

const caches = new WeakMap<Derived, Known>()

/**
 * The types of mana that a permanent could produce [CR 106.7]: those that an ability of it would produce if it resolved
 * now, whatever its costs, under every order of the replacement effects that apply. Permanents whose abilities refer to
 * one another are evaluated together, beginning with nothing and adding what follows until nothing is added: the least
 * fixed point, so that no type comes from a circle alone.
 */
export function couldProduce(g: Game, id: ObjId): ManaType[] {
  characteristics(g, id)
  let known = caches.get(g.derived)
  const { changes } = g.derived
  const world = manaWorld(g)
  if (known?.world !== world.stamp || (known.changes !== changes && !(world.steady && meddlesSteadily(g)))) {
    known = { world: world.stamp, changes, types: new Map() }
    caches.set(g.derived, known)
  }
  const before = known.types.get(id)
  if (before) return before.slice()
  const table = new Map<ObjId, Set<ManaType>>([[id, new Set()]])
  const could = (other: ObjId): ManaType[] => {
    let types = table.get(other)
    if (!types) table.set(other, (types = new Set()))
    return [...types]
  }
  let changed = true
  while (changed) {
    changed = false
    const size = table.size
    for (const [other, types] of table)
      for (const t of evaluate(g, other, could))
        if (!types.has(t)) {
          types.add(t)
          changed = true
        }
    if (table.size > size) changed = true
  }
  for (const [other, types] of table)
    known.types.set(
      other,
      MANA_TYPES.filter(t => types.has(t)),
    )
  return known.types.get(id)!.slice()
}

const relevant = new WeakMap<readonly AbilityInstance[], AbilityInstance[]>()

/** The abilities that could add mana: activated and triggered ones, mana abilities or not. */
export function manaAdding(abilities: readonly AbilityInstance[]): AbilityInstance[] {
  let found = relevant.get(abilities)
  if (!found) {
    found = abilities.filter(
      ({ ability }) =>
        (ability.a === 'activated' || ability.a === 'triggered') &&
        (ability.zone === undefined || ability.zone === 'battlefield') &&
        addsMana(ability.effect),
    )
    relevant.set(abilities, found)
  }
  return found
}

/** The types that the abilities always produce, where they hang on nothing; null where they do. */
const always = new WeakMap<readonly AbilityInstance[], ReadonlySet<ManaType> | null>()

function alwaysProduced(abilities: readonly AbilityInstance[]): ReadonlySet<ManaType> | null {
  let known = always.get(abilities)
  if (known === undefined) {
    const types = new Set<ManaType>()
    let fixed = true
    for (const { ability } of manaAdding(abilities)) {
      if (ability.a !== 'activated' && ability.a !== 'triggered') continue
      const outputs = steadyOutputs(ability.effect)
      if (outputs === null) fixed = false
      else for (const mana of outputs) for (const t of fixedTypes(mana)) types.add(t)
    }
    always.set(abilities, (known = fixed ? types : null))
  }
  return known
}

function fixedTypes(mana: ManaOutput): readonly ManaType[] {
  if (mana.mana === 'one') return mana.of.flat()
  if (mana.mana === 'any') return mana.colors
  return mana.mana === 'times' ? mana.of : []
}

/** What the abilities of one object would produce, given what others could. */
function evaluate(g: Game, id: ObjId, could: (other: ObjId) => readonly ManaType[]): ReadonlySet<ManaType> {
  const fixed = replacementIndex(g)['mana'] ? null : alwaysProduced(characteristics(g, id).abilities)
  if (fixed) return fixed
  const out = new Set<ManaType>()
  look(g, id)
  const player = controllerOf(g, id)
  for (const instance of manaAdding(characteristics(g, id).abilities)) {
    const { ability } = instance
    if (ability.a !== 'activated' && ability.a !== 'triggered') continue
    const ways = productions(g, ability.effect, abilityScope(id, instance, player), { loose: true, could }) ?? []
    // only a mana ability with {T} in its cost is tapping for mana [CR 106.12]
    const tapped = isManaAbility(ability) && ability.cost.some(c => c.c === 'tap')
    for (const way of ways)
      for (const { mana } of way.added)
        for (const result of allManaResults(g, {
          kind: 'mana',
          player,
          mana,
          source: id,
          tapped,
          cause: { by: 'effect', source: id, player },
        }))
          for (const t of result) out.add(t)
  }
  return out
}
