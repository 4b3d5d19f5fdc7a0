/** Plays a scenario: the game asks, the script answers. */
import { type Answer, type Decision, fork, type Game, type ObjId, stateHash } from '@upkeep/engine'
import { alternativesOf, findAction, inlineOf, sayAct } from './acts.ts'
import { Answers } from './answers.ts'
import { checkExpect } from './checks.ts'
import { declareAttackers, declareBlockers } from './combat.ts'
import type { CardDatabase } from './database.ts'
import { decide, defaultAnswer, describe, Given } from './decide.ts'
import { addCountersTo, answerTo, isAnnouncing, pauseAfter, startGame } from './engine.ts'
import { Failed } from './failed.ts'
import { Asked, cameOfItself } from './forced.ts'
import { leftOver } from './leftovers.ts'
import { PayPlan } from './pay.ts'
import { Table } from './table.ts'
import type { Act, Deed, Entry, Expect, Pick, Scenario, Seat, Time, While } from './types.ts'
import { compareTimes, letter } from './words.ts'

/** A game that asks more often than this does not come to an end. */
const MOST_DECISIONS = 50_000

/** An action being carried out, and what its entry gives for it. */
interface Doing {
  act: Act
  seat: Seat
  given: Given
  pay: PayPlan
  /** As things stood when it was begun. */
  before: Table
}

export type Attempt = { refused: string } | 'allowed'

export class Run {
  readonly scenario: Scenario
  table: Table
  /** Place in the script of the entry at hand. */
  current: number | null = null
  #answers: Answers
  readonly #done: Set<number>
  #doing: Doing | undefined
  /** The game as it was at the last decision that was not past the end. */
  #last: Game
  #lastTop: ObjId | undefined
  #resolved = 0
  readonly #waits = new Map<number, number>()
  #amounts = new Map<number, number>()
  readonly #asked = new Asked()

  private constructor(scenario: Scenario, table: Table, answers: Answers, done: Set<number>) {
    this.scenario = scenario
    this.table = table
    this.#answers = answers
    this.#done = done
    this.#last = table.game
  }

  static begin(scenario: Scenario, db: CardDatabase): Run {
    const { game, aliases } = startGame(scenario, db)
    if (scenario.stop.step === 'untap' || scenario.stop.step === 'cleanup') pauseAfter(game, scenario.stop)
    return new Run(scenario, new Table(game, aliases), Answers.of(scenario), new Set())
  }

