/** Work spread over the cores: each worker takes the next piece when it has done one. */
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/** Whether this runs from the TypeScript sources (tests, development) and not compiled. */
const isSource = import.meta.url.endsWith('.ts')

export interface PoolOptions<R> {
  /** Name of the module beside this one, without its ending. */
  readonly worker: string
  readonly data: unknown
  /** Pieces are numbered 0 … pieces − 1. */
  readonly pieces: number
  readonly cores?: number
  readonly onResult: (result: R, piece: number) => void
}

/** How many workers there would be. */
export function coresFor(pieces: number, cores: number = availableParallelism()): number {
  return Math.max(1, Math.min(cores, pieces))
}

/** A worker of this package; from the sources it has tsx to read them. */
function start(name: string, workerData: unknown): Worker {
  if (!isSource) return new Worker(new URL(`./${name}.js`, import.meta.url), { workerData })
  const file = new URL(`./${name}.ts`, import.meta.url).href
  const require = createRequire(import.meta.url)
  const tsx = new URL('dist/esm/api/index.mjs', pathToFileURL(require.resolve('tsx/package.json'))).href
  const code = `import(${JSON.stringify(tsx)}).then(({ register }) => (register(), import(${JSON.stringify(file)})))`
  return new Worker(code, { eval: true, workerData, execArgv: ['--conditions=upkeep-source'] })
}

/** Does all pieces. Rejects at the first worker that dies. */
export async function runPool<R>({ worker, data, pieces, cores, onResult }: PoolOptions<R>): Promise<void> {
  let next = 0
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = start(worker, data)
      const give = (): void => {
        if (next < pieces) thread.postMessage(next++)
        else thread.postMessage(-1)
      }
      thread.on('message', (message: { piece: number; result: R }) => {
        try {
          onResult(message.result, message.piece)
        } catch (error) {
          reject(error)
          void thread.terminate()
          return
        }
        give()
      })
      thread.on('error', reject)
      thread.on('exit', code => (code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`))))
      give()
    })
  await Promise.all(Array.from({ length: coresFor(pieces, cores) }, one))
}
