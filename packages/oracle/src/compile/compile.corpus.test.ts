import { existsSync, readFileSync } from 'node:fs'
import { resolve as path } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { validate } from '@upkeep/ir'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PrintedFace } from '../printed.ts'
import { compileFace } from './compile.ts'

const corpus = [process.env['UPKEEP_SHARED'], '../shared', '../../../shared']
  .filter(b => b !== undefined)
  .map(b => path(b, 'corpus/AtomicCards.json.gz'))
  .find(existsSync)

describe.skipIf(!corpus)('the corpus (skipped where there is none)', () => {
  type Atomic = {
    name: string
    faceName?: string
    layout: string
    text?: string
    types: string[]
    subtypes?: string[]
    supertypes?: string[]
  }
  let faces: PrintedFace[] = []
  beforeAll(() => {
    const { data } = JSON.parse(gunzipSync(readFileSync(corpus!)).toString()) as { data: Record<string, Atomic[]> }
    faces = Object.values(data)
      .flat()
      .map(f => ({
        name: f.faceName ?? f.name,
        supertypes: f.supertypes ?? [],
        types: f.types,
        subtypes: f.subtypes ?? [],
        text: f.text ?? '',
      }))
  })
  it('has no ambiguous and no mismatched line', () => {
    const bad = faces
      .filter((_f, i) => i % 7 === 0)
      .flatMap(f => compileFace(f).lines.filter(l => l.verdict === 'AMBIGUOUS' || l.verdict === 'MISMATCH'))
    expect(bad).toEqual([])
  }, 60_000)
  it('is read into the card language and nothing else', () => {
    const problems = faces
      .filter((_f, i) => i % 5 === 0)
      .flatMap(f =>
        compileFace(f).lines.flatMap(l => validate('Ability[]', l.abilities ?? []).map(p => `${f.name} ${p}`)),
      )
    expect(problems).toEqual([])
  }, 60_000)
  it('is whole for the echo of every card with echo', () => {
    const echo = faces.flatMap(f => compileFace(f).lines.filter(l => /^echo(—| \{)/i.test(l.text)))
    expect(echo.filter(l => l.verdict !== 'EXACT' && l.verdict !== 'VARIANT')).toEqual([])
    expect(echo.length).toBeGreaterThan(45)
  }, 60_000)
  for (const name of ['Soul Echo', 'Soulmates', 'Reflecting Pool']) {
    it(`is whole for ${name}`, () => {
      const lines = compileFace(faces.find(f => f.name === name)!).lines
      expect(lines.filter(l => l.verdict !== 'EXACT' && l.verdict !== 'VARIANT')).toEqual([])
    })
  }
})
