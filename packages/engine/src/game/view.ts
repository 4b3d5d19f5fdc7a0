import { isSick } from '../casting/costs.ts'
import { characteristics, controllerOf, playerRules } from '../continuous/characteristics.ts'
import type { GameView, ObjectView, PlayerView } from '../view-types.ts'
import type { Game } from './game.ts'
import { look } from './look.ts'
import type { Fact, Obj, ObjId, PlayerId } from './types.ts'

/**
 * What a player may see [CR 400.2]: the only thing that leaves the process for a client or a bot. Cards that the player
 * may not see are left out or opaque; the generator is never in it. `since`: facts from that number on.
 */
export function view(g: Game, player: PlayerId, since = 0): GameView {
  const { state } = g
  const { decision, turn } = state
  const shown = (id: ObjId): ObjectView => objectView(g, id, player)
  return {
    you: player,
    turn: { number: turn.number, active: turn.active, step: turn.step },
    players: state.players.map((_, p) => playerView(g, p, player)),
    battlefield: state.battlefield.map(shown),
    stack: state.stack.slice().reverse().map(shown),
    exile: state.exile.map(shown),
    command: state.command.map(shown),
    combat: state.combat && {
      attackers: state.combat.attackers.map(a => ({
        id: a.id,
        defender: a.defender,
        blocked: a.blocked === true,
        blockers: a.blockers.slice(),
      })),
    },
    decision: decision && decision.player === player ? decision : null,
    waitingFor: decision ? decision.player : null,
    result: state.result,
    log: since >= state.factCount ? [] : factsSince(g, since, player),
    factCount: state.factCount,
  }
}

function factsSince(g: Game, since: number, player: PlayerId): Fact[] {
  const { facts, factCount } = g.state
  const dropped = factCount - facts.length
  return facts.slice(Math.max(0, since - dropped)).map(f => forPlayer(g, f, player))
}

/** A fact without what the player may not know: which card was drawn or put back by another. */
function forPlayer(g: Game, f: Fact, player: PlayerId): Fact {
  const hidden = (id: number | undefined): boolean => {
    if (id === undefined || id <= 0) return false
    const obj = g.state.objects[id] ?? g.state.gone[id]?.obj
    return obj !== undefined && obj !== null && !maySee(obj, player)
  }
  if (
    f.kind === 'draw' ||
    (f.kind === 'move' && isHiddenZone(f.to) && (f.from === undefined || isHiddenZone(f.from)))
  ) {
    if (f.player === player && f.kind === 'draw') return f
    if (hidden(f.moved ?? f.subject)) {
      const { subject: _s, moved: _m, ...rest } = f
      return rest
    }
  }
  return f
}

const isHiddenZone = (zone: string | undefined): boolean => zone === 'hand' || zone === 'library'

export function maySee(obj: Obj, player: PlayerId): boolean {
  if (obj.seenBy & (1 << player)) return true
  switch (obj.zone) {
    case 'hand':
      return obj.owner === player
    case 'library':
      return false
    default:
      return obj.faceDown !== true || obj.controller === player
  }
}

function playerView(g: Game, p: PlayerId, to: PlayerId): PlayerView {
  const player = g.state.players[p]!
  const seen = (id: ObjId): ObjectView => objectView(g, id, to)
  const open = revealed(g, p, to)
  const shown = (id: ObjId): ObjectView => objectView(g, id, to, true)
  return {
    id: p,
    name: player.name,
    life: player.life,
    counters: player.counters,
    pool: player.pool.map(m => m.type),
    hand: player.hand.map(open.hand ? shown : seen),
    handCount: player.hand.length,
    libraryCount: player.library.length,
    library: player.library.filter((id, i) => (open.top && i === 0) || maySee(look(g, id), to)).map(shown),
    graveyard: player.graveyard.map(seen),
    lost: player.lost,
    won: player.won,
    landsPlayed: player.landsPlayed,
    designations: player.designations,
  }
}

const NOTHING: readonly never[] = []

