/**
 * The only writers of the state. Records are copied the first time that a game writes to them after a fork; frames,
 * scopes, effects and facts are replaced, never written to.
 */
import type { Decision } from '../game/decision.ts'
import type { Frame } from '../game/frame.ts'
import { type Game, nextStamp, Own } from '../game/game.ts'
import type {
  CombatState,
  DelayedTrigger,
  Fact,
  FloatingEffect,
  FloatingReplacement,
  GameResult,
  GameState,
  Gone,
  Mana,
  Obj,
  ObjId,
  PendingTrigger,
  PlayerId,
  PlayerState,
  Scope,
  TurnState,
  Value,
  Whole,
} from '../game/types.ts'

type ListKey = {
  [K in keyof GameState]: GameState[K] extends unknown[] ? K : never
}[keyof GameState]

const LISTS: readonly ListKey[] = [
  'rng',
  'defs',
  'players',
  'objects',
  'gone',
  'battlefield',
  'stack',
  'exile',
  'command',
  'agenda',
  'scopes',
  'effects',
  'replacements',
  'delayed',
  'pending',
  'facts',
]
const LIST_BIT = Object.fromEntries(LISTS.map((key, i) => [key, 1 << i])) as Record<ListKey, number>

/** A list of the state that may be written to. */
export function stateList<K extends ListKey>(g: Game, key: K): GameState[K] {
  const { own, state } = g
  const bit = LIST_BIT[key]
  if ((own.lists & bit) === 0) {
    own.lists |= bit
    state[key] = (state[key] as unknown[]).slice() as GameState[K]
  }
  return state[key]
}

/** Puts another list in place of one of the state: it may be shared. */
function setList<K extends ListKey>(g: Game, key: K, list: GameState[K]): void {
  g.own.lists &= ~LIST_BIT[key]
  g.state[key] = list
}

/** From now on all records are shared with another state. */
export function shareAll(g: Game): void {
  g.own = new Own(g.own.stamps)
}

function copyObj(o: Obj): Obj {
  const copy: Whole<Obj> = {
    id: o.id,
    kind: o.kind,
    def: o.def,
    owner: o.owner,
    controller: o.controller,
    zone: o.zone,
    face: o.face,
    time: o.time,
    since: o.since,
    held: o.held,
    tapped: o.tapped,
    phasedOut: o.phasedOut,
    faceDown: o.faceDown,
    damage: o.damage,
    deathtouched: o.deathtouched,
    counters: { ...o.counters },
    attachedTo: o.attachedTo.slice(),
    copy: o.copy,
    chosen: { ...o.chosen },
    linked: { ...o.linked },
    commander: o.commander,
    marks: { ...o.marks },
    cast: o.cast,
    used: { ...o.used },
    seenBy: o.seenBy,
  }
  return copy
}

function copyPlayer(p: PlayerState): PlayerState {
  const copy: Whole<PlayerState> = {
    name: p.name,
    life: p.life,
    counters: { ...p.counters },
    library: p.library,
    hand: p.hand,
    graveyard: p.graveyard,
    pool: p.pool,
    landsPlayed: p.landsPlayed,
    lost: p.lost,
    lostBy: p.lostBy,
    won: p.won,
    drewFromEmpty: p.drewFromEmpty,
    lastUpkeep: p.lastUpkeep,
    previousUpkeep: p.previousUpkeep,
    turnBegan: p.turnBegan,
    mulligans: p.mulligans,
    commander: p.commander,
    commanderDamage: p.commanderDamage,
    designations: { ...p.designations },
  }
  return copy
}

function copyTurn(t: TurnState): TurnState {
  const copy: Whole<TurnState> = {
    number: t.number,
    active: t.active,
    step: t.step,
    extraTurns: t.extraTurns,
    coming: t.coming,
    spells: t.spells,
    lastSpells: t.lastSpells,
    drawn: t.drawn,
    skips: t.skips,
    day: t.day,
    lastRegular: t.lastRegular,
    first: t.first,
    attacked: t.attacked,
  }
  return copy
}

/** An object's record that may be written to. Throws if it is no longer there. */
export function writeObj(g: Game, id: ObjId): Obj {
  const now = g.state.objects[id]
  if (!now) throw new Error(`object ${id} is not there`)
  const { own } = g
  if (own.stamps[id] === own.epoch) return now
  const copy = copyObj(now)
  stateList(g, 'objects')[id] = copy
  own.stamps[id] = own.epoch
  return copy
}

