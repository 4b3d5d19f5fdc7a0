import { characteristics, controllerOf, rulesOn } from '../continuous/characteristics.ts'
import type { Intent } from '../door/intent.ts'
import { ask, pop, setCombat, setTop } from '../door/write.ts'
import { type FrameOf, unanswered } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { apnap, onBattlefield } from '../game/look.ts'
import type { Entity, ObjId } from '../game/types.ts'
import { happen } from '../replacement/happen.ts'
import { stillAttacked } from './defenders.ts'
import { pruneCombat } from './prune.ts'

type Damage = FrameOf<'combatDamage'>

/** Whether there are two combat damage steps: somebody has first strike or double strike [CR 510.4]. */
export function needsFirstStrikeStep(g: Game): boolean {
  const { combat } = g.state
  if (!combat) return false
  return combat.attackers.some(a => strikesFirst(g, a.id)) || combat.blockers.some(b => strikesFirst(g, b.id))
}

function strikesFirst(g: Game, id: ObjId): boolean {
  if (!onBattlefield(g, id)) return false
  const { keywords } = characteristics(g, id)
  return keywords.has('first strike') || keywords.has('double strike')
}

/** The frame for one combat damage step; `first`: the one for first strike and double strike. */
export function damageFrame(first: boolean): Damage {
  return { k: 'combatDamage', pc: 0, first, assignments: [], queue: [] }
}

/** Combat damage is assigned [CR 510.1] and dealt at once [CR 510.2]. */
export function runCombatDamage(g: Game, frame: Damage): void {
  switch (frame.pc) {
    case 0:
      begin(g, frame)
      break
    case 1:
      assignNext(g, frame)
      break
    case 2:
      deal(g, frame)
      break
    default:
      pop(g)
  }
}

function begin(g: Game, frame: Damage): void {
  pruneCombat(g)
  const { combat } = g.state
  if (!combat) {
    setTop(g, { ...frame, pc: 2 })
    return
  }
  const involved = [...combat.attackers.map(a => a.id), ...combat.blockers.map(b => b.id)]
  const { dealtFirst, firstStrikeStep } = combat
  let dealing: ObjId[]
  if (frame.first) {
    dealing = involved.filter(id => strikesFirst(g, id))
    setCombat(g, { ...combat, firstStrikeStep: true, dealtFirst: dealing })
  } else if (firstStrikeStep)
    dealing = involved.filter(
      id => !dealtFirst.includes(id) || (onBattlefield(g, id) && characteristics(g, id).keywords.has('double strike')),
    )
  else dealing = involved
  setTop(g, { ...frame, pc: 1, queue: inOrder(g, dealing) })
}

/**
 * Attackers first, then blockers by player in turn order [CR 510.1, 802.5]. Those with trample come after the other
 * attackers, whose damage counts for what is lethal [CR 702.19b].
 */
