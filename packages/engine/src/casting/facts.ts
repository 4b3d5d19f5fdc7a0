import { type Ability, type CardDef, type Cost, type ManaSymbol, walk } from '@upkeep/ir'
import { openRules } from '../continuous/characteristics.ts'
import { faceInfo } from '../game/faces.ts'
import type { Game } from '../game/game.ts'
import type { AbilityInstance, Chars } from '../game/types.ts'
import { isManaAbility } from '../mana/classify.ts'
import { readSymbol } from '../mana/demand.ts'

/** What a list of abilities means for what may be done with the object; computed once for each list. */
export interface AbilityFacts {
  castOptions: Extract<Ability, { a: 'castOption' }>[]
  additional: Extract<Ability, { a: 'additionalCost' }>[]
  castOnly: Extract<Ability, { a: 'castOnly' }>[]
  /** Some ability of its own bears on how it is paid for: its cost is not just its mana cost. */
  ownCosts: boolean
  /** Indices of the activated abilities that function on the battlefield, and of those that function elsewhere. */
  activated: readonly number[]
  elsewhere: readonly number[]
  /** An activated ability or a way to cast it that functions in a named zone. */
  worksElsewhere: boolean
  /** Some activated ability may be activated by others than its controller. */
  byOthers: boolean
  flash: boolean
  splitSecond: boolean
}

const facts = new WeakMap<readonly AbilityInstance[], AbilityFacts>()

export function factsOf(abilities: readonly AbilityInstance[]): AbilityFacts {
  let known = facts.get(abilities)
  if (known === undefined) facts.set(abilities, (known = findFacts(abilities)))
  return known
}

function findFacts(abilities: readonly AbilityInstance[]): AbilityFacts {
  const out: AbilityFacts = {
    castOptions: [],
    additional: [],
    castOnly: [],
    ownCosts: false,
    activated: [],
    elsewhere: [],
    worksElsewhere: false,
    byOthers: false,
    flash: false,
    splitSecond: false,
  }
  const activated: number[] = []
  const elsewhere: number[] = []
  abilities.forEach(({ ability: a }, i) => {
    switch (a.a) {
      case 'castOption':
        out.castOptions.push(a)
        if (a.zone !== undefined) out.worksElsewhere = true
        return
      case 'additionalCost':
        out.additional.push(a)
        return
      case 'castOnly':
        out.castOnly.push(a)
        return
      case 'keyword':
        if (a.keyword === 'flash') out.flash = true
        if (a.keyword === 'split second') out.splitSecond = true
        if (a.keyword === 'convoke' || a.keyword === 'delve' || a.keyword === 'improvise') out.ownCosts = true
        return
      case 'static':
        if (a.affected.ref === 'self')
          for (const mod of a.mods)
            if (mod.m === 'costs' || mod.m === 'spendAs' || (mod.m === 'cant' && mod.what === 'spendMana'))
              out.ownCosts = true
        return
      case 'activated':
        if (a.zone !== undefined) out.worksElsewhere = true
        if (a.zone === undefined || a.zone === 'battlefield') activated.push(i)
        else elsewhere.push(i)
        if (a.only?.some(o => o.only === 'by' && o.who !== 'owner')) out.byOthers = true
        return
      default:
        return
    }
  })
  out.activated = activated
  out.elsewhere = elsewhere
  return out
}

/** What characteristics mean for a card that may be played; computed once for each. */
export interface PlayFacts {
  land: boolean
  /** Castable as an instant by itself. */
  instant: boolean
  abilities: AbilityFacts
  /** Null: it has no mana cost. */
  need: Need | null
  /** It costs its mana cost and nothing else, as far as it says itself. */
  ordinary: boolean
}

const playFacts = new WeakMap<Chars, PlayFacts>()

export function playFactsOf(chars: Chars): PlayFacts {
  let known = playFacts.get(chars)
  if (known === undefined) {
    const abilities = factsOf(chars.abilities)
    known = {
      land: chars.types.includes('Land'),
      instant: chars.types.includes('Instant') || abilities.flash,
      abilities,
      need: chars.manaCost === undefined ? null : needOf(chars.manaCost),
      ordinary: abilities.additional.length === 0 && !abilities.ownCosts,
    }
    playFacts.set(chars, known)
  }
  return known
}

// --- mana costs

/** What a mana cost asks for, with X as 0: different sets of types and how often, generic mana, {2/W} and Phyrexian parts. */
export interface Need {
  /** The symbols without X. */
  symbols: readonly ManaSymbol[]
  masks: readonly number[]
  counts: readonly number[]
  generic: number
  parts: number
  byLife: number
  /** Units at least, with {2/W} and the like by their colour. */
  least: number
}

const needs = new WeakMap<readonly ManaSymbol[], Need>()

/** What a cost that is printed, or otherwise never written to, asks for. */
export function needOf(cost: readonly ManaSymbol[]): Need {
  let known = needs.get(cost)
  if (known === undefined) needs.set(cost, (known = readNeed(cost.includes('X') ? cost.filter(s => s !== 'X') : cost)))
  return known
}

