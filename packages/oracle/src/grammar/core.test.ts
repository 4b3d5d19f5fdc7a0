import { describe, expect, it } from 'vitest'
import { permanentLine, spellLine } from './ability.ts'
import { chain, fn, leftRecursive, type Node, Reader, rule, series, slot, sym, terminal, write } from './core.ts'
import { joinWords, splitWords } from './tokens.ts'

const word = (...known: string[]) =>
  terminal(
    'word',
    (_w, l) => (known.includes(l) ? l : undefined),
    v => v as string,
  )
const readAll = (s: ReturnType<typeof sym>, text: string): unknown[] => {
  const { words, lower } = splitWords(text)
  return new Reader(words, lower)
    .read(s, 0)
    .filter(r => r.end === words.length)
    .map(r => r.value)
}

describe('the invertible grammar', () => {
  const thing = word('ox', 'cat', 'dog')
  const act = sym('act')
  rule(act, 'feed {what}', { do: 'feed', what: slot(series(thing, 'and')) })
  rule(act, ['stroke {what}', 'pet {what}'], { do: 'stroke', what: slot(thing) })

  it('reads a template into its node and writes it back', () => {
    const node = { do: 'feed', what: ['ox', 'cat', 'dog'] }
    expect(readAll(act, 'Feed ox, cat, and dog')).toEqual([node])
    expect(joinWords(write(act, node)!)).toBe('Feed ox, cat, and dog')
  })

  it('reads an older wording and prints the first', () => {
    const [node] = readAll(act, 'Pet cat')
    expect(joinWords(write(act, node)!)).toBe('Stroke cat')
  })

  it('matches the whole node: what a template does not hold is not printed', () => {
    expect(write(act, { do: 'stroke', what: 'ox', twice: true })).toBeUndefined()
  })

  it('gives every reading', () => {
    const both = sym('both')
    rule(both, 'stroke {a}', { one: slot(thing, 'a') })
    rule(both, '{x}', slot(act, 'x'))
    expect(readAll(both, 'stroke ox')).toHaveLength(2)
  })

  it('knows the furthest word that it came to', () => {
    const { words, lower } = splitWords('Feed ox, cat, and mouse')
    const reader = new Reader(words, lower)
    reader.read(act, 0)
    expect(words[reader.furthest]).toBe('mouse')
  })

  it('names what begins with itself', () => {
    const loop = sym('loop')
    fn(
      loop,
      '{x} ox',
      { x: loop },
      s => s['x'],
      (v: Node) => ({ x: v }),
    )
    rule(loop, 'ox', 1)
    expect(leftRecursive(loop)).toEqual(['loop'])
    expect(leftRecursive(permanentLine)).toEqual([])
    expect(leftRecursive(spellLine)).toEqual([])
  })

  it('chains with any glue', () => {
    const line = chain(thing, ',')
    expect(readAll(line, 'Ox, cat, dog')).toEqual([['ox', 'cat', 'dog']])
    expect(joinWords(write(line, ['ox', 'dog'])!)).toBe('Ox, dog')
  })
})

describe('words', () => {
  for (const text of [
    '{1}{W}, {T}, Sacrifice ~: It gets +1/-1.',
    'Echo—Discard a card.',
    'Choose one —\n• Draw a card.\n• Tap an ox.',
    'It has "{T}: Add {G}."',
    "Its owner's hand. An 8/8 and a 2/2.",
  ]) {
    it(`go and come back: ${text.split('\n')[0]}`, () => expect(joinWords(splitWords(text).words)).toBe(text))
  }
})
