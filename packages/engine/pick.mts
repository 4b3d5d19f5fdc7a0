import type { Answer, Decision } from './src/index.ts'
export function pick(d: Decision, r: (n: number) => number): Answer {
  switch (d.kind) {
    case 'priority': return { action: r(d.actions.length) }
    case 'objects': { const k = d.min + r(d.max - d.min + 1); const pool = d.options.slice(); const out: number[] = []; while (out.length < k) out.push(pool.splice(r(pool.length), 1)[0]!);
      if (d.total) { return { objects: d.total.cmp === '>=' ? d.options : [] } } return { objects: out } }
    case 'yesNo': return { yes: d.purpose === 'mulligan' ? false : r(2) === 0 }
    case 'number': return { number: d.min + r(Math.min(d.max - d.min, 20) + 1) }
    case 'option': return { option: r(d.options.length) }
    case 'name': return { name: 'Goblin' }
    case 'modes': { const legal = d.options.filter(o => o.legal).map(o => o.index); const k = Math.max(1, d.min); const out: number[] = []; const pool = legal.slice(); while (out.length < k && pool.length) out.push(pool.splice(r(pool.length), 1)[0]!); return { modes: out } }
    case 'order': return { order: d.items.map((_, i) => i) }
    case 'arrange': return { groups: d.groups.map((_, i) => i === 0 ? d.cards : []) }
    case 'divide': { const a = d.min.slice(); let left = d.amount - a.reduce((x, y) => x + y, 0); for (let i = 0; i < a.length && left > 0; i++) { const give = i === a.length - 1 ? left : Math.min(left, Math.max(0, (d.lethal?.[i] ?? 0) - a[i]!)); a[i]! += give; left -= give } a[0]! += left; return { amounts: a } }
    case 'attackers': { const at = d.options.filter(o => o.must || r(2) === 0).map(o => ({ attacker: o.attacker, defender: o.defenders[r(o.defenders.length)]! })); return { attacks: at } }
    case 'blockers': return { blocks: d.options.filter(() => r(2) === 0).map(o => ({ blocker: o.blocker, attacker: o.attackers[r(o.attackers.length)]! })) }
    case 'pay': return { pay: 'auto' }
  }
}
