/**
 * A bug or a card that asks for what the engine does not know: it names the card, the rule or the node. Never a default
 * (decision 8 of the design).
 */
export class EngineError extends Error {
  override name = 'EngineError'
  card: string | undefined
  node: unknown

  constructor(message: string, card?: string, node?: unknown) {
    super(card ? `${card}: ${message}` : message)
    this.card = card
    this.node = node
  }
}

/** For an exhaustive `switch`. */
export function never(node: never, what: string): never {
  throw new EngineError(`unknown ${what}: ${JSON.stringify(node)}`)
}
