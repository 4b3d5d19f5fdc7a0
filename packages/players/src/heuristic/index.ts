import type { Answer, GameView } from '@upkeep/engine'
import type { Bot } from '../bot.ts'
import { plainAttacks, plainBlocks } from '../plain.ts'
import { anything } from '../random.ts'
import { dice } from '../rng.ts'
import { choose } from './choices.ts'
import { chooseAttacks, chooseBlocks } from './combat.ts'
import { chooseAction, type Memory } from './priority.ts'
import { Table } from './table.ts'

/** Plays a sensible game by rules of thumb. It sees its view and knows the cards only by what their ir says. */
export function heuristicBot(seed: number): Bot {
  const by = dice(seed)
  const memory: Memory = { turn: '', used: new Map() }
  return {
    name: 'heuristic',
    decide: (view: GameView, attempt = 0): Answer => {
      const d = view.decision!
      if (d.kind === 'attackers') {
        const table = new Table(view)
        return {
          attacks: attempt === 0 ? chooseAttacks(d, table) : (plainAttacks(d, attempt - 1) ?? retry(d, attempt)),
        }
      }
      if (d.kind === 'blockers') {
        const table = new Table(view)
        return {
          blocks: attempt === 0 ? chooseBlocks(d, table) : (plainBlocks(d, attempt - 1) ?? retryBlocks(d, attempt)),
        }
      }
      if (attempt > 0) return anything(d, by, attempt)
      if (d.kind === 'pay') return { pay: 'auto' }
      const table = new Table(view)
      if (d.kind === 'priority') return { action: chooseAction(d, table, memory) }
      return choose(d, table, by)
    },
  }

  function retry(d: Parameters<typeof chooseAttacks>[0], attempt: number) {
    const answer = anything(d, by, attempt - 20)
    return 'attacks' in answer ? answer.attacks : []
  }

  function retryBlocks(d: Parameters<typeof chooseBlocks>[0], attempt: number) {
    const answer = anything(d, by, attempt - 20)
    return 'blocks' in answer ? answer.blocks : []
  }
}
