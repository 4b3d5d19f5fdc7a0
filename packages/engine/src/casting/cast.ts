import type { Ability, Cost, Zone } from '@upkeep/ir'
import { characteristics } from '../continuous/characteristics.ts'
import { apply } from '../door/apply.ts'
import { setCaster } from '../door/marks.ts'
import { push, setRollback } from '../door/write.ts'
import { EngineError } from '../game/errors.ts'
import type { Game } from '../game/game.ts'
import { look } from '../game/look.ts'
import type { CastInfo, ObjId, PlayerId } from '../game/types.ts'
import { factsOf } from './facts.ts'

export type CastOption = Extract<Ability, { a: 'castOption' }>

/** The name of casting without paying the mana cost, where an effect on the rules allows it. */
export const FREE = 'without paying'

/** The ways in which a card's own abilities let it be cast, besides the normal one. */
export function castOptions(g: Game, id: ObjId): readonly CastOption[] {
  return factsOf(characteristics(g, id).abilities).castOptions
}

/** What the chosen way costs before additional costs and changes [CR 601.2b, 601.2f]; null: it has no such cost. */
export function baseCost(g: Game, id: ObjId, option: string, free: boolean): Cost[] | null {
  if (free) return []
  if (option !== '') {
    const chosen = castOptions(g, id).find(o => o.name === option)
    if (!chosen)
      throw new EngineError(
        `there is no way to cast it called ${option}`,
        look(g, id).def >= 0 ? g.state.defs[look(g, id).def]!.name : undefined,
      )
    if (chosen.free) return []
    if (chosen.cost) return chosen.cost
  }
  const { manaCost } = characteristics(g, id)
  if (manaCost === undefined) return null
  return manaCost.length === 0 ? [] : [{ c: 'mana', mana: manaCost.slice() }]
}

/** Starts casting a spell: it goes on the stack [CR 601.2a]. */
export function startCast(
  g: Game,
  player: PlayerId,
  card: ObjId,
  face: number,
  option: string,
  how: { free?: boolean; cost?: Cost[]; forced?: boolean } = {},
): ObjId {
  setRollback(g)
  const free = how.free === true || option === FREE
  const from: Zone = look(g, card).zone
  const chosen = option === '' ? undefined : castOptions(g, card).find(o => o.name === option)
  const cost = how.cost ?? baseCost(g, card, option, free)
  if (cost === null) throw new EngineError('it has no mana cost', g.state.defs[look(g, card).def]?.name)
  const cast: CastInfo = {
    paid: option === '' ? {} : { [option]: 1 },
    targets: {},
    vars: {},
    wasCast: true,
    from,
    by: player,
  }
  if (chosen?.after) cast.after = chosen.after
  if (free || chosen?.free) cast.x = 0 // [CR 107.3b]
  apply(g, [
    {
      kind: 'move',
      object: card,
      to: 'stack',
      controller: player,
      face,
      keepCast: cast,
      cause: { by: 'rule', player, as: 'cast' },
      rules: ['601.2a'],
    },
  ])
  const object = g.state.gone[card]!.moved
  setCaster(g, object, player)
  push(g, {
    k: 'announce',
    pc: 0,
    what: 'cast',
    player,
    object,
    costs: cost,
    mana: [],
    option,
    local: {},
    ...(how.forced ? { forced: true } : {}),
  })
  return object
}