export function writePlayer(g: Game, p: PlayerId): PlayerState {
  const now = g.state.players[p]
  if (!now) throw new Error(`no player ${p}`)
  const { own } = g
  if ((own.players & (1 << p)) !== 0) return now
  const copy = copyPlayer(now)
  stateList(g, 'players')[p] = copy
  own.players |= 1 << p
  return copy
}

const ZONES = ['library', 'hand', 'graveyard', 'pool', 'commander'] as const
const ZONE_AT = Object.fromEntries(ZONES.map((key, i) => [key, i])) as Record<(typeof ZONES)[number], number>

/** A zone list of a player that may be written to. */
export function playerList<K extends 'library' | 'hand' | 'graveyard' | 'pool' | 'commander'>(
  g: Game,
  p: PlayerId,
  key: K,
): PlayerState[K] {
  const player = writePlayer(g, p)
  const { own } = g
  const bit = 1 << (p * ZONES.length + ZONE_AT[key])
  if ((own.zones & bit) === 0) {
    own.zones |= bit
    player[key] = (player[key] as unknown[]).slice() as PlayerState[K]
  }
  return player[key]
}

/** Puts another list in place of a player's pool. */
export function setPoolList(g: Game, p: PlayerId, pool: Mana[]): void {
  writePlayer(g, p).pool = pool
  g.own.zones &= ~(1 << (p * ZONES.length + ZONE_AT.pool))
}

/** Takes units of mana (by place in the pool) out of a pool. */
export function takeMana(g: Game, p: PlayerId, units: readonly number[]): Mana[] {
  const pool = playerList(g, p, 'pool')
  const out = units.map(i => {
    const unit = pool[i]
    if (!unit) throw new Error(`no unit ${i} in the pool`)
    return unit
  })
  let kept = 0
  for (let i = 0; i < pool.length; i++) if (!units.includes(i)) pool[kept++] = pool[i]!
  pool.length = kept
  return out
}

/** All continuous effects, watches and replacements are to be derived again. */
export function touch(g: Game): void {
  const d = g.derived
  d.valid = false
  d.watchIndex = null
  d.replacementKinds = null
  d.changes = d.contents = nextStamp()
}

/**
 * Something changed that is no characteristic, ability or place on the battlefield (taps, life, damage, hands …): only
 * effects that ask for such things are derived again.
 */
export function touchLightly(g: Game): void {
  g.derived.contents = nextStamp()
  touchStep(g)
}

/** Another step of the same turn, and nothing else. */
function touchStep(g: Game): void {
  const d = g.derived
  d.changes = nextStamp()
  if (d.sensitive) d.valid = false
}

/** The same for what state-based actions look at: life, damage. */
export function touchVitals(g: Game): void {
  g.derived.vitals++
  touchLightly(g)
}

/** The same for who may use {T}: taps, and since when a player's turn has lasted. */
export function touchTaps(g: Game): void {
  g.derived.taps = nextStamp()
  touchLightly(g)
}

/** Something came to the stack or left it, and nothing else: what triggers there is looked at anew. */
export function touchStack(g: Game): void {
  g.derived.watchIndex = null
  touchLightly(g)
}

export function nextClock(g: Game): number {
  return ++g.state.clock
}

export function newId(g: Game): ObjId {
  return g.state.nextId++
}

export function placeObj(g: Game, obj: Obj): void {
  const objects = stateList(g, 'objects')
  while (objects.length < obj.id) objects.push(null)
  objects[obj.id] = obj
  g.own.stamps[obj.id] = g.own.epoch
}

export function removeObj(g: Game, id: ObjId, gone: Gone): void {
  stateList(g, 'objects')[id] = null
  const list = stateList(g, 'gone')
  while (list.length < id) list.push(null)
  list[id] = gone
}

export function setMoved(g: Game, id: ObjId, moved: ObjId): void {
  const gone = g.state.gone[id]
  if (gone) stateList(g, 'gone')[id] = { ...gone, moved }
}

export function writeRng(g: Game, rng: number[]): void {
  g.state.rng = rng
}

export function setTurn(g: Game, change: Partial<TurnState>): void {
  g.state.turn = Object.assign(copyTurn(g.state.turn), change)
  touchLightly(g)
}

