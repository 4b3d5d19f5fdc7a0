import type { Answer, Entity, Fact, GameView } from '@upkeep/engine'
import { useSyncExternalStore } from 'react'
import { answerOf, click, type Draft, isBegun, startDraft } from '../answer/draft.ts'
import { setLanguage } from '../i18n/index.ts'
import type {
  DeckInfo,
  DeckProblem,
  DeckReport,
  FromWorker,
  NewGame,
  Pace,
  ToWorker,
  ViewMessage,
} from '../worker/protocol.ts'
import { NameBook } from './names.ts'
import { readBroken, readTable, removeBroken, removeTable, setAside, writeTable } from './saves.ts'
import { readSettings, type Settings, SPEEDS, writeSettings } from './settings.ts'

export interface Refusal {
  reason: string
  rules: readonly string[]
}

/** Everything that the page shows, as one value that is replaced when something changes. */
export interface Snapshot {
  screen: 'loading' | 'start' | 'table'
  decks: readonly DeckInfo[]
  cardNames: readonly string[]
  settings: Settings
  table: NewGame | null
  shown: ViewMessage | null
  /** Positions on the way to the next decision are still being shown. */
  catchingUp: boolean
  /** The answer has been sent and nothing has come back yet. */
  waiting: boolean
  draft: Draft
  /** Actions to choose from, of one object. */
  menu: { entity: Entity; actions: number[] } | null
  log: readonly Fact[]
  refusal: Refusal | null
  crash: string | null
  unreadable: string | null
  notStarted: readonly DeckProblem[]
  canResume: boolean
  /** The browser does not keep the game. */
  unsaved: boolean
}

export interface WorkerPort {
  postMessage(message: ToWorker): void
  onmessage: ((event: { data: FromWorker }) => void) | null
  onerror: ((event: { message?: string }) => void) | null
}

const HOLD: Readonly<Record<Pace, number>> = { now: 0, short: 420, long: 1000 }
const SAVE_EVERY = 400

export class Session {
  readonly names: NameBook = new NameBook()
  readonly #worker: WorkerPort
  readonly #listeners = new Set<() => void>()
  #state: Snapshot
  #queue: ViewMessage[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #save: string | null = null
  #saveTimer: ReturnType<typeof setTimeout> | undefined
  #asked = 0
  readonly #reports = new Map<number, (report: DeckReport) => void>()

  constructor(worker: WorkerPort) {
    this.#worker = worker
    const settings = readSettings()
    setLanguage(settings.language)
    this.#state = {
      screen: 'loading',
      decks: [],
      cardNames: [],
      settings,
      table: null,
      shown: null,
      catchingUp: false,
      waiting: false,
      draft: { kind: 'direct' },
      menu: null,
      log: [],
      refusal: null,
      crash: null,
      unreadable: null,
      notStarted: [],
      canResume: readTable() !== null,
      unsaved: false,
    }
    worker.onmessage = event => this.#hear(event.data)
    worker.onerror = event => this.#set({ crash: event.message ?? 'the worker stopped' })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly get = (): Snapshot => this.#state

  get view(): GameView | null {
    return this.#state.shown?.view ?? null
  }

  #set(change: Partial<Snapshot>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  // --- the start page

  start(game: NewGame): void {
    this.#forget()
    this.#set({ notStarted: [], crash: null })
    this.#worker.postMessage({ to: 'start', game, auto: this.#state.settings.auto })
  }

  resume(): void {
    const stored = readTable()
    if (stored === null) return
    this.#forget()
    this.names.restore(stored.names)
    this.#set({ crash: null })
    this.#worker.postMessage({ to: 'resume', save: stored.save, auto: this.#state.settings.auto })
  }

  /** The same decks and players again; who lost begins. */
  rematch(): void {
    const { table, shown } = this.#state
    if (table === null) return
    const winners = shown?.view.result?.winners ?? []
    const first = winners.length !== 1 ? table.first : winners[0] === shown?.view.you ? 'rival' : 'you'
    removeTable()
    this.start({ ...table, first, seed: newSeed() })
  }

  leave(): void {
    this.flushSave()
    this.#forget()
    this.#set({ screen: 'start', shown: null, table: null, canResume: readTable() !== null, crash: null })
  }

  /** Leaves a game that is over, or that is not wanted any more. */
  abandon(): void {
    this.#save = null
    this.leave()
    removeTable()
    this.#set({ canResume: false })
  }

