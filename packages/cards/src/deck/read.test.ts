import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardNames } from '../names/names.ts'
import { deckOrThrow, detectDeckFormat, readDeck } from './read.ts'
import { type Deck, type DeckCard, DeckError } from './types.ts'

const names = cardNames([
  { name: 'Forest', german: ['Wald'] },
  { name: 'Island' },
  { name: 'Lightning Bolt', german: ['Blitzschlag'] },
  { name: 'Sol Ring' },
  { name: 'Fire // Ice', faces: ['Fire', 'Ice'] },
  { name: "Lim-Dûl's Vault" },
  { name: 'Hazmat Suit (Used)' },
  { name: '1996 World Champion' },
  { name: '+2 Mace' },
  { name: 'Juri, Master of the Revue' },
  { name: 'Lurrus of the Dream-Den' },
  { name: 'R&D' },
  { name: 'Divert', german: ['Umleiten'] },
  { name: 'Reroute', german: ['Umleiten'] },
])

/** `4 Forest @2`: count, name and line. */
const show = (cards: readonly DeckCard[]) => cards.map(card => `${card.count} ${card.name} @${card.line}`)
const shown = (deck: Deck) => ({
  main: show(deck.main),
  sideboard: show(deck.sideboard),
  commanders: show(deck.commanders),
})
const problemsOf = (text: string) =>
  readDeck(text, { names }).problems.map(({ kind, line, text }) => `${line} ${kind} ${text}`)
const read = (...lines: string[]) => deckOrThrow(lines.join('\n'), { names })

describe('text of MTGA and Moxfield', () => {
  test('has sections, set codes, collector numbers and foil marks', () => {
    const deck = read(
      'About',
      'Name My Deck',
      '',
      'Commander',
      '1 Juri, Master of the Revue (CMR) 285',
      '',
      'Companion',
      '1 Lurrus of the Dream-Den (IKO) 226',
      '',
      'Deck',
      '4 Lightning Bolt (STA) 42★',
      '1x Sol Ring (plst) CMA-12 *F*',
      '20 Forest',
      '',
      'Sideboard',
      '2 Fire // Ice (MH2) 290 *E*',
    )
    expect(deck.name).toBe('My Deck')
    expect(deck.companion).toEqual({
      name: 'Lurrus of the Dream-Den',
      count: 1,
      line: 8,
      set: 'IKO',
      number: '226',
    })
    expect(deck.commanders).toEqual([
      { name: 'Juri, Master of the Revue', count: 1, line: 5, set: 'CMR', number: '285' },
    ])
    expect(deck.main).toEqual([
      { name: 'Lightning Bolt', count: 4, line: 11, set: 'STA', number: '42★' },
      { name: 'Sol Ring', count: 1, line: 12, set: 'PLST', number: 'CMA-12', foil: true },
      { name: 'Forest', count: 20, line: 13 },
    ])
    expect(deck.sideboard).toEqual([{ name: 'Fire // Ice', count: 2, line: 16, set: 'MH2', number: '290', foil: true }])
  })

  test('headings may carry counts, colons, comment marks, or be in German', () => {
    for (const heading of ['SIDEBOARD:', 'Sideboard (1)', '// Sideboard', '[Sideboard]', 'side board', '# sideboard']) {
      const deck = read('Hauptdeck', 'Creatures (4)', '4 Forest', 'Lands:', '1 Island', heading, '1 Sol Ring')
      expect([heading, shown(deck)]).toEqual([
        heading,
        { main: ['4 Forest @3', '1 Island @5'], sideboard: ['1 Sol Ring @7'], commanders: [] },
      ])
    }
    expect(read('Gefährte', '1 Lurrus of the Dream-Den', 'Deck', '1 Forest').companion?.line).toBe(2)
  })

  test('SB: marks a line, comments are passed over, maybeboards are not in the deck', () => {
    expect(
      shown(read('// my deck', '4 Forest', 'SB: 2 Sol Ring', '# 3 Island', '', 'Maybeboard', '1 No Such Card')),
    ).toEqual({ main: ['4 Forest @2'], sideboard: ['2 Sol Ring @3'], commanders: [] })
  })

  test('tags of Archidekt, TappedOut and Goldfish are understood', () => {
    const deck = read(
      '1x Juri, Master of the Revue (cmr) 285 [Commander{top}]',
      '1x Sol Ring (c21) 263 *F* [Ramp] ^Have,#37d67a^',
      '1 Island [Maybeboard{noDeck}{noPrice}]',
      '4 Lightning Bolt <showcase> [STA] (F)',
      '2 Forest #mana #basic',
      '1 Fire/Ice *CMDR*',
      '3 [M10:146] Island',
    )
    expect(shown(deck)).toEqual({
      main: ['1 Sol Ring @2', '4 Lightning Bolt @4', '2 Forest @5', '3 Island @7'],
      sideboard: [],
      commanders: ['1 Juri, Master of the Revue @1', '1 Fire // Ice @6'],
    })
    expect(deck.main[0]).toMatchObject({ set: 'C21', number: '263', foil: true })
    expect(deck.main[1]).toMatchObject({ set: 'STA', foil: true })
    expect(deck.main[3]).toMatchObject({ set: 'M10', number: '146' })
  })

  test('names are found however they are spelled', () => {
    expect(
      show(
        read(
          '1 Fire/Ice',
          '1 Ice',
          '1 fire /// ice (MH2) 1',
          '1 Lim-Dul’s Vault',
          '1 Wald',
          '1 Blitzschlag',
          '1 Hazmat Suit (Used)',
          '1 Hazmat Suit (Used) (UST) 57',
          '2 1996 World Champion',
          '1 +2 Mace',
        ).main,
      ),
    ).toEqual([
      '1 Fire // Ice @1',
      '1 Fire // Ice @2',
      '1 Fire // Ice @3',
      "1 Lim-Dûl's Vault @4",
      '1 Forest @5',
      '1 Lightning Bolt @6',
      '1 Hazmat Suit (Used) @7',
      '1 Hazmat Suit (Used) @8',
      '2 1996 World Champion @9',
      '1 +2 Mace @10',
    ])
  })

  test('a name alone is one copy, digits and signs of its own included', () => {
    expect(show(read('Sol Ring', '1996 World Champion', '+2 Mace', 'Sol Ring (C21) 263').main)).toEqual([
      '1 Sol Ring @1',
      '1 1996 World Champion @2',
      '1 +2 Mace @3',
      '1 Sol Ring @4',
    ])
  })

  test('without an index of names they are taken as written', () => {
    const { deck, problems } = readDeck('4 Nobody Knows (XYZ) 7\n1 Hazmat Suit (Used)\nhello')
    expect(deck.main.map(card => [card.name, card.set])).toEqual([
      ['Nobody Knows', 'XYZ'],
      ['Hazmat Suit (Used)', undefined],
    ])
    expect(problems.map(problem => problem.kind)).toEqual(['bad-line'])
  })
})

