/**
 * Binds the pronouns that the grammar left open (`{ ref: 'bound', name: '?it' }`), walking an ability in the order in
 * which it is carried out. Strict: where more than one antecedent is possible, the line is declined.
 */
import { mapNodes, same } from '@upkeep/ir'
import type { Node } from '../grammar/core.ts'
import { hasAmount, makesAmount } from './amounts.ts'
import { antecedent, Unclear } from './antecedent.ts'
import { chooseBefore, hasOpenChoice } from './choices.ts'
import { requireExiled, theSacrificed } from './earlier.ts'
import { mentionsOf } from './events.ts'
import {
  copyScope,
  isInstead,
  isLeaving,
  isMany,
  key,
  type Mention,
  newScope,
  PLAYER_OF_EVENT,
  type Scope,
  undone,
} from './mentions.ts'
import { filterNouns, isPlayer, nounsOf } from './nouns.ts'
import { intoThen, toAndBy } from './once.ts'
import { othersThan, otherTarget, otherThanHost, otherThanNamed, spokenOf } from './others.ts'
import { unresolve } from './unresolve.ts'

/** A resolved copy. Throws `Unclear`. `scope` goes on over the lines of one spell (CR 608.2c). */
export function resolve<T>(ability: T, scope: Scope = newScope()): T {
  const bound = new Resolver(scope).node(mapNodes(ability, () => undefined) as Node, '') as T
  if (hasOpenChoice(bound)) throw new Unclear('choice')
  return bound
}
export { copyScope, newScope, type Scope, Unclear, unresolve }

const ORDER = ['on', 'cost', 'who', 'source', 'a', 'affected', 'condition', 'what', 'filter', 'n', 'to', 'b']

class Resolver {
  private readonly scope: Scope
  private event: Node | undefined
  private subject: Node | undefined
  private spell = false
  private doing = ''
  private attached: Node | undefined
  private readonly xs = new Map<string, unknown>()
  constructor(scope: Scope) {
    this.scope = scope
  }

  node(v: unknown, key: string): unknown {
    if (Array.isArray(v)) {
      for (let i = 0; i < v.length; i++) v[i] = this.node(v[i], key)
      return v
    }
    if (v === null || typeof v !== 'object') return v
    const n = v as Node
    if (typeof n['ref'] === 'string') return this.reference(n, key)
    if (typeof n['a'] === 'string' && n['a'] !== 'keyword' && key === 'abilities') {
      // a granted ability has a scope of its own
      return new Resolver(newScope()).ability(n)
    }
    if (typeof n['a'] === 'string' && typeof n['do'] !== 'string') return this.ability(n)
    if (typeof n['r'] === 'string' && n['event'] !== undefined) return this.replacement(n)
    const twice = toAndBy(n)
    if (twice) return twice.with(this.reference(twice.to, 'ref'))
    if (typeof n['do'] === 'string') return this.effect(n)
    if (n['n'] === 'event') {
      if (!this.event || !hasAmount(this.event) || this.madeAmount) throw new Unclear(String(n['say'] ?? 'that many'))
      return n
    }
    if (n['n'] === 'x' && n['is'] !== undefined) return this.defined(n)
    if (n['n'] === 'stat' && /^(power|toughness)$/.test(String(n['stat']))) n['of'] = this.node(n['of'], 'statOf')
    else this.children(n)
    return n
  }

  /** X is defined once, with one target, however often it stands there [CR 107.3i]. */
  private defined(n: Node): Node {
    const said = JSON.stringify(n['is'])
    const known = this.xs.get(said) ?? this.node(n['is'], 'is')
    this.xs.set(said, known)
    return { ...n, is: mapNodes(known, () => undefined) }
  }

  /** What is said inside a replacement speaks of the event that it replaces. */
  private replacement(n: Node): Node {
    n['event'] = this.node(n['event'], 'event')
    const [event, amount] = [this.event, this.madeAmount]
    this.event = n['event'] as Node
    this.madeAmount = false
    const outer = this.scope.mentions
    this.scope.mentions = outer.slice()
    this.eventSubject(this.event)
    this.scope.at++
    for (const k of Object.keys(n))
      if (k !== 'event' && n[k] !== null && typeof n[k] === 'object') n[k] = this.node(n[k], k)
    this.scope.mentions = [...outer, ...this.scope.mentions.filter(m => !outer.includes(m) && m.ref['ref'] !== 'event')]
    this.event = event
    this.madeAmount = amount
    return n
  }

