import { cutAgenda, setCombat, setPending, setTurn, stateList } from '../door/write.ts'
import { ceaseToExist } from '../door/zones.ts'
import type { Game } from '../game/game.ts'
import { look } from '../game/look.ts'
import { happen } from '../replacement/happen.ts'

/** The turn ends [CR 724.1]: the stack is exiled, what triggered is forgotten, and the cleanup step comes next. */
export function endTheTurn(g: Game): void {
  setPending(g, [])
  const turnFrame = g.state.agenda.findIndex(f => f.k === 'turn')
  cutAgenda(g, turnFrame + 1)
  stateList(g, 'scopes').length = 0
  setCombat(g, null)
  setTurn(g, { coming: ['cleanup'] })
  const spells = g.state.stack.filter(id => look(g, id).kind !== 'ability')
  for (const id of g.state.stack.slice()) if (look(g, id).kind === 'ability') ceaseToExist(g, id)
  if (spells.length > 0)
    happen(
      g,
      spells.map(object => ({ kind: 'move', object, to: 'exile', cause: { by: 'effect' }, rules: ['724.1b'] })),
      {},
    )
}
