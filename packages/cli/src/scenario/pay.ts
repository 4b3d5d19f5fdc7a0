/** Paying by the mana sources that an entry lists; what is left is paid automatically. */
import { type Answer, characteristics, type Decision } from '@upkeep/engine'
import type { Given } from './decide.ts'
import { Failed } from './failed.ts'
import type { Table } from './table.ts'
import type { Pick } from './types.ts'
import { manaTypeOf } from './words.ts'

type Pay = Extract<Decision, { kind: 'pay' }>

export class PayPlan {
  readonly #given: Given
  /** The type of mana that is wanted of the source that was activated last. */
  #wanted: string | undefined
  #cost: readonly string[] = []

  constructor(given: Given) {
    this.#given = given
  }

  next(table: Table, d: Pay): Answer {
    this.#cost = d.cost
    const pick = this.#given.pay.shift()
    if (pick === undefined) return { pay: 'auto' }
    const { name, type } = sourceIn(pick)
    const offered = d.actions.flatMap((action, index) =>
      action.do === 'activate' ? [{ object: action.object, ability: action.ability, index }] : [],
    )
    const object = table.first(name, [...new Set(offered.map(action => action.object))])
    if (object === undefined) throw new Failed(`pay: ${name} cannot be used to pay this cost`)
    this.#wanted = type ?? this.#needed()
    const own = offered.filter(action => action.object === object)
    const makes = own.find(({ ability }) => this.#makes(table, object, ability))
    return { pay: (makes ?? own[0]!).index }
  }

  /** Whether a mana ability makes the mana that is wanted, and nothing else. */
  #makes(table: Table, object: number, ability: number): boolean {
    if (this.#wanted === undefined) return true
    const instance = characteristics(table.game, object).abilities[ability]
    return instance !== undefined && JSON.stringify(instance.ability).includes(`"${this.#wanted}"`)
  }

  #needed(): string | undefined {
    return this.#cost.find(symbol => manaTypeOf(symbol) !== undefined)
  }

  /** The type of mana for a mana ability of a listed source, where it asks. */
  manaFor(_table: Table, d: Decision): Answer | undefined {
    if (this.#wanted === undefined || d.kind !== 'option') return undefined
    const option = d.options.findIndex(word => word === this.#wanted || manaTypeOf(word) === this.#wanted)
    return option < 0 ? undefined : { option }
  }
}

/** `Forest`, or `{ "Mana Confluence": green }` where the source can make several types. */
function sourceIn(pick: Pick): { name: string; type?: string } {
  if (typeof pick === 'string') return { name: pick }
  if (typeof pick === 'object' && !Array.isArray(pick)) {
    const [name, type] = Object.entries(pick)[0] ?? []
    const mana = typeof type === 'string' ? manaTypeOf(type) : undefined
    if (name === 'card' && typeof type === 'string') return { name: type }
    if (name !== undefined && mana !== undefined) return { name, type: mana }
  }
  throw new Failed(`pay: ${JSON.stringify(pick)} is no mana source`)
}
