import type { Bot } from '../bot.ts'
import { randomBot } from '../random.ts'

export function heuristicBot(seed: number): Bot {
  return { ...randomBot(seed), name: 'heuristic' }
}
