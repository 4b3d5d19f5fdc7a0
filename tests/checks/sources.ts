import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { root } from '../shared.ts'

/** All files under a folder of the project that match, as paths from the root. */
export function filesUnder(folder: string, wanted: RegExp): string[] {
  const found: string[] = []
  const walk = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'build') continue
      const inside = join(path, entry.name)
      if (entry.isDirectory()) walk(inside)
      else if (wanted.test(entry.name)) found.push(relative(root, inside).replaceAll('\\', '/'))
    }
  }
  walk(join(root, folder))
  return found.sort()
}

/** The text files that are committed, or would be by `git add`; undefined where this is no git checkout. */
export function projectFiles(): string[] | undefined {
  try {
    const listed = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-z', '-co', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    })
    return listed.split('\0').filter(path => path !== '' && isText(path))
  } catch {
    return undefined
  }
}

function isText(path: string): boolean {
  if (/\.(png|jpg|gif|ico|woff2?|gz|sqlite)$/.test(path)) return false
  return statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** The number of the line at a position of a text. */
export function lineAt(text: string, position: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) line++
  return line
}

export interface CorpusFace {
  readonly name: string
  readonly faceName?: string
  readonly text?: string
  readonly subtypes?: readonly string[]
  readonly rulings?: readonly { readonly text: string }[]
  readonly foreignData?: readonly { readonly name?: string; readonly faceName?: string; readonly text?: string }[]
}

let corpus: { readonly from: string; readonly faces: readonly CorpusFace[] } | undefined

export function corpusFaces(shared: string): readonly CorpusFace[] {
  if (corpus?.from !== shared) {
    const file = readFileSync(join(shared, 'corpus', 'AtomicCards.json.gz'))
    const cards = JSON.parse(gunzipSync(file).toString('utf8')) as { data: Record<string, CorpusFace[]> }
    corpus = { from: shared, faces: Object.values(cards.data).flat() }
  }
  return corpus.faces
}
