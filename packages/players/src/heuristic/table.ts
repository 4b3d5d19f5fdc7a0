import type { Entity, GameView, ObjectView, PlayerView } from '@upkeep/engine'
import { type Ability, defineKeyword } from '@upkeep/ir'

/** A view with what a player has at a glance. */
export class Table {
  readonly view: GameView
  readonly you: number
  readonly me: PlayerView
  readonly mine: ObjectView[] = []
  readonly theirs: ObjectView[] = []
  readonly foes: PlayerView[]
  readonly #objects = new Map<number, ObjectView>()

  constructor(view: GameView) {
    this.view = view
    this.you = view.you
    this.me = view.players[view.you]!
    this.foes = view.players.filter(p => p.id !== view.you && !p.lost)
    const note = (list: readonly ObjectView[]): void => {
      for (const o of list) if (!o.hidden) this.#objects.set(o.id, o)
    }
    for (const o of view.battlefield) if (!o.phasedOut) (o.controller === view.you ? this.mine : this.theirs).push(o)
    note(view.battlefield)
    note(view.stack)
    note(view.exile)
    note(view.command)
    for (const p of view.players) {
      note(p.hand)
      note(p.graveyard)
      note(p.library)
    }
  }

  find(e: Entity): ObjectView | undefined {
    return this.#objects.get(e)
  }

  player(e: Entity): PlayerView | undefined {
    return e < 0 ? this.view.players[-1 - e] : undefined
  }

  get yourTurn(): boolean {
    return this.view.turn.active === this.you
  }

  get isMain(): boolean {
    return this.yourTurn && (this.view.turn.step === 'main1' || this.view.turn.step === 'main2')
  }

  /** Untapped permanents of yours that make mana, and what is in the pool. */
  get mana(): number {
    return this.mine.filter(o => !o.tapped && makesMana(o) && !(o.sick && isCreature(o))).length + this.me.pool.length
  }

  get lands(): ObjectView[] {
    return this.mine.filter(isLand)
  }
}

const has = (o: ObjectView, type: string): boolean => (o.types as readonly string[]).includes(type)
export const isCreature = (o: ObjectView): boolean => has(o, 'Creature')
export const isLand = (o: ObjectView): boolean => has(o, 'Land')
export const isAura = (o: ObjectView): boolean => o.subtypes.includes('Aura')
export const isInstant = (o: ObjectView): boolean => has(o, 'Instant') || o.keywords.includes('flash')
export const isSpell = (o: ObjectView): boolean => has(o, 'Instant') || has(o, 'Sorcery')
export const hasKeyword = (o: ObjectView, keyword: string): boolean => o.keywords.includes(keyword)

const lists = new WeakMap<readonly Ability[], readonly Ability[]>()

/** An object's abilities as the engine counts them: each keyword ability followed by what it stands for. */
export function abilitiesOf(o: ObjectView): readonly Ability[] {
  let list = lists.get(o.abilities)
  if (!list) {
    list = o.abilities.flatMap(a => (a.a === 'keyword' ? [a, ...defineKeyword(a)] : [a]))
    lists.set(o.abilities, list)
  }
  return list
}

export function makesMana(o: ObjectView): boolean {
  if (isLand(o) && o.subtypes.some(s => BASICS.has(s))) return true
  return abilitiesOf(o).some(a => a.a === 'activated' && a.effect.do === 'addMana')
}
const BASICS: ReadonlySet<string> = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'])

/** What is left of a creature's toughness. */
export const left = (o: ObjectView): number => (o.toughness ?? 0) - (o.damage ?? 0)
