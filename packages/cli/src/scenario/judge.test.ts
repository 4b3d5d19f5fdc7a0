import { readPackFolder } from '@upkeep/cards'
import { describe, expect, test } from 'vitest'
import { packDatabase } from './cards.ts'
import { runScenario } from './judge.ts'
import { isBad, parseScenarios } from './parse.ts'
import type { ScenarioResult } from './types.ts'

const db = packDatabase(readPackFolder())

function run(text: string): ScenarioResult {
  const [parsed] = parseScenarios(`scenario: s\n${text}`, 'x.yaml')
  if (!parsed || isBad(parsed)) throw new Error(parsed?.message ?? 'nothing')
  return runScenario(parsed, db).result
}
const passes = (text: string): void => {
  const { status, message } = run(text)
  expect([status, message]).toEqual(['passed', ''])
}
const fails = (text: string, ...words: string[]): ScenarioResult => {
  const result = run(text)
  expect([result.status, result.message]).toEqual(['failed', expect.anything()])
  for (const word of words) expect(result.message).toContain(word)
  return result
}

const BOLT = `
setup:
  A: { hand: [Lightning Bolt], battlefield: [Mountain] }
  B: { battlefield: [Grizzly Bears, Hill Giant] }
`

describe('statuses', () => {
  test('passed, and failed with what is so', () => {
    passes(`${BOLT}\nscript: [{ by: A, cast: Lightning Bolt, targets: [Hill Giant] }, { wait: stack }]
expect: { B: { graveyard: [Hill Giant] } }`)
    const { step } = fails(
      `${BOLT}\nscript: [{ by: A, cast: Lightning Bolt, targets: [B] }]\nexpect: { B: { life: 18 } }`,
      'B.life is 17, expected 18',
    )
    expect(step).toBeNull()
  })

  test('unsupported names every card that is not there', () => {
    const { status, message } = run('setup: { A: { hand: [No Such Card, Opt, Neither This] } }')
    expect(status).toBe('unsupported')
    expect(message).toBe('No Such Card (unknown), Neither This (unknown)')
  })

  test('a position that makes no sense is an error', () => {
    const { status, message } = run('setup: { A: { battlefield: [{ card: Pacifism, attachedTo: Nobody }] } }')
    expect([status, message]).toEqual([
      'error',
      'x.yaml: setup.A.battlefield[0]: there is no Nobody on the battlefield to attach to',
    ])
  })

  test('the entry at which it failed is given', () => {
    const { step } = fails(
      `${BOLT}\nscript: [{ by: A, expect: { A: { life: 20 } } }, { by: A, cast: Shock }]`,
      'A cannot cast Shock now (there is no such object)',
    )
    expect(step).toBe(1)
  })
})

describe('strict or not', () => {
  test('strict: a choice with several legal answers and none given fails', () => {
    fails(
      `${BOLT}\nscript: [{ by: A, cast: Lightning Bolt }]`,
      'A must decide (target for Lightning Bolt)',
      'no answer',
    )
  })

  test('not strict: the first that the game offers', () => {
    passes(`strict: false\n${BOLT}\nscript: [{ by: A, cast: Lightning Bolt }, { wait: stack }]
expect: { stackCount: 0, A: { graveyard: [Lightning Bolt] } }`)
  })

  test('not strict: yes', () => {
    passes(`
strict: false
setup: { A: { battlefield: [Pouncing Jaguar*0, { card: Pouncing Jaguar, sick: true }, Forest] } }
stop: [3, upkeep]
expect: { A: { battlefield: [Pouncing Jaguar] } }`)
  })

  test('of cards that nobody can tell apart it does not matter which', () => {
    passes(`
setup: { A: { hand: [Forest*9] } }
stop: [2, upkeep]
expect: { A: { graveyard: [Forest*2] } }`)
  })

  test('what was not done, and answers that were not used, fail', () => {
    fails(`${BOLT}\nscript: [{ at: [1, main1], by: B, play: Forest }]`, 'B cannot play Forest now')
    fails(
      `${BOLT}\nscript: [{ at: [1, untap], by: A, cast: Lightning Bolt, targets: [B] }]\nstop: [1, main2]`,
      'script[0] (cast by A at [1, untap]) was not done',
    )
    fails(`${BOLT}\nscript: [{ by: A, answer: [yes] }]`, 'script[0].answer: yes was not used')
    fails(`${BOLT}\nanswers: { B: { choices: [red] } }`, 'answers.B.choices[0]: red was not used')
    fails(`${BOLT}\nanswers: { A: { flips: [true] } }`, 'flips were not used')
  })
})

