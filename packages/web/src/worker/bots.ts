import { type Bot, heuristicBot, randomBot } from '@upkeep/players'
import type { NewGame } from './protocol.ts'

export function makeBot(table: NewGame): Bot {
  return table.bot === 'random' ? randomBot(table.seed) : heuristicBot(table.seed)
}

export function spareBot(): Bot {
  return randomBot(1)
}
