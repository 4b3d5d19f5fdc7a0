/** A worker: pieces in, reports out. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Job, playJob } from './job.ts'
import { cardMap, type GameWork } from './simulate.ts'

const { job, cards, games, chunk } = workerData as GameWork
const source = cardMap(cards)

parentPort!.on('message', (piece: number) => {
  if (piece < 0) {
    parentPort!.close()
    return
  }
  const reports = []
  for (let i = piece * chunk; i < Math.min(games, (piece + 1) * chunk); i++)
    reports.push(playJob(job as Job, i, source))
  parentPort!.postMessage({ piece, result: reports })
})
