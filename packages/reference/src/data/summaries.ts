import { concepts } from './summaries/100-concepts.ts'
import { cardsAndZones } from './summaries/200-cards-zones.ts'
import { turnStructure } from './summaries/500-turn.ts'
import { spellsAndAbilities } from './summaries/600-spells-abilities.ts'
import { effects } from './summaries/610-effects.ts'
import { keywordActions } from './summaries/701-keyword-actions.ts'
import { keywordsFrom130 } from './summaries/702-keywords-from-130.ts'
import { keywordsTo59 } from './summaries/702-keywords-to-59.ts'
import { keywordsTo129 } from './summaries/702-keywords-to-129.ts'
import { additionalRules } from './summaries/703-additional.ts'
import { variants } from './summaries/800-variants.ts'
import type { Summaries } from './summary.ts'

/** One short sentence a rule: every heading, and the rules an engine cites most. */
export const summaries: Summaries = {
  ...concepts,
  ...turnStructure,
  ...cardsAndZones,
  ...variants,
  ...spellsAndAbilities,
  ...effects,
  ...keywordActions,
  ...keywordsTo59,
  ...keywordsTo129,
  ...keywordsFrom130,
  ...additionalRules,
}
