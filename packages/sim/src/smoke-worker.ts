/** A worker: numbers of groups in, reports out. */
import { parentPort, workerData } from 'node:worker_threads'
import { type SmokeWork, smokeGroup } from './smoke.ts'

parentPort!.on('message', (piece: number) => {
  if (piece < 0) parentPort!.close()
  else parentPort!.postMessage({ piece, result: smokeGroup(workerData as SmokeWork, piece) })
})
