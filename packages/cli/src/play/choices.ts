/** A decision as a question with numbered choices, and what is typed as an answer. */
import { type Action, type Answer, characteristics, type Decision, type Entity, type Game } from '@upkeep/engine'
import { printManaCost } from '@upkeep/ir'
import { abilityTexts } from '../scenario/ability-text.ts'
import type { SeenNames } from './names.ts'

export interface Question {
  text: string
  choices: string[]
  hint: string
  /** What was typed as an answer; or what is wrong with it. An empty line is the plainest answer there is. */
  read: (typed: string) => Answer | string
}

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>

const PURPOSES: Readonly<Record<string, string>> = {
  target: 'Choose a target',
  discard: 'Discard',
  sacrifice: 'Sacrifice',
  legend: 'Which of them stays?',
  search: 'What do you find?',
  untap: 'What do you untap?',
  choose: 'Choose',
  mulligan: 'Take a mulligan?',
  may: 'Do it?',
  pay: 'Pay?',
  x: 'X is?',
  triggers: 'Which goes on the stack first?',
  replacement: 'Which applies first?',
  scry: 'Scry',
  surveil: 'Surveil',
  combatDamage: 'Divide the combat damage',
  divide: 'Divide',
  mana: 'Which mana?',
  bottom: 'Put on the bottom of your library',
}

