/** Where JSON stops being JSON: V8 does not always say. */

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them inside strings
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"?/y
const WORD = /true|false|null/y
const SPACE = /[ \t\n\r]*/y

/** Index of the first character that cannot stand where it stands; the length of the text if it ends too early. */
export function jsonErrorAt(text: string): number {
  let at = 0
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }
  const string = (): boolean => {
    const found = take(STRING)
    return found.length > 1 && found.endsWith('"') && !/(?:^|[^\\])(?:\\\\)*\\"$/.test(found)
  }
  const list = (close: string, item: () => boolean): boolean => {
    at++
    take(SPACE)
    if (text[at] === close) {
      at++
      return true
    }
    for (;;) {
      take(SPACE)
      if (!item()) return false
      take(SPACE)
      if (text[at] === close) {
        at++
        return true
      }
      if (text[at] !== ',') return false
      at++
    }
  }
  const entry = (): boolean => {
    if (text[at] !== '"' || !string()) return false
    take(SPACE)
    if (text[at] !== ':') return false
    at++
    return value()
  }
  const value = (): boolean => {
    take(SPACE)
    switch (text[at]) {
      case '{':
        return list('}', entry)
      case '[':
        return list(']', value)
      case '"':
        return string()
      default:
        return take(WORD) !== '' || take(NUMBER) !== ''
    }
  }
  if (value()) take(SPACE)
  return at
}
