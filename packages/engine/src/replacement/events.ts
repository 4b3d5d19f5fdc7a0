import type { EntersWith } from '@upkeep/ir'
import { canPay, pushPay } from '../casting/costs.ts'
import { copyOf } from '../continuous/copiable.ts'
import { apply } from '../door/apply.ts'
import type { Intent, MoveIntent } from '../door/intent.ts'
import { setMark } from '../door/marks.ts'
import { ask, pop, push, pushScope, setReplacements, setTop, stateList, touch } from '../door/write.ts'
import { amount } from '../game/amounts.ts'
import { holds } from '../game/conditions.ts'
import { type FrameOf, unanswered } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { inGame, onBattlefield } from '../game/look.ts'
import { candidates } from '../game/match.ts'
import { entities } from '../game/refs.ts'
import { type CopyValues, entityPlayer, isPlayer, type ObjId, type PlayerId, type Scope } from '../game/types.ts'
import { applyManaReplacement, manaOrderMatters } from '../mana/replace.ts'
import { chooseWord } from '../resolving/choices.ts'
import { canBeAttached } from '../state-based/attachment.ts'
import { type Applicable, affectedPlayer, applicable, preventable } from './applicable.ts'
import { movingChars } from './happen.ts'
import { isAllAtOnce, lessDamage, preventSame } from './prevent.ts'

type Events = FrameOf<'events'>

/** Replacement effects are chosen and applied one at a time until none is left; then the events happen [CR 616.1]. */
export function runEvents(g: Game, frame: Events): void {
  if (frame.applying) {
    continueEnters(g, frame)
    return
  }
  for (let i = frame.i; i < frame.intents.length; i++) {
    const intent = frame.intents[i]!
    if (intent.kind === 'nothing') continue
    const found = applicable(g, intent)
    if (found.length === 0) {
      if (needsHost(g, intent)) {
        chooseHost(g, frame, i, intent as MoveIntent)
        return
      }
      continue
    }
    let chosen = found[0]!
    if (found.length > 1 && !orderIsIdle(g, intent, found)) {
      if (frame.answer && 'option' in frame.answer) chosen = found[frame.answer.option]!
      else {
        setTop(g, { ...frame, i })
        ask(g, {
          kind: 'option',
          player: affectedPlayer(g, intent),
          purpose: 'replacement',
          rules: ['616.1'],
          options: found.map(f => f.source.replacement.r),
          sources: found.map(f => f.source.source),
        })
        return
      }
    }
    const rest = unanswered(frame)
    applyChosen(g, { ...rest, i }, chosen)
    return
  }
  pop(g)
  apply(g, frame.intents, frame.sc, frame.as)
}

/**
 * Whether nobody need be asked which comes first: one permanent's ways of entering; and for players who want no
 * questions without consequence, all that comes to the same.
 */
function orderIsIdle(g: Game, intent: Intent, found: Applicable[]): boolean {
  const { replacement: first } = found[0]!.source
  if (
    first.r === 'enters' &&
    found.every(({ source: { replacement: r } }) => r.r === 'enters' && !r.with.some(w => w.e === 'copy'))
  )
    return true
  if (!g.state.options.skipManaOnly[affectedPlayer(g, intent)]) return false
  if (intent.kind === 'mana') return !manaOrderMatters(g, intent)
  return found.every(({ source: { replacement: r } }) => r.r === 'amount' && r.times !== undefined)
}

const withIntent = (frame: Events, intent: Intent): Events => ({
  ...frame,
  intents: frame.intents.map((x, i) => (i === frame.i ? intent : x)),
})

function marked(intent: Intent, key: string): Intent {
  return { ...intent, applied: [...(intent.applied ?? []), key] }
}

