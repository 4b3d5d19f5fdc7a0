/** How a permanent differs from what a check describes. */
import { characteristics, type ObjId } from '@upkeep/engine'
import { abilityTexts, beginsWith } from './ability-text.ts'
import { fold } from './fold.ts'
import type { Table } from './table.ts'
import type { PermanentExpect } from './types.ts'
import { letter } from './words.ts'

export function mismatches(table: Table, id: ObjId, wanted: PermanentExpect): string[] {
  const obj = table.obj(id)!
  const chars = characteristics(table.game, id)
  const out: string[] = []
  const same = (what: string, is: unknown, expected: unknown): void => {
    if (expected !== undefined && is !== expected) out.push(`${what} is ${is}, expected ${expected}`)
  }
  const among = (
    what: string,
    is: readonly string[],
    expected: readonly string[] | undefined,
    there: boolean,
  ): void => {
    const folded = is.map(fold)
    for (const word of expected ?? []) {
      if (folded.includes(fold(word)) !== there) {
        out.push(`${what} are [${is.join(', ')}], expected ${there ? '' : 'without '}${word}`)
      }
    }
  }

  if (wanted.controller !== undefined) same('controller', letter(table.seatOf(id)), letter(wanted.controller))
  if (wanted.owner !== undefined) same('owner', letter(obj.owner), letter(wanted.owner))
  for (const key of ['power', 'toughness', 'basePower', 'baseToughness'] as const) same(key, chars[key], wanted[key])
  same('loyalty', obj.counters['loyalty'] ?? 0, wanted.loyalty)
  same('damage', obj.damage, wanted.damage)
  same('token', obj.kind === 'token', wanted.token)
  same('tapped', obj.tapped, wanted.tapped)
  same('phasedOut', obj.phasedOut !== undefined, wanted.phasedOut)
  same('faceDown', obj.faceDown === true, wanted.faceDown)
  same('transformed', obj.face > 0, wanted.transformed)
  if (wanted.sick !== undefined) {
    same('sick', obj.since > table.game.state.players[table.seatOf(id)]!.turnBegan, wanted.sick)
  }
  for (const [kind, n] of Object.entries(wanted.counters ?? {})) same(`${kind} counters`, obj.counters[kind] ?? 0, n)

  among('types', chars.types, wanted.types, true)
  among('types', chars.types, wanted.notTypes, false)
  const subtypes = (expected: readonly string[] | undefined): string[] =>
    chars.allCreatureTypes ? [...chars.subtypes, ...(expected ?? [])] : [...chars.subtypes]
  among('subtypes', subtypes(wanted.subtypes), wanted.subtypes, true)
  among('subtypes', subtypes(wanted.notSubtypes), wanted.notSubtypes, false)
  among('supertypes', chars.supertypes, wanted.supertypes, true)
  among('supertypes', chars.supertypes, wanted.notSupertypes, false)
  among('colors', chars.colors, wanted.hasColors, true)
  among('colors', chars.colors, wanted.lacksColors, false)
  if (wanted.colors !== undefined) {
    same(
      'colors',
      [...chars.colors].sort().join(''),
      wanted.colors
        .filter(color => color !== 'C')
        .sort()
        .join(''),
    )
  }
  for (const ability of wanted.has ?? []) if (!hasAbility(table, id, ability)) out.push(`it does not have ${ability}`)
  for (const ability of wanted.lacks ?? []) if (hasAbility(table, id, ability)) out.push(`it has ${ability}`)
  out.push(...attachment(table, id, wanted), ...combat(table, id, wanted))
  return out
}

/** A keyword, or an ability by its first words. */
function hasAbility(table: Table, id: ObjId, wanted: string): boolean {
  const { keywords, abilities, name } = characteristics(table.game, id)
  if (keywords.has(fold(wanted))) return true
  return abilities.some(instance => beginsWith(abilityTexts(table.game, id, instance), wanted, name))
}

function attachment(table: Table, id: ObjId, wanted: PermanentExpect): string[] {
  const obj = table.obj(id)!
  const out: string[] = []
  const hosts = obj.attachedTo.map(host => table.title(host)).join(', ')
  if (wanted.attachedTo?.length === 0 && obj.attachedTo.length > 0) out.push(`it is attached to ${hosts}`)
  const left = [...obj.attachedTo]
  for (const name of wanted.attachedTo ?? []) {
    const found = table.first(name, left)
    if (found === undefined) out.push(`it is attached to ${hosts === '' ? 'nothing' : hosts}, expected ${name}`)
    else left.splice(left.indexOf(found), 1)
  }
  if (wanted.enchantedBy !== undefined) {
    const attached = table.permanents().filter(other => table.obj(other)!.attachedTo.includes(id))
    const titles = attached.map(other => table.title(other)).join(', ')
    if (wanted.enchantedBy.length === 0 && attached.length > 0) out.push(`attached to it: ${titles}`)
    for (const name of wanted.enchantedBy) {
      const found = table.first(name, attached)
      if (found === undefined) out.push(`attached to it: ${titles === '' ? 'nothing' : titles}, expected ${name}`)
      else attached.splice(attached.indexOf(found), 1)
    }
  }
  return out
}

function combat(table: Table, id: ObjId, wanted: PermanentExpect): string[] {
  const { combat } = table.game.state
  const out: string[] = []
  const attacker = combat?.attackers.find(one => one.id === id)
  const blocker = combat?.blockers.find(one => one.id === id)
  if (typeof wanted.attacking === 'boolean' && (attacker !== undefined) !== wanted.attacking) {
    out.push(wanted.attacking ? 'it is not attacking' : 'it is attacking')
  }
  if (typeof wanted.attacking === 'string') {
    const defender = attacker === undefined ? undefined : table.first(wanted.attacking, [attacker.defender])
    if (defender === undefined) {
      const is = attacker === undefined ? 'not attacking' : `attacking ${table.title(attacker.defender)}`
      out.push(`it is ${is}, expected ${wanted.attacking}`)
    }
  }
  if (wanted.blocked !== undefined && (attacker?.blocked === true) !== wanted.blocked) {
    out.push(wanted.blocked ? 'it is not blocked' : 'it is blocked')
  }
  if (typeof wanted.blocking === 'boolean' && (blocker !== undefined) !== wanted.blocking) {
    out.push(wanted.blocking ? 'it is not blocking' : 'it is blocking')
  }
  if (Array.isArray(wanted.blocking)) {
    for (const name of wanted.blocking) {
      if (table.first(name, blocker?.attackers ?? []) === undefined) out.push(`it does not block ${name}`)
    }
  }
  return out
}
