/** Where Upkeep keeps what a person imports (Node only). */
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** `UPKEEP_HOME`; else `upkeep` in the XDG data folder (`~/.local/share`, on Windows `%LOCALAPPDATA%`). */
export function dataFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  if (env['UPKEEP_HOME']) return resolve(env['UPKEEP_HOME'])
  const windows = process.platform === 'win32' ? env['LOCALAPPDATA'] : undefined
  return join(env['XDG_DATA_HOME'] || windows || join(homedir(), '.local', 'share'), 'upkeep')
}

/** The database of the store in a data folder. */
export function storeFile(folder: string): string {
  return join(folder, 'cards.sqlite')
}
