/** `upkeep play`: a game in the terminal. */
import { createInterface, type Interface } from 'node:readline'
import type { Answer, Decision, Game, GameView } from '@upkeep/engine'
import type { CardDef } from '@upkeep/ir'
import type { Bot } from '@upkeep/players'
import { Command, Option } from 'commander'
import { deckNamed } from '../decks.ts'
import { wholeNumber } from '../files.ts'
import type { Io } from '../io.ts'
import { questionOf, textsOf } from '../play/choices.ts'
import { SeenNames } from '../play/names.ts'
import { drawTable } from '../play/table.ts'
import { sayFact } from '../say/facts.ts'

interface Options {
  deck: string
  against: string
  bot: 'random' | 'heuristic'
  seed?: number
  all?: boolean
  json?: boolean
}

const YOU = 0
const HELP = `numbers choose; an empty line passes or takes the plainest choice
  t  the table    g  graveyards and exile    c NAME  a card's text
  q  concede and leave    ?  this help`

export function playCommand(io: Io): Command {
  return new Command('play')
    .description('plays a game against a bot, in the terminal')
    .option('--deck <deck>', 'yours: a shipped deck or a deck file', 'second-payment')
    .option('--against <deck>', "the bot's", 'night-tide')
    .addOption(
      new Option('--bot <name>', 'who plays against you').choices(['heuristic', 'random']).default('heuristic'),
    )
    .option('--seed <n>', 'for the shuffles (default: by the clock)', wholeNumber(0))
    .option('--all', 'asks at every step, also where you rarely do anything')
    .option('--json', 'for programs: each decision with its view as a line of JSON, answers as lines of JSON')
    .action((options: Options) => play(io, options))
}

async function play(io: Io, options: Options): Promise<void> {
  const { createGame } = await import('@upkeep/engine')
  const { heuristicBot, randomBot } = await import('@upkeep/players')
  const { readPackFolder } = await import('@upkeep/cards')
  const pack = readPackFolder()
  const cardsOf = (wanted: string): CardDef[] => {
    const { main } = deckNamed(wanted, pack.names, pack)
    return main.flatMap(({ name, count }) => Array.from({ length: count }, () => pack.get(name)!))
  }
  const seed = options.seed ?? Date.now() % 2 ** 31
  const game = createGame({
    seed,
    players: [
      { name: 'you', deck: cardsOf(options.deck) },
      { name: 'the bot', deck: cardsOf(options.against) },
    ],
    options: { autoPay: [true, true], skipManaOnly: [true, true] },
  })
  const bot = options.bot === 'random' ? randomBot(seed + 1) : heuristicBot(seed + 1)
  const lines = createInterface({ input: io.input, terminal: false })
  const typed = lines[Symbol.asyncIterator]()
  const session = new Session(io, game, bot, options, async () => {
    const next = await typed.next()
    return next.done ? undefined : next.value.trim()
  })
  if (!options.json) io.out(`The seed is ${seed}. Type ? for help.\n`)
  try {
    await session.run()
  } finally {
    close(lines)
  }
}

function close(lines: Interface): void {
  lines.close()
  process.stdin.unref?.()
}

class Session {
  readonly #io: Io
  readonly #game: Game
  readonly #bot: Bot
  readonly #options: Options
  readonly #type: () => Promise<string | undefined>
  readonly #names = new SeenNames()
  #told = 0

  constructor(io: Io, game: Game, bot: Bot, options: Options, type: () => Promise<string | undefined>) {
    this.#io = io
    this.#game = game
    this.#bot = bot
    this.#options = options
    this.#type = type
  }

