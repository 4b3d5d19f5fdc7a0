/** The small closed sets of words that everything else is made of. */

/** A colour (CR 105.1). */
export type Color = 'W' | 'U' | 'B' | 'R' | 'G'
/** A type of mana: a colour or colourless (CR 106.1b). */
export type ManaType = Color | 'C'
export const COLORS: readonly Color[] = ['W', 'U', 'B', 'R', 'G']
export const MANA_TYPES: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G', 'C']
export const COLOR_NAMES: Readonly<Record<Color, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
}

/**
 * A mana symbol without its braces: `W`, `2`, `X`, `C`, `S`, `W/U`, `2/W`, `C/W`, `W/P`, `W/U/P` (CR 107.4).
 */
export type ManaSymbol = string

/** A zone (CR 400.1). */
export type Zone = 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command'

/** A card type (CR 300.1). */
export type CardType =
  | 'Artifact'
  | 'Battle'
  | 'Conspiracy'
  | 'Creature'
  | 'Dungeon'
  | 'Enchantment'
  | 'Instant'
  | 'Kindred'
  | 'Land'
  | 'Phenomenon'
  | 'Plane'
  | 'Planeswalker'
  | 'Scheme'
  | 'Sorcery'
  | 'Vanguard'

/** A supertype (CR 205.4a). */
export type Supertype = 'Basic' | 'Legendary' | 'Ongoing' | 'Snow' | 'World'

export const PERMANENT_TYPES: readonly CardType[] = [
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Land',
  'Planeswalker',
]
export const BASIC_LAND_TYPES: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']
/** The mana that each basic land type makes (CR 305.6). */
export const BASIC_LAND_MANA: Readonly<Record<string, Color>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
}

/** The steps and the stepless main phases of a turn (CR 500.1), by the names that scenarios use. */
export type Step =
  | 'untap'
  | 'upkeep'
  | 'draw'
  | 'main1'
  | 'combat'
  | 'attackers'
  | 'blockers'
  | 'firststrike'
  | 'damage'
  | 'endcombat'
  | 'main2'
  | 'end'
  | 'cleanup'

/** How two numbers compare. */
export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>='
