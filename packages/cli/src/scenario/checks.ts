/** Whether what must be true is true. */
import { foldName } from '@upkeep/cards/deck'
import { couldProduce, type ObjId } from '@upkeep/engine'
import { alternativesOf, findAction, sayAct } from './acts.ts'
import { offeredTo, withPriority } from './engine.ts'
import { manaOptions, manaSorted } from './mana-options.ts'
import { mismatches } from './permanents.ts'
import type { Run } from './run.ts'
import type { Table } from './table.ts'
import type { Counted, Expect, PermanentExpect, Possible, Seat, SeatExpect, SeatNumber, SeatZone } from './types.ts'
import { letter } from './words.ts'

/** What is not as it should be, in words; none if all is. */
export function checkExpect(run: Run, expect: Expect): string[] {
  const { table } = run
  return [
    ...expect.seats.flatMap(({ seat, expect: wanted }) => checkSeat(table, seat, wanted)),
    ...expect.permanents.flatMap(wanted => checkPermanent(table, wanted)),
    ...checkStack(table, expect),
    ...checkGame(table, expect),
    ...expect.can.flatMap(possible => checkPossible(run, possible, true)),
    ...expect.cannot.flatMap(possible => checkPossible(run, possible, false)),
    ...checkMana(table, expect),
  ]
}

const differs = (what: string, is: unknown, wanted: unknown): string[] =>
  is === wanted ? [] : [`${what} is ${is}, expected ${wanted}`]

// --- players

function checkSeat(table: Table, seat: Seat, wanted: SeatExpect): string[] {
  const who = letter(seat)
  const { state } = table.game
  const player = state.players[seat]!
  const out: string[] = []
  for (const { field, is } of wanted.numbers) out.push(...differs(`${who}.${field}`, numberOf(table, seat, field), is))
  for (const { zone, names } of wanted.lists) out.push(...checkZone(table, seat, zone, names))
  for (const [kind, n] of Object.entries(wanted.counters ?? {})) {
    out.push(...differs(`${who}.counters.${kind}`, player.counters[kind] ?? 0, n))
  }
  const pool = manaSorted(player.pool.map(({ type }) => type).join(''))
  if (wanted.mana !== undefined && pool !== manaSorted(wanted.mana)) {
    out.push(`${who}.mana is ${JSON.stringify(pool)}, expected ${JSON.stringify(manaSorted(wanted.mana))}`)
  }
  for (const [type, n] of Object.entries(wanted.manaOf ?? {})) {
    out.push(...differs(`${who}.manaOf.${type}`, player.pool.filter(mana => mana.type === type).length, n))
  }
  if (wanted.lost !== undefined) out.push(...differs(`${who}.lost`, player.lost, wanted.lost))
  if (wanted.won !== undefined) {
    const won = player.won || (state.result?.winners.includes(seat) ?? false)
    out.push(...differs(`${who}.won`, won, wanted.won))
  }
  return out
}

/** The objects of a player's zone: on the battlefield what they control, elsewhere what they own. */
function zoneOf(table: Table, seat: Seat, zone: SeatZone): ObjId[] {
  const { state } = table.game
  const player = state.players[seat]!
  switch (zone) {
    case 'hand':
    case 'graveyard':
    case 'library':
      return player[zone]
    case 'battlefield':
      return table.permanents().filter(id => table.seatOf(id) === seat)
    case 'exile':
      return state.exile.filter(id => table.obj(id)!.owner === seat)
    case 'command':
    case 'emblem':
      return state.command.filter(id => {
        const obj = table.obj(id)!
        return obj.owner === seat && (obj.kind === 'emblem') === (zone === 'emblem')
      })
  }
}

function numberOf(table: Table, seat: Seat, field: SeatNumber): number {
  const player = table.game.state.players[seat]!
  switch (field) {
    case 'life':
      return player.life
    case 'poison':
    case 'energy':
      return player.counters[field] ?? 0
    default:
      return zoneOf(table, seat, field.slice(0, -'Count'.length) as SeatZone).length
  }
}

