import { describe, expect, it } from 'vitest'
import { printFace } from '../print.ts'
import type { PrintedFace } from '../printed.ts'
import { compileFace } from './compile.ts'

const creature = (text: string, more: Partial<PrintedFace> = {}): PrintedFace => ({
  name: 'Test Ox',
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Ox'],
  text,
  ...more,
})
const sorcery = (text: string): PrintedFace => creature(text, { name: 'Test Word', types: ['Sorcery'], subtypes: [] })
const verdicts = (face: PrintedFace): string[] => compileFace(face).lines.map(l => l.verdict)
const only = (face: PrintedFace): Record<string, unknown> => compileFace(face).face.abilities[0] as never

describe('verdicts', () => {
  it('EXACT where today’s wording is printed back', () => {
    expect(verdicts(creature('Flying, haste\nWhen this creature enters, draw a card.'))).toEqual(['EXACT', 'EXACT'])
  })
  it('VARIANT for older wordings', () => {
    const face = creature('When Test Ox enters the battlefield, draw a card.')
    expect(verdicts(face)).toEqual(['VARIANT'])
    expect(printFace(compileFace(face).face)).toEqual(['When this creature enters, draw a card.'])
  })
  it('DECLINED with the word where reading stopped', () => {
    expect(compileFace(creature('Whenever it rains, draw a card.')).lines[0]).toMatchObject({
      verdict: 'DECLINED',
      stopsAt: 'Whenever it rains',
    })
  })
  it('leaves reminder text out and keeps the ability word', () => {
    expect(only(creature('Raid — {T}: Draw a card. (A reminder.)'))).toMatchObject({ a: 'activated', word: 'Raid' })
  })
  it('names a legend by its short name', () => {
    const face = creature('When Test dies, draw a card.', { name: 'Test, the Ox', supertypes: ['Legendary'] })
    expect(verdicts(face)).toEqual(['EXACT'])
  })
})

describe('pronouns', () => {
  it('"it" after one target is that target', () => {
    expect(only(sorcery('Untap target creature. It gains haste until end of turn.'))).toMatchObject({
      effect: { steps: [{}, { affected: { ref: 'bound', name: 't1', say: 'it' } }] },
    })
  })
  it('"its" before the target is this object', () => {
    expect(only(creature('{T}: This creature deals damage equal to its power to target Wall.'))).toMatchObject({
      effect: { n: { of: { ref: 'self', say: 'it' } } },
    })
  })
  it('two possible antecedents decline', () => {
    expect(verdicts(sorcery('Tap target artifact. Tap target creature. Destroy it.'))).toEqual(['DECLINED'])
  })
  it('a target that is chosen now and done to later declines', () => {
    expect(verdicts(sorcery('Destroy target Wall at end of combat.'))).toEqual(['DECLINED'])
  })
  it('"that many" of something that has no number declines', () => {
    expect(verdicts(creature('When this creature enters, create that many Food tokens.'))).toEqual(['DECLINED'])
    expect(
      verdicts(creature('When this creature enters, exile all Walls. Then create that many Food tokens.')),
    ).toEqual(['DECLINED'])
  })
  it('"it" of a creature that died is the card in the graveyard', () => {
    expect(only(creature('When this creature dies, exile it.'))).toMatchObject({
      effect: { what: { ref: 'event', role: 'moved' } },
    })
  })
  it('"another target" after a target is other than that', () => {
    expect(JSON.stringify(only(sorcery('Tap target creature. Untap another target creature.')))).toContain(
      '{"f":"otherThan","name":"t1"}',
    )
  })
  it('"other" after a target of a spell is other than that', () => {
    const text = 'Tap target creature. Untap all other creatures.'
    expect(JSON.stringify(only(sorcery(text)))).toContain('{"f":"otherThan","name":"t1"}')
    expect(verdicts(creature(`When this creature enters, ${text[0]!.toLowerCase()}${text.slice(1)}`))).toEqual([
      'DECLINED',
    ])
    expect(verdicts(sorcery('Tap all Walls. Untap all other creatures.'))).toEqual(['DECLINED'])
  })
  it('"if" after the event is an intervening if', () => {
    expect(only(creature('When this creature enters, if you control a Wall, mill a card.'))).toMatchObject({
      condition: { if: 'exists' },
      effect: { do: 'mill' },
    })
  })
})
