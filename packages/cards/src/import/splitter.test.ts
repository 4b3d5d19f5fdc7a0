import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JsonProblem } from './errors.ts'
import { jsonErrorAt } from './json-error.ts'
import { type JsonPiece, JsonSplitter } from './splitter.ts'

const encoder = new TextEncoder()

function split(bytes: Uint8Array, sizes: readonly number[] = [bytes.length || 1], bigField = 'data'): JsonPiece[] {
  const splitter = new JsonSplitter(bigField)
  const out: JsonPiece[] = []
  for (let at = 0, k = 0; at < bytes.length; k++) {
    const size = sizes[k % sizes.length]!
    out.push(...splitter.push(bytes.subarray(at, at + size)))
    at += size
  }
  splitter.end()
  return out
}

/** The document that the pieces came from. */
function join(pieces: readonly JsonPiece[], isArray: boolean): unknown {
  if (isArray) return pieces.map(piece => piece.value)
  const fields: [string, unknown][] = []
  const big: JsonPiece[] = []
  let bigKey: string | undefined
  for (const piece of pieces) {
    if (piece.kind === 'field') fields.push([piece.key!, piece.value])
    else if (piece.kind === 'begin') {
      bigKey = piece.key!
      fields.push([bigKey, undefined])
    } else big.push(piece)
  }
  const inner = big.some(piece => piece.kind === 'element')
    ? big.map(piece => piece.value)
    : Object.fromEntries(big.map(piece => [piece.key!, piece.value]))
  return Object.fromEntries(fields.map(([key, value]) => [key, key === bigKey ? inner : value]))
}

const problemOf = (text: string | Uint8Array, sizes?: readonly number[]): JsonProblem => {
  try {
    split(typeof text === 'string' ? encoder.encode(text) : text, sizes)
  } catch (error) {
    if (error instanceof JsonProblem) return error
    throw error
  }
  throw new Error('nothing was wrong')
}

