import { isSick } from '../casting/costs.ts'
import { characteristics, controllerOf, playerRules } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { permanents } from '../game/look.ts'
import { entities } from '../game/refs.ts'
import {
  type Entity,
  type EventInfo,
  entityPlayer,
  isPlayer,
  type ObjId,
  type PlayerId,
  playerEntity,
} from '../game/types.ts'
import { affordable, type CombatCost } from './costs.ts'
import { attackable } from './defenders.ts'
import {
  type CantRule,
  cantOf,
  cantRules,
  forbids,
  joinLimit,
  type Limit,
  mayRules,
  mustRules,
  ruleScope,
} from './rules.ts'

export interface Attack {
  attacker: ObjId
  defender: Entity
}

export interface AttackOption {
  defender: Entity
  /** How many requirements are obeyed by attacking this [CR 508.1d]. */
  value: number
  costs: CombatCost[]
}

export interface AttackerModel {
  id: ObjId
  options: AttackOption[]
  /** The most requirements that it can obey without paying. */
  best: number
  alone: boolean
}

/** Everything that the declaration of attackers depends on, computed once for each declaration. */
export interface AttackModel {
  player: PlayerId
  attackers: AttackerModel[]
  limits: Limit[]
}

let last: { changes: number; clock: number; model: AttackModel } | undefined

/** Made once for what is asked and how it is answered: no two states of games share both numbers. */
export function attackModel(g: Game): AttackModel {
  const { changes } = g.derived
  const { clock } = g.state
  if (last?.changes === changes && last.clock === clock) return last.model
  const model = makeModel(g)
  last = { changes, clock, model }
  return model
}

function makeModel(g: Game): AttackModel {
  const player = g.state.turn.active
  const model: AttackModel = { player, attackers: [], limits: [] }
  let defenders: Entity[] | undefined
  for (const id of permanents(g)) {
    if (!mayAttack(g, id, player)) continue
    defenders ??= attackable(g, player)
    const options: AttackOption[] = []
    for (const defender of defenders) {
      const option = attackOption(g, model, id, defender)
      if (option) options.push(option)
    }
    if (options.length === 0) continue
    const free = options.filter(o => o.costs.length === 0)
    model.attackers.push({
      id,
      options,
      best: Math.max(0, ...free.map(o => o.value)),
      alone: cantRules(g, id, 'attackAlone').some(r => forbids(g, r, id, undefined, attackEvent(id, 0, player))),
    })
  }
  return model
}

/** An untapped creature, no battle, not summoning sick, without defender [CR 508.1a, 302.6, 702.3b, 702.10b]. */
function mayAttack(g: Game, id: ObjId, player: PlayerId): boolean {
  const obj = g.state.objects[id]!
  if (obj.tapped || controllerOf(g, id) !== player) return false
  const { types, keywords } = characteristics(g, id)
  if (!types.includes('Creature') || types.includes('Battle')) return false
  if (isSick(g, id) && mayRules(g, id, 'attackAsThoughHaste').length === 0) return false
  return !keywords.has('defender') || mayRules(g, id, 'attackAsThoughNoDefender').length > 0
}

function attackEvent(attacker: ObjId, defender: Entity, player: PlayerId): EventInfo {
  const event: EventInfo = { kind: 'attack', subject: attacker, player }
  if (defender !== 0) event.other = defender
  return event
}

/** What it takes to attack this, or null where it is forbidden [CR 508.1c]. */
function attackOption(g: Game, model: AttackModel, id: ObjId, defender: Entity): AttackOption | null {
  const { player } = model
  const event = attackEvent(id, defender, player)
  const costs: CombatCost[] = []
  const limits: { rule: CantRule; defender?: Entity }[] = []
  const consider = (rule: CantRule, subject: Entity, other: Entity, limited?: Entity): boolean => {
    if (!forbids(g, rule, subject, other, event)) return false
    if (rule.mod.unless) costs.push({ creature: id, rule })
    else if (rule.mod.n !== undefined) limits.push(limited === undefined ? { rule } : { rule, defender: limited })
    else return true
    return false
  }
  for (const rule of cantRules(g, id, 'attack', 'attackYou', 'attackOwner')) {
    if (rule.mod.what === 'attackYou' && defender !== playerEntity(rule.controller)) continue
    if (rule.mod.what === 'attackOwner' && defender !== playerEntity(g.state.objects[id]!.owner)) continue
    if (consider(rule, id, defender, rule.mod.what === 'attack' ? undefined : defender)) return null
  }
  for (const rule of cantOf(playerRules(g, player), 'attack')) if (consider(rule, id, defender)) return null
  const onDefender = isPlayer(defender)
    ? cantOf(playerRules(g, entityPlayer(defender)), 'beAttacked')
    : cantRules(g, defender, 'beAttacked')
  for (const rule of onDefender) if (consider(rule, defender, id, defender)) return null
  if (costs.length > 0 && !affordable(g, player, costs, tapsToAttack(g, id) ? [id] : [])) return null
  for (const limit of limits) {
    if (limit.rule.mod.n === 0) return null
    joinLimit(model.limits, limit.rule, id, limit.defender)
  }
  return { defender, value: requirements(g, id, defender), costs }
}

