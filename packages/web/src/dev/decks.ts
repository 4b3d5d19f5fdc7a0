export const devDecks: Record<string, string> = {
  'green-red': `4 Grizzly Bears
4 Llanowar Elves
4 Lightning Bolt
4 Shock
4 Hill Giant
4 Giant Growth
4 Craw Wurm
4 Pyroclasm
4 Trained Armodon
12 Forest
12 Mountain`,
  'white-blue': `4 Serra Angel
4 Savannah Lions
4 Counterspell
4 Wind Drake
4 Swords to Plowshares
4 Pacifism
4 Opt
4 Divination
4 Wrath of God
12 Plains
12 Island`,
}
