/** A smoke game for each playable card: cast, used, killed, copied, bounced, and nothing breaks. */
import type { Pack } from '@upkeep/cards/pack'
import type { Answer, Decision, Game } from '@upkeep/engine'
import type { CardDef } from '@upkeep/ir'
import { type Bot, randomBot } from '@upkeep/players'
import type { CardSource } from './decks.ts'
import { checkInvariants, checkJson, checkViews } from './invariants.ts'
import { gameSeed } from './job.ts'
import { type GameFailure, playGame } from './play.ts'
import { coresFor, runPool } from './pool.ts'
import { type SmokeKit, smokeKit, smokeSetup } from './smoke-game.ts'

export interface SmokeOptions {
  /** The cards to try; all of the pack by default. */
  readonly names?: readonly string[]
  readonly seed?: number
  readonly cores?: number
  /** Games for each group of cards. */
  readonly rounds?: number
  readonly onProgress?: (progress: { readonly cards: number; readonly of: number; readonly failed: number }) => void
}

export interface SmokeFailure {
  readonly name: string
  readonly error: string
  readonly stack: string
  /** Plays it again: `smokeCheck(pack, { names: cards, seed })`. */
  readonly cards: readonly string[]
  readonly seed: number
}

export interface SmokeReport {
  readonly cards: number
  readonly ok: number
  readonly failed: readonly SmokeFailure[]
  /** Never seen on the stack or the battlefield. */
  readonly unused: readonly string[]
  readonly games: number
  readonly decisions: number
  readonly seconds: number
  /** Groups whose games took longest, in seconds. */
  readonly slow: readonly { readonly seconds: number; readonly cards: readonly string[] }[]
}

/** What is handed to a worker. */
export interface SmokeWork {
  readonly cards: readonly CardDef[]
  readonly kit: SmokeKit
  readonly seed: number
  readonly rounds: number
}

/** What came of one group. */
export interface SmokeGroup {
  readonly failed: readonly SmokeFailure[]
  readonly unused: readonly string[]
  readonly games: number
  readonly decisions: number
  readonly seconds: number
  readonly cards: readonly string[]
}

const GROUP = 8
const ROUNDS = 3
/** Games, at the most, for a card alone that nobody cast in the others. */
const ALONE = 12
const DECISIONS = 150
/** How often the whole state goes through JSON, and the views are made. */
const JSON_EVERY = 40
const VIEW_EVERY = 10
const SLOW = 20

export async function smokeCheck(pack: Pack | CardSource, options: SmokeOptions = {}): Promise<SmokeReport> {
  const start = performance.now()
  const names = options.names ?? ('cardNames' in pack ? [...pack.cardNames()] : [])
  const cards = names.map(name => {
    const card = pack.get(name)
    if (!card) throw new Error(`${JSON.stringify(name)} is not in the pack`)
    return card
  })
  const work: SmokeWork = {
    cards,
    kit: smokeKit(pack),
    seed: options.seed ?? 1,
    rounds: options.rounds ?? ROUNDS,
  }
  const pieces = Math.ceil(cards.length / GROUP)
  const groups: SmokeGroup[] = []
  let failed = 0
  const take = (group: SmokeGroup): void => {
    groups.push(group)
    failed += group.failed.length
    options.onProgress?.({ cards: Math.min(cards.length, groups.length * GROUP), of: cards.length, failed })
  }
  const cores = coresFor(Math.ceil(pieces / 4), options.cores)
  if (cores === 1) for (let piece = 0; piece < pieces; piece++) take(smokeGroup(work, piece))
  else await runPool<SmokeGroup>({ worker: 'smoke-worker', data: work, pieces, cores, onResult: take })
  const failures = groups.flatMap(g => g.failed).sort((a, b) => (a.name < b.name ? -1 : 1))
  return {
    cards: cards.length,
    ok: cards.length - new Set(failures.map(f => f.name)).size,
    failed: failures,
    unused: groups.flatMap(g => g.unused).sort(),
    games: groups.reduce((n, g) => n + g.games, 0),
    decisions: groups.reduce((n, g) => n + g.decisions, 0),
    seconds: (performance.now() - start) / 1000,
    slow: groups
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, SLOW)
      .map(g => ({ seconds: Math.round(g.seconds * 100) / 100, cards: g.cards })),
  }
}

/** Plays the games of one group; a card that breaks them is taken out, and the others go on. */
export function smokeGroup(work: SmokeWork, piece: number): SmokeGroup {
  const start = performance.now()
  const group = work.cards.slice(piece * GROUP, (piece + 1) * GROUP)
  const run = new GroupRun(work)
  let left = group
  while (left.length > 0) {
    const failure = run.rounds(left, work.rounds)
    if (!failure) break
    const guilty = run.guilty(left, failure)
    left = left.filter(card => card !== guilty)
  }
  // Those that never came into play are tried alone.
  for (const card of left.filter(c => !run.used.has(c.name))) {
    const failure = run.untilUsed(card, ALONE)
    if (failure) run.blame(card, failure, [card])
  }
  return {
    failed: run.failed,
    unused: left.filter(card => !run.used.has(card.name)).map(card => card.name),
    games: run.games,
    decisions: run.decisions,
    seconds: (performance.now() - start) / 1000,
    cards: group.map(card => card.name),
  }
}

