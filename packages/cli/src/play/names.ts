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
  }

  #add(objects: readonly ObjectView[]): void {
    for (const { id, name } of objects) if (id > 0 && name !== '') this.#names.set(id, name)
  }

  of = (e: Entity): string => {
    if (e < 0) return this.#players[-1 - e] ?? 'a player'
    return this.#names.get(e) ?? 'a card'
  }
}
