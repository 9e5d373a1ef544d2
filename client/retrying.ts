import { sleep } from './sleep.ts'

export interface RetrySettings {
  /** The longest that one call waits and sends again, in all; five minutes when left out. */
  maxWaitMs?: number
  /** The longest that one attempt may take; 90 seconds when left out, because the service itself waits up to 60 seconds for a court. */
  timeoutMs?: number
  /** What sends a request, such as one with a proxy of its own; `fetch` when left out. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

export type Send = (url: string, init: Sent, signal?: AbortSignal) => Promise<Answer>

/** An answer of which all has arrived. */
export interface Answer {
  response: Response
  text: string
}

interface Sent {
  method: string
  headers: Headers
  body: string | null
}

const MAX_WAIT_MS = 5 * 60_000
const TIMEOUT_MS = 90_000
/** The first wait after a connection that broke, doubled each time. */
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 10_000
/** The statuses with which the service puts a request off, if it says for how long. */
const PUT_OFF = [409, 429, 503]
/** What may be sent again though nobody knows whether it arrived: it only reads, or has a key. */
const REPEATABLE = ['GET', 'POST']

/**
 * A `fetch` that sends a request again when the service puts it off with `Retry-After` (409, 429, 503), and when the connection broke or not
 * all of the answer came in time. Every POST carries an `Idempotency-Key`, one of its own if the caller gave none: so what creates or costs
 * something is done once, however often it is sent. (A message that tries a webhook can come twice.) A connection that broke is not tried
 * again for PUT and DELETE.
 */
export function retrying({
  maxWaitMs = MAX_WAIT_MS,
  timeoutMs = TIMEOUT_MS,
  fetch: sendOnce = fetch,
}: RetrySettings): Send {
  return async function send(url, init, signal) {
    // By its id the service knows a repeat for the same request, also of an act that can be done only once.
    init.headers.set('X-Request-Id', crypto.randomUUID())
    if (init.method === 'POST' && !init.headers.has('Idempotency-Key'))
      init.headers.set('Idempotency-Key', crypto.randomUUID())
    const until = Date.now() + maxWaitMs
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
      const inTime = AbortSignal.timeout(timeoutMs)
      const limited = { ...init, signal: signal ? AbortSignal.any([signal, inTime]) : inTime }
      const outcome = await attempt(() => sendOnce(url, limited), signal)
      const waitMs = 'response' in outcome ? putOffMs(outcome.response) : pauseMs
      const mayRepeat = 'response' in outcome || REPEATABLE.includes(init.method)
      if (waitMs === undefined || !mayRepeat || Date.now() + waitMs > until) {
        if ('response' in outcome) return outcome
        throw outcome.error
      }
      await sleep(waitMs, signal)
    }
  }
}

/** The body belongs to the attempt: a connection can break within it, too. */
async function attempt(
  sendOnce: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Answer | { error: unknown }> {
  try {
    const response = await sendOnce()
    return { response, text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    return { error }
  }
}

/** For how long the service puts a request off; undefined when it does not. */
function putOffMs({ status, headers }: Response): number | undefined {
  const seconds = headers.get('retry-after')
  if (!PUT_OFF.includes(status) || seconds === null || !/^\d+$/.test(seconds)) return undefined
  return Number(seconds) * 1000
}
