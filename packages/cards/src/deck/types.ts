/** Decks, and what can be wrong with a deck file. */

/** One line of a deck. */
export interface DeckCard {
  /** As the index of names has it, else as it is written. */
  readonly name: string
  readonly count: number
  /** Where it stands in the file, from 1; 0 where it comes from no file. */
  readonly line: number
  readonly set?: string
  readonly number?: string
  readonly foil?: true
}

export interface Deck {
  readonly name?: string
  readonly main: readonly DeckCard[]
  readonly sideboard: readonly DeckCard[]
  readonly commanders: readonly DeckCard[]
  readonly companion?: DeckCard
}

/** `text` is what MTGA, MTGO, Moxfield, Archidekt and most sites write; `dek` is MTGO's XML. */
export type DeckFormat = 'text' | 'dek' | 'xmage' | 'forge' | 'cockatrice'

export type DeckProblemKind =
  | 'unknown-card'
  | 'ambiguous-card'
  | 'bad-line'
  | 'bad-count'
  | 'bad-section'
  | 'bad-xml'
  | 'empty'

export interface DeckProblem {
  readonly kind: DeckProblemKind
  /** From 1. */
  readonly line: number
  /** The words in question. */
  readonly text: string
  readonly message: string
  /** Cards that may have been meant, best first. */
  readonly suggestions?: readonly string[]
}

export interface DeckResult {
  readonly format: DeckFormat
  /** What could be read. Not to be played with where there are problems. */
  readonly deck: Deck
  readonly problems: readonly DeckProblem[]
}

/** A deck that cannot be used as it is. Holds every problem, not only the first. */
export class DeckError extends Error {
  readonly file: string
  readonly problems: readonly DeckProblem[]

  constructor(file: string, problems: readonly DeckProblem[]) {
    const many = problems.length === 1 ? 'one problem' : `${problems.length} problems`
    super([`${file}: ${many}`, ...problems.map(problem => `  line ${problem.line}: ${problem.message}`)].join('\n'))
    this.name = 'DeckError'
    this.file = file
    this.problems = problems
  }
}
