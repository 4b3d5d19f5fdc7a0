import type { Zone } from '@upkeep/ir'
import { characteristics, controllerOf } from '../continuous/characteristics.ts'
import { faceInfo, plainChars } from '../game/faces.ts'
import type { Game } from '../game/game.ts'
import { randomBelow, shuffled } from '../game/random.ts'
import type { Attacker, Chars, Obj, ObjId, PlayerId } from '../game/types.ts'
import type { MoveIntent } from './intent.ts'
import { newObj, zoneList } from './objects.ts'
import {
  addEffect,
  newId,
  nextClock,
  placeObj,
  playerList,
  removeObj,
  setCombat,
  setEffects,
  stateList,
  touch,
  touchLightly,
  touchStack,
  touchVitals,
  writeObj,
} from './write.ts'

function writableZone(g: Game, zone: Zone, owner: PlayerId): ObjId[] {
  switch (zone) {
    case 'battlefield':
    case 'stack':
    case 'exile':
    case 'command':
      return stateList(g, zone)
    default:
      return playerList(g, owner, zone)
  }
}

export function takeOut(g: Game, obj: Obj): void {
  const list = zoneList(g, obj.zone, obj.owner)
  const at = list.lastIndexOf(obj.id)
  if (at >= 0) writableZone(g, obj.zone, obj.owner).splice(at, 1)
}

export function putIn(g: Game, obj: Obj, position: number | undefined): void {
  const list = writableZone(g, obj.zone, obj.owner)
  if (obj.zone === 'library') {
    if (position === undefined || position === 0) list.unshift(obj.id)
    else if (position < 0) list.push(obj.id)
    else list.splice(Math.min(position, list.length), 0, obj.id)
  } else list.push(obj.id)
}

/** Removes an object from combat [CR 506.4]. */
export function leaveCombat(g: Game, id: ObjId): void {
  const { combat } = g.state
  if (!combat) return
  const involved =
    combat.attackers.some(a => a.id === id || a.blockers.includes(id) || a.defender === id) ||
    combat.blockers.some(b => b.id === id || b.attackers.includes(id))
  if (!involved) return
  setCombat(g, {
    ...combat,
    attackers: combat.attackers
      .filter(a => a.id !== id)
      .map(a => (a.blockers.includes(id) ? { ...a, blockers: a.blockers.filter(b => b !== id) } : a)),
    blockers: combat.blockers
      .filter(b => b.id !== id)
      .map(b => (b.attackers.includes(id) ? { ...b, attackers: b.attackers.filter(a => a !== id) } : b)),
  })
}

/** What an object was before the event in which it leaves. */
export interface AsItWas {
  chars: Chars
  controller: PlayerId
}

/**
 * Carries a zone change out: the object becomes a new object with no memory of the old [CR 400.7], which is kept as
 * last known information. Returns the new id.
 */