describe('text of MTGO', () => {
  test('a single gap divides deck and sideboard', () => {
    expect(shown(read('20 Forest', '40 Island', '', '', '15 Sol Ring', ''))).toEqual({
      main: ['20 Forest @1', '40 Island @2'],
      sideboard: ['15 Sol Ring @5'],
      commanders: [],
    })
  })

  test('several gaps, or gaps beside headings, divide nothing', () => {
    expect(shown(read('20 Forest', '', '20 Island', '', '20 Sol Ring')).sideboard).toEqual([])
    expect(shown(read('Deck', '20 Forest', '', '20 Island')).sideboard).toEqual([])
  })

  test('one card apart from 99 is the commander', () => {
    expect(shown(read('99 Forest', '', '1 Juri, Master of the Revue'))).toEqual({
      main: ['99 Forest @1'],
      sideboard: [],
      commanders: ['1 Juri, Master of the Revue @3'],
    })
  })
})

describe("XMage's .dck", () => {
  const text = [
    'NAME:Fun',
    'AUTHOR:me',
    '4 [M10:146] Lightning Bolt',
    '56 [:] Forest',
    'SB: 2 [MH2:290a] Fire // Ice',
    'SB:1 [C18:40] Sol Ring',
    'LAYOUT MAIN:(1,1)(NONE,false,50)|([M10:146])',
  ].join('\n')

  test('is read whole', () => {
    expect(detectDeckFormat(text)).toBe('xmage')
    const deck = deckOrThrow(text, { names })
    expect(deck.name).toBe('Fun')
    expect(deck.main).toEqual([
      { name: 'Lightning Bolt', count: 4, line: 3, set: 'M10', number: '146' },
      { name: 'Forest', count: 56, line: 4 },
    ])
    expect(show(deck.sideboard)).toEqual(['2 Fire // Ice @5', '1 Sol Ring @6'])
  })

  test('the sideboard of a Commander deck is its commander', () => {
    const deck = read('99 [M10:1] Forest', 'SB: 1 [CMR:285] Juri, Master of the Revue')
    expect(shown(deck)).toMatchObject({ sideboard: [], commanders: ['1 Juri, Master of the Revue @2'] })
    expect(shown(read('98 [M10:1] Forest', 'SB: 1 [C:1] Sol Ring', 'SB: 1 [C:1] Island')).commanders).toHaveLength(2)
  })

  test('a line that is none is named', () => {
    expect(problemsOf('4 [M10:1] Forest\nForest 4\n0 [M10:1] Island\n4 [M10:1] Forrest')).toEqual([
      '2 bad-line Forest 4',
      '3 bad-count 0',
      '4 unknown-card Forrest',
    ])
  })
})

