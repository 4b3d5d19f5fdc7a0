import { characteristics, controllerOf } from '../continuous/characteristics.ts'
import { never } from '../game/errors.ts'
import type { Game } from '../game/game.ts'
import { onBattlefield } from '../game/look.ts'
import { type Entity, entityPlayer, isPlayer, type Mana, type ObjId, playerEntity, type Value } from '../game/types.ts'
import { happen } from '../replacement/happen.ts'
import { type TriggerWatch, watchesOf } from '../triggers/watch.ts'
import { applyCease } from './cease.ts'
import { applyDamage } from './damage.ts'
import type { Intent } from './intent.ts'
import { type AsItWas, carryMove, leaveCombat, shuffleLibrary } from './move.ts'
import { defIndex, makeObject } from './objects.ts'
import { type NewFact, record } from './record.ts'
import { tokenCard } from './token-card.ts'
import {
  bind,
  nextClock,
  playerList,
  setTurn,
  stateList,
  touch,
  touchLightly,
  touchTaps,
  touchVitals,
  writeObj,
  writePlayer,
} from './write.ts'

/** What lies behind an event: the watches of what leaves, as they were before it [CR 603.10]. */
interface Back {
  watches: TriggerWatch[]
  hosts: Map<ObjId, Entity[]>
}

const NONE: Outcome['before'] = new Map()

/**
 * The one place where what happens is carried out: all intents as one event, then their facts, which triggers match.
 * Objects that came of it are bound to `as` in the scope.
 */
export function apply(g: Game, intents: readonly Intent[], sc?: number, as?: string): void {
  let back: Back | undefined
  let before: Outcome['before'] = NONE
  for (const intent of intents)
    if (leaves(intent) && g.state.objects[intent.object]?.zone === 'battlefield') {
      if (!back) {
        back = { watches: [], hosts: new Map() }
        before = new Map()
      }
      watchesOf(g, intent.object, back.watches)
      // what leaves is remembered as it was before any of the event [CR 608.2h, 704.8]
      before.set(intent.object, {
        chars: characteristics(g, intent.object),
        controller: controllerOf(g, intent.object),
      })
      const hosts = g.state.objects[intent.object]!.attachedTo
      if (hosts.length > 0) back.hosts.set(intent.object, hosts)
    }
  if (back)
    for (const id of g.state.battlefield) {
      const { attachedTo } = g.state.objects[id]!
      if (attachedTo.length > 0) back.hosts.set(id, attachedTo)
    }
  const out: Outcome = { facts: [], results: [], after: [], before }
  let total = 0
  for (const intent of intents) total += applyOne(g, intent, out)
  const event = nextClock(g)
  for (const fact of out.facts) {
    fact.event = event
    record(g, fact, back)
  }
  if (sc !== undefined) {
    if (as !== undefined) bindResult(g, sc, as, out.results, total, intents)
  }
  if (out.after.length > 0) happen(g, out.after, sc === undefined ? {} : { sc })
}

/** Objects that leave look back in time, those that leave the game too [CR 603.6c, 603.10]. */
function leaves(intent: Intent): intent is Extract<Intent, { kind: 'move' | 'cease' }> {
  return intent.kind === 'move' || intent.kind === 'cease'
}

/** What came of an event: facts to record, objects to bind, and events that follow from it at once. */
export interface Outcome {
  facts: NewFact[]
  results: Entity[]
  after: Intent[]
  /** Permanents that leave, as they were before the event. */
  before: Map<ObjId, AsItWas>
}

/** Moves and tokens bind the objects; damage, life and counters bind the amount. */
function bindResult(
  g: Game,
  sc: number,
  as: string,
  results: Entity[],
  total: number,
  intents: readonly Intent[],
): void {
  const before = g.state.scopes[sc]!.vars[as]
  const objects = intents.some(
    i => i.kind === 'move' || i.kind === 'createToken' || i.kind === 'draw' || i.kind === 'tap' || i.kind === 'untap',
  )
  let value: Value
  if (objects) value = Array.isArray(before) && as.endsWith('+') ? [...before, ...results] : results
  else value = total
  bind(g, sc, as, value)
}