function applyChosen(g: Game, frame: Events, a: Applicable): void {
  const { replacement: r, key, floating } = a.source
  const intent = marked(frame.intents[frame.i]!, key)
  const { ctx } = a
  // a shield is not reduced by damage that can't be prevented [CR 615.12]
  const idle = r.r === 'prevent' && intent.kind === 'damage' && !preventable(g, intent)
  if (floating?.uses !== undefined && !idle) useUp(g, floating.id)
  switch (r.r) {
    case 'enters':
      setTop(g, { ...withIntent(frame, intent), applying: { key, part: 0, local: {} } })
      return
    case 'zone': {
      const move = intent as MoveIntent
      const changed: MoveIntent = { ...move, to: r.to }
      if (r.position === 'bottom') changed.position = -1
      if (r.shuffle) changed.shuffle = true
      if (r.link !== undefined) changed.link = { on: a.source.source, key: r.link }
      setTop(g, withIntent(frame, changed))
      return
    }
    case 'amount': {
      setTop(g, withIntent(frame, changeAmount(g, intent, r, { ...ctx, event: a.event })))
      return
    }
    case 'mana':
      setTop(g, withIntent(frame, intent.kind === 'mana' ? applyManaReplacement(g, intent, r, ctx) : intent))
      return
    case 'skip':
      setTop(g, withIntent(frame, { kind: 'nothing', cause: intent.cause }))
      return
    case 'prevent': {
      if (intent.kind !== 'damage') return
      let prevented = intent.amount
      if (idle) prevented = 0
      else if (floating?.left !== undefined) prevented = Math.min(prevented, floating.left)
      else if (r.n !== undefined && !r.all) prevented = Math.min(prevented, amount(g, r.n, ctx))
      if (floating?.left !== undefined && !idle) spendShield(g, floating.id, prevented)
      let { intents } = withIntent(frame, lessDamage(intent, prevented))
      if (r.then && r.all && !floating && isAllAtOnce(r.event)) {
        const same = preventSame(g, intents, frame.i, key)
        intents = same.intents
        prevented += same.prevented
      }
      setTop(g, { ...frame, intents })
      if (r.then) startProgram(g, r.then, { ...ctx, event: { ...a.event, amount: prevented } }, a.source.source)
      return
    }
    case 'redirect': {
      if (intent.kind !== 'damage') return
      const to = entities(g, r.to, ctx).find(e => (isPlayer(e) ? inGame(g, entityPlayer(e)) : onBattlefield(g, e)))
      let n = intent.amount
      if (floating?.left !== undefined) {
        n = Math.min(n, floating.left)
        spendShield(g, floating.id, n)
      }
      if (to === undefined) {
        setTop(g, withIntent(frame, intent))
        return
      }
      const moved: Intent = { ...intent, to, amount: n }
      const changed = withIntent(frame, moved)
      const rest = intent.amount - n
      setTop(g, rest > 0 ? { ...changed, intents: [...changed.intents, { ...intent, amount: rest }] } : changed)
      return
    }
    case 'regenerate': {
      const move = intent as MoveIntent
      setTop(g, withIntent(frame, { kind: 'nothing', cause: intent.cause }))
      if (floating)
        setReplacements(
          g,
          g.state.replacements.filter(x => x.id !== floating.id),
        )
      startProgram(
        g,
        { do: 'action', action: 'regenerated', what: { ref: 'bound', name: 'regenerated' } },
        { ...ctx, vars: { ...ctx.vars, regenerated: [move.object] } },
        a.source.source,
      )
      return
    }
    case 'instead': {
      if (r.optional) {
        setTop(g, { ...withIntent(frame, intent), applying: { key, part: -1, local: {} } })
        return
      }
      setTop(g, withIntent(frame, { kind: 'nothing', cause: intent.cause }))
      startProgram(g, r.effect, { ...ctx, event: a.event }, a.source.source)
      return
    }
  }
}

function startProgram(g: Game, node: import('@upkeep/ir').Effect, scope: Scope, source: ObjId): void {
  const sc = pushScope(g, scope)
  push(g, { k: 'scopeEnd', pc: 0 })
  push(g, { k: 'run', pc: 0, node, i: 0, local: {}, sc, cause: { by: 'effect', source, player: scope.controller } })
}