  private madeAmount = false

  private children(n: Node, order: string[] = ORDER): void {
    const keys = Object.keys(n)
    keys.sort((x, y) => rank(order, x, keys) - rank(order, y, keys))
    for (const k of keys) if (n[k] !== null && typeof n[k] === 'object') n[k] = this.node(n[k], k)
  }

  private ability(n: Node): Node {
    if (n['a'] === 'triggered') {
      n['on'] = this.node(n['on'], 'on')
      this.trigger(n['on'] as Node)
      this.scope.at++
      if (n['condition']) n['condition'] = this.node(n['condition'], 'condition')
      n['effect'] = this.node(n['effect'], 'effect')
      return n
    }
    if (n['a'] === 'activated') {
      n['cost'] = this.node(n['cost'], 'cost')
      this.scope.at++
      // what was paid with is not "it"
      this.scope.mentions = this.scope.mentions.filter(m => m.weak)
      n['effect'] = this.node(n['effect'], 'effect')
      if (n['only']) n['only'] = this.node(n['only'], 'only')
      return n
    }
    if (n['a'] === 'static') {
      n['affected'] = this.node(n['affected'], 'affected')
      this.scope.at++
      if ((n['affected'] as Node)['ref'] === 'host') n['mods'] = otherThanHost(n['mods'])
      this.children(n, ['mods', 'condition'])
      return n
    }
    const { mentions } = this.scope
    this.spell = n['a'] === 'spell'
    if (n['a'] === 'keyword') this.scope.mentions = mentions.slice()
    this.children(n)
    // what its cost is paid with is not spoken of
    if (n['a'] === 'keyword') this.scope.mentions = mentions
    return n
  }

  private trigger(on: Node): void {
    this.event = on
    this.scope.mentions = []
    if (on['on'] === 'any') {
      const of = on['of'] as Node[]
      const first = of[0]!
      if (of.every(e => same(e['what'], first['what']))) this.eventSubject(first)
      return
    }
    this.eventSubject(on)
  }

  private eventSubject(on: Node): void {
    this.scope.mentions.push(...mentionsOf(on, this.scope.at))
  }

  private effect(n: Node): Node {
    const made = chooseBefore(othersThan(this.bind(n)))
    if (!made) throw new Unclear('choice')
    return made
  }

