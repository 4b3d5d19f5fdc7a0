/** What happened, in sentences: from the facts that the engine recorded. */
import type { Entity, Fact } from '@upkeep/engine'
import { has, type Key, type T } from '../i18n/index.ts'
import { entityPlayer, isPlayer } from '../view/entities.ts'

export interface LogNames {
  object(id: number): string | undefined
  player(id: number): string
  /** Who reads. */
  you: number
}

/** A word of a sentence: plain, or the name of an object that can be looked at. */
export type Word = string | { id: number; name: string }

export interface LogLine {
  key: number
  kind: 'turn' | 'line'
  /** Who did it, for the colour of the line. */
  player?: number
  words: Word[]
  rules: readonly string[]
}

/** Brackets around the names of objects in a sentence; no card has them in its name. */
const OPEN = '\u27e6'
const SPLIT = '\u00a6'
const CLOSE = '\u27e7'

/** Facts of which the log does not speak: they are seen on the table, or another fact says the same. */
const SILENT = new Set([
  'tap',
  'untap',
  'tapForMana',
  'mana',
  'step',
  'becomesBlocked',
  'unblocked',
  'createToken',
  'targeted',
  'search',
])

export function logLines(facts: readonly Fact[], names: LogNames, t: T): LogLine[] {
  const lines: LogLine[] = []
  // A fact never changes once recorded; neighbours tell which say the same twice.
  for (const [i, fact] of facts.entries()) {
    if (fact.turn === 0 && fact.kind === 'draw') {
      openingHand(lines, facts, i, names, t)
      continue
    }
    if (fact.turn === 0 && isHandBack(facts, i)) continue
    const sentenceSaid = sentence(fact, facts[i - 1], names, t)
    if (sentenceSaid === null) continue
    const said = withSource(sentenceSaid, fact, names)
    const line: LogLine = {
      key: fact.n,
      kind: fact.kind === 'turn' ? 'turn' : 'line',
      words: wordsOf(said),
      rules: fact.rules,
    }
    const player = fact.player ?? fact.cause.player
    if (player !== undefined) line.player = player
    lines.push(line)
  }
  return lines
}

function sentence(fact: Fact, before: Fact | undefined, names: LogNames, t: T): string | null {
  if (SILENT.has(fact.kind)) return null
  const object = (id: number | undefined): string => objectName(id, names, t)
  const entity = (e: Entity | undefined): string =>
    e === undefined || !isPlayer(e)
      ? object(e)
      : entityPlayer(e) === names.you
        ? t('log.toYou')
        : names.player(entityPlayer(e))
  const who = fact.player === undefined ? '' : names.player(fact.player)
  const amount = Math.abs(fact.amount ?? 0)
  const values = {
    who,
    what: entity(fact.subject),
    other: entity(fact.other),
    source: object(fact.cause.source),
    n: amount,
    count: amount,
    kind: fact.counter ?? '',
  }
  const own = fact.player === names.you
  const say = (key: Key): string => {
    const second = `${key}.you`
    return t(own && has(second) ? (second as Key) : key, values)
  }
  switch (fact.kind) {
    case 'turn':
      return t('log.turn', { n: fact.turn, who })
    case 'shuffle':
      // Before the first turn, whoever shuffles again takes a mulligan.
      return say(fact.turn === 0 ? 'log.mulligan' : 'log.shuffle')
    case 'move':
      values.what = object(fact.moved || fact.subject)
      // A land that was played is on the table by that.
      return before?.kind === 'playLand' && before.subject === fact.subject ? null : movement(fact, say)
    case 'draw':
      return say('log.draw')
    case 'playLand':
      values.what = object(fact.moved ?? fact.subject)
      return say('log.playLand')
    case 'loseLife':
      // Damage to a player has said so already, and paying too.
      if (fact.rules.includes('120.3a') || before?.kind === 'payLife') return null
      return say('log.loseLife')
    case 'damage':
      return say(fact.combat === true ? 'log.combatDamage' : 'log.damage')
    case 'counters':
      return say((fact.amount ?? 0) >= 0 ? 'log.countersOn' : 'log.countersOff')
    case 'attach':
      return say(fact.text === 'unattached' ? 'log.unattach' : 'log.attach')
    case 'phase':
      return say(fact.text === 'in' ? 'log.phaseIn' : 'log.phaseOut')
    case 'coin':
      return say(fact.text === 'won' ? 'log.coinWon' : 'log.coinLost')
    case 'activate':
      if (fact.text === 'mana') return null
      values.what = object(fact.other ?? fact.cause.source)
      return say('log.activate')
    case 'action': {
      const key = `log.action.${fact.text ?? ''}`
      if (has(key)) return say(key)
      return fact.text === undefined || who === '' ? null : t('log.action', { ...values, action: fact.text })
    }
    case 'control':
      return fact.text === 'lose' ? null : say('log.control')
    default: {
      const key = `log.${fact.kind}`
      return has(key) ? say(key) : null
    }
  }
}