describe('priority', () => {
  test('two spells without a wait both go on the stack', () => {
    passes(`
setup: { A: { hand: [Shock*2], battlefield: [Mountain*2] } }
script:
  - { by: A, cast: Shock, targets: [B] }
  - { by: A, cast: Shock, targets: [B] }
  - { by: A, expect: { stack: [Shock, Shock], stackCount: 2, stackHas: { Shock: 2 } } }`)
  })

  test('wait for a number of objects', () => {
    passes(`
setup: { A: { hand: [Shock*3], battlefield: [Mountain*3] } }
script:
  - { by: A, cast: Shock, targets: [B] }
  - { by: A, cast: Shock, targets: [B] }
  - { by: A, cast: Shock, targets: [B] }
  - { by: A, wait: 2 }
  - { by: A, expect: { stackCount: 1, B: { life: 16 } } }
  - { by: A, wait: stack }
  - { by: A, wait: stack }
  - { by: A, expect: { stackCount: 0, B: { life: 14 } } }`)
  })

  test('while waits for an object on the stack, not for one that is gone, and for copies', () => {
    passes(
      `
setup:
  A: { hand: [Shock], battlefield: [Mountain] }
  B: { hand: [Shock*2], battlefield: [Mountain*2] }
script:
  - { by: B, cast: Shock, targets: [A], while: Opt }
  - { by: A, cast: Shock, targets: [B] }
stop: [1, main1]`.replace('while: Opt', 'while: "A:Shock"'),
    )
    fails(
      `${BOLT}\nscript: [{ by: A, cast: Lightning Bolt, targets: [B], while: Opt }]`,
      'script[0] (cast by A at [1, main1]) was not done',
    )
    passes(`
setup:
  A: { hand: [Opt], battlefield: [Island] }
  B: { hand: [Shock], battlefield: [Mountain] }
script:
  - { by: A, cast: Opt }
  - { by: A, answer: [none] }
  - { by: B, cast: Shock, targets: [A], while: { not: Opt } }
  - { by: B, expect: { stack: [Shock], A: { graveyard: [Opt] } } }`)
  })

  test('pass once, concede', () => {
    passes(`
setup: {}
script:
  - { at: [1, main1], by: A, pass: true }
  - { at: [1, main2], by: B, concede: true }
expect: { winner: A, B: { lost: true }, A: { won: true, lost: false } }`)
  })

  test('counters out of nowhere', () => {
    passes(`${BOLT}
script:
  - { by: A, counters: { "+1/+1": 2 }, of: Grizzly Bears }
  - { by: A, expect: { permanents: [{ card: Grizzly Bears, power: 4, counters: { "+1/+1": 2 } }] } }`)
  })
})

describe('names', () => {
  test('the second of a name, by order of entering; an alias; an owner', () => {
    passes(`
setup:
  A: { hand: [Shock*3], battlefield: [Mountain*3, Grizzly Bears] }
  B: { battlefield: [Grizzly Bears, { card: Grizzly Bears, as: last, counters: { "+1/+1": 1 } }] }
script:
  - { by: A, cast: Shock, targets: ["Grizzly Bears#2"] }
  - { wait: stack }
  - { expect: { A: { battlefield: [Grizzly Bears] }, B: { battlefield: ["@last", Grizzly Bears] } } }
  - { by: A, cast: Shock, targets: ["@last"] }
  - { by: A, cast: Shock, targets: ["B:Grizzly Bears"] }
  - { wait: stack }
expect:
  A: { battlefield: [Grizzly Bears] }
  B: { graveyard: [Grizzly Bears*2] }`)
  })

  test('spellings: case, accents, apostrophes', () => {
    passes(`
setup: { A: { hand: [multani’s acolyte], mana: GG } }
script: [{ by: A, cast: Multani's Acolyte }, { wait: stack }]
expect: { A: { battlefield: ["MULTANI'S ACOLYTE"] } }`)
  })

  test('tokens by either name', () => {
    passes(`
setup: { A: { battlefield: [{ token: "1/1 white Soldier creature", count: 2 }] } }
expect: { A: { battlefield: [Soldier*2, Soldier Token*2] } }`)
  })
})

