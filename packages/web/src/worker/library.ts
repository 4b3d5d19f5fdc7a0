/** The cards and decks that come with the page. */
import { type DeckProblem as ListProblem, readDeck } from '@upkeep/cards/deck'
import { SHIPPED_DECKS } from '@upkeep/cards/decks'
import { Pack, type PackCard } from '@upkeep/cards/pack'
import { type CardDef, COLORS, type Color, colorsOfCost } from '@upkeep/ir'
import type { DeckCard, DeckChoice, DeckInfo, DeckProblem, DeckReport } from './protocol.ts'

const shelves = import.meta.glob<string>('../../../cards/pack/*.jsonl', {
  query: '?url',
  import: 'default',
  eager: true,
})
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

export class Library {
  readonly #pack: Pack

  constructor(pack: Pack) {
    this.#pack = pack
  }

  cardNames(): string[] {
    return [...this.#pack.cardNames()]
  }

  /** The shipped decks, as long as they can be played. */
  decks(): DeckInfo[] {
    return SHIPPED_DECKS.flatMap(({ id, name, description, text }) => {
      const { deck } = this.check(text)
      return deck === null ? [] : [{ ...deck, id, name, about: description }]
    })
  }

  /** The cards of a chosen deck, or what is wrong with it. */
  open(choice: DeckChoice): { cards: CardDef[] } | { problems: readonly DeckProblem[] } {
    const text = 'shipped' in choice ? SHIPPED_DECKS.find(deck => deck.id === choice.shipped)?.text : choice.list
    if (text === undefined) {
      return { problems: [{ line: 0, kind: 'no-deck', text: '', message: 'there is no such deck' }] }
    }
    const report = this.check(text)
    if (report.problems.length > 0 || report.deck === null) return { problems: report.problems }
    const cards = report.deck.cards.flatMap(({ name, count }) => Array<CardDef>(count).fill(this.#pack.get(name)!))
    return { cards }
  }

  /** What a list amounts to, or everything that is wrong with it. */
  check(text: string): DeckReport {
    const { deck, problems } = readDeck(text, { names: this.#pack.names })
    const found: DeckProblem[] = problems.map(problemOf)
    const counts = new Map<string, number>()
    for (const { name, count, line } of deck.main) {
      const card = this.#pack.get(name)
      // An unknown name has been complained of already.
      if (card === undefined) continue
      const stop = card.stops?.[0]
      if (stop !== undefined) {
        const message = `${name} can't be played yet: its text is not understood at “${stop.word}”`
        found.push({ line, kind: 'not-playable', text: name, more: stop.word, message })
      }
      counts.set(card.name, (counts.get(card.name) ?? 0) + count)
    }
    const size = [...counts.values()].reduce((sum, n) => sum + n, 0)
    if (found.length === 0 && size < SMALLEST)
      found.push({
        line: 0,
        kind: 'too-small',
        text: String(size),
        more: String(SMALLEST),
        message: `${size} cards are too few; a deck has at least ${SMALLEST}`,
      })
    found.sort((a, b) => a.line - b.line)
    if (found.length > 0) return { problems: found, deck: null }
    const name = deck.name ?? ''
    const cards = [...counts].map(([name, count]) => deckCard(this.#pack.get(name)!, count))
    return { problems: [], deck: { id: 'list', name: { en: name, de: name }, colors: colorsOf(cards), size, cards } }
  }
}

/** Enough for an opening hand and a few turns; a constructed deck has 60. */
const SMALLEST = 40

function problemOf({ line, kind, text, message, suggestions }: ListProblem): DeckProblem {
  const meant = suggestions?.[0]
  return { line, kind, text, message, ...(meant === undefined ? {} : { more: meant }) }
}

function deckCard(card: PackCard, count: number): DeckCard {
  const face = card.faces[0]!
  return { name: card.name, count, types: face.types, ...(face.manaCost === undefined ? {} : { cost: face.manaCost }) }
}

function colorsOf(cards: readonly DeckCard[]): Color[] {
  const found = new Set(cards.flatMap(card => colorsOfCost(card.cost)))
  return COLORS.filter(color => found.has(color))
}
