import { setImmediate } from 'node:timers/promises'
import { isDatabaseDown, NoAnswer } from './errors.ts'

/** Reads by keys take milliseconds. After this time the database counts as down, and the next batch begins. */
const PATIENCE_MS = 5_000
/**
 * Far longer than a read takes in a busy hour. The connection may be dead, so the read is also sent over another one.
 */
const SECOND_STATEMENT_AFTER_MS = 150

/**
 * Ticks of the event loop for which a batch stays open. Three collect twice as many reads as one, because clients that
 * were answered together ask again together; they add microseconds to a single read.
 */
const TURNS = 3

type Result<Found> = { found: Found | undefined } | { error: unknown }

/**
 * Lets single reads share statements: one runs at a time, and the next answers the reads that have arrived by then, so none
 * returns older data than its own statement would. A failure affects only its statement's reads, an unreadable key only
 * itself. A silent statement is sent again over another connection.
 * @param findAll reads several keys at once; it leaves out keys that were not found
 */
export function batchLoader<Found>(
  findAll: (keys: string[]) => Promise<Map<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  let running: Promise<unknown> | undefined
  let next: { keys: Set<string>; results: Promise<Map<string, Result<Found>>> } | undefined

  async function findNext(keys: Set<string>): Promise<Map<string, Result<Found>>> {
    await running
    // Reads that have arrived in the meantime join the batch.
    for (let turn = 0; turn < TURNS; turn++) await setImmediate()
    next = undefined
    const results = sendHedged(() => resultsOf([...keys], findAll))
    running = results.catch(() => {})
    return results
  }

  return async function find(key) {
    if (!next) {
      const keys = new Set<string>()
      next = { keys, results: findNext(keys) }
    }
    next.keys.add(key)
    const result = (await next.results).get(key)
    if (result && 'error' in result) throw result.error
    return result?.found
  }
}

/** Returns what a batch finds, by key. A failing batch is halved until the failing key is found. */
async function resultsOf<Found>(
  keys: string[],
  findAll: (keys: string[]) => Promise<Map<string, Found>>,
): Promise<Map<string, Result<Found>>> {
  try {
    const found = await findAll(keys)
    return new Map(keys.map((key) => [key, { found: found.get(key) }]))
  } catch (error) {
    if (keys.length === 1 || isDatabaseDown(error)) return new Map(keys.map((key) => [key, { error }]))
    const middle = keys.length >> 1
    const halves = await Promise.all(
      [keys.slice(0, middle), keys.slice(middle)].map((half) => resultsOf(half, findAll)),
    )
    return new Map(halves.flatMap((half) => [...half]))
  }
}

/**
 * Returns the first result of two statements; the second is sent only if the first stays silent. Uses plain timers:
 * aborting an awaitable timer creates an error with a stack, which costs a tenth of a read.
 * @throws NoAnswer when both stay silent
 */
async function sendHedged<T>(send: () => Promise<T>): Promise<T> {
  const timers: NodeJS.Timeout[] = []
  const passTime = (ms: number) => new Promise<void>((resolve) => timers.push(setTimeout(resolve, ms)))
  const patience = passTime(PATIENCE_MS).then(() => {
    throw new NoAnswer('the database did not answer a read in time')
  })
  try {
    return await Promise.race([send(), passTime(SECOND_STATEMENT_AFTER_MS).then(send), patience])
  } finally {
    timers.forEach(clearTimeout)
  }
}
