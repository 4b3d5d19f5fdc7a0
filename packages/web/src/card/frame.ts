import type { ObjectView } from '@upkeep/engine'
import { type Ability, BASIC_LAND_MANA, COLORS, type Color, walk } from '@upkeep/ir'

/** What a frame is made of: a tone for one colour, two for two, gold for more, metal or earth for none. */
export type Tone = Color | 'gold' | 'metal' | 'earth' | 'void'

export interface Frame {
  /** The frame runs from the first to the second; the same twice for one. */
  from: Tone
  to: Tone
  /** The plates behind name and type line. */
  plate: Tone
}

/** The frame by the colours of the face, and for a land by the mana that it makes. */
export function frameOf(object: Pick<ObjectView, 'colors' | 'types' | 'subtypes' | 'abilities'>): Frame {
  const isLand = object.types.includes('Land') && object.colors.length === 0
  const colors = isLand ? landColors(object) : object.colors
  const bare: Tone = isLand ? 'earth' : object.types.includes('Artifact') ? 'metal' : 'void'
  const [first, second] = colors
  if (first === undefined) return { from: bare, to: bare, plate: bare }
  if (second === undefined) return { from: first, to: first, plate: first }
  if (colors.length === 2) return { from: first, to: second, plate: isLand ? 'earth' : 'gold' }
  return { from: 'gold', to: 'gold', plate: isLand ? 'earth' : 'gold' }
}

/** The colours of the mana that a land can make by its own types and abilities. */
export function landColors(object: Pick<ObjectView, 'subtypes' | 'abilities'>): Color[] {
  const found = new Set<string>(object.subtypes.map(type => BASIC_LAND_MANA[type] ?? ''))
  for (const ability of object.abilities) for (const color of manaColors(ability)) found.add(color)
  return COLORS.filter(color => found.has(color))
}

function manaColors(ability: Ability): Color[] {
  if (ability.a !== 'activated') return []
  const found: Color[] = []
  walk(ability.effect, node => {
    if (node['do'] !== 'addMana') return true
    walk(node['mana'], inner => {
      const { of, colors } = inner as { of?: unknown; colors?: unknown }
      const flat = [of, colors].flat(3)
      for (const color of COLORS) if (flat.includes(color)) found.push(color)
    })
    return false
  })
  return found
}

export function toneStyle(frame: Frame): Record<string, string> {
  return {
    '--from': `var(--tone-${frame.from.toLowerCase()})`,
    '--to': `var(--tone-${frame.to.toLowerCase()})`,
    '--plate': `var(--plate-${frame.plate.toLowerCase()})`,
    '--deep-from': `var(--deep-${frame.from.toLowerCase()})`,
    '--deep-to': `var(--deep-${frame.to.toLowerCase()})`,
    '--line-from': `var(--line-${frame.from.toLowerCase()})`,
    '--line-to': `var(--line-${frame.to.toLowerCase()})`,
    '--paper': `var(--paper-${frame.plate.toLowerCase()})`,
  }
}