function movement(fact: Fact, say: (key: Key) => string): string | null {
  const { from, to } = fact
  const as = fact.cause.as
  if (as === 'draw') return null
  const how = `log.move.as.${as ?? ''}`
  if (has(how)) return say(how)
  switch (to) {
    case 'battlefield':
      return say(as === 'create' ? 'log.move.created' : 'log.move.battlefield')
    case 'graveyard':
      if (from === 'stack') return say('log.move.resolved')
      return say(from === 'battlefield' ? 'log.move.dies' : 'log.move.graveyard')
    case 'exile':
      return say('log.move.exile')
    case 'hand':
      return say('log.move.hand')
    case 'library':
      return say('log.move.library')
    default:
      return null
  }
}

/** The cards of an opening hand come one by one; they are one line. */
function openingHand(lines: LogLine[], facts: readonly Fact[], i: number, names: LogNames, t: T): void {
  const { n, player, rules } = facts[i]!
  const draws = (fact: Fact | undefined): boolean => fact?.kind === 'draw' && fact.player === player
  if (player === undefined || facts.slice(Math.max(0, i - 2), i).some(draws)) return
  let count = 0
  for (let at = i; at < facts.length && (facts[at]!.kind === 'move' || draws(facts[at])); at++) {
    if (draws(facts[at])) count++
  }
  const said = t(player === names.you ? 'log.opening.you' : 'log.opening', { who: names.player(player), count })
  lines.push({ key: n, kind: 'line', player, words: [said], rules })
}

/** A card of a hand that goes back for a mulligan: all of them go, and then one shuffles. */
function isHandBack(facts: readonly Fact[], i: number): boolean {
  let at = i
  while (facts[at]?.kind === 'move' && facts[at]!.to === 'library') at++
  return at > i && facts[at]?.kind === 'shuffle'
}

/** By which effect, where the sentence has not named it. */
function withSource(said: string, fact: Fact, names: LogNames): string {
  const { by, source } = fact.cause
  if (by !== 'effect' || source === undefined || source === fact.subject || source === fact.moved) return said
  const name = names.object(source)
  if (name === undefined || said.includes(name)) return said
  return `${said} (${OPEN}${source}${SPLIT}${name}${CLOSE})`
}

function objectName(id: number | undefined, names: LogNames, t: T): string {
  const name = id === undefined ? undefined : names.object(id)
  return name === undefined ? t('log.someCard') : `${OPEN}${id}${SPLIT}${name}${CLOSE}`
}

function wordsOf(said: string): Word[] {
  return capitalised(said)
    .split(/(\u27e6[^\u27e7]*\u27e7)/)
    .filter(part => part !== '')
    .map(part => {
      if (!part.startsWith(OPEN)) return part
      const [id, name] = part.slice(1, -1).split(SPLIT) as [string, string]
      return { id: Number(id), name }
    })
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
