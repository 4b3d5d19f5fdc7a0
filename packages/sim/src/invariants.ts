import { characteristics, EngineError, type Game, load, save, stateHash, view } from '@upkeep/engine'

/** What is true of every state between two decisions. Throws where it is not. */
export function checkInvariants(game: Game): void {
  zonesAgree(game)
  const { state } = game
  for (const player of state.players) {
    if (!Number.isInteger(player.life)) throw new EngineError(`a life total is ${player.life}`)
    countersFit(player.counters, player.name)
  }
  for (const obj of state.objects) {
    if (!obj) continue
    if (obj.zone === 'battlefield') {
      const chars = characteristics(game, obj.id)
      if (!Number.isFinite(chars.power) || !Number.isFinite(chars.toughness))
        throw new EngineError(`power and toughness are ${chars.power}/${chars.toughness}`, chars.name)
      countersFit(obj.counters, chars.name)
      if (!(obj.damage >= 0)) throw new EngineError(`damage is ${obj.damage}`, chars.name)
    }
  }
  const { decision } = state
  if (decision?.kind === 'priority' && state.stack.length === 0) {
    if (state.scopes.length > 0) throw new EngineError(`${state.scopes.length} scopes are left over`)
    const odd = state.agenda.find(frame => !QUIET.has(frame.k))
    if (odd) throw new EngineError(`a frame is left over: ${odd.k}`)
    if (state.agenda.length > QUIET.size) throw new EngineError(`${state.agenda.length} frames at rest`)
  }
  if (decision) optionsThere(game)
}

/** The procedures under way while a player has priority and nothing is on the stack; in cleanup by CR 514.3a. */
const QUIET: ReadonlySet<string> = new Set(['game', 'turn', 'step', 'cleanup', 'priority'])

function countersFit(counters: Readonly<Record<string, number>>, whose: string): void {
  for (const kind in counters) {
    const n = counters[kind]!
    if (!Number.isInteger(n) || n < 0) throw new EngineError(`${n} ${kind} counters`, whose)
  }
}

function zonesAgree(game: Game): void {
  const { state } = game
  const found = new Uint8Array(state.objects.length)
  const all = (list: readonly number[], zone: string): void => {
    for (const id of list) {
      const obj = state.objects[id]
      if (!obj) throw new EngineError(`object ${id} is listed in ${zone}, and is gone`)
      if (obj.zone !== zone) throw new EngineError(`object ${id} is listed in ${zone}, and says ${obj.zone}`)
      found[id] = found[id]! + 1
    }
  }
  for (const player of state.players) {
    all(player.library, 'library')
    all(player.hand, 'hand')
    all(player.graveyard, 'graveyard')
  }
  all(state.battlefield, 'battlefield')
  all(state.stack, 'stack')
  all(state.exile, 'exile')
  all(state.command, 'command')
  // A token that is about to enter, while choices are made for it, is nowhere yet.
  for (const obj of state.objects)
    if (obj && found[obj.id] !== (obj.marks['limbo'] ? 0 : 1))
      throw new EngineError(`object ${obj.id} is in ${found[obj.id]} zones, not in one`)
}

/** What is offered exists. */
function optionsThere(game: Game): void {
  const decision = game.state.decision!
  if (decision.kind !== 'objects') return
  if (decision.min > decision.options.length || decision.min > decision.max)
    throw new EngineError(`${decision.purpose}: ${decision.min} to ${decision.max} of ${decision.options.length}`)
  for (const e of decision.options)
    if (e > 0 ? !game.state.objects[e] : !game.state.players[-1 - e])
      throw new EngineError(`${decision.purpose}: ${e} is offered, and is not there`)
}

/** What each player sees can be made. */
export function checkViews(game: Game): void {
  for (let p = 0; p < game.state.players.length; p++) view(game, p)
}

/** The state survives JSON. */
export function checkJson(game: Game): void {
  const again = load(save(game))
  if (stateHash(again) !== stateHash(game)) throw new EngineError('the state is another after JSON')
}
