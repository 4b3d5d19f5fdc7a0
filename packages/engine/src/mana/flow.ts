/**
 * Sources that give one unit each, used for what is asked for at the least cost: a flow of least cost from classes of alike
 * sources to kinds, by shortest augmenting paths. Exact, and quick where there are few classes.
 */
export interface FlowClass {
  /** How many sources are in the class. */
  size: number
  /** What it costs to use one of them for each kind; Infinity where it cannot. */
  cost: readonly number[]
}

/** How many of each class go to each kind, and what it costs; null where it does not suffice. */
export function cheapestFlow(
  classes: readonly FlowClass[],
  need: readonly number[],
): { flow: number[][]; cost: number } | null {
  const kinds = need.length
  const left = need.slice()
  const free = classes.map(c => c.size)
  const flow = classes.map(() => new Array<number>(kinds).fill(0))
  let total = 0
  let missing = 0
  for (const n of need) missing += n
  const kindDist = new Array<number>(kinds)
  const kindFrom = new Array<number>(kinds)
  const classDist = new Array<number>(classes.length)
  const classFrom = new Array<number>(classes.length)
  while (missing > 0) {
    kindDist.fill(Infinity)
    kindFrom.fill(-1)
    for (let c = 0; c < classes.length; c++) {
      classDist[c] = free[c]! > 0 ? 0 : Infinity
      classFrom[c] = -1
    }
    for (let changed = true; changed; ) {
      changed = false
      for (let c = 0; c < classes.length; c++) {
        const at = classDist[c]!
        if (at === Infinity) continue
        const { cost } = classes[c]!
        for (let k = 0; k < kinds; k++)
          if (at + cost[k]! < kindDist[k]! - 1e-9) {
            kindDist[k] = at + cost[k]!
            kindFrom[k] = c
            changed = true
          }
      }
      for (let k = 0; k < kinds; k++) {
        const at = kindDist[k]!
        if (at === Infinity) continue
        for (let c = 0; c < classes.length; c++)
          if (flow[c]![k]! > 0 && at - classes[c]!.cost[k]! < classDist[c]! - 1e-9) {
            classDist[c] = at - classes[c]!.cost[k]!
            classFrom[c] = k
            changed = true
          }
      }
    }
    let end = -1
    for (let k = 0; k < kinds; k++)
      if (left[k]! > 0 && kindDist[k]! < Infinity && (end < 0 || kindDist[k]! < kindDist[end]!)) end = k
    if (end < 0) return null
    let push = left[end]!
    for (let k = end; ; ) {
      const c = kindFrom[k]!
      const back = classFrom[c]!
      if (back < 0) {
        push = Math.min(push, free[c]!)
        break
      }
      push = Math.min(push, flow[c]![back]!)
      k = back
    }
    for (let k = end; ; ) {
      const c = kindFrom[k]!
      flow[c]![k]! += push
      const back = classFrom[c]!
      if (back < 0) {
        free[c]! -= push
        break
      }
      flow[c]![back]! -= push
      k = back
    }
    left[end]! -= push
    missing -= push
    total += push * kindDist[end]!
  }
  return { flow, cost: total }
}
