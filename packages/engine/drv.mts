import { createGame, answer, fork, view, save, type Answer, type Decision, EngineError } from './src/index.ts'
import { compileCard } from '../oracle/src/index.ts'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { writeFileSync, existsSync } from 'node:fs'
const seed0 = Number(process.argv[2] ?? 1), games = Number(process.argv[3] ?? 10)
const names = (process.argv[4] ?? 'Grizzly Bears,Lightning Bolt,Giant Growth,Serra Angel,Llanowar Elves,Shock,Air Elemental,Raging Goblin,Wall of Wood,Hill Giant,Divination,Cancel,Doom Blade').split(',')
const cacheFile = '/tmp/drv/printed.json'
let printed: any
if (existsSync(cacheFile)) printed = JSON.parse(readFileSync(cacheFile, 'utf8'))
else {
  const { readCardFile } = await import('../cards/src/import/index.ts')
  printed = {}
  for await (const c of readCardFile('/work/shared/corpus/AtomicCards.json.gz')) printed[c.name] = c
  writeFileSync(cacheFile, JSON.stringify(printed))
}
const get = (n: string) => {
  const c = printed[n]; if (!c) throw new Error('no card ' + n)
  const r = compileCard(c)
  if (!r.playable) { console.log('not playable', n, (r as any).stopsAt) ; return undefined }
  return r.def
}
const spells = names.map(get).filter(Boolean)
const lands = ['Plains','Island','Swamp','Mountain','Forest'].map(get)
const deck = [...Array.from({ length: 36 }, (_, i) => spells[i % spells.length]), ...Array.from({ length: 24 }, (_, i) => lands[i % 5])] as any[]
function rnd(seed: number) { let s = seed >>> 0; return (n: number) => { s = (Math.imul(s, 1664525) + 1013904223) >>> 0; return Math.floor((s / 4294967296) * n) } }
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
let decisions = 0, errors = 0
const t0 = Date.now(); const c0 = process.cpuUsage()
const results: Record<string, number> = {}
for (let s = seed0; s < seed0 + games; s++) {
  const r = rnd(s)
  let last = ''
  try {
    const g = createGame({ seed: s, players: [{ name: 'A', deck }, { name: 'B', deck }], options: { log: false, autoPay: [true, true], skipManaOnly: [true, true], turnLimit: 200 } })
    let n = 0
    while (!g.state.result) {
      const d = g.state.decision!
      last = d.kind + ' ' + d.purpose
      let a = pick(d, r)
      let res = answer(g, a)
      if (!res.ok && d.kind === 'attackers') { a = { attacks: d.options.filter(o => o.must).map(o => ({ attacker: o.attacker, defender: o.defenders[0]! })) }; res = answer(g, a); if (!res.ok) res = answer(g, { attacks: [] }) }
      if (!res.ok && d.kind === 'blockers') res = answer(g, { blocks: [] })
      if (!res.ok) throw new Error('refused ' + JSON.stringify(d).slice(0, 300) + JSON.stringify(a) + res.reason)
      decisions++; n++
      if (n > 20000) throw new Error('too long')
    }
    const k = (g.state.result as any).reason; results[k] = (results[k] ?? 0) + 1
  } catch (e) { errors++; if (errors < 6) console.log('seed', s, 'after', last, (e as Error).stack?.split('\n').slice(0, 8).join('\n')) }
}
const sec = (Date.now() - t0) / 1000
const cpu = process.cpuUsage(c0).user / 1e6; console.log({ cpu, dpsCpu: Math.round(decisions / cpu), games, errors, decisions, sec, dps: Math.round(decisions / sec), gps: games / sec, results })
