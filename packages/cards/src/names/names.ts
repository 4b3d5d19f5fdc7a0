/** Which card a name means. */
import { editDistance } from './distance.ts'
import { foldName } from './fold.ts'

/** What the index must know of a card. */
export interface NamedCard {
  readonly name: string
  /** Names of its faces, halves and sides, where it has several. */
  readonly faces?: readonly string[]
  /** German names: of the card and of its faces. */
  readonly german?: readonly string[]
  /** Its faces and German names give way to those of other cards: Un-cards. */
  readonly minor?: boolean
}

export type NameMatch =
  | { readonly kind: 'found'; readonly name: string; readonly by: 'name' | 'face' | 'german' }
  /** A German name (or that of a face) which several cards have. */
  | { readonly kind: 'ambiguous'; readonly names: readonly string[] }

/** An index of card names. Spellings are folded: see `foldName`. */
export interface CardNames {
  /** The card of that English name, else with a face of that name, else of that German name. */
  find(spelling: string): NameMatch | undefined
  /** English names of the nearest cards, best first. */
  suggest(spelling: string, limit?: number): string[]
}

/** An index over cards that are all at hand. Built at its first use. */
export function cardNames(cards: Iterable<NamedCard>): CardNames {
  let index: NameIndex | undefined
  const built = (): NameIndex => (index ??= new NameIndex(cards))
  return {
    find: spelling => built().find(spelling),
    suggest: (spelling, limit = 3) => built().suggest(spelling, limit),
  }
}

class NameIndex implements CardNames {
  readonly #names = new Map<string, string>()
  readonly #faces = new Map<string, Bearers>()
  readonly #german = new Map<string, Bearers>()
  #near: NearNames | undefined

  constructor(cards: Iterable<NamedCard>) {
    for (const card of cards) {
      const folded = foldName(card.name)
      this.#names.set(folded, card.name)
      for (const face of card.faces ?? []) add(this.#faces, face, card, folded)
      for (const german of card.german ?? []) add(this.#german, german, card, folded)
    }
  }

  find(spelling: string): NameMatch | undefined {
    const folded = foldName(spelling)
    const name = this.#names.get(folded)
    if (name !== undefined) return { kind: 'found', name, by: 'name' }
    return match(this.#faces.get(folded), 'face') ?? match(this.#german.get(folded), 'german')
  }

  suggest(spelling: string, limit = 3): string[] {
    this.#near ??= new NearNames([
      ...Array.from(this.#names, ([folded, name]): [string, string] => [folded, name]),
      ...flat(this.#faces),
      ...flat(this.#german),
    ])
    return this.#near.find(foldName(spelling), limit)
  }
}

/** The cards that share the name of a face, or a German name. */
interface Bearers {
  readonly names: string[]
  readonly minor: boolean
}

function add(index: Map<string, Bearers>, spelling: string, card: NamedCard, own: string): void {
  const folded = foldName(spelling)
  if (folded === own) return
  const minor = card.minor === true
  const old = index.get(folded)
  if (old === undefined || (old.minor && !minor)) index.set(folded, { names: [card.name], minor })
  else if (old.minor === minor && !old.names.includes(card.name)) old.names.push(card.name)
}

function match(bearers: Bearers | undefined, by: 'face' | 'german'): NameMatch | undefined {
  if (bearers === undefined) return undefined
  const { names } = bearers
  return names.length === 1 ? { kind: 'found', name: names[0]!, by } : { kind: 'ambiguous', names }
}

function flat(index: ReadonlyMap<string, Bearers>): [string, string][] {
  return Array.from(index).flatMap(([folded, { names }]) => names.map((name): [string, string] => [folded, name]))
}

/** The nearest of many names. */
export class NearNames {
  readonly #entries: readonly (readonly [folded: string, name: string])[]
  /** The letters that occur in each name, as bits. */
  readonly #letters: Int32Array

  /** By length of the folded name, so that a search looks only at those which can be near. */
  constructor(entries: (readonly [folded: string, name: string])[]) {
    this.#entries = entries.sort(([a], [b]) => a.length - b.length)
    this.#letters = Int32Array.from(this.#entries, ([folded]) => lettersOf(folded))
  }

  find(folded: string, limit: number): string[] {
    if (folded.length < 2) return []
    const tolerance = Math.min(4, Math.max(1, Math.floor(folded.length / 4)))
    const letters = lettersOf(folded)
    const best = new Map<string, number>()
    const end = this.#entries.length
    for (let i = this.#firstOfLength(folded.length - tolerance); i < end; i++) {
      const [candidate, name] = this.#entries[i]!
      // Each edit changes at most two letters of the set.
      const isNear =
        candidate.length <= folded.length + tolerance && bitCount(this.#letters[i]! ^ letters) <= 2 * tolerance
      let score = isNear ? editDistance(folded, candidate, tolerance) : tolerance + 1
      if (folded.length >= 4 && score > 0 && candidate.startsWith(folded)) score = 0.5
      if (score <= tolerance && score < (best.get(name) ?? Number.POSITIVE_INFINITY)) best.set(name, score)
    }
    return Array.from(best)
      .sort(([a, x], [b, y]) => x - y || a.length - b.length || (a < b ? -1 : 1))
      .slice(0, limit)
      .map(([name]) => name)
  }

  #firstOfLength(length: number): number {
    let low = 0
    let high = this.#entries.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#entries[middle]![0].length < length) low = middle + 1
      else high = middle
    }
    return low
  }
}

function lettersOf(folded: string): number {
  let bits = 0
  for (let i = 0; i < folded.length; i++) {
    const code = folded.charCodeAt(i)
    bits |= 1 << (code >= 0x61 && code <= 0x7a ? code - 0x61 : 26 + (code % 6))
  }
  return bits
}

function bitCount(bits: number): number {
  bits -= (bits >>> 1) & 0x55555555
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
