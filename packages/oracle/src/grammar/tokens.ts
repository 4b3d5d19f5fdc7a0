/**
 * Words of a line and back. Mana symbols that stand together are one word, possessive 's is a word of its own, quotation
 * marks are told apart, a dash with spaces is `--`. Where a sentence begins, the grammar reads words in lower case.
 */

const WORD =
  /\[[+\-−]?\d+\]|and\/or\b|\{[^{}]+\}(?:\{[^{}]+\})*|[+\-−]?(?:\d+|X|\*)\/[+\-−]?(?:\d+|X|\*)|[A-Za-z0-9~À-ž’'&+\-−*]+|\n|•|"|—|[^\s]/gu

/** Contractions of "is", which are no possessives. */
const CONTRACTED = /^(it|that|there|he|she|who|what)'s$/i

export interface Words {
  words: string[]
  lower: string[]
}

export function splitWords(text: string): Words {
  const words: string[] = []
  const raw = text.match(WORD) ?? []
  let open = false
  let at = 0
  for (let i = 0; i < raw.length; i++) {
    let w = raw[i]!
    at = text.indexOf(w, at)
    const spaced = text[at - 1] === ' '
    at += w.length
    if (w === '"') {
      open = !open
      words.push(open ? '“' : '”')
      // the full stop inside the quotation also ends the sentence outside it
      const before = words[words.length - 2]
      if (!open && (before === '.' || before === '!')) {
        const next = text.slice(at, at + 3)
        if (next === '' || /^(\n| [A-Z~"{(])/.test(next)) words.push('.')
      }
      continue
    }
    if (w === '—') {
      words.push(spaced ? '--' : '—')
      continue
    }
    w = w.replaceAll('’', "'").replaceAll('−', '-')
    const m = CONTRACTED.test(w) ? null : (/^(.*[^s])'s$/.exec(w) ?? /^(.+s)'s$/.exec(w))
    if (m) words.push(m[1]!, "'s")
    else if (w === 'an') words.push('a')
    else if (w === 'An') words.push('A')
    else words.push(w)
  }
  return { words, lower: lowerStarts(words) }
}

const STARTS = new Set(['.', ':', '“', '•', '--', '—', '\n', '|'])

function lowerStarts(words: string[]): string[] {
  const lower = words.slice()
  for (let i = 0; i < words.length; i++) {
    if (i === 0 || STARTS.has(words[i - 1]!)) lower[i] = lowerFirst(words[i]!)
  }
  // the parts of a cost are capitalised
  for (let i = 0; i < words.length; i++) {
    if (words[i] !== ':') continue
    for (let j = i - 1; j >= 0 && !['.', '“', '\n', '”'].includes(words[j]!); j--) {
      if (words[j] === ',') lower[j + 1] = lowerFirst(words[j + 1]!)
    }
  }
  return lower
}

const lowerFirst = (w: string): string => (/^[A-Z][a-z'-]/.test(w) || w === 'A' ? w[0]!.toLowerCase() + w.slice(1) : w)
const upperFirst = (w: string): string => (/^[a-z]/.test(w) ? w[0]!.toUpperCase() + w.slice(1) : w)

const NO_SPACE_BEFORE = new Set([',', '.', ':', ';', "'s", '”', '—', '!', '?'])
const NO_SPACE_AFTER = new Set(['“', '—', '\n'])

export function joinWords(words: readonly string[]): string {
  let out = ''
  let before = '\n'
  let upper = true
  for (let i = 0; i < words.length; i++) {
    let w = words[i]!
    if (w === '^') {
      upper = true
      continue
    }
    if (w === '.' && before === '”' && /[.!]"$/.test(out)) {
      before = '.'
      upper = true
      continue
    }
    if ((w === 'a' || w === 'A') && takesAn(words[i + 1])) w += 'n'
    if (upper) w = upperFirst(w)
    upper = STARTS.has(w)
    if (out !== '' && !NO_SPACE_BEFORE.has(w) && !NO_SPACE_AFTER.has(before) && w !== '\n') out += ' '
    out += w === '--' ? '—' : w === '“' || w === '”' ? '"' : w
    before = w
  }
  return out.replace(/-(?=\d+\/|X\/)/g, '-')
}

const takesAn = (next: string | undefined): boolean =>
  next !== undefined && (/^(8|11|18|X)(\/|$|-)/.test(next) || /^([aeio]|u(?!ni[^nm])|u(?=nin|nim)|hour)/i.test(next))

/** The words of a template: slots `{name}`, `^`, and literal words, written with spaces between all of them. */
export function templateWords(template: string): string[] {
  return template
    .trim()
    .split(/ +/)
    .map(w => (w === '\\n' ? '\n' : w))
}
