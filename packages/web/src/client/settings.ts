import type { Language } from '../i18n/index.ts'
import { type AutoSettings, DEFAULT_AUTO } from '../worker/auto.ts'
import type { BotKind, DeckChoice } from '../worker/protocol.ts'

export type Speed = 'instant' | 'quick' | 'normal' | 'slow'

/** What the page remembers of a person. */
export interface Settings {
  language: Language
  name: string
  speed: Speed
  auto: AutoSettings
  last: { deck: DeckChoice; rivalDeck: DeckChoice; bot: BotKind; first: 'you' | 'rival' | 'draw' } | null
}

export const SPEEDS: Readonly<Record<Speed, number>> = { instant: 0, quick: 0.5, normal: 1, slow: 2 }

const KEY = 'upkeep.settings'

export function readSettings(): Settings {
  const defaults: Settings = {
    language: globalThis.navigator?.language?.startsWith('de') ? 'de' : 'en',
    name: '',
    speed: 'normal',
    auto: DEFAULT_AUTO,
    last: null,
  }
  try {
    const text = localStorage.getItem(KEY)
    if (text === null) return defaults
    const read = JSON.parse(text) as Partial<Settings>
    const auto = { ...DEFAULT_AUTO, ...read.auto }
    const stops = { ...DEFAULT_AUTO.stops, ...auto.stops }
    const speed = read.speed !== undefined && read.speed in SPEEDS ? read.speed : defaults.speed
    return { ...defaults, ...read, speed, auto: { ...auto, stops } }
  } catch {
    // Settings that can't be read are no loss: the usual ones.
    return defaults
  }
}

export function writeSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
