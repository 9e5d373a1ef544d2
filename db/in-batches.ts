import { setImmediate } from 'node:timers/promises'
import { isDatabaseDown, NoAnswer } from './errors.ts'

/** Reads by keys take milliseconds. After so long the connection is taken for dead, and the next batch goes over another one. */
const PATIENCE_MS = 5_000

type Result<Found> = { found: Found | undefined } | { error: unknown }

/**
 * Lets many single reads share statements: one statement is under way at a time, and the reads that come meanwhile are
 * answered together by the next. A read's statement always begins after the read was asked for, so nobody sees older data
 * than with a statement of his own; under load the cost per read falls to a fraction. A statement that is not answered fails its
 * own reads only, and so does a key whose rows cannot be read.
 * @param findAll reads several keys at once; keys that it leaves out were not found
 */
export function inBatches<Found>(
  findAll: (keys: string[]) => Promise<Map<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  let running: Promise<unknown> | undefined
  let next: { keys: Set<string>; results: Promise<Map<string, Result<Found>>> } | undefined

  async function findNext(keys: Set<string>): Promise<Map<string, Result<Found>>> {
    await running
    // What else has come in meanwhile is read first, and joins.
    await setImmediate()
    next = undefined
    const results = withinPatience(resultsOf([...keys], findAll))
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

async function withinPatience<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('the database has not answered a read')), PATIENCE_MS)
  })
  try {
    return await Promise.race([answer, patience])
  } finally {
    clearTimeout(timer)
  }
}
