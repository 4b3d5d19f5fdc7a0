import { protectorOf } from '../combat/defenders.ts'
import { pruneCombat } from '../combat/prune.ts'
import { characteristics, controllerOf, derive } from '../continuous/characteristics.ts'
import { forgetSinceCheck, setProtector } from '../door/cease.ts'
import type { Intent } from '../door/intent.ts'
import { RULE } from '../door/record.ts'
import { ask, pop, setTop } from '../door/write.ts'
import { type FrameOf, unanswered } from '../game/frame.ts'
import type { Game } from '../game/game.ts'
import { permanents } from '../game/look.ts'
import { zoneObjects } from '../game/match.ts'
import { entityPlayer, type ObjId, type PlayerId, playerEntity } from '../game/types.ts'
import { settleLosses } from '../multiplayer/leave.ts'
import { happen } from '../replacement/happen.ts'
import { legendGroups, permanentActions } from './permanents.ts'
import { losses, protectors } from './players.ts'

type StateBased = FrameOf<'stateBased'>

/** State-based actions are performed, all at once, until a check finds none [CR 704.3]. */
export function runStateBased(g: Game, frame: StateBased): void {
  if (settleLosses(g)) return
  if (frame.pc === 1) {
    setTop(g, { k: 'stateBased', pc: 0, again: true })
    return
  }
  if (isClean(g)) {
    pop(g)
    return
  }
  pruneCombat(g)
  const { answer } = frame
  const rest = unanswered(frame)
  let { keep = [] } = rest
  if (answer && 'objects' in answer) {
    const battle = needsProtector(g)
    const chosen = answer.objects[0]!
    if (chosen < 0 && battle) {
      setProtector(g, battle.id, entityPlayer(chosen))
      setTop(g, { ...rest, again: true })
      return
    }
    keep = [...keep, chosen]
    setTop(g, { ...rest, keep })
  }
  if (askProtector(g) || askLegend(g, keep)) return
  const actions = stateBasedActions(g, keep)
  forgetSinceCheck(g)
  if (actions.length === 0) {
    remember(g)
    pop(g)
    return
  }
  setTop(g, { k: 'stateBased', pc: 1, again: true })
  happen(g, actions, {})
}

/** All that would be performed now [CR 704.5]; of legends all but those that their controllers `keep`. */
export function stateBasedActions(g: Game, keep: readonly ObjId[] = []): Intent[] {
  return [...permanentActions(g, keep), ...losses(g), ...ceasing(g)]
}

/** Whether nothing has happened since a check found nothing to do: the usual case before a player gets priority. */
export function isClean(g: Game): boolean {
  const { valid, version, vitals, sensitive, checked } = g.derived
  if (!valid || !checked || checked.version !== version || checked.vitals !== vitals) return false
  if (!(checked.simple && !sensitive) && g.derived.checkedFacts !== g.state.factCount) return false
  if (!checked.simple && checked.waiting !== waiting(g)) return false
  for (const player of g.state.players) if (player.drewFromEmpty) return false
  // nothing has left the battlefield or the stack since
  g.derived.checkedFacts = g.state.factCount
  return true
}

/** Abilities that have triggered and not yet left the stack matter to Sagas and battles. */
const waiting = (g: Game): number => g.state.stack.length * 1024 + g.state.pending.length

function remember(g: Game): void {
  derive(g)
  const { version, vitals } = g.derived
  // what is attached may ask for more of its host; Sagas and battles wait for what is on the stack
  const simple = !g.derived.asking
  g.derived.checked = { version, vitals, waiting: waiting(g), simple }
  g.derived.checkedFacts = g.state.factCount
}

/** Asks a controller which of several legends with one name to keep [CR 704.5j]. */
function askLegend(g: Game, keep: readonly ObjId[]): boolean {
  derive(g)
  if (g.derived.legends < 2) return false
  const group = legendGroups(g).find(ids => !ids.some(id => keep.includes(id)))
  if (!group) return false
  ask(g, {
    kind: 'objects',
    player: controllerOf(g, group[0]!),
    purpose: 'legend',
    options: group,
    min: 1,
    max: 1,
    rules: ['704.5j'],
  })
  return true
}

/** A battle without a protector that may protect it, and that nobody attacks [CR 704.5w, 704.5x]. */
function needsProtector(g: Game): { id: ObjId; player: PlayerId; options: PlayerId[] } | undefined {
  derive(g)
  if (g.derived.battles === 0) return undefined
  for (const id of permanents(g)) {
    const { types, subtypes } = characteristics(g, id)
    if (!types.includes('Battle')) continue
    if (g.state.combat?.attackers.some(a => a.defender === id)) continue
    const player = controllerOf(g, id)
    const options = protectors(g, player, subtypes.includes('Siege'))
    const now = protectorOf(g, id)
    if (options.length > 0 && (now === undefined || !options.includes(now))) return { id, player, options }
  }
  return undefined
}

/** True: a choice is asked for, or was made as there is but one. */
function askProtector(g: Game): boolean {
  const found = needsProtector(g)
  if (!found) return false
  const { id, player, options } = found
  if (options.length === 1) {
    setProtector(g, id, options[0]!)
    return true
  }
  ask(g, {
    kind: 'objects',
    player,
    purpose: 'protector',
    source: id,
    options: options.map(playerEntity),
    min: 1,
    max: 1,
    rules: ['704.5w', '310.10'],
  })
  return true
}

/** Tokens and copies of spells where they cannot be cease to exist [CR 704.5d, 704.5e]. */
function ceasing(g: Game): Intent[] {
  const out: Intent[] = []
  const consider = (id: ObjId): void => {
    const obj = g.state.objects[id]
    if (!obj || obj.marks['limbo']) return
    const { kind, zone } = obj
    if ((kind === 'token' && zone !== 'battlefield') || (kind === 'copy' && zone !== 'stack'))
      out.push({ kind: 'cease', object: id, cause: RULE, rules: [kind === 'token' ? '704.5d' : '704.5e'] })
  }
  const { facts, factCount } = g.state
  const since = g.derived.checked === null ? undefined : g.derived.checkedFacts
  const fresh = since === undefined ? Number.POSITIVE_INFINITY : factCount - since
  let everywhere = fresh > facts.length
  if (!everywhere)
    for (let i = facts.length - fresh; i < facts.length; i++) {
      const { kind, from, moved } = facts[i]!
      if (kind !== 'move' || !moved || (from !== 'battlefield' && from !== 'stack')) continue
      // shuffled away: its id is new
      if (g.state.objects[moved]) consider(moved)
      else everywhere = true
    }
  if (everywhere) {
    out.length = 0
    for (const zone of ['graveyard', 'hand', 'library', 'exile', 'command'] as const)
      for (const id of zoneObjects(g, zone)) consider(id)
  }
  // in one order, however they were found
  return out.sort((a, b) => (a as { object: ObjId }).object - (b as { object: ObjId }).object)
}
