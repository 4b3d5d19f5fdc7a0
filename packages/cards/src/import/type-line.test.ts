import { expect, test } from 'vitest'
import { joinTypeLine, splitTypeLine } from './type-line.ts'

const split = (line: string) => {
  const { supertypes, types, subtypes } = splitTypeLine(line)
  return [supertypes, types, subtypes]
}

test('a type line is split into supertypes, types and subtypes', () => {
  expect(split('Basic Snow Land — Forest')).toEqual([['Basic', 'Snow'], ['Land'], ['Forest']])
  expect(split('Legendary Artifact Creature — Human Assembly-Worker')).toEqual([
    ['Legendary'],
    ['Artifact', 'Creature'],
    ['Human', 'Assembly-Worker'],
  ])
  expect(split('Instant')).toEqual([[], ['Instant'], []])
  expect(split('Kindred Sorcery - Goblin')).toEqual([[], ['Kindred', 'Sorcery'], ['Goblin']])
})

test('a subtype may have two words', () => {
  expect(split('Legendary Creature — Time Lord Doctor')).toEqual([['Legendary'], ['Creature'], ['Time Lord', 'Doctor']])
  expect(split('Legendary Enchantment — Background')).toEqual([['Legendary'], ['Enchantment'], ['Background']])
  expect(split("Land — Urza's Power-Plant")).toEqual([[], ['Land'], ["Urza's", 'Power-Plant']])
})

test('what follows the dash of a plane is one subtype', () => {
  expect(split('Plane — New Phyrexia')).toEqual([[], ['Plane'], ['New Phyrexia']])
})

test('joining gives the line back', () => {
  for (const line of ['Plane — New Phyrexia', 'Legendary Creature — Time Lord Doctor', 'World Enchantment']) {
    expect(joinTypeLine(splitTypeLine(line))).toBe(line)
  }
})
