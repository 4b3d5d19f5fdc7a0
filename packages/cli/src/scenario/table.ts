/** Finding the objects and players that a scenario names. */

import { foldName } from '@upkeep/cards/deck'
import { characteristics, controllerOf, type Entity, type Game, type Obj, type ObjId } from '@upkeep/engine'
import type { ObjectName, Seat } from './types.ts'
import { letter } from './words.ts'

/** A name taken apart. */
interface Name {
  seat?: Seat
  alias?: string
  nth?: number
  /** Folded. */
  base: string
  player?: Seat
  copy?: boolean
}

/** `Goblin Token` for `Goblin`, and the other way round. */
const tokenName = (name: string): string =>
  name.endsWith(' token') ? name.slice(0, -' token'.length) : `${name} token`

/** Permanents in the order in which they entered; anything else as it is offered. */
function inOrder(found: Entity[], game: Game): Entity[] {
  const { objects } = game.state
  return found.every(e => objects[e]?.zone === 'battlefield') ? found.sort((a, b) => a - b) : found
}

export class Table {
  game: Game
  readonly #aliases: ReadonlyMap<string, readonly ObjId[]>

  constructor(game: Game, aliases: ReadonlyMap<string, readonly ObjId[]>) {
    this.game = game
    this.#aliases = aliases
  }

  /** The same names on another game. */
  on(game: Game): Table {
    return new Table(game, this.#aliases)
  }

  obj(id: ObjId): Obj | undefined {
    return this.game.state.objects[id] ?? undefined
  }

  /** All objects that are there, in the order in which they came to be where they are. */
  all(): ObjId[] {
    const found: ObjId[] = []
    this.game.state.objects.forEach((obj, id) => {
      if (obj) found.push(id)
    })
    return found
  }

  // --- names of objects

  /** What an object is called, for messages. */
  title(e: Entity): string {
    if (e < 0) return letter(-1 - e)
    const obj = this.obj(e)
    if (obj?.faceDown) return 'face-down'
    return this.#printedNames(e)[0] ?? `object ${e}`
  }

  /** The same where an ability is told from its source. */
  says(e: Entity): string {
    const obj = e > 0 ? (this.game.state.objects[e] ?? this.game.state.gone[e]?.obj) : undefined
    return obj?.kind === 'ability' ? `${this.title(e)}'s ability` : this.title(e)
  }

  /** Names by which an object goes, folded: those that it has now, and those on the card. */
  #namesOf(id: ObjId): { now: string[]; card: string[] } {
    const obj = this.obj(id)
    if (obj === undefined) return { now: [], card: [] }
    if (obj.faceDown && (obj.zone === 'battlefield' || obj.zone === 'stack')) return { now: ['face-down'], card: [] }
    const now = this.#printedNames(id).map(foldName)
    if (obj.kind === 'token') now.push(...now.map(tokenName))
    const def = this.game.state.defs[obj.def]
    const card = def === undefined ? [] : [def.name, ...def.faces.map(face => face.name)].map(foldName)
    if (obj.zone === 'battlefield' || obj.zone === 'stack') return { now, card }
    return { now: [...now, ...card], card }
  }

