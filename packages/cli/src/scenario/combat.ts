/** A player's attack and block entries to one declaration. */
import type { Answer, Decision, Entity, ObjId } from '@upkeep/engine'
import { fork } from '@upkeep/engine'
import { answerTo } from './engine.ts'
import { Failed } from './failed.ts'
import type { Table } from './table.ts'
import type { Entry } from './types.ts'
import { letter } from './words.ts'

export interface Declaration {
  answer: Answer
  done: Entry[]
}

type Attackers = Extract<Decision, { kind: 'attackers' }>
type Blockers = Extract<Decision, { kind: 'blockers' }>

export function declareAttackers(table: Table, d: Attackers, entries: readonly Entry[], strict: boolean): Declaration {
  const attacks: { attacker: ObjId; defender: Entity }[] = []
  const done: Entry[] = []
  for (const entry of entries) {
    if (entry.deed.kind !== 'attack') continue
    const own: typeof attacks = []
    let problem: string | undefined
    for (const { attacker: name, defender } of entry.deed.attacks) {
      const taken = [...attacks, ...own].map(({ attacker }) => attacker)
      const attacker = table.first(
        name,
        d.options.map(option => option.attacker).filter(id => !taken.includes(id)),
      )
      if (attacker === undefined) {
        problem = `${table.nameOf(name)} cannot attack now (${canAttack(table, d)})`
        break
      }
      const { defenders } = d.options.find(option => option.attacker === attacker)!
      const found =
        defender === undefined ? (defenders.length === 1 ? defenders[0] : undefined) : table.first(defender, defenders)
      if (found === undefined) {
        const can = defenders.map(e => table.title(e)).join(', ')
        problem = `${table.nameOf(name)} cannot attack ${defender === undefined ? 'an unnamed defender' : table.nameOf(defender)} (only ${can})`
        break
      }
      own.push({ attacker, defender: found })
    }
    if (problem !== undefined) {
      // Entries after the first may be meant for a further combat phase of this turn.
      if (done.length === 0) throw new Failed(problem)
      break
    }
    attacks.push(...own)
    done.push(entry)
  }
  if (done.length === 0) return { answer: noAttack(table, d, strict), done }
  return { answer: { attacks }, done }
}

function canAttack(table: Table, d: Attackers): string {
  return d.options.length === 0
    ? 'nothing can'
    : `${d.options.map(({ attacker }) => table.title(attacker)).join(', ')} can`
}

/** Nobody attacks, except those that must. */
function noAttack(table: Table, d: Attackers, strict: boolean): Answer {
  if (answerTo(fork(table.game), { attacks: [] }).ok) return { attacks: [] }
  const must = d.options.filter(option => option.must)
  if (strict && must.some(({ defenders }) => defenders.length > 1)) {
    const names = must.map(({ attacker }) => table.title(attacker)).join(', ')
    throw new Failed(`${letter(d.player)} must attack with ${names}, and no answer says whom`)
  }
  return { attacks: must.map(({ attacker, defenders }) => ({ attacker, defender: defenders[0]! })) }
}

export function declareBlockers(table: Table, d: Blockers, entries: readonly Entry[], strict: boolean): Declaration {
  const blocks: { blocker: ObjId; attacker: ObjId }[] = []
  const done: Entry[] = []
  for (const entry of entries) {
    if (entry.deed.kind !== 'block') continue
    const own: typeof blocks = []
    let problem: string | undefined
    for (const { blocker: name, attacker: blocked } of entry.deed.blocks) {
      const taken = [...blocks, ...own]
      const possible = d.options.filter(option => option.attackers.length > 0)
      const found = findBlock(table, possible, name, blocked, taken)
      if (typeof found === 'string') {
        problem = found
        break
      }
      own.push(found)
    }
    if (problem !== undefined) {
      if (done.length === 0) throw new Failed(problem)
      break
    }
    blocks.push(...own)
    done.push(entry)
  }
  if (done.length === 0) return { answer: noBlock(table, d, strict), done }
  return { answer: { blocks }, done }
}

type BlockOption = Blockers['options'][number]
type BlockItem = Extract<Entry['deed'], { kind: 'block' }>['blocks'][number]

/** The first creature of that name that does not block yet; one that does where it can block several. */
function findBlock(
  table: Table,
  options: readonly BlockOption[],
  name: BlockItem['blocker'],
  blocked: BlockItem['attacker'],
  taken: readonly { blocker: ObjId; attacker: ObjId }[],
): { blocker: ObjId; attacker: ObjId } | string {
  const named = table.among(
    name,
    options.map(({ blocker }) => blocker),
  )
  const isBusy = (id: ObjId): boolean => taken.some(({ blocker }) => blocker === id)
  const ordered = [...named.filter(id => !isBusy(id)), ...named.filter(isBusy)]
  if (ordered.length === 0) {
    const can = options.map(({ blocker }) => table.title(blocker)).join(', ')
    return `${table.nameOf(name)} cannot block now (${can === '' ? 'nothing can' : `${can} can`})`
  }
  for (const blocker of ordered) {
    const { attackers } = options.find(option => option.blocker === blocker)!
    const open = attackers.filter(id => !taken.some(block => block.blocker === blocker && block.attacker === id))
    const attacker = blocked === undefined ? (open.length === 1 ? open[0] : undefined) : table.first(blocked, open)
    if (attacker !== undefined) return { blocker, attacker }
  }
  return `${table.nameOf(name)} cannot block ${blocked === undefined ? 'an unnamed attacker' : table.nameOf(blocked)} now`
}

/** Nobody blocks, except those that must. */
function noBlock(table: Table, d: Blockers, strict: boolean): Answer {
  if (answerTo(fork(table.game), { blocks: [] }).ok) return { blocks: [] }
  const must = d.options.filter(option => option.must && option.attackers.length > 0)
  if (strict && must.some(({ attackers }) => attackers.length > 1)) {
    const names = must.map(({ blocker }) => table.title(blocker)).join(', ')
    throw new Failed(`${letter(d.player)} must block with ${names}, and no answer says what`)
  }
  return { blocks: must.map(({ blocker, attackers }) => ({ blocker, attacker: attackers[0]! })) }
}
