/** `upkeep deck`: deck files. */

import { existsSync } from 'node:fs'
import { type DeckCard, type DeckResult, readDeck } from '@upkeep/cards/deck'
import { shippedDeck } from '@upkeep/cards/decks'
import { Command } from 'commander'
import { readText } from '../files.ts'
import { ChecksFailed, type Io } from '../io.ts'

const total = (cards: readonly DeckCard[]): number => cards.reduce((sum, { count }) => sum + count, 0)

interface Unplayable {
  name: string
  count: number
  line: number
  /** Where reading the card stopped. */
  stopsAt: readonly string[]
}

export function deckCommand(io: Io): Command {
  const deck = new Command('deck').description(
    'reads deck files: MTGA, Moxfield, MTGO, .dek, XMage and Forge .dck, Cockatrice .cod',
  )
  deck
    .command('check')
    .description('says what is wrong with a deck file, and which of its cards are not playable')
    .argument('<file>', 'a deck file, or the name of a shipped deck')
    .option('--json', 'the findings as JSON')
    .action((file: string, options: { json?: boolean }) => check(io, file, options.json === true))
  return deck
}

async function check(io: Io, file: string, json: boolean): Promise<void> {
  const { names, whyNot } = await knownCards()
  const shipped = existsSync(file) ? undefined : shippedDeck(file)
  const read = readDeck(shipped?.text ?? readText(file), { names })
  const { main, sideboard, commanders, companion } = read.deck
  const all = [...main, ...sideboard, ...commanders, ...(companion ? [companion] : [])]
  const wrong = new Set(read.problems.map(({ line }) => line))
  const unplayable = all.flatMap(card => (wrong.has(card.line) ? [] : unplayableOf(card, whyNot)))
  const sound = read.problems.length === 0 && unplayable.length === 0
  if (json) {
    io.out(
      JSON.stringify({
        file,
        format: read.format,
        playable: sound,
        main: total(main),
        sideboard: total(sideboard),
        commanders: total(commanders),
        problems: read.problems,
        notPlayable: unplayable,
      }),
    )
  } else say(io, file, read, unplayable)
  if (!sound) throw new ChecksFailed('the deck is not playable')
}

function unplayableOf(card: DeckCard, whyNot: (name: string) => readonly string[] | undefined): Unplayable[] {
  const stopsAt = whyNot(card.name)
  return stopsAt === undefined ? [] : [{ name: card.name, count: card.count, line: card.line, stopsAt }]
}

/** Every card that is known by name, and where reading stopped for those that are not playable. */
async function knownCards() {
  const { cardNames } = await import('@upkeep/cards/deck')
  const { readPackFolder, namedPackCard } = await import('@upkeep/cards')
  const { readLedgerFile } = await import('@upkeep/cards/compile')
  const pack = readPackFolder()
  const ledger = readLedgerFile()
  const others = [...ledger.values()].filter(({ name }) => !pack.has(name))
  const names = cardNames([
    ...[...pack.cards()].map(namedPackCard),
    ...others.map(({ name, german }) => ({ name, german, faces: name.includes(' // ') ? name.split(' // ') : [] })),
  ])
  const whyNot = (name: string): readonly string[] | undefined => {
    const card = pack.get(name)
    if (!card) return ledger.get(name)?.stops ?? []
    return card.stops && card.stops.length > 0 ? card.stops.map(({ word }) => word) : undefined
  }
  return { names, whyNot }
}

function say(io: Io, file: string, { format, deck, problems }: DeckResult, unplayable: readonly Unplayable[]): void {
  const { red, yellow, green } = io.color
  for (const { line, message, suggestions } of problems) {
    const near = suggestions && suggestions.length > 0 ? `; perhaps ${suggestions.join(', or ')}` : ''
    io.out(`${red('wrong')}         ${file}:${line}: ${message}${near}`)
  }
  for (const { name, line, stopsAt } of unplayable) {
    const where =
      stopsAt.length === 0 ? '' : `: reading stopped at ${stopsAt.map(word => JSON.stringify(word)).join(', ')}`
    io.out(`${yellow('not playable')}  ${file}:${line}: ${name}${where}`)
  }
  const counts = [
    `${total(deck.main)} cards`,
    ...(deck.sideboard.length > 0 ? [`${total(deck.sideboard)} in the sideboard`] : []),
    ...(deck.commanders.length > 0 ? [`${total(deck.commanders)} commander`] : []),
  ]
  const verdict = problems.length + unplayable.length === 0 ? green('playable') : 'not playable'
  io.out(`${file} (${format}): ${counts.join(', ')}: ${verdict}`)
}
