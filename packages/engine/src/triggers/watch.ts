import type { Ability, EventPattern, Zone } from '@upkeep/ir'
import { mayWorkElsewhere } from '../casting/facts.ts'
import { characteristics, controllerOf, derive } from '../continuous/characteristics.ts'
import { addPending, nextClock, setDelayed, setPending } from '../door/write.ts'
import { holds } from '../game/conditions.ts'
import { faceInfo } from '../game/faces.ts'
import type { Game } from '../game/game.ts'
import { look, permanents } from '../game/look.ts'
import type {
  AbilityInstance,
  DelayedTrigger,
  Entity,
  EventInfo,
  Fact,
  ObjId,
  PendingTrigger,
  Scope,
  Value,
} from '../game/types.ts'
import { kindsOf, matchEvent, misses } from './match.ts'

type Triggered = Extract<Ability, { a: 'triggered' }>

/** A triggered ability that waits for its event. */
export interface TriggerWatch {
  source: ObjId
  instance: AbilityInstance
  ability: Triggered
  delayed?: DelayedTrigger
}

const NO_WATCHES: Record<string, TriggerWatch[]> = {}

/**
 * The watches by the kinds of fact that they can match. Those of permanents are derived again when their abilities have
 * changed, the others after each change.
 */
export function watchIndex(g: Game): Record<string, TriggerWatch[]> {
  const d = g.derived
  if (d.watchIndex) return d.watchIndex
  derive(g)
  const others = watchesElsewhere(g)
  if (others.length > 0 || d.working !== null) return (d.watchIndex = indexOf([...watchesOfPermanents(g), ...others]))
  d.permanentWatches ??= indexOf(d.triggers ? watchesOfPermanents(g) : [])
  return (d.watchIndex = d.permanentWatches)
}

function indexOf(watches: readonly TriggerWatch[]): Record<string, TriggerWatch[]> {
  if (watches.length === 0) return NO_WATCHES
  const index: Record<string, TriggerWatch[]> = {}
  for (const w of watches) {
    // those that wait for a state and not for an event: see `stateTriggers`
    if (w.ability.on.on === 'state') (index['state'] ??= []).push(w)
    else for (const kind of kindsOf(w.ability.on)) (index[kind] ??= []).push(w)
  }
  return index
}

const triggeredOf = new WeakMap<readonly AbilityInstance[], AbilityInstance[]>()

function triggered(abilities: readonly AbilityInstance[]): AbilityInstance[] {
  let found = triggeredOf.get(abilities)
  if (!found) triggeredOf.set(abilities, (found = abilities.filter(a => a.ability.a === 'triggered')))
  return found
}

/** Zones other than the battlefield from which an ability triggers [CR 603.6, 113.6]. */
function zonesOf(ability: Triggered): Zone[] {
  if (ability.zone !== undefined) return typeof ability.zone === 'string' ? [ability.zone] : ability.zone
  // "when you cast this spell" functions on the stack [CR 113.6, 603.6e]
  if (ability.on.on === 'cast' && ability.on.what === 'self') return ['stack']
  return ['battlefield']
}

const elsewhere = new WeakMap<object, AbilityInstance[]>()

function watchesOfPermanents(g: Game): TriggerWatch[] {
  const out: TriggerWatch[] = []
  for (const id of permanents(g)) watchesOf(g, id, out)
  return out
}

/** Those of objects in other zones, and delayed ones. */
function watchesElsewhere(g: Game): TriggerWatch[] {
  const out: TriggerWatch[] = []
  if (mayWorkElsewhere(g, 'triggers')) watchesInZones(g, out)
  for (const delayed of g.state.delayed)
    out.push({
      source: delayed.source,
      instance: { ability: delayed.ability, key: `delayed${delayed.id}` },
      ability: delayed.ability as Triggered,
      delayed,
    })
  return out
}

function watchesInZones(g: Game, out: TriggerWatch[]): void {
  const other = (id: ObjId): void => {
    const obj = g.state.objects[id]
    if (!obj || obj.def < 0) return
    const { face } = faceInfo(g.state.defs[obj.def]!, obj.face)
    let found = elsewhere.get(face)
    if (!found) {
      const { base } = faceInfo(g.state.defs[obj.def]!, obj.face)
      found = triggered(base.abilities).filter(a => zonesOf(a.ability as Triggered).some(z => z !== 'battlefield'))
      elsewhere.set(face, found)
    }
    for (const instance of found)
      if (zonesOf(instance.ability as Triggered).includes(obj.zone))
        out.push({ source: id, instance, ability: instance.ability as Triggered })
  }
  for (const id of g.state.stack) other(id)
  for (const id of g.state.command) other(id)
  for (const id of g.state.exile) other(id)
  for (const p of g.state.players) {
    for (const id of p.graveyard) other(id)
    for (const id of p.hand) other(id)
  }
}

/** The triggered abilities of one permanent. */
export function watchesOf(g: Game, id: ObjId, out: TriggerWatch[] = []): TriggerWatch[] {
  for (const instance of triggered(characteristics(g, id).abilities)) {
    const ability = instance.ability as Triggered
    if (zonesOf(ability).includes('battlefield')) out.push({ source: id, instance, ability })
  }
  return out
}

/** Patterns that look back in time: leaving the battlefield, and what is lost with it [CR 603.10]. */
export function looksBack(p: EventPattern): boolean {
  if (p.on === 'any') return p.of.some(looksBack)
  if (p.on === 'move') return p.to !== 'battlefield'
  return (
    p.on === 'phase' ||
    p.on === 'control' ||
    p.on === 'attach' ||
    p.on === 'loseGame' ||
    (p.on === 'counters' && p.change === 'removed')
  )
}

