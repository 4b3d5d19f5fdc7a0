/** The cards and decks that come with the page. */
import { type DeckProblem as ListProblem, readDeck } from '@upkeep/cards/deck'
import { Pack, type PackCard } from '@upkeep/cards/pack'
import { type CardDef, COLORS, type Color, colorsOfCost } from '@upkeep/ir'
import { devDecks } from '../dev/decks.ts'
import type { DeckCard, DeckChoice, DeckInfo, DeckProblem, DeckReport } from './protocol.ts'

const shelves = import.meta.glob<string>('../../../cards/pack/*.jsonl', {
  query: '?url',
  import: 'default',
  eager: true,
})
const lists = import.meta.glob<string>('../../../cards/decks/*.txt', { query: '?raw', import: 'default', eager: true })

/** Reads all shelves of the pack. */
export async function fetchPack(): Promise<Pack> {
  const texts = await Promise.all(
    Object.entries(shelves).map(async ([path, url]): Promise<[string, string]> => {
      const response = await fetch(url)
      if (!response.ok) throw new Error(`${url}: ${response.status}`)
      return [path.slice(path.lastIndexOf('/') + 1), await response.text()]
    }),
  )
  return new Pack(texts)
}

export interface ReadDeck {
  name: string
  cards: CardDef[]
}

export class Library {
  readonly #pack: Pack
  readonly #shipped = new Map<string, string>()

  constructor(pack: Pack) {
    this.#pack = pack
    for (const [id, text] of Object.entries(devDecks)) this.#shipped.set(id, text)
    for (const [path, text] of Object.entries(lists)) {
      this.#shipped.set(path.slice(path.lastIndexOf('/') + 1).replace(/\.txt$/, ''), text)
    }
  }

  cardNames(): string[] {
    return [...this.#pack.cardNames()]
  }

  /** The shipped decks, those alone that can be played. */
  decks(): DeckInfo[] {
    const infos = [...this.#shipped].map(([id, text]) => this.#check(text, id).deck)
    return infos.filter(deck => deck !== null)
  }

  check(text: string): DeckReport {
    return this.#check(text, 'list')
  }

  /** The cards of a chosen deck, or what is wrong with it. */
  open(choice: DeckChoice): { cards: CardDef[] } | { problems: readonly DeckProblem[] } {
    const text = 'shipped' in choice ? this.#shipped.get(choice.shipped) : choice.list
    if (text === undefined) {
      return {
        problems: [
          { line: 0, text: '', reason: `there is no deck ${JSON.stringify((choice as { shipped: string }).shipped)}` },
        ],
      }
    }
    const report = this.#check(text, '')
    if (report.problems.length > 0 || report.deck === null) return { problems: report.problems }
    const cards = report.deck.cards.flatMap(({ name, count }) => Array<CardDef>(count).fill(this.#pack.get(name)!))
    return { cards }
  }

  #check(text: string, id: string): DeckReport {
    const { deck, problems } = readDeck(text, { names: this.#pack.names })
    const found: DeckProblem[] = problems.map(problemOf)
    const counts = new Map<string, number>()
    for (const { name, count, line } of deck.main) {
      const card = this.#pack.get(name)
      // An unknown name has been complained of already.
      if (card === undefined) continue
      const stop = card.stops?.[0]
      if (stop !== undefined) {
        const reason = `${name} is not playable yet: its text is understood up to “${stop.word}”`
        found.push({ line, text: name, reason })
      }
      counts.set(card.name, (counts.get(card.name) ?? 0) + count)
    }
    const size = [...counts.values()].reduce((sum, n) => sum + n, 0)
    if (found.length === 0 && size < SMALLEST)
      found.push({ line: 0, text: '', reason: `a deck has at least ${SMALLEST} cards; this one has ${size}` })
    found.sort((a, b) => a.line - b.line)
    if (found.length > 0) return { problems: found, deck: null }
    const cards = [...counts].map(([name, count]) => deckCard(this.#pack.get(name)!, count))
    return { problems: [], deck: { id, name: deck.name ?? title(id), colors: colorsOf(cards), size, cards } }
  }
}

/** Enough for an opening hand and a few turns; a constructed deck has 60. */
const SMALLEST = 40

function problemOf(problem: ListProblem): DeckProblem {
  const { line, text, message, suggestions } = problem
  const meant = suggestions?.[0]
  return { line, text, reason: meant === undefined ? message : `${message} (perhaps ${meant})` }
}

function deckCard(card: PackCard, count: number): DeckCard {
  const face = card.faces[0]!
  return { name: card.name, count, types: face.types, ...(face.manaCost === undefined ? {} : { cost: face.manaCost }) }
}

function colorsOf(cards: readonly DeckCard[]): Color[] {
  const found = new Set(cards.flatMap(card => colorsOfCost(card.cost)))
  return COLORS.filter(color => found.has(color))
}

function title(id: string): string {
  return id
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