/** One step after the other [CR 500.1]. */
export function setStep(g: Game, step: TurnState['step'], coming: TurnState['coming']): void {
  const turn = copyTurn(g.state.turn)
  turn.step = step
  turn.coming = coming
  g.state.turn = turn
  touchStep(g)
}

export function setCombat(g: Game, combat: CombatState | null): void {
  const before = g.state.combat
  g.state.combat = combat
  // a combat phase in which nothing attacks is a step like others
  if (isEmpty(before) && isEmpty(combat)) touchStep(g)
  else touchLightly(g)
}

const isEmpty = (combat: CombatState | null): boolean =>
  combat === null || (combat.attackers.length === 0 && combat.blockers.length === 0)

export function setResult(g: Game, result: GameResult): void {
  g.state.result = result
  g.state.decision = null
  setList(g, 'agenda', [])
}

// --- the agenda

export function push(g: Game, frame: Frame): void {
  stateList(g, 'agenda').push(frame)
}

export function pop(g: Game): void {
  stateList(g, 'agenda').pop()
}

/** Replaces the top frame. */
export function setTop(g: Game, frame: Frame): void {
  const agenda = stateList(g, 'agenda')
  agenda[agenda.length - 1] = frame
}

/** The agenda from `depth` up is dropped (leaving the game, ending the turn). */
export function cutAgenda(g: Game, depth: number): void {
  stateList(g, 'agenda').length = depth
}

export function ask(g: Game, decision: DistributiveOmit<Decision, 'id'>): void {
  const asked = decision as Decision
  asked.id = g.state.decisions
  g.state.decision = asked
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

export function clearDecision(g: Game): void {
  g.state.decision = null
  g.state.decisions++
}

export function pushScope(g: Game, scope: Scope): number {
  return stateList(g, 'scopes').push(scope) - 1
}

export function popScope(g: Game): void {
  stateList(g, 'scopes').pop()
}

export function bind(g: Game, sc: number | undefined, name: string | undefined, value: Value): void {
  if (sc === undefined || name === undefined) return
  const scopes = stateList(g, 'scopes')
  const scope = scopes[sc]!
  scopes[sc] = { ...scope, vars: { ...scope.vars, [name]: value } }
}

export function setScope(g: Game, sc: number, change: Partial<Scope>): void {
  const scopes = stateList(g, 'scopes')
  scopes[sc] = { ...scopes[sc]!, ...change }
}

// --- effects and triggers

export function addEffect(g: Game, effect: FloatingEffect): void {
  stateList(g, 'effects').push(effect)
  touch(g)
}

export function setEffects(g: Game, effects: FloatingEffect[]): void {
  setList(g, 'effects', effects)
  touch(g)
}

export function addReplacement(g: Game, r: FloatingReplacement): void {
  stateList(g, 'replacements').push(r)
  touch(g)
}

export function setReplacements(g: Game, all: FloatingReplacement[]): void {
  setList(g, 'replacements', all)
  touch(g)
}

export function addDelayed(g: Game, d: DelayedTrigger): void {
  stateList(g, 'delayed').push(d)
  touch(g)
}

export function setDelayed(g: Game, all: DelayedTrigger[]): void {
  setList(g, 'delayed', all)
  touch(g)
}

export function addPending(g: Game, t: PendingTrigger): void {
  stateList(g, 'pending').push(t)
}

export function setPending(g: Game, all: PendingTrigger[]): void {
  setList(g, 'pending', all)
}

export function addFact(g: Game, fact: Fact): void {
  stateList(g, 'facts').push(fact)
  g.state.factCount++
}

export function setFacts(g: Game, facts: Fact[]): void {
  setList(g, 'facts', facts)
}

/** Remembers the state as it is, to go back to [CR 733.1]. */
export function setRollback(g: Game): void {
  shareAll(g)
  g.state.rollback = { ...g.state, rollback: null }
}

export function dropRollback(g: Game): void {
  g.state.rollback = null
}

/** Puts back the state from before the announcement [CR 733.1]. */
export function restoreRollback(g: Game): void {
  const earlier = g.state.rollback
  if (!earlier) throw new Error('there is no state to go back to')
  g.state = { ...earlier, decisions: g.state.decisions }
  shareAll(g)
  g.derived.defFacts = null
  touch(g)
}