function useUp(g: Game, id: number): void {
  setReplacements(
    g,
    g.state.replacements
      .map(r => (r.id === id ? { ...r, uses: r.uses! - 1 } : r))
      .filter(r => r.uses === undefined || r.uses > 0),
  )
}

function spendShield(g: Game, id: number, n: number): void {
  setReplacements(
    g,
    g.state.replacements
      .map(r => (r.id === id ? { ...r, left: r.left! - n } : r))
      .filter(r => r.left === undefined || r.left > 0),
  )
}

function changeAmount(
  g: Game,
  intent: Intent,
  r: Extract<import('@upkeep/ir').Replacement, { r: 'amount' }>,
  ctx: Scope,
): Intent {
  const change = (n: number): number => {
    let x = n
    if (r.set !== undefined) x = amount(g, r.set, ctx)
    if (r.times !== undefined) x *= r.times
    if (r.plus !== undefined) x += amount(g, r.plus, ctx)
    if (r.minus !== undefined) x = Math.max(0, x - amount(g, r.minus, ctx))
    return x
  }
  switch (intent.kind) {
    case 'damage':
    case 'gainLife':
    case 'loseLife':
      return { ...intent, amount: change(intent.amount) }
    case 'counters':
      return { ...intent, n: change(intent.n) }
    case 'createToken':
      return { ...intent, n: change(intent.n) }
    case 'move': {
      // of the counters that it enters with, those that the effect speaks of [CR 122.6]
      const kind = r.event.on === 'counters' ? r.event.kind : undefined
      const counters = (intent.counters ?? []).map(c =>
        kind === undefined || c.kind === kind ? { ...c, n: change(c.n) } : c,
      )
      return { ...intent, counters }
    }
    default:
      return intent
  }
}

// --- entering

/** The parts of "enters …" one after the other, with the choices that they ask for [CR 614.12]. */
function continueEnters(g: Game, frame: Events): void {
  const { applying } = frame
  const intent = frame.intents[frame.i]! as MoveIntent
  const a = applicable(g, { ...intent, applied: (intent.applied ?? []).filter(k => k !== applying!.key) }).find(
    x => x.source.key === applying!.key,
  )
  const { applying: _a, answer: _b, ...done } = frame
  if (!a) {
    setTop(g, done)
    return
  }
  const r = a.source.replacement
  if (applying!.part === -1 && r.r === 'instead') {
    // "you may … instead"
    if (!frame.answer) {
      ask(g, {
        kind: 'yesNo',
        player: a.ctx.controller,
        purpose: 'replace',
        source: a.source.source,
        rules: ['614.1a'],
      })
      return
    }
    const yes = 'yes' in frame.answer && frame.answer.yes
    setTop(g, yes ? withIntent(done, { kind: 'nothing', cause: intent.cause }) : done)
    if (yes) startProgram(g, r.effect, { ...a.ctx, event: a.event }, a.source.source)
    return
  }
  if (r.r !== 'enters') throw new Error(`${r.r} has no parts`)
  const part = r.with[applying!.part]
  if (part === undefined) {
    setTop(g, done)
    return
  }
  enterPart(g, frame, intent, part, a)
}

