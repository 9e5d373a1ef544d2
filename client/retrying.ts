import { setTimeout as sleep } from 'node:timers/promises'

export interface RetrySettings {
  /** The longest that one call waits and sends again, in all; five minutes when left out. */
  maxWaitMs?: number
}

const MAX_WAIT_MS = 5 * 60_000
/** The first wait after a connection that broke, doubled each time. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000

/**
 * A `fetch` that sends a request again when the service puts it off with `Retry-After` (429, 503): the same request then joins what
 * is under way, and is charged once. Only a 503 60503 may come after a new entity or summary was written down, and its answer lost: those
 * two are then made twice. A connection that broke is tried again for requests that only read.
 */
export function retrying({ maxWaitMs = MAX_WAIT_MS }: RetrySettings): (request: Request) => Promise<Response> {
  return async function send(request) {
    const until = Date.now() + maxWaitMs
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      const outcome = await attempt(request.clone())
      const waitMs = 'response' in outcome ? putOffMs(outcome.response) : pauseMs
      const mayRepeat = 'response' in outcome || request.method === 'GET'
      if (waitMs === undefined || !mayRepeat || Date.now() + waitMs > until) {
        if ('response' in outcome) return outcome.response
        throw outcome.error
      }
      await sleep(waitMs, undefined, { signal: request.signal })
    }
  }
}

async function attempt(request: Request): Promise<{ response: Response } | { error: unknown }> {
  try {
    return { response: await fetch(request) }
  } catch (error) {
    if (request.signal.aborted) throw error
    return { error }
  }
}

/** For how long the service puts a request off; undefined when it does not. */
function putOffMs({ status, headers }: Response): number | undefined {
  const seconds = headers.get('retry-after')
  if ((status !== 429 && status !== 503) || seconds === null || !/^\d+$/.test(seconds)) return undefined
  return Number(seconds) * 1000
}
