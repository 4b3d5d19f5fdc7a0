import { apply } from '../door/apply.ts'
import { clearDecision, cutAgenda, push, pushScope, setTop } from '../door/write.ts'
import type { Decision } from '../game/decision.ts'
import { fork, type Game } from '../game/game.ts'
import { step } from '../game/loop.ts'
import type { PlayerId } from '../game/types.ts'
import { abilityScope, type ManaSource } from './abilities.ts'
import { BIT } from './purpose.ts'
import type { Yield, YieldUnit } from './yields.ts'

/** So many ways are tried, and so many pieces of procedure for each. */
const MAX_WAYS = 64
const MAX_STEPS = 400

/**
 * What a mana ability gives where looking at its program is not enough: it is carried out on a fork, with what it triggers,
 * once for each answer to its choices. Its cost counts as paid. What hangs on chance, on other choices, or on what was
 * given up for it is left to the player: automatic payment makes no use of it.
 */
export function tryOut(g: Game, player: PlayerId, source: ManaSource): Yield[] {
  const { cost, object, instance } = source
  if (cost.others.length > 0 || cost.leaves || cost.open) return []
  const g0 = fork(g)
  if (g0.state.decision) clearDecision(g0)
  cutAgenda(g0, 0)
  const scope = abilityScope(object, instance, player)
  const sc = pushScope(g0, { ...scope, vars: { ...scope.vars, tappedForMana: cost.tap, paid: true } })
  if (cost.tap) apply(g0, [{ kind: 'tap', object, cause: { by: 'cost', source: object, player } }])
  push(g0, { k: 'manaAbility', pc: 1, source: object, player, key: instance.key, sc })
  const before = g0.state.players[player]!
  const out: Yield[] = []
  const open: { game: Game; wanted: string[] }[] = [{ game: g0, wanted: [] }]
  for (let ways = 0; ways < MAX_WAYS; ways++) {
    const way = open.pop()
    if (!way) break
    const { game } = way
    if (!finishes(game) || game.state.rng !== g.state.rng) continue
    const { decision } = game.state
    if (decision) {
      for (const choice of choices(decision)) {
        const next = fork(game)
        const { agenda } = next.state
        setTop(next, { ...agenda[agenda.length - 1]!, answer: choice.answer })
        clearDecision(next)
        open.push({ game: next, wanted: [...way.wanted, choice.word] })
      }
      continue
    }
    const after = game.state.players[player]!
    const units = after.pool.slice(before.pool.length).map((m): YieldUnit => {
      const unit: YieldUnit = { mask: BIT[m.type], snow: m.snow === true, source: m.source ?? object }
      if (m.only) unit.only = m.only
      return unit
    })
    if (units.length > 0)
      out.push({ units, wanted: way.wanted, open: false, harm: Math.max(0, before.life - after.life) })
  }
  return out
}

/** Runs until all is done or something is asked. */
function finishes(game: Game): boolean {
  for (let n = 0; n < MAX_STEPS; n++) {
    if (game.state.result) return false
    if (game.state.decision || game.state.agenda.length === 0) return true
    step(game)
  }
  return false
}

function choices(decision: Decision): { answer: { option: number }; word: string }[] {
  if (decision.kind !== 'option') return []
  return decision.options.map((word, option) => ({ answer: { option }, word }))
}
