/** The decks that come with Upkeep (`@upkeep/cards/decks`); the same texts are in `packages/cards/decks`. Runs anywhere. */

export interface ShippedDeck {
  /** The name of its file, without the ending. */
  readonly id: string
  readonly name: { readonly en: string; readonly de: string }
  readonly description: { readonly en: string; readonly de: string }
  /** As MTGA writes it. */
  readonly text: string
}

const deck = (id: string, en: string, de: string, about: { en: string; de: string }, cards: string): ShippedDeck => ({
  id,
  name: { en, de },
  description: about,
  text: `About\nName ${en}\n\nDeck\n${cards.trim().replaceAll(/^ +/gm, '')}\n`,
})

export const SHIPPED_DECKS: readonly ShippedDeck[] = [
  deck(
    'second-payment',
    'Second Payment',
    'Zweite Rate',
    {
      en: 'Red and green creatures with echo: big for their cost, if you pay it twice.',
      de: 'Rote und grüne Kreaturen mit Echo: groß für ihre Kosten, wenn man sie zweimal bezahlt.',
    },
    `
    4 Pouncing Jaguar
    4 Mogg War Marshal
    4 Albino Troll
    4 Ghitu Slinger
    2 Flametongue Kavu
    2 Cradle Guard
    3 Keldon Champion
    3 Lightning Dragon
    2 Deranged Hermit
    2 Multani's Acolyte
    4 Lightning Bolt
    2 Firebolt
    2 Soulmates
    4 Karplusan Forest
    2 Rugged Highlands
    8 Forest
    8 Mountain
    `,
  ),
  deck(
    'the-soul-remains',
    'The Soul Remains',
    'Die Seele bleibt',
    {
      en: 'White enchantments that gain life, tie up creatures, and keep you in the game without any life at all.',
      de: 'Weiße Verzauberungen, die Leben bringen, Kreaturen binden und dich ganz ohne Leben im Spiel halten.',
    },
    `
    4 Soul Warden
    4 Wall of Omens
    3 Mesa Enchantress
    3 Nyx-Fleece Ram
    3 Radiant's Dragoons
    2 Herald of Serra
    2 Serra Angel
    3 Ajani's Mantra
    3 Soul Echo
    4 Journey to Nowhere
    2 Oblivion Ring
    2 Pacifism
    2 Sigil of the Empty Throne
    1 Glorious Anthem
    1 Swords to Plowshares
    2 Wrath of God
    2 Kabira Crossroads
    17 Plains
    `,
  ),
  deck(
    'every-colour',
    'Every Colour of the Pool',
    'Der Teich in allen Farben',
    {
      en: 'Lands that give more each time they are tapped, in every colour, and something to spend it on.',
      de: 'Länder, die bei jedem Tappen mehr geben, in allen Farben, und etwas, wofür man es ausgibt.',
    },
    `
    4 Birds of Paradise
    2 Sylvan Caryatid
    4 Wood Elves
    4 Wild Growth
    2 Mana Flare
    3 Mirari's Wake
    1 Zendikar Resurgent
    4 Kitchen Finks
    3 Siege Rhino
    1 Savage Knuckleblade
    2 Fusion Elemental
    1 Broodmate Dragon
    2 Lightning Helix
    2 Putrefy
    2 Blaze
    4 Reflecting Pool
    2 City of Brass
    3 Exotic Orchard
    2 Frontier Bivouac
    8 Forest
    2 Plains
    1 Swamp
    1 Mountain
    `,
  ),
  deck(
    'night-tide',
    'Night Tide',
    'Nachtflut',
    {
      en: 'Blue and black flyers, with an answer at hand for whatever the other side plays.',
      de: 'Blaue und schwarze Flieger, und für alles, was drüben gespielt wird, eine Antwort auf der Hand.',
    },
    `
    4 Spiketail Hatchling
    4 Welkin Tern
    3 Baleful Strix
    3 Vampire Nighthawk
    3 Man-o'-War
    2 Phantom Monster
    2 Bone Shredder
    2 Air Elemental
    1 Mahamoti Djinn
    3 Doom Blade
    3 Mana Leak
    2 Counterspell
    2 Repulse
    2 Opt
    4 Dismal Backwater
    2 Underground River
    9 Island
    9 Swamp
    `,
  ),
]

/** A shipped deck by its id, or by its name in either language. */
export function shippedDeck(wanted: string): ShippedDeck | undefined {
  const folded = wanted.trim().toLowerCase()
  return SHIPPED_DECKS.find(
    ({ id, name }) => id === folded || name.en.toLowerCase() === folded || name.de.toLowerCase() === folded,
  )
}
