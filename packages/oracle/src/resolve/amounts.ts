/** What "that many" and "that much" may speak of. */
import type { Node } from '../grammar/core.ts'

const AMOUNT_EVENTS = new Set(['damage', 'gainLife', 'loseLife', 'counters'])
/** An event that has an amount. */
export const hasAmount = (on: Node): boolean =>
  on['on'] === 'move' ? on['oneOrMore'] === true : AMOUNT_EVENTS.has(on['on'] as string)

/** Steps of which "that many" or "that much" might speak. */
const MAKING = new Set(
  'damage gainLife loseLife payLife discard draw mill move destroy sacrifice createToken createCopy'.split(' '),
)
export const makesAmount = (kind: string): boolean => MAKING.has(kind)
