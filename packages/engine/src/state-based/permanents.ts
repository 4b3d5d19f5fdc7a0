import type { Ability } from '@upkeep/ir'
import { characteristics, controllerOf, rulesOn } from '../continuous/characteristics.ts'
import type { Intent } from '../door/intent.ts'
import { RULE } from '../door/record.ts'
import { holds } from '../game/conditions.ts'
import type { Game } from '../game/game.ts'
import { apnap, permanents } from '../game/look.ts'
import { type Chars, type Obj, type ObjId, playerEntity } from '../game/types.ts'
import { attachmentAction } from './attachment.ts'

/** What state-based actions do to permanents [CR 704.5f-z]. */
export function permanentActions(g: Game, keep: readonly ObjId[]): Intent[] {
  const found: Found = { put: new Map(), destroy: [], other: [] }
  const worlds: ObjId[] = []
  const roles: ObjId[] = []
  let legends = 0
  for (const id of permanents(g)) {
    const obj = g.state.objects[id]!
    const chars = characteristics(g, id)
    if (chars.types.includes('Creature')) creature(g, obj, chars, found)
    if (chars.types.includes('Planeswalker') && (obj.counters['loyalty'] ?? 0) <= 0) put(found, id, '704.5i')
    if (chars.types.includes('Battle')) battle(g, obj, found)
    if (chars.supertypes.length > 0) {
      if (chars.supertypes.includes('Legendary')) legends++
      if (chars.supertypes.includes('World')) worlds.push(id)
    }
    if (obj.attachedTo.length > 0 || chars.subtypes.includes('Aura')) {
      const action = attachmentAction(g, id, chars)
      if (action?.kind === 'move') put(found, id, '704.5m')
      else if (action) found.other.push(action)
      if (chars.subtypes.includes('Role')) roles.push(id)
    }
    if (obj.counters['+1/+1'] && obj.counters['-1/-1']) cancel(obj, found)
    if (chars.subtypes.includes('Saga')) saga(g, obj, chars, found)
    if (chars.keywords.has('start your engines!')) speed(g, id, found)
  }
  if (legends > 1)
    for (const group of legendGroups(g))
      if (group.some(id => keep.includes(id))) for (const id of group) if (!keep.includes(id)) put(found, id, '704.5j')
  if (worlds.length > 1) worldRule(g, worlds, found)
  if (roles.length > 1) roleRule(g, roles, found)
  return all(found)
}

interface Found {
  /** Put into the graveyard, by which rule. */
  put: Map<ObjId, Intent>
  destroy: { id: ObjId; rule: string }[]
  other: Intent[]
}

function put(found: Found, object: ObjId, rule: string): void {
  if (!found.put.has(object))
    found.put.set(object, { kind: 'move', object, to: 'graveyard', cause: RULE, rules: [rule] })
}

/** What leaves comes first, so that it is remembered as it was before all of it [CR 704.8]; nothing leaves twice. */
function all(found: Found): Intent[] {
  const out = [...found.put.values()]
  for (const { id, rule } of found.destroy)
    if (!found.put.has(id))
      out.push({ kind: 'move', object: id, to: 'graveyard', cause: { by: 'rule', as: 'destroy' }, rules: [rule] })
  return out.concat(found.other)
}

function creature(g: Game, obj: Obj, chars: Chars, found: Found): void {
  const { id, damage, deathtouched } = obj
  if (chars.toughness <= 0) {
    put(found, id, '704.5f')
    return
  }
  const lethal = damage > 0 && damage >= chars.toughness
  if ((lethal || deathtouched) && !indestructible(g, id)) found.destroy.push({ id, rule: lethal ? '704.5g' : '704.5h' })
}

/** "Can't be destroyed", with no word of by what [CR 702.12b]. */
export function indestructible(g: Game, id: ObjId): boolean {
  return rulesOn(g, id).some(({ mod, source, controller, vars }) => {
    if (mod.m !== 'cant' || mod.what !== 'beDestroyed' || mod.by !== undefined) return false
    return mod.where === undefined || holds(g, mod.where, { source, controller, vars })
  })
}

function battle(g: Game, obj: Obj, found: Found): void {
  if ((obj.counters['defense'] ?? 0) <= 0 && !waits(g, obj.id, () => true)) put(found, obj.id, '704.5v')
}

