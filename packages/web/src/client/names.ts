import type { Fact, GameView, ObjectView } from '@upkeep/engine'
import { objectsOf, shownName } from '../view/lookup.ts'

/** What every object that was ever seen is called, for a log that speaks of what is long gone. */
export class NameBook {
  readonly #names = new Map<number, string>()
  readonly #cards = new Map<number, ObjectView>()

  see(view: GameView): void {
    for (const [id, object] of objectsOf(view)) {
      const name = shownName(object)
      if (name === undefined) continue
      this.#names.set(id, name)
      this.#cards.set(id, object)
    }
    for (const fact of view.log) this.#follow(fact)
    // What a card became is often seen before what it was.
    for (const fact of view.log.toReversed()) this.#follow(fact)
  }

  /** A card that changes zones is a new object, and keeps its name as long as it is seen. */
  #follow(fact: Fact): void {
    const { subject, moved } = fact
    if (subject === undefined || moved === undefined || subject <= 0 || moved <= 0) return
    const before = this.#names.get(subject)
    const after = this.#names.get(moved)
    if (before === undefined && after !== undefined) this.#names.set(subject, after)
    else if (after === undefined && before !== undefined && fact.to !== 'library') this.#names.set(moved, before)
  }

  name(id: number): string | undefined {
    return this.#names.get(id)
  }

  card(id: number): ObjectView | undefined {
    return this.#cards.get(id)
  }

  cardNamed(name: string): ObjectView | undefined {
    let found: ObjectView | undefined
    for (const card of this.#cards.values()) if (card.name === name) found = card
    return found
  }

  entries(): [number, string][] {
    return [...this.#names]
  }

  restore(entries: readonly (readonly [number, string])[]): void {
    for (const [id, name] of entries) this.#names.set(id, name)
  }

  clear(): void {
    this.#names.clear()
    this.#cards.clear()
  }
}