function enterPart(g: Game, frame: Events, intent: MoveIntent, part: EntersWith, a: Applicable): void {
  const { answer } = frame
  const rest = unanswered(frame)
  const applying = frame.applying!
  const { ctx } = a
  const next = (change: Partial<MoveIntent>): void => {
    setTop(g, {
      ...withIntent(rest, { ...intent, ...change }),
      applying: { ...applying, part: applying.part + 1, local: {} },
    })
  }
  const player = ctx.controller
  switch (part.e) {
    case 'tapped': {
      if (part.condition && !holds(g, part.condition, ctx)) return next({})
      if (part.unless && holds(g, part.unless, ctx)) return next({})
      if (!part.unlessPaid) return next({ tapped: true })
      // "you may pay …; if you don't, it enters tapped"
      if (applying.local['paying']) {
        const paid = g.state.scopes[Number(applying.local['sc'])]?.vars['paid'] === true
        stateList(g, 'scopes').length = Number(applying.local['sc'])
        return next(paid ? {} : { tapped: true })
      }
      if (!answer) {
        if (!canPay(g, player, part.unlessPaid, { source: intent.object })) return next({ tapped: true })
        ask(g, { kind: 'yesNo', player, purpose: 'payToEnter', source: intent.object, rules: ['614.1c', '118.12'] })
        return
      }
      if (!('yes' in answer) || !answer.yes) return next({ tapped: true })
      const sc = pushScope(g, { ...ctx, vars: { ...ctx.vars } })
      setTop(g, { ...rest, applying: { ...applying, local: { paying: true, sc } } })
      pushPay(g, player, part.unlessPaid, { by: 'cost', source: intent.object, player }, sc, 'paid')
      return
    }
    case 'counters': {
      if (part.condition && !holds(g, part.condition, ctx)) return next({})
      const n = amount(g, part.n, ctx)
      if (n <= 0) return next({})
      return next({ counters: [...(intent.counters ?? []), { kind: part.kind, n }] })
    }
    case 'mods':
      if (part.condition && !holds(g, part.condition, ctx)) return next({})
      return next({ mods: [...(intent.mods ?? []), ...part.mods] })
    case 'faceDown':
      return next({ faceDown: true })
    case 'choose': {
      if (!answer) {
        chooseWord(g, player, part.what, intent.object, part.from, ctx, ['614.12a'])
        if (g.state.decision === null) return next({})
        return
      }
      const key = chosenKey(part.what)
      return next({ chosen: { ...intent.chosen, [key]: wordOf(g, part.what, answer, part.from, ctx) } })
    }
    case 'copy': {
      if (!answer) {
        const options = candidates(g, part.filter, ctx)
        if (options.length === 0) return next({})
        ask(g, {
          kind: 'objects',
          player,
          purpose: 'copy',
          source: intent.object,
          options,
          min: part.may ? 0 : 1,
          max: 1,
          rules: ['707.5', '614.12a'],
        })
        return
      }
      const id = 'objects' in answer ? answer.objects[0] : undefined
      if (id === undefined) return next({})
      const was = g.state.objects[id]!
      const copy = copyOf(was, part.mods)
      // what it now has may change how it enters too [CR 614.12, 707.5]
      const more = (part.counters ?? []).map(c => ({ kind: c.kind, n: amount(g, c.n, ctx) }))
      const own = loyaltyOf(g, copy).counters ?? []
      const counters = [...own, ...more]
      return next(counters.length > 0 ? { copy, counters } : { copy })
    }
    case 'do': {
      if (applying.local['done']) {
        const sc = Number(applying.local['sc'])
        const vars = g.state.scopes[sc]?.vars ?? {}
        stateList(g, 'scopes').length = sc
        const chosen: Record<string, string | number> = { ...intent.chosen }
        for (const name in vars) if (name.startsWith('chosen:')) chosen[name.slice(7)] = vars[name] as string | number
        return next({ chosen })
      }
      setMark(g, intent.object, 'entering', 1)
      touch(g)
      const sc = pushScope(g, { ...ctx, vars: { ...ctx.vars } })
      setTop(g, { ...rest, applying: { ...applying, local: { done: true, sc } } })
      push(g, {
        k: 'run',
        pc: 0,
        node: part.effect,
        i: 0,
        local: {},
        sc,
        cause: { by: 'effect', source: intent.object, player },
      })
      return
    }
  }
}

