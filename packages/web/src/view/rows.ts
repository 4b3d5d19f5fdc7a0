import type { GameView, ObjectView } from '@upkeep/engine'

/** One place in a row: a permanent, or identical ones on top of one another. */
export interface Pile {
  key: string
  /** The first is on top. */
  objects: ObjectView[]
}

export interface Rows {
  /** Creatures, and what fights or can be attacked. */
  front: Pile[]
  /** Everything else that is no land. */
  middle: Pile[]
  lands: Pile[]
}

/** A player's permanents as they lie on the table. What is attached lies with its host, wherever that is. */
export function rowsOf(view: GameView, player: number): Rows {
  const onTable = new Set(view.battlefield.map(object => object.id))
  const mine = view.battlefield.filter(
    object => object.controller === player && object.phasedOut !== true && !isAttachedToObject(object, onTable),
  )
  const front: ObjectView[] = []
  const middle: ObjectView[] = []
  const lands: ObjectView[] = []
  for (const object of mine) {
    const is = (type: ObjectView['types'][number]): boolean => object.types.includes(type)
    if (is('Creature')) front.push(object)
    else if (is('Land')) lands.push(object)
    else middle.push(object)
  }
  return { front: piles(front), middle: piles(middle), lands: piles(lands) }
}

/** What lies with an object: auras and equipment, whoever controls them, and what is attached to those. */
export function attachmentsOf(view: GameView, id: number, above: readonly number[] = []): ObjectView[] {
  if (above.includes(id)) return []
  const direct = view.battlefield.filter(object => hostOf(object, null) === id && object.phasedOut !== true)
  return direct.flatMap(object => [object, ...attachmentsOf(view, object.id, [...above, id])])
}

function isAttachedToObject(object: ObjectView, onTable: ReadonlySet<number>): boolean {
  return hostOf(object, onTable) !== null
}

/** Among several hosts, it lies with the first. */
function hostOf(object: ObjectView, onTable: ReadonlySet<number> | null): number | null {
  const host = object.attachedTo?.find(entity => entity > 0 && (onTable === null || onTable.has(entity)))
  return host === undefined || host === object.id ? null : host
}

/** Identical permanents with nothing of their own share a place; order of arrival otherwise. */
function piles(objects: readonly ObjectView[]): Pile[] {
  const found = new Map<string, Pile>()
  const out: Pile[] = []
  for (const object of objects) {
    const same = samenessOf(object)
    const pile = same === null ? undefined : found.get(same)
    if (pile !== undefined) {
      pile.objects.push(object)
      continue
    }
    const begun: Pile = { key: String(object.id), objects: [object] }
    if (same !== null) found.set(same, begun)
    out.push(begun)
  }
  return out
}

/** Equal strings for permanents that can't be told apart; null for one that has a place of its own. */
function samenessOf(object: ObjectView): string | null {
  const isLand = object.types.includes('Land')
  const isToken = object.kind === 'token'
  if ((!isLand && !isToken) || object.faceDown === true) return null
  if ((object.attachments?.length ?? 0) > 0 || object.attacking !== undefined || object.blocking !== undefined)
    return null
  const { name, tapped, sick, power, toughness, damage, counters, keywords, chosen, types } = object
  const counted = Object.entries(counters ?? {}).filter(([, n]) => n > 0)
  return JSON.stringify([
    name,
    tapped === true,
    object.types.includes('Creature') && sick === true,
    power,
    toughness,
    damage ?? 0,
    counted,
    keywords,
    chosen ?? {},
    types,
    object.card,
  ])
}