function applyOne(g: Game, intent: Intent, out: Outcome): number {
  const { cause } = intent
  const { facts, results } = out
  const rules = intent.rules ?? []
  switch (intent.kind) {
    case 'nothing':
      return 0
    case 'move': {
      if (!g.state.objects[intent.object]) return 0
      const as = out.before.get(intent.object)
      const controller = as?.controller ?? controllerOf(g, intent.object)
      const { from, moved, was } = carryMove(g, intent, as)
      const fact: NewFact = { kind: 'move', subject: was.id, moved, to: intent.to, player: controller, cause, rules }
      if (from) fact.from = from
      facts.push(fact)
      results.push(moved)
      if (intent.to === 'battlefield' && intent.attachTo?.length)
        for (const host of intent.attachTo)
          facts.push({ kind: 'attach', subject: moved, other: host, text: 'attached', cause, rules: ['303.4'] })
      return 1
    }
    case 'damage':
      return applyDamage(g, intent, out)
    case 'gainLife': {
      if (intent.amount <= 0) return 0
      writePlayer(g, intent.player).life += intent.amount
      touchVitals(g)
      facts.push({
        kind: 'gainLife',
        player: intent.player,
        subject: playerEntity(intent.player),
        amount: intent.amount,
        cause,
        rules: ['119.3'],
      })
      return intent.amount
    }
    case 'loseLife': {
      if (intent.amount <= 0) return 0
      writePlayer(g, intent.player).life -= intent.amount
      touchVitals(g)
      const fact = { player: intent.player, subject: playerEntity(intent.player), amount: intent.amount, cause }
      if (intent.pay) facts.push({ kind: 'payLife', ...fact, rules: ['119.4'] })
      facts.push({ kind: 'loseLife', ...fact, rules: ['119.3'] })
      return intent.amount
    }
    case 'draw': {
      const top = g.state.players[intent.player]!.library[0]
      if (top === undefined) {
        writePlayer(g, intent.player).drewFromEmpty = true
        return 0
      }
      const drawn = g.state.turn.drawn.slice()
      drawn[intent.player] = (drawn[intent.player] ?? 0) + 1
      setTurn(g, { drawn })
      const { moved } = carryMove(g, { kind: 'move', object: top, to: 'hand', cause })
      results.push(moved)
      facts.push({
        kind: 'move',
        subject: top,
        moved,
        from: 'library',
        to: 'hand',
        player: intent.player,
        cause: { ...cause, as: 'draw' },
        rules: ['121.1'],
      })
      const fact: NewFact = {
        kind: 'draw',
        player: intent.player,
        subject: moved,
        amount: drawn[intent.player]!,
        cause,
        rules: ['121.1'],
      }
      if (cause.by === 'turn') fact.text = 'first'
      facts.push(fact)
      return 1
    }
    case 'counters':
      return applyCounters(g, intent, facts)
    case 'tap':
    case 'untap': {
      const obj = g.state.objects[intent.object]
      const tapped = intent.kind === 'tap'
      if (!obj || obj.tapped === tapped) return 0
      writeObj(g, intent.object).tapped = tapped
      touchTaps(g)
      results.push(intent.object)
      facts.push({ kind: intent.kind, subject: intent.object, player: controllerOf(g, intent.object), cause, rules })
      return 1
    }
    case 'createToken': {
      createTokens(g, intent, out)
      return intent.n
    }
    case 'mana': {
      touchLightly(g)
      const pool = playerList(g, intent.player, 'pool')
      const source = g.state.objects[intent.source] ?? g.state.gone[intent.source]?.obj
      for (const type of intent.mana) {
        const unit: Mana = { type, source: intent.source }
        if (intent.extra) Object.assign(unit, intent.extra)
        if (source && source.def >= 0) {
          const chars = characteristics(g, intent.source)
          if (chars.supertypes.includes('Snow')) unit.snow = true
          if (chars.subtypes.includes('Treasure')) unit.treasure = true
        }
        if (intent.only) unit.only = intent.only
        if (intent.persists) unit.persists = true
        pool.push(unit)
      }
      if (intent.tapped && intent.mana.length > 0)
        facts.push({
          kind: 'tapForMana',
          subject: intent.source,
          player: intent.player,
          amount: intent.mana.length,
          mana: intent.mana,
          cause,
          rules: ['106.12'],
        })
      else if (intent.mana.length > 0)
        facts.push({
          kind: 'mana',
          subject: intent.source,
          player: intent.player,
          amount: intent.mana.length,
          mana: intent.mana,
          cause,
          rules: ['106.3'],
        })
      return intent.mana.length
    }
    case 'attach': {
      const obj = g.state.objects[intent.object]
      if (!obj) return 0
      const w = writeObj(g, intent.object)
      for (const before of w.attachedTo)
        if (!intent.to.includes(before))
          facts.push({
            kind: 'attach',
            subject: intent.object,
            other: before,
            text: 'unattached',
            cause,
            rules: ['701.3'],
          })
      const fresh = intent.to.filter(e => !w.attachedTo.includes(e))
      w.attachedTo = intent.to.slice()
      if (fresh.length > 0) w.time = nextClock(g)
      touch(g)
      for (const host of fresh)
        facts.push({ kind: 'attach', subject: intent.object, other: host, text: 'attached', cause, rules: ['701.3'] })
      return fresh.length
    }
    case 'shuffle': {
      const before = g.state.players[intent.player]!.library.slice()
      shuffleLibrary(g, intent.player)
      forgetOrder(g, before)
      facts.push({ kind: 'shuffle', player: intent.player, cause, rules: ['701.24'] })
      return 1
    }
    case 'loseGame': {
      const w = writePlayer(g, intent.player)
      if (w.lost) return 0
      w.lost = true
      w.lostBy = intent.reason
      g.derived.unsettled = true
      touch(g)
      facts.push({
        kind: 'loseGame',
        player: intent.player,
        subject: playerEntity(intent.player),
        text: intent.reason,
        cause,
        rules,
      })
      return 1
    }
    case 'winGame': {
      writePlayer(g, intent.player).won = true
      touchVitals(g)
      g.derived.unsettled = true
      facts.push({
        kind: 'winGame',
        player: intent.player,
        subject: playerEntity(intent.player),
        cause,
        rules: ['104.2b'],
      })
      return 1
    }
    case 'phase':
      return applyPhase(g, intent.object, intent.out, facts)
    case 'face': {
      const obj = g.state.objects[intent.object]
      if (!obj) return 0
      const w = writeObj(g, intent.object)
      if (intent.change === 'transform') {
        w.face = w.face === 0 ? 1 : 0
        facts.push({ kind: 'transform', subject: intent.object, cause, rules: ['701.27'] })
      } else {
        if (intent.change === 'up') delete w.faceDown
        else w.faceDown = true
        if (intent.change === 'up') facts.push({ kind: 'turnFaceUp', subject: intent.object, cause, rules: ['708.8'] })
      }
      w.time = nextClock(g)
      touch(g)
      return 1
    }
    case 'action': {
      const fact: NewFact = { kind: 'action', text: intent.action, cause, rules }
      if (intent.player !== undefined) fact.player = intent.player
      if (intent.object !== undefined) fact.subject = intent.object
      if (intent.amount !== undefined) fact.amount = intent.amount
      facts.push(fact)
      return intent.amount ?? 1
    }
    case 'cease':
      return applyCease(g, intent, out)
    default:
      return never(intent, 'intent')
  }
}