function loyaltyOf(g: Game, copy: CopyValues): Partial<MoveIntent> {
  const face = copy.faceDown ? undefined : g.state.defs[copy.def]?.faces[copy.face]
  return typeof face?.loyalty === 'number' ? { counters: [{ kind: 'loyalty', n: face.loyalty }] } : {}
}

/** Under which key a choice is remembered. */
export function chosenKey(what: string): string {
  if (what === 'creatureType' || what === 'landType' || what === 'basicLandType') return 'type'
  if (what === 'cardName') return 'name'
  if (what === 'opponent') return 'player'
  if (what === 'colorOrColorless') return 'color'
  return what
}

export function wordOf(
  g: Game,
  what: string,
  answer: import('../game/decision.ts').Answer,
  from: readonly (string | number)[] | undefined,
  ctx: Scope,
): string | number {
  if ('name' in answer) return answer.name
  if ('number' in answer) return answer.number
  if ('objects' in answer) return -1 - answer.objects[0]!
  if ('option' in answer) return wordOptions(g, what, from, ctx)[answer.option]!
  throw new Error(`no answer to ${what}`)
}

export function wordOptions(
  _g: Game,
  what: string,
  from: readonly (string | number)[] | undefined,
  _ctx: Scope,
): (string | number)[] {
  if (from) return from.slice()
  if (what === 'color') return ['W', 'U', 'B', 'R', 'G']
  if (what === 'colorOrColorless') return ['W', 'U', 'B', 'R', 'G', 'C']
  if (what === 'basicLandType') return ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']
  if (what === 'landType') return ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Desert', 'Gate', 'Cave']
  if (what === 'cardType')
    return ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Instant', 'Kindred', 'Land', 'Planeswalker', 'Sorcery']
  if (what === 'oddOrEven') return ['odd', 'even']
  throw new Error(`no list of ${what}`)
}

// --- Auras that enter without resolving as spells [CR 303.4f, 303.4g]

function needsHost(g: Game, intent: Intent): boolean {
  if (intent.kind !== 'move' || intent.to !== 'battlefield' || intent.attachTo) return false
  const obj = g.state.objects[intent.object]
  if (!obj || obj.def < 0) return false
  return movingChars(g, obj, intent).subtypes.includes('Aura')
}

function chooseHost(g: Game, frame: Events, i: number, intent: MoveIntent): void {
  const obj = g.state.objects[intent.object]!
  const player: PlayerId = intent.controller ?? obj.owner
  const chars = movingChars(g, obj, intent)
  const enchant = chars.abilities.find(a => a.ability.a === 'keyword' && a.ability.keyword === 'enchant')?.ability
  const n = enchant && enchant.a === 'keyword' && typeof enchant.n === 'number' ? enchant.n : 1
  const { answer } = frame
  const rest = unanswered(frame)
  const at: Events = { ...rest, i }
  if (answer && 'objects' in answer) {
    setTop(g, withIntent(at, { ...intent, attachTo: answer.objects }))
    return
  }
  const all =
    enchant && enchant.a === 'keyword' && enchant.filter
      ? candidates(g, enchant.filter, { source: intent.object, controller: player, vars: {} })
      : []
  const options = all.filter(e => canBeAttached(g, intent.object, e, { controller: player, chars }))
  if (options.length < n) {
    // it stays where it is; from the stack, or a token, it goes or never comes [CR 303.4g, 303.4h]
    const from = obj.marks['limbo'] ? 'limbo' : obj.zone
    setTop(
      g,
      withIntent(at, from === 'stack' ? { ...intent, to: 'graveyard' } : { kind: 'nothing', cause: intent.cause }),
    )
    return
  }
  if (options.length === n) {
    setTop(g, withIntent(at, { ...intent, attachTo: options }))
    return
  }
  setTop(g, at)
  ask(g, {
    kind: 'objects',
    player,
    purpose: 'enchant',
    source: intent.object,
    options,
    min: n,
    max: n,
    rules: ['303.4f'],
  })
}
