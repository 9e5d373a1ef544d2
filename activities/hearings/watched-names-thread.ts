/** The thread that holds the watched names: it is given them as it starts, then lists' parties, and answers whose they may be. */
import { parentPort, workerData } from 'node:worker_threads'
import { NameIndex, type WatchedName } from '../../domain/hearings/name-index.ts'

const index = new NameIndex(workerData as WatchedName[])

parentPort?.on('message', (matters: string[][]) => {
  parentPort?.postMessage(matters.map((parties) => index.find(parties)))
})