function checkZone(table: Table, seat: Seat, zone: SeatZone, names: readonly Counted[]): string[] {
  const where = `${letter(seat)}.${zone}`
  const there = zoneOf(table, seat, zone)
  if (names.length === 0) {
    return there.length === 0 ? [] : [`${where} holds ${listed(table, there)}, expected nothing`]
  }
  return names.flatMap(({ name, count }) => {
    const found = zone === 'emblem' ? there.filter(id => isEmblemOf(table, id, name)) : table.among(name, there)
    if (found.length === count) return []
    return [`${where} holds ${found.length} ${name}, expected ${count} (there: ${listed(table, there)})`]
  })
}

/** An emblem goes by the name of its source, or the beginning of it. */
function isEmblemOf(table: Table, id: ObjId, name: string): boolean {
  const wanted = foldName(name).replace(/ emblem$/, '')
  const def = table.game.state.defs[table.obj(id)?.def ?? -1]
  return [table.title(id), def?.name ?? ''].some(title =>
    foldName(title)
      .replace(/ emblem$/, '')
      .startsWith(wanted),
  )
}

function listed(table: Table, ids: readonly ObjId[]): string {
  if (ids.length === 0) return 'nothing'
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(table.title(id), (counts.get(table.title(id)) ?? 0) + 1)
  const names = [...counts].map(([name, n]) => (n === 1 ? name : `${name}*${n}`))
  return names.length > 12 ? `${names.slice(0, 12).join(', ')} …` : names.join(', ')
}

// --- permanents

function checkPermanent(table: Table, wanted: PermanentExpect): string[] {
  const pool = table.permanents(wanted.phasedOut === true)
  const candidates = wanted.card === undefined ? pool : table.among(wanted.card, pool)
  const name = wanted.card === undefined ? 'a permanent' : table.nameOf(wanted.card)
  const wrong = candidates.map(id => mismatches(table, id, wanted))
  const fitting = wrong.filter(problems => problems.length === 0).length
  if (wanted.count !== undefined) {
    if (fitting === wanted.count) return []
    return [`there are ${fitting} ${name} as described, expected ${wanted.count}${reasons(wrong)}`]
  }
  if (candidates.length === 0) return [`there is no ${name} on the battlefield`]
  if (wanted.all) {
    return fitting === candidates.length ? [] : [`not every ${name} is as described${reasons(wrong)}`]
  }
  return fitting > 0
    ? []
    : [`${name}${candidates.length === 1 ? '' : ` (${candidates.length} of them)`}${reasons(wrong)}`]
}

function reasons(wrong: readonly string[][]): string {
  const problems = wrong.filter(list => list.length > 0).sort((a, b) => a.length - b.length)[0]
  return problems === undefined ? '' : `: ${problems.join(', ')}`
}

// --- the stack and the game

const KINDS: Readonly<Record<string, (table: Table, id: ObjId) => boolean>> = {
  trigger: (table, id) => isTrigger(table, id),
  triggered: (table, id) => isTrigger(table, id),
  activated: (table, id) => isAbility(table, id) && !isTrigger(table, id),
  ability: (table, id) => isAbility(table, id),
  spell: (table, id) => !isAbility(table, id),
  copy: (table, id) => table.isCopy(id),
}

const isAbility = (table: Table, id: ObjId): boolean => table.obj(id)?.kind === 'ability'
const isTrigger = (table: Table, id: ObjId): boolean =>
  isAbility(table, id) && table.obj(id)?.cast?.ability?.a !== 'activated'

/** `trigger: Soul Echo`: the kind of object before its name. */
function isOnStackAs(table: Table, id: ObjId, written: string): boolean {
  const match = /^([a-z]+):\s*(.+)$/.exec(written)
  const kind = match === null ? undefined : KINDS[match[1]!]
  if (match === null || kind === undefined) return table.first(written, [id]) !== undefined
  return kind(table, id) && table.first(match[2]!, [id]) !== undefined
}

function checkStack(table: Table, expect: Expect): string[] {
  const stack = table.stack()
  const out: string[] = []
  const wanted = expect.stack
  if (wanted !== undefined) {
    const same = wanted.length === stack.length && wanted.every((name, i) => isOnStackAs(table, stack[i]!, name))
    if (!same) {
      const is = stack.map(id => `${isTrigger(table, id) ? 'trigger: ' : ''}${table.title(id)}`)
      out.push(`the stack is [${is.join(', ')}], expected [${wanted.join(', ')}]`)
    }
  }
  if (expect.stackCount !== undefined) out.push(...differs('stackCount', stack.length, expect.stackCount))
  for (const [name, n] of Object.entries(expect.stackHas ?? {})) {
    out.push(...differs(`stackHas ${name}`, stack.filter(id => isOnStackAs(table, id, name)).length, n))
  }
  return out
}