describe("Forge's .dck", () => {
  test('is read whole', () => {
    const text = [
      '[metadata]',
      'Name=Fun',
      'Deck Type=constructed',
      '[Commander]',
      '1 Juri, Master of the Revue|CMR|1',
      '[Main]',
      '4 Lightning Bolt+|M10|2',
      '20 Forest',
      '1 Sol Ring|C21|[263]|#x',
      'Island|M10',
      '',
      '[Sideboard]',
      '2 Fire // Ice|MH2',
    ].join('\r\n')
    expect(detectDeckFormat(text)).toBe('forge')
    const deck = deckOrThrow(text, { names })
    expect(deck.name).toBe('Fun')
    expect(shown(deck)).toEqual({
      main: ['4 Lightning Bolt @7', '20 Forest @8', '1 Sol Ring @9', '1 Island @10'],
      sideboard: ['2 Fire // Ice @13'],
      commanders: ['1 Juri, Master of the Revue @5'],
    })
    expect(deck.main[0]).toMatchObject({ set: 'M10', number: '2', foil: true })
    expect(deck.main[2]).toMatchObject({ set: 'C21', number: '263' })
  })

  test('parts that are not cards to play with, and broken lines, are named', () => {
    expect(problemsOf('[metadata]\nfoo\n[Main]\n|M10\n-1 Forest\n[Planes]\n1 Naya')).toEqual([
      '2 bad-line foo',
      '4 bad-line |M10',
      '5 bad-count -1',
      '6 bad-section [Planes]',
    ])
  })
})

describe('XML', () => {
  const dek = (...cards: string[]) =>
    ['\ufeff<?xml version="1.0" encoding="utf-8"?>', '<Deck>', '  <NetDeckID>0</NetDeckID>', ...cards, '</Deck>'].join(
      '\r\n',
    )

  test("MTGO's .dek is read whole", () => {
    const text = dek(
      '<Cards CatID="1" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />',
      '<Cards CatID="2" Quantity="1" Sideboard="true" Name="Fire/Ice" Annotation="0"></Cards>',
      "<Cards CatID='3' Quantity='1' Sideboard='true' Name='Juri, Master of the Revue' Annotation='16777728'/>",
      '<!-- nothing --><Cards Quantity="1" Name="R&amp;D" />',
    )
    expect(detectDeckFormat(text)).toBe('dek')
    expect(shown(deckOrThrow(text, { names }))).toEqual({
      main: ['4 Lightning Bolt @4', '1 R&D @7'],
      sideboard: ['1 Fire // Ice @5'],
      commanders: ['1 Juri, Master of the Revue @6'],
    })
  })

  test("Cockatrice's .cod is read whole", () => {
    const text = [
      '<?xml version="1.0"?>',
      '<cockatrice_deck version="1">',
      '  <lastLoadedTimestamp/>',
      '  <deckname>R&amp;D &#x263A; <![CDATA[<x>]]></deckname>',
      '  <comments>4 Forest</comments>',
      '  <zone name="main">',
      '    <card number="4" name="Forest" setShortName="M10" collectorNumber="246" uuid=""/>',
      '  </zone>',
      '  <zone name="side"><card number="2" name="Sol Ring"/></zone>',
      '  <zone name="tokens"><card number="1" name="Goblin Token"/></zone>',
      '</cockatrice_deck>',
    ].join('\n')
    expect(detectDeckFormat(text)).toBe('cockatrice')
    const deck = deckOrThrow(text, { names })
    expect(deck.name).toBe('R&D ☺ <x>')
    expect(deck.main).toEqual([{ name: 'Forest', count: 4, line: 7, set: 'M10', number: '246' }])
    expect(show(deck.sideboard)).toEqual(['2 Sol Ring @9'])
  })

  test('that is broken is named with its line', () => {
    const cases: [string, string][] = [
      [dek('<Cards Quantity="4" Name="Forest">'), '5 bad-xml </Deck>'],
      [dek('<Cards Quantity=4 Name="Forest"/>'), '4 bad-xml <Cards Quantity=4 Name="Forest"/>'],
      [dek('<Cards Quantity="4" Name="R&D"/>'), '4 bad-xml &D'],
      [dek('<Cards Quantity="4" Name="R&bad;"/>'), '4 bad-xml &bad;'],
      [dek('<Cards Name="a" Name="b"/>'), '4 bad-xml Name'],
      ['<Deck>\n<Cards', '2 bad-xml <Cards'],
      ['<Deck>\n', '2 bad-xml Deck'],
      ['<Deck/>\n<Deck/>', '2 bad-xml Deck'],
      ['<Deck/>\nmore', '1 bad-xml more'],
      ['<!-- x -->', '1 bad-xml '],
      ['<html/>', '1 bad-xml html'],
    ]
    for (const [text, problem] of cases) expect([text, problemsOf(text)]).toEqual([text, [problem]])
  })

  test('cards without a count, a name or a place are named', () => {
    expect(
      problemsOf(dek('<Cards Quantity="4"/>', '<Cards Name="Forest"/>', '<Cards Name="Sol" Quantity="x"/>')),
    ).toEqual(['4 bad-line Cards', '5 bad-count Forest', '6 bad-count x', '6 unknown-card Sol'])
    expect(
      problemsOf('<cockatrice_deck>\n<card number="1" name="Forest"/>\n<zone name="x"/></cockatrice_deck>'),
    ).toEqual(['2 bad-section card', '3 bad-section x'])
  })
})

