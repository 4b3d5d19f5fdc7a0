import type { KeywordDefinition } from '../keywords.ts'

const self = { ref: 'self' }
const opponents = { ref: 'players', which: 'opponents' }
const filter = { $: 'filter' }
const cant = (...mods: unknown[]): unknown[] => [{ a: 'static', affected: self, mods }]

/** Keywords that are static abilities. */
export const STATIC_KEYWORDS: Record<string, KeywordDefinition> = {
  enchant: { rule: '702.5', form: 'filter', primitive: true },
  flash: { rule: '702.8', form: 'plain', primitive: true },
  indestructible: { rule: '702.12', form: 'plain', define: cant({ m: 'cant', what: 'beDestroyed' }) },
  hexproof: {
    rule: '702.11',
    form: 'plain',
    define: cant({ m: 'cant', what: 'beTargeted', by: { f: 'controller', is: opponents } }),
  },
  'hexproof from': {
    rule: '702.11',
    form: 'filter',
    define: cant({ m: 'cant', what: 'beTargeted', by: { f: 'and', of: [filter, { f: 'controller', is: opponents }] } }),
  },
  shroud: { rule: '702.18', form: 'plain', define: cant({ m: 'cant', what: 'beTargeted' }) },
  protection: {
    rule: '702.16',
    form: 'filter',
    define: [
      ...cant(
        { m: 'cant', what: 'beTargeted', by: filter },
        { m: 'cant', what: 'beAttached', by: filter },
        { m: 'cant', what: 'beBlocked', by: filter },
      ),
      {
        a: 'replacement',
        replacement: { r: 'prevent', event: { on: 'damage', source: filter, to: 'self' }, all: true },
      },
    ],
  },
  changeling: {
    rule: '702.73',
    form: 'plain',
    define: [{ a: 'static', cda: true, affected: self, mods: [{ m: 'addTypes', allCreatureTypes: true }] }],
  },
  devoid: {
    rule: '702.114',
    form: 'plain',
    define: [{ a: 'static', cda: true, affected: self, mods: [{ m: 'setColors', colors: [] }] }],
  },
  phasing: { rule: '702.26', form: 'plain', primitive: true },
  'split second': { rule: '702.61', form: 'plain', primitive: true },
  convoke: { rule: '702.51', form: 'plain', primitive: true },
  delve: { rule: '702.66', form: 'plain', primitive: true },
  improvise: { rule: '702.126', form: 'plain', primitive: true },
  affinity: {
    rule: '702.41',
    form: 'filter',
    define: [
      {
        a: 'static',
        zone: 'stack',
        affected: self,
        mods: [
          {
            m: 'costs',
            less: ['1'],
            times: { n: 'count', of: { f: 'and', of: [filter, { f: 'controller', is: { ref: 'you' } }] } },
          },
        ],
      },
    ],
  },
  bloodthirst: {
    rule: '702.54',
    form: 'n',
    define: [
      {
        a: 'replacement',
        replacement: {
          r: 'enters',
          what: 'self',
          with: [
            {
              e: 'counters',
              kind: '+1/+1',
              n: { $: 'n' },
              condition: {
                if: 'happened',
                event: { on: 'damage', to: { f: 'kind', is: 'opponent' } },
                window: 'thisTurn',
              },
            },
          ],
        },
      },
    ],
  },
  'umbra armor': {
    rule: '702.89',
    form: 'plain',
    define: [
      {
        a: 'replacement',
        replacement: {
          r: 'instead',
          event: { on: 'move', what: { f: 'is', ref: { ref: 'host' } }, from: 'battlefield', cause: 'destroy' },
          effect: {
            do: 'seq',
            steps: [
              { do: 'action', action: 'removeDamage', what: { ref: 'host' } },
              { do: 'destroy', what: self },
            ],
          },
        },
      },
    ],
  },
}
