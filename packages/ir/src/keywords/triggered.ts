import type { KeywordDefinition } from '../keywords.ts'

const self = { ref: 'self' }
const you = { ref: 'you' }
const moved = { ref: 'event', role: 'moved' }
const creature = { f: 'type', is: 'Creature' }
const n = { $: 'n' }
const cost = { $: 'cost' }
const yourUpkeep = { on: 'step', step: 'upkeep', whose: you }
const enters = { on: 'move', what: 'self', to: 'battlefield' }
const dies = { on: 'move', what: 'self', from: 'battlefield', to: 'graveyard' }
const entersWithCounters = (kind: string, count: unknown): unknown => ({
  a: 'replacement',
  replacement: { r: 'enters', what: 'self', with: [{ e: 'counters', kind, n: count }] },
})
const comesBack = (kind: string): unknown[] => [
  {
    a: 'triggered',
    on: dies,
    condition: { if: 'compare', a: { n: 'counters', kind, of: self }, cmp: '=', b: 0 },
    effect: { do: 'move', what: moved, to: 'battlefield', counters: [{ kind, n: 1 }] },
  },
]

/** Keywords that are triggered abilities, some with a static part. */
export const TRIGGERED_KEYWORDS: Record<string, KeywordDefinition> = {
  echo: {
    rule: '702.30',
    form: 'cost',
    define: [
      {
        a: 'triggered',
        on: yourUpkeep,
        condition: { if: 'cameUnderControl', ref: self, since: 'yourLastUpkeep' },
        effect: {
          do: 'may',
          cost,
          then: { do: 'action', action: 'payEcho', what: self },
          else: { do: 'sacrifice', what: self },
        },
      },
    ],
  },
  'cumulative upkeep': {
    rule: '702.24',
    form: 'cost',
    define: [
      {
        a: 'triggered',
        on: yourUpkeep,
        effect: {
          do: 'seq',
          steps: [
            { do: 'addCounters', what: self, kind: 'age', n: 1 },
            {
              do: 'may',
              cost: [{ c: 'times', n: { n: 'counters', kind: 'age', of: self }, cost }],
              else: { do: 'sacrifice', what: self },
            },
          ],
        },
      },
    ],
  },
  fading: {
    rule: '702.32',
    form: 'n',
    define: [
      entersWithCounters('fade', n),
      {
        a: 'triggered',
        on: yourUpkeep,
        effect: {
          do: 'if',
          condition: { if: 'compare', a: { n: 'counters', kind: 'fade', of: self }, cmp: '>', b: 0 },
          then: { do: 'removeCounters', what: self, kind: 'fade', n: 1 },
          else: { do: 'sacrifice', what: self },
        },
      },
    ],
  },
  vanishing: {
    rule: '702.63',
    form: 'n',
    define: [
      entersWithCounters('time', n),
      {
        a: 'triggered',
        on: yourUpkeep,
        condition: { if: 'compare', a: { n: 'counters', kind: 'time', of: self }, cmp: '>', b: 0 },
        effect: { do: 'removeCounters', what: self, kind: 'time', n: 1 },
      },
      {
        a: 'triggered',
        on: { on: 'counters', what: 'self', kind: 'time', change: 'removed', last: true },
        effect: { do: 'sacrifice', what: self },
      },
    ],
  },
  storm: {
    rule: '702.40',
    form: 'plain',
    define: [
      {
        a: 'triggered',
        zone: 'stack',
        on: { on: 'cast', what: 'self' },
        effect: {
          do: 'copySpell',
          what: self,
          n: {
            n: 'history',
            event: { on: 'cast', what: { f: 'kind', is: 'spell' } },
            window: 'thisTurn',
            before: true,
          },
        },
      },
    ],
  },
  prowess: {
    rule: '702.108',
    form: 'plain',
    define: [
      {
        a: 'triggered',
        on: {
          on: 'cast',
          who: you,
          what: {
            f: 'and',
            of: [
              { f: 'not', of: creature },
              { f: 'kind', is: 'spell' },
            ],
          },
        },
        effect: {
          do: 'continuous',
          affected: self,
          mods: [{ m: 'addPT', power: 1, toughness: 1 }],
          duration: { until: 'endOfTurn' },
        },
      },
    ],
  },
  ward: {
    rule: '702.21',
    form: 'cost',
    define: [
      {
        a: 'triggered',
        on: {
          on: 'targeted',
          what: 'self',
          by: { f: 'controller', is: { ref: 'players', which: 'opponents' } },
        },
        effect: {
          do: 'may',
          who: { ref: 'controllerOf', of: { ref: 'event', role: 'other' } },
          cost,
          else: { do: 'counterSpell', what: { ref: 'event', role: 'other' } },
        },
      },
    ],
  },
  persist: { rule: '702.79', form: 'plain', define: comesBack('-1/-1') },
  undying: { rule: '702.93', form: 'plain', define: comesBack('+1/+1') },
  modular: {
    rule: '702.43',
    form: 'n',
    define: [
      entersWithCounters('+1/+1', n),
      {
        a: 'triggered',
        on: dies,
        effect: {
          do: 'may',
          effect: {
            do: 'addCounters',
            what: {
              ref: 'target',
              name: 'modular',
              filter: { f: 'and', of: [{ f: 'type', is: 'Artifact' }, creature] },
            },
            kind: '+1/+1',
            n: { n: 'counters', kind: '+1/+1', of: self },
          },
        },
      },
    ],
  },
  graft: {
    rule: '702.58',
    form: 'n',
    define: [
      entersWithCounters('+1/+1', n),
      {
        a: 'triggered',
        on: { on: 'move', what: { f: 'and', of: [{ f: 'other' }, creature] }, to: 'battlefield' },
        condition: { if: 'compare', a: { n: 'counters', kind: '+1/+1', of: self }, cmp: '>', b: 0 },
        effect: {
          do: 'may',
          effect: { do: 'moveCounters', from: self, to: { ref: 'event', role: 'subject' }, kind: '+1/+1', n: 1 },
        },
      },
    ],
  },
  afterlife: {
    rule: '702.135',
    form: 'n',
    define: [
      {
        a: 'triggered',
        on: dies,
        effect: {
          do: 'createToken',
          n,
          token: {
            token: 'spec',
            types: ['Creature'],
            subtypes: ['Spirit'],
            colors: ['W', 'B'],
            power: 1,
            toughness: 1,
            abilities: [{ a: 'keyword', keyword: 'flying' }],
          },
        },
      },
    ],
  },
  exploit: {
    rule: '702.110',
    form: 'plain',
    define: [
      {
        a: 'triggered',
        on: enters,
        effect: {
          do: 'may',
          effect: {
            do: 'sacrifice',
            what: {
              ref: 'choose',
              name: 'exploited',
              filter: { f: 'and', of: [creature, { f: 'controller', is: you }] },
            },
          },
          then: { do: 'action', action: 'exploit', what: { ref: 'bound', name: 'exploited' } },
        },
      },
    ],
  },
  extort: {
    rule: '702.101',
    form: 'plain',
    define: [
      {
        a: 'triggered',
        on: { on: 'cast', who: you, what: { f: 'kind', is: 'spell' } },
        effect: {
          do: 'may',
          cost: [{ c: 'mana', mana: ['W/B'] }],
          then: {
            do: 'seq',
            steps: [
              { do: 'loseLife', who: { ref: 'players', which: 'opponents' }, n: 1, as: 'lost' },
              { do: 'gainLife', n: { n: 'bound', name: 'lost' } },
            ],
          },
        },
      },
    ],
  },
  fabricate: {
    rule: '702.123',
    form: 'n',
    define: [
      {
        a: 'triggered',
        on: enters,
        effect: {
          do: 'may',
          effect: { do: 'addCounters', what: self, kind: '+1/+1', n },
          else: {
            do: 'createToken',
            n,
            token: {
              token: 'spec',
              types: ['Artifact', 'Creature'],
              subtypes: ['Servo'],
              colors: [],
              power: 1,
              toughness: 1,
            },
          },
        },
      },
    ],
  },
  evolve: {
    rule: '702.100',
    form: 'plain',
    define: [
      {
        a: 'triggered',
        on: {
          on: 'move',
          what: { f: 'and', of: [{ f: 'other' }, creature, { f: 'controller', is: you }] },
          to: 'battlefield',
        },
        condition: {
          if: 'or',
          of: [
            {
              if: 'compare',
              a: { n: 'stat', stat: 'power', of: { ref: 'event', role: 'subject' } },
              cmp: '>',
              b: { n: 'stat', stat: 'power', of: self },
            },
            {
              if: 'compare',
              a: { n: 'stat', stat: 'toughness', of: { ref: 'event', role: 'subject' } },
              cmp: '>',
              b: { n: 'stat', stat: 'toughness', of: self },
            },
          ],
        },
        effect: { do: 'addCounters', what: self, kind: '+1/+1', n: 1 },
      },
    ],
  },
  training: {
    rule: '702.149',
    form: 'plain',
    define: [
      {
        a: 'triggered',
        on: { on: 'attack', what: 'self' },
        condition: {
          if: 'exists',
          filter: {
            f: 'and',
            of: [
              { f: 'other' },
              { f: 'state', is: 'attacking' },
              creature,
              { f: 'controller', is: you },
              { f: 'stat', stat: 'power', cmp: '>', n: { n: 'stat', stat: 'power', of: self } },
            ],
          },
        },
        effect: { do: 'addCounters', what: self, kind: '+1/+1', n: 1 },
      },
    ],
  },
  renown: {
    rule: '702.112',
    form: 'n',
    define: [
      {
        a: 'triggered',
        on: { on: 'damage', source: 'self', to: { f: 'kind', is: 'player' }, combat: true },
        condition: { if: 'not', of: { if: 'is', ref: self, filter: { f: 'state', is: 'renowned' } } },
        effect: {
          do: 'seq',
          steps: [
            { do: 'addCounters', what: self, kind: '+1/+1', n },
            { do: 'action', action: 'becomeRenowned', what: self },
          ],
        },
      },
    ],
  },
  poisonous: {
    rule: '702.70',
    form: 'n',
    define: [
      {
        a: 'triggered',
        on: { on: 'damage', source: 'self', to: { f: 'kind', is: 'player' }, combat: true },
        effect: { do: 'addCounters', what: { ref: 'event', role: 'player' }, kind: 'poison', n },
      },
    ],
  },
  ingest: {
    rule: '702.115',
    form: 'plain',
    define: [
      {
        a: 'triggered',
        on: { on: 'damage', source: 'self', to: { f: 'kind', is: 'player' }, combat: true },
        effect: { do: 'move', what: { ref: 'top', of: { ref: 'event', role: 'player' }, count: 1 }, to: 'exile' },
      },
    ],
  },
  soulshift: {
    rule: '702.46',
    form: 'n',
    define: [
      {
        a: 'triggered',
        on: dies,
        effect: {
          do: 'may',
          effect: {
            do: 'move',
            what: {
              ref: 'target',
              name: 'soulshift',
              filter: {
                f: 'and',
                of: [
                  { f: 'subtype', is: 'Spirit' },
                  { f: 'kind', is: 'card' },
                  { f: 'stat', stat: 'manaValue', cmp: '<=', n },
                  { f: 'in', zone: 'graveyard', of: you },
                ],
              },
            },
            to: 'hand',
          },
        },
      },
    ],
  },
  'living weapon': {
    rule: '702.92',
    form: 'plain',
    define: [
      {
        a: 'triggered',
        on: enters,
        effect: {
          do: 'seq',
          steps: [
            {
              do: 'createToken',
              n: 1,
              token: {
                token: 'spec',
                types: ['Creature'],
                subtypes: ['Phyrexian', 'Germ'],
                colors: ['B'],
                power: 0,
                toughness: 0,
              },
              as: 'germ',
            },
            { do: 'attach', what: self, to: { ref: 'bound', name: 'germ' } },
          ],
        },
      },
    ],
  },
  riot: {
    rule: '702.136',
    form: 'plain',
    define: [
      {
        a: 'replacement',
        replacement: {
          r: 'enters',
          what: 'self',
          with: [
            {
              e: 'do',
              effect: {
                do: 'either',
                of: [
                  { do: 'addCounters', what: self, kind: '+1/+1', n: 1 },
                  {
                    do: 'continuous',
                    affected: self,
                    mods: [{ m: 'addAbility', abilities: [{ a: 'keyword', keyword: 'haste' }] }],
                    duration: { until: 'indefinite' },
                  },
                ],
              },
            },
          ],
        },
      },
    ],
  },
  decayed: {
    rule: '702.147',
    form: 'plain',
    define: [
      { a: 'static', affected: self, mods: [{ m: 'cant', what: 'block' }] },
      {
        a: 'triggered',
        on: { on: 'attack', what: 'self' },
        effect: { do: 'delayed', on: { on: 'step', step: 'endcombat' }, effect: { do: 'sacrifice', what: self } },
      },
    ],
  },
}
