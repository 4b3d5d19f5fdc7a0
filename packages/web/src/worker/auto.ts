/** What is done for a player without asking: passing where nothing is to be done, and paying. */
import type { Answer, Decision, GameView } from '@upkeep/engine'
import type { Step } from '@upkeep/ir'

export interface AutoSettings {
  /** Steps in which priority is never passed for the player while the stack is empty. */
  stops: { yours: readonly Step[]; theirs: readonly Step[] }
  /** Stops in combat and at the rival's end step too, where there is something to do. */
  smart: boolean
  /** Own spells resolve without a further word, as long as nobody answers them. */
  resolveOwn: boolean
  /** Mana is paid automatically. */
  autoPay: boolean
}

export const DEFAULT_AUTO: AutoSettings = {
  stops: { yours: ['main1', 'main2'], theirs: [] },
  smart: true,
  resolveOwn: false,
  autoPay: true,
}

/** What the person has just done, as far as it bears on passing. */
export interface AutoContext {
  /** The turn that is being passed, if one is. */
  passing: number | null
  /** Just taken back, or just put something on the stack by hand: look before going on. */
  holding: boolean
}

/** The steps in which a player may get priority, in order. */
export const PRIORITY_STEPS: readonly Step[] = [
  'upkeep',
  'draw',
  'main1',
  'combat',
  'attackers',
  'blockers',
  'firststrike',
  'damage',
  'endcombat',
  'main2',
  'end',
]

type Priority = Extract<Decision, { kind: 'priority' }>

/** Whether anything but making mana and passing is possible. */
function canAct(decision: Priority): boolean {
  return decision.actions.some(action => action.do !== 'pass' && !(action.do === 'activate' && action.mana))
}

/** The answer that needs no asking, or null. */
export function autoAnswer(view: GameView, settings: AutoSettings, context: AutoContext): Answer | null {
  const decision = view.decision
  if (decision === null) return null
  switch (decision.kind) {
    case 'priority':
      return shouldPass(view, decision, settings, context) ? pass(decision) : null
    case 'pay':
      return settings.autoPay ? { pay: 'auto' } : null
    case 'attackers': {
      const nothing = decision.options.length === 0
      const passes = context.passing === view.turn.number && !decision.options.some(option => option.must)
      return nothing || passes ? { attacks: [] } : null
    }
    case 'blockers':
      return decision.options.length === 0 ? { blocks: [] } : null
    case 'order':
      return isIndifferent(view, decision) ? { order: decision.items.map((_, i) => i) } : null
    default:
      return null
  }
}

/** One thing, or triggers that are all the same: no order is another one. */
function isIndifferent(view: GameView, decision: Extract<Decision, { kind: 'order' }>): boolean {
  if (decision.items.length < 2) return true
  if (decision.purpose !== 'triggers' || decision.labels === undefined) return false
  const kinds = decision.items.map((id, i) => {
    const source = view.battlefield.find(object => object.id === id)
    return source === undefined ? null : `${source.name}|${decision.labels?.[i]}`
  })
  return kinds[0] !== null && kinds.every(kind => kind === kinds[0])
}

function pass(decision: Priority): Answer | null {
  const at = decision.actions.findIndex(action => action.do === 'pass')
  return at < 0 ? null : { action: at }
}

function shouldPass(view: GameView, decision: Priority, settings: AutoSettings, context: AutoContext): boolean {
  if (context.holding) return false
  const able = canAct(decision)
  const top = view.stack[0]
  if (top !== undefined) {
    if (top.controller !== view.you) return !able
    // What triggered goes on by itself; a spell or an activated ability can still be taken back.
    return top.kind === 'ability' ? true : settings.resolveOwn || !able
  }
  const yours = view.turn.active === view.you
  if (context.passing === view.turn.number) return true
  const stops = yours ? settings.stops.yours : settings.stops.theirs
  if (stops.includes(view.turn.step)) return false
  return !(settings.smart && able && isCritical(view, yours))
}

/** Where a player with something to do would want to be asked. */
function isCritical(view: GameView, yours: boolean): boolean {
  const step = view.turn.step
  const fight = view.combat !== null && view.combat.attackers.length > 0
  if (step === 'blockers') return fight
  return !yours && ((step === 'attackers' && fight) || step === 'end')
}
