import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { has, language, setLanguage, t } from './index.ts'

test('both languages speak of the same things', () => {
  const placeholders = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1]!).sort()
  const differing = Object.keys(en).filter(key => {
    const [a, b] = [placeholders(en[key as keyof typeof en]), placeholders(de[key as keyof typeof en])]
    return [...new Set(a)].join() !== [...new Set(b)].join()
  })
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  expect(differing).toEqual([])
})

test('counts, values, words of the engine', () => {
  setLanguage('en')
  expect(t('deck.cards', { count: 1 })).toBe('1 card')
  expect(t('deck.cards', { count: 60 })).toBe('60 cards')
  setLanguage('de')
  expect(language()).toBe('de')
  expect(t('phases.turn', { n: 4 })).toBe('Zug 4')
  expect(has('ask.objects.target')).toBe(true)
  expect(has('ask.objects.nothing of the kind')).toBe(false)
  setLanguage('en')
})
