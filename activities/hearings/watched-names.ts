import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Database } from '../../db/database.ts'
import type { WatchedName } from '../../domain/hearings/name-index.ts'
import type { ToNames } from './watched-names-thread.ts'

/** All monitored entities, searched by the parties of many matters at once. */
export interface WatchedNames {
  /** Returns the ids of the entities that a party of each matter may be. */
  find(matters: string[][]): Promise<string[][]>
}

/** A statement with more ids is slow to parse. */
const NAMES_AT_ONCE = 5_000
/** A hundred thousand names take some 250 MB: they are freed after this long without a list. */
const IDLE_MS = 15 * 60_000

/**
 * Holds the current watched names in a separate thread: comparing the parties of a long list takes seconds, and
 * preparing a hundred thousand names takes ten. They are prepared again after a change.
 */
export function openWatchedNames({ watchlistEntities }: Pick<Database, 'watchlistEntities'>): WatchedNames {
  let held: { thread: Worker; version: string } | undefined
  let idle: NodeJS.Timeout | undefined

  async function threadOf(version: string): Promise<Worker> {
    if (held?.version === version) return held.thread
    await giveBack()
    const thread = new Worker(new URL('./watched-names-thread.ts', import.meta.url))
    thread.unref()
    held = { thread, version }
    // The failure itself rejects the pending request; the next one starts another thread.
    thread.once('error', forget)
    try {
      await giveNames((message) => thread.postMessage(message))
    } catch (error) {
      await giveBack()
      throw error
    }
    if (held?.thread !== thread) throw new Error('The thread of the watched names has failed.')
    return thread
  }

  function forget(): void {
    held = undefined
  }

  /** Page by page: all of them at once would be in memory twice. */
  async function giveNames(give: (message: ToNames) => void): Promise<void> {
    for (let after = ''; ; ) {
      const entities = await watchlistEntities.activeAfter(after, NAMES_AT_ONCE)
      give({ names: entities.map(asName) })
      if (entities.length < NAMES_AT_ONCE) return
      after = entities.at(-1)?.id ?? ''
    }
  }

  async function giveBack(): Promise<void> {
    const thread = held?.thread
    forget()
    await thread?.terminate()
  }

  async function find(matters: string[][]): Promise<string[][]> {
    clearTimeout(idle)
    const version = await watchlistEntities.namesVersion()
    if (version === null) return matters.map(() => [])
    const thread = await threadOf(version)
    try {
      const answer = once(thread, 'message')
      thread.postMessage({ matters } satisfies ToNames)
      const [found = []]: string[][][] = await answer
      return found
    } finally {
      idle = setTimeout(giveBack, IDLE_MS).unref()
    }
  }

  /** One after another: the thread answers in the order of requests, and gets none while the names change. */
  let before: Promise<unknown> = Promise.resolve()
  return {
    find(matters) {
      const found = before.then(() => find(matters))
      before = found.catch(() => {})
      return found
    },
  }
}

function asName({ id, entityType, name, nameVariations, ...known }: WatchedName): WatchedName {
  const { fatherName, birthDate, location, registrationNumber } = known
  return { id, entityType, name, nameVariations, fatherName, birthDate, location, registrationNumber }
}
