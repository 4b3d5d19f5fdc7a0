import { readdirSync, readFileSync } from 'node:fs'
import { ALIASES, ALSO, ENUMS, jsonSchema, RECORDS, UNIONS } from '@upkeep/ir'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** The types of the language, read from their sources and written in the notation of the tables. */
function declared(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const write = (t: ts.TypeNode | undefined): string => {
    if (!t) return '?'
    if (ts.isArrayTypeNode(t)) {
      const item = write(t.elementType)
      return item.includes('|') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
    }
    if (ts.isParenthesizedTypeNode(t)) return write(t.type)
    if (ts.isUnionTypeNode(t)) return t.types.map(write).join('|')
    if (ts.isLiteralTypeNode(t)) return t.literal.getText().replace(/^'|'$/g, '')
    if (ts.isImportTypeNode(t)) return t.qualifier!.getText()
    if (ts.isTypeLiteralNode(t)) return `{${members(t.members)}}`
    const text = t.getText()
    return { string: '$', number: '#', boolean: '!' }[text] ?? text
  }
  const members = (list: ts.NodeArray<ts.TypeElement>): string =>
    list
      .map(m => `${m.name!.getText()}${m.questionToken ? '?' : ''}:${write((m as ts.PropertySignature).type)}`)
      .join(' ')
  const dir = new URL('../../../ir/src/', import.meta.url)
  for (const file of readdirSync(dir)) {
    if (!file.endsWith('.ts') || /^(index|walk|tokens|keywords|mana|schema)/.test(file)) continue
    const source = ts.createSourceFile(file, readFileSync(new URL(file, dir), 'utf8'), ts.ScriptTarget.Latest, true)
    source.forEachChild(n => {
      if (ts.isTypeAliasDeclaration(n))
        found.set(n.name.text, ts.isUnionTypeNode(n.type) ? n.type.types.map(write) : [write(n.type)])
      else if (ts.isInterfaceDeclaration(n)) found.set(n.name.text, [`{${members(n.members)}}`])
    })
  }
  return found
}

/** The same from the tables. */
function tabled(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const k in ENUMS) found.set(k, ENUMS[k]!.split(' '))
  for (const k in ALIASES) found.set(k, ALIASES[k]!.split('|'))
  for (const k in RECORDS) found.set(k, [`{${RECORDS[k]}}`])
  for (const k in UNIONS) {
    const { head, of } = UNIONS[k]!
    found.set(k, [
      ...(ALSO[k] === undefined ? [] : [ALSO[k]]),
      ...Object.entries(of).map(([v, keys]) => `{${`${head}:${v} ${keys}`.trim()}}`),
    ])
  }
  return found
}

/** One variant for each head: `{until:a|b of?:Ref}` stands for two, and variants with one head are one. */
function parted(rows: string[]): string[] {
  const out: string[] = []
  for (const row of rows) {
    const m = /^\{([a-z]+):([A-Za-z|]+)((?: .*)?)\}$/.exec(row)
    if (!m || m[1] === 'name' || m[1] === 'effect') out.push(row)
    else for (const v of m[2]!.split('|')) out.push(`{${m[1]}:${v}${m[3]}}`)
  }
  // X of this object or as the text defines it: one variant here
  if (out.includes('{n:x of?:Ref}'))
    return [...out.filter(r => !r.startsWith('{n:x ')), '{n:x of?:Ref is?:Amount}'].sort()
  return out.sort()
}

describe('the tables of the language', () => {
  const types = declared()
  const tables = tabled()
  it('name every type', () => {
    expect([...tables.keys()].sort()).toEqual([...types.keys()].sort())
  })
  for (const [name, rows] of types)
    it(`say of ${name} what its type says`, () => {
      expect(parted(tables.get(name) ?? [])).toEqual(parted(rows))
    })
  it('make a JSON schema in which every reference is defined', () => {
    const schema = jsonSchema()
    const defs = schema['$defs'] as Record<string, unknown>
    const refs = [...JSON.stringify(schema).matchAll(/#\/\$defs\/(\w+)/g)].map(m => m[1]!)
    expect(refs.filter(r => !(r in defs))).toEqual([])
  })
})