  private bind(n: Node): Node {
    const kind = n['do'] as string
    this.doing = kind
    if (kind === 'seq') {
      for (const [i, step] of (n['steps'] as unknown[]).entries()) {
        ;(n['steps'] as unknown[])[i] = this.node(step, 'steps')
        this.scope.at++
      }
      n['steps'] = intoThen(n['steps'] as Node[])
      return n
    }
    if (kind === 'modal') {
      for (const m of n['modes'] as Node[]) {
        // modes know nothing of one another (CR 700.2)
        const mentions = this.scope.mentions.slice()
        m['effect'] = this.node(m['effect'], 'effect')
        this.scope.mentions = mentions
        this.scope.at++
      }
      return n
    }
    if (kind === 'may' && isSeveral(n['who']) && n['say'] !== 'unless') {
      // several players, each on their own
      const over = this.node(n['who'], 'who') as Node
      const as = `p${++this.scope.choices}`
      this.subject = { ref: 'bound', name: as }
      const { who: _who, ...rest } = n
      for (const k of ['effect', 'then']) if (rest[k]) rest[k] = this.node(rest[k], k)
      return { do: 'forEach', over, as, effect: { ...rest, who: { ref: 'bound', name: as } } }
    }
    const order =
      kind === 'may' && n['say'] === 'unless'
        ? ['else', 'who', 'cost']
        : kind === 'if' && n['say'] === 'after'
          ? ['then', 'condition']
          : kind === 'if' && isInstead(n)
            ? ['else', 'condition', 'then']
            : kind === 'if'
              ? ['condition', 'then', 'else']
              : kind === 'may'
                ? ['who', 'cost', 'effect', 'then', 'else']
                : ORDER
    const subjectKey =
      ['who', 'source', 'affected', 'a'].find(k => n[k] !== undefined) ??
      (kind === 'phaseOut' || kind === 'becomeCopy' ? 'what' : undefined)
    const keys = Object.keys(n).filter(k => n[k] !== null && typeof n[k] === 'object')
    keys.sort((x, y) => rank(order, x, keys) - rank(order, y, keys))
    if (kind === 'delayed' || kind === 'reflexive') {
      if (n['on']) n['on'] = this.node(n['on'], 'on')
      if ((n['on'] as Node | undefined)?.['on'] === 'cast') return this.waiting(n)
      n['effect'] = this.node(n['effect'], 'effect')
      return n
    }
    const known = this.scope.mentions.slice()
    const before = this.madeAmount
    for (const k of keys) {
      if (k === 'under' && kind === 'move' && this.owned(n)) continue
      n[k] = this.node(n[k], (k === 'of' && COPYING[kind]) || k)
      if (kind === 'attach' && k === 'what') {
        const { say: _say, ...what } = n[k] as Node
        this.attached = what
      }
      if (k === subjectKey) {
        const { say: _say, ...subject } = n[k] as Node
        this.subject = subject
        const mention = this.scope.mentions.findLast(m => same(m.ref, subject))
        if (mention) mention.subject = true
      }
      if ((kind === 'may' || kind === 'if' || kind === 'flipCoin') && !['who', 'cost'].includes(k)) this.scope.at++
      // what is done otherwise knows nothing of what would have been made
      const other = k === 'then' ? n['else'] : k === 'win' ? n['lose'] : undefined
      if (other !== undefined || (k === 'else' && isInstead(n))) {
        this.scope.mentions = undone(this.scope.mentions, known)
        this.madeAmount = before
      }
    }
    if (kind === 'continuous') {
      this.countsOthers(n)
      requireExiled(n, this.scope.mentions)
    }
    if (kind === 'sacrifice') {
      const what = n['what'] as Node
      if (what['ref'] === 'choose' && !isMany(what))
        this.scope.sacrificed.push({ name: String(what['name']), nouns: filterNouns(what['filter'] as Node) })
    }
    this.made(n)
    return n
  }

  /** "It gets +1/+1 for each other creature": other than what gets it. */
  private countsOthers(n: Node): void {
    const { ref } = n['affected'] as Node
    const mods = ref === 'self' ? n['mods'] : otherThanHost(n['mods'])
    if (same(mods, n['mods'])) return
    // this creature and the one that it speaks of: either could be meant
    if (!this.spell && ref !== 'host' && ref !== 'event') throw new Unclear('other')
    n['mods'] = mods
  }

  /** A delayed trigger speaks of the event that it waits for. */
  private waiting(n: Node): Node {
    const [event, mentions] = [this.event, this.scope.mentions]
    this.trigger(n['on'] as Node)
    this.scope.mentions.push({ ...PLAYER_OF_EVENT, at: this.scope.at })
    n['effect'] = this.node(n['effect'], 'effect')
    this.event = event
    this.scope.mentions = mentions
    return n
  }

  /** "under its owner's control" speaks of what is moved, whatever else was mentioned. */
  private owned(n: Node): boolean {
    const under = n['under'] as Node
    const of = under['of'] as Node | undefined
    const word = of?.['ref'] === 'bound' ? String(of['name']) : ''
    if (under['ref'] !== 'ownerOf' || (word !== '?it' && word !== '?they')) return false
    const { say: _say, ...what } = n['what'] as Node
    if (what['ref'] === 'all') throw new Unclear('their owners')
    n['under'] = { ...under, of: { ...key(what), say: word.slice(1) } }
    return true
  }