describe('what is wrong with a deck', () => {
  test('is all of it named with line and words, and suggestions', () => {
    const text = ['4 Lightnig Bolt', '0 Forest', 'what is this', '1000 Island', '2.5 Island', '1 Umleiten', '1 Forest']
    const { deck, problems } = readDeck(text.join('\n'), { names })
    expect(problems).toEqual([
      {
        kind: 'unknown-card',
        line: 1,
        text: 'Lightnig Bolt',
        message: 'no card is called “Lightnig Bolt”; did you mean “Lightning Bolt”?',
        suggestions: ['Lightning Bolt'],
      },
      {
        kind: 'bad-count',
        line: 2,
        text: '0',
        message: '“0” is not a number of copies of “Forest”: it should be from 1 to 999',
      },
      {
        kind: 'bad-line',
        line: 3,
        text: 'what is this',
        message: '“what is this” is not a count and the name of a card',
      },
      {
        kind: 'bad-count',
        line: 4,
        text: '1000',
        message: '“1000” is not a number of copies of “Island”: it should be from 1 to 999',
      },
      {
        kind: 'bad-count',
        line: 5,
        text: '2.5',
        message: '“2.5” is not a number of copies of “Island”: it should be from 1 to 999',
      },
      {
        kind: 'ambiguous-card',
        line: 6,
        text: 'Umleiten',
        message: '“Umleiten” may be “Divert” or “Reroute”',
        suggestions: ['Divert', 'Reroute'],
      },
    ])
    expect(show(deck.main)).toEqual(['1 Forest @7'])
  })

  test('is thrown as a whole', () => {
    const run = () => deckOrThrow('4 Nonsense Card\n0 Forest', { names, file: 'my.txt' })
    expect(run).toThrow(DeckError)
    expect(run).toThrow(
      [
        'my.txt: 2 problems',
        '  line 1: no card is called “Nonsense Card”',
        '  line 2: “0” is not a number of copies of “Forest”: it should be from 1 to 999',
      ].join('\n'),
    )
  })

  test('no text makes it throw, and every problem is in a line of the text', () => {
    const words = ['4', 'Forest', '<Deck>', '</Deck>', '<Cards Name="x"', '/>', '[Main]', '[M10:1]', '|', 'SB:', '\n']
    const mixed = fc.array(fc.oneof(fc.constantFrom(...words, '(M10)', '&', '*F*', '#'), fc.string()))
    fc.assert(
      fc.property(mixed, fc.constantFrom(' ', '', '\r\n'), (parts, glue) => {
        const text = parts.join(glue)
        const { deck, problems } = readDeck(text, { names })
        const lines = text.split(/\r\n|\r|\n/).length
        for (const problem of problems) expect(problem.line >= 1 && problem.line <= lines).toBe(true)
        for (const card of deck.main) expect(names.find(card.name)).toMatchObject({ by: 'name', name: card.name })
        expect(problems.length + deck.main.length + deck.sideboard.length + deck.commanders.length).toBeGreaterThan(0)
      }),
      { numRuns: 2000 },
    )
  })

  test('an empty deck and a second companion are problems', () => {
    expect(problemsOf('')).toEqual(['1 empty '])
    expect(problemsOf('Deck\n\nSideboard\n')).toEqual(['1 empty '])
    expect(problemsOf('Companion\n1 Forest\n1 Island\nDeck\n1 Forest')).toEqual(['3 bad-section Island'])
  })
})
