/** What a player calls the things they see; what is gone keeps the name it was last seen under. */
import type { Entity, GameView, ObjectView } from '@upkeep/engine'

export class SeenNames {
  readonly #names = new Map<number, string>()
  readonly #players: string[] = []

  see(view: GameView): void {
    view.players.forEach((player, p) => {
      this.#players[p] = p === view.you ? 'you' : player.name
      for (const list of [player.hand, player.library, player.graveyard]) this.#add(list)
    })
    for (const list of [view.battlefield, view.stack, view.exile, view.command]) this.#add(list)
    // What something became tells what it was.
    for (const { subject, moved } of view.log.toReversed()) {
      const name = moved === undefined ? undefined : this.#names.get(moved)
      if (subject !== undefined && name !== undefined && !this.#names.has(subject)) this.#names.set(subject, name)
    }
    for (const { subject, moved } of view.log) {
      const name = subject === undefined ? undefined : this.#names.get(subject)
      if (moved !== undefined && name !== undefined && !this.#names.has(moved)) this.#names.set(moved, name)
    }
  }

  #add(objects: readonly ObjectView[]): void {
    for (const { id, name, kind, source } of objects) {
      if (id <= 0) continue
      if (kind === 'ability')
        this.#names.set(id, `${(source && this.#names.get(source)) || name || 'a card'}'s ability`)
      else if (name !== '') this.#names.set(id, name)
    }
  }

  of = (e: Entity): string => {
    if (e < 0) return this.#players[-1 - e] ?? 'a player'
    return this.#names.get(e) ?? 'a card'
  }
}
