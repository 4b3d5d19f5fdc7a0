export * from './game/decision.ts'
export * from './game/setup-types.ts'
export * from './game/types.ts'
export * from './view-types.ts'
