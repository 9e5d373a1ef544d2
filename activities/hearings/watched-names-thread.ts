/**
 * The thread with the watched names: it receives them first, page by page, then parties of lists, and returns the
 * entities they may be.
 */
import { parentPort } from 'node:worker_threads'
import { NameIndex, type WatchedName } from '../../domain/hearings/name-index.ts'

/**
 * The messages to the thread. It answers a message of matters with the ids of the entities that a party of each may be.
 */
export type ToNames = { names: WatchedName[] } | { matters: string[][] }

const names: WatchedName[] = []
let index: NameIndex | undefined

parentPort?.on('message', (message: ToNames) => {
  if ('names' in message) names.push(...message.names)
  else {
    const made = index ?? new NameIndex(names.splice(0))
    index = made
    parentPort?.postMessage(message.matters.map((parties) => made.find(parties)))
  }
})
