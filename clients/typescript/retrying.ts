import { sleep } from './sleep.ts'

export interface RetrySettings {
  /** The maximum time that one call waits and retries in total; by default five minutes. */
  maxWaitMs?: number
  /**
   * The maximum time of one attempt; by default 90 seconds, because the service itself waits up to 60 seconds for a
   * court.
   */
  timeoutMs?: number
  /** Sends a request, for example through a proxy; by default `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

export type Send = (url: string, init: Sent, signal?: AbortSignal) => Promise<Answer>

/** An answer that has arrived in full. */
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
/** The first pause after a broken connection, doubled each time. */
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 10_000
/** The statuses with which the service puts a request off, if it says for how long. */
const PUT_OFF = [409, 429, 503]
/** Methods that are retried although the first attempt may have arrived: they only read, or have a key. */
const REPEATABLE = ['GET', 'POST']

/**
 * Returns a `fetch` that retries when the service puts a request off with `Retry-After` (409, 429, 503), when the
 * connection broke, or when the answer did not arrive in full in time. Every POST has an `Idempotency-Key`, so a retry
 * neither creates nor costs anything twice; only a test message may arrive twice. PUT and DELETE are not retried after
 * a broken connection.
 */
export function retrying({
  maxWaitMs = MAX_WAIT_MS,
  timeoutMs = TIMEOUT_MS,
  fetch: sendOnce = fetch,
}: RetrySettings): Send {
  return async function send(url, init, signal) {
    // The id identifies a retry of the same request to the service, also for an act that can be done only once.
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

/** Returns for how long the service puts a request off; undefined when it does not. */
function putOffMs({ status, headers }: Response): number | undefined {
  const seconds = headers.get('retry-after')
  if (!PUT_OFF.includes(status) || seconds === null || !/^\d+$/.test(seconds)) return undefined
  return Number(seconds) * 1000
}
