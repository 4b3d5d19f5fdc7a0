/** The two formats that are called `.dck`: XMage's and Forge's. */
import type { DeckBuilder, Section } from './builder.ts'
import { quote } from './builder.ts'

const XMAGE_CARD = /^(SB:)?\s*([+-]?[\d.,]+)\s*\[([^\]:]*)(?::([^\]]*))?\]\s*(\S.*)$/

/** XMage: `4 [M10:146] Lightning Bolt`, `SB: …`, `NAME:…`, `LAYOUT …`. */
export function readXmage(lines: readonly string[], deck: DeckBuilder): void {
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim()
    if (line === '' || /^(?:AUTHOR:|LAYOUT\b|#|\/\/)/.test(line)) continue
    const name = /^NAME:(.*)$/.exec(line)
    if (name) {
      deck.name = name[1]!.trim() || undefined
      continue
    }
    const card = XMAGE_CARD.exec(line)
    if (!card) {
      deck.problem('bad-line', index + 1, line, `${quote(line)} is not a count, a [SET:number] and the name of a card`)
      continue
    }
    const [, side, count, set, number, title] = card
    deck.card({ section: side ? 'sideboard' : 'main', count: count!, set, number, name: title!, line: index + 1 })
  }
  deck.guessCommanders()
}

const FORGE_SECTIONS: Readonly<Record<string, Section | 'metadata'>> = {
  metadata: 'metadata',
  general: 'metadata',
  main: 'main',
  mainboard: 'main',
  deck: 'main',
  sideboard: 'sideboard',
  commander: 'commanders',
}

/** Forge: `[metadata]`, `Name=…`, `[Main]`, `4 Lightning Bolt|M10|2`, a `+` after the name for foil. */
export function readForge(lines: readonly string[], deck: DeckBuilder): void {
  let section: Section | 'metadata' = 'metadata'
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#') || line.startsWith('//')) continue
    const heading = /^\[([^\]]*)\]$/.exec(line)
    if (heading) {
      const known = FORGE_SECTIONS[heading[1]!.toLowerCase()]
      section = known ?? 'none'
      if (known === undefined) {
        deck.problem('bad-section', index + 1, line, `${quote(line)} is a part of a deck that Upkeep does not know`)
      }
      continue
    }
    if (section === 'metadata') {
      const field = /^(\w[\w -]*)=(.*)$/.exec(line)
      if (!field) deck.problem('bad-line', index + 1, line, `${quote(line)} is not a field such as Name=…`)
      else if (field[1]!.toLowerCase() === 'name') deck.name = field[2]!.trim() || undefined
      continue
    }
    const card = /^(?:([+-]?\d[\d.,]*)\s+)?([^|]*[^|\s])\s*(?:\|([^|]*))?(?:\|\[?([^|\]]*)\]?)?(?:\|.*)?$/.exec(line)
    if (!card) {
      deck.problem('bad-line', index + 1, line, `${quote(line)} is not a count and Name|SET|number`)
      continue
    }
    const [, count, title, set, number] = card
    const foil = title!.endsWith('+')
    deck.card({
      section,
      ...(count === undefined ? {} : { count }),
      name: foil ? title!.slice(0, -1) : title!,
      set,
      number,
      foil,
      line: index + 1,
    })
  }
}