describe('the splitter', () => {
  test('hands out the elements of an array with their offsets', () => {
    expect(split(encoder.encode(' [{"a":"}]\\""} , [1,[2]],"x\\\\", -1.5e3,true ]\n'))).toEqual([
      { kind: 'element', value: { a: '}]"' }, offset: 2 },
      { kind: 'element', value: [1, [2]], offset: 17 },
      { kind: 'element', value: 'x\\', offset: 25 },
      { kind: 'element', value: -1500, offset: 32 },
      { kind: 'element', value: true, offset: 39 },
    ])
  })

  test('hands out the entries of "data" and the fields beside it', () => {
    expect(split(encoder.encode('{"meta":{"data":{"x":1}},"data":{"Æther \\u0041":[1],"b":null},"n":0}'))).toEqual([
      { kind: 'field', key: 'meta', value: { data: { x: 1 } }, offset: 8 },
      { kind: 'begin', key: 'data', value: undefined, offset: 32 },
      { kind: 'entry', key: 'Æther A', value: [1], offset: 49 },
      { kind: 'entry', key: 'b', value: null, offset: 57 },
      { kind: 'field', key: 'n', value: 0, offset: 67 },
    ])
  })

  test('takes "data" as an array, and as a plain value', () => {
    expect(split(encoder.encode('{"data":[1,2]}')).map(piece => [piece.kind, piece.value])).toEqual([
      ['begin', undefined],
      ['element', 1],
      ['element', 2],
    ])
    expect(split(encoder.encode('{"data":7}')).map(piece => [piece.kind, piece.value])).toEqual([['field', 7]])
  })

  test('passes over a byte order mark, cut or not', () => {
    const bytes = encoder.encode('\ufeff[1]')
    for (const size of [1, 2, 3, 4, 100]) expect(split(bytes, [size])).toHaveLength(1)
    expect(problemOf(new Uint8Array([0xef, 0xbb, 0x5b, 0x5d]))).toMatchObject({ offset: 2 })
  })

  test('names the byte and what should have stood there', () => {
    const cases: [string, number, string, string?][] = [
      ['', 0, 'a JSON array or object', 'an empty file'],
      ['card', 0, 'a JSON array or object', "'c'"],
      ['[1 2]', 3, "',' or ']'", "'2'"],
      ['[1,]', 3, 'a value', "']'"],
      ['[1}', 2, "',' or ']'", "'}'"],
      ['{"a" 1}', 5, "':'", "'1'"],
      ['{a:1}', 1, "a string key or '}'", "'a'"],
      ['{"a":1,}', 7, 'a string key', "'}'"],
      ['{"data":{"x":1]}', 14, "',' or '}'", "']'"],
      ['[1] x', 4, 'nothing more', "'x'"],
      ['[{"a":1', 7, 'the rest of the value', 'the end of the file'],
      ['[{"a":1}', 8, "',' or the closing bracket", 'the end of the file'],
      ['["a', 3, 'the rest of the string', 'the end of the file'],
      ['{"data":{},"data":{}}', 18, 'one field "data", not two'],
    ]
    for (const [text, offset, expected, found] of cases) {
      for (const size of [1, 3, 100]) {
        const problem = problemOf(text, [size])
        expect([text, problem.offset, problem.expected, problem.found]).toEqual([text, offset, expected, found])
      }
    }
  })

  test('names the entry in which the JSON is broken', () => {
    expect(problemOf('{"data":{"Forest":[{"name":Forest}]}}')).toMatchObject({
      key: 'Forest',
      offset: 27,
      expected: 'valid JSON',
      found: '"Forest}]"',
    })
    expect(problemOf('{"data":{"Forest":[{')).toMatchObject({ key: 'Forest', offset: 20 })
  })

  test('refuses what is not UTF-8', () => {
    expect(problemOf(new Uint8Array([0x5b, 0x22, 0xff, 0x22, 0x5d]))).toMatchObject({
      offset: 1,
      expected: 'text in UTF-8',
    })
  })

  test('finds the first character that cannot stand where it stands', () => {
    const cases: [string, number][] = [
      ['[1,2', 4],
      ['{"a":tru}', 5],
      ['{"a":1 "b":2}', 7],
      ['["a\nb"]', 3],
      ['["a\\x"]', 3],
      ['[01]', 2],
      ['{"é":[{}],}', 10],
    ]
    for (const [text, at] of cases) expect([text, jsonErrorAt(text)]).toEqual([text, at])
  })

  const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 })
  const spaced = (value: unknown, space: number) => encoder.encode(JSON.stringify(value, null, space))

  test('gives back any array, whatever the chunks', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), sizes, fc.nat(3), (value, chunks, space) => {
        const bytes = spaced(value, space)
        expect(join(split(bytes, chunks), true)).toEqual(JSON.parse(new TextDecoder().decode(bytes)))
      }),
      { numRuns: 500 },
    )
  })

  test('gives back any object with "data", whatever the chunks', () => {
    const big = fc.oneof(
      fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()),
      fc.array(fc.jsonValue(), { minLength: 1 }),
    )
    const document = fc.record({ meta: fc.jsonValue(), data: big, after: fc.jsonValue() })
    fc.assert(
      fc.property(document, sizes, fc.nat(3), (value, chunks, space) => {
        const bytes = spaced(value, space)
        expect(join(split(bytes, chunks), false)).toEqual(JSON.parse(new TextDecoder().decode(bytes)))
      }),
      { numRuns: 500 },
    )
  })

  test('accepts and refuses the same documents as JSON.parse', () => {
    const tokens = ['[', ']', '{', '}', ',', ':', '"a"', '"data"', '1', 'true', ' ', '"', '\\', 'é', '\n', '-', '.']
    const broken = fc.oneof(
      fc.array(fc.constantFrom(...tokens), { maxLength: 14 }).map(parts => parts.join('')),
      fc.tuple(fc.jsonValue(), fc.nat(), fc.constantFrom(...tokens, '')).map(([value, at, token]) => {
        const text = JSON.stringify({ meta: 1, data: value })
        const k = at % text.length
        return text.slice(0, k) + token + text.slice(k + 1)
      }),
      fc.tuple(fc.jsonValue(), fc.nat()).map(([value, at]) => {
        const text = JSON.stringify([value, value])
        return text.slice(0, at % (text.length + 1))
      }),
    )
    const accepts = (run: () => unknown) => {
      try {
        run()
        return true
      } catch {
        return false
      }
    }
    const isContainer = (text: string) => ['[', '{'].includes(text.trimStart().charAt(0))
    const twice = (text: string) => text.split('"data"').length > 2
    fc.assert(
      fc.property(broken, sizes, (text, chunks) => {
        fc.pre(isContainer(text) && !twice(text))
        const whole = accepts(() => JSON.parse(text))
        expect([text, accepts(() => split(encoder.encode(text), chunks))]).toEqual([text, whole])
      }),
      { numRuns: 5000 },
    )
  })
})