/** Library cards have new ids after a shuffle; what a resolving effect still means goes on to mean its card. */
function forgetOrder(g: Game, before: readonly ObjId[]): void {
  if (g.state.scopes.length === 0) return
  const fresh = new Map<ObjId, ObjId>()
  for (const id of before) {
    const to = g.state.gone[id]?.moved
    if (to) fresh.set(id, to)
  }
  if (fresh.size === 0) return
  const scopes = stateList(g, 'scopes')
  scopes.forEach((scope, i) => {
    const vars = { ...scope.vars }
    for (const name in vars) {
      const value = vars[name]!
      if (Array.isArray(value) && value.some(e => fresh.has(e))) vars[name] = value.map(e => fresh.get(e) ?? e)
    }
    scopes[i] = { ...scope, vars }
  })
}

function applyCounters(g: Game, intent: Extract<Intent, { kind: 'counters' }>, facts: NewFact[]): number {
  const { on, counter, cause } = intent
  let change = intent.n
  let left: number
  if (isPlayer(on)) {
    const w = writePlayer(g, entityPlayer(on))
    const now = w.counters[counter] ?? 0
    if (change < 0) change = -Math.min(-change, now)
    left = w.counters[counter] = now + change
  } else {
    if (!g.state.objects[on]) return 0
    const w = writeObj(g, on)
    const now = w.counters[counter] ?? 0
    if (change < 0) change = -Math.min(-change, now)
    left = now + change
    if (left === 0) delete w.counters[counter]
    else w.counters[counter] = left
  }
  if (change === 0) return 0
  touch(g)
  const fact: NewFact = { kind: 'counters', subject: on, amount: change, counter, cause, rules: ['122.1'] }
  if (intent.by !== undefined) fact.player = intent.by
  if (change < 0 && left === 0) fact.text = 'last'
  facts.push(fact)
  return Math.abs(change)
}

