/** The answers that a scenario gives, and which of them are used up. */
import type { Entry, Pick, Scenario, Seat, Time } from './types.ts'
import { compareTimes, letter } from './words.ts'

/** A list of answers to take from: strictly in order, or (`search`) the first that fits. */
export interface Feed {
  what: string
  picks: readonly Pick[]
  search: boolean
  /** Takes these places of `picks` out. */
  take(places: readonly number[]): void
}

interface AnswerEntry {
  entry: Entry
  left: Pick[]
}

interface Queue {
  name: 'choices' | 'targets' | 'modes'
  left: { pick: Pick; place: number }[]
}

export class Answers {
  readonly #entries: AnswerEntry[]
  readonly #queues: Record<'choices' | 'targets' | 'modes', Queue>[]

  private constructor(entries: AnswerEntry[], queues: Record<'choices' | 'targets' | 'modes', Queue>[]) {
    this.#entries = entries
    this.#queues = queues
  }

  static of(scenario: Scenario): Answers {
    const entries = scenario.script.flatMap(entry =>
      entry.deed.kind === 'answer' ? [{ entry, left: [...entry.deed.answers] }] : [],
    )
    const queues = scenario.answers.map(given => {
      const queue = (name: 'choices' | 'targets' | 'modes'): Queue => ({
        name,
        left: given[name].map((pick, place) => ({ pick, place })),
      })
      return { choices: queue('choices'), targets: queue('targets'), modes: queue('modes') }
    })
    return new Answers(entries, queues)
  }

  clone(): Answers {
    return new Answers(
      this.#entries.map(({ entry, left }) => ({ entry, left: [...left] })),
      this.#queues.map(queues => ({
        choices: { name: 'choices', left: [...queues.choices.left] },
        targets: { name: 'targets', left: [...queues.targets.left] },
        modes: { name: 'modes', left: [...queues.modes.left] },
      })),
    )
  }

  /** What the `answer` entries of this step give. */
  entries(seat: Seat, now: Time): Feed | undefined {
    const due = this.#entries.filter(
      ({ entry, left }) => entry.by === seat && left.length > 0 && compareTimes(entry.at, now) === 0,
    )
    if (due.length === 0) return undefined
    return {
      what: `answer of script[${due[0]!.entry.index}]`,
      picks: due.flatMap(({ left }) => left),
      search: false,
      take: places => {
        const taken = new Set(places)
        let at = 0
        for (const answer of due) answer.left = answer.left.filter(() => !taken.has(at++))
      },
    }
  }

  queue(seat: Seat, name: 'choices' | 'targets' | 'modes', search: boolean): Feed | undefined {
    const queue = this.#queues[seat]![name]
    if (queue.left.length === 0) return undefined
    return {
      what: `answers.${letter(seat)}.${name}[${queue.left[0]!.place}]`,
      picks: queue.left.map(({ pick }) => pick),
      search,
      take: places => {
        const taken = new Set(places)
        queue.left = queue.left.filter((_, i) => !taken.has(i))
      },
    }
  }

  /** Takes out answers that came true without being asked for. */
  dropForced(came: (seat: Seat, pick: Pick, at?: Time) => boolean): void {
    for (const answer of this.#entries) {
      answer.left = answer.left.filter(pick => !came(answer.entry.by, pick, answer.entry.at))
    }
    this.#queues.forEach((queues, seat) => {
      for (const queue of [queues.choices, queues.targets])
        queue.left = queue.left.filter(({ pick }) => !came(seat, pick))
    })
  }

  /** Takes out the first answer of this player's entries of a step if it came true without being asked for. */
  dropHead(seat: Seat, now: Time, came: (pick: Pick) => boolean): boolean {
    const feed = this.entries(seat, now)
    const head = feed?.picks[0]
    if (feed === undefined || head === undefined || !came(head)) return false
    feed.take([0])
    return true
  }

  /** Entries whose time is still to come or whose answers are not used up. */
  unfinished(): Entry[] {
    return this.#entries.filter(({ left }) => left.length > 0).map(({ entry }) => entry)
  }

  /** The first answers that were not used, in words. */
  unused(): string | undefined {
    for (const { entry, left } of this.#entries) {
      if (left.length > 0) return `script[${entry.index}].answer: ${show(left[0]!)} was not used`
    }
    for (const [seat, queues] of this.#queues.entries()) {
      for (const queue of Object.values(queues)) {
        const first = queue.left[0]
        if (first) return `answers.${letter(seat)}.${queue.name}[${first.place}]: ${show(first.pick)} was not used`
      }
    }
    return undefined
  }
}

export function show(pick: Pick): string {
  return typeof pick === 'string' ? pick : JSON.stringify(pick)
}
