import type { ReactNode } from 'react'
import { ManaCost } from '../card/symbols.tsx'
import { language, useT } from '../i18n/index.ts'
import { Dialog } from '../table/dialog.tsx'
import type { DeckCard, DeckInfo } from '../worker/protocol.ts'

const GROUPS = ['Creature', 'Planeswalker', 'Instant', 'Sorcery', 'Artifact', 'Enchantment', 'Battle', 'Land'] as const

/** The cards of a deck, by type. */
export function DeckDialog({ deck, onClose }: { deck: DeckInfo; onClose(): void }): ReactNode {
  const t = useT()
  const groups = GROUPS.map(type => ({ type, cards: deck.cards.filter(card => groupOf(card) === type) }))
  return (
    <Dialog title={deck.name[language()]} className="deck-dialog" onClose={onClose}>
      <div className="deck-lists">
        {groups
          .filter(group => group.cards.length > 0)
          .map(({ type, cards }) => (
            <section key={type}>
              <h3>
                {t(`type.${type}`)} ({cards.reduce((sum, card) => sum + card.count, 0)})
              </h3>
              <ul>
                {cards.map(card => (
                  <li key={card.name}>
                    <span className="deck-count">{card.count}</span>
                    <span>{card.name}</span>
                    <ManaCost cost={card.cost} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Dialog>
  )
}

function groupOf(card: DeckCard): (typeof GROUPS)[number] {
  if (card.types.includes('Land')) return 'Land'
  return GROUPS.find(type => card.types.includes(type)) ?? 'Enchantment'
}
