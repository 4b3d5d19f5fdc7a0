/** From a printed card to its definition, with a verdict for each line. */
import {
  type Ability,
  type CardDef,
  type CardType,
  type Color,
  type Face,
  type Layout,
  parseManaCost,
  type Supertype,
  same,
  walk,
} from '@upkeep/ir'
import { permanentLine, spellLine } from '../grammar/ability.ts'
import { type Node, Reader, write } from '../grammar/core.ts'
import { joinWords, splitWords } from '../grammar/tokens.ts'
import { denormalise, type Line, normalise } from '../normalise/normalise.ts'
import type { PrintedCard, PrintedFace } from '../printed.ts'
import { link, speaksOfExiled } from '../resolve/link.ts'
import { leavesOthers } from '../resolve/others.ts'
import { copyScope, newScope, resolve, type Scope, Unclear, unresolve } from '../resolve/resolve.ts'
import { LAYOUTS, MANA_SYMBOL, unsupported } from './supported.ts'

export type Verdict = 'EXACT' | 'VARIANT' | 'DECLINED' | 'AMBIGUOUS' | 'MISMATCH'
export interface CompiledLine {
  text: string
  verdict: Verdict
  /** The word where reading stopped, or what was unclear. */
  stopsAt?: string
  abilities?: Ability[]
}
export interface CompiledFace {
  face: Face
  lines: CompiledLine[]
}
export interface CompiledCard {
  def: CardDef
  playable: boolean
  lines: CompiledLine[]
  stopsAt: string[]
}

const isSpell = (face: { types: readonly string[] }): boolean =>
  face.types.includes('Instant') || face.types.includes('Sorcery')

export interface Reading {
  abilities: Ability[]
  old: boolean
}
/** All readings of a line, each with its pronouns bound; where there is none, the word where reading stopped. */
export function readLine(
  plain: string,
  spell: boolean,
  scope: Scope,
): { readings: Reading[]; stopsAt?: string; after?: Scope } {
  const { words, lower } = splitWords(plain)
  const reader = new Reader(words, lower)
  const whole = reader.read(spell ? spellLine : permanentLine, 0).filter(r => r.end === words.length)
  if (whole.length === 0) return { readings: [], stopsAt: stopWord(words, reader.furthest) }
  const readings: Reading[] = []
  let unclear: string | undefined
  let after: Scope | undefined
  for (const r of whole) {
    const own = spell ? copyScope(scope) : newScope()
    try {
      const abilities = (r.value as Ability[]).map(a => resolve(a, spell ? own : newScope()))
      if (!readings.some(o => same(o.abilities, abilities))) readings.push({ abilities, old: r.old })
      after = own
    } catch (e) {
      if (!(e instanceof Unclear)) throw e
      unclear = e.word
    }
  }
  if (readings.length === 0) return { readings, stopsAt: `(${unclear})` }
  return { readings, ...(after ? { after } : {}) }
}
function stopWord(words: readonly string[], at: number): string {
  if (at >= words.length) return '(end)'
  return [words[at - 1], words[at], words[at + 1]]
    .map(w => (w === undefined ? '' : w === '\n' ? '⏎' : w))
    .join(' ')
    .trim()
}

/** Abilities of one line as normalised text. */
export function writeLine(abilities: readonly Ability[], spell: boolean): string | undefined {
  const bare = abilities.map(a => {
    const { word: _w, ...rest } = unresolve(a) as Ability & { word?: string }
    return rest
  })
  const words = write(spell ? spellLine : permanentLine, bare)
  return words && joinWords(words)
}

function compileLine(line: Line, face: PrintedFace, scope: Scope): { line: CompiledLine; after?: Scope } {
  const spell = isSpell(face)
  const { readings, stopsAt, after } = readLine(line.plain, spell, scope)
  const text = line.text
  if (readings.length === 0) return { line: { text, verdict: 'DECLINED', stopsAt: stopsAt ?? '(end)' } }
  if (readings.length > 1) return { line: { text, verdict: 'AMBIGUOUS', stopsAt: '(ambiguous)' } }
  const { abilities, old } = readings[0]!
  let reason: string | undefined
  walk(abilities, n => {
    reason ??= unsupported(n)
    return reason === undefined
  })
  if (reason !== undefined) return { line: { text, verdict: 'DECLINED', stopsAt: `(${reason})` } }
  const printed = writeLine(abilities, spell)
  const withWord = line.word ? abilities.map(a => ({ ...a, word: line.word })) : abilities
  const done = (verdict: Verdict): { line: CompiledLine; after?: Scope } => ({
    line: { text, verdict, abilities: withWord as Ability[] },
    ...(after ? { after } : {}),
  })
  if (printed === undefined) return { line: { text, verdict: 'MISMATCH', stopsAt: '(not printed)' } }
  const plain = joinWords(splitWords(line.plain).words)
  const today = denormalise(printed, face, line.word)
  if (printed === plain) return done(today === text ? 'EXACT' : 'VARIANT')
  const again = readLine(printed, spell, copyScope(scope))
  const sameAgain = again.readings.length === 1 && same(again.readings[0]!.abilities, abilities)
  if (old && sameAgain) return done('VARIANT')
  return { line: { text, verdict: 'MISMATCH', stopsAt: `(${printed})` } }
}

