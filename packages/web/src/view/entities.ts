/** Players among entities (−1 − place), told apart from objects (ids above 0) without loading the engine. */
import type { Entity, PlayerId } from '@upkeep/engine'

export const isPlayer = (entity: Entity): boolean => entity < 0
export const entityPlayer = (entity: Entity): PlayerId => -1 - entity
