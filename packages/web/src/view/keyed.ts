/** Items with keys for drawing: by what they are, and which of the same it is. */
export function keyed<T>(items: readonly T[], name: (item: T) => string = String): { key: string; item: T }[] {
  const seen = new Map<string, number>()
  return items.map(item => {
    const base = name(item)
    const n = seen.get(base) ?? 0
    seen.set(base, n + 1)
    return { key: n === 0 ? base : `${base}#${n}`, item }
  })
}
