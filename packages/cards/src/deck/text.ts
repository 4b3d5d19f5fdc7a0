/** Decks in text, as MTGA, MTGO, Moxfield, Archidekt, Goldfish and TappedOut write them. */
import { foldName } from '../names/fold.ts'
import type { DeckBuilder, Section } from './builder.ts'
import { quote } from './builder.ts'
import { type CardLine, readCardLine } from './lines.ts'

/** Headings, folded. `none`: cards that are listed but are not in the deck. */
const SECTIONS: Readonly<Record<string, Section>> = {
  deck: 'main',
  main: 'main',
  mainboard: 'main',
  maindeck: 'main',
  'main deck': 'main',
  hauptdeck: 'main',
  sideboard: 'sideboard',
  'side board': 'sideboard',
  side: 'sideboard',
  sb: 'sideboard',
  commander: 'commanders',
  commanders: 'commanders',
  kommandeur: 'commanders',
  kommandeure: 'commanders',
  companion: 'companion',
  gefahrte: 'companion',
  gefahrten: 'companion',
  maybeboard: 'none',
  considering: 'none',
  tokens: 'none',
}

/** Headings inside a section, folded. */
const CATEGORY =
  /^(?:creatures?|lands?|basic lands?|instants?|sorcery|sorceries|artifacts?|enchantments?|planeswalkers?|battles?|spells?|other|others|kreaturen|lander|spontanzauber|hexereien|artefakte|verzauberungen)$/

export function readText(lines: readonly string[], deck: DeckBuilder): void {
  const cards: { line: number; block: number; card: CardLine; section: Section | undefined }[] = []
  let section: Section | undefined
  let inAbout = false
  let block = 0
  let isBlank = true
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim()
    const number = index + 1
    if (line === '') {
      isBlank = true
      continue
    }
    const heading = headingOf(line)
    if (heading !== undefined) {
      inAbout = heading === 'about'
      if (heading !== 'about' && heading !== 'category') section = heading
      continue
    }
    if (/^(?:\/\/|#|;)/.test(line)) continue
    const name = /^name[:\s]\s*(\S.*)$/i.exec(line)
    if (name && (inAbout || (cards.length === 0 && line.includes(':')))) {
      deck.name = name[1]!
      continue
    }
    const card = readCardLine(line, deck.names)
    if (card === undefined) {
      badLine(line, number, deck)
      continue
    }
    if (isBlank && cards.length > 0) block++
    isBlank = false
    cards.push({ line: number, block, card, section })
  }
  // Without a word about sections, a single gap divides deck and sideboard (MTGO).
  const isSilent = cards.every(entry => entry.section === undefined && entry.card.section === undefined)
  const isDivided = isSilent && block === 1
  for (const { line, block, card, section } of cards) {
    const byGap = isDivided && block === 1 ? 'sideboard' : 'main'
    deck.card({ ...card, line, section: card.section ?? section ?? byGap })
  }
  if (isDivided) deck.guessCommanders()
}

function headingOf(line: string): Section | 'category' | 'about' | undefined {
  const match = /^(?:\/\/|#)?\s*\[?(\D+?)\]?\s*(?:[([]\d+[)\]])?\s*:?$/.exec(line)
  if (!match) return undefined
  const words = foldName(match[1]!)
  if (words === 'about') return 'about'
  return SECTIONS[words] ?? (CATEGORY.test(words) ? 'category' : undefined)
}

function badLine(line: string, number: number, deck: DeckBuilder): void {
  const near = deck.names?.suggest(line) ?? []
  const hint = near.length > 0 ? `; did you mean ${near.map(quote).join(' or ')}?` : ''
  deck.problem('bad-line', number, line, `${quote(line)} is not a count and the name of a card${hint}`, near)
}