/** Whether an ability of the object has triggered and has not yet left the stack. */
function waits(g: Game, id: ObjId, which: (ability: Ability) => boolean): boolean {
  if (g.state.pending.some(t => t.source === id && which(t.ability))) return true
  return g.state.stack.some(s => {
    const { cast } = g.state.objects[s]!
    return cast?.source === id && cast.ability?.a === 'triggered' && which(cast.ability)
  })
}

function cancel(obj: Obj, found: Found): void {
  const n = Math.min(obj.counters['+1/+1']!, obj.counters['-1/-1']!)
  for (const counter of ['+1/+1', '-1/-1'])
    found.other.push({ kind: 'counters', on: obj.id, counter, n: -n, cause: RULE, rules: ['704.5q'] })
}

const ROMAN: Readonly<Record<string, number>> = {
  I: 1,
  II: 2,
  III: 3,
  IV: 4,
  V: 5,
  VI: 6,
  VII: 7,
  VIII: 8,
  IX: 9,
  X: 10,
}

/** The greatest chapter number that an ability carries: a triggered ability labelled "III" or "I, II" [CR 714.2]. */
export function chapterOf(ability: Ability): number {
  if (ability.a !== 'triggered' || ability.word === undefined) return 0
  return Math.max(...ability.word.split(/,\s*/).map(word => ROMAN[word] ?? 0))
}

/** Its final chapter is over: its controller sacrifices it [CR 714.4]. */
function saga(g: Game, obj: Obj, chars: Chars, found: Found): void {
  const last = Math.max(0, ...chars.abilities.map(a => chapterOf(a.ability)))
  if (last === 0 || (obj.counters['lore'] ?? 0) < last) return
  if (waits(g, obj.id, ability => chapterOf(ability) > 0)) return
  if (rulesOn(g, obj.id).some(r => r.mod.m === 'cant' && r.mod.what === 'beSacrificed')) return
  if (found.put.has(obj.id)) return
  found.put.set(obj.id, {
    kind: 'move',
    object: obj.id,
    to: 'graveyard',
    cause: { by: 'rule', as: 'sacrifice', player: controllerOf(g, obj.id) },
    rules: ['704.5s'],
  })
}

/** A player with no speed starts at 1 [CR 704.5z]. */
function speed(g: Game, id: ObjId, found: Found): void {
  const on = playerEntity(controllerOf(g, id))
  const player = g.state.players[controllerOf(g, id)]!
  if ((player.counters['speed'] ?? 0) > 0) return
  if (found.other.some(i => i.kind === 'counters' && i.on === on)) return
  found.other.push({ kind: 'counters', on, counter: 'speed', n: 1, cause: RULE, rules: ['704.5z'] })
}

/** Legendary permanents of one player with one name, where there are several [CR 704.5j], in turn order. */
export function legendGroups(g: Game): ObjId[][] {
  const groups = new Map<string, ObjId[]>()
  for (const id of permanents(g)) {
    const { supertypes, name } = characteristics(g, id)
    if (!supertypes.includes('Legendary')) continue
    const key = `${controllerOf(g, id)}:${name}`
    const group = groups.get(key)
    if (group) group.push(id)
    else groups.set(key, [id])
  }
  const order = apnap(g)
  return [...groups.values()]
    .filter(group => group.length > 1)
    .sort((a, b) => order.indexOf(controllerOf(g, a[0]!)) - order.indexOf(controllerOf(g, b[0]!)))
}

/** All world permanents but the newest go; of several that are newest, all [CR 704.5k]. */
function worldRule(g: Game, worlds: readonly ObjId[], found: Found): void {
  const time = (id: ObjId): number => g.state.objects[id]!.time
  const newest = Math.max(...worlds.map(time))
  const tied = worlds.filter(id => time(id) === newest).length > 1
  for (const id of worlds) if (tied || time(id) !== newest) put(found, id, '704.5k')
}

/** Of several Roles of one player on one permanent only the newest stays [CR 704.5y]. */
function roleRule(g: Game, roles: readonly ObjId[], found: Found): void {
  for (const id of roles) {
    const { attachedTo, time } = g.state.objects[id]!
    const newer = roles.some(
      other =>
        other !== id &&
        controllerOf(g, other) === controllerOf(g, id) &&
        g.state.objects[other]!.time > time &&
        g.state.objects[other]!.attachedTo.some(host => attachedTo.includes(host)),
    )
    if (newer) put(found, id, '704.5y')
  }
}
