export { type Bench, type BenchOptions, bench } from './bench.ts'
export { type CardSource, cardsOf, type SimDeck, simDeck } from './decks.ts'
export { checkInvariants, checkJson, checkViews } from './invariants.ts'
export { BOTS, type BotName, botNamed, type GameReport, gameSeed, playJob } from './job.ts'
export {
  botOptions,
  DECISION_LIMIT,
  type GameFailure,
  type Played,
  playGame,
  replayGame,
  TURN_LIMIT,
  verifyReplay,
} from './play.ts'
export { type Replay, readReplay, replaysIn, runReplay, saveReplay, setupOf } from './replay.ts'
export { shippedSimDeck, shippedSimDecks } from './shipped.ts'
export { type SimFailure, type Simulated, type SimulateOptions, simulate } from './simulate.ts'
export { type SmokeFailure, type SmokeOptions, type SmokeReport, smokeCheck } from './smoke.ts'
