import { type CardDef, DEFINED_TOKENS, type TokenSpec } from '@upkeep/ir'
import { EngineError } from '../game/errors.ts'

/** A token's definition [CR 111.3, 111.4]. `stats`: its power and toughness where they are found as it is created. */
export function tokenCard(token: TokenSpec, stats?: { power: number; toughness: number }): CardDef {
  const spec = token.token === 'defined' ? DEFINED_TOKENS[token.name] : token
  if (!spec) throw new EngineError(`no token is called ${(token as { name: string }).name}`)
  const name = spec.name ?? `${spec.subtypes.join(' ')} Token`
  const face: CardDef['faces'][number] = {
    name,
    types: spec.types,
    subtypes: spec.subtypes,
    supertypes: spec.supertypes ?? [],
    colorIndicator: spec.colors,
    abilities: spec.abilities ?? [],
  }
  const power = stats?.power ?? spec.power
  const toughness = stats?.toughness ?? spec.toughness
  if (typeof power === 'number') face.power = power
  if (typeof toughness === 'number') face.toughness = toughness
  return { name, layout: 'token', faces: [face] }
}
