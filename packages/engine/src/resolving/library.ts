import type { Effect } from '@upkeep/ir'
import { cantPlayer } from '../continuous/characteristics.ts'
import type { Intent } from '../door/intent.ts'
import { showTo } from '../door/marks.ts'
import { record } from '../door/record.ts'
import { ask, bind, pop, push } from '../door/write.ts'
import { setLibrary } from '../door/zones.ts'
import { amount } from '../game/amounts.ts'
import type { Game } from '../game/game.ts'
import { matches } from '../game/match.ts'
import { entities, onePlayer, players } from '../game/refs.ts'
import { isPlayer, type ObjId, type PlayerId, type Scope } from '../game/types.ts'
import { happen } from '../replacement/happen.ts'
import { finishWith, how } from './moves.ts'
import { next, type Run } from './run.ts'

type LibraryEffect = Extract<
  Effect,
  { do: 'draw' | 'mill' | 'search' | 'shuffle' | 'reveal' | 'look' | 'scry' | 'surveil' | 'fateseal' }
>

export function runLibrary(g: Game, frame: Run, node: LibraryEffect, ctx: Scope): void {
  const { cause } = frame
  switch (node.do) {
    case 'draw': {
      const who = players(g, node.who ?? { ref: 'you' }, ctx)
      const n = amount(g, node.n, ctx)
      if (node.upTo) return drawUpTo(g, frame, who, n, how(frame, node.as))
      pop(g)
      for (const player of who.slice().reverse())
        push(g, { k: 'draw', pc: 0, player, n, cause, ...how(frame, node.as) })
      return
    }
    case 'mill': {
      const intents: Intent[] = []
      for (const p of players(g, node.who ?? { ref: 'you' }, ctx)) {
        const n = amount(g, node.n, ctx)
        for (const object of g.state.players[p]!.library.slice(0, n))
          intents.push({ kind: 'move', object, to: 'graveyard', cause: { ...cause, as: 'mill' }, rules: ['701.17'] })
      }
      return finishWith(g, frame, intents, node.as)
    }
    case 'shuffle': {
      const whose = players(g, node.of ?? node.who ?? { ref: 'you' }, ctx)
      return finishWith(
        g,
        frame,
        whose.map(player => ({ kind: 'shuffle', player, cause })),
      )
    }
    case 'search':
      return search(g, frame, node, ctx)
    case 'reveal':
    case 'look': {
      const p = onePlayer(g, node.who, ctx) ?? ctx.controller
      let list: ObjId[]
      if (node.do === 'reveal' && node.until) {
        // cards from the top until one matches, that one last
        const of = node.of ? players(g, node.of, ctx)[0] : p
        const library = of === undefined ? [] : g.state.players[of]!.library
        const at = library.findIndex(id => matches(g, node.until!, id, ctx))
        list = at < 0 ? library.slice() : library.slice(0, at + 1)
        bind(g, frame.sc, `${node.as ?? 'revealed'}:last`, at < 0 ? [] : [library[at]!])
      } else list = entities(g, node.what, ctx).filter(e => !isPlayer(e) && g.state.objects[e])
      showTo(g, list, node.do === 'reveal' ? 'all' : p)
      if (node.as) bind(g, frame.sc, node.as, list)
      pop(g)
      record(g, {
        kind: 'action',
        text: node.do,
        player: p,
        amount: list.length,
        cause,
        rules: [node.do === 'reveal' ? '701.20' : '701.22'],
      })
      return
    }
    case 'scry':
      return arrange(g, frame, node.who, amount(g, node.n, ctx), ctx, 'scry')
    case 'surveil':
      return arrange(g, frame, node.who, amount(g, node.n, ctx), ctx, 'surveil', node.as)
    case 'fateseal':
      return arrange(g, frame, node.who, amount(g, node.n, ctx), ctx, 'fateseal', undefined, onePlayer(g, node.of, ctx))
  }
}

