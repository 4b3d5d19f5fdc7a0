import type { GameView } from '@upkeep/engine'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { Draft } from '../answer/draft.ts'
import { useTable } from './context.ts'

type ArrowKind = 'attack' | 'block' | 'target'

interface Link {
  from: number
  to: number
  kind: ArrowKind
}

interface Drawn {
  key: string
  kind: ArrowKind
  d: string
}

/** Who blocks whom, who attacks what, and what is aimed at what. */
export function Arrows({ hovered }: { hovered: number | null }): ReactNode {
  const { view, snap } = useTable()
  const [drawn, setDrawn] = useState<Drawn[]>([])
  useLayoutEffect(() => {
    const links = linksOf(view, snap.draft, hovered)
    const draw = (): void => setDrawn(links.flatMap(trace))
    draw()
    if (links.length === 0) return
    // Cards move for a moment after a change.
    const timers = [120, 320].map(after => setTimeout(draw, after))
    window.addEventListener('resize', draw)
    document.addEventListener('scroll', draw, true)
    return () => {
      timers.forEach(clearTimeout)
      window.removeEventListener('resize', draw)
      document.removeEventListener('scroll', draw, true)
    }
  }, [view, snap.draft, hovered])
  if (drawn.length === 0) return null
  return (
    <svg className="arrows" aria-hidden="true">
      <defs>
        {(['attack', 'block', 'target'] as const).map(kind => (
          <marker
            key={kind}
            id={`head-${kind}`}
            className={`head ${kind}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="4.5"
            markerHeight="4.5"
            orient="auto-start-reverse"
          >
            <path d="M0 0L10 5L0 10L3 5Z" />
          </marker>
        ))}
      </defs>
      {drawn.map(({ key, kind, d }) => (
        <path key={key} className={`arrow ${kind}`} d={d} markerEnd={`url(#head-${kind})`} />
      ))}
    </svg>
  )
}

function linksOf(view: GameView, draft: Draft, hovered: number | null): Link[] {
  const links: Link[] = []
  if (draft.kind === 'blockers') {
    for (const { blocker, attacker } of draft.blocks) links.push({ from: blocker, to: attacker, kind: 'block' })
  }
  if (draft.kind === 'attackers') {
    const several = new Set(draft.attacks.map(attack => attack.defender)).size > 1 || draft.picking !== null
    for (const { attacker, defender } of draft.attacks) {
      if (several || defender > 0) links.push({ from: attacker, to: defender, kind: 'attack' })
    }
  }
  for (const attacker of view.combat?.attackers ?? []) {
    for (const blocker of attacker.blockers) links.push({ from: blocker, to: attacker.id, kind: 'block' })
    if (attacker.defender > 0) links.push({ from: attacker.id, to: attacker.defender, kind: 'attack' })
  }
  for (const [i, object] of view.stack.entries()) {
    if (hovered === null ? i > 0 : object.id !== hovered) continue
    for (const target of object.targets ?? []) links.push({ from: object.id, to: target, kind: 'target' })
  }
  return links
}

function trace({ from, to, kind }: Link): Drawn[] {
  const a = endOf(from)
  const b = endOf(to)
  if (a === null || b === null) return []
  const start = anchor(a)
  const end = anchor(b)
  const dx = end.x - start.x
  const dy = end.y - start.y
  const length = Math.hypot(dx, dy)
  if (length < 1) return []
  const inset = b.side ? 0 : Math.min(length * 0.4, Math.min(b.box.height, b.box.width) * 0.32)
  const tip = { x: end.x - (dx / length) * inset, y: end.y - (dy / length) * inset }
  const bend = a.side && b.side ? -26 : Math.min(60, length * 0.18)
  const middle = { x: (start.x + tip.x) / 2 - (dy / length) * bend, y: (start.y + tip.y) / 2 + (dx / length) * bend }
  const n = (value: number): string => value.toFixed(1)
  const d = `M${n(start.x)} ${n(start.y)}Q${n(middle.x)} ${n(middle.y)} ${n(tip.x)} ${n(tip.y)}`
  return [{ key: `${kind}-${from}-${to}`, kind, d }]
}

interface End {
  box: DOMRect
  /** What lies on the stack is met at its side, so that its words stay legible. */
  side: boolean
}

function endOf(id: number): End | null {
  const element = document.querySelector(`.table [data-id="${id}"]`)
  const box = element?.getBoundingClientRect()
  if (!element || box === undefined || box.width === 0) return null
  return { box, side: element.classList.contains('stack-item') }
}

function anchor({ box, side }: End): { x: number; y: number } {
  return { x: box.left + (side ? 2 : box.width / 2), y: box.top + box.height / 2 }
}
