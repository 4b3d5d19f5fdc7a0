import type { ObjectView, PlayerView } from '@upkeep/engine'
import { type Amount, type Filter, manaValueOf, type Ref, type Zone } from '@upkeep/ir'
import type { Table } from './table.ts'

export type Thing = { object: ObjectView } | { player: PlayerView }

/** Whether something seems to match a filter, as far as a view tells; what is not known counts as yes. */
export function fits(filter: Filter, thing: Thing, table: Table, source: ObjectView | undefined): boolean {
  return test(filter, thing, table, source) !== false
}

function test(f: Filter, thing: Thing, table: Table, source: ObjectView | undefined): boolean | undefined {
  switch (f.f) {
    case 'and': {
      let known: boolean | undefined = true
      for (const part of f.of) {
        const one = test(part, thing, table, source)
        if (one === false) return false
        if (one === undefined) known = undefined
      }
      return known
    }
    case 'or': {
      let known: boolean | undefined = false
      for (const part of f.of) {
        const one = test(part, thing, table, source)
        if (one === true) return true
        if (one === undefined) known = undefined
      }
      return known
    }
    case 'not': {
      const one = test(f.of, thing, table, source)
      return one === undefined ? undefined : !one
    }
    case 'kind':
      if (f.is === 'player') return 'player' in thing
      if (f.is === 'opponent') return 'player' in thing && thing.player.id !== table.you
      if ('player' in thing) return false
      if (f.is === 'permanent') return onTable(thing.object, table)
      if (f.is === 'token') return thing.object.token === true
      if (f.is === 'spell') return table.view.stack.includes(thing.object) && thing.object.kind !== 'ability'
      return undefined
    case 'other':
      return 'object' in thing ? thing.object.id !== source?.id : undefined
    case 'controller':
    case 'owner': {
      const whose = whoIs(f.is)
      if (whose === undefined) return undefined
      const id = 'player' in thing ? thing.player.id : f.f === 'owner' ? thing.object.owner : thing.object.controller
      return (id === table.you) === (whose === 'you')
    }
    default:
      return 'player' in thing ? undefined : testObject(f, thing.object, table, source)
  }
}

function whoIs(ref: Ref): 'you' | 'foe' | undefined {
  if (ref.ref === 'you') return 'you'
  if (ref.ref === 'players' && ref.which === 'opponents') return 'foe'
  return undefined
}

const onTable = (o: ObjectView, table: Table): boolean => table.view.battlefield.includes(o)

function testObject(f: Filter, o: ObjectView, table: Table, source: ObjectView | undefined): boolean | undefined {
  switch (f.f) {
    case 'type':
      return o.types.includes(f.is)
    case 'subtype':
      return o.subtypes.includes(f.is)
    case 'supertype':
      return o.supertypes.includes(f.is)
    case 'color':
      if (f.is === 'colorless') return o.colors.length === 0
      if (f.is === 'multicolored') return o.colors.length > 1
      if (f.is === 'monocolored') return o.colors.length === 1
      if (f.is === 'colored') return o.colors.length > 0
      return o.colors.includes(f.is)
    case 'keyword':
      return o.keywords.includes(f.is)
    case 'named':
      return o.name === f.name
    case 'in': {
      const zones = Array.isArray(f.zone) ? f.zone : [f.zone]
      const own = f.of ? whoIs(f.of) : undefined
      if (own && (o.owner === table.you) !== (own === 'you')) return false
      return zones.includes(zoneOf(o, table))
    }
    case 'state':
      switch (f.is) {
        case 'tapped':
          return o.tapped === true
        case 'untapped':
          return o.tapped !== true
        case 'attacking':
          return o.attacking !== undefined
        case 'blocking':
          return o.blocking !== undefined
        default:
          return undefined
      }
    case 'stat': {
      const n = amountOf(f.n, table, source)
      const value =
        f.stat === 'power'
          ? o.power
          : f.stat === 'toughness'
            ? o.toughness
            : f.stat === 'manaValue'
              ? manaValueOf(o.manaCost)
              : undefined
      return n === undefined || value === undefined ? undefined : compares(value, f.cmp, n)
    }
    case 'is':
      return f.ref.ref === 'self' ? o.id === source?.id : undefined
    case 'attachedTo':
      return f.ref.ref === 'self' ? o.attachedTo?.includes(source?.id ?? 0) === true : undefined
    default:
      return undefined
  }
}

function zoneOf(o: ObjectView, table: Table): Zone {
  const { view } = table
  if (view.battlefield.includes(o)) return 'battlefield'
  if (view.stack.includes(o)) return 'stack'
  if (view.exile.includes(o)) return 'exile'
  for (const p of view.players) {
    if (p.graveyard.includes(o)) return 'graveyard'
    if (p.hand.includes(o)) return 'hand'
    if (p.library.includes(o)) return 'library'
  }
  return 'command'
}

export function compares(a: number, cmp: string, b: number): boolean {
  switch (cmp) {
    case '=':
      return a === b
    case '!=':
      return a !== b
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    default:
      return a >= b
  }
}

/** An amount as far as a view tells. */
export function amountOf(a: Amount, table: Table, source: ObjectView | undefined, x?: number): number | undefined {
  if (typeof a === 'number') return a
  switch (a.n) {
    case 'x':
      return 'is' in a ? amountOf(a.is, table, source, x) : (x ?? source?.x)
    case 'count':
      return table.view.battlefield.filter(object => fits(a.of, { object }, table, source)).length
    case 'stat': {
      if (a.of.ref !== 'self' || !source) return undefined
      return a.stat === 'power' ? source.power : a.stat === 'toughness' ? source.toughness : undefined
    }
    case 'counters':
      return a.of.ref === 'self' && a.kind !== undefined ? (source?.counters?.[a.kind] ?? 0) : undefined
    case 'plus': {
      const parts = a.of.map(part => amountOf(part, table, source, x))
      return parts.some(p => p === undefined) ? undefined : parts.reduce((s, p) => s! + p!, 0)
    }
    case 'times': {
      const by = amountOf(a.by, table, source, x)
      const of = amountOf(a.of, table, source, x)
      return by === undefined || of === undefined ? undefined : by * of
    }
    case 'player': {
      if (a.of.ref !== 'you') return undefined
      return a.what === 'life' ? table.me.life : a.what === 'handSize' ? table.me.handCount : undefined
    }
    default:
      return undefined
  }
}
