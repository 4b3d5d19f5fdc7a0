/** Card text from the card language, in today's wording. */
import type { Ability, CardDef, Face } from '@upkeep/ir'
import { writeLine } from './compile/compile.ts'
import { denormalise } from './normalise/normalise.ts'
import type { PrintedFace } from './printed.ts'

const asPrinted = (face: Face): PrintedFace => ({
  name: face.name,
  supertypes: face.supertypes ?? [],
  types: face.types,
  subtypes: face.subtypes ?? [],
  text: '',
})

/** One ability as text. Throws where no rule prints it. */
export function printAbility(ability: Ability, face: Face): string {
  const printed = asPrinted(face)
  const spell = face.types.includes('Instant') || face.types.includes('Sorcery')
  const plain = writeLine([ability], spell) ?? writeLine([ability], !spell)
  if (plain === undefined) throw new Error(`no rule prints an ability of ${face.name}: ${JSON.stringify(ability)}`)
  return denormalise(plain, printed, (ability as { word?: string }).word)
}

/** The lines of a face. Keywords that stand together share a line, as they are printed today. */
export function printFace(face: Face): string[] {
  const out: string[] = []
  let keywords: string[] = []
  const flush = (): void => {
    if (keywords.length > 0)
      out.push(keywords.map((k, i) => (i === 0 ? k : k[0]!.toLowerCase() + k.slice(1))).join(', '))
    keywords = []
  }
  for (const ability of face.abilities) {
    const text = printAbility(ability, face)
    if (ability.a === 'keyword' && !ability.cost && !ability.n && !['enchant', 'flash'].includes(ability.keyword))
      keywords.push(text)
    else {
      flush()
      out.push(text)
    }
  }
  flush()
  return out
}
export interface PrintOptions {
  lang?: 'en'
}
export const printCard = (def: CardDef, _options: PrintOptions = {}): string[][] => def.faces.map(printFace)
