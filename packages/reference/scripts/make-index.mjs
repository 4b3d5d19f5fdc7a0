#!/usr/bin/env node
// Reads the rules document and writes what is fact in it: the numbers, the headings, and a short hash of each text.
//   node packages/reference/scripts/make-index.mjs [RULES.txt]           writes the data files
//   node packages/reference/scripts/make-index.mjs --check [RULES.txt]   compares the document with the committed hashes
//   node packages/reference/scripts/make-index.mjs --prose [RULES.txt]   words in a row that the built summaries share with it
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..')
const args = process.argv.slice(2)
const mode = args.find(arg => arg.startsWith('--'))
const sharedRules = resolve(root, '../../../shared/rules')
const file = args.find(arg => !arg.startsWith('--')) ?? newest(sharedRules)

function newest(folder) {
  try {
    const names = readdirSync(folder).filter(name => name.endsWith('.txt'))
    if (names.length > 0) return join(folder, names.sort().at(-1))
  } catch {
    // named below
  }
  console.error(`no rules document: give its path (looked in ${folder})`)
  process.exit(2)
}

/** The rules proper: after the table of contents, before the glossary. */
function readRules(text) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const credits = lines.findIndex(line => line.trim() === 'Credits')
  const glossary = lines.findIndex((line, i) => i > credits && line.trim() === 'Glossary')
  if (credits < 0 || glossary < 0) throw new Error(`${file}: no table of contents ending in "Credits", or no glossary`)
  const rules = new Map()
  let current
  for (const line of lines.slice(credits + 1, glossary)) {
    const match = /^(\d|\d{3}|\d{3}\.\d+[a-z]?)\.? +(\S.*)$/.exec(line)
    if (match && !(match[1].length === 1 && rules.has(match[1]))) {
      current = match[1]
      if (rules.has(current)) throw new Error(`${file}: rule ${current} occurs twice`)
      rules.set(current, match[2].trim())
    } else if (line.trim() && current) rules.set(current, `${rules.get(current)}\n${line.trim()}`)
  }
  return { rules, date: /effective as of (.+?)\.?$/m.exec(text)?.[1] ?? 'unknown' }
}

const hash = text => createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex').slice(0, 8)

/** A heading is short, and no sentence. */
const isHeading = (number, text) =>
  /^\d(\d\d)?$/.test(number) || (!/[a-z]$/.test(number) && text.length < 60 && /[\p{L}\p{N})!]$/u.test(text))

const letters = 'abcdefghijkmnpqrstuvwxyz'

/** '702' → '1a,2f,…': each rule with its last letter (l and o are never used). */
function compact(rules) {
  const sections = {}
  const plain = [...rules.keys()].filter(number => number.includes('.') && !/[a-z]$/.test(number))
  for (const number of plain) {
    let last = ''
    for (const letter of letters) if (rules.has(number + letter)) last = letter
    for (const letter of letters.slice(0, last === '' ? 0 : letters.indexOf(last) + 1)) {
      if (!rules.has(number + letter)) throw new Error(`${number}${letter} is missing: the letters have a gap`)
    }
    const [section, own] = number.split('.')
    ;(sections[section] ??= []).push(own + last)
  }
  for (const number of rules.keys()) if (/^\d{3}$/.test(number)) sections[number] ??= []
  const count = Object.values(sections).flat().length
  if (count !== plain.length) throw new Error('rules were lost')
  return sections
}

const quote = text => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
const key = number => (/^\d+$/.test(number) ? number : `'${number}'`)
const { rules, date } = readRules(readFileSync(file, 'utf8'))

if (mode === '--check') {
  const old = JSON.parse(readFileSync(join(root, 'data/rule-hashes.json'), 'utf8'))
  const changes = []
  for (const [number, text] of rules) {
    if (!(number in old.rules)) changes.push(`new      ${number}`)
    else if (old.rules[number] !== hash(text)) changes.push(`changed  ${number}`)
  }
  for (const number of Object.keys(old.rules)) if (!rules.has(number)) changes.push(`gone     ${number}`)
  for (const line of changes) console.log(line)
  console.log(`${changes.length} differences between ${old.effective} and ${date}`)
  process.exit(changes.length === 0 ? 0 : 1)
} else if (mode === '--prose') {
  const words = text =>
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}'/+-]+/gu) ?? []
  const runs = new Set()
  const length = 8
  for (const text of rules.values()) {
    const list = words(text)
    for (let i = 0; i + length <= list.length; i++) runs.add(list.slice(i, i + length).join(' '))
  }
  const { summaries } = await import(pathToFileURL(join(root, 'dist/data/summaries.js')).href)
  let found = 0
  for (const [number, { en }] of Object.entries(summaries)) {
    const list = words(en)
    for (let i = 0; i + length <= list.length; i++) {
      if (runs.has(list.slice(i, i + length).join(' '))) {
        found++
        console.log(`${number}: ${list.slice(i, i + length).join(' ')}`)
      }
    }
  }
  console.log(`${found} runs of ${length} words shared with the document`)
  process.exit(found === 0 ? 0 : 1)
} else {
  const made = '// Made by scripts/make-index.mjs from the rules document: do not edit.\n'
  const sections = compact(rules)
  const numbers = Object.entries(sections).map(([section, list]) => `  ${section}: '${list.join(' ')}',`)
  const numbersHead =
    '/** By section: its rules, each with the last letter of its subrules (letters l and o are never used). */'
  writeFileSync(
    join(root, 'src/data/numbers.ts'),
    `${made}\n/** The document the numbers are from. */\nexport const rulesEffective = ${quote(date)}\n\n${numbersHead}\n` +
      `export const numbers: Readonly<Record<string, string>> = {\n${numbers.join('\n')}\n}\n`,
  )
  const headings = [...rules].filter(([number, text]) => isHeading(number, text.split('\n')[0]))
  const titles = headings.map(
    ([number, text]) => `  ${key(number)}: ${quote(text.split('\n')[0].replaceAll('’', "'"))},`,
  )
  writeFileSync(
    join(root, 'src/data/titles.ts'),
    `${made}\n/** Headings: chapters, sections, keywords. */\n` +
      `export const titles: Readonly<Record<string, string>> = {\n${titles.join('\n')}\n}\n`,
  )
  const hashes = Object.fromEntries([...rules].map(([number, text]) => [number, hash(text)]))
  writeFileSync(join(root, 'data/rule-hashes.json'), `${JSON.stringify({ effective: date, rules: hashes }, null, 2)}\n`)
  console.log(`${rules.size} numbers, ${headings.length} headings, effective ${date}`)
}
