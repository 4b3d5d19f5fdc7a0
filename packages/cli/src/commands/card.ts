/** `upkeep card`: what there is to know of a card. */
import type { PackCard, PrintedCard, Ruling } from '@upkeep/cards'
import { type CardDef, type Face, printManaCost } from '@upkeep/ir'
import { printFace } from '@upkeep/oracle'
import { renderRules } from '@upkeep/reference'
import { Command, Option } from 'commander'
import { InputError, type Io } from '../io.ts'
import { rulesOf } from '../rules-of.ts'

interface Options {
  ir?: boolean
  lang: 'en' | 'de'
  cards?: string
  json?: boolean
}

/** A card as far as it is known here. */
interface Known {
  name: string
  def: CardDef | undefined
  playable: boolean
  stopsAt: readonly string[]
  /** Names and texts as printed, where they were imported. */
  printed: PrintedCard | undefined
  german: readonly string[]
}

export function cardCommand(io: Io): Command {
  return new Command('card')
    .description('shows a card: its text as printed from its description, and the rules that matter for it')
    .argument('<name...>', 'English or German name')
    .option('--ir', 'shows the description itself too')
    .addOption(new Option('--lang <lang>', 'en or de').choices(['en', 'de']).default('en'))
    .option('--cards <file>', 'looks the card up in a card file')
    .option('--json', 'all of it as JSON')
    .action(async (words: string[], options: Options) => {
      const known = await lookUp(words.join(' '), options.cards)
      if (options.json) io.out(JSON.stringify(asJson(known, options.lang)))
      else show(io, known, options)
    })
}

async function lookUp(name: string, file: string | undefined): Promise<Known> {
  const cards = await import('@upkeep/cards')
  const { compilePrinted } = await import('@upkeep/cards/compile')
  if (file !== undefined) {
    const wanted = cards.foldName(name)
    for await (const printed of cards.readCardFile(file)) {
      const names = [printed.name, ...printed.faces.flatMap(face => [face.name, face.german?.name ?? ''])]
      if (!names.some(other => cards.foldName(other) === wanted)) continue
      return fromPrinted(printed, compilePrinted(printed))
    }
    throw new InputError(`${file}: there is no card called ${JSON.stringify(name)}`)
  }
  const pack = cards.readPackFolder()
  const store = cards.openStore()
  try {
    const printed = store?.card(name)
    const def = pack.find(printed?.name ?? name) ?? pack.find(name)
    if (def) return fromPack(def, printed)
    if (printed) return fromPrinted(printed, compilePrinted(printed))
    return await fromLedger(name, pack.names.suggest(name))
  } finally {
    store?.close()
  }
}

function fromPack(def: PackCard, printed: PrintedCard | undefined): Known {
  const stopsAt = (def.stops ?? []).map(({ word }) => word)
  const german = def.names?.de ?? []
  return { name: def.name, def, playable: stopsAt.length === 0, stopsAt, printed, german }
}

function fromPrinted(
  printed: PrintedCard,
  { card, entry }: { card: PackCard; entry: { playable: boolean; stopsAt: string[] } },
): Known {
  const { playable, stopsAt } = entry
  return { name: printed.name, def: card, playable, stopsAt, printed, german: card.names?.de ?? [] }
}

/** A card that is not playable and whose text is not here: only where reading it stopped is known. */
async function fromLedger(name: string, near: readonly string[]): Promise<Known> {
  const { foldName, cardNames } = await import('@upkeep/cards/deck')
  const { readLedgerFile } = await import('@upkeep/cards/compile')
  const wanted = foldName(name)
  const ledger = readLedgerFile()
  for (const card of ledger.values()) {
    if (![card.name, ...card.name.split(' // '), ...card.german].some(other => foldName(other) === wanted)) continue
    const { playable, stops, german } = card
    return { name: card.name, def: undefined, playable, stopsAt: stops, printed: undefined, german }
  }
  const others = cardNames([...ledger.values()].map(({ name, german }) => ({ name, german }))).suggest(name)
  const suggested = [...new Set([...near, ...others])].slice(0, 3)
  throw new InputError(
    `there is no card called ${JSON.stringify(name)}${suggested.length > 0 ? `; perhaps ${suggested.join(', or ')}` : ''}`,
  )
}

