import { type ReactNode, useState } from 'react'
import { newSeed, type Session, useSession } from '../client/session.ts'
import { useT } from '../i18n/index.ts'
import { LanguageChoice } from '../table/settings-dialog.tsx'
import type { BotKind, DeckChoice, DeckInfo, DeckReport, NewGame } from '../worker/protocol.ts'
import { DeckDialog } from './deck-dialog.tsx'
import { DeckPicker } from './deck-picker.tsx'
import { Problems } from './paste.tsx'
import { Unreadable } from './unreadable.tsx'

/** Where a game is set up. */
export function Start({ session }: { session: Session }): ReactNode {
  const t = useT()
  const { decks, settings, notStarted, canResume } = useSession(session)
  const { last } = settings
  const known = (choice: DeckChoice | undefined, otherwise: number): DeckChoice => {
    if (choice !== undefined && ('list' in choice || decks.some(deck => deck.id === choice.shipped))) return choice
    return { shipped: (decks[otherwise] ?? decks[0])?.id ?? '' }
  }
  const [deck, setDeck] = useState<DeckChoice>(() => known(last?.deck, 0))
  const [rivalDeck, setRivalDeck] = useState<DeckChoice>(() => known(last?.rivalDeck, 1))
  const [bot, setBot] = useState<BotKind>(last?.bot ?? 'heuristic')
  const [first, setFirst] = useState<NewGame['first']>(last?.first ?? 'draw')
  const [name, setName] = useState(settings.name)
  const [seed, setSeed] = useState('')
  const [reports, setReports] = useState<{ you: DeckReport | null; rival: DeckReport | null }>({
    you: null,
    rival: null,
  })
  const [shown, setShown] = useState<DeckInfo | null>(null)
  const fits = (choice: DeckChoice, report: DeckReport | null): boolean =>
    'shipped' in choice ? choice.shipped !== '' : report?.deck != null && report.problems.length === 0
  const seedGiven = seed.trim() === '' ? null : Number(seed)
  const seedGood = seedGiven === null || Number.isSafeInteger(seedGiven)
  const ready = fits(deck, reports.you) && fits(rivalDeck, reports.rival) && seedGood
  const play = (): void => {
    session.changeSettings({ name, last: { deck, rivalDeck, bot, first } })
    session.start({
      you: { name: name.trim() || t('player.you'), deck },
      rival: { name: t(`bot.${bot}.name`), deck: rivalDeck },
      bot,
      seed: seedGiven ?? newSeed(),
      first,
    })
  }
  return (
    <main className="start">
      <header className="start-head">
        <div>
          <h1 className="wordmark">{t('app.name')}</h1>
          <p className="tagline">{t('app.tagline')}</p>
        </div>
        <LanguageChoice session={session} />
      </header>
      <Unreadable session={session} />
      {canResume && (
        <section className="resume">
          <p>{t('start.resumeText')}</p>
          <div className="buttons">
            <button type="button" className="button primary" data-do="resume" onClick={() => session.resume()}>
              {t('start.resume')}
            </button>
          </div>
        </section>
      )}
      <form
        className="start-form"
        onSubmit={event => {
          event.preventDefault()
          if (ready) play()
        }}
      >
        <DeckPicker
          session={session}
          title={t('start.yourDeck')}
          decks={decks}
          choice={deck}
          choose={setDeck}
          onReport={report => setReports(all => ({ ...all, you: report }))}
          onShow={setShown}
        />
        <DeckPicker
          session={session}
          title={t('start.rivalDeck')}
          decks={decks}
          choice={rivalDeck}
          choose={setRivalDeck}
          onReport={report => setReports(all => ({ ...all, rival: report }))}
          onShow={setShown}
        />
        <div className="start-more">
          <fieldset className="segments">
            <legend>{t('start.bot')}</legend>
            {(['heuristic', 'random'] as const).map(kind => (
              <label key={kind} title={t(`bot.${kind}.about`)}>
                <input type="radio" name="bot" checked={bot === kind} onChange={() => setBot(kind)} />
                <span>{t(`bot.${kind}`)}</span>
              </label>
            ))}
          </fieldset>
          <fieldset className="segments">
            <legend>{t('start.first')}</legend>
            {(['draw', 'you', 'rival'] as const).map(who => (
              <label key={who}>
                <input type="radio" name="first" checked={first === who} onChange={() => setFirst(who)} />
                <span>{t(`start.first.${who}`)}</span>
              </label>
            ))}
          </fieldset>
          <details className="advanced">
            <summary>{t('start.advanced')}</summary>
            <label className="setting">
              {t('start.name')}
              <input
                className="field"
                value={name}
                maxLength={24}
                placeholder={t('player.you')}
                onChange={e => setName(e.target.value)}
              />
            </label>
            <label className="setting">
              {t('start.seed')}
              <input
                className="field"
                inputMode="numeric"
                value={seed}
                placeholder={t('start.seedRandom')}
                aria-invalid={!seedGood}
                onChange={event => setSeed(event.target.value)}
              />
            </label>
            <p className="note">{t(seedGood ? 'start.seedNote' : 'start.seedBad')}</p>
          </details>
          <button type="submit" className="button primary play" data-do="play" disabled={!ready}>
            {t('start.play')}
          </button>
        </div>
        <div role="alert">
          <Problems problems={notStarted} />
        </div>
      </form>
      <footer className="start-foot">{t('app.fan')}</footer>
      {shown !== null && <DeckDialog deck={shown} onClose={() => setShown(null)} />}
    </main>
  )
}