const number = (t: string | undefined): number | string | undefined =>
  t === undefined ? undefined : /^-?\d+$/.test(t) ? Number(t) : t

/** Where a line speaks of "the exiled card", what exiles is marked; if nothing does, that line is not understood. */
function linkExiled(lines: CompiledLine[]): void {
  if (!lines.some(l => speaksOfExiled(l.abilities ?? []))) return
  const any = lines.some(l => l.abilities && link(l.abilities))
  for (const l of lines) {
    if (!l.abilities) continue
    if (any) l.abilities = link(l.abilities) ?? l.abilities
    else if (speaksOfExiled(l.abilities)) decline(l, '(the exiled card)')
  }
}

function decline(l: CompiledLine, stopsAt: string): void {
  delete l.abilities
  l.verdict = 'DECLINED'
  l.stopsAt = stopsAt
}
const ATTACHED = new Set(['Aura', 'Equipment', 'Fortification'])

export function compileFace(printed: PrintedFace): CompiledFace {
  const lines: CompiledLine[] = []
  let scope = newScope()
  for (const line of normalise(printed)) {
    const { line: compiled, after } = compileLine(line, printed, scope)
    if (after) scope = after
    lines.push(compiled)
  }
  linkExiled(lines)
  if (printed.subtypes.some(t => ATTACHED.has(t)))
    for (const l of lines) if (leavesOthers(l.abilities)) decline(l, '(other)')
  const power = number(printed.power)
  const toughness = number(printed.toughness)
  const loyalty = number(printed.loyalty)
  const defense = number(printed.defense)
  const face: Face = {
    name: printed.name,
    ...(printed.manaCost ? { manaCost: parseManaCost(printed.manaCost) } : {}),
    ...(printed.colorIndicator?.length ? { colorIndicator: printed.colorIndicator as Color[] } : {}),
    ...(printed.supertypes.length > 0 ? { supertypes: printed.supertypes as Supertype[] } : {}),
    types: printed.types as CardType[],
    ...(printed.subtypes.length > 0 ? { subtypes: printed.subtypes } : {}),
    ...(power !== undefined ? { power } : {}),
    ...(toughness !== undefined ? { toughness } : {}),
    ...(loyalty !== undefined ? { loyalty: loyalty as number | 'X' } : {}),
    ...(defense !== undefined ? { defense: defense as number } : {}),
    abilities: lines.flatMap(l => l.abilities ?? []),
  }
  return { face, lines }
}

export function compileCard(card: PrintedCard): CompiledCard {
  const faces = card.faces.map(compileFace)
  const lines = faces.flatMap(f => f.lines)
  const stopsAt = lines.flatMap(l => (l.stopsAt !== undefined ? [l.stopsAt] : []))
  if (!LAYOUTS.has(card.layout)) stopsAt.push(`layout: ${card.layout}`)
  else if (card.faces.some(f => f.types.some(t => !TYPES.has(t)))) stopsAt.push('card type')
  const symbol = faces.flatMap(f => f.face.manaCost ?? []).find(s => !MANA_SYMBOL.test(s))
  if (symbol !== undefined) stopsAt.push(`{${symbol}}`)
  return {
    def: {
      name: card.name,
      layout: card.layout as Layout,
      faces: faces.map(f => f.face),
      ...(card.colorIdentity.length > 0 ? { colorIdentity: card.colorIdentity as Color[] } : {}),
    },
    playable: stopsAt.length === 0,
    lines,
    stopsAt,
  }
}
const TYPES = new Set([
  'Artifact',
  'Creature',
  'Enchantment',
  'Instant',
  'Kindred',
  'Tribal',
  'Land',
  'Sorcery',
  'Planeswalker',
])

export type { Node }
