/**
 * What parses but cannot be played yet, because the engine gives it no meaning. One table: a name is struck out of it when
 * the engine learns it. Each entry says where in the engine the meaning would be.
 */
import { walk } from '@upkeep/ir'

type Node = Record<string, unknown>
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Variants that nothing reads, as `head:variant`. */
const VARIANTS = words(`
  do:controlPlayer
  on:damageTotal
  m:untapLimit m:extraTrigger
`)

/** Keys that are passed over, as `head:variant.key`. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  'do:search': ['different'],
  'do:addMana': ['rider'], // resolving/numbers.ts
  'do:damage': ['excessTo'],
  'do:newTargets': ['to', 'single'],
  'r:zone': ['counters', 'optional'], // replacement/events.ts
}

/** Values of a key that nothing reads: what is forbidden, permitted, chosen, asked of a player. */
const VALUES: Readonly<Record<string, ReadonlySet<string>>> = {
  // combat/, casting/, mana/, resolving/: `what === …`
  'm:cant.what': words('beCopied transform haveCounters getCounters enter bePrevented discard'),
  'm:may.what': words('activateAnyTime payLifeInstead lookAtFaceDown'),
  // game/amounts.ts
  'n:player.what': words('maxHandSize'),
}

/** Keyword actions that are done (actions/keyword-actions.ts). */
const ACTIONS = words(`
  investigate monstrosity becomeMonstrous becomeRenowned populate proliferate exploit goad suspect removeDamage regenerated payEcho
`)
/** Keyword actions that leave a fact to be seen. */
const SEEN = words(`
  investigate monstrosity becomeMonstrous becomeRenowned populate exploit goad suspect
  cycle payEcho scry surveil reveal look roll become:monarch become:initiative
`)
/** Where static abilities are looked for (continuous/layers.ts); those of the stack only where they speak of themselves. */
const STATIC_ZONES = words('battlefield stack')
/** Changes that are no characteristics (continuous/apply.ts, layer 0). */
const RULES = words(
  'cant must may costs maxHandSize combatDamage skip damage spendAs untapLimit revealed extraTrigger manaLasts',
)

const HEADS = ['a', 'do', 'on', 'm', 'r', 'e', 'until', 'n'] as const

/** The reason why a node cannot be played, or undefined. */
export function unsupported(node: Node): string | undefined {
  const symbols = node['c'] === 'mana' ? (node['mana'] as string[]) : []
  const odd = symbols.find(symbol => !MANA_SYMBOL.test(symbol))
  if (odd !== undefined) return `{${odd}}`
  for (const head of HEADS) {
    const variant = node[head]
    if (typeof variant !== 'string') continue
    const name = `${head}:${variant}`
    if (VARIANTS.has(name)) return name
    for (const key of KEYS[name] ?? []) if (node[key] !== undefined) return `${name}.${key}`
    for (const key of ['what', 'zone']) {
      const value = node[key]
      if (typeof value === 'string' && VALUES[`${name}.${key}`]?.has(value)) return `${name} ${value}`
    }
    if (name === 'do:action' && !ACTIONS.has(String(node['action']))) return `do:action ${node['action']}`
    if (name === 'on:action' && !SEEN.has(String(node['action']))) return `on:action ${node['action']}`
    if (name === 'do:delayed' && targetsLater(node)) return 'do:delayed with targets'
    if (name === 'do:may' && pricedByResult(node)) return 'do:may.cost of its own result'
    if (name === 'do:may' && targetsByPrice(node)) return 'do:may.then with targets by X'
    if (name === 'a:static') return staticReason(node)
    if (name === 'r:instead' || name === 'r:amount' || name === 'r:zone') return replacementReason(node)
  }
  return undefined
}

/** "Destroy target Wall at end of combat": a target that is chosen now, and done to later. */
function targetsLater(node: Node): boolean {
  let found = false
  walk(node['effect'], n => {
    if (n['ref'] === 'target') found = true
    return typeof n['a'] !== 'string' && n['do'] !== 'reflexive' && n['do'] !== 'delayed'
  })
  return found
}

/** A cost that speaks of what is made only once it is paid or refused. */
function pricedByResult(node: Node): boolean {
  const made = new Set<unknown>()
  walk([node['then'], node['else']], n => {
    if (typeof n['do'] === 'string' && typeof n['as'] === 'string') made.add(n['as'])
    return true
  })
  let found = false
  walk(node['cost'], n => {
    if (n['ref'] === 'bound' && made.has(n['name'])) found = true
    return true
  })
  return found
}

/** Targets that depend on an X which is chosen only as it is paid for. */
function targetsByPrice(node: Node): boolean {
  if (!JSON.stringify(node['cost'] ?? []).includes('"X"')) return false
  let found = false
  walk(node['then'], n => {
    if (n['do'] === 'reflexive') return false
    if (n['ref'] === 'target' && JSON.stringify(n).includes('{"n":"x"}')) found = true
    return true
  })
  return found
}

function staticReason(node: Node): string | undefined {
  const zone = node['zone']
  if (typeof zone === 'string' && !STATIC_ZONES.has(zone)) return `a:static in ${zone}`
  // characteristics are computed for permanents alone
  if (node['cda'] || (node['mods'] as Node[]).every(m => RULES.has(String(m['m'])))) return undefined
  let elsewhere = false
  walk(node['affected'], n => {
    if (n['f'] === 'kind' && (n['is'] === 'card' || n['is'] === 'spell')) elsewhere = true
    return n['f'] !== 'history'
  })
  return elsewhere ? 'a:static of cards elsewhere' : undefined
}

/** What an event that would happen does not tell (replacement/applicable.ts). */
function replacementReason(node: Node): string | undefined {
  const event = node['event'] as Node
  if (event['on'] === 'createToken' && event['what'] !== undefined) return 'r: on:createToken.what'
  if (node['r'] === 'amount' && node['set'] !== undefined && JSON.stringify(node['set']).includes('"event"'))
    return 'r:amount.set'
  if (['createToken', 'move'].includes(String(event['on'])) && event['oneOrMore'] && node['r'] === 'instead')
    return `r:instead of several`
  if (event['on'] === 'search') return 'r: on:search'
  return undefined
}

/** Layouts that the engine plays. */
export const LAYOUTS: ReadonlySet<string> = new Set(['normal'])

/** The mana symbols that costs are paid with (CR 107.4). */
export const MANA_SYMBOL: RegExp = /^(?:\d+|[WUBRGCSX]|[WUBRGC]\/[WUBRG]|2\/[WUBRG]|[WUBRG]\/P|[WUBRG]\/[WUBRG]\/P)$/