/** How many requirements an attack obeys [CR 508.1d, 701.15b]. */
function requirements(g: Game, id: ObjId, defender: Entity): number {
  let n = mustRules(g, id, 'attack').length
  for (const rule of mustRules(g, id, 'attackPlayer')) {
    const whom = rule.mod.object ? entities(g, rule.mod.object, ruleScope(rule, id)) : [playerEntity(rule.controller)]
    if (whom.includes(defender)) n++
  }
  const { marks } = g.state.objects[id]!
  let goaders = 0
  for (const mark in marks) {
    if (!mark.startsWith('goaded:') || !marks[mark]) continue
    goaders++
    n += isPlayer(defender) && defender !== playerEntity(Number(mark.slice(7))) ? 2 : 1
  }
  if (goaders === 0 && marks['goaded']) n++
  return n
}

/** Attacking makes a creature tap unless it has vigilance [CR 508.1f, 702.20b]. */
export function tapsToAttack(g: Game, id: ObjId): boolean {
  return !characteristics(g, id).keywords.has('vigilance')
}

export function optionOf(model: AttackModel, attack: Attack): AttackOption | undefined {
  return model.attackers.find(a => a.id === attack.attacker)?.options.find(o => o.defender === attack.defender)
}

/** The requirements that a declaration obeys. */
export function obeyed(model: AttackModel, attacks: readonly Attack[]): number {
  let n = 0
  for (const attack of attacks) n += optionOf(model, attack)?.value ?? 0
  return n
}

/** How many of the declared attackers a limit counts. */
export function counted(limit: Limit, attacks: readonly Attack[]): number {
  let n = 0
  for (const { attacker, defender } of attacks)
    if (limit.members.has(attacker) && (limit.defender === undefined || limit.defender === defender)) n++
  return n
}

/** The declaration that obeys the most requirements without breaking a restriction or paying [CR 508.1d]. */
export function bestAttacks(model: AttackModel, without?: ObjId): { attacks: Attack[]; value: number } {
  const wanted = model.attackers.filter(a => a.best > 0 && a.id !== without).sort((a, b) => b.best - a.best)
  if (wanted.length === 0) return { attacks: [], value: 0 }
  const search = new Search(model, wanted, without)
  search.run()
  return { attacks: search.best, value: search.value }
}

const NODES = 20_000

/** Branch and bound over the creatures with requirements; exact unless the tree is beyond all measure. */
class Search {
  best: Attack[] = []
  value = 0
  readonly model: AttackModel
  readonly wanted: AttackerModel[]
  readonly without: ObjId | undefined
  readonly used: number[]
  chosen: Attack[] = []
  nodes = 0

  constructor(model: AttackModel, wanted: AttackerModel[], without: ObjId | undefined) {
    this.model = model
    this.wanted = wanted
    this.without = without
    this.used = model.limits.map(() => 0)
  }

  run(): void {
    this.step(0, 0)
  }

  private step(i: number, value: number): void {
    if (this.nodes++ > NODES || value + this.bound(i) <= this.value) return
    const attacker = this.wanted[i]
    if (!attacker) {
      const attacks = this.complete()
      if (attacks) {
        this.best = attacks
        this.value = value
      }
      return
    }
    const options = attacker.options.filter(o => o.costs.length === 0 && o.value > 0).sort((a, b) => b.value - a.value)
    for (const option of options) {
      if (!this.fits(attacker.id, option.defender)) continue
      this.count(attacker.id, option.defender, 1)
      this.chosen.push({ attacker: attacker.id, defender: option.defender })
      this.step(i + 1, value + option.value)
      this.chosen.pop()
      this.count(attacker.id, option.defender, -1)
    }
    this.step(i + 1, value)
  }

  /** What the rest could add at most. */
  private bound(i: number): number {
    let sum = 0
    for (let j = i; j < this.wanted.length; j++) sum += this.wanted[j]!.best
    this.model.limits.forEach((limit, l) => {
      if (limit.defender !== undefined) return
      let outside = 0
      let left = limit.n - this.used[l]!
      for (let j = i; j < this.wanted.length; j++) {
        const a = this.wanted[j]!
        if (!limit.members.has(a.id)) outside += a.best
        else if (left-- > 0) outside += a.best // the best come first
      }
      sum = Math.min(sum, outside)
    })
    return sum
  }

  private fits(attacker: ObjId, defender: Entity): boolean {
    return this.model.limits.every(
      (limit, l) =>
        !limit.members.has(attacker) ||
        (limit.defender !== undefined && limit.defender !== defender) ||
        this.used[l]! < limit.n,
    )
  }

  private count(attacker: ObjId, defender: Entity, by: number): void {
    this.model.limits.forEach((limit, l) => {
      if (limit.members.has(attacker) && (limit.defender === undefined || limit.defender === defender))
        this.used[l] = this.used[l]! + by
    })
  }

  /** A creature that cannot attack alone needs company, which may have no requirement of its own. */
  private complete(): Attack[] | null {
    const only = this.chosen.length === 1 ? this.chosen[0]! : undefined
    if (!only || !this.model.attackers.find(a => a.id === only.attacker)!.alone) return this.chosen.slice()
    for (const a of this.model.attackers) {
      if (a.id === only.attacker || a.id === this.without) continue
      const option = a.options.find(o => o.costs.length === 0 && this.fits(a.id, o.defender))
      if (option) return [only, { attacker: a.id, defender: option.defender }]
    }
    return null
  }
}
