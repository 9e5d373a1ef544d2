import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

export interface RetrySettings {
  /** The longest that one call waits and sends again, in all; five minutes when left out. */
  maxWaitMs?: number
}

const MAX_WAIT_MS = 5 * 60_000
/** The first wait after a connection that broke, doubled each time. */
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 10_000

/** Where a search is begun: a repeated request begins another one, unless both carry the same reference. */
const STARTS_A_SEARCH = /\/historical-search$/

/**
 * A `fetch` that sends a request again when the service puts it off with `Retry-After` (429, 503): the same request then joins what
 * is under way, and is charged once. A historical search that has no reference is given one of its own for that. Only a 503 60503 may
 * come after a new entity or summary was written down, and its answer lost: those two are then made twice. A connection that broke is
 * tried again for requests that only read.
 */
export function retrying({ maxWaitMs = MAX_WAIT_MS }: RetrySettings): (request: Request) => Promise<Response> {
  return async function send(input) {
    const request = await withReference(input)
    // By its id the service knows a repeat for the same request, also of an act that can be done only once.
    if (!request.headers.has('X-Request-Id')) request.headers.set('X-Request-Id', randomUUID())
    const until = Date.now() + maxWaitMs
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
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

async function withReference(request: Request): Promise<Request> {
  if (request.method !== 'POST' || !STARTS_A_SEARCH.test(new URL(request.url).pathname)) return request
  const body = (await request.clone().json()) as { clientReference?: string | null }
  if (body.clientReference != null) return request
  return new Request(request, { body: JSON.stringify({ ...body, clientReference: randomUUID() }) })
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
