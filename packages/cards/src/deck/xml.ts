/** As much XML as deck files need: elements, attributes, text, comments, CDATA; no DTD. */

export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string>; line: number }
  | { readonly kind: 'close'; readonly name: string; readonly line: number }
  | { readonly kind: 'text'; readonly text: string; readonly line: number }

/** Not well-formed XML. */
export class XmlProblem extends Error {
  readonly line: number
  readonly text: string

  constructor(line: number, text: string, message: string) {
    super(message)
    this.name = 'XmlProblem'
    this.line = line
    this.text = text
  }
}

const NAME = String.raw`[A-Za-z_:][\w:.-]*`
const MARKUP = new RegExp(
  [
    '<!--(?:(?!--)[^])*-->',
    String.raw`<!\[CDATA\[(?<cdata>[^]*?)\]\]>`,
    String.raw`<\?[^]*?\?>`,
    String.raw`</(?<close>${NAME})\s*>`,
    String.raw`<(?<open>${NAME})(?<attributes>(?:\s+${NAME}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>/?)>`,
  ].join('|'),
  'y',
)
const ATTRIBUTE = new RegExp(String.raw`(${NAME})\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'g')

/** The events of a document with exactly one root. Throws `XmlProblem` with the line. */
export function parseXml(source: string): XmlEvent[] {
  const events: XmlEvent[] = []
  const open: { name: string; line: number }[] = []
  let at = 0
  let line = 1
  let roots = 0
  const count = (text: string) => {
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) line++
  }
  while (at < source.length) {
    if (source[at] !== '<') {
      const next = source.indexOf('<', at)
      const raw = source.slice(at, next < 0 ? source.length : next)
      const text = raw.replace(/^\ufeff/, '')
      if (open.length > 0) events.push({ kind: 'text', text: decode(text, line), line })
      else if (text.trim() !== '')
        throw new XmlProblem(line, shorten(text.trim()), 'there is text outside of the elements')
      count(raw)
      at += raw.length
      continue
    }
    MARKUP.lastIndex = at
    const match = MARKUP.exec(source)
    if (!match)
      throw new XmlProblem(line, shorten(source.slice(at)), `this is not an XML tag: ${shorten(source.slice(at))}`)
    const { cdata, close, open: name, attributes, empty } = match.groups!
    if (cdata !== undefined) events.push({ kind: 'text', text: cdata, line })
    if (name !== undefined) {
      if (open.length === 0 && ++roots > 1) throw new XmlProblem(line, name, `<${name}> is a second root`)
      events.push({ kind: 'open', name, attributes: readAttributes(attributes!, line), line })
      if (empty) events.push({ kind: 'close', name, line })
      else open.push({ name, line })
    }
    if (close !== undefined) {
      const last = open.pop()
      if (last?.name !== close) {
        const instead = last ? `</${last.name}> should close the one of line ${last.line}` : 'nothing is open'
        throw new XmlProblem(line, match[0], `</${close}> closes nothing: ${instead}`)
      }
      events.push({ kind: 'close', name: close, line })
    }
    count(match[0])
    at += match[0].length
  }
  const last = open.at(-1)
  if (last) throw new XmlProblem(line, last.name, `the file ends before </${last.name}> (opened in line ${last.line})`)
  if (roots === 0) throw new XmlProblem(1, '', 'there is no element in it')
  return events
}

function readAttributes(text: string, line: number): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name, double, single] of text.matchAll(ATTRIBUTE)) {
    if (found.has(name!)) throw new XmlProblem(line, name!, `the attribute ${name} is there twice`)
    found.set(name!, decode(double ?? single ?? '', line))
  }
  return found
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string, line: number): string {
  if (!text.includes('&')) return text
  return text.replace(/&([^;\s&]*;?)/g, (whole, body: string) => {
    const name = body.endsWith(';') ? body.slice(0, -1) : ''
    const code = /^#x[0-9a-f]+$/i.test(name)
      ? Number.parseInt(name.slice(2), 16)
      : /^#\d+$/.test(name)
        ? Number(name.slice(1))
        : undefined
    const char =
      code === undefined ? ENTITIES[name] : code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
    if (char === undefined) throw new XmlProblem(line, whole, `${whole} is not an entity`)
    return char
  })
}

function shorten(text: string): string {
  const first = text.split(/\r?\n/, 1)[0]!
  return first.length > 60 ? `${first.slice(0, 60)}…` : first
}
