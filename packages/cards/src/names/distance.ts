/** Rows of the table, kept between calls: this runs tens of thousands of times for one suggestion. */
const rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)]

/**
 * How many letters must be added, left out, changed or swapped with their neighbour to make one word of the other;
 * anything above `limit` (at most 100) is `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const over = limit + 1
  if (Math.abs(a.length - b.length) > limit) return over
  if (b.length >= 255) return a === b ? 0 : over
  let [older, old, row] = rows
  for (let j = 0; j <= b.length; j++) old[j] = Math.min(j, over)
  for (let i = 1; i <= a.length; i++) {
    const first = Math.max(1, i - limit)
    const last = Math.min(b.length, i + limit)
    row[first - 1] = first === 1 && i <= limit ? i : over
    if (last < b.length) row[last + 1] = over
    const letter = a.charCodeAt(i - 1)
    const before = i > 1 ? a.charCodeAt(i - 2) : -1
    let best = row[first - 1]!
    for (let j = first; j <= last; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = old[j - 1]! + (letter === other ? 0 : 1)
      if (old[j]! + 1 < cost) cost = old[j]! + 1
      if (row[j - 1]! + 1 < cost) cost = row[j - 1]! + 1
      if (j > 1 && before === other && letter === b.charCodeAt(j - 2) && older[j - 2]! + 1 < cost) {
        cost = older[j - 2]! + 1
      }
      row[j] = Math.min(cost, over)
      if (cost < best) best = cost
    }
    if (best > limit) return over
    const spare = older
    older = old
    old = row
    row = spare
  }
  return Math.min(old[b.length]!, over)
}
