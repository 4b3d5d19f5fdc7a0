import type { Ability, Cost } from '@upkeep/ir'
import { characteristics, rulesOn } from '../continuous/characteristics.ts'
import { apply } from '../door/apply.ts'
import type { Intent } from '../door/intent.ts'
import { noteUse } from '../door/marks.ts'
import { makeObject } from '../door/objects.ts'
import { record } from '../door/record.ts'
import {
  ask,
  pop,
  popScope,
  push,
  pushScope,
  setPending,
  setRollback,
  setTop,
  stateList,
  touchStack,
} from '../door/write.ts'
import { EngineError } from '../game/errors.ts'
import { type FrameOf, unanswered } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { look, onBattlefield } from '../game/look.ts'
import type { AbilityInstance, CastInfo, ObjId, PlayerId, Scope, Value } from '../game/types.ts'
import { isTriggeredManaAbility } from '../mana/abilities.ts'
import { fixedOutput } from '../mana/output.ts'
import { replacementIndex } from '../replacement/sources.ts'
import { activationChanges, changedMana } from './cost-rules.ts'
import { canPay, manaOf, otherCosts, pushPay } from './costs.ts'
import { factsOfActivated } from './facts.ts'
import { rangeOfX, usesX } from './x-costs.ts'

export type Activated = Extract<Ability, { a: 'activated' }>

export function instanceAt(g: Game, object: ObjId, ability: number): AbilityInstance & { ability: Activated } {
  const instance = characteristics(g, object).abilities[ability]
  if (instance?.ability.a !== 'activated') throw new EngineError(`object ${object} has no activated ability ${ability}`)
  return instance as AbilityInstance & { ability: Activated }
}

/** The environment of an activated ability before it is on the stack. */
export function activationScope(g: Game, object: ObjId, instance: AbilityInstance, player: PlayerId): Scope {
  const vars: Record<string, Value> =
    instance.grantor === undefined ? {} : { ...instance.vars, grantor: [instance.grantor] }
  void g
  return { source: object, controller: player, vars }
}

/** Starts activating an ability [CR 602.2]. */
export function startActivate(g: Game, player: PlayerId, object: ObjId, index: number): void {
  const instance = instanceAt(g, object, index)
  const { ability, key } = instance
  setRollback(g)
  const scope = activationScope(g, object, instance, player)
  const cast: CastInfo = {
    paid: {},
    targets: {},
    vars: scope.vars,
    wasCast: false,
    ability,
    source: object,
    by: player,
  }
  const obj = makeObject(g, 'ability', -1, player, 'stack', { cast })
  stateList(g, 'stack').push(obj.id)
  touchStack(g)
  noteUsed(g, object, ability, key)
  if (ability.cost.some(c => c.c === 'loyalty')) noteUse(g, object, 'loyalty')
  push(g, {
    k: 'announce',
    pc: 1,
    what: 'activate',
    player,
    object: obj.id,
    source: object,
    key,
    costs: ability.cost,
    mana: [],
    local: {},
    ...(ability.label ? { option: ability.label } : {}),
  })
}

/** Starts a mana ability, which never uses the stack [CR 605.3b]. */
export function startManaAbility(g: Game, player: PlayerId, object: ObjId, index: number, wanted?: string): void {
  const instance = instanceAt(g, object, index)
  push(g, {
    k: 'manaAbility',
    pc: 0,
    source: object,
    player,
    key: instance.key,
    ...(wanted === undefined ? {} : { wanted }),
  })
}

/** A mana ability is paid for, resolves, and triggered mana abilities resolve right after it [CR 605.3b, 605.4a]. */
export function runManaAbility(g: Game, frame: FrameOf<'manaAbility'>): void {
  const { source, player } = frame
  if (frame.pc === 0) {
    const instance = characteristics(g, source).abilities.find(a => a.key === frame.key)
    if (instance?.ability.a !== 'activated') return pop(g)
    const ability = instance.ability as Activated
    if (tapForMana(g, frame, ability)) return
    const plain = activationScope(g, source, instance, player)
    const withX = usesX(ability.cost)
    if (withX && !frame.answer && askX(g, frame, ability.cost, plain)) return
    const x = frame.answer && 'number' in frame.answer ? frame.answer.number : 0
    const scope: Scope = withX ? { ...plain, x } : plain
    const tapped = ability.cost.some(c => c.c === 'tap')
    const vars: Record<string, Value> = { ...scope.vars, tappedForMana: tapped }
    if (frame.wanted !== undefined) vars['wanted'] = frame.wanted
    const sc = pushScope(g, { ...scope, vars })
    const changes = activationChanges(g, source, '')
    const mana = changedMana(g, manaOf(g, ability.cost, scope), changes)
    const costs: Cost[] = [
      ...(mana.length > 0 ? [{ c: 'mana' as const, mana }] : []),
      ...otherCosts(g, ability.cost, scope),
    ]
    setTop(g, { ...unanswered(frame), pc: 1, sc })
    noteUsed(g, source, ability, frame.key)
    pushPay(g, player, costs, { by: 'cost', source, player }, sc, 'paid')
    return
  }
  const scope = g.state.scopes[frame.sc!]!
  if (frame.pc === 1) {
    if (scope.vars['paid'] !== true) {
      pop(g)
      popScope(g)
      return
    }
    // its effect is that of the ability as it was activated
    const ability = abilityByKey(g, source, frame.key)
    setTop(g, { ...frame, pc: 2 })
    push(g, {
      k: 'run',
      pc: 0,
      node: ability.effect,
      i: 0,
      local: {},
      sc: frame.sc!,
      cause: { by: 'effect', source, player },
    })
    return
  }
  if (frame.pc === 2) {
    const wanted = typeof scope.vars['wanted'] === 'string' ? scope.vars['wanted'].split(',') : []
    pop(g)
    popScope(g)
    record(g, {
      kind: 'activate',
      subject: source,
      player,
      other: source,
      text: 'mana',
      cause: { by: 'rule', source, player },
      rules: ['605.3b'],
    })
    resolveManaTriggers(g, wanted)
  }
}

