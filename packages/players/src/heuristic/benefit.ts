/** What doing something to an object or a player is worth to the bot. */
import type { ObjectView, PlayerView } from '@upkeep/engine'
import { type Amount, type Effect, type Modification, manaValueOf, type TokenSpec } from '@upkeep/ir'
import { fightBenefit } from './combat.ts'
import { amountOf, type Thing } from './fits.ts'
import { hasKeyword, isCreature, left, type Table } from './table.ts'
import { cardValue, keywordWorth, permanentValue } from './value.ts'

export interface Context {
  readonly table: Table
  readonly source: ObjectView | undefined
  readonly x?: number
}

/** An amount, guessed as 2 where a view does not tell. */
function guess(a: Amount | 'all' | undefined, { table, source, x }: Context): number {
  if (a === undefined) return 1
  return a === 'all' ? 3 : (amountOf(a, table, source, x) ?? 2)
}

/** How much better off the bot is when this is done to that, whoever has it. */
export function benefit(e: Effect, thing: Thing, ctx: Context): number {
  if ('player' in thing) {
    const change = playerChange(e, thing.player, ctx)
    return thing.player.id === ctx.table.you ? change : -change
  }
  const { object } = thing
  const mine = object.controller === ctx.table.you
  const special = forMe(e, object, mine, ctx)
  if (special !== undefined) return special
  const change = objectChange(e, object, ctx)
  return mine ? change : -change
}

/** Where what happens does the bot good or harm whoever controls the object. */
function forMe(e: Effect, o: ObjectView, mine: boolean, ctx: Context): number | undefined {
  const inGraveyard = ctx.table.view.players.some(p => p.graveyard.includes(o))
  switch (e.do) {
    case 'move':
      if (!inGraveyard) return undefined
      if (e.to === 'battlefield') return e.under || o.owner === ctx.table.you ? permanentValue(o) : -permanentValue(o)
      if (e.to === 'exile') return o.owner === ctx.table.you ? -0.3 : 0.4
      return (o.owner === ctx.table.you ? 0.7 : -0.7) * cardValue(o, ctx.table)
    case 'createCopy':
    case 'becomeCopy':
      return permanentValue(o)
    case 'copySpell':
      return mine ? 3 : 1.5
    case 'continuous':
      if (e.mods.some(m => m.m === 'control')) return mine ? 0 : permanentValue(o) * 1.5
      return undefined
    case 'fight':
      return undefined
    default:
      return undefined
  }
}

/** What an object's controller gains, or loses. */
function objectChange(e: Effect, o: ObjectView, ctx: Context): number {
  const worth = permanentValue(o)
  switch (e.do) {
    case 'destroy':
      return hasKeyword(o, 'indestructible') ? 0 : -worth
    case 'sacrifice':
      return -worth
    case 'move':
      switch (e.to) {
        case 'hand':
          return o.token ? -worth : -0.55 * worth - 0.3
        case 'battlefield':
          return 0.3
        case 'exile':
          return e.duration ? -0.9 * worth : -worth
        default:
          return -0.95 * worth
      }
    case 'damage': {
      const n = guess(e.n, ctx)
      if (!isCreature(o)) return o.loyalty === undefined ? 0 : -0.6 * n
      const deadly = n > 0 && ctx.source !== undefined && hasKeyword(ctx.source, 'deathtouch')
      return n >= left(o) || deadly ? (hasKeyword(o, 'indestructible') ? 0 : -worth) : -0.08 * n
    }
    case 'tap':
      return o.tapped ? 0 : isCreature(o) ? -0.3 * Math.max(1, o.power ?? 0) : -0.5
    case 'untap':
      return o.tapped ? 0.6 : 0
    case 'counterSpell':
      return -(1.5 + manaValueOf(o.manaCost))
    case 'addCounters': {
      const n = guess(e.n, ctx)
      if (e.kind === '+1/+1') return isCreature(o) ? 1.3 * n : 0
      if (e.kind === '-1/-1') return n >= left(o) ? -worth : -n
      if (e.kind === 'stun') return -2
      return 0.4 * n
    }
    case 'continuous':
      return modsChange(e.mods, o, e.duration.until === 'endOfTurn', ctx)
    case 'regenerate':
      return regenerateChange(o, ctx)
    case 'attach':
      return isCreature(o) ? 1 : 0
    case 'phaseOut':
    case 'removeFromCombat':
      return -0.5
    default:
      return 0
  }
}

function regenerateChange(o: ObjectView, { table }: Context): number {
  const top = table.view.stack[0]
  const aimed = top !== undefined && top.controller !== o.controller && (top.targets ?? []).includes(o.id)
  if (aimed) return permanentValue(o)
  const { step } = table.view.turn
  if (step !== 'blockers' || (o.attacking === undefined && o.blocking === undefined)) return 0
  return fightBenefit(o, 0, 0, table, true)
}

