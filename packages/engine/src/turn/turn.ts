import type { Step } from '@upkeep/ir'
import { ruleScope } from '../casting/cost-rules.ts'
import { needsFirstStrikeStep } from '../combat/damage.ts'
import { hasAttackers } from '../combat/defenders.ts'
import { controllerOf, playerRules, rulesOn } from '../continuous/characteristics.ts'
import { noteControl } from '../door/control.ts'
import type { Intent } from '../door/intent.ts'
import { forgetLandsPlayed, forgetUses, healDamage, noteTurnBegan, noteUpkeep, setMark } from '../door/marks.ts'
import { record, TURN } from '../door/record.ts'
import {
  ask,
  pop,
  push,
  setCombat,
  setFacts,
  setResult,
  setStep,
  setTop,
  setTurn,
  touchLightly,
  touchTaps,
} from '../door/write.ts'
import { setPool } from '../door/zones.ts'
import { amount } from '../game/amounts.ts'
import type { FrameOf } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { apnap, hasKeyword, nextPlayer, permanents } from '../game/look.ts'
import type { ObjId, PlayerId } from '../game/types.ts'
import { happen } from '../replacement/happen.ts'
import { expire } from './durations.ts'

/** The steps of a turn [CR 500.1]. */
export const STEPS: readonly Step[] = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'combat',
  'attackers',
  'blockers',
  'damage',
  'endcombat',
  'main2',
  'end',
  'cleanup',
]

/** One turn after the other [CR 500]. */
export function runTurn(g: Game, frame: FrameOf<'turn'>): void {
  const { turn } = g.state
  if (frame.pc === 0) {
    const limit = g.state.options.turnLimit
    if (limit > 0 && turn.number >= limit) {
      setResult(g, { winners: [], draw: true, reason: 'turn limit' })
      return
    }
    beginTurn(g)
    setTop(g, { k: 'turn', pc: 1 })
    return
  }
  const step = turn.coming[0]
  if (step === undefined) {
    setTop(g, { k: 'turn', pc: 0 })
    return
  }
  const coming = turn.coming.slice(1)
  if (maySkip(g, step)) {
    setStep(g, turn.step, coming)
    if (skipped(g, step)) return
    setStep(g, step, g.state.turn.coming)
  } else setStep(g, step, coming)
  push(g, { k: 'step', pc: 0, step })
}

/** Who takes the next turn: extra turns first, the most recently made first [CR 500.7]. */
function beginTurn(g: Game): void {
  const { turn } = g.state
  let active: PlayerId
  let { lastRegular } = turn
  let extraTurns = turn.extraTurns.filter(p => !g.state.players[p]!.lost)
  if (extraTurns.length > 0 && turn.number > 0) {
    active = extraTurns[0]!
    extraTurns = extraTurns.slice(1)
  } else {
    active = turn.number === 0 ? turn.active : nextPlayer(g, lastRegular)
    lastRegular = active
  }
  const skip = turn.skips.find(s => s.player === active && s.step === 'turn')
  if (skip) {
    setTurn(g, { skips: turn.skips.filter(s => s !== skip), lastRegular, extraTurns })
    return beginTurn(g)
  }
  const zero = g.state.players.map(() => 0)
  setTurn(g, {
    number: turn.number + 1,
    active,
    extraTurns,
    lastRegular,
    coming: STEPS.slice(),
    step: 'untap',
    lastSpells: turn.spells,
    spells: zero,
    drawn: zero,
    attacked: false,
  })
  noteControl(g)
  noteTurnBegan(g, active)
  forgetLandsPlayed(g)
  for (const id of g.state.battlefield) if (Object.keys(g.state.objects[id]!.used).length > 0) forgetUses(g, id)
  if (!g.state.options.log)
    setFacts(
      g,
      g.state.facts.filter(f => f.turn >= turn.number),
    )
  expire(g, 'turn')
  touchTaps(g)
  record(g, { kind: 'turn', player: active, cause: TURN, rules: ['500.1'] })
}

/** Whether anything could have the step skipped at all. */
function maySkip(g: Game, step: Step): boolean {
  const { active, skips } = g.state.turn
  if (skips.length > 0 || step === 'draw' || step === 'blockers' || step === 'damage' || step === 'firststrike')
    return true
  return playerRules(g, active).length > 0
}

function skipped(g: Game, step: Step): boolean {
  // the player who starts skips the draw step of their first turn in a two-player game [CR 103.8a]
  if (step === 'draw' && g.state.turn.number === 1 && g.state.players.length === 2) return true
  const { active, skips } = g.state.turn
  const names: string[] = [step]
  if (step === 'combat') names.push('combat')
  if (step === 'main1' || step === 'main2') names.push('main')
  const at = skips.find(s => s.player === active && names.includes(s.step))
  if (at) {
    setTurn(g, { skips: skips.filter(s => s !== at) })
    if (step === 'combat') dropCombat(g)
    return true
  }
  for (const r of playerRules(g, active)) if (r.mod.m === 'skip' && names.includes(r.mod.step)) return true
  // without attackers there are no blocks and no damage [CR 508.8]
  if ((step === 'blockers' || step === 'damage' || step === 'firststrike') && !hasAttackers(g)) return true
  return false
}