/** Asks for X, where it could be more than 0 [CR 107.3a, 602.2b]. */
function askX(g: Game, { source, player }: FrameOf<'manaAbility'>, cost: readonly Cost[], scope: Scope): boolean {
  const able = (x: number): boolean => canPay(g, player, cost, { source, scope: { ...scope, x }, x })
  const { min, max } = rangeOfX(cost, able)
  if (max === 0) return false
  ask(g, { kind: 'number', player, purpose: 'x', source, min, max, rules: ['107.3a', '602.2b'] })
  return true
}

/** {T}: Add mana, with nothing to choose and nothing that changes it: all of it at once. True: it is done. */
function tapForMana(g: Game, frame: FrameOf<'manaAbility'>, ability: Activated): boolean {
  const { source, player } = frame
  if (!factsOfActivated(ability).tapForMana || ability.effect.do !== 'addMana' || ability.effect.who) return false
  const mana = fixedOutput(ability.effect.mana)
  const obj = g.state.objects[source]
  if (mana === null || !obj || obj.tapped || !onBattlefield(g, source) || rulesOn(g, source).length > 0) return false
  const replaced = replacementIndex(g)
  if (replaced['tap'] || replaced['mana']) return false
  pop(g)
  noteUsed(g, source, ability, frame.key)
  apply(g, [{ kind: 'tap', object: source, cause: { by: 'cost', source, player }, rules: ['107.5'] }])
  const intent: Extract<Intent, { kind: 'mana' }> = {
    kind: 'mana',
    player,
    mana: mana.slice(),
    source,
    tapped: true,
    cause: { by: 'effect', source, player },
  }
  if (ability.effect.only) intent.only = ability.effect.only
  if (ability.effect.persists) intent.persists = true
  apply(g, [intent])
  record(g, {
    kind: 'activate',
    subject: source,
    player,
    other: source,
    text: 'mana',
    cause: { by: 'rule', source, player },
    rules: ['605.3b'],
  })
  resolveManaTriggers(g, frame.wanted === undefined ? [] : frame.wanted.split(','))
  return true
}

/** Notes a use where something limits how often it may be used. */
function noteUsed(g: Game, object: ObjId, ability: Activated, key: string): void {
  if (ability.only?.some(limit => limit.only === 'perTurn' || limit.only === 'once')) noteUse(g, object, key)
}

function abilityByKey(g: Game, source: ObjId, key: string): Activated {
  const obj = g.state.objects[source]
  const now = obj ? characteristics(g, source).abilities.find(a => a.key === key) : undefined
  const found = now ?? characteristics(g, source).abilities.find(a => a.key === key)
  const lki = found ?? g.state.gone[source]?.chars?.abilities.find(a => a.key === key)
  const ability = lki?.ability ?? look(g, source).cast?.ability
  if (ability?.a !== 'activated') throw new EngineError(`the mana ability ${key} of ${source} is lost`)
  return ability as Activated
}

/** Triggered mana abilities do not use the stack [CR 605.4a]. */
export function resolveManaTriggers(g: Game, wanted: readonly string[] = []): void {
  if (g.state.pending.length === 0) return
  const mine = g.state.pending.filter(
    t =>
      t.ability.a === 'triggered' &&
      (t.event.kind === 'tapForMana' || t.event.kind === 'mana') &&
      isTriggeredManaAbility(t.ability),
  )
  if (mine.length === 0) return
  setPending(
    g,
    g.state.pending.filter(t => !mine.includes(t)),
  )
  for (let i = mine.length - 1; i >= 0; i--) {
    const t = mine[i]!
    const rest = wanted.slice(i).join(',')
    const vars = rest === '' ? t.vars : { ...t.vars, wanted: rest }
    const scope: Scope = { source: t.source, controller: t.controller, vars, event: t.event }
    if (t.x !== undefined) scope.x = t.x
    push(g, {
      k: 'program',
      pc: 0,
      scope,
      node: (t.ability as Extract<Ability, { a: 'triggered' }>).effect,
      cause: { by: 'effect', source: t.source, player: t.controller },
    })
  }
}

/** A program with its own scope, to be started when it is on top. */
export function runOwnScope(g: Game, frame: FrameOf<'program'>): void {
  const sc = pushScope(g, frame.scope)
  setTop(g, { k: 'scopeEnd', pc: 0 })
  push(g, { k: 'run', pc: 0, node: frame.node, i: 0, local: {}, sc, cause: frame.cause })
}
