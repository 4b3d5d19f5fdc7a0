/** For tests only: a position without cards, on which single procedures of the rules are run. */
import type { Ability, CardDef, CardType, Color, Face, KeywordAbility, Modification } from '@upkeep/ir'
import { runAttackers } from '../combat/attackers.ts'
import { blockersFrame, runBlockers } from '../combat/blockers.ts'
import { damageFrame, needsFirstStrikeStep, runCombatDamage } from '../combat/damage.ts'
import { putIn } from '../door/move.ts'
import { defIndex, makeObject } from '../door/objects.ts'
import { clearDecision, nextClock, push, setCombat, setTop, touch } from '../door/write.ts'
import { check } from '../game/answer.ts'
import type { Answer, Decision } from '../game/decision.ts'
import type { Frame } from '../game/frame.ts'
import { Game } from '../game/game.ts'
import { seedRng } from '../game/random.ts'
import type { Fact, GameState, Obj, ObjId, PlayerId, PlayerState } from '../game/types.ts'
import { runStateBased } from './check.ts'

const STARTED = 1000

function player(name: string): PlayerState {
  return {
    name,
    life: 20,
    counters: {},
    library: [],
    hand: [],
    graveyard: [],
    pool: [],
    landsPlayed: 0,
    lost: false,
    won: false,
    drewFromEmpty: false,
    lastUpkeep: 0,
    previousUpkeep: 0,
    turnBegan: STARTED,
    mulligans: 0,
    commander: [],
    commanderDamage: {},
    designations: {},
  }
}

/** An empty position in the first player's turn. */
export function position(names: readonly string[] = ['A', 'B'], format = 'freeform'): Game {
  const none = names.map(() => 0)
  const state: GameState = {
    format: 1,
    options: {
      format,
      startingLife: 20,
      log: true,
      autoPay: names.map(() => true),
      skipManaOnly: names.map(() => true),
      turnLimit: 0,
      flips: [],
      rolls: [],
    },
    rng: seedRng(1),
    nextId: 1,
    clock: 1,
    defs: [],
    players: names.map(player),
    objects: [],
    gone: [],
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    turn: {
      number: 1,
      active: 0,
      step: 'attackers',
      extraTurns: [],
      coming: [],
      spells: none,
      lastSpells: none,
      drawn: none,
      skips: [],
      lastRegular: 0,
      first: 0,
      attacked: false,
    },
    combat: null,
    agenda: [],
    scopes: [],
    effects: [],
    replacements: [],
    delayed: [],
    pending: [],
    facts: [],
    factCount: 0,
    decision: null,
    decisions: 0,
    rollback: null,
    result: null,
  }
  return new Game(state)
}

export interface Put {
  name?: string
  pt?: readonly [number, number]
  types?: CardType[]
  subtypes?: string[]
  supertypes?: Face['supertypes'] & {}
  colors?: Color[]
  keywords?: (string | KeywordAbility)[]
  abilities?: Ability[]
  /** Effects on the rules about itself. */
  rules?: Modification[]
  /** Over all creatures. */
  everyone?: Modification[]
  sick?: boolean
  obj?: Partial<Obj>
}

/** A permanent (or what the zone of `obj` makes it), by default a creature that has been there since before the turn. */
export function put(g: Game, owner: PlayerId, what: Put = {}): ObjId {
  const [power, toughness] = what.pt ?? [2, 2]
  const name = what.name ?? `card ${g.state.nextId}`
  const abilities: Ability[] = [
    ...(what.keywords ?? []).map((k): Ability => (typeof k === 'string' ? { a: 'keyword', keyword: k } : k)),
    ...(what.abilities ?? []),
  ]
  if (what.rules) abilities.push({ a: 'static', affected: { ref: 'self' }, mods: what.rules })
  if (what.everyone)
    abilities.push({
      a: 'static',
      affected: { ref: 'all', filter: { f: 'type', is: 'Creature' } },
      mods: what.everyone,
    })
  const def: CardDef = {
    name,
    layout: 'normal',
    faces: [
      {
        name,
        types: what.types ?? ['Creature'],
        subtypes: what.subtypes ?? [],
        supertypes: what.supertypes ?? [],
        colorIndicator: what.colors ?? [],
        power,
        toughness,
        abilities,
      },
    ],
  }
  const zone = what.obj?.zone ?? 'battlefield'
  const obj = makeObject(g, 'card', defIndex(g, def), owner, zone, {
    since: what.sick ? STARTED + 1 + nextClock(g) : 0,
    ...what.obj,
  })
  putIn(g, obj, undefined)
  touch(g)
  return obj.id
}

