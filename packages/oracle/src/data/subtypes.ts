/** Subtypes (CR 205.3g–205.3m) and the plurals that are not made with -s. */
export const SUBTYPES: Readonly<
  Record<'artifact' | 'enchantment' | 'land' | 'planeswalker' | 'spell' | 'creature', string>
> = {
  artifact:
    'Equipment Fortification Vehicle Spacecraft ' +
    'Attraction Blood Bobblehead Book Clue Contraption Food Gold Incubator Infinity ' +
    'Junk Lander Map Mutagen Powerstone Stone Treasure Vibranium',
  enchantment: 'Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard ' + 'Shrine',
  land:
    'Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant ' +
    "Sphere Swamp Tower Town Urza's",
  planeswalker:
    'Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack ' +
    'Dakkon Daretti Davriel Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise ' +
    'Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina ' +
    'Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa ' +
    'Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat ' +
    'Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska ' +
    'Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel',
  spell: 'Adventure Arcane Lesson Omen Trap',
  creature:
    'Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer ' +
    'Assassin Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk ' +
    'Bat Bear Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Bringer ' +
    'Brushwagg Camarid Camel Capybara Caribou Carrier Cat Centaur Child Chimera Citizen Cleric ' +
    "Clown Cockatrice Construct Coward Coyote Crab Crocodile C'tan Custodes Cyberman Cyclops Dalek " +
    'Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake ' +
    'Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental ' +
    'Elephant Elf Elk Employee Eternal Eye Faerie Ferret Fish Flagbearer Fox Fractal ' +
    'Frog Fungus Gamer Gamma Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome ' +
    'Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Guest Hag Halfling Hamster ' +
    'Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Human Hydra ' +
    'Hyena Illusion Imp Incarnation Inhuman Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo ' +
    'Kavu Kirin Kithkin Knight Kobold Kor Kraken Kree Llama Lamia Lammasu Leech ' +
    'Lemur Leviathan Lhurgoyf Licid Lizard Lobster Manticore Masticore Mercenary Merfolk Metathran Minion ' +
    'Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant ' +
    'Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph ' +
    'Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant ' +
    'Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus ' +
    'Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel ' +
    'Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow ' +
    'Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter ' +
    "Shark Sheep Shi'ar Siren Skeleton Skrull Skunk Slith Sliver Sloth Slug Snail " +
    'Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter ' +
    'Sponge Spy Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos ' +
    'Thopter Thrull Tiefling Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom ' +
    'Vampire Varmint Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf ' +
    'Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera',
}

export const PLURALS: Readonly<Record<string, string>> = {
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Thief: 'Thieves',
  Mouse: 'Mice',
  Goose: 'Geese',
  Sheep: 'Sheep',
  Fish: 'Fish',
  Merfolk: 'Merfolk',
  Treefolk: 'Treefolk',
  Moonfolk: 'Moonfolk',
  Kithkin: 'Kithkin',
  Ox: 'Oxen',
  Child: 'Children',
  Homunculus: 'Homunculi',
  Octopus: 'Octopuses',
  Plains: 'Plains',
  Aurochs: 'Aurochs',
  Locus: 'Loci',
  Eldrazi: 'Eldrazi',
  Kor: 'Kor',
  Samurai: 'Samurai',
  Jellyfish: 'Jellyfish',
  Starfish: 'Starfish',
  Myr: 'Myr',
  Moose: 'Moose',
  Vedalken: 'Vedalken',
  Metathran: 'Metathran',
  Pegasus: 'Pegasi',
  Fungus: 'Fungi',
  Dauthi: 'Dauthi',
  Soltari: 'Soltari',
  Thalakos: 'Thalakos',
  Zubera: 'Zubera',
  Equipment: 'Equipment',
  Food: 'Food',
  Phyrexian: 'Phyrexians',
  Nephilim: 'Nephilim',
  Cyclops: 'Cyclopes',
  Sphinx: 'Sphinxes',
  Ninja: 'Ninjas',
  Djinn: 'Djinn',
  Kirin: 'Kirin',
  Naga: 'Naga',
  Kavu: 'Kavu',
  Viashino: 'Viashino',
  Ouphe: 'Ouphes',
  Azra: 'Azra',
  Skrull: 'Skrulls',
  Noggle: 'Noggles',
  Pentavite: 'Pentavites',
  Leviathan: 'Leviathans',
  Squid: 'Squids',
  Rhino: 'Rhinos',
  Ally: 'Allies',
  Faerie: 'Faeries',
  Harpy: 'Harpies',
  Pirate: 'Pirates',
  Armadillo: 'Armadillos',
  Human: 'Humans',
  Coward: 'Cowards',
  Astartes: 'Astartes',
  Custodes: 'Custodes',
  Gith: 'Gith',
  Caribou: 'Caribou',
  Bison: 'Bison',
  Elk: 'Elk',
  Salamander: 'Salamanders',
  Varmint: 'Varmints',
  "Urza's": "Urza's",
  Cactus: 'Cacti',
}
