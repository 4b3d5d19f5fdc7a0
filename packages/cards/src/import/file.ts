/** Card files on disk, plain or gzipped (Node only). */
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { PrintedCard } from '../printed.ts'
import { CardFileError } from './errors.ts'
import { type ImportEntry, readCards, readEntries } from './read.ts'

export interface ReadOptions {
  /** Called as the file is read; `read` and `total` are bytes on disk. */
  readonly onProgress?: (progress: { readonly read: number; readonly total: number }) => void
}

/** Everything in a card file. See `readEntries`. */
export function readEntryFile(path: string, options: ReadOptions = {}): AsyncGenerator<ImportEntry, void, undefined> {
  return readEntries(readBytes(path, options), path)
}

/** The cards in a card file. See `readCards`. */
export function readCardFile(path: string, options: ReadOptions = {}): AsyncGenerator<PrintedCard, void, undefined> {
  return readCards(readBytes(path, options), path)
}

const CHUNK = 256 * 1024

/** By their first bytes. */
const ARCHIVES: readonly (readonly [name: string, magic: readonly number[]])[] = [
  ['a zip archive', [0x50, 0x4b, 0x03, 0x04]],
  ['an xz archive', [0xfd, 0x37, 0x7a, 0x58]],
  ['a bzip2 archive', [0x42, 0x5a, 0x68]],
  ['a zstd archive', [0x28, 0xb5, 0x2f, 0xfd]],
]

/** The bytes of a file, unzipped if they are gzipped. */
async function* readBytes(path: string, options: ReadOptions): AsyncGenerator<Uint8Array, void, undefined> {
  let handle: FileHandle
  let total: number
  const head = new Uint8Array(4)
  try {
    handle = await open(path, 'r')
  } catch (cause) {
    throw unreadable(path, cause)
  }
  try {
    total = (await handle.stat()).size
    await handle.read(head, 0, 4, 0)
  } catch (cause) {
    await handle.close()
    throw unreadable(path, cause)
  }
  const archive = ARCHIVES.find(([, magic]) => magic.every((byte, index) => head[index] === byte))
  if (archive) {
    await handle.close()
    throw new CardFileError(path, { offset: 0, expected: 'JSON, plain or gzipped', found: `${archive[0]}: unpack it` })
  }
  const raw = handle.createReadStream({ start: 0, highWaterMark: CHUNK })
  // What goes wrong with the one stream destroys the other with the same error.
  const bytes = head[0] === 0x1f && head[1] === 0x8b ? pipeline(raw, createGunzip({ chunkSize: CHUNK }), () => {}) : raw
  let offset = 0
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      options.onProgress?.({ read: raw.bytesRead, total })
      offset += chunk.length
      yield chunk
    }
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code
    if (code === 'Z_BUF_ERROR') {
      throw new CardFileError(path, {
        offset,
        expected: 'the rest of the gzip data',
        found: 'the end of the file',
        cause,
      })
    }
    if (code?.startsWith('Z_'))
      throw new CardFileError(path, { offset, expected: 'valid gzip data', found: code, cause })
    throw cause instanceof Error && code !== undefined ? unreadable(path, cause) : cause
  }
}

function unreadable(path: string, cause: unknown): CardFileError {
  const code = (cause as NodeJS.ErrnoException).code
  const found =
    code === 'ENOENT'
      ? 'no such file'
      : code === 'EISDIR'
        ? 'a folder'
        : cause instanceof Error
          ? cause.message
          : 'none'
  return new CardFileError(path, { offset: 0, expected: 'a file that can be read', found, cause })
}
