/** Attacks and blocks. */
import type { Decision, Entity, ObjectView } from '@upkeep/engine'
import { hasKeyword, isCreature, left, type Table } from './table.ts'
import { permanentValue } from './value.ts'

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>

/** Damage that a creature deals. */
const hits = (o: ObjectView, extra = 0): number =>
  Math.max(0, (o.power ?? 0) + extra) * (hasKeyword(o, 'double strike') ? 2 : 1)

interface Outcome {
  readonly aDies: boolean
  readonly bDies: boolean
}

/** What comes of a fight of two creatures; extra power and toughness for the first. */
function fight(a: ObjectView, b: ObjectView, power = 0, toughness = 0): Outcome {
  const first = (o: ObjectView): boolean => hasKeyword(o, 'first strike') || hasKeyword(o, 'double strike')
  const kills = (x: ObjectView, damage: number, y: ObjectView, life: number): boolean =>
    !hasKeyword(y, 'indestructible') && damage > 0 && (damage >= life || hasKeyword(x, 'deathtouch'))
  let aDies = kills(b, hits(b), a, left(a) + toughness)
  let bDies = kills(a, hits(a, power), b, left(b))
  if (aDies && bDies && first(a) !== first(b)) {
    if (first(a)) aDies = false
    else bDies = false
  }
  return { aDies, bDies }
}

/** As far as keywords tell. */
function canBlock(blocker: ObjectView, attacker: ObjectView): boolean {
  if (blocker.tapped || !isCreature(blocker)) return false
  if (hasKeyword(attacker, 'flying') && !hasKeyword(blocker, 'flying') && !hasKeyword(blocker, 'reach')) return false
  if (hasKeyword(attacker, 'unblockable')) return false
  if (hasKeyword(attacker, 'shadow') !== hasKeyword(blocker, 'shadow')) return false
  if (hasKeyword(attacker, 'fear') && !blocker.colors.includes('B') && !blocker.types.includes('Artifact')) return false
  return true
}

/** What extra power and toughness (or a regeneration) change in the combat that is on, for the creature's controller. */
export function fightBenefit(o: ObjectView, power: number, toughness: number, table: Table, saves: boolean): number {
  const attack = table.view.combat?.attackers.find(a => a.id === o.id)
  if (attack && !attack.blocked) {
    if (table.view.turn.step !== 'blockers' || power <= 0) return 0
    const foe = table.player(attack.defender)
    const total = table.view
      .combat!.attackers.filter(a => !a.blocked)
      .reduce((n, a) => n + hits(table.find(a.id) ?? o), 0)
    return foe && total < foe.life && total + power >= foe.life ? 100 : 0.35 * power
  }
  const others = attack
    ? attack.blockers
    : (table.view.combat?.attackers.filter(a => a.blockers.includes(o.id)).map(a => a.id) ?? [])
  let sum = 0
  for (const id of others) {
    const other = table.find(id)
    if (!other) continue
    const before = fight(o, other)
    const after = saves ? { aDies: false, bDies: before.bDies } : fight(o, other, power, toughness)
    if (before.aDies && !after.aDies) sum += permanentValue(o)
    if (!before.aDies && after.aDies) sum -= permanentValue(o)
    if (!before.bDies && after.bDies) sum += permanentValue(other)
    if (before.bDies && !after.bDies) sum -= permanentValue(other)
  }
  return sum
}

/** Who attacks what. */
export function chooseAttacks(d: Of<'attackers'>, table: Table): { attacker: number; defender: Entity }[] {
  const attackers = d.options.flatMap(o => {
    const object = table.find(o.attacker)
    return object ? [{ ...o, object }] : []
  })
  const attacks: { attacker: number; defender: Entity }[] = []
  const foe = weakestFoe(table)
  const target = (defenders: readonly Entity[]): Entity =>
    foe && defenders.includes(-1 - foe.id) ? -1 - foe.id : defenders[0]!
  const blockers = table.theirs.filter(o => isCreature(o) && !o.tapped && (!foe || o.controller === foe.id))
  // All in, if what cannot be blocked is enough, each blocker stopping the strongest that it can.
  if (foe) {
    const sorted = attackers.slice().sort((a, b) => hits(b.object) - hits(a.object))
    let stops = blockers.length
    let through = 0
    for (const a of sorted) {
      if (stops > 0 && blockers.some(b => canBlock(b, a.object))) stops--
      else through += hits(a.object)
    }
    if (through >= foe.life) return attackers.map(a => ({ attacker: a.attacker, defender: target(a.defenders) }))
  }
  const race = raceState(
    table,
    attackers.map(a => a.object),
    blockers,
  )
  for (const a of attackers) {
    if (a.must || attackWorth(a.object, blockers, table, race) > 0)
      attacks.push({ attacker: a.attacker, defender: target(a.defenders) })
  }
  return keepGuards(attacks, attackers, table)
}

function weakestFoe(table: Table) {
  return table.foes.slice().sort((a, b) => a.life - b.life)[0]
}

/** > 0: we are ahead in the race, and may trade evenly or be bold. */
function raceState(table: Table, mine: readonly ObjectView[], blockers: readonly ObjectView[]): number {
  const foe = weakestFoe(table)
  if (!foe) return 0
  const ours = mine.reduce((n, o) => n + hits(o), 0) / Math.max(1, foe.life)
  const theirs = blockers.reduce((n, o) => n + hits(o), 0) / Math.max(1, table.me.life)
  return ours - theirs
}

