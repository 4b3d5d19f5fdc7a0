/** What happened, in a sentence. */
import type { Entity, Fact } from '@upkeep/engine'

export type Names = (e: Entity) => string

const ZONES: Readonly<Record<string, string>> = {
  library: 'library',
  hand: 'hand',
  battlefield: 'battlefield',
  graveyard: 'graveyard',
  stack: 'stack',
  exile: 'exile',
  command: 'command zone',
}

const times = (n: number | undefined, one: string, many = `${one}s`): string => `${n ?? 1} ${n === 1 ? one : many}`

/** `you draw`, `B draws`: the verb after whom it is about. */
const does = (who: string, verb: string, third = `${verb}s`): string => `${who} ${who === 'you' ? verb : third}`

/** Undefined for what goes without saying: steps, mana abilities being activated, damage as loss of life. */
export function sayFact(fact: Fact, names: Names): string | undefined {
  const subject = fact.subject === undefined ? 'a card' : names(fact.subject)
  const player = fact.player === undefined ? 'somebody' : names(-1 - fact.player)
  const other = fact.other === undefined ? undefined : names(fact.other)
  switch (fact.kind) {
    case 'turn':
      return `${player === 'you' ? 'your' : `${player}'s`} turn begins`
    case 'step':
    case 'activate':
      return fact.kind === 'activate' && fact.text !== 'mana'
        ? `${does(player, 'activate')} an ability of ${other ?? subject}`
        : undefined
    case 'cast':
      return `${does(player, 'cast')} ${subject}`
    case 'playLand':
      return `${does(player, 'play')} ${subject}`
    case 'targeted':
      return `${subject} is targeted by ${other ?? 'something'}`
    case 'resolve':
      return `${subject} resolves`
    case 'doesNotResolve':
      return `${subject} does not resolve`
    case 'move':
      return sayMove(fact, names)
    case 'draw':
      return `${does(player, 'draw')} ${fact.subject === undefined ? 'a card' : subject}`
    case 'damage': {
      const source = fact.cause.source === undefined ? 'something' : names(fact.cause.source)
      return `${source} deals ${fact.amount ?? 0} damage to ${subject}`
    }
    case 'loseLife':
      return fact.rules.some(rule => rule.startsWith('120.'))
        ? undefined
        : `${does(player, 'lose')} ${fact.amount ?? 0} life`
    case 'gainLife':
      return `${does(player, 'gain')} ${fact.amount ?? 0} life`
    case 'payLife':
      return `${does(player, 'pay')} ${fact.amount ?? 0} life`
    case 'tap':
      return `${subject} is tapped`
    case 'untap':
      return `${subject} untaps`
    case 'tapForMana':
      return `${subject} gives ${(fact.mana ?? []).map(type => `{${type}}`).join('')}`
    case 'counters': {
      const n = fact.amount ?? 0
      const what = times(Math.abs(n), `${fact.counter ?? ''} counter`)
      return n < 0 || fact.text === 'removed' ? `${what} off ${subject}` : `${what} on ${subject}`
    }
    case 'attack':
      return `${subject} attacks ${other ?? ''}`.trim()
    case 'block':
      return `${subject} blocks ${other ?? ''}`.trim()
    case 'becomesBlocked':
    case 'unblocked':
      return undefined
    case 'attach':
      return `${subject} is attached${other === undefined ? '' : ` to ${other}`}`
    case 'createToken':
    case 'token':
      return `${subject} is created`
    case 'control':
      return `${does(player, 'control')} ${subject}`
    case 'phase':
      return `${subject} phases ${fact.text ?? ''}`.trim()
    case 'loseGame':
      return `${does(player, 'lose')} the game`
    case 'winGame':
      return `${does(player, 'win')} the game`
    case 'shuffle':
      return `${does(player, 'shuffle')}`
    case 'cease':
      return `${subject} ceases to exist`
    default:
      return `${fact.kind}${fact.text ? ` (${fact.text})` : ''}${fact.subject === undefined ? '' : `: ${subject}`}`
  }
}

function sayMove(fact: Fact, names: Names): string | undefined {
  const subject = fact.subject === undefined ? 'a card' : names(fact.subject)
  if (fact.to === 'stack' || fact.cause.as === 'draw' || fact.cause.as === 'resolved') return undefined
  const isHidden = fact.subject === undefined && (fact.to === 'library' || fact.to === 'hand')
  if (isHidden) return undefined
  switch (fact.cause.as) {
    case 'sacrifice':
      return `${subject} is sacrificed`
    case 'destroy':
      return `${subject} is destroyed`
    case 'discard':
      return `${subject} is discarded`
    case 'countered':
      return `${subject} is countered`
    default:
  }
  if (fact.from === 'battlefield' && fact.to === 'graveyard') return `${subject} goes to the graveyard`
  if (fact.to === 'battlefield') return `${subject} enters the battlefield`
  return `${subject} goes from ${ZONES[fact.from ?? ''] ?? 'somewhere'} to ${ZONES[fact.to ?? ''] ?? 'somewhere'}`
}
