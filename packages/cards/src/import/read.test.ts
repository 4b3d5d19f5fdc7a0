import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../printed.ts'
import { CardFileError } from './errors.ts'
import { type ImportEntry, readCards, readEntries } from './read.ts'

const bytes = (value: unknown) => [new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))]

async function all<T>(from: AsyncIterable<T>): Promise<T[]> {
  const out: T[] = []
  for await (const item of from) out.push(item)
  return out
}

const entriesOf = (value: unknown) => all(readEntries(bytes(value), 'x.json'))
const cardsOf = (value: unknown) => all(readCards(bytes(value), 'x.json'))
const atomic = (data: Record<string, unknown>) => ({ meta: { date: '2026-01-02', version: '5' }, data })
const cardOf = async (name: string, ...faces: object[]): Promise<PrintedCard> =>
  (await cardsOf(atomic({ [name]: faces.map(face => ({ name, layout: 'normal', ...face })) })))[0]!

async function errorOf(value: unknown): Promise<CardFileError> {
  const error = await cardsOf(value).catch(error => error)
  expect(error).toBeInstanceOf(CardFileError)
  return error
}

const IDS = { identifiers: { scryfallOracleId: 'id-1' } }

describe("MTGJSON's AtomicCards", () => {
  test('every printed fact of a card arrives', async () => {
    const entries = await entriesOf(
      atomic({
        'Test Bear': [
          {
            name: 'Test Bear',
            layout: 'normal',
            manaCost: '{1}{G}',
            colors: ['G'],
            colorIdentity: ['G', 'W'],
            type: 'Legendary Creature — Bear',
            supertypes: ['Legendary'],
            types: ['Creature'],
            subtypes: ['Bear'],
            text: 'Trample',
            power: '2',
            toughness: '1+*',
            legalities: { modern: 'Legal', vintage: 'Restricted', legacy: 'Banned' },
            rulings: [{ date: '2020-01-01', text: 'A ruling.' }],
            foreignData: [
              { language: 'French', name: 'Ours' },
              { language: 'German', name: 'Prüfbär', type: 'Legendäre Kreatur — Bär', text: 'Verursacht' },
            ],
            isFunny: true,
            ...IDS,
          },
        ],
      }),
    )
    expect(entries).toEqual([
      { kind: 'source', format: 'mtgjson-atomic', date: '2026-01-02', version: '5' },
      {
        kind: 'card',
        card: {
          name: 'Test Bear',
          layout: 'normal',
          faces: [
            {
              name: 'Test Bear',
              manaCost: '{1}{G}',
              colors: ['G'],
              supertypes: ['Legendary'],
              types: ['Creature'],
              subtypes: ['Bear'],
              power: '2',
              toughness: '1+*',
              text: 'Trample',
              german: { name: 'Prüfbär', type: 'Legendäre Kreatur — Bär', text: 'Verursacht' },
            },
          ],
          colorIdentity: ['W', 'G'],
          oracleId: 'id-1',
          legal: { modern: 'legal', vintage: 'restricted', legacy: 'banned' },
          rulings: [{ date: '2020-01-01', text: 'A ruling.' }],
          funny: true,
        },
      },
    ])
  })

  test('faces keep their own names and sides, and share the rulings', async () => {
    const rulings = [{ date: '2020-01-01', text: 'Both.' }]
    const card = await cardOf(
      'Heat // Cold',
      { faceName: 'Heat', side: 'a', layout: 'split', type: 'Instant', manaCost: '{R}', rulings, ...IDS },
      { faceName: 'Cold', side: 'b', layout: 'split', type: 'Instant', manaCost: '{U}', rulings, ...IDS },
    )
    expect(card.faces.map(face => [face.name, face.side, face.colors])).toEqual([
      ['Heat', 'a', ['R']],
      ['Cold', 'b', ['U']],
    ])
    expect(card.rulings).toEqual(rulings)
  })

  test('a meld card goes by the name of its front and knows what it becomes', async () => {
    const card = await cardOf('Left // Whole', { faceName: 'Left', side: 'a', layout: 'meld', type: 'Creature' })
    expect([card.name, card.meldsInto, card.faces.length]).toEqual(['Left', 'Whole', 1])
    const whole = await cardOf('Whole', { faceName: 'Whole', side: 'b', layout: 'meld', type: 'Creature' })
    expect([whole.name, whole.meldsInto]).toEqual(['Whole', undefined])
  })

  test('colours that the file leaves out follow from cost, indicator and devoid', async () => {
    const colors = async (face: object) => (await cardOf('X', { type: 'Creature — Eldrazi', ...face })).faces[0]!
    expect(await colors({ manaCost: '{2/W}{U/P}' })).toMatchObject({ colors: ['W', 'U'] })
    expect(await colors({ colorIndicator: ['R'] })).toMatchObject({ colors: ['R'], colorIndicator: ['R'] })
    expect(await colors({ manaCost: '{2}{B}', text: 'Devoid\nFlying' })).toMatchObject({ colors: [] })
    expect(await colors({ manaCost: '{B}', text: 'X is colorless.' })).toMatchObject({ colors: [] })
  })

  test('a coloured face without a cost has an indicator even where the file forgets it', async () => {
    const card = await cardOf(
      'A // B',
      { faceName: 'A', layout: 'transform', type: 'Enchantment — Saga', manaCost: '{R}', colors: ['R'], ...IDS },
      { faceName: 'B', layout: 'transform', type: 'Creature — Human', colors: ['R'], ...IDS },
    )
    expect(card.faces[1]!.colorIndicator).toEqual(['R'])
  })

  test('a flipped card has the colours of its cost, and no indicator', async () => {
    const card = await cardOf(
      'A // B',
      { faceName: 'A', layout: 'flip', type: 'Creature', manaCost: '{U}' },
      { faceName: 'B', layout: 'flip', type: 'Enchantment', colors: ['U'] },
    )
    expect(card.faces[1]).toMatchObject({ colors: ['U'] })
    expect(card.faces[1]!.colorIndicator).toBeUndefined()
    const bare = await cardOf(
      'A // B',
      { faceName: 'A', layout: 'flip', type: 'Creature', manaCost: '{U}' },
      { faceName: 'B', layout: 'flip', type: 'Enchantment' },
    )
    expect(bare.faces[1]).toMatchObject({ colors: ['U'] })
  })

  test('colours that nothing tells are marked as unknown', async () => {
    const back = { faceName: 'B', layout: 'transform', type: 'Creature — Dragon' }
    const front = { faceName: 'A', layout: 'transform', type: 'Creature', manaCost: '{R}' }
    expect((await cardOf('A // B', front, back)).faces[1]!.colorsUnknown).toBe(true)
    expect((await cardOf('A // B', front, { ...back, type: 'Land' })).faces[1]!.colorsUnknown).toBeUndefined()
    expect((await cardOf('A // B', { ...front, ...IDS }, { ...back, ...IDS })).faces[1]!.colorsUnknown).toBeUndefined()
  })

  test('a missing colour identity is worked out without reminder text (CR 903.4d)', async () => {
    const face = { type: 'Creature', manaCost: '{G}', text: '{R}: X gains haste. (It would also have {B}.)' }
    expect((await cardOf('X', face)).colorIdentity).toEqual(['R', 'G'])
    expect((await cardOf('Y', { type: 'Land — Island Swamp' })).colorIdentity).toEqual(['U', 'B'])
  })
})

