/** The starting position: objects that are simply there. Nothing is an event, and nothing triggers. */
import type { Zone } from '@upkeep/ir'
import { EngineError } from '../game/errors.ts'
import type { Game } from '../game/game.ts'
import type { GameSetup, Placed } from '../game/setup-types.ts'
import { type ObjId, type PlayerId, playerEntity } from '../game/types.ts'
import { shuffleLibrary } from './move.ts'
import { defIndex, makeObject } from './objects.ts'
import { tokenCard } from './token-card.ts'
import { nextClock, playerList, stateList, touch, writePlayer } from './write.ts'

/** Puts everybody's cards where a setup has them. */
export function place(g: Game, setup: GameSetup): void {
  const labels = new Map<string, ObjId>()
  const attach: { id: ObjId; to: (string | { player: PlayerId })[] }[] = []
  setup.players.forEach((p, owner) => {
    for (const card of p.deck ?? []) put(g, { card }, owner, 'library')
    for (const card of p.commanders ?? []) {
      const id = put(g, { card }, owner, 'command')
      g.state.objects[id]!.commander = true
      playerList(g, owner, 'commander').push(id)
    }
    for (const zone of ['hand', 'graveyard', 'exile', 'command', 'battlefield'] as const)
      for (const placed of p[zone] ?? []) {
        const id = put(g, placed, owner, zone)
        if (placed.label !== undefined) labels.set(placed.label, id)
        if (placed.attachedTo) attach.push({ id, to: placed.attachedTo })
      }
    if (setup.shuffle !== false && (p.deck?.length ?? 0) > 1) shuffleLibrary(g, owner)
  })
  for (const { id, to } of attach)
    g.state.objects[id]!.attachedTo = to.map(t => {
      if (typeof t !== 'string') return playerEntity(t.player)
      const host = labels.get(t)
      if (host === undefined) throw new EngineError(`attachedTo: nothing is labelled ${t}`)
      return host
    })
  // what was placed has been there since before the turn in which the game starts [CR 302.6]
  const before = nextClock(g)
  for (let p = 0; p < g.state.players.length; p++) {
    const w = writePlayer(g, p)
    w.turnBegan = before
    w.lastUpkeep = before
    w.previousUpkeep = before
  }
  for (const id of g.state.battlefield)
    if (g.state.objects[id]!.marks['sick']) {
      g.state.objects[id]!.since = nextClock(g)
      delete g.state.objects[id]!.marks['sick']
    }
  touch(g)
}

/** A new object in a zone, in the condition that the setup gives. */
function put(g: Game, placed: Placed, owner: PlayerId, zone: Zone): ObjId {
  const def = placed.card ?? (placed.token && tokenCard(placed.token))
  if (!def) throw new EngineError('a placed object is neither a card nor a token')
  const obj = makeObject(g, placed.card ? 'card' : 'token', defIndex(g, def), placed.owner ?? owner, zone)
  obj.controller = owner
  obj.held = owner
  if (zone === 'battlefield') {
    const face = def.faces[placed.transformed ? 1 : 0]
    if (!face) throw new EngineError(`${def.name} has no other face`)
    if (placed.transformed) obj.face = 1
    if (placed.tapped) obj.tapped = true
    if (placed.sick) obj.marks['sick'] = 1
    if (placed.damage) obj.damage = placed.damage
    if (placed.faceDown) obj.faceDown = true
    if (placed.phasedOut) obj.phasedOut = { by: owner }
    obj.counters = { ...placed.counters }
    if (typeof face.loyalty === 'number' && obj.counters['loyalty'] === undefined)
      obj.counters['loyalty'] = face.loyalty
    if (face.defense !== undefined && obj.counters['defense'] === undefined) obj.counters['defense'] = face.defense
    if (placed.chosen) obj.chosen = { ...placed.chosen }
    for (const ability of face.abilities)
      if (
        ability.a === 'replacement' &&
        ability.replacement.r === 'enters' &&
        ability.replacement.what === 'self' &&
        placed.tapped === undefined
      )
        for (const part of ability.replacement.with)
          if (part.e === 'tapped' && !part.unless && !part.unlessPaid && !part.condition) obj.tapped = true
  } else if (placed.counters) obj.counters = { ...placed.counters }
  if (zone === 'battlefield' || zone === 'exile' || zone === 'command' || zone === 'stack')
    stateList(g, zone).push(obj.id)
  else playerList(g, obj.owner, zone).push(obj.id)
  return obj.id
}