export function readNeed(cost: readonly ManaSymbol[]): Need {
  const masks: number[] = []
  const counts: number[] = []
  let generic = 0
  let parts = 0
  let byLife = 0
  let least = 0
  for (const symbol of cost) {
    const s = readSymbol(symbol)
    if (s.generic) {
      generic += s.n
      least += s.n
    } else if (s.or > 0) {
      parts += s.or
      least++
    } else {
      if (s.life) byLife++
      else least++
      const at = masks.indexOf(s.mask)
      if (at >= 0) counts[at]!++
      else {
        masks.push(s.mask)
        counts.push(1)
      }
    }
  }
  return { symbols: cost, masks, counts, generic, parts, byLife, least }
}

// --- activated abilities

type Activated = Extract<Ability, { a: 'activated' }>

export interface ActivatedFacts {
  mana: boolean
  loyalty: boolean
  tap: boolean
  untap: boolean
  /** {T}: Add … */
  tapForMana: boolean
  /** Nothing in the cost but mana symbols without X, and perhaps {T}: they are in `symbols`. */
  plain: boolean
  symbols: readonly ManaSymbol[]
}

const activatedFacts = new WeakMap<Activated, ActivatedFacts>()

export function factsOfActivated(ability: Activated): ActivatedFacts {
  let known = activatedFacts.get(ability)
  if (known === undefined) activatedFacts.set(ability, (known = findActivated(ability)))
  return known
}

function findActivated(ability: Activated): ActivatedFacts {
  const { cost } = ability
  const tap = cost.some(c => c.c === 'tap')
  const isPlain = (c: Cost): boolean => c.c === 'tap' || (c.c === 'mana' && !c.mana.includes('X'))
  return {
    mana: isManaAbility(ability),
    loyalty: cost.some(c => c.c === 'loyalty'),
    tap,
    untap: cost.some(c => c.c === 'untap'),
    tapForMana: cost.length === 1 && tap && ability.effect.do === 'addMana' && isManaAbility(ability),
    plain: cost.every(isPlain),
    symbols: cost.flatMap(c => (c.c === 'mana' ? c.mana : [])),
  }
}

// --- all the cards of a game

/** What occurs anywhere among the definitions of a game: most of what is asked each time is never so. */
export interface DefFacts {
  n: number
  /** Activated abilities or ways to cast that function in a named zone. */
  works: boolean
  /** Mana abilities that function outside the battlefield. */
  mana: boolean
  /** Triggered abilities that function outside the battlefield. */
  triggers: boolean
  /** Something that may be done in some steps only. */
  steps: boolean
}

type OneDef = Omit<DefFacts, 'n'>

const defFacts = new WeakMap<CardDef, OneDef>()

function ofDef(def: CardDef): OneDef {
  let known = defFacts.get(def)
  if (known === undefined) {
    known = { works: false, mana: false, triggers: false, steps: namesStep(def) }
    for (let i = 0; i < def.faces.length; i++) {
      const { abilities } = faceInfo(def, i).base
      if (factsOf(abilities).worksElsewhere) known.works = true
      if (abilities.some(a => a.ability.a === 'activated' && a.ability.zone !== undefined && isManaAbility(a.ability)))
        known.mana = true
      if (abilities.some(a => a.ability.a === 'triggered' && triggersElsewhere(a.ability))) known.triggers = true
    }
    defFacts.set(def, known)
  }
  return known
}

function namesStep(def: CardDef): boolean {
  let found = false
  walk(def.faces, node => {
    if (node['a'] === 'castOnly' || node['only'] === 'step' || node['if'] === 'step') found = true
    return true
  })
  return found
}

/** "When you cast this spell" functions on the stack [CR 603.6e]; others say where. */
function triggersElsewhere(a: Extract<Ability, { a: 'triggered' }>): boolean {
  if (a.zone !== undefined) return true
  return a.on.on === 'cast' && a.on.what === 'self'
}

/**
 * Whether any card of this game could have abilities or ways to be cast that function outside the battlefield, the hand
 * and the stack; or mana abilities or triggered abilities outside the battlefield. Effects that could give cards such abilities count
 * as though they did.
 */
export function mayWorkElsewhere(g: Game, what: 'works' | 'mana' | 'triggers'): boolean {
  const known = factsOfDefs(g)
  if (known[what] || what === 'triggers') return known[what]
  return g.state.effects.length > 0 || openRules(g).length > 0
}

/** Whether any card of this game says that something may be done in some steps only. */
export function mayNameSteps(g: Game): boolean {
  return factsOfDefs(g).steps
}

function factsOfDefs(g: Game): DefFacts {
  const { defs } = g.state
  let known = g.derived.defFacts
  if (known === null || known.n !== defs.length) {
    known = { n: defs.length, works: false, mana: false, triggers: false, steps: false }
    for (const def of defs) {
      const one = ofDef(def)
      if (one.works) known.works = true
      if (one.mana) known.mana = true
      if (one.triggers) known.triggers = true
      if (one.steps) known.steps = true
    }
    g.derived.defFacts = known
  }
  return known
}
