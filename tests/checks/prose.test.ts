import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeWithCorpus } from '../shared.ts'
import { type CorpusFace, corpusFaces, lineAt, projectFiles, read } from './sources.ts'

/** A sentence of fewer words is a fact or a formula of the game, not prose. */
const shortest = 8

interface Word {
  readonly word: string
  readonly at: number
}

/** The words of a text without case, punctuation, quotes, markup and line breaks. */
function wordsOf(text: string): Word[] {
  const found: Word[] = []
  for (const match of text.matchAll(/\{[^{}\s"']{1,5}\}|[+\-−]?[\p{L}\p{N}]+(?:[/'’][+\-−]?[\p{L}\p{N}]+)*/gu)) {
    found.push({ word: match[0].toLowerCase().replaceAll('’', "'").replaceAll('−', '-'), at: match.index })
  }
  return found
}

function sentencesOf(text: string): string[] {
  const whole = text.split(/(?<=[.!?]["”’)]*)\s+|[\n()]|(?<=\p{L}): /u)
  return [...whole, ...[...text.matchAll(/["“]([^"”]+)["”]/g)].map(match => match[1]!)]
}

/** Sentences by their first words. */
class Sentences {
  readonly #byStart = new Map<string, Set<string>>()
  readonly #texts = new Set<string>()
  readonly #sentences = new Set<string>()
  /** A name is a fact, however long it is. */
  readonly #names = new Set<string>()

  add(text: string): void {
    if (this.#texts.has(text)) return
    this.#texts.add(text)
    for (const sentence of sentencesOf(text)) {
      if (this.#sentences.has(sentence)) continue
      this.#sentences.add(sentence)
      const words = wordsOf(sentence).map(({ word }) => word)
      if (words.length < shortest || this.#names.has(words.join(' '))) continue
      const start = words.slice(0, shortest).join(' ')
      const rest = words.slice(shortest).join(' ')
      const known = this.#byStart.get(start)
      if (known === undefined) this.#byStart.set(start, new Set([rest]))
      else known.add(rest)
    }
  }

  addCard(face: CorpusFace): void {
    const text = face.text ?? ''
    const name = face.faceName ?? face.name
    this.#names.add(
      wordsOf(name)
        .map(({ word }) => word)
        .join(' '),
    )
    this.add(text)
    if (text.includes(name)) for (const instead of ['', 'CARDNAME']) this.add(text.replaceAll(name, instead))
    for (const ruling of face.rulings ?? []) this.add(ruling.text)
    for (const foreign of face.foreignData ?? []) this.add(foreign.text ?? '')
  }

  /** The lines of a text on which a known sentence begins. */
  in(text: string): number[] {
    const words = wordsOf(text)
    const lines: number[] = []
    for (let i = 0; i + shortest <= words.length; i++) {
      const start = words.slice(i, i + shortest).map(({ word }) => word)
      const rests = this.#byStart.get(start.join(' '))
      if (rests === undefined) continue
      for (const rest of rests) {
        const length = rest === '' ? 0 : rest.split(' ').length
        const here = words.slice(i + shortest, i + shortest + length).map(({ word }) => word)
        if (here.join(' ') !== rest) continue
        lines.push(lineAt(text, words[i]!.at))
        break
      }
    }
    return [...new Set(lines)]
  }
}

describe('prose that is not ours', () => {
  test('is found across lines, quotes and comments, and only as a whole sentence', () => {
    const sentences = new Sentences()
    sentences.addCard({
      name: 'Sample Card',
      text: "When Sample Card enters, each of one, two or three {T} players' frogs jumps.",
    })
    const same = "* when ~ enters, each of one,\n * two or three {T} players’ frogs '\n + 'jumps */"
    expect(sentences.in(`first\n${same}`)).toEqual([2])
    expect(sentences.in('When Sample Card enters, each of one, two or three {T} players sit.')).toEqual([])
  })
})

describeWithCorpus('nothing is committed of', shared => {
  test('card texts, rulings and rules', () => {
    const sentences = new Sentences()
    for (const face of corpusFaces(shared)) sentences.addCard(face)
    for (const file of readdirSync(join(shared, 'rules'))) {
      if (file.endsWith('.txt')) sentences.add(readFileSync(join(shared, 'rules', file), 'utf8'))
    }
    const found = (projectFiles() ?? []).flatMap(file => sentences.in(read(file)).map(line => `${file}:${line}`))
    expect(found).toEqual([])
  }, 120_000)
})