/** What continuous changes are worth to the controller of an object. */
export function modsChange(mods: readonly Modification[], o: ObjectView, brief: boolean, ctx: Context): number {
  let sum = 0
  let power = 0
  let toughness = 0
  for (const m of mods) {
    if (m.m === 'addPT') {
      power += guess(m.power, ctx)
      toughness += guess(m.toughness, ctx)
    } else sum += modChange(m, o) * (brief ? 0.3 : 1)
  }
  if (power !== 0 || toughness !== 0) {
    if (!isCreature(o)) return sum
    if (toughness < 0 && left(o) + toughness <= 0) return -permanentValue(o)
    if (brief) return sum + briefPump(o, power, toughness, ctx.table)
    sum += power * 0.9 + toughness * 0.55
  }
  return sum
}

/** Until end of turn, power and toughness count only in combat. */
function briefPump(o: ObjectView, power: number, toughness: number, table: Table): number {
  const { step } = table.view.turn
  if (step === 'main1' && table.yourTurn && o.controller === table.you)
    return o.tapped || o.sick ? 0 : Math.max(0, power) * 0.4
  if (step !== 'blockers' && step !== 'attackers') return 0
  return fightBenefit(o, power, toughness, table, false)
}

function modChange(m: Modification, o: ObjectView): number {
  switch (m.m) {
    case 'addAbility':
      return m.abilities.reduce((sum, a) => sum + (a.a === 'keyword' ? keywordWorth(a.keyword, o.power ?? 0) : 1.2), 0)
    case 'loseAbility':
    case 'cantHave':
      return hasKeyword(o, m.keyword) ? -keywordWorth(m.keyword, o.power ?? 0) : 0
    case 'loseAllAbilities':
      return -1.5
    case 'setPT': {
      const power = typeof m.power === 'number' ? m.power : (o.power ?? 0)
      const toughness = typeof m.toughness === 'number' ? m.toughness : (o.toughness ?? 0)
      return isCreature(o) ? power - (o.power ?? 0) + 0.5 * (toughness - (o.toughness ?? 0)) : 1.5
    }
    case 'control':
      return -permanentValue(o)
    case 'cant':
      return cantChange(m.what, o)
    case 'must':
      return -0.5
    case 'may':
      return 0.8
    default:
      return 0
  }
}

function cantChange(what: string, o: ObjectView): number {
  switch (what) {
    case 'attack':
      return isCreature(o) ? -0.45 * permanentValue(o) : 0
    case 'block':
      return isCreature(o) ? -0.35 * permanentValue(o) : 0
    case 'untap':
    case 'untapInUntapStep':
      return -0.6 * permanentValue(o)
    case 'activate':
    case 'activateNonMana':
    case 'activateTap':
      return -0.5
    case 'beRegenerated':
    case 'beSacrificed':
      return 0
    default:
      return what.startsWith('be') ? 1 : -0.5
  }
}

/** What a player gains or loses. */
function playerChange(e: Effect, p: PlayerView, ctx: Context): number {
  switch (e.do) {
    case 'damage':
    case 'loseLife':
    case 'payLife':
      return -lifeWorth(p, guess(e.n, ctx))
    case 'gainLife':
      return 0.22 * guess(e.n, ctx) * (p.life <= 8 ? 1.8 : 1)
    case 'setLife':
      return 0.3 * (guess(e.n, ctx) - p.life)
    case 'draw': {
      const n = guess(e.n, ctx)
      return n >= p.libraryCount ? -50 : 1.9 * n
    }
    case 'discard':
      return -1.4 * Math.min(p.handCount, e.hand ? p.handCount : guess(e.n, ctx))
    case 'mill':
      return guess(e.n, ctx) >= p.libraryCount ? -20 : -0.05 * guess(e.n, ctx)
    case 'sacrifice':
      return ctx.table.view.battlefield.some(o => o.controller === p.id && isCreature(o)) ? -2.2 : 0
    case 'createToken':
      return guess(e.n, ctx) * tokenWorth(e.token, ctx)
    case 'search':
      return 1.6
    case 'scry':
    case 'surveil':
      return 0.4 * guess(e.n, ctx)
    case 'addMana':
      return 0.1
    case 'extraTurn':
      return 6
    case 'extraStep':
      return 1.5
    case 'skip':
      return -2
    case 'winGame':
      return 200
    case 'loseGame':
      return -200
    case 'addCounters':
      return e.kind === 'poison' ? -1.2 * guess(e.n, ctx) : 0.5
    case 'continuous':
      return e.mods.some(m => m.m === 'cant') ? -1 : 0.5
    default:
      return 0
  }
}

/** Damage to a player counts more the nearer the end is. */
function lifeWorth(p: PlayerView, n: number): number {
  if (n <= 0) return 0
  if (n >= p.life) return 150
  return n * (p.life <= 6 ? 0.9 : p.life <= 12 ? 0.55 : 0.4)
}

function tokenWorth(token: TokenSpec, ctx: Context): number {
  if (token.token === 'defined') return 1
  return 0.3 + guess(token.power ?? 0, ctx) * 0.9 + guess(token.toughness ?? 0, ctx) * 0.5
}
