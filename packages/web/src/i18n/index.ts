import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { de } from './de.ts'
import { en } from './en.ts'

type Plural<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K
export type Key = Plural<keyof typeof en>
export type Language = 'en' | 'de'
export type T = (key: Key, values?: Readonly<Record<string, string | number>>) => string

export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

const strings = i18next.createInstance()
void strings.init({
  lng: 'en',
  fallbackLng: 'en',
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  resources: { en: { translation: en }, de: { translation: de } },
  interpolation: { escapeValue: false },
})

export const t: T = (key, values) => strings.t(key, { ...values })

/** Whether there is a string of that name: for words that the engine chooses. */
export function has(key: string): key is Key {
  return strings.exists(key) || strings.exists(`${key}_other`)
}

export function language(): Language {
  return strings.language === 'de' ? 'de' : 'en'
}

export function setLanguage(to: Language): void {
  void strings.changeLanguage(to)
  if (typeof document !== 'undefined') document.documentElement.lang = to
}

function subscribe(changed: () => void): () => void {
  strings.on('languageChanged', changed)
  return () => strings.off('languageChanged', changed)
}

/** The strings in the chosen language; a component that uses them is drawn again when the language changes. */
export function useT(): T {
  useSyncExternalStore(subscribe, language, language)
  return t
}
