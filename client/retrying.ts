import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

export interface RetrySettings {
  /** The longest that one call waits and sends again, in all; five minutes when left out. */
  maxWaitMs?: number
  /** What sends a request; `fetch` when left out. */
  fetch?: (request: Request) => Promise<Response>
}

const MAX_WAIT_MS = 5 * 60_000
/** The first wait after a connection that broke, doubled each time. */
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 10_000
/** What may be sent again though nobody knows whether it arrived: it only reads, or has a key. */
const REPEATABLE = ['GET', 'POST']

/**
 * A `fetch` that sends a request again when the service puts it off with `Retry-After` (429, 503), and when the connection broke. Every POST
 * carries an `Idempotency-Key`, one of its own if the caller gave none: so what creates or costs something is done once, however often it is
 * sent. (A message that tries a webhook can come twice.) A connection that broke is not tried again for PUT and DELETE.
 */
export function retrying({
  maxWaitMs = MAX_WAIT_MS,
  fetch: sendOnce = fetch,
}: RetrySettings): (request: Request) => Promise<Response> {
  return async function send(request) {
    // By its id the service knows a repeat for the same request, also of an act that can be done only once.
    if (!request.headers.has('X-Request-Id')) request.headers.set('X-Request-Id', randomUUID())
    if (request.method === 'POST' && !request.headers.has('Idempotency-Key'))
      request.headers.set('Idempotency-Key', randomUUID())
    const until = Date.now() + maxWaitMs
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
      const outcome = await attempt(request.clone(), sendOnce)
      const waitMs = 'response' in outcome ? putOffMs(outcome.response) : pauseMs
      const mayRepeat = 'response' in outcome || REPEATABLE.includes(request.method)
      if (waitMs === undefined || !mayRepeat || Date.now() + waitMs > until) {
        if ('response' in outcome) return outcome.response
        throw outcome.error
      }
      await sleep(waitMs, undefined, { signal: request.signal })
    }
  }
}

async function attempt(
  request: Request,
  sendOnce: NonNullable<RetrySettings['fetch']>,
): Promise<{ response: Response } | { error: unknown }> {
  try {
    return { response: await sendOnce(request) }
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