  #printedNames(id: ObjId): string[] {
    const { objects, gone, defs } = this.game.state
    const obj = objects[id]
    if (!obj) {
      const last = gone[id]
      if (!last) return []
      if (last.obj.kind === 'ability' && last.obj.cast?.source) return this.#printedNames(last.obj.cast.source)
      const name = last.chars?.name ?? defs[last.obj.def]?.name
      return name === undefined ? [] : [name]
    }
    if (obj.kind === 'ability') return obj.cast?.source ? this.#printedNames(obj.cast.source) : []
    const { name } = characteristics(this.game, id)
    return name === '' ? [] : [name]
  }

  /** Whether something that is gone had that name when it last was. */
  wasCalled(id: ObjId, written: string): boolean {
    const { base, alias } = this.parse(written)
    if (alias !== undefined) return (this.#aliases.get(alias) ?? []).includes(id)
    return this.#printedNames(id).some(name => foldName(name) === base || tokenName(foldName(name)) === base)
  }

  /** Whether an object on the battlefield or on the stack is a copy. */
  isCopy(id: ObjId): boolean {
    const obj = this.obj(id)
    if (obj === undefined) return false
    if (obj.kind === 'copy' || obj.copy !== undefined) return true
    const def = this.game.state.defs[obj.def]
    return obj.kind === 'token' && def !== undefined && def.layout !== 'token'
  }

  /** A player who controls the object, or owns it where it is a card in a zone without controllers. */
  seatOf(id: ObjId): Seat {
    const obj = this.obj(id)!
    return obj.zone === 'battlefield' || obj.zone === 'stack' ? controllerOf(this.game, id) : obj.owner
  }

  // --- from names to objects

  parse(written: ObjectName): Name {
    if (typeof written !== 'string') {
      const inner = this.parse(written.card)
      return written.copy === undefined ? inner : { ...inner, copy: written.copy }
    }
    const trimmed = written.trim()
    const seat = 'ABCDEF'.indexOf(trimmed)
    if (trimmed.length === 1 && seat >= 0 && seat < this.game.state.players.length) {
      return { base: trimmed, player: seat }
    }
    const name: Name = { base: trimmed }
    const owned = /^([A-F])\s*:\s*(.+)$/.exec(name.base)
    if (owned !== null) {
      name.seat = 'ABCDEF'.indexOf(owned[1]!)
      name.base = owned[2]!
    }
    const numbered = /^(.+?)\s*#\s*(\d+)$/.exec(name.base)
    if (numbered !== null) {
      name.base = numbered[1]!
      name.nth = Number(numbered[2])
    }
    if (name.base.startsWith('@')) name.alias = name.base.slice(1)
    else name.base = foldName(name.base)
    return name
  }

  /** What an alias stands for now, wherever it went. */
  #aliased(alias: string): ObjId[] {
    const { objects, gone } = this.game.state
    return (this.#aliases.get(alias) ?? []).map(first => {
      let id = first
      while (id > 0 && !objects[id]) id = gone[id]?.moved ?? 0
      return id
    })
  }

  hasAlias(alias: string): boolean {
    return this.#aliases.has(alias)
  }

  /**
   * Those of the objects and players that a name means, in the order given; with `#2` only that one. Names that objects
   * have now go before those on their cards.
   */
  among(written: ObjectName, pool: readonly Entity[]): Entity[] {
    const name = this.parse(written)
    if (name.player !== undefined) return pool.filter(e => e === -1 - name.player!)
    const objects = pool.filter(e => e > 0 && this.#fits(name, e))
    if (name.alias !== undefined) {
      const aliased = this.#aliased(name.alias)
      const meant = name.nth === undefined ? aliased : aliased.slice(name.nth - 1, name.nth)
      return objects.filter(e => meant.includes(e))
    }
    const called = (which: 'now' | 'card'): Entity[] => objects.filter(e => this.#namesOf(e)[which].includes(name.base))
    const found = called('now')
    const all = inOrder(found.length > 0 ? found : called('card'), this.game)
    return name.nth === undefined ? all : this.#numbered(name, name.nth, all)
  }

  /** The nth of a name, by order of entering, of the objects that are in that zone; then of all that ever were. */
  #numbered(name: Name, nth: number, found: readonly Entity[]): Entity[] {
    const zone = this.obj(found[0] ?? 0)?.zone ?? 'battlefield'
    const plain: Name = { base: name.base }
    if (name.seat !== undefined) plain.seat = name.seat
    if (name.copy !== undefined) plain.copy = name.copy
    const there = this.all().filter(
      id => this.obj(id)?.zone === zone && this.#fits(plain, id) && this.#namesOf(id).now.includes(name.base),
    )
    const now = there[nth - 1]
    if (now !== undefined) return found.filter(e => e === now)
    const byOrder = [...found].sort((a, b) => a - b)[nth - 1]
    if (byOrder !== undefined) return [byOrder]
    const ever = this.#everOnBattlefield(name.base)[nth - 1]
    return found.filter(e => e === ever)
  }

  #everOnBattlefield(base: string): ObjId[] {
    const { objects, gone } = this.game.state
    const ids: ObjId[] = []
    for (let id = 1; id < Math.max(objects.length, gone.length); id++) {
      const zone = objects[id]?.zone ?? gone[id]?.obj.zone
      if (zone === 'battlefield' && this.#printedNames(id).some(n => foldName(n) === base)) ids.push(id)
    }
    return ids
  }

  #fits(name: Name, id: ObjId): boolean {
    if (name.seat !== undefined && this.seatOf(id) !== name.seat) return false
    return name.copy === undefined || this.isCopy(id) === name.copy
  }

  /** The first object or player of that name in the pool. */
  first(written: ObjectName, pool: readonly Entity[]): Entity | undefined {
    return this.among(written, pool)[0]
  }

  /** All the objects of the game that a name means. */
  find(written: ObjectName): ObjId[] {
    return this.among(written, this.all())
  }

  /** Permanents, in the order in which they entered. */
  permanents(phasedOut = false): ObjId[] {
    return this.game.state.battlefield
      .filter(id => phasedOut || this.obj(id)?.phasedOut === undefined)
      .sort((a, b) => a - b)
  }

  /** Top first. */
  stack(): ObjId[] {
    return this.game.state.stack.toReversed()
  }

  nameOf(written: ObjectName): string {
    return typeof written === 'string' ? written : written.card
  }
}
