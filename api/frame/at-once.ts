import { refuseForNow } from '../errors/refusal.ts'

/** Runs one request of an account, unless as many run already as one account may have at once: 429 60444. */
export type TakeTurn = <Result>(accountId: string, run: () => Promise<Result>) => Promise<Result>

/**
 * Requests of one account that one process serves at once. Three minutes' worth of slow ones of the default plan fit, and what they hold
 * (a body, a place in the queue for the database) is bounded.
 */
const MOST_AT_ONCE = 200
/** Places come free all the time. */
const RETRY_AFTER_SECONDS = 1

/** Counts the requests that run, by account. */
export function createTurns(): TakeTurn {
  const running = new Map<string, number>()
  return async function takeTurn(accountId, run) {
    const atOnce = running.get(accountId) ?? 0
    if (atOnce >= MOST_AT_ONCE) throw refuseForNow('TOO_MANY_AT_ONCE', RETRY_AFTER_SECONDS)
    running.set(accountId, atOnce + 1)
    try {
      return await run()
    } finally {
      const left = (running.get(accountId) ?? 1) - 1
      if (left > 0) running.set(accountId, left)
      else running.delete(accountId)
    }
  }
}