describe('inline', () => {
  test('an illegal target is told', () => {
    fails(
      `${BOLT}\nscript: [{ by: A, cast: Lightning Bolt, targets: [Mountain] }]`,
      'A must decide (target for Lightning Bolt)',
      'Mountain (targets)',
    )
  })

  test('a target that is forced is the first of those named', () => {
    const fight = `setup: { A: { hand: [Fall of the Hammer], battlefield: [Mountain*2, Hill Giant] }, B: { battlefield: [Grizzly Bears, Ornithopter] } }`
    passes(`${fight}\nscript: [{ by: A, cast: Fall of the Hammer, targets: [Hill Giant, Grizzly Bears] }]
expect: { B: { graveyard: [Grizzly Bears] } }`)
  })
  test('more targets than there are is told, even where the game asks for none', () => {
    fails(`${BOLT}\nscript: [{ by: A, cast: Lightning Bolt, targets: [B, A] }]`, 'targets: A was not used')
  })

  test('the only legal target may be named, and must be right', () => {
    const doom = 'setup: { A: { hand: [Doom Blade], battlefield: [Swamp*2] }, B: { battlefield: [Grizzly Bears] } }'
    passes(`${doom}\nscript: [{ by: A, cast: Doom Blade, targets: [Grizzly Bears] }]`)
    fails(`${doom}\nscript: [{ by: A, cast: Doom Blade, targets: [Hill Giant] }]`, 'Hill Giant was not used')
  })

  test('sources of mana', () => {
    passes(`
setup: { A: { hand: [Shock], battlefield: [Mountain, Taiga] } }
script: [{ by: A, cast: Shock, targets: [B], pay: [Taiga] }]
expect: { permanents: [{ card: Taiga, tapped: true }, { card: Mountain, tapped: false }] }`)
    fails(
      `${BOLT}\nscript: [{ by: A, cast: Lightning Bolt, targets: [B], pay: [Forest] }]`,
      'pay: Forest cannot be used to pay this cost',
    )
  })

  test('x that cannot be chosen', () => {
    fails(
      'setup: { A: { hand: [Blaze], battlefield: [Mountain*2] } }\nscript: [{ by: A, cast: Blaze, x: 3, targets: [B] }]',
      'the game refused the answer of x',
    )
  })
})

describe('answers', () => {
  test('the queues last for the game: targets by what fits, choices strictly in order', () => {
    passes(
      `
setup:
  A: { hand: [Shock*2], battlefield: [Mountain*2] }
  B: { battlefield: [Grizzly Bears] }
answers: { A: { targets: [Nobody Here, B, Grizzly Bears] } }
script: [{ by: A, cast: Shock }, { by: A, cast: Shock }, { wait: stack }]
expect: { B: { life: 18, graveyard: [Grizzly Bears] } }
`.replace('Nobody Here, ', ''),
    )
    fails(
      `
setup: { A: { hand: [Opt], battlefield: [Island] } }
answers: { A: { choices: [red, none] } }
script: [{ by: A, cast: Opt }, { wait: stack }]`,
      'scry',
      'none fits: next red (answers.A.choices[0])',
    )
  })

  test('an answer entry goes before the queues', () => {
    passes(`
setup: { A: { hand: [Shock*2], battlefield: [Mountain*2] }, B: { battlefield: [Grizzly Bears] } }
answers: { A: { targets: [B] } }
script:
  - { by: A, answer: [Grizzly Bears] }
  - { by: A, cast: Shock }
  - { by: A, cast: Shock }
  - { wait: stack }
expect: { B: { life: 18, graveyard: [Grizzly Bears] } }`)
  })

  test('naming what is chosen answers the "may" in front of it, and so does yes', () => {
    const clone = `
setup: { A: { hand: [Clone], battlefield: [Island*4] }, B: { battlefield: [Grizzly Bears, Hill Giant] } }
script: [{ by: A, cast: Clone }, { by: A, answer: ANSWER }, { wait: stack }]`
    for (const answer of ['[Hill Giant]', '[yes, Hill Giant]']) {
      passes(`${clone.replace('ANSWER', answer)}\nexpect: { A: { battlefield: [Hill Giant] } }`)
    }
    for (const answer of ['[no]', '[none]']) {
      passes(`${clone.replace('ANSWER', answer)}\nexpect: { A: { graveyard: [Clone] } }`)
    }
  })

  test('an answer to a choice of one is used up by what happens', () => {
    passes(`
setup: { A: { battlefield: [{ card: Soul Echo, counters: { echo: 1 } }] } }
script:
  - { at: [3, upkeep], by: A, answer: [B] }
  - { at: [3, upkeep], by: B, answer: [no] }`)
  })
})

