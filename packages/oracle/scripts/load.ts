/** The corpus, for scripts and tests: MTGJSON AtomicCards under UPKEEP_SHARED or ../shared. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { PrintedCard } from '../src/printed.ts'

interface Atomic {
  name: string
  faceName?: string
  layout: string
  manaCost?: string
  colors: string[]
  colorIndicator?: string[]
  colorIdentity?: string[]
  supertypes?: string[]
  types: string[]
  subtypes?: string[]
  power?: string
  toughness?: string
  loyalty?: string
  defense?: string
  text?: string
}

export function corpusPath(): string | undefined {
  const bases = [process.env['UPKEEP_SHARED'], '../shared', '../../../shared', '../../shared'].filter(
    b => b !== undefined,
  )
  return bases.map(b => resolve(b, 'corpus/AtomicCards.json.gz')).find(existsSync)
}
export function loadCorpus(path: string): PrintedCard[] {
  const { data } = JSON.parse(gunzipSync(readFileSync(path)).toString()) as { data: Record<string, Atomic[]> }
  return Object.entries(data).map(([name, faces]) => ({
    name,
    layout: faces[0]!.layout,
    colorIdentity: faces[0]!.colorIdentity ?? [],
    faces: faces.map(f => ({
      name: f.faceName ?? f.name,
      ...(f.manaCost ? { manaCost: f.manaCost } : {}),
      colors: f.colors ?? [],
      ...(f.colorIndicator ? { colorIndicator: f.colorIndicator } : {}),
      supertypes: f.supertypes ?? [],
      types: f.types,
      subtypes: f.subtypes ?? [],
      ...(f.power !== undefined ? { power: f.power } : {}),
      ...(f.toughness !== undefined ? { toughness: f.toughness } : {}),
      ...(f.loyalty !== undefined ? { loyalty: f.loyalty } : {}),
      ...(f.defense !== undefined ? { defense: f.defense } : {}),
      text: f.text ?? '',
    })),
  }))
}