  /** What a step makes can be spoken of afterwards. */
  private made(n: Node): void {
    const kind = n['do'] as string
    const push = (many: boolean, nouns: string[], before?: Node): void => {
      this.scope.mentions.push({
        ref: { ref: 'bound', name: '' },
        kind: 'object',
        many,
        nouns,
        at: this.scope.at,
        step: n,
        weak: false,
        ...(before ? { before } : {}),
      })
    }
    if (kind === 'createToken') {
      const t = n['token'] as Node
      push(n['n'] !== 1, ['token', ...((t['types'] as string[] | undefined) ?? []).map(x => x.toLowerCase())])
    } else if (kind === 'createCopy') {
      const of = key(n['of'] as Node)
      const { say: _say, ...plain } = of
      const known = this.scope.mentions.findLast(m => same(m.ref, plain) || (m.step && m.step['as'] === plain['name']))
      push(n['n'] !== 1, [
        'token',
        ...(known?.nouns ?? nounsOf(n['of'] as Node)).filter(w => w !== 'card' && w !== 'self'),
      ])
    } else if (kind === 'search' || kind === 'look') {
      const top = n['what'] as Node | undefined
      push(kind === 'search' ? n['max'] !== undefined && n['max'] !== 1 : (top?.['count'] ?? 1) !== 1, ['card'])
    } else if (kind === 'sacrifice') {
      const what = key(n['what'] as Node)
      for (const m of this.scope.mentions) if (what['ref'] === 'bound' && same(m.ref, what)) m.gone = true
    } else if (kind === 'move') {
      const { say: _say, ...what } = n['what'] as Node
      const ref = key(what)
      const old = this.scope.mentions.findLast(m => same(m.ref, ref))
      const many = old ? old.many : isMany(what)
      push(many, [...new Set([...(old?.nouns ?? nounsOf(what)), 'card'])], ref)
      if (old) this.scope.mentions.splice(this.scope.mentions.indexOf(old), 1)
    }
    if (makesAmount(kind)) this.madeAmount = true
  }

  private reference(n: Node, k: string): Node {
    const ref = n['ref']
    if (ref === 'bound' && String(n['name']).startsWith('?')) return this.pronoun(String(n['name']).slice(1), k)
    if (ref === 'target' || ref === 'choose') {
      n['filter'] = this.node(n['filter'], 'filter')
      if (ref === 'target') {
        const before = this.scope.targets
        n['name'] = `t${++this.scope.targets}`
        if (before > 0) n['filter'] = otherTarget(n['filter'] as Node, `t${before}`)
      } else n['name'] = `c${++this.scope.choices}`
      const filter = n['filter'] as Node
      const ambiguousKind = filter['f'] === 'or' && (filter['of'] as Node[]).some(isPlayer)
      const player = isPlayer(filter)
      this.scope.mentions.push({
        ref: { ref: 'bound', name: n['name'] },
        kind: player ? 'player' : 'object',
        many: isMany(n),
        nouns: ambiguousKind ? ['target'] : filterNouns(filter),
        at: this.scope.at,
        weak: false,
      })
      return n
    }
    if (ref === 'except' && n['say'] === 'the other' && this.event && (n['of'] as Node)['ref'] === 'host') {
      const what = this.event['what'] as Node
      if (what['f'] !== 'is') throw new Unclear('the other')
      return n
    }
    for (const part of ['of', 'by', 'not', 'filter', 'count'])
      if (n[part] !== null && typeof n[part] === 'object')
        n[part] = this.node(n[part], ref === 'controllerOf' || ref === 'ownerOf' ? 'of' : part)
    if (ref === 'linked') {
      const many = n['say'] === 'the exiled cards'
      this.scope.mentions.push({
        ref: { ref: 'linked' },
        kind: 'object',
        many,
        nouns: ['card'],
        at: this.scope.at,
        weak: false,
      })
    }
    if (ref === 'self' || ref === 'host') {
      const { say: _say, ...plain } = n
      const known = this.scope.mentions.find(m => same(m.ref, plain))
      if (known) known.at = this.scope.at
      else
        this.scope.mentions.push({
          ref: plain,
          kind: 'object',
          many: n['say'] === 'enchanted creatures',
          nouns: ref === 'self' ? ['self'] : nounsOf(n),
          at: this.scope.at,
          weak: true,
        })
    }
    if (ref === 'players' || ref === 'controllerOf' || ref === 'ownerOf' || ref === 'defendingPlayer') {
      const { say: _say, ...plain } = n
      // of several players each, "they" would need a name for the one at hand
      const each = ref === 'players'
      this.scope.mentions.push({
        ref: plain,
        kind: 'player',
        many: each,
        nouns: [each ? 'each' : 'player'],
        at: this.scope.at,
        weak: false,
      })
    }
    if (ref === 'all') {
      this.others(n)
      this.scope.mentions.push({
        ref: { ref: 'all', filter: n['filter'] },
        kind: 'object',
        many: true,
        nouns: filterNouns(n['filter'] as Node),
        at: this.scope.at,
        weak: false,
      })
    }
    return n
  }

