import { setImmediate } from 'node:timers/promises'
import { isDatabaseDown, NoAnswer } from './errors.ts'

/** Reads by keys take milliseconds. After so long the database is taken for away, and the next batch begins. */
const PATIENCE_MS = 5_000
/** Well over what a read takes in a busy hour. Its connection may be dead then, so the read is sent over another one as well. */
const SECOND_STATEMENT_AFTER_MS = 150

/**
 * Turns of the event loop for which a batch stays open. Three carry twice as many reads as one, because clients that were answered together
 * ask again together; to a lone read they add microseconds.
 */
const TURNS = 3

type Result<Found> = { found: Found | undefined } | { error: unknown }

/**
 * Lets many single reads share statements: one statement is under way at a time, and the reads that come meanwhile are
 * answered together by the next. A read's statement always begins after the read was asked for, so nobody sees older data
 * than with a statement of his own; under load the cost per read falls to a fraction. A statement that is not answered fails its
 * own reads only, and so does a key whose rows cannot be read. A statement that stays silent is sent again over another connection, so that
 * one dead connection does not hold up everybody.
 * @param findAll reads several keys at once; keys that it leaves out were not found
 */
export function batchLoader<Found>(
  findAll: (keys: string[]) => Promise<Map<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  let running: Promise<unknown> | undefined
  let next: { keys: Set<string>; results: Promise<Map<string, Result<Found>>> } | undefined

  async function findNext(keys: Set<string>): Promise<Map<string, Result<Found>>> {
    await running
    // What else has come in meanwhile is read first, and joins.
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

/** What a batch finds, key by key. One that fails is halved until the key is found that it failed for. */
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
 * The answer of whichever of two statements comes first; the second is sent only when the first stays silent. Plain timers, because an
 * abort of timers that can be awaited makes an error with its stack each time: a tenth of a read's time.
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
