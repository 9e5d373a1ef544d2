import { createKeyedLimiter } from '../../domain/keyed-limiter.ts'
import { refuseForNow } from '../errors/refusal.ts'

/** Runs a request of an account, unless as many run already as one account may have at once: 429 60444. */
export type LimitConcurrency = <Result>(accountId: string, run: () => Promise<Result>) => Promise<Result>

/**
 * Requests of one account that one process serves at once: twice what the slow ones of a minute come to on the default plan (30 lookups, 60
 * searches), so that only what they hold (a body, a place in the queue for the database) is bounded.
 */
export const REQUESTS_AT_ONCE = 200
/**
 * Requests of one account for which one process asks name servers at once: some more than an account may have webhooks. When the name servers
 * stay silent they all end at the same moment, and fill the line for the database.
 */
export const NAMES_AT_ONCE = 25
/** Places come free all the time. */
const RETRY_AFTER_SECONDS = 1

/** Counts the requests that run, by account. */
export function createConcurrencyLimit(most: number): LimitConcurrency {
  const running = new Map<string, number>()
  return async function limitRequests(accountId, run) {
    const atOnce = running.get(accountId) ?? 0
    if (atOnce >= most) throw refuseForNow('TOO_MANY_AT_ONCE', RETRY_AFTER_SECONDS)
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

/**
 * Of the requests that look through all that an account has, so many run at once; the others wait in a line of their own. A few of them keep
 * the whole database busy, whose ten connections everybody else needs too.
 */
const SEARCHES_AT_ONCE = 2

/** Runs a search of an account when its turn comes; `asked` is all that its answer depends on beside the account's data. */
export type QueueSearch = <Result>(accountId: string, asked: string, run: () => Promise<Result>) => Promise<Result>

/**
 * Lets the searches of each account run two at a time, in the order in which they came. One that asks the same as another that still waits
 * has its answer: it began after both were asked, so nobody sees older data than with a search of their own.
 */
export function createSearchQueue(): QueueSearch {
  const limit = createKeyedLimiter()
  /** The answers of those that are still to begin, by account and what they ask. */
  const waiting = new Map<string, Promise<unknown>>()

  return function queueSearch<Result>(accountId: string, asked: string, run: () => Promise<Result>) {
    const search = `${accountId} ${asked}`
    const same = waiting.get(search)
    // Whoever asks the same asks the same endpoint, which has one type of answer.
    if (same) return same as Promise<Result>
    let hasBegun = false
    const answer = limit(accountId, SEARCHES_AT_ONCE, () => {
      hasBegun = true
      waiting.delete(search)
      return run()
    })
    if (!hasBegun) waiting.set(search, answer)
    return answer
  }
}
