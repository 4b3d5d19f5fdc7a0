/** The table in text, as one player sees it. */
import type { GameView, ObjectView, PlayerView } from '@upkeep/engine'
import { printManaCost } from '@upkeep/ir'
import type { Colors } from '../io.ts'
import type { SeenNames } from './names.ts'

const STEPS: Readonly<Record<string, string>> = {
  untap: 'untap step',
  upkeep: 'upkeep',
  draw: 'draw step',
  main1: 'first main phase',
  combat: 'beginning of combat',
  attackers: 'declare attackers',
  blockers: 'declare blockers',
  firststrike: 'first-strike damage',
  damage: 'combat damage',
  endcombat: 'end of combat',
  main2: 'second main phase',
  end: 'end step',
  cleanup: 'cleanup',
}

export function drawTable(view: GameView, names: SeenNames, color: Colors): string {
  const me = view.players[view.you]!
  const others = view.players.filter(player => player.id !== view.you)
  const whose = view.turn.active === view.you ? 'your turn' : `${view.players[view.turn.active]!.name}'s turn`
  return [
    color.bold(`── Turn ${view.turn.number}, ${whose}: ${STEPS[view.turn.step] ?? view.turn.step} ──`),
    ...others.flatMap(player => seat(view, player, player.name, names, color)),
    ...stackLines(view, names),
    ...seat(view, me, 'You', names, color),
    `  hand: ${me.hand.length === 0 ? 'empty' : me.hand.map(card => handCard(card, color)).join(', ')}`,
  ].join('\n')
}

function seat(view: GameView, player: PlayerView, name: string, names: SeenNames, color: Colors): string[] {
  const counters = Object.entries(player.counters).filter(([, n]) => n > 0)
  const parts = [
    `${player.life} life`,
    ...counters.map(([kind, n]) => `${n} ${kind}`),
    `hand ${player.handCount}`,
    `library ${player.libraryCount}`,
    `graveyard ${player.graveyard.length}`,
    ...(player.pool.length > 0 ? [`mana ${player.pool.map(type => `{${type}}`).join('')}`] : []),
  ]
  const own = view.battlefield.filter(({ controller, phasedOut }) => controller === player.id && !phasedOut)
  const lands = own.filter(({ types }) => types.includes('Land') && !types.includes('Creature'))
  const rest = own.filter(object => !lands.includes(object))
  return [
    `${color.bold(name)}: ${parts.join(', ')}`,
    ...(lands.length > 0 ? [`  lands: ${grouped(lands).join(', ')}`] : []),
    ...rest.map(object => `  ${permanent(object, names, color)}`),
  ]
}

/** Lands of a name together: `Forest ×3 (1 tapped)`. */
function grouped(lands: readonly ObjectView[]): string[] {
  const byName = new Map<string, ObjectView[]>()
  for (const land of lands) byName.set(land.name, [...(byName.get(land.name) ?? []), land])
  return [...byName].map(([name, all]) => {
    const tapped = all.filter(land => land.tapped).length
    const count = all.length === 1 ? name : `${name} ×${all.length}`
    if (tapped === 0) return count
    return `${count} (${all.length === 1 ? 'tapped' : tapped === all.length ? 'all tapped' : `${tapped} tapped`})`
  })
}

export function permanent(object: ObjectView, names: SeenNames, color: Colors): string {
  const notes: string[] = []
  if (object.tapped) notes.push('tapped')
  if (object.sick && object.types.includes('Creature')) notes.push('came this turn')
  if (object.damage) notes.push(`${object.damage} damage`)
  for (const [kind, n] of Object.entries(object.counters ?? {})) if (n > 0) notes.push(`${n} ${kind}`)
  if (object.keywords.length > 0) notes.push(object.keywords.join(', '))
  if (object.attachedTo && object.attachedTo.length > 0)
    notes.push(`on ${object.attachedTo.map(names.of).join(' and ')}`)
  if (object.attacking !== undefined) notes.push(color.red(`attacks ${names.of(object.attacking)}`))
  if (object.blocking && object.blocking.length > 0) notes.push(`blocks ${object.blocking.map(names.of).join(', ')}`)
  const stats = object.power === undefined ? '' : ` ${object.power}/${object.toughness ?? 0}`
  return `${object.name || 'a face-down card'}${stats}${notes.length > 0 ? color.dim(` (${notes.join('; ')})`) : ''}`
}

function handCard(card: ObjectView, color: Colors): string {
  return card.manaCost ? `${card.name} ${color.dim(printManaCost(card.manaCost))}` : card.name
}

function stackLines(view: GameView, names: SeenNames): string[] {
  if (view.stack.length === 0) return []
  return ['stack, next to resolve first:', ...view.stack.map(object => `  ${stackObject(view, object, names)}`)]
}

function stackObject(view: GameView, object: ObjectView, names: SeenNames): string {
  const who = object.controller === view.you ? 'your' : `${view.players[object.controller]!.name}'s`
  const what =
    object.kind === 'ability' ? `ability of ${object.source ? names.of(object.source) : object.name}` : object.name
  const targets = object.targets && object.targets.length > 0 ? `, on ${object.targets.map(names.of).join(', ')}` : ''
  return `${who} ${what}${object.x === undefined ? '' : ` (X = ${object.x})`}${targets}`
}
