import type { KeywordDefinition } from '../keywords.ts'

const self = { ref: 'self' }
const you = { ref: 'you' }
const cost = { $: 'cost' }
const enters = { on: 'move', what: 'self', to: 'battlefield' }
const creature = { f: 'type', is: 'Creature' }
const discardThis = { c: 'do', effect: { do: 'discard', what: self } }
const yourCreature = { f: 'and', of: [creature, { f: 'controller', is: you }] }
const haste = { a: 'keyword', keyword: 'haste' }

/** `[...cost, more]`: a cost written after the keyword, with more to pay. */
const costAnd = (...more: unknown[]): unknown => [{ c: 'or', of: [cost] }, ...more]

/** Keywords that let a card be cast or its ability be activated in another way. */
export const COST_KEYWORDS: Record<string, KeywordDefinition> = {
  kicker: { rule: '702.33', form: 'cost', define: [{ a: 'additionalCost', name: 'kicker', cost }] },
  multikicker: { rule: '702.33', form: 'cost', define: [{ a: 'additionalCost', name: 'kicker', times: 'any', cost }] },
  buyback: {
    rule: '702.27',
    form: 'cost',
    define: [
      { a: 'additionalCost', name: 'buyback', cost },
      {
        a: 'replacement',
        zone: 'stack',
        replacement: {
          r: 'zone',
          event: { on: 'move', what: 'self', from: 'stack', to: 'graveyard', cause: 'resolved' },
          to: 'hand',
          condition: { if: 'paid', cost: 'buyback' },
        },
      },
    ],
  },
  flashback: {
    rule: '702.34',
    form: 'cost',
    define: [{ a: 'castOption', name: 'flashback', zone: 'graveyard', cost, after: 'exile' }],
  },
  evoke: {
    rule: '702.74',
    form: 'cost',
    define: [
      { a: 'castOption', name: 'evoke', cost },
      { a: 'triggered', on: enters, condition: { if: 'paid', cost: 'evoke' }, effect: { do: 'sacrifice', what: self } },
    ],
  },
  dash: {
    rule: '702.109',
    form: 'cost',
    define: [
      { a: 'castOption', name: 'dash', cost },
      {
        a: 'static',
        affected: self,
        condition: { if: 'paid', cost: 'dash' },
        mods: [{ m: 'addAbility', abilities: [haste] }],
      },
      {
        a: 'triggered',
        on: enters,
        condition: { if: 'paid', cost: 'dash' },
        effect: { do: 'delayed', on: { on: 'step', step: 'end' }, effect: { do: 'move', what: self, to: 'hand' } },
      },
    ],
  },
  cycling: {
    rule: '702.29',
    form: 'cost',
    define: [
      { a: 'activated', zone: 'hand', label: 'cycling', cost: costAnd(discardThis), effect: { do: 'draw', n: 1 } },
    ],
  },
  typecycling: {
    rule: '702.29',
    form: 'filter-cost',
    define: [
      {
        a: 'activated',
        zone: 'hand',
        label: 'cycling',
        cost: costAnd(discardThis),
        effect: {
          do: 'seq',
          steps: [
            { do: 'search', filter: { $: 'filter' }, reveal: true, as: 'found' },
            { do: 'move', what: { ref: 'bound', name: 'found' }, to: 'hand' },
            { do: 'shuffle' },
          ],
        },
      },
    ],
  },
  equip: {
    rule: '702.6',
    form: 'cost',
    define: [
      {
        a: 'activated',
        label: 'equip',
        cost,
        only: [{ only: 'sorcery' }],
        effect: { do: 'attach', what: self, to: { ref: 'target', name: 'equipped', filter: yourCreature } },
      },
    ],
  },
  'equip to': {
    rule: '702.6',
    form: 'filter-cost',
    define: [
      {
        a: 'activated',
        label: 'equip',
        cost,
        only: [{ only: 'sorcery' }],
        effect: {
          do: 'attach',
          what: self,
          to: {
            ref: 'target',
            name: 'equipped',
            filter: { f: 'and', of: [{ $: 'filter' }, { f: 'controller', is: you }] },
          },
        },
      },
    ],
  },
  reconfigure: {
    rule: '702.151',
    form: 'cost',
    define: [
      {
        a: 'activated',
        cost,
        only: [{ only: 'sorcery' }],
        effect: {
          do: 'attach',
          what: self,
          to: {
            ref: 'target',
            name: 'equipped',
            filter: { f: 'and', of: [{ f: 'other' }, creature, { f: 'controller', is: you }] },
          },
        },
      },
      {
        a: 'activated',
        cost,
        only: [
          { only: 'sorcery' },
          {
            only: 'condition',
            condition: { if: 'exists', filter: { f: 'hasAttached', filter: { f: 'is', ref: self } } },
          },
        ],
        effect: { do: 'unattach', what: self },
      },
      {
        a: 'static',
        affected: self,
        condition: { if: 'exists', filter: { f: 'hasAttached', filter: { f: 'is', ref: self } } },
        mods: [{ m: 'removeTypes', types: ['Creature'] }],
      },
    ],
  },
  crew: {
    rule: '702.122',
    form: 'n',
    define: [
      {
        a: 'activated',
        label: 'crew',
        cost: [
          {
            c: 'do',
            effect: {
              do: 'tap',
              what: {
                ref: 'choose',
                name: 'crew',
                filter: {
                  f: 'and',
                  of: [{ f: 'other' }, { f: 'state', is: 'untapped' }, creature, { f: 'controller', is: you }],
                },
                min: 0,
                max: 'any',
                total: { stat: 'power', cmp: '>=', n: { $: 'n' } },
              },
            },
          },
        ],
        effect: {
          do: 'continuous',
          affected: self,
          mods: [{ m: 'addTypes', types: ['Artifact', 'Creature'] }],
          duration: { until: 'endOfTurn' },
        },
      },
    ],
  },
  unearth: {
    rule: '702.84',
    form: 'cost',
    define: [
      {
        a: 'activated',
        zone: 'graveyard',
        cost,
        only: [{ only: 'sorcery' }],
        effect: {
          do: 'seq',
          steps: [
            { do: 'move', what: self, to: 'battlefield', as: 'unearthed' },
            {
              do: 'continuous',
              affected: { ref: 'bound', name: 'unearthed' },
              mods: [{ m: 'addAbility', abilities: [haste] }],
              duration: { until: 'indefinite' },
            },
            {
              do: 'delayed',
              on: { on: 'step', step: 'end' },
              effect: { do: 'move', what: { ref: 'bound', name: 'unearthed' }, to: 'exile' },
            },
            {
              do: 'replace',
              replacement: {
                r: 'zone',
                event: {
                  on: 'move',
                  what: { f: 'is', ref: { ref: 'bound', name: 'unearthed' } },
                  from: 'battlefield',
                  notTo: 'exile',
                },
                to: 'exile',
              },
              duration: { until: 'indefinite' },
            },
          ],
        },
      },
    ],
  },
  'level up': {
    rule: '702.87',
    form: 'cost',
    define: [
      {
        a: 'activated',
        cost,
        only: [{ only: 'sorcery' }],
        effect: { do: 'addCounters', what: self, kind: 'level', n: 1 },
      },
    ],
  },
  outlast: {
    rule: '702.107',
    form: 'cost',
    define: [
      {
        a: 'activated',
        cost: costAnd({ c: 'tap' }),
        only: [{ only: 'sorcery' }],
        effect: { do: 'addCounters', what: self, kind: '+1/+1', n: 1 },
      },
    ],
  },
  scavenge: {
    rule: '702.97',
    form: 'cost',
    define: [
      {
        a: 'activated',
        zone: 'graveyard',
        cost: costAnd({ c: 'do', effect: { do: 'move', what: self, to: 'exile' } }),
        only: [{ only: 'sorcery' }],
        effect: {
          do: 'addCounters',
          what: { ref: 'target', name: 'scavenged', filter: creature },
          kind: '+1/+1',
          n: { n: 'stat', stat: 'power', of: self },
        },
      },
    ],
  },
  reinforce: {
    rule: '702.77',
    form: 'n-cost',
    define: [
      {
        a: 'activated',
        zone: 'hand',
        cost: costAnd(discardThis),
        effect: {
          do: 'addCounters',
          what: { ref: 'target', name: 'reinforced', filter: creature },
          kind: '+1/+1',
          n: { $: 'n' },
        },
      },
    ],
  },
}