function dropCombat(g: Game): void {
  const { coming } = g.state.turn
  let n = 0
  while (n < coming.length && ['attackers', 'blockers', 'firststrike', 'damage', 'endcombat'].includes(coming[n]!)) n++
  setTurn(g, { coming: coming.slice(n) })
}

/** A step: its beginning, its turn-based actions, priority, its end [CR 500]. */
export function runStep(g: Game, frame: FrameOf<'step'>): void {
  const { step } = frame
  const { active } = g.state.turn
  switch (frame.pc) {
    case 0: {
      setTop(g, { k: 'step', pc: 1, step })
      if (step === 'untap') return untapStep(g, active)
      if (step === 'upkeep') {
        noteUpkeep(g, active)
        expire(g, 'upkeep')
      }
      if (step === 'combat') {
        setCombat(g, { attackingPlayer: active, attackers: [], blockers: [], dealtFirst: [], firstStrikeStep: false })
      }
      if (step === 'cleanup') {
        push(g, { k: 'cleanup', pc: 0 })
        return
      }
      record(g, { kind: 'step', player: active, text: step, cause: TURN, rules: [rulesOf(step)] })
      if (!turnBased(g, step, active)) givePriority(g, step, active)
      return
    }
    case 1:
      if (step === 'untap' || step === 'cleanup')
        setTop(g, { k: 'step', pc: 2, step }) // no player gets priority [CR 502.4, 514.3]
      else givePriority(g, step, active)
      return
    default: {
      pop(g)
      endStep(g, step)
    }
  }
}

function givePriority(g: Game, step: Step, player: PlayerId): void {
  setTop(g, { k: 'step', pc: 2, step })
  push(g, { k: 'priority', pc: 0, player, passed: 0 })
}

/** Starts what is done in a step before any player gets priority. Whether there is anything [CR 703.4]. */
function turnBased(g: Game, step: Step, active: PlayerId): boolean {
  switch (step) {
    case 'draw':
      push(g, { k: 'draw', pc: 0, player: active, n: 1, cause: TURN })
      return true
    case 'attackers':
      push(g, { k: 'attackers', pc: 0 })
      return true
    case 'blockers':
      push(g, { k: 'blockers', pc: 0, defenders: apnap(g).filter(p => p !== active) })
      return true
    case 'damage':
      if (!g.state.combat!.firstStrikeStep && needsFirstStrikeStep(g)) {
        setTop(g, { k: 'step', pc: 1, step: 'firststrike' })
        setStep(g, 'firststrike', ['damage', ...g.state.turn.coming])
        setCombat(g, { ...g.state.combat!, firstStrikeStep: true })
        push(g, { k: 'combatDamage', pc: 0, first: true, assignments: [], queue: [] })
      } else push(g, { k: 'combatDamage', pc: 0, first: false, assignments: [], queue: [] })
      return true
    default:
      return false
  }
}

const RULES: Partial<Record<Step, string>> = {
  untap: '502.1',
  upkeep: '503.1',
  draw: '504.1',
  main1: '505.1',
  combat: '507.1',
  attackers: '508.1',
  blockers: '509.1',
  firststrike: '510.4',
  damage: '510.1',
  endcombat: '511.1',
  main2: '505.1',
  end: '513.1',
  cleanup: '514.1',
}
const rulesOf = (step: Step): string => RULES[step] ?? '500.1'

/** Mana empties, durations end [CR 500.5]. */
function endStep(g: Game, step: Step): void {
  for (let p = 0; p < g.state.players.length; p++) {
    const { pool } = g.state.players[p]!
    if (pool.length > 0 && !keepsMana(g, p))
      setPool(
        g,
        p,
        pool.filter(m => m.persists),
      )
  }
  if (step === 'endcombat') {
    setCombat(g, null)
    expire(g, 'combat')
  }
}

function keepsMana(g: Game, p: PlayerId): boolean {
  return playerRules(g, p).some(r => r.mod.m === 'manaLasts')
}

/** Phasing, then untapping [CR 502]. */
function untapStep(g: Game, active: PlayerId): void {
  const intents: Intent[] = []
  for (const id of g.state.battlefield) {
    const obj = g.state.objects[id]!
    if (obj.phasedOut && !obj.phasedOut.with && obj.phasedOut.by === active)
      intents.push({ kind: 'phase', object: id, out: false, cause: TURN, rules: ['502.1'] })
    else if (!obj.phasedOut && controllerOf(g, id) === active && hasKeyword(g, id, 'phasing'))
      intents.push({ kind: 'phase', object: id, out: true, cause: TURN, rules: ['502.1'] })
  }
  if (intents.length > 0) {
    setTop(g, { k: 'step', pc: 1, step: 'untap' })
    push(g, { k: 'untap', pc: 0 })
    happen(g, intents, {})
    return
  }
  push(g, { k: 'untap', pc: 0 })
}