function arrange(
  g: Game,
  frame: Run,
  who: Parameters<typeof onePlayer>[1],
  n: number,
  ctx: Scope,
  what: 'scry' | 'surveil' | 'fateseal',
  as?: string,
  of?: PlayerId,
): void {
  const p = onePlayer(g, who, ctx)
  if (p === undefined) return pop(g)
  const whose = of ?? p
  const cards = g.state.players[whose]!.library.slice(0, n)
  if (frame.pc === 0) {
    if (cards.length === 0) {
      pop(g)
      return
    }
    showTo(g, cards, p)
    next(g, frame, 1)
    ask(g, {
      kind: 'arrange',
      player: p,
      purpose: what,
      source: ctx.source,
      cards,
      groups: what === 'surveil' ? ['top', 'graveyard'] : ['top', 'bottom'],
      rules: [what === 'scry' ? '701.22' : what === 'surveil' ? '701.25' : '701.29'],
    })
    return
  }
  if (frame.pc === 1) {
    const groups = frame.answer && 'groups' in frame.answer ? frame.answer.groups : [cards, []]
    const intents: Intent[] = []
    const cause = { ...frame.cause, as: what }
    const other = groups[1] ?? []
    for (const object of other)
      intents.push(
        what === 'surveil'
          ? { kind: 'move', object, to: 'graveyard', cause, rules: ['701.25'] }
          : { kind: 'move', object, to: 'library', position: -1, cause, rules: ['701.22'] },
      )
    next(g, frame, 2, { kept: groups[0] ?? [], others: other.length })
    if (intents.length > 0) happen(g, intents, how(frame, as))
    return
  }
  reorderTop(g, whose, frame.local['kept'] as ObjId[])
  pop(g)
  record(g, { kind: 'action', text: what, player: p, amount: n, cause: frame.cause, rules: [] })
}

/** Puts cards that stay on top in an order without moving them between zones. */
export function reorderTop(g: Game, p: PlayerId, order: readonly ObjId[]): void {
  const list = g.state.players[p]!.library
  const rest = list.filter(id => !order.includes(id))
  setLibrary(g, p, [...order, ...rest])
}

function search(g: Game, frame: Run, node: Extract<Effect, { do: 'search' }>, ctx: Scope): void {
  const p = onePlayer(g, node.who, ctx)
  const of = node.of ? onePlayer(g, node.of, ctx) : p
  if (p === undefined || of === undefined || cantPlayer(g, p, 'search')) {
    bind(g, frame.sc, node.as, [])
    return pop(g)
  }
  if (frame.pc === 0) {
    const zones = node.zones ?? ['library']
    const pool: ObjId[] = []
    for (const zone of zones)
      if (zone === 'library' || zone === 'hand' || zone === 'graveyard') pool.push(...g.state.players[of]![zone])
    const options = pool.filter(id => matches(g, node.filter, id, ctx))
    if (zones.includes('library')) showTo(g, g.state.players[of]!.library, p)
    const max = node.max === undefined ? 1 : node.max === 'any' ? options.length : amount(g, node.max, ctx)
    // a player searching a hidden zone for cards with a quality need not find any [CR 701.23b]
    const any = node.filter.f === 'kind' && node.min === undefined
    const min = any ? Math.min(options.length, max) : 0
    next(g, frame, 1)
    if (options.length === 0 || max === 0) return
    ask(g, {
      kind: 'objects',
      player: p,
      purpose: 'search',
      source: ctx.source,
      options,
      min,
      max: Math.min(max, options.length),
      rules: ['701.23'],
    })
    return
  }
  const chosen = frame.answer && 'objects' in frame.answer ? frame.answer.objects : []
  bind(g, frame.sc, node.as, chosen)
  if (node.reveal) showTo(g, chosen, 'all')
  pop(g)
  record(g, { kind: 'search', player: p, amount: chosen.length, cause: frame.cause, rules: ['701.23'] })
}

/** Each player chooses how many cards to draw, in turn order, and then they draw [CR 101.4, 121.2c]. */
function drawUpTo(g: Game, frame: Run, who: PlayerId[], n: number, to: { sc?: number; as?: string }): void {
  const counts = (frame.local['counts'] as number[] | undefined) ?? []
  const player = who[counts.length]
  if (player === undefined) {
    pop(g)
    who.forEach((p, i) => {
      if (counts[i]! > 0) push(g, { k: 'draw', pc: 0, player: p, n: counts[i]!, cause: frame.cause, ...to })
    })
    return
  }
  if (frame.answer && 'number' in frame.answer) {
    next(g, frame, 0, { counts: [...counts, frame.answer.number] })
    return
  }
  ask(g, { kind: 'number', player, purpose: 'draw', min: 0, max: n, rules: ['121.2c'] })
}