/**
 * Finds what triggers on a fact. `back` are the watches of objects that left in the same event, as they were before
 * it; `hosts` what they were attached to.
 */
export function detect(g: Game, fact: Fact, back?: { watches: TriggerWatch[]; hosts: Map<ObjId, Entity[]> }): void {
  const index = watchIndex(g)
  if (index === NO_WATCHES && !back) return
  const found = index[fact.kind]
  if (found) for (const w of found) consider(g, w, fact, back)
  if (back && (fact.kind === 'move' || fact.kind === 'damage'))
    for (const w of back.watches)
      if (looksBack(w.ability.on) && g.state.objects[w.source] === null) consider(g, w, fact, back)
}

function consider(g: Game, w: TriggerWatch, fact: Fact, back?: { hosts: Map<ObjId, Entity[]> }): void {
  const { ability, source } = w
  if (misses(ability.on, fact, source)) return
  const ctx = scopeOf(g, w)
  const event = matchEvent(g, ability.on, fact, ctx)
  if (!event) return
  const hosts =
    back?.hosts.get(source) ??
    (g.state.objects[source]?.attachedTo.length ? g.state.objects[source]!.attachedTo : undefined)
  if (hosts) event.hosts = hosts
  const scope: Scope = { ...ctx, event }
  // an intervening "if" is checked as the event happens [CR 603.4]
  if (ability.condition && !conditionHolds(g, w, scope, fact)) return
  const times = `${w.instance.key}:t`
  if (ability.limit !== undefined && (look(g, source).used[times] ?? 0) >= ability.limit) return
  if (oneOrMore(ability.on)) {
    const same = g.state.pending.findIndex(
      t =>
        t.source === source &&
        t.key === w.instance.key &&
        t.event.kind === event.kind &&
        ofOne(ability.on, t.event, event) &&
        (t.event.amount !== undefined) === (event.amount !== undefined) &&
        (t.vars['eventNumber'] as number) === fact.event,
    )
    if (same >= 0) {
      const t = g.state.pending[same]!
      const subjects = [...(t.event.subjects ?? [t.event.subject!]), event.subject!]
      const merged: EventInfo = { ...t.event, subjects }
      if (t.event.amount !== undefined) merged.amount = t.event.amount + (event.amount ?? 0)
      setPending(
        g,
        g.state.pending.map((x, i) => (i === same ? { ...x, event: merged } : x)),
      )
      return
    }
  }
  const vars: Record<string, Value> = { ...scope.vars }
  if (oneOrMore(ability.on)) vars['eventNumber'] = fact.event
  const trigger: PendingTrigger = {
    id: nextClock(g),
    source,
    controller: ctx.controller,
    ability,
    key: w.instance.key,
    event: spokenOf(w, event),
    vars,
  }
  if (ctx.x !== undefined) trigger.x = ctx.x
  // X is the same for all abilities of a card: "when you cycle this card" [CR 107.3i]
  if (fact.kind === 'action' && fact.text === 'cycle' && fact.amount !== undefined) trigger.x = fact.amount
  if (w.delayed?.immediate) trigger.immediate = true
  addPending(g, trigger)
  if (w.delayed && !w.delayed.repeats)
    setDelayed(
      g,
      g.state.delayed.filter(x => x !== w.delayed),
    )
}

/**
 * The event that an ability speaks of. A delayed one that waits for a moment speaks of what its maker triggered on; one
 * that waits for a spell, of that [CR 603.7].
 */
function spokenOf({ delayed, ability }: TriggerWatch, event: EventInfo): EventInfo {
  return delayed?.event && ability.on.on === 'step' ? delayed.event : event
}

/** Damage is summed for each object that deals it or is dealt it, as the ability says [CR 603.2c]. */
function ofOne(p: EventPattern, a: EventInfo, b: EventInfo): boolean {
  if (p.on !== 'damage') return true
  return (p.to === undefined || a.subject === b.subject) && (p.source === undefined || a.source === b.source)
}

function oneOrMore(p: EventPattern): boolean {
  if (p.on === 'any') return p.of.some(oneOrMore)
  if (p.on === 'attackWith') return true
  return 'oneOrMore' in p && p.oneOrMore === true
}

function conditionHolds(g: Game, w: TriggerWatch, scope: Scope, fact: Fact): boolean {
  const c = w.ability.condition!
  if (c.if === 'nth') {
    let n = 0
    for (const f of g.state.facts) if (f.turn === fact.turn && matchEvent(g, w.ability.on, f, { ...scope })) n++
    return n === c.n
  }
  return holds(g, c, scope)
}

/** The environment of a waiting triggered ability. */
export function scopeOf(g: Game, w: TriggerWatch): Scope {
  if (w.delayed) {
    const { source, controller, vars, x, event } = w.delayed
    const scope: Scope = { source, controller, vars }
    if (x !== undefined) scope.x = x
    if (event) scope.event = event
    return scope
  }
  const obj = look(g, w.source)
  const vars: Record<string, Value> =
    w.instance.grantor === undefined ? {} : { ...w.instance.vars, grantor: [w.instance.grantor] }
  const scope: Scope = { source: w.source, controller: controllerOf(g, w.source), vars }
  // an enters-the-battlefield trigger knows the X of the spell that became the permanent [CR 107.3m]
  if (obj.cast?.x !== undefined && !(obj.kind === 'card' && obj.copy)) scope.x = obj.cast.x
  return scope
}