describe('stop', () => {
  test('a step is played to its end, and its mana is still there', () => {
    passes(`
setup: { A: { battlefield: [Forest] } }
script: [{ by: A, activate: "{T}", of: Forest }]
expect: { turn: 1, step: main1, active: A, A: { mana: G, manaOf: { green: 1, red: 0 } } }`)
  })

  test('a step that does not happen is where it would have been', () => {
    passes(`${BOLT}\nstop: [1, blockers]\nexpect: { step: attackers }`)
    passes(`setup: { A: { battlefield: [Grizzly Bears] } }
script: [{ at: [1, attackers], by: A, attack: [{ attacker: Grizzly Bears, defender: B }] }]
stop: [1, firststrike]
expect: { step: blockers, B: { life: 20 } }`)
  })

  test('without a stop, the step of the latest entry', () => {
    passes(`${BOLT}
script:
  - { at: [2, end], by: A, expect: { turn: 2 } }
  - { at: [1, main1], by: A, cast: Lightning Bolt, targets: [B] }
expect: { turn: 2, step: end, active: B, B: { life: 17, handCount: 1 } }`)
  })

  test('cleanup is over when it is looked at', () => {
    passes(`
setup:
  A: { hand: [Giant Growth], battlefield: [Forest, Grizzly Bears] }
script: [{ at: [1, main1], by: A, cast: Giant Growth, targets: [Grizzly Bears] }]
stop: [1, cleanup]
expect: { turn: 1, step: cleanup, active: A, permanents: [{ card: Grizzly Bears, power: 2 }] }`)
  })

  test('untap is over, and upkeep has not begun', () => {
    const setup = 'setup: { A: { hand: [Goblin War Buggy], battlefield: [Mountain*2] } }'
    const script = 'script: [{ at: [1, main1], by: A, cast: Goblin War Buggy }]'
    passes(`${setup}\n${script}
stop: [3, untap]
expect: { turn: 3, step: untap, stackCount: 0, permanents: [{ card: Mountain, tapped: false, all: true }] }`)
    passes(`${setup}\n${script}
stop: [3, upkeep]
strict: false
expect: { turn: 3, step: upkeep }`)
  })
})

