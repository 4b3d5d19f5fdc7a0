import type { ObjectView } from '@upkeep/engine'

/** Signs of mana-font for keywords that matter at a glance. */
const SIGNS: Readonly<Record<string, string>> = {
  flying: '\ue952',
  reach: '\ue960',
  'first strike': '\ue950',
  'double strike': '\ue94d',
  deathtouch: '\ue94b',
  lifelink: '\uea4b',
  trample: '\ue964',
  vigilance: '\ue968',
  haste: '\ue953',
  menace: '\ue95d',
  defender: '\ue94c',
  hexproof: '\ue954',
  shroud: '\uea88',
  indestructible: '\ue95a',
  ward: '\ue992',
  flash: '\ue951',
  prowess: '\ue982',
  protection: '\uea84',
  infect: '\uea73',
  fear: '\uea6b',
  intimidate: '\uea75',
  skulk: '\uea89',
  undying: '\uea8f',
  exalted: '\uea33',
  echo: '\ue930',
  changeling: '\ue9a6',
  annihilator: '\uea5a',
  forestwalk: '\uea6e',
  islandwalk: '\uea76',
  mountainwalk: '\uea7b',
  plainswalk: '\uea7d',
  swampwalk: '\uea8b',
}

export interface Badge {
  keyword: string
  sign: string
}

/** The keywords that have a sign, in the order of the list above. */
export function badgesOf(object: Pick<ObjectView, 'keywords'>): Badge[] {
  const has = new Set(object.keywords)
  return Object.entries(SIGNS).flatMap(([keyword, sign]) => (has.has(keyword) ? [{ keyword, sign }] : []))
}
