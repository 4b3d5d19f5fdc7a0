/** The numbers of the rules that matter for a card, from its description. */
import { type CardDef, KEYWORDS, walk } from '@upkeep/ir'
import { compareRuleNumbers, ruleExists } from '@upkeep/reference'

/** By card type and subtype. */
const TYPES: Readonly<Record<string, string>> = {
  Artifact: '301',
  Battle: '310',
  Creature: '302',
  Enchantment: '303',
  Instant: '304',
  Kindred: '308',
  Land: '305',
  Planeswalker: '306',
  Sorcery: '307',
  Legendary: '704.5j',
  Aura: '303.4',
  Equipment: '301.5',
  Fortification: '301.6',
  Vehicle: '301.7',
  Saga: '714',
  Class: '716',
}

/** By the discriminant of a node of the card language and its value. */
const NODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  a: {
    spell: '113.3a',
    activated: '602',
    triggered: '603',
    static: '604',
    additionalCost: '118.8',
    castOption: '118.9',
    castOnly: '601.3',
  },
  c: { tap: '107.5', untap: '107.6', loyalty: '606' },
  r: {
    enters: '614.1c',
    instead: '614.1a',
    zone: '614.1a',
    amount: '614.1a',
    prevent: '615',
    redirect: '614.9',
    mana: '106.12b',
    regenerate: '701.19',
    skip: '614.10',
  },
  m: {
    copy: '707',
    control: '613.1b',
    addTypes: '613.1d',
    setTypes: '613.1d',
    removeTypes: '613.1d',
    setColors: '613.1e',
    addColors: '613.1e',
    addAbility: '613.1f',
    loseAbility: '613.1f',
    loseAllAbilities: '613.1f',
    setPT: '613.4b',
    addPT: '613.4c',
    switchPT: '613.4d',
    cant: '613.11',
    must: '613.11',
    may: '613.11',
    costs: '601.2f',
    spendAs: '609.4b',
  },
  do: {
    modal: '700.2',
    delayed: '603.7',
    reflexive: '603.12',
    continuous: '611.2',
    destroy: '701.8',
    sacrifice: '701.21',
    discard: '701.9',
    draw: '121',
    mill: '701.17',
    tap: '701.26',
    untap: '701.26',
    counterSpell: '701.6',
    search: '701.23',
    shuffle: '701.24',
    reveal: '701.20',
    scry: '701.22',
    surveil: '701.25',
    fateseal: '701.29',
    transform: '701.27',
    attach: '701.3',
    phaseOut: '702.26',
    regenerate: '701.19',
    fight: '701.14',
    copySpell: '707.10',
    createToken: '111',
    createCopy: '707',
    becomeCopy: '707',
    exchangeControl: '701.12',
    damage: '120',
    gainLife: '119',
    loseLife: '119',
    setLife: '119.5',
    addCounters: '122',
    removeCounters: '122',
    doubleCounters: '122',
    moveCounters: '122.5',
    addMana: '106.4',
    extraTurn: '500.7',
    extraStep: '500.8',
    skip: '614.10',
    winGame: '104.2b',
    loseGame: '104.3e',
    drawGame: '104.4',
    flipCoin: '705',
    rollDie: '706',
    exert: '701.43',
    emblem: '114',
    controlPlayer: '723',
  },
  mana: { couldProduce: '106.7', chosen: '106.5', commander: '903.4f', produced: '106.12a' },
  ref: { target: '115', linked: '607', host: '303.4b' },
  on: { tapForMana: '106.12a', state: '603.8' },
  if: { cameUnderControl: '702.30a' },
  n: { x: '107.3', devotion: '700.5' },
}

export function rulesOf(def: CardDef): string[] {
  const found = new Set<string>()
  const add = (rule: string | undefined): void => {
    if (rule !== undefined && ruleExists(rule)) found.add(rule)
  }
  for (const face of def.faces) {
    for (const type of [...face.types, ...(face.supertypes ?? []), ...(face.subtypes ?? [])]) add(TYPES[type])
    if (face.manaCost?.includes('X')) add('107.3')
    if (face.manaCost?.some(symbol => symbol.includes('/P'))) add('107.4f')
    else if (face.manaCost?.some(symbol => symbol.includes('/'))) add('107.4e')
    walk(face.abilities, node => {
      for (const [key, values] of Object.entries(NODES)) {
        const value = node[key]
        if (typeof value === 'string') add(values[value])
      }
      if (node['a'] === 'keyword' && typeof node['keyword'] === 'string') add(KEYWORDS[node['keyword']]?.rule)
      if (node['a'] === 'triggered' && node['condition'] !== undefined) add('603.4')
      if (node['on'] === 'move' && node['to'] === 'battlefield') add('603.6a')
      if (node['on'] === 'move' && node['from'] === 'battlefield') add('603.6c')
      if (node['do'] === 'move' && node['to'] === 'exile') add('701.13')
      if (isManaAbility(node)) add('605')
    })
  }
  return [...found].sort(compareRuleNumbers)
}

/** Activated or triggered by mana, it adds mana, and it has no target (CR 605.1). */
function isManaAbility(node: Record<string, unknown>): boolean {
  if (node['a'] !== 'activated' && node['a'] !== 'triggered') return false
  let adds = false
  let targets = false
  walk(node['effect'], inner => {
    if (inner['do'] === 'addMana') adds = true
    if (inner['ref'] === 'target') targets = true
  })
  const on = node['on'] as Record<string, unknown> | undefined
  return adds && !targets && (node['a'] === 'activated' || on?.['on'] === 'tapForMana')
}
