/** Spellings of one name made equal: accents, ligatures, case, apostrophes, dashes and slashes. */

const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

const isPlain = /^[a-z0-9 ]*$/

/**
 * `Lim-Dûl's Vault`, `lim dul’s vault` and `LIM-DUL'S VAULT` fold to the same; so do `Fire // Ice` and `Fire/Ice`.
 * No two cards of the corpus fold to the same.
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase()
  if (isPlain.test(lower)) return lower.trim().replace(/ {2,}/g, ' ')
  const folded = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøßđðłþı]/g, letter => LETTERS[letter]!)
    .replace(/['’‘`´"“”„«»,.!?:;()®™]/g, '')
    .replace(/\s*\/+\s*/g, ' // ')
    .replace(/[-‐‑‒–—−\s]+/g, ' ')
    .trim()
  return folded === '' ? lower.trim() : folded
}
