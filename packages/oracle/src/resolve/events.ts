/** What the event of an ability mentions. */
import type { Node } from '../grammar/core.ts'
import type { Mention } from './mentions.ts'
import { filterNouns, isPlayer, nounsOf } from './nouns.ts'

/** What a spell that is spoken of must target. */
function targetsOf(f: Node): Node | undefined {
  const parts = f['f'] === 'and' ? (f['of'] as Node[]) : [f]
  return parts.find(p => p['f'] === 'targets')?.['filter'] as Node | undefined
}

export function mentionsOf(on: Node, at: number): Mention[] {
  const out: Mention[] = []
  const what = (on['on'] === 'damage' ? undefined : on['what']) as Node | 'self' | undefined
  const push = (ref: Node, kind: 'object' | 'player', nouns: string[], weak: boolean): void => {
    out.push({ ref, kind, many: false, nouns, at, weak })
  }
  if (what === 'self') push({ ref: 'self' }, 'object', ['self'], true)
  else if (what) {
    const f = what as Node
    if (f['f'] === 'is') push(f['ref'] as Node, 'object', nounsOf(f['ref'] as Node), true)
    else if (on['oneOrMore'])
      out.push({
        ref: { ref: 'event', role: 'subject' },
        kind: 'object',
        many: true,
        nouns: filterNouns(f),
        at,
        weak: false,
      })
    else {
      const targets = on['on'] === 'cast' ? targetsOf(f) : undefined
      if (targets?.['f'] === 'is' && (targets['ref'] as Node)['ref'] === 'self')
        push({ ref: 'self' }, 'object', ['self'], true)
      push({ ref: 'event', role: 'subject' }, 'object', filterNouns(f), false)
      // of a spell and what it targets, "it" is hardly the spell
      if (targets) out.at(-1)!.second = true
    }
  }
  if (on['on'] === 'damage') {
    const side = (f: Node | 'self' | undefined, role: string): void => {
      if (f === 'self') push({ ref: 'self' }, 'object', ['self'], true)
      else if (!f) return
      else if (isPlayer(f)) push({ ref: 'event', role: 'player' }, 'player', ['player'], false)
      else if (f['f'] === 'is') push(f['ref'] as Node, 'object', nounsOf(f['ref'] as Node), true)
      else push({ ref: 'event', role }, 'object', filterNouns(f), false)
    }
    side(on['source'] as Node | 'self' | undefined, 'source')
    side(on['to'] as Node | 'self' | undefined, 'subject')
  }
  const other = (on['on'] === 'block' ? on['blocked'] : on['on'] === 'becomesBlocked' ? on['by'] : undefined) as
    | Node
    | undefined
  if (other) {
    push({ ref: 'event', role: 'other' }, 'object', filterNouns(other), false)
    out.at(-1)!.second = true
  }
  const player = (on['whose'] ?? on['who'] ?? (on['on'] === 'move' ? on['by'] : undefined)) as Node | undefined
  if (
    player?.['ref'] === 'players' ||
    player?.['ref'] === 'controllerOf' ||
    player?.['ref'] === 'host' ||
    (on['on'] === 'step' && !player)
  ) {
    push({ ref: 'event', role: 'player' }, 'player', ['player'], false)
  }
  return out
}
