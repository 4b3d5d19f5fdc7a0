import type { EventPattern } from '@upkeep/ir'
import { ruleScope } from '../casting/cost-rules.ts'
import { controllerOf, openRules, rulesOn } from '../continuous/characteristics.ts'
import type { Intent, MoveIntent } from '../door/intent.ts'
import { holds } from '../game/conditions.ts'
import type { Game } from '../game/game.ts'
import { matches } from '../game/match.ts'
import { objects } from '../game/refs.ts'
import {
  type EventInfo,
  entityPlayer,
  type Fact,
  isPlayer,
  type PlayerId,
  playerEntity,
  type RuleEffect,
  type Scope,
} from '../game/types.ts'
import { matchEvent } from '../triggers/match.ts'
import { movingChars } from './happen.ts'
import { isOn, type ReplacementSource, replacementIndex, replacementScope, replacementsOf } from './sources.ts'

/** A replacement effect that can apply to an event, with the event's parts. */
export interface Applicable {
  source: ReplacementSource
  ctx: Scope
  event: EventInfo
}

/** Who chooses: the affected player, or the controller of the affected object [CR 616.1]. */
export function affectedPlayer(g: Game, intent: Intent): PlayerId {
  switch (intent.kind) {
    case 'damage':
      return isPlayer(intent.to) ? entityPlayer(intent.to) : controllerOf(g, intent.to)
    case 'counters':
      return isPlayer(intent.on) ? entityPlayer(intent.on) : controllerOf(g, intent.on)
    case 'move':
      return intent.to === 'battlefield' && intent.controller !== undefined
        ? intent.controller
        : controllerOf(g, intent.object)
    case 'tap':
    case 'untap':
    case 'attach':
    case 'phase':
    case 'face':
    case 'cease':
      return controllerOf(g, intent.object)
    case 'nothing':
      return g.state.turn.active
    case 'action':
      return intent.player ?? g.state.turn.active
    default:
      return intent.player
  }
}

/** The replacement effects that can apply now, of the most urgent class that has any [CR 616.1a-e]. */
export function applicable(g: Game, intent: Intent): Applicable[] {
  const out: Applicable[] = []
  const consider = (source: ReplacementSource): void => {
    if (intent.applied?.includes(source.key)) return
    const scope = replacementScope(g, source)
    // the entering object's controller is "you" in its own abilities
    const enters = intent.kind === 'move' && intent.to === 'battlefield' && source.source === intent.object
    const ctx = enters ? { ...scope, controller: enteringController(g, intent) } : scope
    const event = applies(g, source, intent, ctx)
    if (event) out.push({ source, ctx, event })
  }
  for (const source of replacementIndex(g)[intent.kind] ?? []) consider(source)
  if (intent.kind === 'move') for (const own of ownReplacements(g, intent)) consider(own)
  if (out.length < 2) return out
  const own = out.filter(
    a => intent.kind === 'move' && a.source.source === intent.object && a.source.replacement.r === 'zone',
  )
  if (own.length > 0) return own
  const copying = out.filter(
    a => a.source.replacement.r === 'enters' && a.source.replacement.with.some(w => w.e === 'copy'),
  )
  return copying.length > 0 ? copying : out
}

/** Replacement effects of the object that moves, wherever it is: "as it enters", "if it would be put into a graveyard". */
function ownReplacements(g: Game, intent: MoveIntent): ReplacementSource[] {
  const obj = g.state.objects[intent.object]
  if (!obj || obj.def < 0) return []
  const onField = obj.zone === 'battlefield'
  const out: ReplacementSource[] = []
  const chars = onField ? null : movingChars(g, obj, intent)
  if (!chars) return out
  const version = intent.copy ? `copy${intent.copy.def}` : ''
  for (const instance of replacementsOf(chars.abilities)) {
    const { ability } = instance
    if (ability.a !== 'replacement') continue
    const r = ability.replacement
    const self =
      r.r === 'enters' ? r.what === 'self' && intent.to === 'battlefield' : 'event' in r && isAboutSelf(r.event)
    if (!self) continue
    if (ability.zone !== undefined && ability.zone !== obj.zone) continue
    out.push({ key: `own${version}:${instance.key}`, source: intent.object, replacement: r, ability, instance })
  }
  return out
}

function isAboutSelf(p: EventPattern): boolean {
  return p.on === 'move' && p.what === 'self'
}

function enteringController(g: Game, intent: MoveIntent): PlayerId {
  return intent.controller ?? controllerOf(g, intent.object)
}