/** What attacking with one creature is worth, against the best block. */
function attackWorth(o: ObjectView, blockers: readonly ObjectView[], table: Table, race: number): number {
  const damage = hits(o)
  if (damage <= 0) return -1
  const able = blockers.filter(b => canBlock(b, o))
  const gain = 0.5 * damage
  if (able.length === 0) return gain
  let worst = gain
  for (const b of able) {
    const { aDies, bDies } = fight(o, b)
    let worth = 0
    if (aDies) worth -= permanentValue(o)
    if (bDies) worth += permanentValue(b)
    // They would not block to lose a creature for nothing.
    if (bDies && !aDies) worth = gain * 0.7
    if (!bDies && !aDies) worth = -0.05
    worst = Math.min(worst, worth)
  }
  // Two together.
  if (able.length >= 2 && worst > 0) {
    const two = able.map(b => hits(b)).sort((a, b) => b - a)
    if (two[0]! + two[1]! >= left(o) && !hasKeyword(o, 'indestructible'))
      worst = Math.min(worst, 0.3 - 0.1 * permanentValue(o))
  }
  if (race > 0.25 && worst > -1.2) worst += 0.8
  if (table.me.life <= 5) worst -= 0.2
  return worst
}

/** Leaves so many at home that what they have does not kill on the way back. */
function keepGuards(
  attacks: { attacker: number; defender: Entity }[],
  options: readonly { attacker: number; must: boolean; object: ObjectView }[],
  table: Table,
): { attacker: number; defender: Entity }[] {
  const threats = table.theirs.filter(isCreature).sort((a, b) => hits(b) - hits(a))
  const total = threats.reduce((n, o) => n + hits(o), 0)
  const home = table.mine.filter(
    o => isCreature(o) && !o.tapped && (hasKeyword(o, 'vigilance') || !attacks.some(a => a.attacker === o.id)),
  ).length
  const unblocked = (guards: number): number => total - threats.slice(0, guards).reduce((n, o) => n + hits(o), 0)
  const kept = attacks.slice().sort((a, b) => hits(table.find(b.attacker)!) - hits(table.find(a.attacker)!))
  let guards = home
  while (unblocked(guards) >= table.me.life && kept.length > 0) {
    const weakest = kept.findLastIndex(a => !options.find(o => o.attacker === a.attacker)?.must)
    if (weakest < 0) break
    kept.splice(weakest, 1)
    guards++
    if (guards > threats.length) break
  }
  return kept
}

/** Who blocks whom. */
export function chooseBlocks(d: Of<'blockers'>, table: Table): { blocker: number; attacker: number }[] {
  const free = new Map(d.options.map(o => [o.blocker, o]))
  const blocks: { blocker: number; attacker: number }[] = []
  const attacking = (table.view.combat?.attackers ?? [])
    .filter(a => a.defender === -1 - table.you || (table.find(a.defender)?.controller ?? -1) === table.you)
    .flatMap(a => table.find(a.id) ?? [])
    .sort((a, b) => permanentValue(b) - permanentValue(a))
  const put = (blocker: number, attacker: number): void => {
    blocks.push({ blocker, attacker })
    free.delete(blocker)
  }
  const blockersOf = (a: ObjectView): ObjectView[] =>
    [...free.values()].filter(o => o.attackers.includes(a.id)).flatMap(o => table.find(o.blocker) ?? [])
  const open = new Set(attacking)
  const danger = (): number => [...open].reduce((n, a) => n + hits(a), 0)
  // Good blocks: kill it and live, or live, or a trade that pays.
  for (const a of attacking) {
    let best: { blocker: ObjectView; worth: number } | undefined
    for (const b of blockersOf(a)) {
      const { aDies: bDies, bDies: aDies } = fight(b, a)
      let worth = 0.35 * hits(a)
      if (aDies) worth += permanentValue(a)
      if (bDies) worth -= permanentValue(b)
      if (hasKeyword(a, 'menace')) worth = -1
      if (worth > 0.05 && (!best || worth > best.worth)) best = { blocker: b, worth }
    }
    if (best && (best.worth > 0.6 || table.me.life - danger() < 8)) {
      put(best.blocker.id, a.id)
      open.delete(a)
    }
  }
  // Two against one, where that kills and only one of them falls.
  for (const a of open) {
    const able = blockersOf(a).sort((x, y) => permanentValue(x) - permanentValue(y))
    if (able.length < 2 || hits(a) === 0) continue
    const [x, y] = [able[able.length - 1]!, able[able.length - 2]!]
    if (
      hits(x) + hits(y) >= left(a) &&
      permanentValue(a) > Math.max(permanentValue(x), permanentValue(y)) &&
      !hasKeyword(a, 'indestructible')
    ) {
      put(x.id, a.id)
      put(y.id, a.id)
      open.delete(a)
    }
  }
  // Anything at all, if it would be the end.
  for (const a of [...open].sort((x, y) => hits(y) - hits(x))) {
    if (danger() < table.me.life) break
    const able = blockersOf(a).sort((x, y) => permanentValue(x) - permanentValue(y))
    if (able.length === 0 || (hasKeyword(a, 'menace') && able.length < 2)) continue
    put(able[0]!.id, a.id)
    if (hasKeyword(a, 'menace')) put(able[1]!.id, a.id)
    open.delete(a)
  }
  for (const o of [...free.values()]) if (o.must) put(o.blocker, o.attackers[0]!)
  return blocks
}