  async run(): Promise<void> {
    const { answer, view } = await import('@upkeep/engine')
    const { botAnswer } = await import('@upkeep/players')
    while (!this.#game.state.result) {
      const d = this.#game.state.decision
      if (!d) break
      if (d.player !== YOU) {
        this.#must(answer(this.#game, botAnswer(this.#game, this.#bot)))
        continue
      }
      const seen = view(this.#game, YOU, this.#told)
      if (!this.#options.json && this.#isPassedOver(d, seen)) {
        this.#must(answer(this.#game, { action: passOf(d) }))
        continue
      }
      const given = this.#options.json ? await this.#askProgram(seen) : await this.#askPerson(seen, d)
      const told = answer(this.#game, given ?? { concede: true, player: YOU })
      if (!told.ok) this.#refused(told.reason)
    }
    this.#end(view(this.#game, YOU, this.#told))
  }

  #must(told: { ok: true } | { ok: false; reason: string }): void {
    if (!told.ok) throw new Error(told.reason)
  }

  /** A player who is asked at every step soon types without reading. */
  #isPassedOver(d: Decision, seen: GameView): boolean {
    if (this.#options.all || d.kind !== 'priority') return false
    const top = seen.stack[0]
    if (top) return top.controller === YOU
    const mine = seen.turn.active === YOU
    const stops = mine ? ['main1', 'main2'] : ['attackers', 'blockers', 'end']
    return !stops.includes(seen.turn.step)
  }

  async #askProgram(seen: GameView): Promise<Answer | undefined> {
    this.#told = seen.factCount
    this.#io.out(JSON.stringify(seen))
    for (;;) {
      const line = await this.#type()
      if (line === undefined) return undefined
      try {
        return JSON.parse(line) as Answer
      } catch (error) {
        this.#refused(`not JSON: ${(error as Error).message}`)
      }
    }
  }

  async #askPerson(seen: GameView, d: Decision): Promise<Answer | undefined> {
    this.#tell(seen)
    const { out, color } = this.#io
    const question = questionOf(this.#game, d, this.#names)
    out(drawTable(seen, this.#names, color))
    this.#ask(question)
    for (;;) {
      const typed = await this.#type()
      if (typed === undefined || typed === 'q') return undefined
      if (typed === '?') out(HELP)
      else if (typed === 't') out(drawTable(seen, this.#names, color))
      else if (typed === 'g') out(graveyards(seen))
      else if (/^c\s/.test(typed)) out(this.#cardText(seen, typed.slice(2).trim()))
      else {
        const answer = question.read(typed)
        if (typeof answer !== 'string') return answer
        out(color.yellow(answer))
      }
      this.#ask(question)
    }
  }

  #ask({ text, choices, hint }: ReturnType<typeof questionOf>): void {
    const { out, color } = this.#io
    out(color.cyan(text))
    choices.forEach((choice, i) => {
      out(`  ${String(i + 1).padStart(2)}  ${choice}`)
    })
    out(color.dim(`(${hint})`))
  }

  /** What happened since the last question. */
  #tell(seen: GameView): void {
    this.#names.see(seen)
    for (const fact of seen.log) {
      if (fact.kind === 'tapForMana' || fact.kind === 'tap' || fact.kind === 'untap') continue
      const said = sayFact(fact, this.#names.of)
      if (said !== undefined) this.#io.out(this.#io.color.dim(`  ${said}`))
    }
    this.#told = seen.factCount
  }

  #cardText(seen: GameView, name: string): string {
    const all = [
      seen.battlefield,
      seen.stack,
      seen.exile,
      seen.command,
      ...seen.players.flatMap(p => [p.hand, p.graveyard]),
    ]
    const found = all.flat().find(object => object.name.toLowerCase().startsWith(name.toLowerCase()))
    if (!found) return `you see no ${name}`
    return `${found.name}: ${textsOf(this.#game, found.id).join(' / ') || 'no text'}`
  }

  #refused(reason: string): void {
    if (this.#options.json) this.#io.out(JSON.stringify({ refused: reason }))
    else this.#io.out(this.#io.color.yellow(`That is not possible: ${reason}`))
  }

  #end(seen: GameView): void {
    const { result } = seen
    if (this.#options.json) {
      this.#io.out(JSON.stringify({ result }))
      return
    }
    this.#tell(seen)
    const { out, color } = this.#io
    if (!result || result.draw) out(color.bold('The game is a draw.'))
    else out(color.bold(result.winners.includes(YOU) ? 'You win.' : 'You lose.'))
  }
}

function passOf(d: Decision): number {
  return d.kind === 'priority' ? d.actions.findIndex(action => action.do === 'pass') : 0
}

function graveyards(seen: GameView): string {
  const list = (objects: readonly { name: string }[]): string =>
    objects.length === 0 ? 'nothing' : objects.map(({ name }) => name || 'a face-down card').join(', ')
  const lines = seen.players.map(
    player => `${player.id === YOU ? 'your' : `${player.name}'s`} graveyard: ${list(player.graveyard)}`,
  )
  return [...lines, `exile: ${list(seen.exile)}`].join('\n')
}