const scryfall = (fields: object) => ({
  object: 'card',
  oracle_id: 'id-1',
  lang: 'en',
  layout: 'normal',
  name: 'Test Bear',
  type_line: 'Creature — Bear',
  ...fields,
})

describe("Scryfall's bulk files", () => {
  test('every printed fact of a card arrives', async () => {
    const card = scryfall({
      mana_cost: '{1}{G}',
      oracle_text: 'Trample',
      power: '2',
      toughness: '2',
      colors: ['G'],
      color_identity: ['G'],
      legalities: { modern: 'legal', standard: 'not_legal', vintage: 'restricted' },
      set_type: 'funny',
    })
    expect(await cardsOf([card])).toEqual([
      {
        name: 'Test Bear',
        layout: 'normal',
        faces: [
          {
            name: 'Test Bear',
            manaCost: '{1}{G}',
            colors: ['G'],
            supertypes: [],
            types: ['Creature'],
            subtypes: ['Bear'],
            power: '2',
            toughness: '2',
            text: 'Trample',
          },
        ],
        colorIdentity: ['G'],
        oracleId: 'id-1',
        legal: { modern: 'legal', vintage: 'restricted' },
        rulings: [],
        funny: true,
      },
    ])
  })

  test('faces come from card_faces; an empty cost is no cost', async () => {
    const [card] = await cardsOf([
      scryfall({
        name: 'Day // Night',
        layout: 'transform',
        card_faces: [
          { name: 'Day', type_line: 'Creature — Human', mana_cost: '{W}', oracle_text: 'a', colors: ['W'] },
          { name: 'Night', type_line: 'Creature — Wolf', mana_cost: '', oracle_text: 'b', color_indicator: ['B'] },
        ],
      }),
    ])
    expect(card!.faces).toEqual([
      {
        name: 'Day',
        manaCost: '{W}',
        colors: ['W'],
        supertypes: [],
        types: ['Creature'],
        subtypes: ['Human'],
        text: 'a',
        side: 'a',
      },
      {
        name: 'Night',
        colors: ['B'],
        colorIndicator: ['B'],
        supertypes: [],
        types: ['Creature'],
        subtypes: ['Wolf'],
        text: 'b',
        side: 'b',
      },
    ])
  })

  test('each card once, however many printings', async () => {
    expect(await cardsOf([scryfall({ set: 'a' }), scryfall({ set: 'b' })])).toHaveLength(1)
  })

  test('a German printing gives the German face, with the card or after it', async () => {
    const german = { lang: 'de', printed_name: 'Prüfbär', printed_type_line: 'Kreatur — Bär', printed_text: 'Hm.' }
    const face = { name: 'Prüfbär', type: 'Kreatur — Bär', text: 'Hm.' }
    const entry: ImportEntry = { kind: 'german', name: 'Test Bear', faces: [face] }
    expect((await entriesOf([scryfall({}), scryfall(german)])).at(-1)).toEqual(entry)
    const alone = await entriesOf([scryfall(german)])
    expect(alone.map(item => item.kind)).toEqual(['source', 'card', 'german'])
  })

  test('tokens, emblems and art cards are passed over and named', async () => {
    const entries = await entriesOf([
      scryfall({ layout: 'token', name: 'Goblin', oracle_id: 'id-2' }),
      scryfall({ layout: 'normal', name: 'Theme', type_line: 'Card', oracle_id: 'id-3' }),
    ])
    expect(entries.slice(1)).toEqual([
      { kind: 'skipped', name: 'Goblin', reason: 'token' },
      { kind: 'skipped', name: 'Theme', reason: 'not a card' },
    ])
  })

  test('a card printed on both sides is read as that card', async () => {
    const face = { name: 'Cave', type_line: 'Land', oracle_id: 'id-9', oracle_text: '' }
    const raw = { ...scryfall({ layout: 'reversible_card', name: 'Cave // Cave', card_faces: [face, face] }) }
    const { oracle_id: _, ...without } = raw
    const [card] = await cardsOf([without])
    expect([card!.name, card!.layout, card!.faces.length, card!.oracleId]).toEqual(['Cave', 'normal', 1, 'id-9'])
  })

  test('a meld card knows what it becomes', async () => {
    const all_parts = [
      { component: 'meld_part', name: 'Left' },
      { component: 'meld_result', name: 'Whole' },
    ]
    const [left, whole] = await cardsOf([
      scryfall({ layout: 'meld', name: 'Left', all_parts }),
      scryfall({ layout: 'meld', name: 'Whole', all_parts, oracle_id: 'id-2' }),
    ])
    expect([left!.meldsInto, left!.faces[0]!.side]).toEqual(['Whole', 'a'])
    expect([whole!.meldsInto, whole!.faces[0]!.side]).toEqual([undefined, 'b'])
  })

  test('rulings come one by one', async () => {
    const raw = { object: 'ruling', oracle_id: 'id-1', source: 'wotc', published_at: '2020-01-01', comment: 'So.' }
    expect(await entriesOf([raw])).toEqual([
      { kind: 'source', format: 'scryfall-rulings' },
      { kind: 'ruling', oracleId: 'id-1', ruling: { date: '2020-01-01', text: 'So.' } },
    ])
    expect(await errorOf([raw])).toMatchObject({ expected: 'cards', found: "Scryfall's rulings" })
  })
})