function checkGame(table: Table, expect: Expect): string[] {
  const { turn, result, players } = table.game.state
  const out: string[] = []
  if (expect.turn !== undefined) out.push(...differs('turn', turn.number, expect.turn))
  if (expect.step !== undefined) out.push(...differs('step', turn.step, expect.step))
  if (expect.active !== undefined) out.push(...differs('active', letter(turn.active), letter(expect.active)))
  if (expect.monarch !== undefined) {
    const monarch = players.findIndex(player => player.designations['monarch'] === true)
    const wanted = expect.monarch === 'none' ? 'none' : letter(expect.monarch)
    out.push(...differs('monarch', monarch < 0 ? 'none' : letter(monarch), wanted))
  }
  if (expect.winner !== undefined) {
    const is = result === null ? 'none' : result.draw ? 'draw' : result.winners.map(letter).join(', ')
    const wanted = typeof expect.winner === 'string' ? expect.winner : letter(expect.winner)
    const fits = is === wanted || (typeof expect.winner === 'number' && result?.winners.includes(expect.winner))
    if (!fits) out.push(`winner is ${is}${result === null ? '' : ` (${result.reason})`}, expected ${wanted}`)
  }
  return out
}

// --- what could be done

function checkPossible(run: Run, { by, act }: Possible, wanted: boolean): string[] {
  const refused = whyImpossible(run, by, act)
  const says = `${letter(by)} can${wanted ? '' : 'not'} ${sayAct(run.table, act)}`
  if (wanted) return refused === undefined ? [] : [`expected that ${says}: ${refused}`]
  return refused === undefined ? [`expected that ${says}, but it is allowed`] : []
}

function whyImpossible(run: Run, by: Seat, act: Possible['act']): string | undefined {
  const { table } = run
  if (table.game.state.players[by]!.lost) return `${letter(by)} has left the game`
  const actions = offeredTo(table.game, by)
  const ways = [act]
  if (act.kind === 'cast' && act.inline.using === undefined) {
    for (const using of new Set(alternativesOf(table, act, actions)))
      ways.push({ ...act, inline: { ...act.inline, using } })
  }
  let refused: string | undefined
  for (const way of ways) {
    const found = findAction(table, by, way, actions)
    if ('refused' in found) {
      refused ??= found.refused
      continue
    }
    const { x, targets, modes, kicked, costs } = 'inline' in way ? way.inline : {}
    if ([x, targets, modes, kicked, costs].every(given => given === undefined)) return undefined
    const trial = run.branch(withPriority(table.game, by)).attempt(by, way)
    if (trial === 'allowed') return undefined
    refused = trial.refused
  }
  return refused
}

// --- mana

const WORDS: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
}

function checkMana(table: Table, expect: Expect): string[] {
  const out: string[] = []
  for (const [name, types] of Object.entries(expect.couldProduce ?? {})) {
    const id = table.first(name, table.permanents()) ?? table.find(name)[0]
    if (id === undefined) {
      out.push(`couldProduce: there is no ${name}`)
      continue
    }
    const is = manaSorted(couldProduce(table.game, id).join(''))
    const wanted = manaSorted([...new Set(types)].join(''))
    if (is === wanted) continue
    const words = (sorted: string): string => `[${[...sorted].map(type => WORDS[type]).join(', ')}]`
    out.push(`${name} could produce ${words(is)}, expected ${words(wanted)}`)
  }
  for (const { seat, pools } of expect.manaOptions ?? []) {
    const is = manaOptions(table, seat)
    const wanted = [...new Set(pools.map(manaSorted))].filter(pool => pool !== '').sort()
    if (is.join() !== wanted.join()) {
      out.push(`manaOptions of ${letter(seat)} are [${is.join(', ')}], expected [${wanted.join(', ')}]`)
    }
  }
  return out
}
