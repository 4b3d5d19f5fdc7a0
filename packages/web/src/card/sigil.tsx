import type { ObjectView } from '@upkeep/engine'
import { memo, type ReactNode } from 'react'

/** Numbers between 0 and 1 that follow from a word alone, so that a card always has the same sign. */
function numbersFrom(word: string): () => number {
  let h = 2166136261
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 16777619)
  return () => {
    h = (h + 0x6d2b79f5) | 0
    let t = Math.imul(h ^ (h >>> 15), 1 | h)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

type Random = () => number
type Point = readonly [number, number]

const CX = 60
const CY = 40
const n1 = (n: number): string => n.toFixed(1)

function smooth(points: readonly Point[]): string {
  const n = points.length
  const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const start = mid(points[n - 1]!, points[0]!)
  let d = `M${n1(start[0])} ${n1(start[1])}`
  for (let i = 0; i < n; i++) {
    const p = points[i]!
    const m = mid(p, points[(i + 1) % n]!)
    d += `Q${n1(p[0])} ${n1(p[1])} ${n1(m[0])} ${n1(m[1])}`
  }
  return `${d}Z`
}

function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`
}

function polar(r: number, turn: number): Point {
  const a = turn * Math.PI * 2 - Math.PI / 2
  return [CX + r * Math.cos(a), CY + r * Math.sin(a)]
}

/** A mask: everything twice, mirrored. */
function creature(random: Random): ReactNode[] {
  const half = (size: number, rough: number, count: number): Point[] => {
    const right: Point[] = []
    const waves = [random() * 6, random() * 6, 2 + Math.floor(random() * 3), 4 + Math.floor(random() * 4)] as const
    for (let i = 0; i <= count; i++) {
      const t = i / count
      const r =
        size *
        (1 + rough * (Math.sin(t * Math.PI * waves[2] + waves[0]) + 0.6 * Math.sin(t * Math.PI * waves[3] + waves[1])))
      const a = t * Math.PI - Math.PI / 2
      right.push([CX + Math.max(0.5, r * Math.cos(a) * 1.08), CY + r * Math.sin(a)])
    }
    const left = right.map(([x, y]): Point => [2 * CX - x, y]).reverse()
    return [...right, ...left]
  }
  const horns = 1 + Math.floor(random() * 3)
  const out: ReactNode[] = []
  for (let i = 0; i < horns; i++) {
    const x = 6 + random() * 20
    const y = 10 + random() * 22
    const reach = 22 + random() * 30
    const lift = -18 + random() * 44
    const thick = 3 + random() * 7
    for (const s of [1, -1]) {
      const d = `M${n1(CX + s * x)} ${n1(CY - y)}Q${n1(CX + s * (x + reach * 0.6))} ${n1(CY - y - lift * 0.2)} ${n1(CX + s * (x + reach))} ${n1(CY - y - lift)}Q${n1(CX + s * (x + reach * 0.5))} ${n1(CY - y + thick)} ${n1(CX + s * x * 0.5)} ${n1(CY - y + thick * 2)}Z`
      out.push(<path key={`h${i}${s}`} className="s-b" d={d} />)
    }
  }
  out.push(<path key="a" className="s-a" d={smooth(half(24 + random() * 5, 0.1 + random() * 0.16, 9))} />)
  out.push(<path key="b" className="s-line" d={smooth(half(17 + random() * 4, 0.1 + random() * 0.2, 7))} />)
  out.push(<path key="c" className="s-c" d={smooth(half(7 + random() * 4, 0.15 + random() * 0.25, 5))} />)
  const ex = 7 + random() * 6
  const ey = -9 + random() * 10
  const tilt = (random() - 0.4) * 5
  const w = 3 + random() * 2.4
  for (const s of [1, -1]) {
    const x = CX + s * ex
    const y = CY + ey
    const d = `M${n1(x - s * w)} ${n1(y + tilt * 0.5)}Q${n1(x)} ${n1(y - w * 0.9)} ${n1(x + s * w)} ${n1(y - tilt * 0.5)}Q${n1(x)} ${n1(y + w * 0.6)} ${n1(x - s * w)} ${n1(y + tilt * 0.5)}Z`
    out.push(<path key={`e${s}`} className="s-eye" d={d} />)
  }
  return out
}

/** A burst or a whirl: one stroke, turned around the middle. */
function spell(random: Random, sharp: boolean): ReactNode[] {
  const n = 5 + Math.floor(random() * 6)
  const r = 30 + random() * 6
  const inner = 6 + random() * 8
  const twist = (random() - 0.5) * 0.5
  const out: ReactNode[] = [<circle key="o" className="s-line" cx={CX} cy={CY} r={n1(r * (0.55 + random() * 0.25))} />]
  for (let i = 0; i < n; i++) {
    const turn = i / n
    const long = sharp && i % 2 === 1 ? 0.62 : 1
    const tip = polar(r * long * 1.15, turn + twist)
    const a = polar(inner, turn - 0.32 / n)
    const b = polar(inner, turn + 0.32 / n)
    const m1 = polar(r * 0.55, turn + twist * 0.2 - (sharp ? 0.18 : 0.42) / n)
    const m2 = polar(r * 0.55, turn + twist * 0.8 + (sharp ? 0.18 : 0.42) / n)
    const d = sharp
      ? polygon([a, m1, tip, m2, b])
      : `M${n1(a[0])} ${n1(a[1])}Q${n1(m1[0])} ${n1(m1[1])} ${n1(tip[0])} ${n1(tip[1])}Q${n1(m2[0])} ${n1(m2[1])} ${n1(b[0])} ${n1(b[1])}Z`
    out.push(<path key={i} className={i % 2 === 0 ? 's-a' : 's-b'} d={d} />)
  }
  out.push(<circle key="i" className="s-c" cx={CX} cy={CY} r={n1(inner * 0.7)} />)
  out.push(<circle key="d" className="s-eye" cx={CX} cy={CY} r={n1(inner * 0.28)} />)
  return out
}

/** A wheel with teeth and spokes. */
function artifact(random: Random): ReactNode[] {
  const n = 6 + Math.floor(random() * 7)
  const r = 25 + random() * 5
  const tooth = 3 + random() * 5
  const rim: Point[] = []
  for (let i = 0; i < n; i++) {
    for (const [at, out] of [
      [0, 0],
      [0.12, 1],
      [0.42, 1],
      [0.54, 0],
    ] as const)
      rim.push(polar(r + out * tooth, (i + at) / n))
  }
  const spokes = 3 + Math.floor(random() * 4)
  const hub = 5 + random() * 5
  return [
    <path key="r" className="s-a" d={polygon(rim)} />,
    <circle key="c" className="s-line" cx={CX} cy={CY} r={n1(r * 0.74)} />,
    <path
      key="s"
      className="s-spoke"
      d={Array.from({ length: spokes }, (_, i) => {
        const a = polar(hub, i / spokes)
        const b = polar(r * 0.74, i / spokes)
        return `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`
      }).join('')}
    />,
    <circle key="h" className="s-c" cx={CX} cy={CY} r={n1(hub)} />,
    <circle key="e" className="s-eye" cx={CX} cy={CY} r={n1(hub * 0.35)} />,
  ]
}

/** Stars within circles. */
function enchantment(random: Random): ReactNode[] {
  const n = 5 + Math.floor(random() * 5)
  const k = 2 + Math.floor(random() * Math.max(1, Math.floor(n / 2) - 1))
  const r = 29 + random() * 4
  const turn = random()
  const star = Array.from({ length: n }, (_, i) => polar(r, turn + (i * k) / n))
  const beads = Array.from({ length: n }, (_, i) => polar(r, turn + i / n))
  return [
    <circle key="o" className="s-b" cx={CX} cy={CY} r={n1(r)} />,
    <circle key="l" className="s-line" cx={CX} cy={CY} r={n1(r)} />,
    <path key="s" className="s-star" d={polygon(star)} />,
    <path
      key="t"
      className="s-a"
      d={polygon(Array.from({ length: n * 2 }, (_, i) => polar(i % 2 === 0 ? r * 0.6 : r * 0.26, turn + i / (2 * n))))}
    />,
    ...beads.map(([x, y]) => <circle key={`${x} ${y}`} className="s-eye" cx={n1(x)} cy={n1(y)} r="1.7" />),
    <circle key="m" className="s-c" cx={CX} cy={CY} r={n1(3 + random() * 4)} />,
  ]
}

/** A land, in three layers under a sun. */
function land(random: Random, subtypes: readonly string[]): ReactNode[] {
  const jagged = subtypes.includes('Mountain')
  const waves = subtypes.includes('Island')
  const trees = subtypes.includes('Forest')
  const reeds = subtypes.includes('Swamp')
  const sun = [26 + random() * 68, 16 + random() * 14, 6 + random() * 6] as const
  const out: ReactNode[] = [
    <circle key="sun" className="s-eye" cx={n1(sun[0])} cy={n1(sun[1])} r={n1(sun[2])} />,
    <circle key="halo" className="s-b" cx={n1(sun[0])} cy={n1(sun[1])} r={n1(sun[2] * 2.1)} />,
  ]
  for (let layer = 0; layer < 3; layer++) {
    const base = 42 + layer * 13
    const height = (jagged ? 26 : waves ? 4 : 13) - layer * (jagged ? 6 : 2)
    const steps = jagged ? 7 : waves ? 12 : 8
    const points: Point[] = [[-4, 84]]
    const phase = random() * 6
    for (let i = 0; i <= steps; i++) {
      const x = -4 + (128 * i) / steps
      const up = jagged
        ? i % 2 === 0
          ? random() * 0.35
          : 0.55 + random() * 0.5
        : 0.5 + 0.5 * Math.sin(phase + i * (waves ? 1.57 : 0.9 + random() * 0.3))
      points.push([x, base - up * height])
    }
    points.push([124, 84])
    out.push(<path key={`g${layer}`} className={`s-l${layer}`} d={jagged ? polygon(points) : smoothOpen(points)} />)
    if (!trees && !reeds) continue
    const count = 5 + layer * 2
    for (let i = 0; i < count; i++) {
      const x = random() * 120
      const y = base + 3 - random() * 4
      const tall = (trees ? 17 : 12) + random() * 9 - layer * 1.5
      const d = trees
        ? `M${n1(x)} ${n1(y - tall)}L${n1(x + tall * 0.26)} ${n1(y)}L${n1(x - tall * 0.26)} ${n1(y)}Z`
        : `M${n1(x)} ${n1(y)}Q${n1(x + 1)} ${n1(y - tall * 0.6)} ${n1(x + (random() - 0.5) * 9)} ${n1(y - tall)}`
      out.push(<path key={`t${layer}-${i}`} className={trees ? `s-l${layer}` : 's-reed'} d={d} />)
    }
  }
  return out
}

function smoothOpen(points: readonly Point[]): string {
  let d = `M${n1(points[0]![0])} ${n1(points[0]![1])}`
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i]!
    const q = points[i + 1]!
    d +=
      i === points.length - 2
        ? `L${n1(p[0])} ${n1(p[1])}`
        : `Q${n1(p[0])} ${n1(p[1])} ${n1((p[0] + q[0]) / 2)} ${n1((p[1] + q[1]) / 2)}`
  }
  const last = points.at(-1)!
  return `${d}L${n1(last[0])} ${n1(last[1])}Z`
}

interface SigilProps {
  name: string
  types: string
  subtypes: string
}

/** The sign of a card: drawn from its name and types, the same everywhere. */
const Drawn = memo(function Drawn({ name, types, subtypes }: SigilProps): ReactNode {
  const random = numbersFrom(name)
  const is = (type: string): boolean => types.includes(type)
  const shapes = is('Land')
    ? land(random, subtypes.split(' '))
    : is('Creature')
      ? creature(random)
      : is('Artifact')
        ? artifact(random)
        : is('Instant')
          ? spell(random, true)
          : is('Sorcery')
            ? spell(random, false)
            : enchantment(random)
  return (
    <svg className="sigil" viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {shapes}
    </svg>
  )
})

export function Sigil({ object }: { object: Pick<ObjectView, 'name' | 'types' | 'subtypes'> }): ReactNode {
  return <Drawn name={object.name} types={object.types.join(' ')} subtypes={object.subtypes.join(' ')} />
}
