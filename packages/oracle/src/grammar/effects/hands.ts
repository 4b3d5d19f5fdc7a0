/** A player reveals their hand, and another chooses a card from it (CR 701.20, 701.9b). */
import { fn, type Node, rule, type Slots, sym } from '../core.ts'
import { comparison, objects } from '../filters.ts'
import { pronoun } from '../refs.ts'
import { sentence } from './sentences.ts'

const who = sym('whose hand')
for (const is of ['player', 'opponent'])
  rule(who, `target ${is}`, { ref: 'target', name: '?', filter: { f: 'kind', is } })

const THEY = pronoun('that player')
const HAND = { f: 'in', zone: 'hand', of: THEY }
const partsOf = (f: Node): Node[] => (f['f'] === 'and' ? (f['of'] as Node[]) : [f])
const choose = (parts: Node[]): Node => ({
  ref: 'choose',
  name: '?',
  filter: { f: 'and', of: [...parts, HAND] },
  by: { ref: 'you' },
})
/** What then happens to the card, as it is printed and as it is done. */
const WAYS: readonly [string, string, (what: Node) => Node][] = [
  ['. that player discards that card', 'discards', what => ({ do: 'discard', who: THEY, what })],
  ['and exile that card', 'and exile', what => ({ do: 'move', what, to: 'exile' })],
  ['. exile that card', 'exile', what => ({ do: 'move', what, to: 'exile' })],
]
for (const [words, way, act] of WAYS)
  for (const [opening, by] of [
    ['. you choose', ''],
    ['and you choose', ' and'],
  ] as const)
    for (const limited of [false, true]) {
      const say = `hand${by}: ${way}${limited ? ' with' : ''}`
      fn(
        sentence,
        `{who} reveals their hand ${opening} a {card} from it ${limited ? 'with mana value {c} ' : ''}${words}`,
        { who, card: objects.one.in, ...(limited ? { c: comparison } : {}) },
        s => {
          const card = partsOf(s['card'] as Node)
          if (limited) card.push({ f: 'stat', stat: 'manaValue', ...(s['c'] as Node) })
          const reveal = { do: 'reveal', who: s['who'], what: { ref: 'all', filter: HAND } }
          return { do: 'seq', say, steps: [reveal, act(choose(card))] }
        },
        (v: Node): Slots | undefined => {
          if (v['say'] !== say) return undefined
          const [reveal, then] = v['steps'] as Node[]
          const parts = partsOf((then!['what'] as Node)['filter'] as Node).slice(0, -1)
          const { cmp, n } = (limited ? parts.pop() : undefined) ?? {}
          const card = parts.length === 1 ? parts[0] : { f: 'and', of: parts }
          return { who: reveal!['who'], card, ...(limited ? { c: { cmp, n } } : {}) }
        },
        'do:seq',
      )
    }