  checkDeck(text: string): Promise<DeckReport> {
    const ask = ++this.#asked
    this.#worker.postMessage({ to: 'checkDeck', ask, text })
    return new Promise(resolve => this.#reports.set(ask, resolve))
  }

  changeSettings(change: Partial<Settings>): void {
    const settings = { ...this.#state.settings, ...change }
    writeSettings(settings)
    if (change.language !== undefined) setLanguage(change.language)
    this.#set({ settings })
    if (change.auto !== undefined) this.#worker.postMessage({ to: 'auto', auto: settings.auto })
  }

  dismiss(): void {
    this.#set({ crash: null, refusal: null, notStarted: [] })
  }

  brokenSave(): string | null {
    return readBroken()
  }

  forgetBroken(): void {
    removeBroken()
    this.#set({ unreadable: null })
  }

  // --- at the table

  answer(answer: Answer): void {
    const decision = this.view?.decision
    if (this.#state.waiting || (!decision && !('concede' in answer))) return
    this.#set({ waiting: true, menu: null, refusal: null })
    this.#worker.postMessage({ to: 'answer', decision: decision?.id ?? -1, answer })
  }

  /** A click on an object or a player. True if it meant something. */
  click(entity: Entity, more = false): boolean {
    const decision = this.view?.decision
    if (!decision || this.#state.waiting) return false
    const result = click(decision, this.#state.draft, entity, { more })
    if (result === null) return false
    if ('answer' in result) this.answer(result.answer)
    else if ('menu' in result) this.#set({ menu: { entity, actions: result.menu } })
    else this.#set({ draft: result.draft, menu: null, refusal: null })
    return true
  }

  setDraft(draft: Draft): void {
    this.#set({ draft, refusal: null })
  }

  closeMenu(): void {
    this.#set({ menu: null })
  }

  /** Sends the answer that has been put together, if it is complete. */
  confirm(): boolean {
    const decision = this.view?.decision
    if (!decision) return false
    const answer = answerOf(decision, this.#state.draft)
    if (answer === null) return false
    this.answer(answer)
    return true
  }

  /** Whether there is anything that `back` would do. */
  get canGoBack(): boolean {
    const { menu, shown, draft, waiting } = this.#state
    const decision = shown?.view.decision
    if (menu !== null) return true
    if (waiting || !decision) return false
    return isBegun(decision, draft) || shown.canUndo || (decision.kind === 'pay' && decision.canCancel)
  }

  /** Closes, empties, cancels or takes back: whatever is nearest. */
  back(): boolean {
    const { menu, shown, draft } = this.#state
    if (!this.canGoBack) return false
    const decision = shown?.view.decision
    if (menu !== null) this.closeMenu()
    else if (decision && isBegun(decision, draft)) this.setDraft(startDraft(decision))
    else if (shown?.canUndo) this.undo()
    else this.answer({ pay: 'cancel' })
    return true
  }

  undo(): void {
    if (this.#state.shown?.canUndo !== true) return
    this.#set({ waiting: true, menu: null, refusal: null })
    this.#worker.postMessage({ to: 'undo' })
  }

  passTurn(): void {
    if (!this.view?.decision) return
    this.#set({ waiting: true, menu: null })
    this.#worker.postMessage({ to: 'passTurn' })
  }

  /** Shows at once what would be shown in time. */
  hurry(): void {
    if (!this.#state.catchingUp) return
    clearTimeout(this.#timer)
    while (this.#queue.length > 1) this.#display(this.#queue.shift()!)
    this.#next()
  }

  // --- what the worker says

  #hear(message: FromWorker): void {
    switch (message.from) {
      case 'ready': {
        const { decks, cardNames } = message
        // A game that was left by closing the page goes on by itself.
        const waiting = readTable() !== null
        this.#set({ decks, cardNames, screen: waiting ? 'loading' : 'start' })
        if (waiting) this.resume()
        break
      }
      case 'deckChecked':
        this.#reports.get(message.ask)?.(message.report)
        this.#reports.delete(message.ask)
        break
      case 'started':
        this.#set({ screen: 'table', table: message.game, waiting: true, unreadable: null })
        break
      case 'view':
        this.#queue.push(message)
        if (!this.#state.catchingUp) this.#next()
        break
      case 'refused':
        this.#set({ refusal: message, waiting: false })
        break
      case 'saved':
        this.#save = message.save
        this.#saveTimer ??= setTimeout(() => this.flushSave(), SAVE_EVERY)
        break
      case 'unreadable':
        setAside()
        this.#set({ unreadable: message.reason, canResume: readTable() !== null, screen: 'start' })
        break
      case 'notStarted':
        this.#set({ notStarted: message.problems, waiting: false })
        break
      case 'crashed':
        this.#set({ crash: message.message, waiting: false })
        break
      default:
        message satisfies never
    }
  }

  #next(): void {
    const message = this.#queue.shift()
    if (message === undefined) {
      if (this.#state.catchingUp) this.#set({ catchingUp: false })
      return
    }
    this.#display(message)
    const hold = HOLD[message.pace] * SPEEDS[this.#state.settings.speed]
    const more = this.#queue.length > 0 || message.view.decision === null
    if (hold > 0 && more && message.view.result === null) {
      this.#set({ catchingUp: true })
      this.#timer = setTimeout(() => this.#next(), hold)
    } else this.#next()
  }

  #display(message: ViewMessage): void {
    const { view, wholeLog } = message
    this.names.see(view)
    const log = wholeLog ? view.log : [...this.#state.log, ...view.log]
    // On the way to what is asked, and nobody is to see it.
    if (SPEEDS[this.#state.settings.speed] === 0 && view.decision === null && view.result === null) {
      this.#state = { ...this.#state, log }
      return
    }
    const draft: Draft = view.decision === null ? { kind: 'direct' } : startDraft(view.decision)
    this.#set({ shown: message, draft, log, menu: null, refusal: null, waiting: false })
  }

  /** Writes the latest save down now. */
  flushSave(): void {
    clearTimeout(this.#saveTimer)
    this.#saveTimer = undefined
    if (this.#save === null) return
    const kept = writeTable({ save: this.#save, names: this.names.entries() })
    this.#save = null
    if (this.#state.unsaved === kept) this.#set({ unsaved: !kept })
  }

  #forget(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.#save = null
    this.names.clear()
    this.#set({ log: [], menu: null, refusal: null, catchingUp: false, waiting: false })
  }
}

export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1
}

export function useSession(session: Session): Snapshot {
  return useSyncExternalStore(session.subscribe, session.get, session.get)
}
