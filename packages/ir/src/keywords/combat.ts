import type { KeywordDefinition } from '../keywords.ts'

const self = { ref: 'self' }
const creature = { f: 'type', is: 'Creature' }
const cantBeBlockedExceptBy = (by: unknown): unknown[] => [
  { a: 'static', affected: self, mods: [{ m: 'cant', what: 'beBlockedExceptBy', by }] },
]
const gets = (what: unknown, power: unknown, toughness: unknown): unknown => ({
  do: 'continuous',
  affected: what,
  mods: [{ m: 'addPT', power, toughness }],
  duration: { until: 'endOfTurn' },
})
const subject = { ref: 'event', role: 'subject' }
const n = { $: 'n' }

/** Keywords that matter in combat (CR 702.2–702.15 and others). */
export const COMBAT_KEYWORDS: Record<string, KeywordDefinition> = {
  deathtouch: { rule: '702.2', form: 'plain', primitive: true },
  defender: { rule: '702.3', form: 'plain', primitive: true },
  'double strike': { rule: '702.4', form: 'plain', primitive: true },
  'first strike': { rule: '702.7', form: 'plain', primitive: true },
  haste: { rule: '702.10', form: 'plain', primitive: true },
  lifelink: { rule: '702.15', form: 'plain', primitive: true },
  trample: { rule: '702.19', form: 'plain', primitive: true },
  vigilance: { rule: '702.20', form: 'plain', primitive: true },
  reach: { rule: '702.17', form: 'plain', primitive: true },
  wither: { rule: '702.80', form: 'plain', primitive: true },
  infect: { rule: '702.90', form: 'plain', primitive: true },
  toxic: { rule: '702.164', form: 'n', primitive: true },
  flying: {
    rule: '702.9',
    form: 'plain',
    define: cantBeBlockedExceptBy({
      f: 'or',
      of: [
        { f: 'keyword', is: 'flying' },
        { f: 'keyword', is: 'reach' },
      ],
    }),
  },
  fear: {
    rule: '702.36',
    form: 'plain',
    define: cantBeBlockedExceptBy({
      f: 'or',
      of: [
        { f: 'type', is: 'Artifact' },
        { f: 'color', is: 'B' },
      ],
    }),
  },
  intimidate: {
    rule: '702.13',
    form: 'plain',
    define: cantBeBlockedExceptBy({
      f: 'or',
      of: [
        { f: 'type', is: 'Artifact' },
        { f: 'shares', what: 'color', with: self },
      ],
    }),
  },
  horsemanship: { rule: '702.31', form: 'plain', define: cantBeBlockedExceptBy({ f: 'keyword', is: 'horsemanship' }) },
  shadow: {
    rule: '702.28',
    form: 'plain',
    define: [
      ...cantBeBlockedExceptBy({ f: 'keyword', is: 'shadow' }),
      { a: 'static', affected: self, mods: [{ m: 'cant', what: 'blockExcept', by: { f: 'keyword', is: 'shadow' } }] },
    ],
  },
  skulk: {
    rule: '702.118',
    form: 'plain',
    define: [
      {
        a: 'static',
        affected: self,
        mods: [
          {
            m: 'cant',
            what: 'beBlocked',
            by: { f: 'stat', stat: 'power', cmp: '>', n: { n: 'stat', stat: 'power', of: self } },
          },
        ],
      },
    ],
  },
  menace: {
    rule: '702.111',
    form: 'plain',
    define: [{ a: 'static', affected: self, mods: [{ m: 'cant', what: 'beBlockedByFewerThan', n: 2 }] }],
  },
  landwalk: {
    rule: '702.14',
    form: 'filter',
    define: [
      {
        a: 'static',
        affected: self,
        mods: [
          {
            m: 'cant',
            what: 'beBlocked',
            where: {
              if: 'exists',
              filter: { f: 'and', of: [{ $: 'filter' }, { f: 'controller', is: { ref: 'defendingPlayer' } }] },
            },
          },
        ],
      },
    ],
  },
  flanking: {
    rule: '702.25',
    form: 'plain',
    define: [
      {
        a: 'triggered',
        on: {
          on: 'block',
          what: { f: 'and', of: [creature, { f: 'not', of: { f: 'keyword', is: 'flanking' } }] },
          blocked: { f: 'is', ref: self },
        },
        effect: gets(subject, -1, -1),
      },
    ],
  },
  bushido: {
    rule: '702.45',
    form: 'n',
    define: [
      {
        a: 'triggered',
        on: {
          on: 'any',
          of: [
            { on: 'block', what: 'self', oneOrMore: true },
            { on: 'becomesBlocked', what: 'self' },
          ],
        },
        effect: gets(self, n, n),
      },
    ],
  },
  rampage: {
    rule: '702.23',
    form: 'n',
    define: [
      {
        a: 'triggered',
        on: { on: 'becomesBlocked', what: 'self' },
        effect: gets(
          self,
          ...([0, 1].map(() => ({
            n: 'times',
            by: n,
            of: {
              n: 'max',
              of: [
                0,
                {
                  n: 'minus',
                  a: { n: 'count', of: { f: 'combat', relation: 'blocking', filter: { f: 'is', ref: self } } },
                  b: 1,
                },
              ],
            },
          })) as [unknown, unknown]),
        ),
      },
    ],
  },
  exalted: {
    rule: '702.83',
    form: 'plain',
    define: [
      {
        a: 'triggered',
        on: { on: 'attack', what: { f: 'and', of: [creature, { f: 'controller', is: { ref: 'you' } }] }, alone: true },
        effect: gets(subject, 1, 1),
      },
    ],
  },
  'battle cry': {
    rule: '702.91',
    form: 'plain',
    define: [
      {
        a: 'triggered',
        on: { on: 'attack', what: 'self' },
        effect: gets(
          { ref: 'all', filter: { f: 'and', of: [{ f: 'other' }, { f: 'state', is: 'attacking' }, creature] } },
          1,
          0,
        ),
      },
    ],
  },
  annihilator: {
    rule: '702.86',
    form: 'n',
    define: [
      {
        a: 'triggered',
        on: { on: 'attack', what: 'self' },
        effect: {
          do: 'sacrifice',
          who: { ref: 'defendingPlayer' },
          what: {
            ref: 'choose',
            name: 'sacrificed',
            filter: {
              f: 'and',
              of: [
                { f: 'kind', is: 'permanent' },
                { f: 'controller', is: { ref: 'defendingPlayer' } },
              ],
            },
            min: n,
            max: n,
          },
        },
      },
    ],
  },
  dethrone: {
    rule: '702.105',
    form: 'plain',
    define: [
      {
        a: 'triggered',
        on: {
          on: 'attack',
          what: 'self',
          defender: {
            f: 'and',
            of: [
              { f: 'kind', is: 'player' },
              {
                f: 'where',
                condition: {
                  if: 'compare',
                  a: { n: 'player', what: 'life', of: { ref: 'bound', name: 'subject' } },
                  cmp: '>=',
                  b: { n: 'max', of: [{ n: 'player', what: 'life', of: { ref: 'players', which: 'all' } }] },
                },
              },
            ],
          },
        },
        effect: { do: 'addCounters', what: self, kind: '+1/+1', n: 1 },
      },
    ],
  },
  afflict: {
    rule: '702.130',
    form: 'n',
    define: [
      {
        a: 'triggered',
        on: { on: 'becomesBlocked', what: 'self' },
        effect: { do: 'loseLife', who: { ref: 'defendingPlayer' }, n },
      },
    ],
  },
  melee: {
    rule: '702.121',
    form: 'plain',
    define: [
      {
        a: 'triggered',
        on: { on: 'attack', what: 'self' },
        effect: gets(
          self,
          ...([0, 1].map(() => ({
            n: 'count',
            of: {
              f: 'and',
              of: [
                { f: 'kind', is: 'opponent' },
                {
                  f: 'history',
                  event: { on: 'attack', what: { f: 'and', of: [creature, { f: 'controller', is: { ref: 'you' } }] } },
                  window: 'thisCombat',
                  role: 'other',
                },
              ],
            },
          })) as [unknown, unknown]),
        ),
      },
    ],
  },
  mentor: {
    rule: '702.134',
    form: 'plain',
    define: [
      {
        a: 'triggered',
        on: { on: 'attack', what: 'self' },
        effect: {
          do: 'addCounters',
          what: {
            ref: 'target',
            name: 'mentored',
            filter: {
              f: 'and',
              of: [
                { f: 'state', is: 'attacking' },
                creature,
                { f: 'stat', stat: 'power', cmp: '<', n: { n: 'stat', stat: 'power', of: self } },
              ],
            },
          },
          kind: '+1/+1',
          n: 1,
        },
      },
    ],
  },
}
