/** Collects what the readers of the formats find, and checks counts and names once for all of them. */
import type { CardNames } from '../names/names.ts'
import type { Deck, DeckCard, DeckProblem, DeckProblemKind } from './types.ts'

export type Section = 'main' | 'sideboard' | 'commanders' | 'companion' | 'none'

/** A card as it is written. */
export interface RawCard {
  readonly section: Section
  /** As written; absent for one. */
  readonly count?: string
  readonly name: string
  readonly line: number
  readonly set?: string | undefined
  readonly number?: string | undefined
  readonly foil?: boolean
}

/** More copies than this of one card are a slip of the pen. */
const MAX_COUNT = 999

export class DeckBuilder {
  readonly names: CardNames | undefined
  name: string | undefined
  readonly problems: DeckProblem[] = []
  readonly #cards: Record<Exclude<Section, 'none'>, DeckCard[]> = {
    main: [],
    sideboard: [],
    commanders: [],
    companion: [],
  }

  constructor(names: CardNames | undefined) {
    this.names = names
  }

  problem(kind: DeckProblemKind, line: number, text: string, message: string, suggestions?: readonly string[]): void {
    this.problems.push({ kind, line, text, message, ...(suggestions?.length ? { suggestions } : {}) })
  }

  card(raw: RawCard): void {
    const count = this.#count(raw)
    const name = this.#resolve(raw)
    if (raw.section === 'none' || count === undefined || name === undefined) return
    this.#cards[raw.section].push({
      name,
      count,
      line: raw.line,
      ...(raw.set ? { set: raw.set } : {}),
      ...(raw.number ? { number: raw.number } : {}),
      ...(raw.foil ? { foil: true as const } : {}),
    })
  }

  /** Cards in a section so far. */
  sum(section: Exclude<Section, 'none'>): number {
    return this.#cards[section].reduce((sum, card) => sum + card.count, 0)
  }

  /** Makes the whole sideboard the commanders. */
  sideboardIsCommanders(): void {
    this.#cards.commanders.push(...this.#cards.sideboard.splice(0))
  }

  /**
   * Formats without a word for commanders keep them in the sideboard: 99 cards and one, or 98 and two partners (903.5),
   * or the 59 and one of Brawl (903.12).
   */
  guessCommanders(): void {
    const shape = `${this.sum('main')}+${this.sum('sideboard')}`
    if (this.#cards.commanders.length === 0 && ['99+1', '98+2', '59+1'].includes(shape)) this.sideboardIsCommanders()
  }

  deck(): Deck {
    const { main, sideboard, commanders, companion } = this.#cards
    if (companion.length > 1) {
      const extra = companion[1]!
      this.problem(
        'bad-section',
        extra.line,
        extra.name,
        `${quote(extra.name)} is a second companion; there can be one`,
      )
    }
    if (this.problems.length === 0 && main.length + sideboard.length + commanders.length === 0) {
      this.problem('empty', 1, '', 'there is no card in it')
    }
    return {
      ...(this.name ? { name: this.name } : {}),
      main,
      sideboard,
      commanders,
      ...(companion[0] ? { companion: companion[0] } : {}),
    }
  }

  #count(raw: RawCard): number | undefined {
    const text = raw.count ?? '1'
    const count = /^\d+$/.test(text) ? Number(text) : 0
    if (count >= 1 && count <= MAX_COUNT) return count
    const what = `${quote(text)} is not a number of copies of ${quote(raw.name)}`
    this.problem('bad-count', raw.line, text, `${what}: it should be from 1 to ${MAX_COUNT}`)
    return undefined
  }

  #resolve(raw: RawCard): string | undefined {
    if (this.names === undefined) return raw.name
    const found = this.names.find(raw.name)
    if (found?.kind === 'found') return found.name
    if (raw.section === 'none') return undefined
    if (found?.kind === 'ambiguous') {
      const which = found.names.map(quote).join(' or ')
      this.problem('ambiguous-card', raw.line, raw.name, `${quote(raw.name)} may be ${which}`, found.names)
      return undefined
    }
    const near = this.names.suggest(raw.name)
    const hint = near.length > 0 ? `; did you mean ${near.map(quote).join(' or ')}?` : ''
    this.problem('unknown-card', raw.line, raw.name, `no card is called ${quote(raw.name)}${hint}`, near)
    return undefined
  }
}

export function quote(text: string): string {
  return `“${text}”`
}
