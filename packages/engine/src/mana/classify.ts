import { type Ability, type Cost, type Effect, type EventPattern, walk } from '@upkeep/ir'

type Activated = Extract<Ability, { a: 'activated' }>
type Triggered = Extract<Ability, { a: 'triggered' }>

/** What is in an effect, without the abilities and delayed effects that it only makes. */
interface Parts {
  target: boolean
  mana: boolean
}

const parts = new WeakMap<Effect, Parts>()

function partsOf(effect: Effect): Parts {
  let found = parts.get(effect)
  if (!found) {
    found = { target: false, mana: false }
    const p = found
    walk(effect, node => {
      const kind = node['do']
      if (kind === 'delayed' || kind === 'reflexive' || kind === 'emblem' || kind === 'createToken') return false
      if (node['a'] !== undefined) return false
      if (node['ref'] === 'target') p.target = true
      if (kind === 'addMana') p.mana = true
      return true
    })
    parts.set(effect, found)
  }
  return found
}

/** Whether an effect could add mana as it resolves. */
export function addsMana(effect: Effect): boolean {
  return partsOf(effect).mana
}

function isLoyalty(cost: readonly Cost[]): boolean {
  return cost.some(c => c.c === 'loyalty')
}

/** An activated ability without a target that could add mana and is no loyalty ability [CR 605.1a]. */
export function isManaAbility(ability: Ability): ability is Activated {
  if (ability.a !== 'activated' || isLoyalty(ability.cost)) return false
  const p = partsOf(ability.effect)
  return p.mana && !p.target
}

/** Triggers from a mana ability being activated or resolving, or from mana being added [CR 605.1b]. */
function fromMana(on: EventPattern): boolean {
  if (on.on === 'any') return on.of.every(fromMana)
  if (on.on === 'tapForMana') return true
  return on.on === 'activate' && on.what.f === 'ability' && on.what.is === 'mana'
}

/** A triggered ability without a target that triggers from mana abilities and could add mana [CR 605.1b]. */
export function isTriggeredManaAbility(ability: Ability): ability is Triggered {
  if (ability.a !== 'triggered' || !fromMana(ability.on)) return false
  const p = partsOf(ability.effect)
  return p.mana && !p.target
}

/** Whether the ability's cost has the tap symbol: then activating it is tapping for mana [CR 106.12]. */
export function hasTapSymbol(ability: Ability): boolean {
  return ability.a === 'activated' && ability.cost.some(c => c.c === 'tap')
}
