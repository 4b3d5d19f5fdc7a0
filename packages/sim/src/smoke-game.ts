import type { GameSetup, Placed, PlayerSetup } from '@upkeep/engine'
import { BASIC_LAND_TYPES, type CardDef } from '@upkeep/ir'
import type { CardSource } from './decks.ts'
import { botOptions } from './play.ts'

/** Cards that do to the cards under test what can be done to cards; those that are not playable are left out. */
const HELPERS: readonly string[] = [
  'Vindicate',
  'Boomerang',
  'Clone',
  'Reverberate',
  'Cackling Counterpart',
  'Control Magic',
  'Cloudshift',
  'Counterspell',
  'Raise Dead',
  'Lightning Bolt',
  'Giant Growth',
  'Mind Rot',
]
/** Something of each kind to aim at. */
const BOARD: readonly string[] = ['Grizzly Bears', 'Serra Angel', 'Ornithopter', 'Honor of the Pure', 'Bonesplitter']
/** What a card that nobody cast so far may have been waiting for: every creature type, colours, legends, snow … */
const WIDE: readonly string[] = [
  'Chameleon Colossus',
  'Savannah Lions',
  'Savannah Lions',
  'Savannah Lions',
  'Scathe Zombies',
  'Goblin Piker',
  'Isamaru, Hound of Konda',
  'Wall of Stone',
  'Shu Cavalry',
  'Snow-Covered Plains',
  'City of Brass',
]
/** Cards of every creature type, for hands and graveyards. */
const CHANGELINGS: readonly string[] = ['Woodland Changeling', 'Avian Changeling']
const GRAVEYARD: readonly string[] = ['Grizzly Bears', 'Lightning Bolt', 'Forest', 'Bonesplitter']
/** Of each basic land; more where one card is tried alone, for what costs much of one colour. */
const LANDS_EACH = 2
const LANDS_ALONE = 4
const TURNS = 8

/** The cards that surround those under test. */
export interface SmokeKit {
  readonly lands: readonly CardDef[]
  readonly helpers: readonly CardDef[]
  readonly board: readonly CardDef[]
  readonly graveyard: readonly CardDef[]
  readonly wide: readonly CardDef[]
  readonly changelings: readonly CardDef[]
}

export function smokeKit(cards: CardSource): SmokeKit {
  const known = (names: readonly string[]): CardDef[] => names.flatMap(name => cards.get(name) ?? [])
  const kit = {
    lands: known(BASIC_LAND_TYPES),
    helpers: known(HELPERS),
    board: known(BOARD),
    graveyard: known(GRAVEYARD),
    wide: known(WIDE),
    changelings: known(CHANGELINGS),
  }
  if (kit.lands.length === 0) throw new Error('a smoke game needs a basic land, and the pack has none')
  return kit
}

/**
 * A game in the middle, with lands enough for anything: first all cards under test are in the hand of the one; then half
 * of them lie there already, on either side; then both players have them.
 */
export function smokeSetup(tested: readonly CardDef[], kit: SmokeKit, seed: number, round: number): GameSetup {
  const sides = [0, 1].map(seat => {
    const mine = tested.filter((_, i) => (i + round) % 2 === seat)
    const laid = round % 3 === 1 ? mine.filter(isPermanent) : []
    const held =
      round % 3 === 2 ? tested : round % 3 === 1 ? mine.filter(c => !laid.includes(c)) : seat === 0 ? tested : []
    return side(seat, laid, held, tested, kit, seed)
  })
  return {
    players: sides,
    seed,
    first: 0,
    openingHands: false,
    start: { turn: 5, step: 'main1' },
    options: botOptions(2, 5 + TURNS),
  }
}

function side(
  seat: number,
  laid: readonly CardDef[],
  held: readonly CardDef[],
  tested: readonly CardDef[],
  kit: SmokeKit,
  seed: number,
): PlayerSetup {
  const alone = tested.length === 1
  const each = alone ? LANDS_ALONE : LANDS_EACH
  const lands = kit.lands.flatMap(land => Array.from({ length: each }, (): Placed => ({ card: land })))
  const place = (cards: readonly CardDef[]): Placed[] => cards.map(card => ({ card }))
  const some = kit.helpers.filter((_, i) => (i + seat + seed) % 3 === 0)
  const wide = alone ? place(kit.wide).map((p, i): Placed => (i === 0 ? { ...p, counters: { '+1/+1': 1 } } : p)) : []
  const changelings = alone ? kit.changelings : []
  return {
    name: `player ${seat + 1}`,
    hand: place([...held, ...(alone ? changelings : some)]),
    battlefield: [...lands, ...place(kit.board), ...wide, ...place(laid)],
    graveyard: place([...kit.graveyard, ...changelings]),
    deck: [...tested, ...tested, ...kit.helpers, ...kit.lands, ...kit.board],
  }
}

/** Auras lie on something or are gone at once; they are cast instead. */
function isPermanent(card: CardDef): boolean {
  const face = card.faces[0]!
  const types: readonly string[] = face.types
  return !types.includes('Instant') && !types.includes('Sorcery') && !face.subtypes?.includes('Aura')
}