function applyPhase(g: Game, id: ObjId, out: boolean, facts: NewFact[], host?: ObjId): number {
  const obj = g.state.objects[id]
  if (!obj || (obj.phasedOut !== undefined) === out) return 0
  // what is attached phases with it, indirectly [CR 702.26h]
  const attached = g.state.battlefield.filter(a => {
    const o = g.state.objects[a]!
    return out ? onBattlefield(g, a) && o.attachedTo.includes(id) : o.phasedOut?.with === id
  })
  const controller = controllerOf(g, id)
  const fact: NewFact = {
    kind: 'phase',
    subject: id,
    text: out ? 'out' : 'in',
    player: controller,
    cause: { by: 'rule' },
    rules: ['702.26'],
  }
  const w = writeObj(g, id)
  if (out) {
    w.phasedOut = host === undefined ? { by: controller } : { by: controller, with: host }
    leaveCombat(g, id)
  } else delete w.phasedOut
  touch(g)
  facts.push(fact)
  for (const a of attached) applyPhase(g, a, out, facts, id)
  return 1
}

/** Tokens are made outside all zones and then enter, so that what changes how things enter applies [CR 111.1, 614.12]. */
function createTokens(g: Game, intent: Extract<Intent, { kind: 'createToken' }>, out: Outcome): void {
  for (let i = 0; i < intent.n; i++) {
    const def = tokenDef(g, intent)
    const obj = makeObject(g, 'token', def, intent.player, 'exile', { marks: { limbo: 1 } })
    if ('copyOf' in intent.token) {
      obj.def = intent.token.copyOf.def
      obj.face = intent.token.copyOf.face
      obj.copy = intent.token.copyOf
    }
    out.results.push(obj.id)
    const move: Intent = {
      kind: 'move',
      object: obj.id,
      to: 'battlefield',
      controller: intent.player,
      cause: { ...intent.cause, as: 'create' },
      rules: ['111.1'],
      face: obj.face,
    }
    if (intent.tapped) move.tapped = true
    if (intent.attacking !== undefined) move.attacking = intent.attacking
    if (intent.attachTo) move.attachTo = intent.attachTo
    if (intent.counters) move.counters = intent.counters
    out.after.push(move)
  }
  out.facts.push({
    kind: 'createToken',
    player: intent.player,
    amount: intent.n,
    cause: intent.cause,
    rules: ['111.2'],
  })
}

function tokenDef(g: Game, intent: Extract<Intent, { kind: 'createToken' }>): number {
  const { token } = intent
  return 'copyOf' in token ? token.copyOf.def : defIndex(g, tokenCard(token, intent.stats))
}