/** What untaps: all but what can't or, by choice, need not [CR 502.3]. */
export function runUntap(g: Game, frame: FrameOf<'untap'>): void {
  const { active } = g.state.turn
  const tapped = permanents(g).filter(id => g.state.objects[id]!.tapped && controllerOf(g, id) === active)
  const free: ObjId[] = []
  const optional: ObjId[] = []
  for (const id of tapped) {
    if (rulesOn(g, id).some(r => r.mod.m === 'cant' && (r.mod.what === 'untapInUntapStep' || r.mod.what === 'untap')))
      continue
    if ((g.state.objects[id]!.marks['exerted'] ?? 0) > 0) continue
    if ((g.state.objects[id]!.counters['stun'] ?? 0) > 0) free.push(id)
    else if (rulesOn(g, id).some(r => r.mod.m === 'may' && r.mod.what === 'notUntap')) optional.push(id)
    else free.push(id)
  }
  let chosen = optional
  if (optional.length > 0) {
    if (!frame.answer) {
      ask(g, {
        kind: 'objects',
        player: active,
        purpose: 'untap',
        options: optional,
        min: 0,
        max: optional.length,
        rules: ['502.3'],
      })
      return
    }
    chosen = 'objects' in frame.answer ? frame.answer.objects : []
  }
  pop(g)
  for (const id of tapped) if ((g.state.objects[id]!.marks['exerted'] ?? 0) > 0) setMark(g, id, 'exerted', 0)
  const intents: Intent[] = [...free, ...chosen].map(id =>
    (g.state.objects[id]!.counters['stun'] ?? 0) > 0
      ? { kind: 'counters', on: id, counter: 'stun', n: -1, cause: TURN, rules: ['122.1d'] }
      : { kind: 'untap', object: id, cause: TURN, rules: ['502.3'] },
  )
  // what does not untap in this step has had it [CR 502.3]
  expire(g, 'untapped')
  if (intents.length > 0) happen(g, intents, {})
}

/** Discarding to the maximum hand size, damage and "until end of turn" end; perhaps priority [CR 514]. */
export function runCleanup(g: Game, frame: FrameOf<'cleanup'>): void {
  const { active } = g.state.turn
  switch (frame.pc) {
    case 0: {
      const max = maxHandSize(g, active)
      const { hand } = g.state.players[active]!
      const over = hand.length - max
      if (over <= 0) {
        setTop(g, { k: 'cleanup', pc: 1 })
        return
      }
      if (frame.answer && 'objects' in frame.answer) {
        setTop(g, { k: 'cleanup', pc: 1 })
        happen(
          g,
          frame.answer.objects.map(object => ({
            kind: 'move',
            object,
            to: 'graveyard',
            cause: { by: 'turn', as: 'discard' },
            rules: ['514.1'],
          })),
          {},
        )
        return
      }
      ask(g, {
        kind: 'objects',
        player: active,
        purpose: 'discard',
        options: hand.slice(),
        min: over,
        max: over,
        rules: ['514.1'],
      })
      return
    }
    case 1: {
      for (const id of g.state.battlefield) {
        const obj = g.state.objects[id]!
        if (obj.damage > 0 || obj.deathtouched) healDamage(g, id)
      }
      expire(g, 'endOfTurn')
      touchLightly(g)
      setTop(g, { k: 'cleanup', pc: 2, facts: g.state.factCount })
      push(g, { k: 'stateBased', pc: 0 })
      return
    }
    case 2: {
      // if anything triggered or happened, players get priority and another cleanup step follows [CR 514.3a]
      if (g.state.pending.length === 0 && g.state.factCount === frame.facts) return pop(g)
      setTop(g, { k: 'cleanup', pc: 3 })
      push(g, { k: 'priority', pc: 0, player: active, passed: 0 })
      return
    }
    default: {
      setTop(g, { k: 'cleanup', pc: 0 })
    }
  }
}

function maxHandSize(g: Game, p: PlayerId): number {
  let max = 7
  for (const r of playerRules(g, p))
    if (r.mod.m === 'maxHandSize') {
      if (r.mod.n === 'none') return Number.MAX_SAFE_INTEGER
      const n = amount(g, r.mod.n, ruleScope(r))
      max = r.mod.change === 'add' ? max + n : n
    }
  return Math.max(0, max)
}

/** Draws one by one, so that each can be replaced [CR 121.2]. */
export function runDraw(g: Game, frame: FrameOf<'draw'>): void {
  if (frame.n <= 0) return pop(g)
  if (frame.n === 1) pop(g)
  else setTop(g, { ...frame, n: frame.n - 1 })
  if (g.state.players[frame.player]!.lost) return
  if (
    playerRules(g, frame.player).some(
      r =>
        r.mod.m === 'cant' &&
        r.mod.what === 'draw' &&
        (r.mod.n === undefined || (g.state.turn.drawn[frame.player] ?? 0) >= r.mod.n),
    )
  )
    return
  const how: { sc?: number; as?: string } = {}
  if (frame.sc !== undefined) how.sc = frame.sc
  if (frame.as !== undefined) how.as = frame.as
  happen(g, [{ kind: 'draw', player: frame.player, cause: frame.cause }], how)
}