function inOrder(g: Game, ids: readonly ObjId[]): ObjId[] {
  const attacking = new Set(g.state.combat?.attackers.map(a => a.id))
  const players = apnap(g)
  const rank = (id: ObjId): number => {
    if (attacking.has(id)) return characteristics(g, id).keywords.has('trample') ? 1 : 0
    return 2 + players.indexOf(controllerOf(g, id))
  }
  return ids
    .map((id, i) => ({ id, i, rank: rank(id) }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(x => x.id)
}

/** Between whom a creature divides its damage. */
interface Division {
  source: ObjId
  amount: number
  options: Entity[]
  /** With trample: what is lethal for each blocker; the last option is what it attacks. */
  lethal?: number[]
}

function assignNext(g: Game, frame: Damage): void {
  const { answer } = frame
  const rest = unanswered(frame)
  const [source, ...queue] = rest.queue
  if (source === undefined) {
    setTop(g, { ...rest, pc: 2 })
    return
  }
  if (answer && 'yes' in answer) {
    const through = answer.yes ? throughTo(g, source) : undefined
    const division = through === undefined ? divisionOf(g, rest, source) : whole(g, source, [through])
    assign(g, rest, queue, division)
    return
  }
  if (answer && 'amounts' in answer) {
    const division = divisionOf(g, rest, source)
    if (division) {
      put(g, rest, queue, division, answer.amounts)
      return
    }
  }
  if (choosesThrough(g, source)) {
    setTop(g, rest)
    ask(g, {
      kind: 'yesNo',
      player: controllerOf(g, source),
      purpose: 'asThoughUnblocked',
      source,
      rules: ['510.1c'],
    })
    return
  }
  assign(g, rest, queue, divisionOf(g, rest, source))
}

function assign(g: Game, frame: Damage, queue: ObjId[], division: Division | null): void {
  if (!division || division.options.length === 0) {
    setTop(g, { ...frame, queue })
    return
  }
  const { source, amount, options, lethal } = division
  const forced = onlyDivision(division)
  if (forced) {
    put(g, frame, queue, division, forced)
    return
  }
  setTop(g, frame)
  ask(g, {
    kind: 'divide',
    player: controllerOf(g, source),
    purpose: 'combatDamage',
    source,
    amount,
    options,
    min: options.map(() => 0),
    ...(lethal ? { lethal: [...lethal, 0], trample: true } : {}),
    rules: lethal ? ['510.1c', '702.19b'] : ['510.1'],
  })
}

/** The division where there is but one legal. */
function onlyDivision({ amount, options, lethal }: Division): number[] | null {
  if (options.length === 1) return [amount]
  if (!lethal) return null
  const needed = lethal.reduce((a, b) => a + b, 0)
  // one blocker, and nothing beyond what is lethal for it
  if (lethal.length === 1 && (amount < needed || (amount === needed && needed > 0))) return [amount, 0]
  return null
}

function put(g: Game, frame: Damage, queue: ObjId[], division: Division, amounts: readonly number[]): void {
  const rest = unanswered(frame)
  const assignments = frame.assignments.slice()
  division.options.forEach((to, i) => {
    const amount = amounts[i] ?? 0
    if (amount > 0) assignments.push({ source: division.source, to, amount })
  })
  setTop(g, { ...rest, queue, assignments })
}

function whole(g: Game, source: ObjId, options: Entity[]): Division | null {
  const amount = damageOf(g, source)
  return amount > 0 ? { source, amount, options } : null
}

/** How much combat damage a creature assigns [CR 510.1a]. */
function damageOf(g: Game, id: ObjId): number {
  const { power, toughness } = characteristics(g, id)
  let amount = power
  for (const { mod } of rulesOn(g, id)) {
    if (mod.m !== 'combatDamage') continue
    if (mod.how === 'none') return 0
    if (mod.how === 'toughness') amount = toughness
  }
  return amount
}

/** Whether its controller may have it assign its damage as though it weren't blocked. */
function choosesThrough(g: Game, id: ObjId): boolean {
  const attacker = g.state.combat?.attackers.find(a => a.id === id)
  if (!attacker?.blocked || damageOf(g, id) <= 0 || throughTo(g, id) === undefined) return false
  const rules = rulesOn(g, id)
  if (rules.some(r => r.mod.m === 'combatDamage' && r.mod.how === 'asThoughUnblocked')) return false
  return rules.some(r => r.mod.m === 'combatDamage' && r.mod.how === 'mayAsThoughUnblocked')
}

/** What an attacker attacks, if that still stands; nothing is assigned to a player who left [CR 506.4c, 800.4e]. */
function throughTo(g: Game, id: ObjId): Entity | undefined {
  const { combat } = g.state
  const attacker = combat?.attackers.find(a => a.id === id)
  return attacker && stillAttacked(g, attacker.defender, combat!.attackingPlayer) ? attacker.defender : undefined
}

/** Among what a creature divides its damage [CR 510.1b-d]; null: it assigns none. */
function divisionOf(g: Game, frame: Damage, id: ObjId): Division | null {
  const { combat } = g.state
  const attacker = combat?.attackers.find(a => a.id === id)
  if (!attacker) {
    // a blocker, among the attackers that it still blocks [CR 510.1d]
    const blocked = combat?.blockers.find(b => b.id === id)?.attackers ?? []
    return whole(
      g,
      id,
      blocked.filter(a => onBattlefield(g, a)),
    )
  }
  const through = throughTo(g, id)
  const unblocked =
    attacker.blocked !== true ||
    rulesOn(g, id).some(r => r.mod.m === 'combatDamage' && r.mod.how === 'asThoughUnblocked')
  if (unblocked) return whole(g, id, through === undefined ? [] : [through])
  const blockers = attacker.blockers.filter(b => onBattlefield(g, b))
  const division = whole(g, id, blockers)
  if (!division || through === undefined || !characteristics(g, id).keywords.has('trample')) return division
  division.options = [...blockers, through]
  if (blockers.length > 0) division.lethal = blockers.map(b => lethalFor(g, frame, id, b))
  return division
}

/**
 * How much more is lethal damage for a blocker: its toughness less the damage marked on it and what others assign to it
 * in this step; 1 is enough from a source with deathtouch [CR 702.19b, 702.2c].
 */
function lethalFor(g: Game, frame: Damage, source: ObjId, blocker: ObjId): number {
  let left = characteristics(g, blocker).toughness - g.state.objects[blocker]!.damage
  for (const a of frame.assignments) {
    if (a.to !== blocker || a.source === source) continue
    if (characteristics(g, a.source).keywords.has('deathtouch')) return 0
    left -= a.amount
  }
  if (left <= 0) return 0
  return characteristics(g, source).keywords.has('deathtouch') ? 1 : left
}

function deal(g: Game, frame: Damage): void {
  setTop(g, { ...frame, pc: 3 })
  if (frame.assignments.length === 0) return
  happen(
    g,
    frame.assignments.map(
      (a): Intent => ({
        kind: 'damage',
        source: a.source,
        to: a.to,
        amount: a.amount,
        combat: true,
        cause: { by: 'turn', source: a.source, player: controllerOf(g, a.source) },
        rules: ['510.2'],
      }),
    ),
    {},
  )
}
