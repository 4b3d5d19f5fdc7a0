/** The two formats in XML: MTGO's `.dek` and Cockatrice's `.cod`. */
import { type DeckBuilder, quote, type Section } from './builder.ts'
import { parseXml, type XmlEvent, XmlProblem } from './xml.ts'

type Open = Extract<XmlEvent, { kind: 'open' }>

/** What MTGO writes beside a commander. */
const COMMANDER_ANNOTATION = '16777728'

/** MTGO: `<Cards CatID="…" Quantity="4" Sideboard="false" Name="…" Annotation="0"/>`. */
export function readDek(source: string, deck: DeckBuilder): void {
  const events = eventsOf(source, 'Deck', deck)
  for (const event of events) {
    if (event.kind !== 'open' || event.name !== 'Cards') continue
    const isCommander = event.attributes.get('Annotation') === COMMANDER_ANNOTATION
    const isSide = event.attributes.get('Sideboard')?.toLowerCase() === 'true'
    addCard(event, isCommander ? 'commanders' : isSide ? 'sideboard' : 'main', 'Name', 'Quantity', deck)
  }
  deck.guessCommanders()
}

const ZONES: Readonly<Record<string, Section>> = { main: 'main', side: 'sideboard', tokens: 'none' }

/** Cockatrice: `<zone name="main"><card number="4" name="…"/></zone>`. */
export function readCockatrice(source: string, deck: DeckBuilder): void {
  let zone: Section | undefined
  let field: string | undefined
  let name = ''
  for (const event of eventsOf(source, 'cockatrice_deck', deck)) {
    if (event.kind === 'text') {
      if (field === 'deckname') name += event.text
    } else if (event.kind === 'close') {
      if (event.name === 'zone') zone = undefined
      field = undefined
    } else {
      field = event.name
      if (event.name === 'zone') zone = zoneOf(event, deck)
      if (event.name === 'card') {
        if (zone) addCard(event, zone, 'name', 'number', deck)
        else deck.problem('bad-section', event.line, 'card', 'this <card> stands in no <zone>')
      }
    }
  }
  deck.name = name.trim() || undefined
  deck.guessCommanders()
}

function zoneOf(event: Open, deck: DeckBuilder): Section {
  const name = event.attributes.get('name') ?? ''
  const zone = ZONES[name]
  if (zone === undefined) {
    deck.problem('bad-section', event.line, name, `${quote(name)} is a zone that Upkeep does not know`)
  }
  return zone ?? 'none'
}

function addCard(event: Open, section: Section, nameKey: string, countKey: string, deck: DeckBuilder): void {
  const name = event.attributes.get(nameKey)?.trim()
  if (!name) {
    deck.problem('bad-line', event.line, event.name, `this <${event.name}> has no ${nameKey}`)
    return
  }
  const count = event.attributes.get(countKey)?.trim()
  if (count === undefined) {
    deck.problem('bad-count', event.line, name, `${quote(name)} has no ${countKey}`)
    return
  }
  const set = event.attributes.get('setShortName')
  const number = event.attributes.get('collectorNumber')
  deck.card({ section, count, name, line: event.line, set, number })
}

/** Nothing, and a problem, where the file is not well-formed or is something else. */
function eventsOf(source: string, root: string, deck: DeckBuilder): XmlEvent[] {
  try {
    const events = parseXml(source)
    const first = events.find(event => event.kind === 'open')!
    if (first.name === root) return events
    deck.problem('bad-xml', first.line, first.name, `<${first.name}> is not the root of a deck: <${root}> would be`)
  } catch (error) {
    if (!(error instanceof XmlProblem)) throw error
    deck.problem('bad-xml', error.line, error.text, error.message)
  }
  return []
}
