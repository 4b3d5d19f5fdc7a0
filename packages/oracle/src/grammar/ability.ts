/** Whole lines: what an ability is (CR 113). */
import { same } from '@upkeep/ir'
import { chain, fn, type Node, pass, rule, type Sym, slot, sym, terminal } from './core.ts'
import './effects/players.ts'
import './effects/look.ts'
import './effects/objects.ts'
import './effects/prevention.ts'
import './effects/damage.ts'
import './effects/tokens.ts'
import './effects/copies.ts'
import './effects/mana.ts'
import './conditions.ts'
import './choices.ts'
import './chosen-sources.ts'
import './unpreventable.ts'
import './opening.ts'
import './effects/coins.ts'
import './effects/hands.ts'
import './effects/impulse.ts'
import './effects/instead.ts'
import { moment } from './events.ts'
import { keywordLine } from './keywords.ts'
import { condition, costs, event, keyword, quoted, sentences } from './lex.ts'
import { spellStatic, staticAbility, staticPair } from './static.ts'

// --- activated (CR 602)
const limit = sym('limit')
rule(limit, 'activate only as a sorcery .', { only: 'sorcery' })
rule(limit, 'activate only as a instant .', { only: 'instant' })
rule(limit, 'activate only once each turn .', { only: 'perTurn', n: 1 })
rule(limit, 'activate no more than twice each turn .', { only: 'perTurn', n: 2 })
rule(limit, 'activate only once .', { only: 'once' })
rule(limit, 'activate only during your turn .', { only: 'turn', whose: { ref: 'you' } })
rule(limit, 'activate only during your upkeep .', { only: 'step', step: 'upkeep', whose: { ref: 'you' } })
rule(limit, 'activate only during combat .', { only: 'step', step: 'combat' })
rule(limit, 'activate only if {condition} .', { only: 'condition', condition: slot(condition) })
rule(limit, 'any player may activate this ability .', { only: 'by', who: 'any' })
const limits = sym('limits')
fn(
  limits,
  '{x} {t}',
  { x: limit, t: limits },
  s => [s['x'], ...(s['t'] as unknown[])],
  (v: unknown[]) => (v.length > 1 ? { x: v[0], t: v.slice(1) } : undefined),
)
fn(
  limits,
  '{x}',
  { x: limit },
  s => [s['x']],
  (v: unknown[]) => (v.length === 1 ? { x: v[0] } : undefined),
)
const activated = sym('activated ability')
/** What speaks of itself in the graveyard works there (CR 113.6m). */
const SELF_IN_GRAVEYARD = '"filter":{"f":"in","zone":"graveyard","of":{"ref":"you"}},"say":"from"'
const SELF_IN_HAND = '"filter":{"f":"in","zone":"hand","of":{"ref":"you"}},"say":"from"'
const zoneOf = (cost: unknown): string | undefined => {
  // "{2}, exile this card from your graveyard: …" works in the graveyard (CR 113.6k)
  const text = JSON.stringify(cost)
  if (text.includes(SELF_IN_GRAVEYARD)) return 'graveyard'
  if (text.includes(SELF_IN_HAND)) return 'hand'
  if (/"do":"discard","what":\{"ref":"self"/.test(text)) return 'hand'
  if (!text.includes('"this card"')) return undefined
  return /"do":"discard"/.test(text) ? 'hand' : 'graveyard'
}
const withZone = (v: Node): Node => {
  const zone = zoneOf(v['cost']) ?? (JSON.stringify(v['effect']).includes(SELF_IN_GRAVEYARD) ? 'graveyard' : undefined)
  return zone ? { ...v, zone } : v
}
fn(
  activated,
  '{cost} : {effect}',
  { cost: costs, effect: sentences },
  s => withZone({ a: 'activated', cost: s['cost'], effect: s['effect'] }),
  (v: Node) => (v['only'] || v['label'] ? undefined : { cost: v['cost'], effect: v['effect'] }),
  'a:activated',
)
fn(
  activated,
  '{cost} : {effect} {only}',
  { cost: costs, effect: sentences, only: limits },
  s => withZone({ a: 'activated', ...s }),
  (v: Node) => (v['only'] && !v['label'] ? { cost: v['cost'], effect: v['effect'], only: v['only'] } : undefined),
  'a:activated',
)

/** "[+1]:" (CR 606): a cost of loyalty counters. */
const loyaltyCost = terminal(
  'loyalty cost',
  w => {
    const m = /^\[([+-]?\d+)\]$/.exec(w)
    return m ? Number(m[1]) : undefined
  },
  v => (typeof v === 'number' ? `[${v > 0 ? '+' : ''}${v}]` : undefined),
)
rule(activated, '{n} : {effect}', {
  a: 'activated',
  cost: [{ c: 'loyalty', n: slot(loyaltyCost, 'n') }],
  effect: slot(sentences, 'effect'),
})

// --- triggered (CR 603)
const triggered = sym('triggered ability')
// "if" right after the event is an intervening if (CR 603.4), never part of the effect
const unconditional = sym('effect')
const startsWithIf = (v: unknown): boolean => {
  const n = v as Node
  if (n['do'] === 'seq') return startsWithIf((n['steps'] as unknown[])[0])
  return n['do'] === 'if' && n['say'] === undefined
}
fn(
  unconditional,
  '{x}',
  { x: sentences },
  s => (startsWithIf(s['x']) ? undefined : s['x']),
  (v: Node) => ({ x: v }),
)
/** Where it triggers from, where that is not the battlefield (CR 113.6). */
const triggerZone = (v: Node): unknown => {
  const on = v['on'] as Node
  if (on['on'] === 'cast' && on['what'] === 'self') return 'stack'
  if (on['on'] === 'action' && on['action'] === 'cycle' && on['what'] === 'self') return ['graveyard', 'exile']
  const effect = JSON.stringify(v['effect'])
  const condition = JSON.stringify(v['condition'] ?? null)
  // what put it there is seen from where it was (CR 113.6k)
  const arrives = on['on'] === 'move' && on['what'] === 'self'
  if (condition.includes(SELF_IS_IN_GRAVEYARD)) return 'graveyard'
  if (!arrives && (effect.includes(SELF_IN_GRAVEYARD) || effect.includes(CARD_IN_GRAVEYARD))) return 'graveyard'
  return undefined
}
const SELF_IS_IN_GRAVEYARD = '"if":"is","ref":{"ref":"self","say":"this card"},"filter":{"f":"in","zone":"graveyard"'
const CARD_IN_GRAVEYARD = '"do":"move","what":{"ref":"those","of":{"ref":"self","say":"this card"}'
const when = (word: string, on: Sym, say: string | undefined): void => {
  for (const ifs of [false, true]) {
    for (const once of [false, true]) {
      const name = `${word} {on} , ${ifs ? 'if {condition} , ' : ''}{effect}${once ? ' this ability triggers only once each turn .' : ''}`
      fn(
        triggered,
        name,
        { on, effect: unconditional, ...(ifs ? { condition } : {}) },
        s => {
          const v: Node = { a: 'triggered', ...s, ...(once ? { limit: 1 } : {}), ...(say ? { say } : {}) }
          const zone = triggerZone(v)
          return zone ? { ...v, zone } : v
        },
        (v: Node) => {
          if ((v['limit'] === 1) !== once || v['say'] !== say || (v['condition'] !== undefined) !== ifs)
            return undefined
          if (!same(v['zone'], triggerZone(v))) return undefined
          return { on: v['on'], effect: v['effect'], ...(ifs ? { condition: v['condition'] } : {}) }
        },
        'a:triggered',
      )
    }
  }
}
// state triggers (CR 603.8)
const state = sym('state')
const isState = (c: Node): boolean => ['exists', 'compare', 'is'].includes(c['if'] as string)
fn(
  state,
  '{condition}',
  { condition },
  s => (isState(s['condition'] as Node) ? { on: 'state', condition: s['condition'] } : undefined),
  (v: Node) => ({ condition: v['condition'] }),
  'on:state',
)
when('when', state, undefined)
when('when', event, undefined)
when('whenever', event, 'whenever')
when('at', moment, 'at')

// --- spells
const spell = sym('spell ability')
rule(spell, '{effect}', { a: 'spell', effect: slot(sentences) })

// --- lines
const one = (target: Sym, s: Sym): void =>
  fn(
    target,
    '{x}',
    { x: s },
    v => [v['x']],
    (v: Node[]) => (v.length === 1 ? { x: v[0] } : undefined),
    '[]',
  )
const keywords = chain(keyword, ',')
const isKeyword = (v: Node): boolean => v['a'] === 'keyword'
export const permanentLine = sym('ability')
export const spellLine = sym('ability')
for (const line of [permanentLine, spellLine]) {
  fn(
    line,
    '{x}',
    { x: keywords },
    s => s['x'],
    (v: Node[]) => (v.every(isKeyword) ? { x: v } : undefined),
    '[]',
  )
  one(line, keywordLine)
  one(line, activated)
}
one(permanentLine, triggered)
one(permanentLine, staticAbility)
pass(permanentLine, staticPair)
one(spellLine, spell)
one(spellLine, spellStatic)
one(spellLine, triggered)

// --- inside quotation marks
const inner = sym('ability')
pass(inner, activated, triggered, staticAbility)
rule(quoted, '“ {x} ”', slot(inner, 'x'))