describe('illegal', () => {
  test('passes where the game refuses, and fails where it does not', () => {
    passes(`${BOLT}\nscript: [{ by: A, illegal: { cast: Lightning Bolt, targets: [Mountain] } }]`)
    fails(
      `${BOLT}\nscript: [{ by: A, illegal: { cast: Lightning Bolt, targets: [B] } }]`,
      'the game allows cast Lightning Bolt for A',
    )
  })

  test('attacks and blocks', () => {
    passes(
      `
setup: { A: { battlefield: [Wall of Stone] }, B: { battlefield: [Grizzly Bears] } }
script:
  - { at: [1, attackers], by: A, illegal: { attack: [{ attacker: Wall of Stone, defender: B }] } }
  - { at: [1, blockers], by: B, illegal: { block: [{ blocker: Grizzly Bears, attacker: Wall of Stone }] } }
stop: [1, endcombat]`.replace(/ {2}- \{ at: \[1, blockers\].*\n/, ''),
    )
    fails(
      `
setup: { A: { battlefield: [Grizzly Bears] } }
script: [{ at: [1, attackers], by: A, illegal: { attack: [{ attacker: Grizzly Bears, defender: B }] } }]`,
      'the game allows attack with Grizzly Bears for A',
    )
  })
})

describe('checks', () => {
  test('can and cannot, as though that player had priority', () => {
    passes(`${BOLT}
expect:
  can: [{ by: A, cast: Lightning Bolt, targets: [Hill Giant] }, { by: A, activate: "{T}:", of: Mountain }]
  cannot: [{ by: A, cast: Lightning Bolt, targets: [Mountain] }, { by: B, cast: Lightning Bolt }, { by: A, cast: Opt }]`)
    fails(`${BOLT}\nexpect: { cannot: [{ by: A, cast: Lightning Bolt }] }`, 'but it is allowed')
    fails(`${BOLT}\nexpect: { can: [{ by: A, cast: Opt }] }`, 'expected that A can cast Opt')
  })

  test('how many: at least one, all, exactly so many, none', () => {
    const bears = 'setup: { A: { battlefield: [Grizzly Bears, { card: Grizzly Bears, tapped: true }] } }\n'
    passes(`${bears}expect: { permanents: [Grizzly Bears, { card: Grizzly Bears, tapped: true }] }`)
    passes(`${bears}expect: { permanents: [{ card: Grizzly Bears, tapped: true, count: 1 }, { card: Opt, count: 0 }] }`)
    fails(
      `${bears}expect: { permanents: [{ card: Grizzly Bears, tapped: true, all: true }] }`,
      'not every Grizzly Bears',
    )
    fails(`${bears}expect: { permanents: [{ card: Grizzly Bears, count: 3 }] }`, 'there are 2 Grizzly Bears')
    fails(`${bears}expect: { permanents: [Opt] }`, 'there is no Opt on the battlefield')
  })

  test('zones by the names that are listed', () => {
    const hand = 'setup: { A: { hand: [Opt, Shock*2] } }\n'
    passes(`${hand}expect: { A: { hand: [Shock*2, Forest*0], handCount: 3, graveyard: [], libraryCount: 60 } }`)
    fails(`${hand}expect: { A: { hand: [Shock] } }`, 'A.hand holds 2 Shock, expected 1')
    fails(`${hand}expect: { A: { hand: [] } }`, 'expected nothing')
  })

  test('the qualities of a permanent', () => {
    passes(`
setup:
  A: { battlefield: [Serra Angel, { card: Pacifism, attachedTo: Serra Angel }] }
expect:
  permanents:
    - card: Serra Angel
      controller: A
      power: 4
      toughness: 4
      types: [Creature]
      notTypes: [Artifact]
      subtypes: [Angel]
      notSubtypes: [Bear]
      colors: [white]
      hasColors: [white]
      lacksColors: [blue]
      has: [flying, Vigilance]
      lacks: [trample]
      enchantedBy: [Pacifism]
      attachedTo: none
      token: false
      tapped: false
      phasedOut: false
      faceDown: false
      attacking: false
    - { card: Pacifism, attachedTo: Serra Angel, enchantedBy: none }`)
    fails(
      'setup: { A: { battlefield: [Serra Angel] } }\nexpect: { permanents: [{ card: Serra Angel, has: [trample] }] }',
      'it does not have trample',
    )
  })

  test('abilities by their first words, whatever the minus sign', () => {
    passes(`
setup: { A: { battlefield: [Prodigal Sorcerer] } }
script: [{ by: A, activate: "{t}: this creature deals", of: Prodigal Sorcerer, targets: [B] }, { wait: stack }]
expect: { B: { life: 19 } }`)
  })
})

test('the same file gives the same result again', () => {
  const text = `shuffle: true\nseed: 7\nsetup: { A: { library: [Opt, Shock, Forest, Island, Swamp] } }\nstop: [5, main1]`
  expect(run(text)).toEqual(run(text))
})
