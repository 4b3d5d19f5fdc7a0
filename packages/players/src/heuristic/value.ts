import type { ObjectView } from '@upkeep/engine'
import { manaValueOf } from '@upkeep/ir'
import { abilitiesOf, isCreature, isLand, makesMana, type Table } from './table.ts'

/** What a keyword is worth on a creature, by its power. */
const KEYWORDS: Readonly<Record<string, number>> = {
  flying: 0.4,
  'double strike': 0.7,
  'first strike': 0.25,
  deathtouch: 0.4,
  lifelink: 0.35,
  trample: 0.15,
  vigilance: 0.15,
  haste: 0.05,
  menace: 0.2,
  reach: 0.1,
  hexproof: 0.3,
  shroud: 0.2,
  indestructible: 0.6,
  unblockable: 0.5,
  defender: -0.5,
  infect: 0.5,
  wither: 0.2,
}

export function keywordWorth(keyword: string, power: number): number {
  const share = KEYWORDS[keyword] ?? 0.1
  return share * (1.5 + Math.max(0, power) * 0.7)
}

/** What a permanent is worth on the table, about in mana. */
export function permanentValue(o: ObjectView): number {
  if (isCreature(o)) {
    const power = o.power ?? 0
    const toughness = o.toughness ?? 0
    let worth = 0.5 + Math.max(0, power) * 1 + Math.max(0, toughness) * 0.55
    for (const keyword of o.keywords) worth += keywordWorth(keyword, power)
    if (makesMana(o)) worth += 1
    for (const a of abilitiesOf(o)) {
      if (a.a === 'activated' && a.effect.do !== 'addMana') worth += 0.7
      else if (a.a === 'triggered' || a.a === 'static') worth += 0.4
    }
    return Math.max(0.2, o.token ? worth * 0.9 : worth)
  }
  if (isLand(o)) return 2.6
  if (o.loyalty !== undefined) return 3 + o.loyalty * 0.5
  return 1.2 + 0.8 * manaValueOf(o.manaCost)
}

/** What a card in hand is worth keeping, now. */
export function cardValue(o: ObjectView, table: Table): number {
  if (isLand(o)) {
    const lands = table.lands.length
    const inHand = table.me.hand.filter(isLand).length
    return lands + inHand <= 3 ? 6 : lands >= 6 ? 0.5 : 4 - 0.6 * lands + (inHand <= 1 ? 1.5 : 0)
  }
  const cost = manaValueOf(o.manaCost)
  const reach = table.lands.length + 2
  const late = cost > reach ? 0.5 * (cost - reach) : 0
  const base = isCreature(o) ? permanentValue(o) : 2 + 0.6 * cost
  return Math.max(0.3, base - late)
}
