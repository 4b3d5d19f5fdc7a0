import type { Answer, Decision, GameView } from '@upkeep/engine'
export interface Bot {
  name: string
  decide(view: GameView): Answer
}
export function randomBot(seed: number): Bot {
  let s = seed | 1
  const rnd = (n: number): number => {
    s = (Math.imul(s, 1103515245) + 12345) & 0x7fffffff
    return (s >> 8) % n
  }
  const some = <T>(list: readonly T[], n: number): T[] => {
    const rest = [...list]
    const out: T[] = []
    while (out.length < n && rest.length > 0) out.push(...rest.splice(rnd(rest.length), 1))
    return out
  }
  const decide = (d: Decision): Answer => {
    switch (d.kind) {
      case 'priority': {
        const acts = d.actions.map((a, i) => ({ a, i })).filter(({ a }) => !(a.do === 'activate' && a.mana))
        return { action: acts[rnd(acts.length)]!.i }
      }
      case 'objects':
        return { objects: some(d.options, Math.min(d.max, Math.max(d.min, 1))) }
      case 'yesNo':
        return { yes: d.purpose === 'mulligan' ? false : rnd(2) === 0 }
      case 'number':
        return { number: d.min + rnd(Math.min(5, d.max - d.min + 1)) }
      case 'option':
        return { option: rnd(d.options.length) }
      case 'name':
        return { name: 'Forest' }
      case 'modes':
        return {
          modes: some(
            d.options.filter(o => o.legal).map(o => o.index),
            Math.max(d.min, 1),
          ).sort(),
        }
      case 'order':
        return { order: d.items.map((_, i) => i) }
      case 'arrange':
        return { groups: d.groups.map((_, i) => (i === 0 ? d.cards : [])) }
      case 'divide': {
        const amounts = [...d.min]
        amounts[0] = amounts[0]! + d.amount - amounts.reduce((x, y) => x + y, 0)
        return { amounts }
      }
      case 'attackers':
        return {
          attacks: d.options.filter(() => rnd(2) === 0).map(o => ({ attacker: o.attacker, defender: o.defenders[0]! })),
        }
      case 'blockers':
        return {
          blocks: d.options
            .filter(o => o.attackers.length > 0 && rnd(3) === 0)
            .map(o => ({ blocker: o.blocker, attacker: o.attackers[0]! })),
        }
      case 'pay':
        return { pay: 'auto' }
    }
  }
  return { name: 'random', decide: view => decide(view.decision!) }
}
export const heuristicBot = randomBot
