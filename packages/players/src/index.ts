export { type Bot, botAnswer } from './bot.ts'
export { heuristicBot } from './heuristic/index.ts'
export { randomBot } from './random.ts'