function applies(g: Game, s: ReplacementSource, intent: Intent, env: Scope): EventInfo | null {
  const r = s.replacement
  const d = g.derived
  if (intent.kind === 'move' && intent.to === 'battlefield')
    d.entering = { id: intent.object, controller: enteringController(g, intent) }
  try {
    if (!isOn(g, s, env)) return null
    switch (r.r) {
      case 'enters': {
        if (intent.kind !== 'move' || intent.to !== 'battlefield') return null
        if (r.what === 'self') return s.source === intent.object ? { kind: 'move', subject: intent.object } : null
        return matches(g, r.what, intent.object, env) ? { kind: 'move', subject: intent.object } : null
      }
      case 'regenerate': {
        if (intent.kind !== 'move' || intent.cause.as !== 'destroy' || intent.noRegenerate) return null
        return objects(g, r.what, env).includes(intent.object) ? { kind: 'move', subject: intent.object } : null
      }
      default: {
        // of what a prevention effect does, only what it adds comes of damage that can't be prevented [CR 615.12]
        if (r.r === 'prevent' && !r.then && intent.kind === 'damage' && !preventable(g, intent)) return null
        const event = eventOf(g, intent, r.event, env)
        if (!event) return null
        if ('condition' in r && r.condition && !holds(g, r.condition, { ...env, event })) return null
        return event
      }
    }
  } finally {
    d.entering = null
  }
}

/** Whether no effect says that this damage can't be prevented [CR 615.12]. */
export function preventable(g: Game, intent: Extract<Intent, { kind: 'damage' }>): boolean {
  if (intent.cantPrevent) return false
  const says = ({ mod }: RuleEffect): boolean =>
    mod.m === 'damage' && mod.how === 'cantBePrevented' && (!mod.combat || intent.combat)
  if (rulesOn(g, intent.source).some(says)) return false
  return !openRules(g).some(
    r => says(r) && r.affected?.ref === 'all' && matches(g, r.affected.filter, intent.source, ruleScope(r)),
  )
}

/** The parts of an event that would happen, if it is of this kind. Counters that it would enter with count [CR 122.6]. */
function eventOf(g: Game, intent: Intent, pattern: EventPattern, env: Scope): EventInfo | null {
  if (intent.kind === 'move' && pattern.on === 'counters') {
    const put = intent.to === 'battlefield' ? (intent.counters ?? []) : []
    for (const { kind, n } of put) {
      const by = enteringController(g, intent)
      const would: Intent = { kind: 'counters', on: intent.object, counter: kind, n, by, cause: intent.cause }
      const event = matchEvent(g, pattern, asFact(g, would)!, env)
      if (event) return event
    }
    return null
  }
  const fact = asFact(g, intent)
  return fact && matchEvent(g, pattern, fact, env)
}

/** An event that would happen, in the form in which patterns are matched. */
function asFact(g: Game, intent: Intent): Fact | null {
  const { turn } = g.state
  const base = { n: 0, turn: turn.number, step: turn.step, cause: intent.cause, rules: [], event: 0 }
  switch (intent.kind) {
    case 'move': {
      const obj = g.state.objects[intent.object]
      if (!obj) return null
      const fact: Fact = {
        ...base,
        kind: 'move',
        subject: intent.object,
        to: intent.to,
        player: controllerOf(g, intent.object),
      }
      if (!obj.marks['limbo']) fact.from = obj.zone
      return fact
    }
    case 'damage': {
      const fact: Fact = { ...base, kind: 'damage', subject: intent.to, amount: intent.amount, combat: intent.combat }
      fact.cause = { ...intent.cause, source: intent.source }
      return fact
    }
    case 'gainLife':
    case 'loseLife':
      return {
        ...base,
        kind: intent.kind,
        player: intent.player,
        subject: playerEntity(intent.player),
        amount: intent.amount,
      }
    case 'draw': {
      const fact: Fact = { ...base, kind: 'draw', player: intent.player, amount: (turn.drawn[intent.player] ?? 0) + 1 }
      if (intent.cause.by === 'turn') fact.text = 'first'
      return fact
    }
    case 'counters': {
      const fact: Fact = { ...base, kind: 'counters', subject: intent.on, amount: intent.n, counter: intent.counter }
      if (intent.by !== undefined) fact.player = intent.by
      return fact
    }
    case 'createToken':
      return { ...base, kind: 'createToken', player: intent.player, amount: intent.n }
    case 'mana':
      if (!intent.tapped) return null
      return {
        ...base,
        kind: 'tapForMana',
        subject: intent.source,
        player: intent.player,
        mana: intent.mana,
        amount: intent.mana.length,
      }
    case 'tap':
    case 'untap':
      return { ...base, kind: intent.kind, subject: intent.object, player: controllerOf(g, intent.object) }
    case 'loseGame':
    case 'winGame':
      return { ...base, kind: intent.kind, player: intent.player, subject: playerEntity(intent.player) }
    case 'action': {
      const fact: Fact = { ...base, kind: 'action', text: intent.action }
      if (intent.player !== undefined) fact.player = intent.player
      if (intent.object !== undefined) fact.subject = intent.object
      return fact
    }
    default:
      return null
  }
}