/** The same cards have the same games, whichever others are tried. */
function hashOf(cards: readonly CardDef[]): number {
  let hash = 0
  for (const { name } of cards)
    for (let i = 0; i < name.length; i++) hash = (Math.imul(hash, 31) + name.charCodeAt(i)) | 0
  return hash
}

class GroupRun {
  readonly used = new Set<string>()
  readonly failed: SmokeFailure[] = []
  readonly #work: SmokeWork
  games = 0
  decisions = 0

  constructor(work: SmokeWork) {
    this.#work = work
  }

  /** Plays some games with these cards; the first failure. */
  rounds(cards: readonly CardDef[], rounds: number): GameFailure | undefined {
    for (let round = 0; round < rounds; round++) {
      const failure = this.#play(cards, round)
      if (failure) return failure
    }
    return undefined
  }

  /** Plays games with this card alone until it has been cast; the first failure. */
  untilUsed(card: CardDef, rounds: number): GameFailure | undefined {
    for (let round = 0; round < rounds && !this.used.has(card.name); round++) {
      const failure = this.#play([card], round)
      if (failure) return failure
    }
    return undefined
  }

  /** Which of the cards breaks the game: the one that the engine names, or the one that breaks it alone. */
  guilty(cards: readonly CardDef[], failure: GameFailure): CardDef {
    const named = cards.find(card => card.name === failure.card || card.faces.some(f => f.name === failure.card))
    if (named) return this.blame(named, failure, cards)
    for (const name of failure.suspects ?? []) {
      const suspect = cards.find(card => card.name === name)
      if (suspect) return this.blame(suspect, failure, cards)
    }
    for (const card of cards) {
      const alone = this.rounds([card], this.#work.rounds)
      if (alone) return this.blame(card, alone, [card])
    }
    // It takes several: fewer and fewer, until one more would be too few.
    let few = cards
    for (const card of cards) {
      const without = few.filter(c => c !== card)
      if (without.length > 0 && this.rounds(without, this.#work.rounds)) few = without
    }
    return this.blame(few[0]!, failure, few)
  }

  blame(card: CardDef, { message, stack }: GameFailure, cards: readonly CardDef[]): CardDef {
    const seed = this.#work.seed
    this.failed.push({ name: card.name, error: message, stack, cards: cards.map(c => c.name), seed })
    return card
  }

  #play(cards: readonly CardDef[], round: number): GameFailure | undefined {
    const seed = gameSeed(gameSeed(this.#work.seed, hashOf(cards)), round)
    const setup = smokeSetup(cards, this.#work.kit, seed, round)
    let current: Game | undefined
    const bots = [randomBot(seed), randomBot(seed + 1)].map(bot => this.#eager(bot, () => current))
    let answers = 0
    let facts = 0
    const check = (game: Game): void => {
      current = game
      checkInvariants(game)
      if (answers % VIEW_EVERY === 0) checkViews(game)
      if (answers % JSON_EVERY === JSON_EVERY - 1) checkJson(game)
      answers++
      facts = this.#noteUse(game, facts)
    }
    const played = playGame(setup, bots, { check, decisionLimit: DECISIONS })
    this.games++
    this.decisions += played.answers.length
    return played.error
  }

  /** Two times in three, a bot casts what nobody cast yet. */
  #eager(bot: Bot, now: () => Game | undefined): Bot {
    const decideBlind = (d: Decision, attempt: number): Answer => {
      const state = now()?.state
      if (state && d.kind === 'priority' && d.id % 3 !== 0) {
        const action = d.actions.findIndex(a => {
          if (a.do !== 'cast' && a.do !== 'play') return false
          const def = state.defs[state.objects[a.card]?.def ?? -1]
          return def !== undefined && !this.used.has(def.name)
        })
        if (action > 0) return { action }
      }
      return bot.decideBlind!(d, attempt)
    }
    return { ...bot, decideBlind }
  }

  /** Notes what was cast or played since, and what lies there. */
  #noteUse({ state }: Game, since: number): number {
    const note = (id: number): void => {
      const def = (state.objects[id] ?? state.gone[id]?.obj)?.def ?? -1
      if (def >= 0) this.used.add(state.defs[def]!.name)
    }
    const dropped = state.factCount - state.facts.length
    for (let i = Math.max(0, since - dropped); i < state.facts.length; i++) {
      const fact = state.facts[i]!
      if (fact.kind === 'cast' && fact.subject !== undefined && fact.subject > 0) note(fact.subject)
    }
    for (const id of state.battlefield) note(id)
    return state.factCount
  }
}