const step = (g: Game, frame: Frame): void => {
  switch (frame.k) {
    case 'attackers':
      runAttackers(g, frame)
      break
    case 'blockers':
      runBlockers(g, frame)
      break
    case 'combatDamage':
      runCombatDamage(g, frame)
      break
    case 'stateBased':
      runStateBased(g, frame)
      break
    default:
      throw new Error(`this bench does not run ${frame.k}`)
  }
}

/** Runs until a decision or until nothing is left to do. */
export function run(g: Game): Decision | null {
  while (!g.state.decision && !g.state.result && g.state.agenda.length > 0) step(g, g.state.agenda.at(-1)!)
  return g.state.decision
}

/** Why an answer is refused; null after it was taken. */
export function give(g: Game, answer: Answer): string | null {
  const { decision } = g.state
  if (!decision) throw new Error('nobody is asked')
  const problem = check(g, decision, answer)
  if (problem) return problem
  clearDecision(g)
  setTop(g, { ...g.state.agenda.at(-1)!, answer })
  run(g)
  return null
}

export function startAttack(g: Game): Extract<Decision, { kind: 'attackers' }> | null {
  push(g, { k: 'attackers', pc: 0 })
  return run(g) as Extract<Decision, { kind: 'attackers' }> | null
}

export function startBlock(g: Game): Extract<Decision, { kind: 'blockers' }> | null {
  push(g, blockersFrame(g))
  return run(g) as Extract<Decision, { kind: 'blockers' }> | null
}

/** Attackers with their blockers, simply there. */
export function inCombat(
  g: Game,
  attacks: readonly { attacker: ObjId; defender?: number; by?: readonly ObjId[] }[],
): void {
  const blockers = new Map<ObjId, ObjId[]>()
  for (const { attacker, by = [] } of attacks)
    for (const b of by) blockers.set(b, [...(blockers.get(b) ?? []), attacker])
  setCombat(g, {
    attackingPlayer: 0,
    attackers: attacks.map(a => ({
      id: a.attacker,
      defender: a.defender ?? -2,
      ...(a.by ? { blocked: a.by.length > 0, blockers: [...a.by] } : { blockers: [] }),
    })),
    blockers: [...blockers].map(([id, attackers]) => ({ id, attackers })),
    dealtFirst: [],
    firstStrikeStep: false,
  })
}

export function startDamage(g: Game, first = needsFirstStrikeStep(g)): Decision | null {
  push(g, damageFrame(first))
  return run(g)
}

export function checkState(g: Game): Decision | null {
  push(g, { k: 'stateBased', pc: 0 })
  return run(g)
}

/** Facts in short: `kind subject>other amount`. */
export function said(g: Game, ...kinds: string[]): string[] {
  return g.state.facts.filter((f: Fact) => kinds.includes(f.kind)).map(sayFact)
}

function sayFact(f: Fact): string {
  const other = f.other === undefined ? '' : `>${f.other}`
  const amount = f.amount === undefined ? '' : ` ${f.amount}`
  const to = f.kind === 'move' ? ` ${f.to ?? 'gone'}` : ''
  return `${f.kind} ${f.subject}${other}${amount}${to} [${f.rules.join(' ')}]`
}
