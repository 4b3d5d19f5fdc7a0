import { type CSSProperties, type ReactNode, useId } from 'react'
import { toneStyle } from '../card/frame.ts'
import { Sigil } from '../card/sigil.tsx'
import { Pip } from '../card/symbols.tsx'
import type { Session } from '../client/session.ts'
import { language, useT } from '../i18n/index.ts'
import type { DeckChoice, DeckInfo, DeckReport } from '../worker/protocol.ts'
import { PasteList } from './paste.tsx'

interface Props {
  session: Session
  title: string
  decks: readonly DeckInfo[]
  choice: DeckChoice
  choose(choice: DeckChoice): void
  onReport(report: DeckReport | null): void
  onShow(deck: DeckInfo): void
}

/** One of the shipped decks, or a list of one's own. */
export function DeckPicker({ session, title, decks, choice, choose, onReport, onShow }: Props): ReactNode {
  const t = useT()
  const group = useId()
  const lang = language()
  const pasted = 'list' in choice
  return (
    <fieldset className="deck-picker">
      <legend>{title}</legend>
      <div className="decks">
        {decks.map(deck => (
          <label key={deck.id} className="deck" style={deckStyle(deck)}>
            <input
              type="radio"
              name={group}
              checked={!pasted && choice.shipped === deck.id}
              onChange={() => choose({ shipped: deck.id })}
            />
            <span className="deck-art">
              <Sigil object={{ name: deck.name.en, types: ['Enchantment'], subtypes: [] }} />
            </span>
            <span className="deck-words">
              <span className="deck-name">{deck.name[lang]}</span>
              <span className="deck-about">{deck.about?.[lang]}</span>
            </span>
            <span className="deck-colors">
              {deck.colors.map(color => (
                <Pip key={color} symbol={color} />
              ))}
            </span>
            <button
              type="button"
              className="deck-show"
              onClick={() => onShow(deck)}
              aria-label={t('deck.show', { name: deck.name[lang] })}
            >
              {t('deck.cards', { count: deck.size })}
            </button>
          </label>
        ))}
        <label className="deck own">
          <input
            type="radio"
            name={group}
            checked={pasted}
            onChange={() => choose({ list: pasted ? choice.list : '' })}
          />
          <span className="deck-words">
            <span className="deck-name">{t('deck.paste')}</span>
            <span className="deck-about">{t('deck.pasteAbout')}</span>
          </span>
        </label>
      </div>
      {pasted && (
        <PasteList session={session} list={choice.list} change={list => choose({ list })} onReport={onReport} />
      )}
    </fieldset>
  )
}

function deckStyle(deck: DeckInfo): CSSProperties {
  const [first, second] = deck.colors
  const from = first ?? 'metal'
  return toneStyle({ from, to: second ?? from, plate: from }) as CSSProperties
}
