/** The worker's side of the table: it holds the game, and tells the page what the person may see. */
import { answer, createGame, fork, type GameSetup, load, save, view } from '@upkeep/engine'
import { DEFAULT_AUTO } from './auto.ts'
import { makeBot, spareBot } from './bots.ts'
import { type Engine, Host, messageOf } from './host.ts'
import { labelsOf } from './labels.ts'
import { fetchPack, Library } from './library.ts'
import type { FromWorker, NewGame, ToWorker } from './protocol.ts'

const engine: Engine = { createGame, answer, fork, view, save, load, labels: labelsOf }

const post = (message: FromWorker): void => self.postMessage(message)
const host = new Host(engine, post, makeBot, spareBot(), DEFAULT_AUTO)
let library: Library | null = null

async function open(): Promise<void> {
  try {
    library = new Library(await fetchPack())
    post({ from: 'ready', decks: library.decks(), cardNames: library.cardNames() })
  } catch (error) {
    post({ from: 'crashed', message: messageOf(error) })
  }
}

function start(game: NewGame): void {
  const decks = [game.you.deck, game.rival.deck].map(choice => library!.open(choice))
  const problems = decks.flatMap(deck => ('problems' in deck ? deck.problems : []))
  if (problems.length > 0) {
    post({ from: 'notStarted', problems })
    return
  }
  const [yours, theirs] = decks.map(deck => ('cards' in deck ? deck.cards : []))
  const setup: GameSetup = {
    players: [
      { name: game.you.name, deck: yours! },
      { name: game.rival.name, deck: theirs! },
    ],
    seed: game.seed,
    // The person's mana is paid by the host, so that it can be switched during the game.
    options: { log: true, autoPay: [false, true], skipManaOnly: [false, true] },
  }
  if (game.first !== 'draw') setup.first = game.first === 'you' ? 0 : 1
  host.start(game, setup)
}

function hear(message: ToWorker): void {
  switch (message.to) {
    case 'start':
      host.setAuto(message.auto, false)
      start(message.game)
      break
    case 'resume':
      host.setAuto(message.auto, false)
      host.resume(message.save)
      break
    case 'answer':
      host.answer(message.decision, message.answer)
      break
    case 'undo':
      host.undo()
      break
    case 'auto':
      host.setAuto(message.auto, true)
      break
    case 'passTurn':
      host.passTurn()
      break
    case 'checkDeck':
      post({ from: 'deckChecked', ask: message.ask, report: library!.check(message.text) })
      break
    default:
      message satisfies never
  }
}

self.onmessage = (event: MessageEvent<ToWorker>): void => {
  try {
    hear(event.data)
  } catch (error) {
    post({ from: 'crashed', message: messageOf(error) })
  }
}

void open()
