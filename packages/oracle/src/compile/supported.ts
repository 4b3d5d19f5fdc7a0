/** What parses but cannot be played yet: the reason, or undefined. One table for all. */
export function unsupported(_node: Record<string, unknown>): string | undefined {
  return undefined
}
/** Layouts that the engine plays. */
export const LAYOUTS: ReadonlySet<string> = new Set(['normal'])