// --- what is shown

/** The text of a face from its description; where reading it stopped, what was understood. */
function textOf(face: Face): string {
  try {
    return printFace(face).join('\n')
  } catch {
    const lines: string[] = []
    for (const ability of face.abilities) {
      try {
        lines.push(...printFace({ ...face, abilities: [ability] }))
      } catch {
        lines.push('(an ability that cannot be printed)')
      }
    }
    return lines.join('\n')
  }
}

function asJson(known: Known, lang: Options['lang']): object {
  const { name, def, playable, stopsAt, printed } = known
  const rulings = printed?.rulings ?? []
  return {
    name,
    faces: (def?.faces ?? []).map(face => ({ text: textOf(face), ir: face })),
    playable,
    stopsAt,
    rules: def ? rulesOf(def) : [],
    ...(rulings.length > 0 ? { rulings } : {}),
    ...(lang === 'de' ? { german: germanFaces(known) } : {}),
  }
}

function germanFaces({ printed, german }: Known): { name: string; type?: string; text?: string }[] {
  if (!printed) return german.map(name => ({ name }))
  return printed.faces.flatMap((face, i) => face.german ?? (german[i] === undefined ? [] : [{ name: german[i] }]))
}

function show(io: Io, known: Known, { ir, lang }: Options): void {
  const { bold, dim } = io.color
  const german = lang === 'de' ? germanFaces(known) : []
  if (!known.def) io.out(bold(lang === 'de' && known.german.length > 0 ? known.german.join(' // ') : known.name))
  known.def?.faces.forEach((face, i) => {
    if (i > 0) io.out('—')
    const cost = face.manaCost ? `  ${printManaCost(face.manaCost)}` : ''
    io.out(`${bold(german[i]?.name ?? face.name)}${cost}`)
    const corner = cornerOf(face)
    io.out(`${german[i]?.type ?? typeLine(face)}${corner === '' ? '' : `  ${corner}`}`)
    const text = german[i]?.text ?? textOf(face)
    if (text !== '') io.out(text)
    if (ir) io.out(dim(JSON.stringify(face, null, 2)))
  })
  io.out('')
  if (known.playable) io.out(lang === 'de' ? 'Spielbar.' : 'Playable.')
  else {
    const stops = known.stopsAt.map(word => JSON.stringify(word)).join(', ')
    io.out(
      lang === 'de' ? `Nicht spielbar; das Lesen endete bei: ${stops}` : `Not playable; reading stopped at: ${stops}`,
    )
  }
  if (known.def) {
    io.out('')
    for (const { number, title, text } of renderRules(rulesOf(known.def), lang)) {
      io.out(`${number.padEnd(9)} ${title}${text === '' ? '' : dim(`: ${text}`)}`)
    }
  }
  const rulings: readonly Ruling[] = known.printed?.rulings ?? []
  if (rulings.length > 0) {
    io.out('')
    for (const { date, text } of rulings) io.out(`${date}  ${text}`)
  }
}

function typeLine({ supertypes = [], types, subtypes = [] }: Face): string {
  const left = [...supertypes, ...types].join(' ')
  return subtypes.length > 0 ? `${left} — ${subtypes.join(' ')}` : left
}

function cornerOf({ power, toughness, loyalty, defense }: Face): string {
  if (power !== undefined || toughness !== undefined) return `${power ?? 0}/${toughness ?? 0}`
  if (loyalty !== undefined) return `loyalty ${loyalty}`
  return defense === undefined ? '' : `defense ${defense}`
}