  /** The same moment on a game that goes its own way. */
  branch(game: Game = fork(this.table.game)): Run {
    const run = new Run(this.scenario, this.table.on(game), this.#answers.clone(), new Set(this.#done))
    run.current = this.current
    return run
  }

  get game(): Game {
    return this.table.game
  }

  get now(): Time {
    const { number, step } = this.game.state.turn
    return { turn: number, step }
  }

  when(): string {
    return ` (at [${this.now.turn}, ${this.now.step}])`
  }

  play(): void {
    for (let n = 0; !this.#over(); n++) {
      if (n > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`)
      this.#last = fork(this.game)
      this.step()
    }
    if (this.#isBeyond()) this.table = this.table.on(this.#last)
    this.#finish()
  }

  /** Whether the game has gone on to what is not looked at any more. */
  #isBeyond(): boolean {
    return compareTimes(this.now, this.scenario.stop) > 0
  }

  #over(): boolean {
    const { result, decision, turn } = this.game.state
    if (result || !decision) return true
    if (compareTimes(this.now, this.scenario.stop) <= 0) return false
    // A further step of that name in this turn counts too, if something is still to be done in it.
    return !this.scenario.script.some(
      entry =>
        !this.#isDone(entry) &&
        entry.at.turn === turn.number &&
        compareTimes(entry.at, this.scenario.stop) <= 0 &&
        turn.coming.includes(entry.at.step),
    )
  }

  step(): void {
    const d = this.game.state.decision!
    switch (d.kind) {
      case 'priority':
        this.#settle()
        this.#countResolved()
        this.#priority(d)
        break
      case 'attackers':
        this.#refusals(d.player, 'attack')
        this.#declare(d.player, 'attack', entries => declareAttackers(this.table, d, entries, this.scenario.strict))
        break
      case 'blockers':
        this.#refusals(d.player, 'block')
        this.#declare(d.player, 'block', entries => declareBlockers(this.table, d, entries, this.scenario.strict))
        break
      case 'pay':
        this.#give(this.#doing && this.#isOurs() ? this.#doing.pay.next(this.table, d) : { pay: 'auto' }, d)
        break
      default:
        this.#decide(d)
    }
  }

  // --- answers

  #give(answer: Answer, d: Decision): void {
    const told = answerTo(this.game, answer)
    if (!told.ok) throw new Failed(`${describe(this.table, d)}: the game refused the answer: ${told.reason}`)
  }

  /** Whether the decision belongs to the action being carried out. */
  #isOurs(): boolean {
    return this.#doing !== undefined && isAnnouncing(this.game, this.#doing.seat)
  }

  #decide(d: Decision): void {
    const ours = this.#doing !== undefined && d.player === this.#doing.seat && this.#isOurs()
    const mana = ours ? this.#doing!.pay.manaFor(this.table, d) : undefined
    if (mana) {
      this.#give(mana, d)
      return
    }
    const given = ours ? this.#doing!.given : undefined
    const { strict } = this.scenario
    const asking = { table: this.table, decision: d, answers: this.#answers, given, strict, amounts: this.#amounts }
    let decided = decide(asking)
    // An answer to a choice that there was only one way to make may stand in front.
    const came = (pick: Pick): boolean => cameOfItself(this.table, d.player, pick, this.#asked, this.now)
    while (('undecided' in decided || decided.by === 'default') && this.#answers.dropHead(d.player, this.now, came)) {
      decided = decide(asking)
    }
    if ('undecided' in decided) throw new Failed(decided.undecided)
    if ('objects' in decided.answer) this.#asked.add(d.source, decided.answer.objects)
    const told = answerTo(this.game, decided.answer)
    if (!told.ok) {
      throw new Failed(`${describe(this.table, d)}: the game refused the answer of ${decided.by}: ${told.reason}`)
    }
  }

  // --- priority

  #isDone(entry: Entry): boolean {
    return entry.deed.kind === 'answer' ? !this.#answers.unfinished().includes(entry) : this.#done.has(entry.index)
  }

  #finishEntry(entry: Entry): void {
    this.#done.add(entry.index)
  }

  #due(seat: Seat): Entry | undefined {
    return this.scenario.script.find(
      entry =>
        entry.by === seat &&
        !this.#done.has(entry.index) &&
        !['answer', 'attack', 'block'].includes(entry.deed.kind) &&
        compareTimes(entry.at, this.now) === 0,
    )
  }

  #priority(d: Extract<Decision, { kind: 'priority' }>): void {
    let acted = false
    while (!acted) {
      const entry = this.#due(d.player)
      if (entry) this.current = entry.index
      if (entry && this.#isReady(entry)) {
        this.#finishEntry(entry)
        acted = this.#carryOut(entry, d)
      } else {
        this.#pass(d)
        acted = true
      }
    }
  }

  /** Whether what an entry waits for has come. */
  #isReady({ index, deed }: Entry): boolean {
    if (deed.kind === 'wait') return this.#waited(index, deed.objects)
    if (deed.kind !== 'cast' && deed.kind !== 'activate' && deed.kind !== 'special') return true
    const condition = deed.inline.while
    return condition === undefined || this.#holds(condition)
  }

  /** Does what an entry says; true if that was this priority. */
  #carryOut({ deed }: Entry, d: Extract<Decision, { kind: 'priority' }>): boolean {
    switch (deed.kind) {
      case 'wait':
      case 'answer':
      case 'attack':
      case 'block':
        return false
      case 'expect':
        this.check(deed.expect)
        return false
      case 'counters':
        this.#putCounters(deed)
        return this.game.state.decision !== d
      case 'illegal':
        this.#mustRefuse(d.player, deed.act)
        return false
      case 'pass':
        this.#pass(d)
        return true
      case 'concede':
        this.#give({ concede: true, player: d.player }, d)
        return true
      default: {
        const attempt = this.begin(d.player, deed)
        if (attempt !== 'allowed') throw new Failed(attempt.refused)
        return true
      }
    }
  }

  #pass(d: Extract<Decision, { kind: 'priority' }>): void {
    this.#lastTop = this.game.state.stack.at(-1)
    this.#give({ action: d.actions.findIndex(action => action.do === 'pass') }, d)
  }

  /** Everyone passed, and what was on top of the stack is gone: it resolved. */
  #countResolved(): void {
    if (this.#lastTop !== undefined && !this.game.state.stack.includes(this.#lastTop)) this.#resolved++
    this.#lastTop = undefined
  }

  #waited(entry: number, objects: number | 'stack'): boolean {
    if (this.game.state.stack.length === 0) return true
    if (objects === 'stack') return false
    const until = this.#waits.get(entry) ?? this.#resolved + objects
    this.#waits.set(entry, until)
    return this.#resolved >= until
  }

  #holds(condition: While): boolean {
    const stack = this.table.stack()
    if ('absent' in condition) return this.table.among(condition.absent, stack).length === 0
    if ('copy' in condition) return this.table.among({ card: condition.copy, copy: true }, stack).length > 0
    return this.table.among(condition.present, stack).length > 0
  }

  #putCounters(deed: Extract<Deed, { kind: 'counters' }>): void {
    const found = this.table.first(deed.of, [...this.table.permanents(), ...this.table.all()])
    if (found === undefined) throw new Failed(`there is no ${this.table.nameOf(deed.of)} to put counters on`)
    for (const [kind, n] of Object.entries(deed.counters)) addCountersTo(this.game, found, kind, n)
  }

  // --- carrying out actions

  /** Begins what an entry says; the decisions that follow take what it gives inline. */
  begin(seat: Seat, act: Act): Attempt {
    const d = this.game.state.decision
    if (d?.kind !== 'priority' || d.player !== seat) return { refused: `${letter(seat)} does not have priority` }
    const inline = inlineOf(act)
    const alternative = inline.using === undefined ? this.#alternative(seat, act, d) : undefined
    const found = findAction(this.table, seat, act, d.actions, alternative)
    if ('refused' in found) return found
    const given = new Given(inline)
    const doing: Doing = {
      act,
      seat,
      given,
      pay: new PayPlan(given),
      before: this.table.on(fork(this.game)),
    }
    const told = answerTo(this.game, { action: found.index })
    if (!told.ok) return { refused: told.reason }
    this.#doing = doing
    return 'allowed'
  }

  /** An alternative cost by the next answer: its name or words, or `no alternative cost`. */
  #alternative(seat: Seat, act: Act, d: Extract<Decision, { kind: 'priority' }>): string | undefined {
    if (act.kind !== 'cast') return undefined
    const options = alternativesOf(this.table, act, d.actions)
    for (const feed of [this.#answers.entries(seat, this.now), this.#answers.queue(seat, 'choices', false)]) {
      const next = feed?.picks[0]
      if (feed === undefined || typeof next !== 'string') continue
      if (/^(no|without) alternative cost$/i.test(next.trim())) {
        feed.take([0])
        return 'normal'
      }
      if (options.length === 0) continue
      const found = findAction(this.table, seat, { ...act, inline: { ...act.inline, using: next } }, d.actions)
      if ('refused' in found) continue
      feed.take([0])
      return next
    }
    return undefined
  }

  /** The action has been carried out: all that its entry gave must have been used. */
  #settle(): void {
    const doing = this.#doing
    if (doing === undefined) return
    this.#doing = undefined
    const problem = leftOver(this.table, doing)
    if (problem !== undefined) throw new Failed(problem)
  }

  /** Tries an action out on a copy of the game: whether it could be carried out to the end. */
  attempt(seat: Seat, act: Act): Attempt {
    const trial = this.branch()
    const untouched = stateHash(this.game)
    const outcome = trial.#try(seat, act)
    if (stateHash(this.game) !== untouched) throw new Failed('the refused action changed the game')
    return outcome
  }

  #try(seat: Seat, act: Act): Attempt {
    try {
      const begun = this.begin(seat, act)
      if (begun !== 'allowed') return begun
      for (let n = 0; n < 1000; n++) {
        const d = this.game.state.decision
        if (!d || d.kind === 'priority' || !this.#isOurs()) break
        const before = stateHash(this.game)
        const refused = this.#tryAnswer(d)
        if (refused === undefined) continue
        if (stateHash(this.game) !== before) throw new Failed('the refused answer changed the game')
        return { refused }
      }
      this.#settle()
      return 'allowed'
    } catch (error) {
      if (error instanceof Failed) return { refused: error.message }
      throw error
    }
  }

  #tryAnswer(d: Decision): string | undefined {
    const { given, pay } = this.#doing!
    let answer = d.kind === 'pay' ? pay.next(this.table, d) : pay.manaFor(this.table, d)
    if (!answer) {
      const asking = { table: this.table, decision: d, answers: this.#answers, amounts: this.#amounts, given }
      const decided = decide({ ...asking, strict: true })
      if ('answer' in decided) answer = decided.answer
      else if (given.targets.length > 0 && d.kind === 'objects' && /target/i.test(d.purpose)) return decided.undecided
      else answer = defaultAnswer(this.table, d)
    }
    const told = answerTo(this.game, answer)
    return told.ok ? undefined : told.reason
  }

  #mustRefuse(seat: Seat, act: Act): void {
    // Declarations are refused where they are asked for; where nobody asked, nothing could be declared.
    if (act.kind === 'attack' || act.kind === 'block') return
    const outcome = this.attempt(seat, act)
    if (outcome === 'allowed') throw new Failed(`the game allows ${sayAct(this.table, act)} for ${letter(seat)}`)
  }

  // --- combat

  #entriesFor(seat: Seat, kind: 'attack' | 'block', illegal: boolean): Entry[] {
    return this.scenario.script.filter(({ index, by, at, deed }) => {
      if (by !== seat || at.turn !== this.now.turn || this.#done.has(index)) return false
      return illegal ? deed.kind === 'illegal' && deed.act.kind === kind : deed.kind === kind
    })
  }

  #declare(
    seat: Seat,
    kind: 'attack' | 'block',
    declare: (entries: Entry[]) => { answer: Answer; done: Entry[] },
  ): void {
    const d = this.game.state.decision!
    const entries = this.#entriesFor(seat, kind, false)
    if (entries[0]) this.current = entries[0].index
    const { answer, done } = declare(entries)
    this.#give(answer, d)
    for (const entry of done) this.#finishEntry(entry)
  }

  #refusals(seat: Seat, kind: 'attack' | 'block'): void {
    for (const entry of this.#entriesFor(seat, kind, true)) {
      this.current = entry.index
      if (entry.deed.kind !== 'illegal') continue
      const { act } = entry.deed
      const trial = this.branch()
      const d = trial.game.state.decision!
      const before = stateHash(trial.game)
      let refused = false
      try {
        const asked = { ...entry, deed: act } as Entry
        const { answer } =
          d.kind === 'attackers'
            ? declareAttackers(trial.table, d, [asked], true)
            : declareBlockers(trial.table, d as Extract<Decision, { kind: 'blockers' }>, [asked], true)
        refused = !answerTo(trial.game, answer).ok
      } catch (error) {
        if (!(error instanceof Failed)) throw error
        refused = true
      }
      if (!refused) throw new Failed(`the game allows ${sayAct(this.table, act)} for ${letter(seat)}`)
      if (stateHash(trial.game) !== before) throw new Failed('the refused declaration changed the game')
      this.#finishEntry(entry)
    }
  }

  // --- the end

  check(expect: Expect): void {
    const problems = checkExpect(this, expect)
    if (problems.length > 0) throw new Failed(problems.join('; '))
  }

  #finish(): void {
    const undone = this.scenario.script.find(entry => !this.#isDone(entry) && entry.deed.kind !== 'answer')
    if (undone) {
      this.current = undone.index
      const when = `[${undone.at.turn}, ${undone.at.step}]`
      const { result } = this.game.state
      throw new Failed(
        `script[${undone.index}] (${undone.deed.kind} by ${letter(undone.by)} at ${when}) was not done` +
          (result ? `: the game is over (${result.reason})` : ''),
      )
    }
    this.#answers.dropForced((seat, pick, at) => cameOfItself(this.table, seat, pick, this.#asked, at))
    const unused = this.#answers.unused()
    if (unused !== undefined) {
      this.current = this.#answers.unfinished()[0]?.index ?? null
      throw new Failed(unused)
    }
    const { flips, rolls } = this.game.state.options
    for (const [what, left] of Object.entries({ flips, rolls }))
      for (const [seat, list] of left.entries())
        if (list.length > 0) throw new Failed(`answers.${letter(seat)}: ${list.length} of the ${what} were not used`)
    this.current = null
    if (this.scenario.expect) this.check(this.scenario.expect)
  }
}
