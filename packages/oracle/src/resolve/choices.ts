/**
 * Qualities chosen as an effect is carried out (CR 608.2d). The grammar reads them in place, with `kind` (of what is
 * chosen) and `by` (who chooses); here the choice becomes a step before the effect, and an effect again to be printed.
 */
import { mapNodes, same, walk } from '@upkeep/ir'
import type { Node } from '../grammar/core.ts'

const SAY = 'of choice'
const YOU = { ref: 'you' }
const isOpen = (n: Node): boolean => n['kind'] !== undefined && n['by'] !== undefined
const STRUCTURE = new Set(['seq', 'if', 'may', 'forEach', 'repeat', 'modal', 'either', 'delayed', 'reflexive'])

/** Whether a choice is said in a place where nothing makes it. */
export function hasOpenChoice(v: unknown): boolean {
  let found = false
  walk(v, n => {
    if (isOpen(n)) found = true
    return !found
  })
  return found
}

const without = (n: Node): Node => {
  const { kind: _kind, by: _by, ...rest } = n
  return rest
}

/** An effect with its choice made before it; undefined where that cannot be said. */
export function chooseBefore(n: Node): Node | undefined {
  if (STRUCTURE.has(n['do'] as string)) return n
  const open: Node[] = []
  let fixed = true
  walk(n, x => {
    // what a target is was chosen before (CR 601.2c)
    if (x['ref'] === 'target' && hasOpenChoice(x['filter'])) fixed = false
    if (x !== n && typeof x['do'] === 'string') return false
    if (isOpen(x)) open.push(x)
    return true
  })
  if (open.length === 0) return n
  if (open.length > 1 || !fixed) return undefined
  const { kind, by, f, of, abilities } = open[0]!
  const who = (by as Node)['ref'] === 'you' ? {} : { who: by }
  if (kind === 'ability')
    return {
      do: 'either',
      ...who,
      of: (abilities as Node[]).map(a =>
        mapNodes(n, x => (isOpen(x) ? { ...without(x), abilities: [mapNodes(a, () => undefined)] } : undefined)),
      ),
    }
  const choose = { do: 'choose', what: kind, as: 'choice', ...who }
  const put = (change: (x: Node) => unknown): Node => mapNodes(n, x => (isOpen(x) ? change(x) : undefined))
  if (f !== 'or') return { do: 'seq', say: SAY, steps: [choose, put(without)] }
  const [first, second] = of as Node[]
  return { do: 'either', ...who, of: [put(() => first), { do: 'seq', say: SAY, steps: [choose, put(() => second)] }] }
}

/** The effect that a choice was made for, as the grammar reads it. */
export function chosenInPlace(n: Node): Node | undefined {
  if (n['do'] === 'either') {
    const [first, second, ...more] = n['of'] as Node[]
    if (!first || !second) return undefined
    const inner = chosenInPlace(second)
    if (!inner) return oneOf([first, second, ...more], n['who'] ?? YOU)
    // the one place where the two differ
    return differing(inner, first, (open, other) =>
      isOpen(open) ? { f: 'or', of: [other, without(open)], kind: open['kind'], by: open['by'] } : undefined,
    )
  }
  if (n['do'] !== 'seq' || n['say'] !== SAY) return undefined
  const [choose, effect] = n['steps'] as Node[]
  const open = { kind: choose!['what'], by: choose!['who'] ?? YOU }
  const isChosen = (x: Node): boolean =>
    x['f'] === 'chosen' || x['m'] === 'chosenType' || (x['m'] === 'setColors' && x['colors'] === 'chosen')
  return mapNodes(effect!, x => (isChosen(x) ? { ...x, ...open } : undefined))
}

/** Effects that differ in an ability gained, as one that gains one of them. */
function oneOf(effects: Node[], by: unknown): Node | undefined {
  const all = effects.map(e => e['mods'] as Node[] | undefined)
  if (all.some(mods => mods?.length !== all[0]?.length)) return undefined
  const at = all[0]!.findIndex((m, i) => !same(m, all[1]![i]))
  const abilities = all.flatMap(mods => (mods![at]?.['abilities'] as Node[] | undefined) ?? [])
  if (abilities.length !== all.length) return undefined
  const open = { m: 'addAbility', abilities, kind: 'ability', by }
  return { ...effects[0], mods: all[0]!.map((m, i) => (i === at ? open : m)) }
}

function differing(a: Node, b: Node, join: (a: Node, b: Node) => Node | undefined): Node {
  const joined = join(a, b)
  if (joined) return joined
  const out: Node | unknown[] = Array.isArray(a) ? [] : {}
  for (const k in a) {
    const [x, y] = [a[k], b[k]]
    ;(out as Node)[k] =
      x !== null && typeof x === 'object' && y !== null && typeof y === 'object'
        ? differing(x as Node, y as Node, join)
        : x
  }
  return out as Node
}