export function questionOf(game: Game, d: Decision, names: SeenNames): Question {
  const source = d.source === undefined ? '' : ` (${names.of(d.source)})`
  const text = `${PURPOSES[d.purpose] ?? d.purpose}${source}`
  switch (d.kind) {
    case 'priority':
      return priority(game, d, names)
    case 'objects': {
      const count = d.min === d.max ? String(d.min) : `${d.min} to ${d.max}`
      return {
        text: `${text}: ${count} of`,
        choices: d.options.map(names.of),
        hint: d.max === 1 ? 'a number' : 'numbers, separated by spaces',
        read: typed => {
          const picked = typed === '' ? range(d.min) : numbers(typed, d.options.length)
          return typeof picked === 'string' ? picked : { objects: picked.map(i => d.options[i]!) }
        },
      }
    }
    case 'yesNo':
      return {
        text: `${text}${d.text ? ` ${d.text}` : ''}`,
        choices: [],
        hint: 'y or n',
        read: typed =>
          /^(y|yes|j|ja)$/i.test(typed) ? { yes: true } : /^(n|no|nein|)$/i.test(typed) ? { yes: false } : 'y or n',
      }
    case 'number':
      return {
        text,
        choices: [],
        hint: `${d.min} to ${d.max}`,
        read: typed => ({ number: typed === '' ? d.min : Number(typed) }),
      }
    case 'option':
      return single(text, d.options, option => ({ option }))
    case 'name':
      return { text, choices: [], hint: 'a name', read: typed => (typed === '' ? 'a name is needed' : { name: typed }) }
    case 'modes':
      return {
        text,
        choices: d.options.map(({ index, legal }) => `mode ${index + 1}${legal ? '' : ' (not possible)'}`),
        hint: d.max === 1 ? 'a number' : 'numbers, separated by spaces',
        read: typed => {
          const legal = d.options.filter(option => option.legal)
          const picked = typed === '' ? undefined : numbers(typed, d.options.length, d.repeats)
          if (typeof picked === 'string') return picked
          const modes =
            picked?.map(i => d.options[i]!.index) ?? legal.slice(0, Math.max(1, d.min)).map(({ index }) => index)
          return { modes }
        },
      }
    case 'order':
      return {
        text,
        choices: d.items.map(item => names.of(item)),
        hint: 'all numbers in order; nothing for this order',
        read: typed => {
          const picked = typed === '' ? range(d.items.length) : numbers(typed, d.items.length)
          return typeof picked === 'string' ? picked : { order: picked }
        },
      }
    case 'arrange':
      return {
        text: `${text}: ${d.groups.map((group, i) => `${i + 1} ${group}`).join(', ')}`,
        choices: d.cards.map(names.of),
        hint: 'for each card in order where it goes, separated by spaces; nothing leaves them',
        read: typed => readGroups(typed, d),
      }
    case 'divide':
      return {
        text: `${text}: ${d.amount} among`,
        choices: d.options.map((e, i) => `${names.of(e)}${d.lethal ? ` (lethal: ${d.lethal[i]})` : ''}`),
        hint: 'amounts in order, separated by spaces',
        read: typed => {
          if (typed !== '') return { amounts: typed.split(/\s+/).map(Number) }
          const least = d.min.reduce((sum, n) => sum + n, 0)
          return { amounts: d.min.map((n, i) => (i === 0 ? n + d.amount - least : n)) }
        },
      }
    case 'attackers':
      return attackers(d, names)
    case 'blockers':
      return blockers(d, names)
    case 'pay':
      return { text: 'Pay', choices: [], hint: 'nothing pays automatically', read: () => ({ pay: 'auto' }) }
  }
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** Numbers from 1, as places. */
function numbers(typed: string, count: number, repeats = false): number[] | string {
  const found = typed.split(/[\s,]+/).map(word => Number(word) - 1)
  if (found.some(i => !Number.isInteger(i) || i < 0 || i >= count)) return `numbers from 1 to ${count}`
  if (!repeats && new Set(found).size !== found.length) return 'each only once'
  return found
}

function single(text: string, choices: readonly string[], answer: (i: number) => Answer): Question {
  return {
    text,
    choices: [...choices],
    hint: 'a number',
    read: typed => {
      const picked = typed === '' ? [0] : numbers(typed, choices.length)
      return typeof picked === 'string' ? picked : picked.length === 1 ? answer(picked[0]!) : 'one number'
    },
  }
}

function priority(game: Game, d: Of<'priority'>, names: SeenNames): Question {
  const shown = d.actions
    .map((action, index) => ({ action, index }))
    .filter(({ action }) => action.do !== 'pass' && !(action.do === 'activate' && action.mana))
    .map(({ action, index }) => ({ text: sayAction(game, action, names), index }))
    // Two of a kind are one choice.
    .filter(({ text }, i, all) => all.findIndex(other => other.text === text) === i)
  const pass = d.actions.findIndex(action => action.do === 'pass')
  return {
    text: 'What do you do?',
    choices: shown.map(({ text }) => text),
    hint: 'a number; nothing passes',
    read: typed => {
      if (typed === '' || typed === '0') return { action: pass }
      const picked = numbers(typed, shown.length)
      if (typeof picked === 'string') return picked
      return picked.length === 1 ? { action: shown[picked[0]!]!.index } : 'one number'
    },
  }
}

export function sayAction(game: Game, action: Action, names: SeenNames): string {
  switch (action.do) {
    case 'pass':
      return 'pass'
    case 'play':
      return `play ${names.of(action.card)}`
    case 'cast': {
      const { manaCost } = characteristics(game, action.card)
      const how = action.option === '' ? (manaCost ? ` ${printManaCost(manaCost)}` : '') : ` (${action.option})`
      return `cast ${names.of(action.card)}${how}`
    }
    case 'activate': {
      const instance = characteristics(game, action.object).abilities[action.ability]
      const text = instance ? abilityTexts(game, action.object, instance)[0] : undefined
      return `${names.of(action.object)}: ${text ?? 'its ability'}`
    }
    case 'special':
      return `${action.what} ${names.of(action.card)}`
  }
}

/** The abilities of an object, each as it is printed. */
export function textsOf(game: Game, id: number): string[] {
  return characteristics(game, id).abilities.flatMap(instance =>
    /\.\d+$/.test(instance.key) ? [] : abilityTexts(game, id, instance).slice(0, 1),
  )
}

function readGroups(typed: string, d: Of<'arrange'>): Answer | string {
  const where = typed === '' ? d.cards.map(() => 0) : typed.split(/\s+/).map(word => Number(word) - 1)
  if (where.length !== d.cards.length) return `${d.cards.length} numbers are needed`
  if (where.some(group => d.groups[group] === undefined)) return `numbers from 1 to ${d.groups.length}`
  return { groups: d.groups.map((_, group) => d.cards.filter((_, i) => where[i] === group)) }
}

const letterOf = (i: number): string => String.fromCharCode(97 + i)

function attackers(d: Of<'attackers'>, names: SeenNames): Question {
  const defenders = [...new Set(d.options.flatMap(option => option.defenders))]
  const several = defenders.length > 1
  const whom = several ? ` (whom: ${defenders.map((e, i) => `${letterOf(i)} ${names.of(e)}`).join(', ')})` : ''
  return {
    text: `Who attacks?${whom}`,
    choices: d.options.map(({ attacker, must }) => `${names.of(attacker)}${must ? ' (must)' : ''}`),
    hint: several ? 'numbers with a letter, as in 1a 2b; nothing for nobody' : 'numbers; all; nothing for nobody',
    read: typed => {
      if (typed === '') return { attacks: [] }
      if (typed === 'all') return { attacks: d.options.map(o => ({ attacker: o.attacker, defender: o.defenders[0]! })) }
      const attacks: { attacker: number; defender: Entity }[] = []
      for (const word of typed.split(/[\s,]+/)) {
        const match = /^(\d+)([a-z])?$/.exec(word)
        const option = d.options[Number(match?.[1]) - 1]
        if (!option) return `numbers from 1 to ${d.options.length}`
        const chosen = match![2] === undefined ? option.defenders[0] : defenders[match![2].charCodeAt(0) - 97]
        if (chosen === undefined) return `there is no ${match![2]}`
        attacks.push({ attacker: option.attacker, defender: chosen })
      }
      return { attacks }
    },
  }
}

function blockers(d: Of<'blockers'>, names: SeenNames): Question {
  const attackers = [...new Set(d.options.flatMap(option => option.attackers))]
  const whom = attackers.map((e, i) => `${letterOf(i)} ${names.of(e)}`).join(', ')
  return {
    text: `Who blocks whom? (${whom})`,
    choices: d.options.map(({ blocker, must }) => `${names.of(blocker)}${must ? ' (must)' : ''}`),
    hint: 'numbers with a letter, as in 1a 2a; nothing for nobody',
    read: typed => {
      const blocks: { blocker: number; attacker: number }[] = []
      for (const word of typed === '' ? [] : typed.split(/[\s,]+/)) {
        const match = /^(\d+)([a-z])$/.exec(word)
        const option = d.options[Number(match?.[1]) - 1]
        const attacker = match === null ? undefined : attackers[match[2]!.charCodeAt(0) - 97]
        if (!option || attacker === undefined) return 'numbers with a letter, as in 1a'
        blocks.push({ blocker: option.blocker, attacker })
      }
      return { blocks }
    },
  }
}