describe('a wrong file', () => {
  test('is named with the byte, the card and what was expected', async () => {
    const error = await errorOf('{"data":{"A":[{"name":"A","layout":"normal","type":7}]}}')
    expect(error).toMatchObject({
      file: 'x.json',
      offset: 13,
      card: 'A',
      expected: '"type" to be a string',
      found: 'number',
    })
    expect(error.message).toBe('x.json: byte 13 ("A"): expected "type" to be a string, found number')
  })

  test('is refused when it is cut off, with the card at which it stops', async () => {
    const text = JSON.stringify(atomic({ A: [{ name: 'A', layout: 'normal', type: 'Land' }] }))
    expect(await errorOf(text.slice(0, -12))).toMatchObject({ card: 'A', found: 'the end of the file' })
    for (let at = 0; at < text.length; at++) await errorOf(text.slice(0, at))
  })

  test('is refused when it is something else', async () => {
    const cases: [unknown, string][] = [
      ['', 'an empty file'],
      ['[]', 'no card at all'],
      ['{"meta":{}}', 'no card at all'],
      [{ data: {} }, 'no card at all'],
      [{ data: { M10: { cards: [] } } }, "MTGJSON's AllPrintings or a set list"],
      [{ data: { x: 1 } }, '"data" with something else under "x"'],
      [[1], 'an array of number'],
      [[{ object: 'set' }], 'objects of another kind'],
      [[scryfall({}), { object: 'ruling' }], '"object": "ruling"'],
    ]
    for (const [value, found] of cases) expect([value, (await errorOf(value)).found]).toEqual([value, found])
  })

  test('hands out nothing of the card that is broken', async () => {
    const names: string[] = []
    const file = '[{"object":"card","name":"A","layout":"normal","type_line":"Land","oracle_id":"1"},{"object":"card"'
    const run = async () => {
      for await (const card of readCards(bytes(file))) names.push(card.name)
    }
    await expect(run()).rejects.toBeInstanceOf(CardFileError)
    expect(names).toEqual(['A'])
  })
})