export function carryMove(
  g: Game,
  intent: MoveIntent,
  as?: AsItWas,
): { from: Zone | undefined; moved: ObjId; was: Obj } {
  const was = g.state.objects[intent.object]
  if (!was) throw new Error(`object ${intent.object} is not there to move`)
  const limbo = was.marks['limbo'] === 1
  const from = limbo ? undefined : was.zone
  const important = was.zone === 'battlefield' || was.zone === 'stack'
  const chars = as?.chars ?? (important && !limbo ? characteristics(g, was.id) : null)
  const controller = as?.controller ?? controllerOf(g, was.id)
  if (!limbo) takeOut(g, was)
  if (was.zone === 'battlefield') leaveCombat(g, was.id)
  const entering = intent.to === 'battlefield'
  const time = nextClock(g)
  const id = limbo ? was.id : newId(g)
  const fromStack = from === 'stack'
  const kind = was.kind === 'copy' && entering ? 'token' : was.kind
  const obj = newObj(id, kind, was.def, was.owner, intent.to, time)
  obj.controller = intent.controller ?? (fromStack && entering ? controller : was.owner)
  obj.held = obj.controller
  obj.face = intent.face ?? (entering && fromStack ? was.face : intent.to === 'stack' ? was.face : 0)
  obj.tapped = intent.tapped === true
  if (intent.attachTo) obj.attachedTo = intent.attachTo
  if (intent.chosen) obj.chosen = intent.chosen
  if (entering) obj.marks = { enteredTurn: g.state.turn.number }
  if (was.commander) obj.commander = true
  if (intent.faceDown) obj.faceDown = true
  if (intent.copy) obj.copy = intent.copy
  else if (was.copy && (limbo || (fromStack && entering))) obj.copy = was.copy
  if (intent.keepCast) obj.cast = intent.keepCast
  else if (entering && fromStack && was.cast) obj.cast = was.cast
  // what changes a permanent spell changes the permanent that it becomes [CR 400.7a]
  if (entering && (was.marks['entering'] || (fromStack && g.state.effects.length > 0))) followEntering(g, was, obj)
  for (const { kind: counter, n } of intent.counters ?? []) obj.counters[counter] = (obj.counters[counter] ?? 0) + n
  if (!limbo) removeObj(g, was.id, { obj: was, chars: chars && plainChars(chars), controller, moved: id })
  placeObj(g, obj)
  let position = intent.position
  if (intent.to === 'library' && position === -2)
    position = randomBelow(g, zoneList(g, 'library', obj.owner).length + 1)
  putIn(g, obj, position)
  if (entering && intent.mods?.length)
    addEffect(g, {
      id: nextClock(g),
      time,
      source: intent.cause.source ?? id,
      controller: intent.cause.player ?? obj.controller,
      affected: [id],
      mods: intent.mods,
      vars: {},
      duration: { until: 'indefinite' },
      turn: g.state.turn.number,
    })
  if (intent.link) {
    const holder = g.state.objects[intent.link.on]
    if (holder) {
      const w = writeObj(g, intent.link.on)
      w.linked[intent.link.key] = [...(w.linked[intent.link.key] ?? []), id]
    }
  }
  if (intent.attacking !== undefined && g.state.combat) {
    const attacker: Attacker = { id, defender: intent.attacking, blockers: [] }
    // once blockers are declared it is unblocked [CR 508.4d]
    if (g.state.turn.step !== 'attackers' && g.state.turn.step !== 'combat') attacker.blocked = false
    setCombat(g, { ...g.state.combat, attackers: [...g.state.combat.attackers, attacker] })
  }
  if (intent.shuffle) shuffleLibrary(g, obj.owner)
  // tokens and copies cease to exist where they cannot be [CR 704.5d, 704.5e]
  if (obj.kind !== 'card') touchVitals(g)
  if (entering || was.zone === 'battlefield' || worksElsewhere(g, obj)) touch(g)
  else if (intent.to === 'stack' || was.zone === 'stack') touchStack(g)
  else touchLightly(g)
  return { from, moved: id, was }
}

/** Shuffles a library [CR 701.24]: its cards become unknown, and have new ids so that no id tells anything. */
export function shuffleLibrary(g: Game, p: PlayerId): void {
  const order = shuffled(g, g.state.players[p]!.library)
  const list = playerList(g, p, 'library')
  const objects = stateList(g, 'objects')
  order.forEach((id, i) => {
    const obj = objects[id]!
    const fresh = newId(g)
    while (objects.length < fresh) objects.push(null)
    objects[id] = null
    objects[fresh] = { ...obj, id: fresh, seenBy: 0 }
    list[i] = fresh
    const gone = stateList(g, 'gone')
    if (gone[id]) gone[id] = { ...gone[id], moved: fresh }
  })
}

/** Whether the face of an object in any zone is a permanent card. */
export function isPermanentCard(g: Game, obj: Obj): boolean {
  const { types } = faceInfo(g.state.defs[obj.def]!, obj.face).base
  return !types.includes('Instant') && !types.includes('Sorcery')
}

/** What was done to an object as it enters goes with it [CR 614.12]. */
function followEntering(g: Game, was: Obj, obj: Obj): void {
  Object.assign(obj.counters, was.counters)
  if (g.state.effects.some(e => e.affected.includes(was.id)))
    setEffects(
      g,
      g.state.effects.map(e =>
        e.affected.includes(was.id) ? { ...e, affected: e.affected.map(x => (x === was.id ? obj.id : x)) } : e,
      ),
    )
}

const elsewhere = new WeakMap<object, boolean>()

/** Whether a card has abilities that function outside the battlefield, so that its place matters to what is derived. */
function worksElsewhere(g: Game, obj: Obj): boolean {
  if (obj.def < 0) return false
  const { face } = faceInfo(g.state.defs[obj.def]!, obj.face)
  let known = elsewhere.get(face)
  if (known === undefined) {
    known = faceInfo(g.state.defs[obj.def]!, obj.face).base.abilities.some(
      ({ ability: a }) => 'zone' in a && a.zone !== undefined,
    )
    elsewhere.set(face, known)
  }
  return known
}