/** An object as the player sees it. */
export function objectView(g: Game, id: ObjId, player: PlayerId, open = false): ObjectView {
  const obj = look(g, id)
  if (!open && !maySee(obj, player) && obj.zone !== 'battlefield' && obj.zone !== 'stack')
    return {
      id: 0,
      hidden: true,
      kind: obj.kind,
      name: '',
      face: 0,
      owner: obj.owner,
      controller: obj.owner,
      colors: NOTHING,
      supertypes: NOTHING,
      types: NOTHING,
      subtypes: NOTHING,
      abilities: NOTHING,
      keywords: NOTHING,
    }
  const chars = characteristics(g, id)
  const v: ObjectView = {
    id,
    kind: obj.kind,
    name: chars.name,
    face: obj.face,
    owner: obj.owner,
    controller: controllerOf(g, id),
    colors: chars.colors,
    supertypes: chars.supertypes,
    types: chars.types,
    subtypes: chars.subtypes,
    abilities: abilitiesOf(chars.abilities),
    keywords: keywordList(chars.keywords),
  }
  if (obj.def >= 0 && !obj.faceDown && !obj.copy?.faceDown) v.card = g.state.defs[obj.copy?.def ?? obj.def]!.name
  if (chars.manaCost) v.manaCost = chars.manaCost
  if (chars.types.includes('Creature') || chars.subtypes.includes('Vehicle')) {
    v.power = chars.power
    v.toughness = chars.toughness
  }
  if (chars.types.includes('Planeswalker')) v.loyalty = obj.counters['loyalty'] ?? chars.loyalty
  if (obj.zone === 'battlefield') {
    v.tapped = obj.tapped
    v.damage = obj.damage
    v.counters = obj.counters
    v.attachedTo = obj.attachedTo
    v.sick = isSick(g, id)
    const attachments = g.state.battlefield.filter(a => g.state.objects[a]!.attachedTo.includes(id))
    if (attachments.length > 0) v.attachments = attachments
    if (obj.faceDown) v.faceDown = true
    if (obj.phasedOut) v.phasedOut = true
    if (obj.kind === 'token') v.token = true
    if (Object.keys(obj.chosen).length > 0) v.chosen = obj.chosen
    const attack = g.state.combat?.attackers.find(a => a.id === id)
    if (attack) v.attacking = attack.defender
    const block = g.state.combat?.blockers.find(b => b.id === id)
    if (block) v.blocking = block.attackers
  } else if (Object.keys(obj.counters).length > 0) v.counters = obj.counters
  if (obj.zone === 'stack' && obj.cast) {
    const { cast } = obj
    v.targets = Object.values(cast.targets).flat()
    if (cast.x !== undefined) v.x = cast.x
    if (cast.modes) v.modes = cast.modes
    if (cast.source !== undefined) {
      v.source = cast.source
      const source = g.state.objects[cast.source] ?? g.state.gone[cast.source]?.obj
      if (source && source.def >= 0) {
        v.name =
          g.state.defs[source.copy?.def ?? source.def]!.faces[source.face]?.name ?? g.state.defs[source.def]!.name
        v.card = g.state.defs[source.def]!.name
      }
    }
    if (cast.ability) v.abilities = [cast.ability]
  }
  return v
}

const abilityLists = new WeakMap<object, ObjectView['abilities']>()

/** The abilities as printed or granted, without what keywords stand for. */
function abilitiesOf(
  all: readonly { ability: ObjectView['abilities'][number]; key: string }[],
): ObjectView['abilities'] {
  let list = abilityLists.get(all)
  if (!list) abilityLists.set(all, (list = all.filter(a => !isDefinition(a.key, all)).map(a => a.ability)))
  return list
}

function isDefinition(key: string, all: readonly { ability: { a: string }; key: string }[]): boolean {
  const dot = key.lastIndexOf('.')
  if (dot < 0) return false
  const parent = key.slice(0, dot)
  return all.some(a => a.key === parent && a.ability.a === 'keyword')
}

const keywordLists = new WeakMap<object, readonly string[]>()

function keywordList(set: ReadonlySet<string>): readonly string[] {
  let list = keywordLists.get(set)
  if (!list) keywordLists.set(set, (list = [...set]))
  return list
}

/** What effects let a player see of another's (or their own) hand and library [CR 401.5, 701.20]. */
function revealed(g: Game, p: PlayerId, to: PlayerId): { hand: boolean; top: boolean } {
  const out = { hand: false, top: false }
  for (const { mod } of playerRules(g, p))
    if (mod.m === 'revealed') {
      if (mod.what === 'hand') out.hand = true
      if (mod.what === 'topOfLibrary' || (mod.what === 'lookAtTop' && p === to)) out.top = true
    }
  return out
}
