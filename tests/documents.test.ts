import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { main } from '@upkeep/cli'
import pc from 'picocolors'
import { describe, expect, test } from 'vitest'
import { root } from './shared.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
const scratch = join(root, 'node_modules', '.cache', 'upkeep-readme')

/** The only block of code in a language. */
function block(language: string): string {
  const found = [...readme.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))]
  expect(found).toHaveLength(1)
  return found[0]![1]!
}

function scratchFile(name: string, text: string): string {
  mkdirSync(scratch, { recursive: true })
  const path = join(scratch, name)
  writeFileSync(path, text)
  return path
}

async function upkeep(args: readonly string[]): Promise<{ code: number; said: string }> {
  const said: string[] = []
  const say = (line: string): void => void said.push(line)
  const input = Readable.from([])
  const code = await main(args, { out: say, err: say, input, person: false, color: pc.createColors(false) })
  return { code, said: said.join('\n') }
}

const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

describe('the README', () => {
  test('has code that runs', () => {
    const file = scratchFile('library.ts', block('ts'))
    const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
    const said = execFileSync(process.execPath, [tsx, '--conditions=upkeep-source', file], { encoding: 'utf8' })
    expect(said).toMatch(/winners|draw/)
  }, 60_000)

  test('has a scenario that passes', async () => {
    const { code, said } = await upkeep(['scenario', scratchFile('readme.yaml', block('yaml'))])
    expect(said).toContain('1 passed')
    expect(code).toBe(0)
  }, 60_000)

  test('names commands that there are', async () => {
    const names = [...readme.matchAll(/^npx upkeep (\w+)(?: (compile|import|ledger|check)\b)?/gm)]
    expect(names.length).toBeGreaterThan(3)
    for (const [line, ...words] of names) {
      const { code } = await upkeep([...words.filter(word => word !== undefined), '--help'])
      expect(code, line).toBe(0)
    }
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    for (const [line, script] of readme.matchAll(/npm (?:run )?(start|test|[a-z]+)\b/g))
      expect(Object.keys(scripts), line).toContain(script)
  })

  test('links to what is there', () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(match => match[1]!)
    for (const link of links) expect(() => readFileSync(join(root, link)), link).not.toThrow()
  })

  test('has figures', () => {
    expect(readme).toMatch(/<!-- figures:start -->\n(?:\|.*\|\n){6,}<!-- figures:end -->/)
  })
})

describe('the ARCHITECTURE', () => {
  const table = (heading: string): string[] => {
    const section = architecture.split(/^## /m).find(part => part.startsWith(heading))!
    const [first] = section.split(/^\*\*/m)
    return [...first!.matchAll(/^\| \[?`([\w-]+)`/gm)].map(match => match[1]!).sort()
  }

  test('has a line for every package, and for no other', () => {
    expect(table('Packages')).toEqual(foldersIn('packages'))
  })

  test('has a line for every folder of the engine, and for no other', () => {
    expect(table("The engine's rooms")).toEqual(foldersIn('packages/engine/src'))
  })

  test('names files that there are', () => {
    const named = [...architecture.matchAll(/`((?:[\w-]+\/)+[\w-]+\.ts)`/g)].map(match => match[1]!)
    for (const file of named) {
      const path = file.startsWith('packages/') ? file : `packages/engine/src/${file}`
      expect(() => readFileSync(join(root, path)), file).not.toThrow()
    }
  })
})
