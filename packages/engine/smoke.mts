import { createGame, answer, view, save, load, type CardDef } from './dist/index.js'
import { readFileSync, writeFileSync, existsSync, statSync } from 'node:fs'
import { pick } from './pick.mts'
const [,, seedArg, gamesArg, only] = process.argv
const defsFile = '/tmp/drv/defs.json'
let defs: any[]
if (existsSync(defsFile) && !process.env.RECOMPILE) defs = JSON.parse(readFileSync(defsFile, 'utf8'))
else {
  const { readCardFile } = await import('../cards/src/import/index.ts')
  const { compileCard } = await import('../oracle/src/index.ts')
  defs = []
  for await (const c of readCardFile('/work/shared/corpus/AtomicCards.json.gz')) { const r = compileCard(c as any); if (r.playable) defs.push(r.def) }
  writeFileSync(defsFile, JSON.stringify(defs))
}
console.log('defs', defs.length)
const byName = new Map(defs.map(d => [d.name, d]))
const lands = ['Plains','Island','Swamp','Mountain','Forest'].map(n => byName.get(n))
function rnd(seed: number) { let s = seed >>> 0; return (n: number) => { s = (Math.imul(s, 1664525) + 1013904223) >>> 0; return Math.floor((s / 4294967296) * n) } }
const errs = new Map<string, { n: number; ex: string }>()
let decisions = 0, ok = 0
const c0 = process.cpuUsage()
const results: any = {}
for (let s = Number(seedArg); s < Number(seedArg) + Number(gamesArg); s++) {
  const tg = Date.now(); const r = rnd(s * 7919 + 1)
  const picks = only ? only.split(',').map(n => byName.get(n)) : Array.from({ length: 8 }, () => defs[r(defs.length)])
  const deck = [...picks.flatMap(p => [p, p, p, p]), ...Array.from({ length: 28 }, (_, i) => lands[i % 5])]
  let last = ''
  try {
    process.stderr.write(s + ' '); const g = createGame({ seed: s, players: [{ name: 'A', deck }, { name: 'B', deck }], options: { log: false, autoPay: [true, true], skipManaOnly: [true, true], turnLimit: 40 } })
    let n = 0
    while (!g.state.result) {
      const d = g.state.decision!
      last = d.kind + ' ' + d.purpose + ' ' + d.source
      if (process.env.TRACE) console.log(n, last, d.kind === 'priority' ? '' : JSON.stringify(d).slice(0, 200))
      let a = pick(d, r)
      if (process.env.TRACE) console.log('   ->', JSON.stringify(a).slice(0, 200), d.kind === 'priority' && 'action' in a ? JSON.stringify(d.actions[a.action]) : '')
      let res = answer(g, a)
      if (!res.ok && d.kind === 'attackers') { a = { attacks: d.options.filter(o => o.must).map(o => ({ attacker: o.attacker, defender: o.defenders[0]! })) }; res = answer(g, a); if (!res.ok) res = answer(g, { attacks: [] }); }
      if (!res.ok && d.kind === 'blockers') res = answer(g, { blocks: [] })
      if (!res.ok && (d.kind === 'attackers' || d.kind === 'blockers')) { g.state.result = { winners: [], draw: true, reason: 'combat' } as any; break }
      if (!res.ok) throw new Error('refused ' + JSON.stringify(d).slice(0, 300) + JSON.stringify(a) + res.reason)
      decisions++; n++
      if (g.state.decision?.kind === 'priority' && g.state.scopes.length > 0) throw new Error('scopes leak ' + g.state.scopes.length)
      if (n > 3000) break
    }
    ok++; if (Date.now() - tg > 3000) console.log('slow', s, Date.now() - tg, picks.map((p: any) => p.name).join(','))
    const k = g.state.result?.reason ?? 'cut'; results[k] = (results[k] ?? 0) + 1
  } catch (e) {
    const st = (e as Error).stack!.split('\n'); const key = st[0]!.slice(0, 160).replace(/\d+/g, '#') + ' @ ' + (st.slice(1).find(l => l.includes('engine/src')) ?? '').replace(/.*engine\/src\//, '')
    const x = errs.get(key) ?? { n: 0, ex: `seed ${s} after ${last} cards ${picks.map((p: any) => p.name).join(',')}` }; x.n++; errs.set(key, x)
    if (only) console.log((e as Error).stack)
  }
}
const cpu = process.cpuUsage(c0).user / 1e6
console.log({ ok, decisions, cpu, results })
for (const [k, v] of [...errs].sort((a, b) => b[1].n - a[1].n).slice(0, 60)) console.log(v.n, k, '\n     ', v.ex)