  /** A spell speaks of others than what it named; where this object might be meant too, that is unclear. */
  private others(n: Node): void {
    const spoken = spokenOf(n['filter'] as Node, this.scope.mentions)
    const [m, more] = this.spell ? spoken : spoken.filter(x => !x.many)
    if (!m || (!this.spell && this.doing === 'becomeCopy')) return
    if (!this.spell || more || (!m.step && m.ref['ref'] !== 'bound')) throw new Unclear('other')
    n['filter'] = otherThanNamed(n['filter'] as Node, m.step ? this.nameOf(m.step) : String(m.ref['name']))
  }

  private nameOf(step: Node): string {
    if (step['as'] === undefined || step['as'] === '?') step['as'] = `r${++this.scope.results}`
    return String(step['as'])
  }

  private pronoun(word: string, k: string): Node {
    if (word === 'chosen') return { ref: 'bound', name: `c${this.scope.choices}`, say: word }
    if (word === '-' || word === 'itself') {
      if (!this.subject || (word === 'itself' && isMany(this.subject))) throw new Unclear(word)
      return { ...key(this.subject), say: word }
    }
    if (word.startsWith('the sacrificed ')) return theSacrificed(this.scope, word)
    const m = antecedent(this.scope, word, k, this.spell, this.notMeant(k))
    if (word.startsWith('that ') && m.kind === 'object') this.again(m)
    // what is copied is the creature as it last was, or the card that it became
    // but the power of what was put onto the battlefield is what it has there
    const earlier =
      k === 'of' ||
      (k === 'statOf' && m.step?.['to'] !== 'battlefield') ||
      (/^(copied|original)$/.test(k) && /^that (?!card)/.test(word))
    let ref = m.ref
    if (m.step) {
      if (earlier && m.before) ref = m.before
      else {
        ref = { ref: 'bound', name: this.nameOf(m.step) }
      }
    } else if (
      this.event &&
      k === 'what' &&
      isLeaving(this.event) &&
      !m.many &&
      (ref['ref'] === 'self' || (ref['ref'] === 'event' && ref['role'] === 'subject'))
    ) {
      const self = this.event['what'] === 'self'
      if ((ref['ref'] === 'self') === self) ref = { ref: 'event', role: 'moved' }
    }
    if (ref['ref'] === 'all') throw new Unclear(word)
    return { ...ref, say: word }
  }

  /** What an object of the clause cannot be without being called "itself": what deals the damage, what is attached. */
  private notMeant(k: string): Node | undefined {
    if (k === 'original' || (k === 'to' && this.doing === 'damage')) return this.subject
    return k === 'to' && this.doing === 'attach' ? this.attached : undefined
  }

  /** What is called by its kind is what was spoken of last. */
  private again(m: Mention): void {
    const { mentions } = this.scope
    mentions.splice(mentions.indexOf(m), 1)
    mentions.push(m)
    m.called = this.scope.at
  }
}

const COPYING: Record<string, string> = { createCopy: 'copied', becomeCopy: 'original' }
const isSeveral = (who: unknown): boolean => (who as Node | undefined)?.['ref'] === 'players'
const rank = (order: string[], k: string, keys: string[]): number => {
  const i = order.indexOf(k)
  return i >= 0 ? i : order.length + keys.indexOf(k)
}
